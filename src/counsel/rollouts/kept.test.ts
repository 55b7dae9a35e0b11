import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook, startOf } from '../../editions/index.ts'
import { dpLevel } from '../../rules/chapters/points/index.ts'
import { forcedNow, isForcedNow } from '../../rules/chapters/surrender/index.ts'
import { frozenTheatres, isMet, POWERS, reckonAsWritten, type Situation } from '../../rules/core/index.ts'
import { type Game, gameAt } from '../../rules/game/index.ts'
import { randomFrom } from '../simulation/random.ts'
import { careless } from './policy.ts'
import { playOn } from './rollout.ts'
import { SCRIPTS } from './scripts.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

describe.each(BOOKS)('$title: what is kept is what would be found anew', (book) => {
  test.each([21, 22])('in every situation of a war, seed %i', (seed) => {
    const [scenario] = Object.values(book.scenarios)
    if (scenario === undefined) throw new Error('every book has a scenario')
    const [random, dice] = [randomFrom(seed), randomFrom(seed + 1)]
    let last: Situation | undefined
    const check = ({ situation }: Game): void => {
      if (situation === last) return
      last = situation
      const { capitulation, theatres } = book.clauses
      if (capitulation !== undefined)
        expect(forcedNow(book, situation)).toEqual(capitulation.capitulations.filter((one) => isForcedNow(book, situation, one)))
      expect(frozenTheatres(book, situation)).toEqual(theatres.filter(({ when }) => isMet(when, situation)))
      for (const power of POWERS) {
        const table = book.tables[power]
        if (table !== undefined) expect(dpLevel(book, situation, power)?.total).toBe(reckonAsWritten(table, situation).total)
      }
    }
    const policies = { axis: careless, westernAllies: careless, russia: careless, japan: careless, china: careless }
    playOn(book, gameAt(startOf(scenario)), {
      policies,
      script: SCRIPTS.surprises,
      random,
      dice: () => dice.die(),
      heard: (_order, game) => check(game),
    })
    expect(last).toBeDefined()
  })
})
