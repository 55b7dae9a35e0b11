import { describe, expect, test } from 'vitest'
import { bookLedgers } from '../../../../editions/index.ts'
import { chaptersOf } from './chapters.ts'

describe.each(bookLedgers())('the chapters of $title', ({ contents }) => {
  const chapters = chaptersOf(contents)

  test('hold every clause once', () => {
    const numbers = chapters.flatMap(({ clauses }) => clauses.map(({ number }) => number))
    expect(numbers.toSorted()).toEqual(contents.map(({ number }) => number).toSorted())
  })

  test('have names of their own', () => {
    expect(new Set(chapters.map(({ name }) => name)).size).toBe(chapters.length)
  })
})

test('a sheet that two catalogues name is one chapter, where most of it stands', () => {
  const [june] = bookLedgers()
  const named = (name: string) => chaptersOf(june?.contents ?? []).find((chapter) => chapter.name === name)
  expect(named('DT Balkans')?.catalogue).toBe('49')
  expect(named('RGT table')?.catalogue).toBe('tensions')
  expect(named('59.8')?.heading).toBe('A surrendered Britain plays on as a major power…')
  expect(named('DT Turkey')?.heading).toBeUndefined()
})
