import { describe, expect, test } from 'vitest'
import type { Answer, CedeAnswer, MayAnswer, VerdictAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const surrender = <A = VerdictAnswer>(situation: object, args: Readonly<Record<string, unknown>>) =>
  ask<A & Answer>('surrender', { edition: 'campaign', ...situation }, args)
const told = ({ consequences }: Pick<VerdictAnswer, 'consequences'>) => consequences.map(({ what }) => what)

test('3.5.1.3a: land of a nation that an Action makes surrender goes to whoever occupies it, who is asked for', () => {
  const rumania = { turn: '1944 fall', wars: [['germany', 'russia']], standings: { rumania: { result: 9, with: 'germany' } } }
  const by = (facts: object) =>
    told(
      surrender(
        { ...rumania, facts: { 'rumania.surrendersByAction': true, ...facts } },
        { question: 'minor', of: 'rumania', cause: 'action' },
      ),
    )
  expect(by({})).toContain('Ploesti goes to the nation that occupies it; please report ploesti.controller')
  expect(by({ 'bucharest.controller': 'russia', 'rumania.capitalTaken': '1944 fall' })).toContain('takes Ploesti')
})

test('RC-97: an offer of free will does not come again by itself once it is declined', () => {
  const war = { turn: '1942 winter', declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] }
  const declined = (isFree: boolean, facts: object) =>
    surrender({ ...war, facts }, { question: 'settle', of: 'russiaToAxis', answer: 'declined', by: 'axis', isFree }).consequences
  expect(declined(true, {})).toMatchObject([{ what: expect.stringContaining('only if it is offered again'), cite: { rule: 'RC-97' } }])
  const held = Object.fromEntries(['leningrad', 'stalingrad', 'moscow'].map((city) => [`${city}.controller`, 'germany']))
  expect(declined(false, held)).toMatchObject([{ what: expect.stringContaining('in each phase'), cite: { rule: '3.6.6.1d' } }])
})

test('3.5.1.3b: a nation whose capital was freed too late is conquered for its fall, not for who holds it', () => {
  const norway = {
    turn: '1940 fall',
    declarations: [{ by: 'germany', on: 'norway', turn: '1940 spring' }],
    facts: { 'oslo.controller': 'britain', 'norway.capitalTaken': '1940 spring' },
  }
  const { derived } = surrender(norway, { question: 'minor', of: 'norway' })
  expect(derived?.map(({ words }) => words)).toContain('Norway is conquered, since its capital fell in Spring 1940')
})

describe('what is not told is not said to be so', () => {
  const greece = {
    turn: '1941 summer',
    wars: [
      ['italy', 'britain'],
      ['germany', 'greece'],
    ],
    facts: { 'athens.controller': 'germany', 'greece.capitalTaken': '1941 spring' },
    standings: { greece: { result: -2, with: 'britain' } },
  }
  const fates = (...units: readonly object[]) => told(surrender(greece, { question: 'ex-patriots', of: 'greece', units })).slice(1)

  test('3.5.5.3a: whether a unit has a way to the edge; Recon gets away without one', () => {
    expect(fates({ type: 'infantry', strength: 9 })[0]).toMatch(/^infantry: taken as lost: hasFreeWay.* not told$/)
    expect(fates({ type: 'infantry', strength: 9, hasFreeWay: false })[0]).toMatch(/^infantry: lost; no way/)
    expect(fates({ type: 'recon', strength: 7 })[0]).toMatch(/^recon: type and experience are kept/)
  })

  test('3.6.7.4, 3.6.7.5: how much of France is mainland, and what Germany conquered', () => {
    const words = (year: number, land: object) =>
      surrender<CedeAnswer>({ turn: `${year} spring` }, { question: 'cede', year, lands: [land] }).cessions[0]?.words
    const france = { name: 'France', is: 'france', alliedTerritories: 1, enemyTerritories: 9 }
    expect(words(1945, france)).toContain('not told: taken as none')
    expect(words(1945, { ...france, alliedMainland: 0 })).toBe('the Allies hold nothing there that counts')
    expect(words(1946, { name: 'Netherlands', enemyTerritories: 4 })).toContain('not told: taken as none')
    expect(words(1946, { name: 'Netherlands', enemyTerritories: 4, isConquest: false })).toBe('no German conquest in the west or south')
  })
})

test('3.2.4.5e: Military Cooperation with Russia bars no demand', () => {
  const demand = (standing: object, facts: object = {}) =>
    ask<MayAnswer>(
      'may',
      { edition: 'campaign', turn: '1941 spring', standings: { rumania: standing }, facts },
      { question: 'demand', target: 'rumania' },
    )
  expect(demand({ result: -1, with: 'russia' }).allowed).toBe(true)
  expect(demand({ result: 8, with: 'germany' }).refusals.map(({ cite }) => cite?.rule)).toContain('3.2.4.5e')
  expect(demand({}, { 'bessarabia.controller': 'russia' }).allowed).toBe(false)
})
