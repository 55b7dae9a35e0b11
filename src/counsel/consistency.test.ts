import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSituation, type SituationDocument } from '../editions/reading/index.ts'
import {
  FACTS,
  type FactId,
  type FactValue,
  factsRead,
  type Implication,
  isBefore,
  isMet,
  joins,
  type Situation,
  type Turn,
} from '../rules/core/index.ts'
import { answer } from './doors/doors.ts'

type Document = Readonly<Record<string, unknown>> & Pick<SituationDocument, 'facts' | 'standings'>

const BOOKS = ['2023', 'classic', 'campaign'] as const
const TURNS = ['1939 winter', '1940 fall', '1941 summer', '1942 spring', '1943 winter'] as const

function implicationsIn(edition: string): readonly Implication[] {
  const read = readSituation({ edition })
  if (!read.ok) throw new Error(edition)
  return read.book.clauses.implications
}

/** Every fact that an implication of the book reads or says. */
const factsAtStake = (edition: string): readonly FactId[] => [
  ...new Set(implicationsIn(edition).flatMap(({ when, implies }) => [...factsRead(when), ...('fact' in implies ? [implies.fact] : [])])),
]

function anyValue(id: FactId): fc.Arbitrary<FactValue> {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'yes-no':
      return fc.boolean()
    case 'control':
      return fc.constantFrom('germany', 'italy', 'britain', 'france', 'russia')
    case 'date':
      return fc.constantFrom(null, '1939 fall', '1939 winter')
    case 'count':
      return fc.nat(2)
    case 'choice':
      return fc.constantFrom(...fact.choices)
  }
}

const anyStanding = fc.record(
  {
    result: fc.constantFrom(null, -3, -2, 0, 8, 9, 10),
    conquered: fc.boolean(),
    waiting: fc.boolean(),
    attacked: fc.boolean(),
  },
  { requiredKeys: ['result'] },
)

const anyDocument: fc.Arbitrary<Document> = fc.constantFrom(...BOOKS).chain((edition) =>
  fc.record({
    edition: fc.constant(edition),
    turn: fc.constantFrom(...TURNS),
    facts: fc.record(Object.fromEntries(factsAtStake(edition).map((id) => [id, anyValue(id)])), { requiredKeys: [] }),
    standings: fc.record(
      Object.fromEntries(
        (['hungary', 'sweden', 'finland', 'vichyFrance', 'belgiumLuxembourg'] as const).map((minor) => [minor, anyStanding]),
      ),
      { requiredKeys: [] },
    ),
    wars: fc.subarray([
      ['us', 'germany'],
      ['germany', 'britain'],
      ['italy', 'britain'],
      ['germany', 'russia'],
    ]),
  }),
) as fc.Arbitrary<Document>

/** What implication says does not hold, though its condition does. */
function isBroken({ when, implies }: Implication, situation: Situation): boolean {
  if (!isMet(when, situation)) return false
  if (implies.is === 'peace') {
    const peace = implies.since === undefined ? null : (situation.facts[implies.since] as Turn | null | undefined)
    // A peace never ends a war that broke out after it.
    return situation.wars.some(
      (war) => war.until === undefined && joins(war, ...implies.between) && (peace == null || !isBefore(peace, war.since)),
    )
  }
  if (implies.is === 'passed')
    return situation.standings[implies.minor].with === implies.from && !situation.standings[implies.minor].conquered
  if (implies.is === 'otherwise' || implies.is === 'stands-otherwise' || implies.is === 'fought' || implies.is === 'goes-on') return true
  if (implies.is === 'reached') return situation.tensions[implies.track].actual < implies.level
  const value = situation.facts[implies.fact] ?? null
  return implies.is === 'fact' ? value !== implies.value : value === null
}

test('no situation has two facts of which one implies the contrary of the other, unless it says so', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const read = readSituation(document)
      if (!read.ok) {
        expect(read.refusals.every(({ words }) => / yet |still to come/.test(words))).toBe(true)
        return
      }
      for (const implication of read.book.clauses.implications.filter((one) => isBroken(one, read.situation))) {
        const { implies, strength, when } = implication
        const isSaid = 'fact' in implies && document.facts?.[implies.fact] !== undefined
        // What is usual may be reported to be otherwise; of two that cannot both be so, one that nobody reported says nothing.
        const isReported =
          implies.is === 'stands-otherwise'
            ? document.standings?.[implies.minor] === undefined
            : implies.is === 'otherwise'
              ? !isSaid
              : isSaid && strength !== 'certain'
        const concerned = [...factsRead(when), ...('fact' in implies ? [implies.fact] : [])]
        const isAsked = read.asked.some(
          ({ fact, words }) => (fact === undefined || concerned.includes(fact)) && words.includes(implication.words),
        )
        expect([implication.id, isReported || isAsked]).toEqual([implication.id, true])
      }
    }),
    { numRuns: 250 },
  )
})

const QUESTIONS = [
  { door: 'reckon', args: { target: 'turkey', by: 'axis' } },
  { door: 'reckon', args: { target: 'norway', by: 'axis' } },
  { door: 'reckon', args: { target: 'ukraine', by: 'axis' } },
  { door: 'reckon', args: { target: 'spain', by: 'axis' } },
  { door: 'allot', args: { power: 'britain' } },
] as const

interface Told {
  readonly ok: boolean
  readonly derived?: readonly { readonly fact?: FactId; readonly words: string }[]
}

/** The answer without what it says of the situation. */
const bare = ({ derived: _, footnotes: __, trusted: ___, ...given }: Record<string, unknown>): string => JSON.stringify(given)

test('an answer that a derived fact has changed says that it was derived', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...QUESTIONS), (document, question) => {
      const read = readSituation(document)
      if (!read.ok) return
      const given = answer({ ...question, situation: document }) as Told
      if (!given.ok) return
      for (const { fact } of read.derived) {
        if (fact === undefined) continue
        const contrary = { ...document, facts: { ...document.facts, [fact]: FACTS[fact].start } }
        const denied = answer({ ...question, situation: contrary }) as Told
        if (!denied.ok || bare(denied as never) === bare(given as never)) continue
        // It may have counted through another that followed from it: then that one is told.
        const still = readSituation(contrary)
        const isGone = ({ words }: { readonly words: string }): boolean => still.ok && !still.derived.some((one) => one.words === words)
        expect([fact, given.derived?.some((one) => one.fact === fact || isGone(one))]).toEqual([fact, true])
      }
    }),
    { numRuns: 200 },
  )
})
