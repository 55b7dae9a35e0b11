import { describe, expect, test } from 'vitest'
import { fetchBook } from '../books.ts'
import { readSheet, type Sheet } from '../open-situation.ts'
import { begun, type Course, changedTo, changesIn, momentOf, openedAt, stepped } from './history.ts'

await fetchBook('classic', 'abridged')

function sheetAt(turn: string): Sheet {
  const read = readSheet({ edition: 'classic', turn })
  if (!read.ok) throw new Error('the sheet was refused')
  return read.sheet
}

const [spring, summer, fall] = ['1940 spring', '1940 summer', '1940 fall'].map(sheetAt) as [Sheet, Sheet, Sheet]
const turnOf = (course: Course): string => momentOf(course).now.situation.turn
const back = (course: Course): Course => stepped(course, -1) ?? course

describe('the course of the desk', () => {
  const course = changedTo(changedTo(begun(spring), summer), fall)

  test('changes keep what was opened for comparison', () => {
    expect(turnOf(course)).toBe('1940 fall')
    expect(momentOf(course).before).toBe(spring)
    expect(changesIn(course)).toBe(2)
  })

  test('undo and redo walk along it and end where it ends', () => {
    expect(turnOf(back(course))).toBe('1940 summer')
    expect(turnOf(back(back(course)))).toBe('1940 spring')
    expect(stepped(back(back(course)), -1)).toBeUndefined()
    expect(turnOf(stepped(back(course), 1) ?? course)).toBe('1940 fall')
    expect(stepped(course, 1)).toBeUndefined()
  })

  test('a change after an undo takes the place of what was undone', () => {
    const other = changedTo(back(back(course)), fall)
    expect(changesIn(other)).toBe(1)
    expect(stepped(other, 1)).toBeUndefined()
  })

  test('an address that was on the desk before is gone to; another is a new beginning that can be undone', () => {
    expect(openedAt(course, summer)).toMatchObject({ at: 1 })
    const opened = openedAt(course, sheetAt('1942 spring'))
    expect(momentOf(opened).before).toBe(momentOf(opened).now)
    expect(changesIn(opened)).toBe(0)
    expect(turnOf(back(opened))).toBe('1940 fall')
    expect(changesIn(back(opened))).toBe(2)
  })

  test('back to what was opened is no change, and can be undone', () => {
    const reset = changedTo(course, spring)
    expect(changesIn(reset)).toBe(0)
    expect(turnOf(back(reset))).toBe('1940 fall')
  })
})
