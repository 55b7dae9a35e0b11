import { describe, expect, test } from 'vitest'
import { fetchBook } from '../../situation/books.ts'
import type { Document } from '../../situation/document.ts'
import { openDocument } from '../../situation/open-situation.ts'
import { whyNotStaying } from '../allocation/received.ts'
import { rungsOf } from './ladder.tsx'
import { beyondPoints, type Study, study, whyShut } from './study.ts'

await Promise.all(['2023', 'classic', 'campaign'].map((edition) => fetchBook(edition, 'startup')))

function studied(document: Document, target: string, by = 'axis'): Study {
  const read = openDocument(document)
  const given = read.ok ? study(read.current, { target, by }) : read
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given.study
}

describe.each([
  { edition: '2023', rule: '49.435B (a)' },
  { edition: 'classic', rule: '49.435 (a)' },
  { edition: 'campaign', rule: '3.5.1.3b' },
])('$edition: a conquered country', ({ edition, rule }) => {
  const standing = { result: 9, with: 'germany' }
  const stood = studied({ edition, standings: { hungary: standing } }, 'hungary')
  const gone = studied({ edition, standings: { hungary: { ...standing, conquered: true } } }, 'hungary')
  const marked = (one: Study) => rungsOf(one).filter(({ isNow }) => isNow).length

  test(`${rule}: its result has lapsed, and no rung is marked`, () => {
    expect([marked(stood), marked(gone)]).toEqual([1, 0])
    expect(gone.book.clauses.lapsed.rule).toBe(rule)
  })

  test('may not be named, whatever points are there', () => {
    expect(beyondPoints(gone).map(({ code }) => code)).toContain(edition === 'campaign' ? 'surrendered' : 'conquered')
    expect(whyShut(gone)).toMatch(/conquered|surrendered/)
  })
})

test('49.31, 49.11: points beyond the year’s are reckoned, and said to be too many', () => {
  const { current, answer } = studied({ edition: '2023', placements: { axis: { turkey: 40 } } }, 'turkey')
  expect(answer.lines.some(({ amount }) => amount === 40)).toBe(true)
  expect(whyNotStaying(current, 'axis', 'turkey').map(({ cite }) => cite?.rule)).toEqual(['49.31 (a)', '49.11'])
  expect(whyNotStaying(current, 'axis', 'spain')).toEqual([])
})

test('49.423 (a): that no points are there yet is no reason beyond points', () => {
  const turkey = studied({ edition: '2023', facts: { 'france.fallen': true } }, 'turkey')
  expect(whyShut(turkey)).toBe('the European Axis have no points there')
  expect(beyondPoints(turkey)).toEqual([])
})
