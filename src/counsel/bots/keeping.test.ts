import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, mapEach, standingsWith } from '../../rules/core/index.ts'
import { type Game, gameAt } from '../../rules/game/index.ts'
import { playOn } from '../rollouts/rollout.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { botOrder } from './bot.ts'
import { fair } from './fair.ts'

test('R49-25: a fair bot keeps, in a seat and in a forecast alike, a country that a lower result would cost its side', () => {
  const book = openBook('2023')
  const scenario = book.scenarios['demonstration-spring-1941']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const start = startOf(scenario)
  const hexes = { ...start.standings.spain, result: -1 as const, with: 'britain' as const }
  const standings = standingsWith(start.standings, { spain: hexes, vichyFrance: hexes, turkey: hexes })
  let kept = 0
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const dice = randomFrom(seed)
    let before: Game = gameAt({ ...start, standings })
    playOn(book, before, {
      policies: mapEach(DELEGATIONS, () => fair),
      script: SCRIPTS.quiet,
      random: randomFrom(seed + 1),
      dice: () => dice.die(),
      until: '1942 summer',
      heard: (order, game) => {
        if (order.type === 'take-result') {
          const rolled = before.phase?.rolls[order.target]?.rolled
          expect(order.result).toBe(rolled?.byDefault)
          const taken = botOrder(book, before, { bot: 'fair', by: order.by, map: null, acts: 0, seed, stageSeed: seed })
          if (taken?.type === 'take-result' && taken.target === order.target) {
            expect(taken.result).toBe(rolled?.byDefault)
            if (rolled?.byDefault !== rolled?.result) kept++
          }
        }
        before = game
      },
    })
  }
  expect(kept).toBeGreaterThan(0)
})
