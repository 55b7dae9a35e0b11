import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSituation } from '../../editions/reading/index.ts'
import { FACT_IDS, FACTS, type FactId, isTally, type Situation } from '../../rules/core/index.ts'
import type { SituationDoor } from './door.ts'
import { answer, DOORS } from './doors.ts'

type Document = Readonly<Record<string, unknown>> & { readonly facts: Readonly<Record<string, unknown>> }

interface Listed {
  readonly ok: boolean
  readonly derived?: readonly { readonly fact?: FactId; readonly minor?: string; readonly mobilized?: string }[]
  readonly trusted?: readonly { readonly fact?: FactId }[]
  readonly unreported?: readonly { readonly fact: FactId }[]
}

const QUESTIONS = [
  { door: 'reckon', args: { target: 'turkey', by: 'axis' } },
  { door: 'reckon', args: { target: 'norway', by: 'westernAllies' } },
  { door: 'allot', args: {} },
  { door: 'tensions', args: {} },
  { door: 'notices', args: {} },
  { door: 'initiative', args: {} },
  { door: 'may', args: { question: 'declare', by: 'germany', on: 'russia' } },
  { door: 'may', args: { question: 'name', by: 'axis', target: 'spain' } },
  { door: 'surrender', args: { question: 'level', of: 'italy' } },
] as const

const TALLIES = FACT_IDS.filter(isTally)

/** Reports from which something follows. */
const GROUNDS = {
  'france.fallen': true,
  'egypt.controller': 'italy',
  'riga.controller': 'russia',
  'libya.controller': 'britain',
  'theHague.controller': 'germany',
  'italy.surrendered': true,
} as const satisfies Partial<Record<FactId, unknown>>

const anyDocument: fc.Arbitrary<Document> = fc.record({
  edition: fc.constantFrom('2023', 'classic', 'campaign'),
  turn: fc.constantFrom('1940 spring', '1941 fall', '1942 spring', '1944 spring'),
  mobilizations: fc.option(fc.constant({ russia: { done: 2 } }), { nil: undefined }),
  facts: fc.tuple(fc.subarray(Object.entries(GROUNDS)), fc.subarray([...TALLIES], { maxLength: 6 })).map(([grounds, tallies]) => ({
    ...Object.fromEntries(grounds),
    ...Object.fromEntries(tallies.filter((id) => FACTS[id].type === 'count').map((id) => [id, 1])),
  })),
})

const noting = <T extends object>(values: T, into: Set<string>): T =>
  new Proxy(values, {
    get(from, name) {
      if (typeof name === 'string') into.add(name)
      return Reflect.get(from, name)
    },
  })

/** Every name that the door looks up, by a watch of its own. */
function lookedUp(document: Document, { door: name, args }: (typeof QUESTIONS)[number]) {
  const [facts, standings, mobilizations] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const read = readSituation(document)
  if (read.ok) {
    const { situation } = read
    const watched: Situation = {
      ...situation,
      facts: Object.create(noting(situation.facts, facts)),
      standings: noting(situation.standings, standings),
      mobilizations: noting(situation.mobilizations, mobilizations),
    }
    ;(DOORS.find((one) => one.name === name) as SituationDoor).answer(read.book, watched, args)
  }
  return { facts, standings, mobilizations }
}

test('what an answer lists as derived or not reported, it has read', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...QUESTIONS), (document, question) => {
      const given = answer({ ...question, situation: document }) as Listed
      if (!given.ok) return
      const { facts, standings, mobilizations } = lookedUp(document, question)
      for (const { fact } of given.unreported ?? []) expect([fact, facts.has(fact)]).toEqual([fact, true])
      for (const one of given.derived ?? []) {
        if (one.fact !== undefined) expect([one.fact, facts.has(one.fact)]).toEqual([one.fact, true])
        if (one.minor !== undefined) expect([one.minor, standings.has(one.minor)]).toEqual([one.minor, true])
        if (one.mobilized !== undefined && question.door !== 'tensions')
          expect([one.mobilized, mobilizations.has(one.mobilized)]).toEqual([one.mobilized, true])
      }
    }),
    { numRuns: 60 },
  )
})

test('derived mobilizations are told by the doors that ask about them, and by no other', () => {
  const situation = {
    edition: '2023',
    turn: '1941 fall',
    mobilizations: { russia: { done: 2 } },
    tensions: { usat: 20, usjt: 10 },
    levelsAt: 'after-rises',
  }
  const told = (door: string, args: object) =>
    (answer({ door, situation, args: { ...args } }) as Listed).derived?.flatMap(({ mobilized }) => mobilized ?? []) ?? []
  expect(told('tensions', {})).toEqual(['usEurope', 'usPacific', 'japan'])
  expect(told('reckon', { target: 'hungary', by: 'axis' })).toEqual([])
  expect(told('allot', {})).toEqual([])
})

/** The answer without what it says of the situation. */
const bare = ({ derived: _, footnotes: __, trusted: ___, unreported: ____, levelsAt: _____, ...given }: Record<string, unknown>): string =>
  JSON.stringify(given)

test('a number that nobody reported and that would change the answer is listed', () => {
  fc.assert(
    fc.property(
      anyDocument,
      fc.constantFrom(...QUESTIONS),
      fc.subarray([...TALLIES], { minLength: 4, maxLength: 4 }),
      (document, question, drawn) => {
        const given = answer({ ...question, situation: document }) as Listed
        if (!given.ok) return
        const listed = (given.unreported ?? []).map(({ fact }) => fact)
        for (const fact of drawn.filter((id) => !listed.includes(id) && !Object.hasOwn(document.facts, id))) {
          const told = answer({ ...question, situation: { ...document, facts: { ...document.facts, [fact]: 2 } } }) as Listed
          if (told.ok) expect([fact, bare(told as never) === bare(given as never)]).toEqual([fact, true])
        }
      },
    ),
    { numRuns: 60 },
  )
})
