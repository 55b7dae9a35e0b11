import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook, startOf } from '../../editions/index.ts'
import { FACTIONS, YEARS } from '../../rules/core/index.ts'
import { decide, fold, gameAt, shownTo, tell } from '../../rules/game/index.ts'
import { playAtRandom } from '../simulation/simulation.ts'
import { chronicle } from './chronicle.ts'
import { yearlyReport } from './yearly-report.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

describe.each(BOOKS)('$title: a whole game told', (book) => {
  const { start, moves, game } = playAtRandom(book, Object.keys(book.scenarios)[0] ?? '', 41)
  const events = moves.flatMap((move) => move.events)
  const story = chronicle(book, start, events)

  test('every event is told once, in its turn, with nothing left unsaid', () => {
    expect(story.flatMap((turn) => turn.events.map(({ event }) => event))).toEqual(events)
    for (const { words, notes } of story.flatMap((turn) => turn.events.map(({ told }) => told)))
      for (const said of [words, ...notes.map((note) => note.words)]) expect(said).toMatch(/^(?!.*(undefined|null|NaN|\[object)).{3,}$/)
    expect(new Set(story.map(({ turn }) => turn)).size).toBe(story.length)
    expect(story.at(-1)?.turn).toBe(game.situation.turn)
  })

  test('what the rules decided is told with its rule', () => {
    const decided = ['rolled', 'result-taken', 'result-applied', 'targets-named', 'points-revealed', 'war-declared', 'phase-opened']
    for (const event of events.filter(({ type }) => decided.includes(type))) expect(tell(book, event).cites).not.toEqual([])
  })

  test('a yearly report: levels are the sum of their lines, and one turn begins where the last ended', () => {
    let last: Readonly<Record<string, number>> = {}
    for (const year of YEARS) {
      for (const { tracks } of yearlyReport(book, start, events, year)?.tensions ?? []) {
        for (const { track, before, lines, after } of tracks) {
          expect(before + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(after)
          expect(before).toBe(last[track] ?? before)
        }
        last = { ...last, ...Object.fromEntries(tracks.map(({ track, after }) => [track, after])) }
      }
    }
  })

  test('a yearly report has every roll of the game once, and what was taken', () => {
    const rolls = YEARS.flatMap((year) => yearlyReport(book, start, events, year)?.rolls ?? [])
    expect(rolls.map(({ die, roll }) => [die, roll.target])).toEqual(
      events.flatMap((event) => (event.type === 'rolled' ? [[event.die, event.roll.target]] : [])),
    )
    expect(rolls.map(({ taken }) => taken)).toEqual(events.flatMap((event) => (event.type === 'result-taken' ? [event.result] : [])))
  })

  test('49.21: a report shows a faction’s own allocation whole, and of the others what was revealed', () => {
    const axis = yearlyReport(book, start, shownTo(events, 'axis'), 1940)
    const whole = yearlyReport(book, start, events, 1940)
    expect(FACTIONS.map((faction) => axis?.allocations[faction].isWhole)).toEqual([true, false, false])
    expect(axis?.allocations.axis).toEqual(whole?.allocations.axis)
    expect(JSON.stringify(fold(start, events))).toBe(JSON.stringify(game))
  })

  test('a year the game never came to has no report', () => {
    expect(yearlyReport(book, start, events.slice(0, 3), 1944)).toBeUndefined()
  })
})

test('50.521: a yearly report lists the wars of an ally that nobody declared', () => {
  const book = openBook('2023')
  const scenario = book.scenarios['demonstration-winter-1941']
  if (scenario === undefined) throw new Error('the book should have it')
  const start = gameAt(startOf(scenario))
  const opened = decide(book, start, { type: 'advance', by: 'referee' }, () => 3)
  const wars = yearlyReport(book, start, opened.accepted ? opened.events : [], 1941)?.wars ?? []
  expect(wars.map(({ between }) => between)).toContainEqual(['russia', 'bulgaria'])
})
