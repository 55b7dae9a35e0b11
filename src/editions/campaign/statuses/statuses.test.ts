import { describe, expect, test } from 'vitest'
import { accessOf } from '../../../rules/chapters/access/index.ts'
import {
  ARMS,
  capIn,
  employmentOf,
  enemiesOf,
  MINOR_NATIONS,
  type MinorNation,
  RANGES,
  STAGES,
  STATUSES,
  statusOf,
  TASKS_OF,
  WAYS_IN,
} from '../../../rules/chapters/statuses/index.ts'
import { chapterOf, POWERS } from '../../../rules/core/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

function campaign(document: Document = {}) {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read
}

const standingOf = (nation: MinorNation, document: Document = {}) => {
  const { book, situation } = campaign(document)
  const { status, favours, cite } = statusOf(book, situation, nation)
  return { status, favours, rule: cite.rule }
}

const stands = (nation: MinorNation, result: number, more: Document = {}) => ({ standings: { [nation]: { result, ...more } } })

describe('RC-14: results and the statuses they are called', () => {
  test.each([
    { result: 7, status: 'economic' },
    { result: 8, status: 'military' },
    { result: 9, status: 'coBelligerent' },
    { result: 10, status: 'ally' },
  ])('$result is $status with the Axis', ({ result, status }) => {
    expect(standingOf('hungary', stands('hungary', result))).toEqual({ status, favours: 'axis', rule: 'RC-14' })
  })

  test.each([
    { result: 0, status: 'economic' },
    { result: -1, status: 'military' },
    { result: -2, status: 'coBelligerent' },
    { result: -3, status: 'ally' },
  ])('$result is $status with the faction that gained it', ({ result, status }) => {
    const west = stands('turkey', result, { with: 'britain' })
    const east = stands('turkey', result, { with: 'russia' })
    expect(standingOf('turkey', west)).toEqual({ status, favours: 'westernAllies', rule: 'RC-14' })
    expect(standingOf('turkey', east)).toEqual({ status, favours: 'russia', rule: 'RC-14' })
  })

  test('3.5.2: without a result a nation is Neutral', () => {
    expect(standingOf('sweden')).toEqual({ status: 'neutral', favours: null, rule: '3.5.2' })
  })

  test('Ireland’s and the Ukraine’s own tables raise units below 9 and grant no status', () => {
    expect(standingOf('ireland', stands('ireland', 8)).status).toBe('neutral')
    expect(standingOf('ukraine', stands('ukraine', 7)).status).toBe('absent')
    expect(standingOf('ukraine', stands('ukraine', 9)).status).toBe('coBelligerent')
  })

  test('3.6.4a, 3.4.3.1: before it is formed or joins the Axis, a nation is none', () => {
    expect(standingOf('vichyFrance')).toEqual({ status: 'absent', favours: null, rule: '3.6.4a' })
    const formed = { facts: { 'france.fallen': true, 'vichyFrance.formed': 'formed' } }
    expect(standingOf('vichyFrance', formed)).toEqual({ status: 'neutral', favours: null, rule: '3.5.2' })
    expect(standingOf('ukraine')).toEqual({ status: 'absent', favours: null, rule: '3.4.3.1' })
  })

  test('a Swedish 9 that waits on Finland is Military Cooperation so far', () => {
    expect(standingOf('sweden', stands('sweden', 9, { waiting: true })).status).toBe('military')
  })

  test('3.5.1.3b: surrendered for good, though the capital was freed', () => {
    const freed = { ...stands('greece', -2, { conquered: true }), facts: { 'athens.controller': 'greece' } }
    expect(standingOf('greece', freed)).toEqual({ status: 'surrendered', favours: null, rule: '3.5.1.3b' })
  })
})

describe('nations that are tied without a result', () => {
  test('3.4.2.1: Iraq begins at Military Cooperation with the Western Allies', () => {
    expect(standingOf('iraq')).toEqual({ status: 'military', favours: 'westernAllies', rule: '3.4.2.1' })
  })

  test('3.4.2a: Poland begins allied to the Western Allies, whatever its table says later', () => {
    expect(standingOf('poland')).toEqual({ status: 'ally', favours: 'westernAllies', rule: '3.4.2a' })
    expect(standingOf('poland', stands('poland', 7))).toMatchObject({ status: 'economic', favours: 'axis' })
  })

  test('3.3.3.6: Thailand fights beside Japan once Indochina has surrendered', () => {
    expect(standingOf('thailand').status).toBe('neutral')
    const after = standingOf('thailand', { facts: { 'indochina.surrendered': true } })
    expect(after).toEqual({ status: 'coBelligerent', favours: 'japan', rule: '3.3.3.6' })
  })

  test('what is reported goes before the start', () => {
    expect(standingOf('iraq', { facts: { 'iraq.status': 'neutral' } })).toMatchObject({ status: 'neutral', favours: null })
    const persia = standingOf('persia', { facts: { 'persia.status': 'ally', 'persia.favours': 'russia' } })
    expect(persia).toMatchObject({ status: 'ally', favours: 'russia', rule: '3.5.6' })
  })

  test('3.5.1: conquered or surrendered by report', () => {
    expect(standingOf('denmark', { facts: { 'denmark.conquered': true } }).status).toBe('surrendered')
    expect(standingOf('dutchEastIndies', { facts: { 'dutchEastIndies.surrendered': true } }).status).toBe('surrendered')
  })
})

