import { describe, expect, test } from 'vitest'
import { blitzNow } from '../../rules/chapters/war/index.ts'
import type { Turn } from '../../rules/core/index.ts'
import { readSituation } from '../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

function blitzIn(turn: Turn, document: Document = {}) {
  const read = readSituation({ edition: 'campaign', turn, ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return blitzNow(read.book, read.situation)
}

const campaignIn = (turn: Turn, id: string, document: Document = {}) => {
  const found = blitzIn(turn, document).campaigns.find((campaign) => campaign.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

/** An Axis attack on Russia, with the tension it was made at. */
const attack = (turn: Turn, tension: number, more: Document = {}): Document => ({
  declarations: [{ by: 'germany', on: 'russia', turn }],
  wars: [{ between: ['germany', 'russia'], since: turn }],
  ...more,
  facts: { 'russia.tensionAtAxisAttack': tension, 'france.fallen': true, ...(more['facts'] as object | undefined) },
})

describe('blitz turns that the calendar sets', () => {
  test.each([
    { turn: '1939 fall', poland: true, france: false },
    { turn: '1939 winter', poland: false, france: false },
    { turn: '1940 spring', poland: false, france: true },
    { turn: '1940 summer', poland: false, france: true },
    { turn: '1940 fall', poland: false, france: false },
  ] as const)('3.3.1.3a, 3.3.1.3b: $turn', ({ turn, poland, france }) => {
    expect(campaignIn(turn, 'poland').isOn).toBe(poland)
    expect(campaignIn(turn, 'france').isOn).toBe(france)
    expect(blitzIn(turn).isBlitz).toBe(poland || france)
  })

  test('3.3.1.3b: Germany against France and the Low Countries, two turns and then one left', () => {
    const spring = campaignIn('1940 spring', 'france')
    expect([spring.by, spring.against, spring.left]).toEqual([['germany'], ['france', 'belgiumLuxembourg', 'netherlands'], 2])
    const fallen = campaignIn('1940 summer', 'france', { facts: { 'france.fallen': true } })
    expect([fallen.against, fallen.left, fallen.isOn]).toEqual([['belgiumLuxembourg', 'netherlands'], 1, true])
  })

  test('3.3.1.3f: five rounds more in a blitz turn, none in another', () => {
    expect(blitzIn('1940 spring').rounds).toEqual({ value: 5, cite: { book: 'campaign', rule: '3.3.1.3f' } })
    expect(blitzIn('1940 fall').rounds.value).toBe(0)
  })
})

describe('3.3.1.3c: blitz turns against Russia by the level at the Axis declaration', () => {
  test.each([
    { tension: 20, turns: ['1941 summer', '1941 fall'] },
    { tension: 39, turns: ['1941 summer', '1941 fall'] },
    { tension: 40, turns: ['1941 summer'] },
    { tension: 49, turns: ['1941 summer'] },
    { tension: 50, turns: [] },
  ])('at $tension', ({ tension, turns }) => {
    expect(campaignIn('1941 summer', 'russia', attack('1941 summer', tension)).turns).toEqual(turns)
  })

  test('RC-21: the turn of the declaration is the first, or the one after it', () => {
    const later = attack('1941 summer', 30, { rulings: { 'RC-21': 'from-next-turn' } })
    expect(campaignIn('1941 summer', 'russia', later).isOn).toBe(false)
    expect(campaignIn('1941 summer', 'russia', later).turns).toEqual(['1941 fall', '1941 winter'])
  })

  test('the second turn goes by the level of the declaration, not by the present one', () => {
    const fall = campaignIn('1941 fall', 'russia', attack('1941 summer', 38, { tensions: { rgt: 50 } }))
    expect([fall.isOn, fall.left, fall.needs]).toEqual([true, 1, []])
    expect(fall.steps.map(({ id, amount }) => [id, amount])).toEqual([
      ['level', 38],
      ['given', 2],
      ['wait', 0],
    ])
  })

  test('3.3.1.3c, RC-17: the attack itself moves the level, so a present one tells nothing: where that of the declaration is not reported, the turns it may give', () => {
    const unreported = { declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }], tensions: { rgt: 45 } }
    const fall = campaignIn('1941 fall', 'russia', unreported)
    expect([fall.isOn, fall.turns, fall.possible, fall.needs]).toEqual([
      false,
      [],
      ['1941 summer', '1941 fall'],
      ['russia.tensionAtAxisAttack'],
    ])
    expect(blitzIn('1941 fall', unreported)).toMatchObject({ isBlitz: false, mayBeBlitz: true })
    expect(blitzIn('1941 winter', unreported)).not.toHaveProperty('mayBeBlitz')
    const summer = campaignIn('1941 summer', 'russia', unreported)
    expect([summer.isOn, summer.needs]).toEqual([true, []])
    expect(blitzIn('1941 summer', { wars: [['germany', 'russia']], facts: { 'france.fallen': true } })).toMatchObject({ mayBeBlitz: true })
  })

  test.each([0, -3])('3.3.1.3c: %i is a level as any other: two turns', (tension) => {
    const fall = campaignIn('1941 fall', 'russia', attack('1941 summer', tension, { tensions: { rgt: 50 } }))
    expect([fall.turns, fall.needs]).toEqual([['1941 summer', '1941 fall'], []])
  })

  test('3.3.1.3c: each Axis declaration gives turns by the level of its own time', () => {
    // Italy alone at 35, Germany a year later at 45: two turns, then one.
    const both = (level: number | undefined): Document => ({
      declarations: [
        { by: 'italy', on: 'russia', turn: '1940 summer' },
        { by: 'germany', on: 'russia', turn: '1941 summer' },
      ],
      tensions: { rgt: 50 },
      facts: { 'russia.tensionAtAxisAttack': 35, ...(level === undefined ? {} : { 'russia.tensionAtLaterAxisAttack': level }) },
    })
    const told = campaignIn('1941 fall', 'russia', both(45))
    expect([told.turns, told.needs]).toEqual([['1940 summer', '1940 fall', '1941 summer'], []])
    expect(told.steps.filter(({ id }) => id === 'level').map(({ amount, words }) => [amount, words])).toEqual([
      [35, 'tension when war was declared in Summer 1940'],
      [45, 'tension when war was declared in Summer 1941'],
    ])
    expect(campaignIn('1941 fall', 'russia', both(38)).isOn).toBe(true)
    const untold = campaignIn('1941 fall', 'russia', both(undefined))
    expect([untold.turns, untold.needs]).toEqual([['1940 summer', '1940 fall'], ['russia.tensionAtLaterAxisAttack']])
  })

  test('3.3.1.3c: a war that nobody is said to have declared was Germany’s; one of Italy alone gives none, and says why', () => {
    const { declarations: _, ...untold } = attack('1941 summer', 30)
    expect(campaignIn('1941 fall', 'russia', untold)).toEqual(campaignIn('1941 fall', 'russia', attack('1941 summer', 30)))
    expect(campaignIn('1941 summer', 'russia', { wars: [['italy', 'russia']] })).toMatchObject({ turns: [], isDeclarerUnknown: true })
    expect(campaignIn('1941 summer', 'russia')).not.toHaveProperty('isDeclarerUnknown')
    const russian = { declarations: [{ by: 'russia', on: 'germany', turn: '1941 spring' }] }
    expect(campaignIn('1941 summer', 'russia', russian)).not.toHaveProperty('isDeclarerUnknown')
  })

  test('a Russian declaration gives none', () => {
    const document = {
      declarations: [{ by: 'russia', on: 'germany' }],
      wars: [['germany', 'russia']],
      tensions: { rgt: 50 },
      facts: { 'france.fallen': true },
    }
    expect(blitzIn('1942 spring', document).isBlitz).toBe(false)
    expect(campaignIn('1942 spring', 'russia', document).turns).toEqual([])
  })
})

describe('3.3.1.3d: ground in the East', () => {
  test('dry in a Spring blitz turn', () => {
    expect(blitzIn('1941 spring', attack('1941 spring', 30)).dry?.cite.rule).toBe('3.3.1.3d')
    expect(blitzIn('1941 spring', attack('1941 spring', 49)).dry).not.toBeNull()
  })

  test.each([
    { why: 'no blitz at 50', turn: '1941 spring', document: attack('1941 spring', 50) },
    { why: 'no Spring', turn: '1941 summer', document: attack('1941 summer', 30) },
    { why: 'the blitz is over', turn: '1942 spring', document: attack('1941 spring', 30) },
    { why: 'the blitz of 1940 is not in the East', turn: '1940 spring', document: {} },
  ] as const)('as usual: $why', ({ turn, document }) => {
    expect(blitzIn(turn, document).dry).toBeNull()
  })
})

describe('3.3.1.3e: the severe winter', () => {
  const winter = (turn: Turn, document: Document) => {
    const { severeWinter } = blitzIn(turn, document)
    return [severeWinter.is, severeWinter.turn]
  }

  test('none before an attack on Russia, the blitz in Poland notwithstanding', () => {
    expect(winter('1939 winter', {})).toEqual(['not-in-sight', null])
    expect(winter('1940 winter', {})).toEqual(['not-in-sight', null])
  })

  test('the first Winter after the attack', () => {
    expect(winter('1941 fall', attack('1941 summer', 30))).toEqual(['ahead', '1941 winter'])
    expect(winter('1941 winter', attack('1941 summer', 30))).toEqual(['now', '1941 winter'])
    expect(winter('1942 winter', attack('1941 summer', 30))).toEqual(['past', '1941 winter'])
  })

  test('never in a blitz turn: the next Winter then', () => {
    expect(winter('1941 winter', attack('1941 fall', 30))).toEqual(['ahead', '1942 winter'])
    expect(winter('1941 winter', attack('1941 fall', 45))).toEqual(['now', '1941 winter'])
  })

  test('an attack of Winter itself is followed by the next one', () => {
    expect(winter('1941 winter', attack('1941 winter', 60))).toEqual(['ahead', '1942 winter'])
  })

  test('an Axis attack counts in a war that Russia declared', () => {
    const document = {
      declarations: [{ by: 'russia', on: 'germany', turn: '1942 spring' }],
      wars: [{ between: ['germany', 'russia'], since: '1942 spring' }],
      facts: { 'france.fallen': true, 'easternFront.firstOffensiveOnRussia': '1942 summer' },
    }
    expect(winter('1942 winter', document)).toEqual(['now', '1942 winter'])
  })

  test('once only', () => {
    const past = attack('1941 summer', 30, { facts: { 'russia.severeWinterPast': true } })
    expect(winter('1941 winter', past)).toEqual(['past', null])
  })
})
