import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { DELEGATIONS } from '../../rules/core/index.ts'
import { decide, type Event, fold, foresee, type Game, gameAt, menu, type Order, shownTo, TOPICS, viewOf } from '../../rules/game/index.ts'
import { eventsOfSealing } from './sealing.testing.ts'
import { type PlayedGame, playAtRandom } from './simulation.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

/** What a standing order speaks for somebody. */
const isSaidBeforehand = (event: Event | undefined): event is Event =>
  event !== undefined && ['passed', 'targets-named', 'subversion-waived'].includes(event.type)

describe.each(BOOKS)('$title: standing orders and implied passes', (book) => {
  const scenario = Object.keys(book.scenarios)[0] ?? ''
  const games = new Map<number, PlayedGame>()
  const played = (seed: number): PlayedGame => {
    const game = games.get(seed) ?? playAtRandom(book, scenario, seed, undefined, { passes: 'implied', standing: 'some' })
    games.set(seed, game)
    return game
  }

  test.each([61, 62])('seed %i: nobody gets stuck, and nobody is passed over what concerns him by name', (seed) => {
    const { start, moves, game } = played(seed)
    expect(game.ending).not.toBeNull()
    const events = moves.flatMap((move) => move.events)
    expect(events.some((event) => event.type === 'passed' && event.because === 'standing-order')).toBe(true)
    // Folding what happened gives the game.
    expect(JSON.stringify(viewOf(start, events, DELEGATIONS))).toBe(JSON.stringify(game))
  })

  test('seed 62: what somebody says beforehand changes nothing that another can see until he is passed by it', () => {
    const { start, moves } = played(62)
    const log: Event[] = []
    let game: Game = start
    for (const [index, move] of moves.entries()) {
      if (index % 97 === 0)
        for (const by of DELEGATIONS) {
          const order: Order = { type: 'stand', by, leaves: TOPICS }
          const decision = decide(book, game, order, () => 3)
          if (!decision.accepted || decision.events.length > 1) continue
          for (const to of DELEGATIONS.filter((one) => one !== by)) {
            expect(shownTo(decision.events, to)).toEqual([])
            const [before, after] = [viewOf(start, log, to), viewOf(start, [...log, ...decision.events], to)]
            expect(JSON.stringify(after)).toBe(JSON.stringify(before))
            expect(after.standing[by]).toBe(before.standing[by])
          }
        }
      log.push(...move.events)
      game = fold(game, move.events)
    }
  })

  test('seed 62: a preview is the deed as far as its owner can know: beyond it others are passed by what they said beforehand', () => {
    const { start, moves } = played(62)
    const log: Event[] = []
    for (const [index, { order, events }] of moves.entries()) {
      const { by } = order
      if (index % 23 === 0 && by !== 'referee' && by !== 'us') {
        const foreseen = foresee(book, viewOf(start, log, [by]), order)
        const shown = shownTo(events, [by])
        const parted = foreseen.events.findIndex((event, at) => JSON.stringify(event) !== JSON.stringify(shown[at]))
        const next = shown[parted < 0 ? foreseen.events.length : parted]
        if (parted >= 0 || (foreseen.open === undefined && next !== undefined))
          expect([order, isSaidBeforehand(next) && !('by' in next && next.by === by)]).toEqual([order, true])
      }
      log.push(...events)
    }
  })

  test('a pass that is implied goes by what everybody knows: with other points hidden it is the same', () => {
    const start = gameAt(played(62).start.situation, 'implied')
    const openings = [{}, { turkey: 1 }].map((placements) => {
      const events = eventsOfSealing(book, start, placements)
      return JSON.stringify([shownTo(events, 'russia'), menu(book, viewOf(start, events, 'russia'), 'russia')])
    })
    expect(openings[1]).toBe(openings[0])
  })
})

test('3.2.4.4e: Russia, which leaves subversion alone beforehand, lets a roll go once, and the game goes on', () => {
  const table = { passes: 'implied', standing: 'some' } as const
  const { moves } = playAtRandom(openBook('campaign'), 'demonstration-summer-1941', 531, undefined, table)
  const waived = moves.map(({ events }) => events.filter(({ type }) => type === 'subversion-waived').length)
  expect(Math.max(...waived)).toBe(1)
})