describe('3.5.5: whom a nation fights', () => {
  const fought = (nation: MinorNation, document: Document) => {
    const { book, situation } = campaign(document)
    return enemiesOf(book, situation, statusOf(book, situation, nation))
  }

  test('a Co-Belligerent, every enemy of its faction', () => {
    expect(fought('hungary', { ...stands('hungary', 9), wars: [['italy', 'greece']] })).toEqual(['britain', 'france', 'greece', 'poland'])
  })

  test('Military Cooperation is no war', () => {
    expect(fought('hungary', stands('hungary', 8))).toEqual([])
  })

  test('a neutral, whoever attacked it', () => {
    expect(fought('poland', {})).toEqual(['germany'])
    expect(fought('belgiumLuxembourg', { wars: [['germany', 'belgium']] })).toEqual(['germany'])
  })
})

describe('3.5.4b: how many may stay', () => {
  const cap = (nation: MinorNation, facts: Document = {}) => {
    const { book, situation } = campaign({ facts })
    const { value, cite } = capIn(chapterOf(book, 'statuses'), situation, nation)
    return [value, cite.rule]
  }

  test('20, in Finland 10, by RC-33; 10 to 30 by a sheet', () => {
    expect(cap('hungary')).toEqual([20, 'RC-33'])
    expect(cap('finland')).toEqual([10, 'RC-33'])
    expect(cap('iraq')).toEqual([20, 'RC-33'])
    expect(cap('turkey', { 'turkey.milcoopCap': 30 })).toEqual([30, '3.5.4b'])
  })

  test('no sheet says fewer than 10 or more than 30', () => {
    expect(readSituation({ edition: 'campaign', facts: { 'turkey.milcoopCap': 31 } }).ok).toBe(false)
    expect(readSituation({ edition: 'campaign', facts: { 'turkey.milcoopCap': 9 } }).ok).toBe(false)
  })
})

describe('no case is forgotten', () => {
  const documents: readonly Document[] = [
    {},
    { wars: [['germany', 'hungary']] },
    ...[7, 8, 9, 10].flatMap((result) => [stands('hungary', result), { ...stands('hungary', result), wars: [['russia', 'hungary']] }]),
    ...[0, -1, -2, -3].map((result) => stands('hungary', result, { with: 'russia' })),
    stands('hungary', -2, { with: 'britain', attacked: true, since: '1939 fall' }),
    stands('hungary', 9, { conquered: true }),
  ]

  test('every way into a nation is open by a rule or closed by one', () => {
    for (const document of documents) {
      const { book, situation } = campaign(document)
      for (const by of POWERS)
        for (const how of WAYS_IN)
          for (const stage of STAGES) {
            const { refusals, opened } = accessOf(book, situation, { by, nation: 'hungary', how, stage, units: 1 })
            expect(
              [refusals.length > 0, opened.length > 0].filter(Boolean),
              `${JSON.stringify(document)} ${by} ${how} ${stage}`,
            ).toHaveLength(1)
            expect(refusals.every(({ cite }) => cite !== undefined)).toBe(true)
          }
    }
  })

  test('every use of a nation’s own forces is allowed by a rule or forbidden by one', () => {
    for (const document of documents) {
      const { book, situation } = campaign(document)
      for (const arm of ARMS)
        for (const task of TASKS_OF[arm])
          for (const range of RANGES) {
            const { refusals, allowed } = employmentOf(book, situation, { of: 'hungary', arm, task, range, units: 1 })
            expect(
              [refusals.length > 0, allowed.length > 0].filter(Boolean),
              `${JSON.stringify(document)} ${arm} ${task} ${range}`,
            ).toHaveLength(1)
          }
    }
  })

  test('every nation has a status from the start', () => {
    const { book, situation } = campaign()
    for (const nation of MINOR_NATIONS) expect(STATUSES).toContain(statusOf(book, situation, nation).status)
  })
})
