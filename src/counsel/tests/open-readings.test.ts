import { describe, expect, test } from 'vitest'
import { readSituation } from '../../editions/reading/index.ts'
import type { AllotAnswer, MayAnswer, ReckonAnswer, TensionsAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

/** What each rule adds, of those that add anything. */
const amounts = (lines: readonly { readonly cite: { readonly rule: string }; readonly amount: number }[] = []) =>
  Object.fromEntries(lines.flatMap(({ cite, amount }) => (amount === 0 ? [] : [[cite.rule, amount]])))

const rolled = (situation: object, target: string) => amounts(ask<ReckonAnswer>('reckon', { ...situation }, { target, by: 'axis' }).lines)

const tensions = (situation: object, turn: object) =>
  ask<TensionsAnswer>('tensions', { levelsAt: 'before-rises', ...situation }, { turn: { ...turn } })

const rgtLines = (situation: object, turn: object) => amounts(tensions(situation, turn).tracks.rgt?.lines)

describe.each(['classic', '2023'])('%s: readings where the sources leave it open', (edition) => {
  const fallen = { 'france.fallen': true }

  test('R49-91: a border war that escalated is no fight over Bessarabia, and leaves Rumania with the Axis', () => {
    const lines = (stage: string) =>
      rolled({ edition, turn: '1941 spring', facts: { ...fallen, 'bessarabia.borderWar': stage, 'rumania.unbuilt': 2 } }, 'rumania')
    expect(lines('open')).toMatchObject({ 'RUM-A6': 1 })
    expect(lines('escalated')).toMatchObject({ 'BAL-G4': -2 })
    expect(lines('escalated')['RUM-A6']).toBeUndefined()
  })

  test('R49-92: two lost last year of a level of 1 leave 0; one lost this year takes it to -1', () => {
    const facts = { 'russia.undefendedLostLastYear': 40, 'russia.undefendedLostThisYear': 1 }
    const told = { edition, turn: '1942 spring', wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] }
    const level = (more: object) => ask<AllotAnswer>('allot', { ...told, facts: more }, {}).russianResistance
    expect(level(facts)).toMatchObject({ total: -1 })
    expect(level({ ...facts, 'russia.undefendedLostThisYear': 0 })).toMatchObject({ total: 0 })
  })

  test('R49-93: BEL-A1 counts a Western declaration that was revoked', () => {
    const declarations = [{ by: 'britain', on: 'norway', turn: '1940 spring', revoked: true }]
    const facts = { 'westernAllies.attackedNeutral': true }
    expect(rolled({ edition, turn: '1940 spring', declarations, facts }, 'belgiumLuxembourg')['BEL-A1']).toBe(2)
  })

  test('R49-94: war on Portugal drives a Spain under -1 to Germany, and leaves one that is with Britain', () => {
    const stands = (result: number) => {
      const standings = { spain: { result, with: 'britain' } }
      const declare = { question: 'declare', by: 'britain', on: 'portugal' }
      const { consequences } = ask<MayAnswer>('may', { edition, turn: '1941 spring', facts: fallen, standings }, declare)
      return consequences.some(({ what }) => /Spain.*associate/.test(what))
    }
    expect([stands(-1), stands(-2)]).toEqual([true, false])
  })

  test('R50-87: Russia fights Germany, not a neutral Italy: Spain stands with it, Greece with nobody', () => {
    const victim = (by: string, on: 'spain' | 'greece') => {
      const declarations = [
        { by, on, turn: '1940 spring' },
        { by: 'russia', on: 'germany', turn: '1940 spring' },
      ]
      const given = readSituation({ edition, turn: '1940 spring', tensions: { rgt: 60 }, wars: [], declarations })
      if (!given.ok) throw new Error(JSON.stringify(given.refusals))
      return given.situation.standings[on]
    }
    expect(victim('germany', 'spain')).toMatchObject({ result: -2, with: 'russia', attacked: true })
    expect(victim('italy', 'greece').result).toBeNull()
  })

  test('RT-60: 36.11D, at 5 war on Turkey brings RGT to 11; Ankara falls in the same turn, and Russia mobilizes all the same', () => {
    const told = { edition, turn: '1940 spring', tensions: { rgt: 2 } }
    const turn = { declarations: [{ by: 'britain', on: 'turkey' }] }
    const mobilizes = (facts: object) => tensions(told, { ...turn, facts: { ...facts } }).mobilizations.some(({ by }) => by === 'russia')
    expect(mobilizes({})).toBe(true)
    expect(mobilizes({ 'ankara.controller': 'russia' })).toBe(true)
    expect(tensions(told, {}).mobilizations.some(({ by }) => by === 'russia')).toBe(false)
  })

  test('RT-62: an 8 for Finland counts +1 and its border +2, one for Rumania +2 and +2', () => {
    const eight = (minor: string) => rgtLines({ edition, turn: '1940 spring' }, { standings: { [minor]: { result: 8, with: 'germany' } } })
    expect(eight('finland')).toMatchObject({ 'RGT-E3a': 1, 'RGT-E6': 2 })
    expect(eight('rumania')).toMatchObject({ 'RGT-E3c': 2, 'RGT-E7': 2 })
  })

  test('RT-63: the rise to 50 comes before what the Allies declare, which counts beside it', () => {
    const germany = { by: 'germany', on: 'russia' }
    const told = { edition, turn: '1941 spring', tensions: { rgt: 30 } }
    const alone = rgtLines(told, { declarations: [germany] })
    const both = rgtLines(told, { declarations: [germany, { by: 'britain', on: 'turkey' }] })
    expect(both).toEqual({ ...alone, 'RGT-E3e': 6 })
  })
})

describe('2023 with Gathering Storm, the Pact line elsewhere', () => {
  const facts = { 'pact.lineHistorical': false, 'warsaw.controller': 'germany', 'finland.brpsRussianSide': 5, 'finland.brpsGermanSide': 5 }
  const told = { edition: '2023', options: ['gathering-storm'], turn: '1941 spring' }
  const eight = { standings: { finland: { result: 8, with: 'germany' } } }

  test('RT-61, RGT-P2: an 8 for Finland gives its hexes on both sides of the line', () => {
    expect(rgtLines({ ...told, facts }, eight)).toMatchObject({ 'RGT-P1': 1, 'RGT-P2': 2 })
  })

  test('RT-61: but not those of a border that Russia has entered, unless they are counted', () => {
    const entered = { ...facts, 'finnishBorder.russiaEntered': true }
    expect(rgtLines({ ...told, facts: entered }, eight)['RGT-P2']).toBeUndefined()
    expect(rgtLines({ ...told, facts: entered }, { ...eight, facts: { 'finland.axisHexesRussianSide': 1 } })['RGT-P2']).toBe(2)
  })
})
