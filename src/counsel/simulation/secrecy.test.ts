import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { DELEGATIONS, type Delegation, FACTIONS, type Faction } from '../../rules/core/index.ts'
import { decide, type Event, fold, type Game, menu, type Order, type Rulebook, shownTo, viewOf, whyNot } from '../../rules/game/index.ts'
import { adviseDoor } from '../doors/advice/advise.ts'
import { advisePhaseDoor } from '../doors/advice/advise-phase.ts'
import { forecastDoor } from '../doors/advice/forecast.ts'
import type { Arguments } from '../doors/answers/answer.ts'
import type { SituationDoor } from '../doors/door.ts'
import { oddsDoor } from '../doors/rolls/odds.ts'
import { ownYear, yearsOf } from '../review/own-year.ts'
import { randomFrom } from './random.ts'
import { thoughts } from './random-player.ts'
import { playAtRandom } from './simulation.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

/** What a player asks counsel. */
const COUNSEL: readonly (readonly [SituationDoor, Arguments])[] = [
  [oddsDoor, { target: 'turkey' }],
  [adviseDoor, {}],
  [advisePhaseDoor, {}],
  [forecastDoor, { wars: 2 }],
]

const askedOf = (door: SituationDoor, book: Rulebook, view: Game, by: Faction, args: Arguments) =>
  door.answer(book, view.situation, door.name === 'forecast' ? args : { ...args, by }, { view, eyes: [by] })

/** The last year that is over, as a seat looks back upon it with one war. */
function lastYearOf(book: Rulebook, start: Game, shown: readonly Event[], by: Faction) {
  const year = yearsOf(start, shown, by).at(-1)
  const looking = year === undefined ? undefined : ownYear(book, start, shown, { by, year, wars: 1 })
  for (let step = looking?.next(); step !== undefined; step = looking?.next()) if (step.done === true) return step.value
  return undefined
}

/** The same game with other hidden things in it: a faction keeps a draft, and seals other points than it did. */
function otherwiseHidden(events: readonly Event[], from: Delegation): readonly Event[] {
  return events.flatMap((event): readonly Event[] => {
    if (event.type !== 'allocation-sealed' || event.by === from) return [event]
    return [
      { type: 'allocation-drafted', by: event.by, placements: { turkey: 1 } },
      { ...event, placements: { ...event.placements, greece: 2, sweden: 1 } },
    ]
  })
}

describe.each(BOOKS)('$title: what is hidden from a seat changes nothing it can see', (book) => {
  const scenario = Object.keys(book.scenarios)[0] ?? ''

  test.each([11, 12, 13])('seed %i: views, logs, legal orders and refusals are the same to the letter', (seed) => {
    const { start, moves } = playAtRandom(book, scenario, seed)
    const events = moves.flatMap((move) => move.events)
    for (const to of DELEGATIONS) {
      const draw = randomFrom(seed)
      const steps = Array.from({ length: 6 }, () => draw.below(events.length))
      for (const step of steps) {
        const log = events.slice(0, step)
        const other = otherwiseHidden(log, to)
        expect(JSON.stringify(shownTo(other, to))).toBe(JSON.stringify(shownTo(log, to)))
        const [one, another] = [viewOf(start, log, to), viewOf(start, other, to)]
        expect(JSON.stringify(another)).toBe(JSON.stringify(one))
        expect(JSON.stringify(menu(book, another, to))).toBe(JSON.stringify(menu(book, one, to)))
      }
    }
  })

  // One point of a game: VIEWS=40 npx vitest run --project unit src/counsel/simulation/secrecy.test.ts tries so many.
  const views = Number(env['VIEWS'] ?? 1)
  test.each(Array.from({ length: views }, (_, index) => (index + 1) / (views + 2)))(
    'what counsel says to a seat is the same, %d of the way through a game',
    (share) => {
      const { start, moves } = playAtRandom(book, scenario, 11)
      const log = moves.slice(0, Math.floor(moves.length * share)).flatMap((move) => move.events)
      for (const by of views > 1 ? FACTIONS : (['axis'] as const)) {
        const answers = (known: readonly Event[]) => COUNSEL.map(([door, args]) => askedOf(door, book, viewOf(start, known, by), by, args))
        const one = answers(log)
        expect(one.map(({ ok }) => ok)).toEqual(COUNSEL.map(() => true))
        expect(JSON.stringify(answers(otherwiseHidden(log, by)))).toBe(JSON.stringify(one))
        const lookedBack = (known: readonly Event[]) => JSON.stringify(lastYearOf(book, start, shownTo(known, by), by))
        expect(lookedBack(log)).toContain('"judgement"')
        expect(lookedBack(otherwiseHidden(log, by))).toBe(lookedBack(log))
      }
    },
  )

  test.each([21, 22])('seed %i: a seat’s own orders are judged on its view as the referee judges them on the whole game', (seed) => {
    const { start, moves } = playAtRandom(book, scenario, seed)
    const draw = randomFrom(seed)
    const said = (refusals: ReturnType<typeof whyNot>): string => JSON.stringify(refusals)
    let game: Game = start
    const views = new Map<Delegation, Game>(DELEGATIONS.map((one) => [one, start]))
    for (const [index, { events }] of moves.entries()) {
      game = fold(game, events)
      for (const [by, known] of views) {
        const view = viewOf(known, events, by)
        views.set(by, view)
        if (index % 17 !== 0) continue
        for (const order of thoughts(book, game, by, draw) as readonly Order[]) {
          expect(said(whyNot(book, view, order)), `${order.type} by ${by}`).toBe(said(whyNot(book, game, order)))
          expect(decide(book, view, order, () => 3).accepted).toBe(decide(book, game, order, () => 3).accepted)
        }
      }
    }
  })
})
