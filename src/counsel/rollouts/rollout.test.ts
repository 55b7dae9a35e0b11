import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook, startOf } from '../../editions/index.ts'
import type { Delegation } from '../../rules/core/index.ts'
import { decide, type Game, gameAt, offersOf, type Rulebook, type Scenario, whyNot } from '../../rules/game/index.ts'
import { randomFrom } from '../simulation/random.ts'
import type { Choices } from './choices.ts'
import { careless, type Policy, plain } from './policy.ts'
import { playOn } from './rollout.ts'
import { SCRIPTS } from './scripts.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

const everywhere = (policy: Policy): Readonly<Record<Delegation, Policy>> => ({
  axis: policy,
  westernAllies: policy,
  russia: policy,
  japan: policy,
  china: policy,
})

/** Everything of a game but the situations that it only remembers. */
function stateOf(game: Game): unknown {
  const { opening: _opening, past: _past, countedOn: _countedOn, settled: _settled, window, ...rest } = game
  return JSON.stringify([rest, window?.intents])
}

/** Which orders of each kind that somebody is asked about are allowed, by the reasons that the referee gives. */
const allowedIn = (book: Rulebook, game: Game, { by, kinds }: Choices): unknown =>
  kinds.map((kind) => offersOf(book, game, by, kind).filter((order) => whyNot(book, game, order).length === 0))

function heldToTheReferee(
  book: Rulebook,
  scenario: Scenario,
  policy: Policy,
  seed: number,
): { readonly orders: number; readonly end: Game } {
  const [random, dice] = [randomFrom(seed), randomFrom(seed + 1)]
  const faces: number[] = []
  let explained: Game = gameAt(startOf(scenario))
  let orders = 0
  const end = playOn(book, explained, {
    policies: everywhere(policy),
    script: SCRIPTS.surprises,
    random,
    dice: () => {
      faces.push(dice.die())
      return faces.at(-1) ?? 0
    },
    asked: (choices) => {
      // Whole menus take a while.
      if (orders % 23 === 0) expect(choices.kinds.map((kind) => choices.of(kind))).toEqual(allowedIn(book, explained, choices))
    },
    heard: (order, game) => {
      const decision = decide(book, explained, order, () => faces.shift() ?? Number.NaN)
      if (!decision.accepted) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(decision.refusals)}`)
      explained = decision.game
      expect(faces).toEqual([])
      const isNewTurn = explained.stage === book.sequence[0]?.id
      if (isNewTurn) expect(JSON.stringify(game)).toBe(JSON.stringify(explained))
      else if (order.type !== 'pass' || orders % 5 === 0) expect(stateOf(game)).toBe(stateOf(explained))
      orders++
    },
  })
  expect(JSON.stringify(end)).toBe(JSON.stringify(explained))
  return { orders, end }
}

describe.each(BOOKS)('$title: a rollout is the game that the referee would keep', (book) => {
  const [scenario] = Object.values(book.scenarios)

  test.each([
    { name: 'careless', policy: careless, seed: 11 },
    { name: 'plain', policy: plain, seed: 12 },
  ])('$name seats, seed $seed: order by order to the end of the war, with the same choices', ({ policy, seed }) => {
    if (scenario === undefined) throw new Error('every book has a scenario')
    const { orders, end } = heldToTheReferee(book, scenario, policy, seed)
    expect(end.ending).not.toBeNull()
    expect(orders).toBeGreaterThan(300)
  })

  test('it stops before a turn, and the same chance plays the same war', () => {
    if (scenario === undefined) throw new Error('every book has a scenario')
    const play = (): Game => {
      const [random, dice] = [randomFrom(5), randomFrom(6)]
      const from = gameAt(startOf(scenario))
      return playOn(book, from, {
        policies: everywhere(plain),
        script: SCRIPTS.surprises,
        random,
        dice: () => dice.die(),
        until: '1941 spring',
      })
    }
    const end = play()
    expect(end.situation.turn).toBe('1941 spring')
    expect(JSON.stringify(play())).toBe(JSON.stringify(end))
  })
})
