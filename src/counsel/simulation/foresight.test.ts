import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { DELEGATIONS, type Delegation } from '../../rules/core/index.ts'
import { type Event, fold, foresee, type Game, shownTo, viewOf } from '../../rules/game/index.ts'
import { playAtRandom } from './simulation.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

const written = (events: readonly Event[]): readonly string[] => events.map((event) => JSON.stringify(event))

describe.each(BOOKS)('$title: what an order would bring is what it brings', (book) => {
  const scenario = Object.keys(book.scenarios)[0] ?? ''

  test.each([
    { seed: 31, passes: 'said' },
    { seed: 32, passes: 'said' },
    { seed: 33, passes: 'implied' },
    { seed: 34, passes: 'implied' },
  ] as const)('seed $seed, passes $passes: event by event, up to the first die or secret, and nothing else', ({ seed, passes }) => {
    const { start, moves } = playAtRandom(book, scenario, seed, undefined, { passes, standing: 'none' })
    let game: Game = start
    const views = new Map<Delegation, Game>(DELEGATIONS.map((one) => [one, start]))
    const seen = new Set<string>()
    for (const [index, { order, events, dice }] of moves.entries()) {
      const by = order.by === 'us' ? 'westernAllies' : order.by
      // Passes are many and alike.
      if (order.type !== 'pass' || index % 5 === 0) {
        seen.add(order.type)
        const eyes = by === 'referee' ? [] : [by]
        const foreseen = foresee(book, by === 'referee' ? game : (views.get(by) ?? game), order)
        const shown = written(by === 'referee' ? events : shownTo(events, eyes))
        const told = written(foreseen.events)
        expect([order, foreseen.refusals]).toEqual([order, []])
        expect([order, told]).toEqual([order, shown.slice(0, told.length)])
        if (foreseen.open === undefined) expect([order, told.length]).toEqual([order, shown.length])
        if (foreseen.open === 'die') expect([order, dice.length > 0]).toEqual([order, true])
        if (events.some((event) => event.type === 'war-declared' && event.price > 0)) expect(foreseen.price).not.toEqual({})
      }
      game = fold(game, events)
      for (const [to, view] of views) views.set(to, viewOf(view, events, to))
    }
    expect(seen.size).toBeGreaterThan(5)
  })
})
