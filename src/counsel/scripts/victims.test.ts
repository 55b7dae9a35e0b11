import { expect, test } from 'vitest'
import { EDITIONS, openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, isMinor, type Minor, mapEach } from '../../rules/core/index.ts'
import { gameAt } from '../../rules/game/index.ts'
import { fair } from '../bots/fair.ts'
import { playOn } from '../rollouts/rollout.ts'
import { mapOf } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { writtenScript } from './known-scripts.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)
const WARS = 30

/** Of each minor country that the European Axis attacked: in how many wars it was attacked, and in how many of them it ever fell. */
function fallsByHistory(book: (typeof BOOKS)[number]): ReadonlyMap<Minor, { attacked: number; fell: number }> {
  const counts = new Map<Minor, { attacked: number; fell: number }>()
  const [scenario] = Object.values(book.scenarios)
  if (scenario === undefined) throw new Error('every book has a scenario')
  for (let seed = 200; seed < 200 + WARS; seed++) {
    const dice = randomFrom(seed ^ 0x9e3779b9)
    const fallen = new Set<Minor>()
    const end = playOn(book, gameAt(startOf(scenario)), {
      policies: mapEach(DELEGATIONS, () => fair),
      script: mapOf(writtenScript('history')),
      random: randomFrom(seed),
      dice: () => dice.die(),
      turned: ({ situation }) => {
        for (const [minor, { conquered }] of Object.entries(situation.standings)) if (conquered) fallen.add(minor as Minor)
      },
    })
    const attacked = new Set(
      end.situation.declarations.flatMap(({ by, on }) => (['germany', 'italy'].includes(by) && isMinor(on) ? [on] : [])),
    )
    for (const minor of attacked) {
      const count = counts.get(minor) ?? { attacked: 0, fell: 0 }
      counts.set(minor, { attacked: count.attacked + 1, fell: count.fell + (fallen.has(minor) ? 1 : 0) })
    }
  }
  return counts
}

test.each(BOOKS)('$title: by history four in five of the countries that Germany or Italy attacks fall', (book) => {
  for (const [minor, { attacked, fell }] of fallsByHistory(book))
    if (attacked >= 5) expect.soft(fell / attacked, `${minor}: fell in ${fell} of ${attacked}`).toBeGreaterThanOrEqual(0.8)
})
