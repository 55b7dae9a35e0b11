import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSituation } from '../../../editions/reading/index.ts'
import { FACTS, type FactId, factsRead, isFactId, type Situation, TURNS, type Turn } from '../../../rules/core/index.ts'
import type { Refused } from '../answers/answer.ts'
import type { SituationDoor } from '../door.ts'
import { answer, DOORS } from '../doors.ts'
import { confirmed, type Trusted } from './trusted.ts'

interface Told {
  readonly ok: boolean
  readonly trusted?: readonly Trusted[]
  readonly footnotes?: readonly { readonly words: string; readonly scenario?: string }[]
}

type Document = Readonly<Record<string, unknown>>

const BOOKS = ['2023', 'classic', 'campaign'] as const

const reckon = (situation: Document, target: string): Told => answer({ door: 'reckon', situation, args: { target, by: 'axis' } }) as Told
const wordsOf = (situation: Document, target: string): readonly string[] =>
  (reckon(situation, target).trusted ?? []).map(({ words }) => words)

describe.each(BOOKS)('%s: what an answer took on trust', (edition) => {
  test('a France that nobody reports on in 1941 is taken to stand, and the answer says so', () => {
    expect(reckon({ edition, turn: '1941 spring' }, 'hungary').trusted).toContainEqual({
      fact: 'france.fallen',
      words: 'France has not fallen',
      asAt: '1939 fall',
      about: 'france',
      report: { facts: { 'france.fallen': false } },
    })
  })

  test('not where it is reported, at the start, or before it usually changes', () => {
    const said = (facts: Document) => wordsOf({ edition, turn: '1941 spring', facts }, 'hungary')
    expect(said({ 'france.fallen': true })).not.toContain('France has not fallen')
    expect(said({ 'france.fallen': false })).not.toContain('France has not fallen')
    expect(wordsOf({ edition }, 'hungary')).toEqual([])
    expect(wordsOf({ edition, turn: '1940 summer' }, 'hungary')).not.toContain('France has not fallen')
    expect(wordsOf({ edition, scenario: 'demonstration-spring-1941' }, 'hungary')).toEqual([])
  })

  test('a France that is said to have fallen has, though nobody tells when', () => {
    const situation = { edition, turn: '1941 summer', facts: { 'france.fallen': true, 'paris.controller': 'germany' } }
    for (const args of [{ turn: {} }, { turns: [{}, {}] }]) {
      const { trusted = [] } = answer({ door: 'tensions', situation, args }) as Told
      expect(trusted.map(({ words }) => words)).not.toContain('France has not fallen')
    }
    const { trusted = [] } = answer({ door: 'may', situation, args: { question: 'name', by: 'axis', target: 'vichyFrance' } }) as Told
    expect(trusted.map(({ words }) => words)).not.toContain('France has not fallen')
  })

  test('what follows from a report is not taken on trust', () => {
    const facts = { 'france.fallTurn': '1940 summer' }
    expect(wordsOf({ edition, turn: '1941 spring', facts }, 'hungary')).not.toContain('France has not fallen')
  })

  test('Germany and Russia at peace in 1942 are a matter of trust until it is said', () => {
    const peace = 'Germany and Russia are at peace'
    expect(wordsOf({ edition, turn: '1942 spring' }, 'turkey')).toContain(peace)
    expect(wordsOf({ edition, turn: '1941 summer' }, 'turkey')).not.toContain(peace)
    expect(wordsOf({ edition, turn: '1942 spring', peace: [['russia', 'germany']] }, 'turkey')).not.toContain(peace)
    expect(wordsOf({ edition, turn: '1942 spring', wars: [['germany', 'russia']] }, 'turkey')).not.toContain(peace)
    const declarations = [{ by: 'germany', on: 'russia', turn: '1942 spring' }]
    expect(wordsOf({ edition, turn: '1942 spring', declarations }, 'turkey')).not.toContain(peace)
  })

  test('YUG-A2: whether Italy ever went to war with the Western Allies is asked after its usual surrender too', () => {
    const facts = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }
    const peace = 'Italy and Britain are at peace'
    for (const turn of ['1943 fall', '1944 spring', '1945 spring'])
      expect([turn, wordsOf({ edition, turn, facts }, 'yugoslavia')]).toEqual([turn, expect.arrayContaining([peace])])
  })

  test('49.91A: whom a Greece that Italy attacked is with hangs on who fights Italy, whoever asks', () => {
    const situation = {
      edition,
      turn: '1941 spring',
      facts: { 'france.fallen': true },
      declarations: [{ by: 'italy', on: 'greece', turn: '1940 fall' }],
      placements: { westernAllies: { greece: 2 }, russia: { greece: 1 } },
    }
    const peace = { words: 'Italy and Britain are at peace' }
    const { trusted = [] } = answer({ door: 'reckon', situation, args: { target: 'greece', by: 'westernAllies' } }) as Told
    expect(trusted).toContainEqual(expect.objectContaining(peace))
    const named = answer({ door: 'may', situation, args: { question: 'name', by: 'russia', target: 'greece' } }) as Told
    expect(named.trusted).toContainEqual(expect.objectContaining(peace))
  })

  test('TUR-A4, TUR-A5: the Russian cities that the Axis usually hold by then', () => {
    const wars = [{ between: ['germany', 'russia'], since: '1941 summer' }]
    expect(wordsOf({ edition, turn: '1942 summer', wars }, 'turkey')).toEqual(
      expect.arrayContaining(['Russia holds Sevastopol', 'Russia holds Rostov']),
    )
    expect(wordsOf({ edition, turn: '1942 spring', wars }, 'turkey')).not.toContain('Russia holds Rostov')
  })

  test('only what the answer read', () => {
    expect(wordsOf({ edition, turn: '1943 spring' }, 'turkey')).not.toContain('Denmark holds Copenhagen')
  })

  test('a demonstration whose turn is moved is trusted as of its own start', () => {
    const [first] = reckon({ edition, scenario: 'demonstration-spring-1941', turn: '1942 spring' }, 'turkey').trusted ?? []
    expect(first).toMatchObject({ words: 'Germany and Russia are at peace', asAt: '1941 spring' })
  })

  test('a turn that is moved without its facts: the world is that of the start, and a nearer start is offered', () => {
    const remarks = (situation: Document) => reckon(situation, 'hungary').footnotes ?? []
    expect(remarks({ edition, turn: '1941 summer' })).toEqual([
      {
        words: 'nothing is reported since Fall 1939, so the world is still that of then; nearer is Demonstration, Summer 1941',
        scenario: 'demonstration-summer-1941',
      },
    ])
    expect(remarks({ edition, turn: '1939 winter' })).toEqual([
      { words: 'nothing is reported since Fall 1939, so the world is still that of then' },
    ])
    expect(remarks({ edition })).toEqual([])
    expect(remarks({ edition, turn: '1941 summer', facts: { 'france.fallen': true } })).toEqual([])
  })
})

