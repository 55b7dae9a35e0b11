import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allot, allottedTo } from '../rules/chapters/points/index.ts'
import { forcedNow, isForcedNow } from '../rules/chapters/surrender/index.ts'
import { tensionTurn } from '../rules/chapters/tension/index.ts'
import {
  type Condition,
  factsWith,
  isMet,
  isMetAsWritten,
  isPart,
  isQuantity,
  measure,
  measuredAsWritten,
  type Part,
  POWERS,
  reckon,
  reckonAsWritten,
  rowCounts,
  type Situation,
  type Table,
  TRACKS,
  watchedSituation,
  within,
} from '../rules/core/index.ts'
import { type Asked, anyAsked } from './condition-reads.testing.ts'
import { BOOKS } from './situation.testing.ts'

function partsIn(data: unknown): readonly Part[] {
  if (typeof data !== 'object' || data === null) return []
  if (isPart(data) && !('units' in data) && !('id' in data)) return [data]
  return Object.values(data).flatMap(partsIn)
}

/** Whatever is asked for a country in hand or of a ruling is settled before anything is weighed. */
const isSettled = (part: Part): boolean => !/"here[".]/.test(JSON.stringify(part)) && ![...within(part)].some(({ is }) => is === 'ruled')

const PARTS: readonly Part[] = [
  ...new Map(
    BOOKS.flatMap(({ book }) => partsIn([book.tables, book.clauses]))
      .filter(isSettled)
      .map((part) => [JSON.stringify(part), part]),
  ).values(),
]

const TABLES = BOOKS.flatMap(({ book }) => Object.values(book.tables).filter((table): table is Table => table !== undefined))

/** One situation with some facts, standings and wars as in another: a step such as games take. */
const stepped = (one: Situation, other: Situation, facts: readonly string[]): Situation => ({
  ...one,
  ...(facts.length % 3 === 0 ? { wars: other.wars } : {}),
  ...(facts.length % 4 === 0 ? { standings: other.standings, turn: other.turn } : {}),
  ...(facts.length % 5 === 0 ? { tensions: other.tensions } : {}),
  facts: factsWith(one.facts, Object.fromEntries(facts.map((id) => [id, other.facts[id] ?? null]))),
})

const FACTS_CHANGED = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })

const someFacts = ({ facts }: Situation, picks: readonly number[]): readonly string[] => {
  const ids = Object.keys(facts)
  return picks.map((pick) => ids[pick % ids.length] as string)
}

describe('what is compiled says the same as what is written', () => {
  test('every condition and quantity of every book', () => {
    expect(PARTS.length).toBeGreaterThan(1000)
    const quick = (part: Part, { situation, roll, net }: Asked) =>
      isQuantity(part) ? measure(part, situation, roll) : isMet(part as Condition, situation, roll, net)
    const slow = (part: Part, { situation, roll, net }: Asked) =>
      isQuantity(part) ? measuredAsWritten(part, situation, roll) : isMetAsWritten(part as Condition, situation, roll, net)
    fc.assert(
      fc.property(anyAsked, (asked) => {
        for (const part of PARTS) if (quick(part, asked) !== slow(part, asked)) expect.fail(JSON.stringify(part))
      }),
      { numRuns: 60 },
    )
  })

  test('what it reads that nobody reported is noted alike', () => {
    const noted = (part: Part, { situation, roll, net }: Asked, reported: ReadonlySet<string>, isCompiled: boolean): unknown => {
      const { situation: watched, read } = watchedSituation(situation, reported)
      if (isQuantity(part)) (isCompiled ? measure : measuredAsWritten)(part, watched, roll)
      else (isCompiled ? isMet : isMetAsWritten)(part as Condition, watched, roll, net)
      return [read.facts, read.wars, read.standings, read.tensions].map((names) => [...names])
    }
    fc.assert(
      fc.property(anyAsked, FACTS_CHANGED, (asked, picks) => {
        const reported = new Set(someFacts(asked.situation, picks))
        for (const part of PARTS) expect([part, noted(part, asked, reported, true)]).toEqual([part, noted(part, asked, reported, false)])
      }),
      { numRuns: 3 },
    )
  })

  test('every table, line by line', () => {
    fc.assert(
      fc.property(anyAsked, ({ situation, roll }) => {
        for (const table of TABLES) expect(reckon(table, situation, roll)).toEqual(reckonAsWritten(table, situation, roll))
      }),
      { numRuns: 12 },
    )
  })
})

