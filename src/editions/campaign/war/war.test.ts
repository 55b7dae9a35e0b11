import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interventionOutcome, whyNotIntervene } from '../../../rules/chapters/access/index.ts'
import { openReactions } from '../../../rules/chapters/rolls/index.ts'
import { aimsOf, areFighting, breakOut, type Intent, tieOf, whyNotAttack, whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import { COUNTRIES, FACTIONS, halvesOf, MINORS, POWERS, SIDE_OF, type Situation, sideOf } from '../../../rules/core/index.ts'
import { decide, fold, type Game, gameAt, type Order, whyNot } from '../../../rules/game/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'
import { anySituation } from '../../situation.testing.ts'

const book = openBook('campaign')

function at(document: Readonly<Record<string, unknown>> = {}): Situation {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

const declare = (by: Intent['by'], on: Intent['on']): Order => ({ type: 'declare-war', by: 'referee', intents: [{ by, on }] })
const window = (situation: Situation, declaring: Game['declaring']): Game => ({ ...gameAt(situation), declaring })

describe('declarations of war in a game', () => {
  test('3.2.6b: only once the Actions of the phase are over', () => {
    const order = declare('germany', 'norway')
    const early = whyNot(book, window(at(), []), order)
    expect(early.map(({ cite }) => cite?.rule)).toEqual(['3.2.6b'])
    expect(whyNot(book, window(at(), ['axis']), order)).toEqual([])
  })

  test('3.2.6a: they cost nothing, oblige to nothing and ask nothing of Germany', () => {
    const order = declare('russia', 'turkey')
    const decision = decide(book, window(at({ turn: '1940 summer', tensions: { rgt: 30 } }), ['allies']), order, () => 1)
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
    expect(decision.events.map((event) => event.type)).not.toContain('support-asked')
    expect(decision.events[0]).toMatchObject({ type: 'war-declared', price: 0, duties: [] })
  })

  test('3.2.6c: a declaration opens the reaction in the very phase it is made in', () => {
    const before = window(at({ turn: '1940 spring' }), ['axis'])
    const decision = decide(book, before, declare('germany', 'denmark'), () => 1)
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
    const after = fold(before, decision.events)
    expect(openReactions(book, before.situation, 'westernAllies', 'norway')).toEqual([])
    expect(openReactions(book, after.situation, 'westernAllies', 'norway').map(({ id }) => id)).toEqual(['axis-on-denmark'])
  })

  test('3.5.2.3a: the victim stands alone until somebody comes', () => {
    const before = window(at({ turn: '1940 spring' }), ['axis'])
    const decision = decide(book, before, declare('germany', 'norway'), () => 1)
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
    const { situation } = fold(before, decision.events)
    expect(situation.standings.norway).toEqual(before.situation.standings.norway)
    expect(tieOf(book, situation, 'norway')).toBeUndefined()
  })
})

describe('what an intervention puts on record', () => {
  const greece = at({ turn: '1940 fall', wars: [['germany', 'greece']], facts: { 'france.fallen': true } })
  const sent = { by: 'westernAllies', on: 'greece', divisions: 1, specialForces: false, supplies: false } as const

  test('3.5.2.3b: a standing with the leading power, where there is a table', () => {
    const { joins, standings, facts } = interventionOutcome(book, greece, sent)
    expect([joins, facts]).toEqual([true, {}])
    expect(standings.greece).toMatchObject({ result: -2, with: 'britain', attacked: true, since: '1940 fall' })
    const after = { ...greece, standings: { ...greece.standings, ...standings } }
    expect(tieOf(book, after, 'greece')).toEqual({ power: 'britain', is: 'bound' })
    expect(
      whyNotAttack(book, { ...after, wars: [...after.wars, { between: ['italy', 'britain'], since: '1940 fall' }] }, 'italy', 'greece'),
    ).toEqual([])
  })

  test('3.5.2.3b: a reported status, where there is none', () => {
    const danes = at({ turn: '1940 spring', wars: [['germany', 'denmark']] })
    const { standings, facts } = interventionOutcome(book, danes, { ...sent, on: 'denmark' })
    expect(standings).toEqual({})
    expect(facts).toEqual({ 'denmark.status': 'coBelligerent', 'denmark.favours': 'westernAllies' })
    expect(tieOf(book, { ...danes, facts: { ...danes.facts, ...facts } }, 'denmark')).toEqual({ power: 'britain', is: 'bound' })
  })

  test('3.5.2.3e: less than a division changes nothing', () => {
    const { joins, standings, facts } = interventionOutcome(book, greece, { ...sent, divisions: 0, specialForces: true })
    expect([joins, standings, facts]).toEqual([false, {}, {}])
  })
})

const anyIntent: fc.Arbitrary<Intent> = fc.record({ by: fc.constantFrom(...POWERS), on: fc.constantFrom(...POWERS, ...COUNTRIES) })

describe('in any situation', () => {
  test('3.5.2.3b: a declaration changes no standing but that of a friend who is attacked', () => {
    fc.assert(
      fc.property(anySituation(book), anyIntent, (situation, intent) => {
        if (whyNotDeclare(book, situation, [intent]).length > 0) return
        const { after, outbreaks } = breakOut(book, situation, aimsOf(book, situation, [intent]))
        expect(outbreaks.flatMap(({ duties }) => duties)).toEqual([])
        for (const minor of MINORS) {
          const [then, now] = [situation.standings[minor], after.standings[minor]]
          if (then.with !== now.with || then.result !== now.result) expect([now.with, now.result]).toEqual([null, null])
        }
      }),
      { numRuns: 200 },
    )
  })

  test('3.2.4.6, RC-18: another point of Russo-Axis tension never closes to Russia what was open', () => {
    fc.assert(
      fc.property(anySituation(book), fc.constantFrom(...POWERS, ...COUNTRIES), fc.integer({ min: 0, max: 60 }), (situation, on, level) => {
        const isOpen = (actual: number): boolean => {
          const tensions = { ...situation.tensions, rgt: { actual, effective: actual } }
          return whyNotDeclare(book, { ...situation, tensions }, [{ by: 'russia', on }]).length === 0
        }
        if (isOpen(level)) expect(isOpen(level + 1)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('3.5.2.3: whoever may intervene is of the other side, and a division always joins', () => {
    fc.assert(
      fc.property(
        anySituation(book),
        fc.constantFrom(...FACTIONS),
        fc.constantFrom(...COUNTRIES),
        fc.nat({ max: 3 }),
        (situation, by, on, divisions) => {
          const intervention = { by, on, divisions, specialForces: false, supplies: true }
          if (whyNotIntervene(book, situation, intervention).length > 0) return
          const attackers = POWERS.filter((power) => [on, ...halvesOf(on)].some((one) => areFighting(situation, power, one)))
          expect(attackers.length).toBeGreaterThan(0)
          for (const power of attackers) expect(SIDE_OF[power]).not.toBe(sideOf(by))
          expect(interventionOutcome(book, situation, intervention).joins).toBe(divisions > 0)
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('every number that the campaign’s war, cooperation, blitz and intervention cite is in the book, and bars are short', () => {
  const cited = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('book' in value && 'rule' in value) {
      expect(value.book).toBe('campaign')
      cited.add(String(value.rule))
    } else for (const inner of Object.values(value)) visit(inner)
  }
  const { war, cooperation, blitz, intervention } = book.clauses
  visit([war, cooperation, blitz, intervention])
  expect([...cited].filter((rule) => !(rule in book.contents) && !(rule in book.rulings))).toEqual([])
  expect(JSON.stringify([war, cooperation, blitz, intervention])).not.toContain('"is":"ruled"')
})