test('Warsaw Polish in 1943 is taken on trust by Germany’s points; a standing that would be lost is trusted through its capital', () => {
  const given = answer({ door: 'allot', situation: { edition: '2023', turn: '1943 spring' }, args: { power: 'germany' } }) as Told
  expect(given.trusted?.map(({ words }) => words)).toContain('Poland holds Warsaw')
  expect(given.trusted?.map(({ words }) => words)).not.toContain('Poland is neutral')
})

test('a peace that is said of two at war is refused with both', () => {
  const refusals = (document: Document) => {
    const read = readSituation({ edition: '2023', ...document })
    return read.ok ? [] : read.refusals.map(({ words }) => words)
  }
  expect(refusals({ peace: [['germany', 'france']] })).toEqual([
    expect.stringMatching(/^peace.0: Germany and France, yet they are at war since Fall 1939/),
  ])
  expect(refusals({ turn: '1942 spring', wars: [['germany', 'russia']], peace: [['russia', 'germany']] })).toHaveLength(1)
  expect(refusals({ peace: [['germany', 'russia']] })).toEqual([])
})

/** Situation doors with the questions that need no more than a situation and these arguments. */
const QUESTIONS = [
  { door: 'reckon', args: { target: 'turkey', by: 'axis' } },
  { door: 'reckon', args: { target: 'rumania', by: 'russia' } },
  { door: 'allot', args: { power: 'germany' } },
  { door: 'allot', args: { power: 'britain' } },
  { door: 'tensions', args: {} },
  { door: 'notices', args: {} },
  { door: 'may', args: { question: 'declare', by: 'germany', on: 'russia' } },
  { door: 'may', args: { question: 'name', by: 'axis', target: 'spain' } },
] as const

const factsAtStake: readonly FactId[] = [
  ...new Set(
    BOOKS.flatMap((edition) => {
      const read = readSituation({ edition })
      return read.ok ? Object.values(read.book.scenarios).flatMap(({ facts }) => Object.keys(facts).filter(isFactId)) : []
    }),
  ),
]

const anyDocument: fc.Arbitrary<Document> = fc.record({
  edition: fc.constantFrom(...BOOKS),
  scenario: fc.option(fc.constantFrom('demonstration-spring-1941', 'demonstration-winter-1941'), { nil: undefined, freq: 4 }),
  turn: fc.constantFrom(...TURNS),
  facts: fc.subarray([...factsAtStake]).map((ids) => Object.fromEntries(ids.map((id) => [id, FACTS[id].start]))),
})

/** What the door reads of a situation when nothing is reported: each fact with the standings that hang on it. */
function readBy(document: Document, { door: name, args }: (typeof QUESTIONS)[number]): { facts: Set<string>; rest: Set<string> } {
  const facts = new Set<string>()
  const rest = new Set<string>()
  const read = readSituation(document)
  const door = DOORS.find((one) => one.name === name) as SituationDoor
  if (!read.ok) return { facts, rest }
  const spied = <T extends object>(values: T, into: Set<string>): T =>
    new Proxy(values, {
      get: (from, key) => {
        if (typeof key === 'string') into.add(key)
        return Reflect.get(from, key)
      },
    })
  const { situation } = read
  const watched: Situation = {
    ...situation,
    facts: Object.create(spied(situation.facts, facts)),
    standings: spied(situation.standings, rest),
  }
  door.answer(read.book, watched, args)
  return { facts, rest }
}