describe('what is weighed again after a change says the same as what is weighed anew', () => {
  test('how often every row counts, step after step', () => {
    fc.assert(
      fc.property(anyAsked, anyAsked, fc.array(FACTS_CHANGED, { minLength: 3, maxLength: 6 }), (one, other, steps) => {
        let now = one.situation
        for (const picks of steps) {
          now = stepped(now, other.situation, someFacts(other.situation, picks))
          for (const { rows } of TABLES) expect(rowCounts(rows, now)).toEqual(rowCounts([...rows], now))
        }
      }),
      { numRuns: 12 },
    )
  })

  test('all lines, whatever else is so in a step and whoever rolls', () => {
    fc.assert(
      fc.property(anyAsked, anyAsked, fc.array(fc.tuple(FACTS_CHANGED, fc.nat(1)), { minLength: 4, maxLength: 8 }), (one, other, steps) => {
        const parts = Object.keys(one.situation).filter((part) => part !== 'facts')
        let now = one.situation
        for (const [picks, roller] of steps) {
          const taken = picks.slice(0, 2).map((pick) => parts[pick % parts.length] as keyof Situation)
          now = {
            ...stepped(now, other.situation, someFacts(other.situation, picks)),
            ...Object.fromEntries(taken.map((part) => [part, other.situation[part]])),
          }
          const { roll } = roller === 0 ? one : other
          for (const table of TABLES) expect(reckon(table, now, roll)).toEqual(reckonAsWritten(table, now, roll))
        }
      }),
      { numRuns: 12 },
    )
  })

  test('what every power receives, with its lines and without them, and which surrenders are forced', () => {
    let forced = 0
    fc.assert(
      fc.property(anyAsked, anyAsked, fc.array(FACTS_CHANGED, { minLength: 3, maxLength: 6 }), (one, other, steps) => {
        let now = one.situation
        for (const picks of steps) {
          now = stepped(now, other.situation, someFacts(other.situation, picks))
          for (const { book } of BOOKS) {
            const { powers } = allot(book, now)
            for (const power of POWERS) expect([power, allottedTo(book, now, power)]).toEqual([power, powers[power]?.total ?? 0])
            const all = book.clauses.capitulation?.capitulations.filter((capitulation) => isForcedNow(book, now, capitulation)) ?? []
            if (book.clauses.capitulation !== undefined) expect(forcedNow(book, now)).toEqual(all)
            forced += all.length
          }
        }
      }),
      { numRuns: 40 },
    )
    expect(forced).toBeGreaterThan(0)
  })

  test('the accounts of all tracks', () => {
    fc.assert(
      fc.property(anyAsked, anyAsked, fc.array(FACTS_CHANGED, { minLength: 3, maxLength: 6 }), (one, other, steps) => {
        const opening = one.situation
        let now = opening
        for (const picks of steps) {
          now = stepped(now, { ...other.situation, turn: opening.turn }, someFacts(other.situation, picks))
          for (const { book } of BOOKS) {
            // Tables nobody has seen: nothing is remembered of them.
            const tables = { ...book.tables }
            for (const track of TRACKS) if (tables[track] !== undefined) tables[track] = { ...tables[track], rows: [...tables[track].rows] }
            expect(tensionTurn(book, opening, now)).toEqual(tensionTurn({ ...book, tables }, opening, now))
          }
        }
      }),
      { numRuns: 12 },
    )
  })
})
