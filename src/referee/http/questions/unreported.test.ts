import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOORS, through } from '../../../counsel/index.ts'
import { openBook } from '../../../editions/index.ts'
import { FACT_IDS, factsWith, isGiven, isTally, type Situation } from '../../../rules/core/index.ts'
import { QUESTIONS } from '../room.testing.ts'
import { anySituationOf } from './any-situation.testing.ts'

const ASKED = QUESTIONS.flatMap(({ door, args }) => {
  const found = DOORS.find(({ name }) => name === door)
  // A forecast plays on from all there is, and says so in a footnote instead of a list of every number.
  return found?.about === 'situation' && !('isPlayed' in found) ? [{ found, args }] : []
})

const TALLIES = FACT_IDS.filter(isTally)

/** An answer without what it says of the numbers it read. */
const bare = (given: object): object => ({ ...given, unreported: undefined })

describe.each(['2023', 'classic', 'campaign'])('%s: numbers that nobody has reported', (edition) => {
  const book = openBook(edition)
  const answered = (situation: Situation, { found, args }: (typeof ASKED)[number]) =>
    through(found, { book, situation, assumed: [] }, args) as object & { readonly unreported?: readonly { readonly fact: string }[] }

  test('every one that could change an answer is listed in it, at every door', () => {
    fc.assert(
      fc.property(
        anySituationOf(edition),
        fc.subarray(ASKED, { minLength: 4, maxLength: 10 }),
        fc.constantFrom(1, 7),
        (situation, some, amount) => {
          for (const one of some) {
            const given = answered(situation, one)
            if (!('ok' in given) || given.ok !== true) continue
            const listed = new Set((given.unreported ?? []).map(({ fact }) => fact))
            const others = TALLIES.filter((id) => !listed.has(id) && !isGiven(situation.facts, id))
            const counted = { ...situation, facts: factsWith(situation.facts, Object.fromEntries(others.map((id) => [id, amount]))) }
            expect([one.found.name, one.args, bare(answered(counted, one))]).toEqual([one.found.name, one.args, bare(given)])
          }
        },
      ),
      { numRuns: 40 },
    )
  }, 120_000)
})
