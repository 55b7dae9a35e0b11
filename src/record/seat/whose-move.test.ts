import { describe, expect, test } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { EDITIONS } from '../../editions/index.ts'
import { delegationOf, POWERS } from '../../rules/core/index.ts'
import { fold, type Offer, type Order, type Seat, whyNot } from '../../rules/game/index.ts'
import { tableDice } from '../dice.ts'
import { give, type KeptGame, newGame } from '../kept-game.ts'
import { menusFor, type SeatMenu } from './seat-view.ts'
import { type Mover, whoseMove } from './whose-move.ts'

const LONGEST = 3000

/** What those have to say who are pressed. */
const WANTED: Readonly<Partial<Record<Mover['for'], readonly string[]>>> = {
  'take-result': ['take-result'],
  subversion: ['use-subversion', 'waive-subversion'],
  support: ['answer-support', 'meet-support'],
  roll: ['roll'],
}

const seatOf = ({ who }: Mover): Seat => (who === 'host' ? 'host' : (POWERS.find((power) => delegationOf(power) === who) ?? 'host'))

/** Done, if that may be said; else nothing to place, nothing to name, or whatever is open. */
function leastOf({ offers, allocation, for: by }: SeatMenu): Order | undefined {
  if (allocation !== undefined) return { type: 'seal-allocation', by: by as 'axis', placements: {} }
  const open = offers.filter(({ refusals }) => refusals.length === 0)
  const isDone = ({ order }: Offer): boolean => order.type === 'pass' || order.type === 'advance'
  const isNothing = ({ order }: Offer): boolean => order.type === 'name-targets' && order.nominations.length === 0
  return (open.find(isDone) ?? open.find(isNothing) ?? open[0])?.order
}

/** Everything a menu says of a pass is said quicker: it is open. */
function passOf({ book, game }: KeptGame, { who }: Mover): Order | undefined {
  const pass = { type: 'pass', by: who } as Order
  return who !== 'host' && whyNot(book, game, pass).length === 0 ? pass : undefined
}

/** One order from whoever is to move, out of the menu alone. */
function step(kept: KeptGame, quick: typeof passOf = () => undefined): KeptGame {
  const [mover] = whoseMove(kept.book, kept.game)
  if (mover === undefined) throw new Error('nobody is to move')
  const seat = seatOf(mover)
  const order = quick(kept, mover) ?? menusFor(kept, [seat], kept.game).map(leastOf)[0]
  if (order === undefined)
    throw new Error(`${mover.who} is to move at ${kept.game.stage} of ${kept.game.situation.turn} and has nothing to order`)
  const dice = Array.from({ length: 8 }, () => 3)
  const given = give(kept, [seat], order, { ...tableDice(dice), whyNot: () => [] })
  if (!given.ok) throw new Error(`${order.type} by ${mover.who}: ${given.refusals.map(({ words }) => words).join('; ')}`)
  return given.kept
}

describe.each(EDITIONS)('$title', ({ id }) => {
  test('can be played to its end by asking whose move it is and taking what the menu offers', () => {
    const begun = newGame({ edition: id })
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusals))
    let { kept } = begun
    // Every third order out of the whole menu.
    for (let orders = 0; kept.game.ending === null && orders < LONGEST; orders++) kept = step(kept, orders % 3 === 0 ? undefined : passOf)
    expect(kept.game.ending?.words).toBe('the calendar has run out')
  })

  test.each([31, 32])('seed %i: after any order of a wild game, whoever is to move first has something to order', (seed) => {
    const begun = newGame({ edition: id })
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusals))
    const { kept } = begun
    let { game } = kept
    for (const [index, { events }] of playAtRandom(kept.book, kept.header.scenario, seed).moves.entries()) {
      game = fold(game, events)
      if (index % 11 !== 0 || game.ending !== null) continue
      const [mover] = whoseMove(kept.book, game)
      if (mover === undefined) throw new Error('nobody is to move')
      const [menu] = menusFor(kept, [seatOf(mover)], game)
      const asked = WANTED[mover.for] ?? []
      const isWanted = ({ order, refusals }: Offer): boolean => refusals.length === 0 && (asked.length === 0 || asked.includes(order.type))
      const open = menu?.allocation ?? menu?.strike ?? menu?.offers.find(isWanted)
      expect(open, `${mover.who} (${mover.for}) at ${game.stage} of ${game.situation.turn}, order ${index + 1}`).toBeDefined()
    }
  })
})

const ABSENT: Readonly<Record<string, readonly string[]>> = {
  'european-1939': ['japan', 'china'],
  'scenario-1939': ['japan', 'china'],
  'pacific-1939': ['axis'],
}

describe.each(['2023', 'classic'].flatMap((edition) => Object.keys(ABSENT).map((scenario) => ({ edition, scenario }))))(
  'R50-69: $scenario by the book of $edition',
  ({ edition, scenario }) => {
    const begun = newGame({ edition, scenario })
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusals))
    const waitsFor = ({ book }: KeptGame, game: KeptGame['game']): readonly string[] => whoseMove(book, game).map(({ who }) => who)

    test('runs to its end, and waits for nobody who is not in it', () => {
      let { kept } = begun
      for (let orders = 0; kept.game.ending === null && orders < LONGEST; orders++) {
        kept = step(kept, passOf)
        for (const who of waitsFor(kept, kept.game)) expect(ABSENT[scenario]).not.toContain(who)
      }
      expect(kept.game.ending?.words).toBe('the calendar has run out')
    })

    test.each([41, 42])('seed %i: nor does a wild game, in which nobody fights who is not in it', (seed) => {
      let { game } = begun.kept
      const played = playAtRandom(begun.kept.book, scenario, seed)
      for (const { events } of played.moves) {
        game = fold(game, events)
        for (const who of waitsFor(begun.kept, game)) expect(ABSENT[scenario]).not.toContain(who)
      }
      expect(played.game.ending).not.toBeNull()
      const outsiders = POWERS.filter((power) => ABSENT[scenario]?.includes(delegationOf(power)))
      const fights = played.game.situation.wars.flatMap(({ between }) => between)
      for (const power of outsiders) expect(fights).not.toContain(power)
    })
  },
)