test('an answer takes on trust only what it read, nothing that is reported, and nothing in the first turn', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...QUESTIONS), (document, question) => {
      const read = readSituation(document)
      const given = answer({ ...question, situation: document }) as Told | Refused
      if (!read.ok || !given.ok) return
      const trusted = (given as Told).trusted ?? []
      const start = read.book.scenarios[read.situation.scenario]?.turn as Turn
      if (TURNS.indexOf(read.situation.turn) <= TURNS.indexOf(start)) expect(trusted).toEqual([])
      const reads = readBy(document, question)
      for (const { fact, about } of trusted) {
        if (fact === undefined) continue
        expect(document['facts']).not.toHaveProperty([fact])
        const isThroughStanding = reads.rest.has(about) || about === 'belgium' || about === 'luxembourg'
        const isThroughPeace = read.book.clauses.implications.some(
          ({ implies, when }) => implies.is === 'peace' && factsRead(when).includes(fact),
        )
        expect([fact, reads.facts.has(fact) || isThroughStanding || isThroughPeace]).toEqual([fact, true])
      }
      // What is confirmed is trusted no longer, and the answer stays what it was.
      const again = answer({ ...question, situation: confirmed(document, trusted) }) as Told | Refused
      if (again.ok) expect((again as Told).trusted).toBeUndefined()
      // Confirmed beside a report that speaks against it, it comes to light that they cannot both be so.
      else expect((again as Refused).refusals.every(({ words }) => words.includes(' yet '))).toBe(true)
    }),
    { numRuns: 80 },
  )
})

describe('a war without a date is taken to be older than the turn, and the answer that went by it says so', () => {
  const FALLEN = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }
  test.each([
    [
      '53.21A',
      'cooperate',
      { edition: 'classic', turn: '1940 spring', wars: [['germany', 'denmark']] },
      { one: 'britain', other: 'france', activity: 'stack' },
      'Germany and Denmark',
    ],
    [
      '51.12',
      'may',
      { edition: '2023', turn: '1941 winter', wars: [['japan', 'us']], facts: FALLEN, tensions: { usjt: 35 } },
      { question: 'strike', carriers: 6, heavies: 2, cruisers: 1 },
      'Japan and the U.S.',
    ],
    [
      '50.551',
      'cooperate',
      { edition: 'classic', turn: '1941 winter', wars: [['japan', 'britain']], facts: FALLEN },
      { one: 'britain', other: 'dutchEastIndies', activity: 'stack' },
      'Japan and Britain',
    ],
    [
      '3.4.2.4',
      'lend-lease',
      { edition: 'campaign', turn: '1941 winter', wars: [['japan', 'britain']], facts: FALLEN },
      { route: 'burma-road', load: { supply: 300 }, by: 'britain' },
      'Japan and Britain',
    ],
  ])('%s: %s', (_rule, door, situation, args, who) => {
    const { trusted = [] } = answer({ door, situation, args }) as Told
    expect(trusted.map(({ words }) => words).filter((words) => words.startsWith(`${who} were at war before`))).toHaveLength(1)
  })
})

test.each(['2023', 'classic'])('%s: 50.521: nobody is at peace with what an enemy has, or has conquered', (edition) => {
  const facts = { 'france.fallen': true, 'bucharest.controller': 'russia', 'italy.surrendered': true }
  const wars = [
    ['germany', 'russia'],
    ['germany', 'us'],
  ]
  const situation = { edition, turn: '1944 winter', facts, wars, standings: { hungary: { result: 10, with: 'germany' } } }
  const { trusted = [] } = answer({ door: 'reckon', situation, args: { target: 'hungary', by: 'russia' } }) as Told
  expect(trusted.map(({ words }) => words).filter((words) => words.endsWith('are at peace'))).toEqual([])
})

test.each(['2023', 'classic'])(
  '%s: FIN-A2, SWE-A3, VIC-A3, UKR-A1: fighting, landings and cities that have usually come by then',
  (edition) => {
    expect(wordsOf({ edition, turn: '1940 spring' }, 'finland')).toContain('Russia has not demanded the Finnish border hexes')
    expect(wordsOf({ edition, turn: '1940 spring' }, 'sweden')).toContain('there was no turn of fighting over the Finnish border hexes')
    expect(wordsOf({ edition, turn: '1939 winter' }, 'finland')).not.toContain('Russia has not demanded the Finnish border hexes')
    const wars = [{ between: ['germany', 'russia'], since: '1941 summer' }]
    expect(wordsOf({ edition, turn: '1942 summer', wars }, 'ukraine')).toContain('Russia holds Sevastopol')
    const late = { edition, turn: '1944 summer', facts: { 'vichyFrance.formed': 'formed', 'france.fallTurn': '1940 summer' } }
    expect((reckon(late, 'vichyFrance').trusted ?? []).map(({ fact }) => fact)).toContain('europe.angloAmericanUnits')
  },
)
