import { describe, expect, test } from 'vitest'
import { answer } from '../doors/doors.ts'

const ask = <T>(door: string, situation: object, args: object): T => answer({ door, situation, args: { ...args } }) as unknown as T

const FALLEN = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }
const POLAND = { 'warsaw.controller': 'germany', 'easternPoland.controller': 'russia' }

describe.each(['2023', 'classic'])('%s: an attack that no declaration tells of', (edition) => {
  const isOpen = (by: string, target: string, situation: object): boolean => {
    const placed = { edition, turn: '1941 spring', placements: { [by]: { [target]: 1 } }, ...situation }
    return ask<{ allowed: boolean }>('may', placed, { question: 'name', by, target }).allowed
  }
  const standing = (target: string, entry: object) => ({ facts: FALLEN, standings: { [target]: entry } })
  const knowing = (facts: object) => ({ facts: { ...FALLEN, ...facts } })

  test('49.435A: whoever drove a country to the enemy does not name it', () => {
    expect(isOpen('axis', 'greece', standing('greece', { result: -2, with: 'britain', attacked: true }))).toBe(false)
    expect(isOpen('axis', 'spain', standing('spain', { result: -2, with: 'britain', attacked: true }))).toBe(false)
    expect(isOpen('westernAllies', 'sweden', standing('sweden', { result: 9, with: 'germany', attacked: true }))).toBe(false)
  })

  test('49.435A: the other side does, and a result of the country’s own bars nobody', () => {
    expect(isOpen('westernAllies', 'greece', standing('greece', { result: -2, with: 'britain', attacked: true }))).toBe(true)
    expect(isOpen('axis', 'greece', standing('greece', { result: -2, with: 'britain' }))).toBe(true)
    expect(isOpen('westernAllies', 'sweden', standing('sweden', { result: 9, with: 'germany' }))).toBe(true)
  })

  test.each(['turkey', 'yugoslavia', 'hungary', 'bulgaria', 'rumania'])(
    '49.435A: the Axis do not name %s, which they attacked',
    (target) => {
      expect(isOpen('axis', target, knowing({ [`${target}.attackedByAxis`]: true }))).toBe(false)
      expect(isOpen('westernAllies', target, knowing({ [`${target}.attackedByAxis`]: true }))).toBe(true)
      expect(isOpen('westernAllies', target, standing(target, { result: 9, with: 'germany', attacked: true }))).toBe(false)
      const byRussia = {
        ...standing(target, { result: 9, with: 'germany', attacked: true }),
        ...knowing({ [`${target}.attackedByRussia`]: true }),
      }
      expect(isOpen('westernAllies', target, byRussia)).toBe(true)
    },
  )

  test('49.435A: nor the Western Allies Sweden', () =>
    expect(isOpen('westernAllies', 'sweden', knowing({ 'sweden.attackedByAllies': true }))).toBe(false))

  test('49.435A: a city or a hex in their hands tells of an attack, unless a result gave it', () => {
    expect(isOpen('axis', 'turkey', knowing({ 'istanbul.controller': 'germany' }))).toBe(false)
    expect(isOpen('axis', 'turkey', knowing({ 'izmir.controller': 'italy' }))).toBe(false)
    expect(isOpen('axis', 'turkey', knowing({ 'turkey.axisHexes': 4 }))).toBe(false)
    expect(isOpen('axis', 'yugoslavia', knowing({ 'zagreb.controller': 'germany' }))).toBe(false)
    expect(isOpen('axis', 'rumania', knowing({ 'ploesti.controller': 'germany' }))).toBe(false)
    expect(isOpen('westernAllies', 'spain', knowing({ 'tangiers.controller': 'britain' }))).toBe(false)
    const open = { ...standing('turkey', { result: 8, with: 'germany' }), ...knowing({ 'istanbul.controller': 'germany' }) }
    expect(isOpen('axis', 'turkey', open)).toBe(true)
    expect(isOpen('westernAllies', 'turkey', knowing({ 'istanbul.controller': 'germany' }))).toBe(true)
  })

  test('NOR-N1: with Bergen in foreign hands war has been declared on Norway', () => {
    const inSpring = (facts: object, more: object = {}) => ({ turn: '1940 spring', facts: { ...POLAND, ...facts }, ...more })
    expect(isOpen('westernAllies', 'norway', inSpring({ 'bergen.controller': 'germany' }))).toBe(false)
    expect(isOpen('axis', 'norway', inSpring({ 'bergen.controller': 'britain' }))).toBe(false)
    expect(isOpen('westernAllies', 'norway', inSpring({}))).toBe(true)
    const opened = { standings: { norway: { result: -1, with: 'britain' } } }
    expect(isOpen('axis', 'norway', inSpring({ 'bergen.controller': 'britain' }, opened))).toBe(true)
  })

  test('BEL-N2: Antwerp and Luxembourg taken, both have been attacked', () => {
    const inSummer = (facts: object) => ({ turn: '1940 summer', facts: { ...POLAND, ...facts } })
    const both = { 'antwerp.controller': 'germany', 'luxembourg.controller': 'germany' }
    expect(isOpen('westernAllies', 'belgiumLuxembourg', inSummer(both))).toBe(false)
    expect(isOpen('westernAllies', 'belgiumLuxembourg', inSummer({ 'antwerp.controller': 'germany' }))).toBe(true)
  })

  const asked = (facts: object): string => {
    const situation = {
      edition,
      turn: '1941 fall',
      facts: { ...FALLEN, 'warsaw.controller': 'germany', 'russia.ics': 8, ...facts },
      wars: [['italy', 'britain']],
      tensions: { rgt: 12, usat: 36, usjt: 10 },
      levelsAt: 'before-rises',
      mobilizations: { russia: { done: 1, nextDue: '1942 spring' }, japan: 2 },
    }
    const { footnotes = [] } = ask<{ footnotes?: readonly { words: string }[] }>('tensions', situation, { turn: {} })
    return footnotes.map(({ words }) => words).join()
  }
  test('RGT-S7, RGT-S9: of hexes in Turkey and Bulgaria the war is asked for, which tells of the attack', () => {
    expect(asked({ 'turkey.axisHexes': 4 })).toContain('neither Germany nor Italy has ever been at war with Turkey')
    expect(asked({ 'bulgaria.russianHexes': 4 })).toContain('Russia and Bulgaria have never been at war')
    expect(asked({})).not.toContain('please report the war')
  })

  const total = (situation: object, args: object) => ask<{ total: number }>('reckon', { edition, ...situation }, args).total
  test('BAL-B8: Russia has attacked Rumania and is at peace with Germany', () => {
    const russian = { ...FALLEN, 'rumania.russianHexes': 5, 'ploesti.controller': 'russia', 'balticStates.russiaEntered': true }
    const situation = {
      turn: '1941 summer',
      facts: russian,
      wars: [['italy', 'britain']],
      tensions: { rgt: 30 },
      peace: [['germany', 'russia']],
    }
    // 0 for Yugoslavia, +1 for the Baltic States, +3 for the war.
    const told = { ...situation, facts: { ...russian, 'rumania.attackedByRussia': true } }
    expect(total(told, { target: 'yugoslavia', by: 'axis' })).toBe(4)
  })

  test('BEL-A2, BAL-B10: a capital in Western hands tells of their attack before the U.S. is in the war', () => {
    const norway = {
      turn: '1940 spring',
      facts: { ...POLAND, 'oslo.controller': 'britain' },
      placements: { axis: { belgiumLuxembourg: 1 } },
    }
    expect(total(norway, { target: 'belgiumLuxembourg', by: 'axis' })).toBe(3)
    const wars = [
      { between: ['germany', 'russia'], since: '1941 summer' },
      { between: ['italy', 'britain'], since: '1940 summer' },
    ]
    const bulgaria = { turn: '1942 spring', facts: { ...FALLEN, 'sofia.controller': 'britain', 'balticStates.russiaEntered': true }, wars }
    expect(total(bulgaria, { target: 'hungary', by: 'axis' })).toBe(8)
  })

  test('BAL-B5: a Bulgaria that Germany profits from and leaves to Russia is asked about', () => {
    const situation = {
      edition,
      turn: '1941 fall',
      facts: { ...FALLEN, 'balticStates.russiaEntered': true },
      standings: { bulgaria: { result: 7, with: 'germany', since: '1940 fall' } },
      declarations: [{ by: 'russia', on: 'bulgaria', turn: '1941 summer' }],
      tensions: { rgt: 36 },
      peace: [['germany', 'russia']],
    }
    const { footnotes } = ask<{ footnotes: readonly { words: string }[] }>('reckon', situation, { target: 'hungary', by: 'axis' })
    expect(footnotes.map(({ words }) => words).join()).toContain('germany.failedSupport')
  })

  test('49.34: a point is not used that was not placed, where it is told where the points are', () => {
    const used = (axis: object) =>
      ask<{ ok: boolean }>(
        'tensions',
        {
          edition,
          turn: '1941 spring',
          facts: FALLEN,
          placements: { axis },
          tensions: { rgt: 5, usat: 20, usjt: 3 },
          levelsAt: 'before-rises',
        },
        { turn: { tensionPointsUsed: [{ by: 'axis' }] } },
      ).ok
    expect([{ turkey: 2 }, { usat: 1 }, {}].map(used)).toEqual([false, true, true])
  })
})
