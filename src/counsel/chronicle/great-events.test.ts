import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { type FactValue, type Standing, standingsWith } from '../../rules/core/index.ts'
import { decide, type Event, evolve, type Game, gameAt, gameWith, type Order } from '../../rules/game/index.ts'
import { playAtRandom } from '../simulation/simulation.ts'
import { headlinesOf } from './great-events.ts'

const book = openBook('2023')
const scenario = book.scenarios['demonstration-summer-1941']
if (scenario === undefined) throw new Error('no demonstration')
const start = gameAt(startOf(scenario))

const wordsOf = (before: Game, event: Event): readonly string[] =>
  headlinesOf(book, before, event, evolve(before, event)).map(({ matter, words }) => `${matter}: ${words}`)

const reported = (facts: Readonly<Record<string, FactValue>>): Event => ({ type: 'facts-reported', by: 'axis', facts })

describe('what everybody at the table stops for', () => {
  test('a power that falls or surrenders, once, whoever tells of it', () => {
    const fall = reported({ 'italy.surrendered': true, 'warsaw.controller': 'germany' })
    expect(wordsOf(start, fall)).toEqual(['surrender: Italy has surrendered'])
    expect(wordsOf(evolve(start, fall), fall)).toEqual([])
  })

  test('a report of anything else is no headline', () => {
    expect(wordsOf(start, reported({ 'warsaw.controller': 'germany' }))).toEqual([])
  })

  test('50.11: a declaration of war', () => {
    const { game } = playTo('axis-declarations')
    const order: Order = { type: 'declare-war', by: 'axis', intents: [{ by: 'germany', on: 'turkey' }] }
    const decision = decide(book, game, order, () => 1)
    if (!decision.accepted) throw new Error(decision.refusals.map(({ words }) => words).join())
    const told = decision.events.flatMap((event) => (event.type === 'war-declared' ? wordsOf(game, event) : []))
    expect(told).toEqual(['war: Germany declares war on Turkey'])
  })

  test('a country that comes to fight beside a power, and one that no longer does', () => {
    const ally: Standing = { result: 10, with: 'germany' }
    const neutral: Standing = { result: null, with: null }
    const ruled = (standing: Standing): Event => ({ type: 'ruled', levels: {}, standings: { spain: standing }, reason: 'at the table' })
    const won = wordsOf(withSpain(neutral), ruled(ally))
    expect(won).toEqual(['country: Spain: 10, minor ally of Germany'])
    expect(wordsOf(withSpain(ally), ruled(neutral))).toEqual(['country: Spain stands with Germany no longer'])
    // 7 brings BRPs alone: nobody marches for it.
    expect(wordsOf(withSpain(neutral), ruled({ result: 7, with: 'germany' }))).toEqual([])
  })

  test('a threshold passed is one headline with all that it opens', () => {
    const cite = { book: '2023', rule: '49.65' }
    const reached = [20, 20, 25].map((level, at) => ({ level, words: `what ${at} opens`, cite }))
    const moved = {
      type: 'tension-moved',
      tracks: { usat: { level: { actual: 25, effective: 25 }, lines: [], counted: {}, reached } },
    } as unknown as Event
    const found = headlinesOf(book, start, moved, start)
    expect(found.map(({ words, notes }) => [words, notes.length])).toEqual([
      ['U.S.-Axis tension has reached 20', 2],
      ['U.S.-Axis tension has reached 25', 1],
    ])
  })

  test('a surrender that is accepted, not one that is declined', () => {
    const settled = (answer: 'accepted' | 'declined'): Event => ({
      type: 'surrender-settled',
      settling: { of: 'france', answer, isFree: false },
      facts: {},
      wars: [],
      follows: [],
    })
    const campaign = openBook('campaign')
    expect(headlinesOf(campaign, start, settled('declined'), start)).toEqual([])
    expect(headlinesOf(campaign, start, settled('accepted'), start).map(({ matter }) => matter)).toEqual(['surrender'])
  })

  test('the end of the war', () => {
    expect(wordsOf(start, { type: 'war-ended', words: 'the calendar has run out' })).toEqual([
      'ending: The game is over: the calendar has run out',
    ])
  })
})

/** The demonstration, with everybody passing up to a stage. */
function playTo(stage: string): { readonly game: Game } {
  let game = start
  const take = (order: Order): void => {
    const decision = decide(book, game, order, () => 3)
    if (decision.accepted) game = decision.game
  }
  take({ type: 'advance', by: 'referee', knowingly: true })
  for (let steps = 0; steps < 40 && game.stage !== stage; steps += 1) take({ type: 'advance', by: 'referee', knowingly: true })
  return { game }
}

const withSpain = (standing: Standing): Game =>
  gameWith(start, { situation: { ...start.situation, standings: standingsWith(start.situation.standings, { spain: standing }) } })

test('over a whole game nothing is a headline without words, and every declaration is one', () => {
  const { start: begun, moves } = playAtRandom(book, 'global-war-1939', 7)
  let game = begun
  for (const event of moves.flatMap((move) => move.events)) {
    const before = game
    game = evolve(game, event)
    const found = headlinesOf(book, before, event, game)
    for (const { words } of found) expect(words).toMatch(/^(?!.*(undefined|null|NaN|\[object)).{3,}$/)
    if (event.type === 'war-declared') expect(found).toHaveLength(1)
  }
})
