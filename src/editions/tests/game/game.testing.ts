import { expect } from 'vitest'
import type { Situation } from '../../../rules/core/index.ts'
import { decide, type Event, fold, type Game, gameAt, type Onlooker, type Order, type Rulebook, viewOf } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

/** A game told step by step: `given().when(order, 4).refused('49.423 (a)')`. */
export interface Story {
  readonly book: Rulebook
  readonly start: Game
  readonly events: readonly Event[]
  readonly game: Game
  /** The order is carried out; the dice that fall are said beforehand. */
  readonly when: (order: Order, ...dice: readonly number[]) => Story
  /** The order breaks these rules and no others, and nothing changes. */
  readonly refuses: (order: Order, ...rules: readonly string[]) => Story
  /** The newest event of a type. */
  readonly last: <T extends Event['type']>(type: T) => Extract<Event, { type: T }>
  readonly seenBy: (onlooker: Onlooker) => Game
}

const scripted = (faces: readonly number[]) => {
  const left = [...faces]
  return () => {
    const face = left.shift()
    if (face === undefined) throw new Error('the story has no die left')
    return face
  }
}

function told(book: Rulebook, start: Game, events: readonly Event[]): Story {
  const game = fold(start, events)
  return {
    book,
    start,
    events,
    game,
    when: (order, ...dice) => {
      const decision = decide(book, game, order, scripted(dice))
      if (!decision.accepted) throw new Error(`${order.type} was refused: ${JSON.stringify(decision.refusals, null, 1)}`)
      return told(book, start, [...events, ...decision.events])
    },
    refuses: (order, ...rules) => {
      const decision = decide(book, game, order, scripted([]))
      const found = decision.accepted ? ['accepted'] : decision.refusals.map(({ cite, code }) => cite?.rule ?? code)
      expect(found.sort()).toEqual([...rules].sort())
      return told(book, start, events)
    },
    last: (type) => {
      const found = events.findLast((event) => event.type === type)
      if (found === undefined) throw new Error(`no ${type} in the story`)
      return found as Extract<Event, { type: typeof type }>
    },
    seenBy: (onlooker) => viewOf(start, events, onlooker),
  }
}

/** A game at a situation, as a file would say it; what it could not say, of a turn still to come, is put in. */
export function given(document: Readonly<Record<string, unknown>> = {}, put = (situation: Situation): Situation => situation): Story {
  const read = readSituation({ edition: '2023', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return told(read.book, gameAt(put(read.situation)), [])
}
