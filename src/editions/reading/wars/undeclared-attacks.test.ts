import { describe, expect, test } from 'vitest'
import { whyNotName } from '../../../rules/chapters/rolls/index.ts'
import { type Faction, type Minor, ordinaryRoll, reckon } from '../../../rules/core/index.ts'
import { type Document, on, read } from '../situation.testing.ts'

describe.each(['classic', '2023'])('%s: who must have declared a war that a file tells of', (edition) => {
  const lines = (target: Minor, by: Faction, document: Document): Readonly<Record<string, number>> => {
    const { book, situation } = read({ edition, ...document })
    const table = book.tables[target]
    if (table === undefined) throw new Error(target)
    const found = reckon(table, situation, ordinaryRoll(target, by)).lines
    return Object.fromEntries(found.flatMap(({ amount, cite }) => (amount === 0 ? [] : [[cite.rule, amount]])))
  }
  const derived = (document: Document) => read({ edition, ...document }).derived.map(({ words }) => words)
  const fallen = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }

  test('BAL-B4: a war of Germany and Spain was Germany’s, as was the taking of Madrid', () => {
    const told = { turn: '1942 summer', facts: fallen, wars: [['germany', 'spain']] }
    const taken = { turn: '1942 summer', facts: { ...fallen, 'madrid.controller': 'germany' } }
    expect(lines('bulgaria', 'axis', told)).toEqual({ 'BUL-0': 3, 'BAL-B4': -2 })
    expect(lines('bulgaria', 'axis', taken)).toEqual({ 'BUL-0': 3, 'BAL-B4': -2 })
    expect(derived(taken)).toContain('Germany declared war on Spain, since Germany holds Madrid')
    const over = [{ between: ['germany', 'spain'], since: '1941 fall', until: '1941 winter' }]
    expect(lines('bulgaria', 'axis', { ...told, wars: over })).toEqual({ 'BUL-0': 3, 'BAL-B4': -2 })
  })

  test('BAL-B4: a Spain that joined the Allies by a roll was not attacked', () => {
    const standings = { spain: { result: -3, with: 'britain' } }
    const told = { turn: '1942 summer', facts: fallen, standings, wars: [['germany', 'spain']] }
    expect(lines('bulgaria', 'axis', told)).toEqual({ 'BUL-0': 3 })
  })

  test('NOR-A1, NOR-A3: Denmark and Sweden fall to nobody who has not declared war on them', () => {
    expect(lines('norway', 'westernAllies', { turn: '1940 summer', facts: { 'copenhagen.controller': 'germany' } })).toEqual({
      'NOR-A3': -1,
    })
    expect(lines('norway', 'westernAllies', { turn: '1941 summer', facts: { 'stockholm.controller': 'germany' } })).toEqual({
      'NOR-A1': -2,
    })
    const wars = [{ between: ['germany', 'denmark'], since: '1940 spring' }]
    expect(lines('norway', 'axis', { turn: '1940 summer', wars })).toEqual({ 'NOR-A3': -1 })
  })

  test('49.632 (b), SPA-A6: a British Lisbon has driven Spain to Germany', () => {
    const told = { turn: '1942 summer', facts: { ...fallen, 'lisbon.controller': 'britain' } }
    expect(lines('spain', 'axis', told)).toEqual({ 'SPA-G2': 2, 'SPA-A6': 1, 'SPA-I2': -1 })
  })

  test('49.435A, NOR-N1: the victim of a war that is told is closed as one of a declaration is', () => {
    const codes = (by: Faction, target: Minor, document: Document) => {
      const { book, situation } = read({ edition, ...document })
      return whyNotName(book, situation, by, [{ target, manner: 'ordinary' }]).map(({ code }) => code)
    }
    expect(codes('axis', 'yugoslavia', { turn: '1941 summer', wars: [['germany', 'yugoslavia']] })).toContain('aggressor')
    const points = { westernAllies: { norway: 1 } }
    expect(codes('westernAllies', 'norway', { turn: '1940 summer', wars: [['germany', 'norway']], placements: points })).toContain(
      'war-on-norway',
    )
  })

  test('49.61: what nobody dates opens no reaction; what is dated does', () => {
    const since = (turn: string) => read({ edition, turn: '1940 summer', wars: [{ between: ['germany', 'denmark'], since: turn }] })
    expect(since('1940 summer').situation.declarations.at(-1)).toEqual({ by: 'germany', on: 'denmark', turn: '1940 summer' })
    const undated = read({ edition, turn: '1940 summer', wars: [['germany', 'denmark']] }).situation.declarations.at(-1)
    expect(undated?.turn).toBe('1940 spring')
  })

  test('RGT-S7, RGT-S9: whoever took a capital attacked', () => {
    const attacked = (facts: Document) => {
      const { situation } = read({ edition, turn: '1940 fall', facts })
      return Object.keys(situation.facts).filter(
        (fact) => /\.attackedBy(Axis|Russia)$/.test(fact) && situation.facts[fact as 'hungary.attackedByAxis'],
      )
    }
    expect(attacked({ 'belgrade.controller': 'germany' })).toEqual(['yugoslavia.attackedByAxis'])
    expect(attacked({ 'ankara.controller': 'germany' })).toEqual(['turkey.attackedByAxis'])
    expect(attacked({ 'bucharest.controller': 'russia' })).toEqual(['rumania.attackedByRussia'])
    expect(attacked({ 'budapest.controller': 'germany' })).toEqual(['hungary.attackedByAxis'])
  })

  test('BAL-B4, NOR-A1, SWE-A5, RGT-S7: a standing that an attack brought about tells of the attack', () => {
    const attacked = (minor: string, result: number) => ({
      turn: '1941 summer',
      facts: fallen,
      standings: { [minor]: { result, attacked: true } },
    })
    expect(lines('bulgaria', 'axis', attacked('spain', -2))).toEqual({ 'BUL-0': 3, 'BAL-B4': -2 })
    expect(lines('norway', 'axis', attacked('sweden', -2))).toEqual({ 'NOR-A1': -2 })
    expect(lines('sweden', 'axis', attacked('sweden', 9))).toEqual({ 'SWE-G2': 2, 'SWE-A5': 2 })
    expect(lines('belgiumLuxembourg', 'axis', attacked('norway', 9))).toEqual({ 'BEL-A1': 2 })
    expect(read({ edition, ...attacked('yugoslavia', -2) }).situation.facts['yugoslavia.attackedByAxis']).toBe(true)
    expect(derived(attacked('spain', -2))).toContain('Germany declared war on Spain, since Spain was attacked and stands with the Allies')
  })

  test('49.435A: a mark of an attack leaves its victim with the other side, and so does its capital', () => {
    const marked = (fact: string, more: Document = {}) => ({ turn: '1941 summer', facts: { ...fallen, [fact]: true }, ...more })
    expect(lines('turkey', 'westernAllies', marked('turkey.attackedByAxis'))).toMatchObject({ 'TUR-G2': -2 })
    expect(lines('sweden', 'axis', marked('sweden.attackedByAllies'))).toEqual({ 'SWE-G2': 2, 'SWE-A5': 2 })
    expect(lines('belgiumLuxembourg', 'axis', marked('sweden.attackedByAllies'))).toEqual({ 'BEL-A1': 2 })
    // Italy alone may have attacked Yugoslavia, which then fights by itself (50.523); not once it is in the war.
    expect(lines('yugoslavia', 'westernAllies', marked('yugoslavia.attackedByAxis'))['BAL-G2']).toBeUndefined()
    const inTheWar = marked('yugoslavia.attackedByAxis', { wars: [['italy', 'britain']] })
    expect(lines('yugoslavia', 'westernAllies', inTheWar)['BAL-G2']).toBe(-2)
  })

  test('who attacked is asked for where more than one may have', () => {
    const asked = (document: Document) => read({ edition, turn: '1941 summer', ...document }).asked.map(({ words }) => words)
    const unknown = (name: string) => `${name} was attacked by this report, and nothing says by whom; please report the declaration of war`
    expect(asked({ facts: fallen, standings: { bulgaria: { result: 9, attacked: true } } })).toContain(unknown('Bulgaria'))
    const russian = { facts: { ...fallen, 'bulgaria.attackedByRussia': true }, standings: { bulgaria: { result: 9, attacked: true } } }
    expect(asked(russian)).not.toContain(unknown('Bulgaria'))
  })

  test('a declaration that is told, or another’s war, explains a capture', () => {
    const italian = { turn: '1941 spring', declarations: [on('italy', 'greece', '1940 fall')], facts: { 'athens.controller': 'germany' } }
    expect(read({ edition, ...italian }).situation.declarations.map(({ by }) => by)).toEqual(['italy'])
    const freed = { turn: '1945 spring', facts: { 'oslo.controller': 'britain' } }
    expect(read({ edition, ...freed }).situation.declarations).toEqual([])
  })
})

describe('campaign: a neutral is fought by whoever declared war on it (3.2.6a)', () => {
  const lines = (target: Minor, by: Faction, document: Document): Readonly<Record<string, number>> => {
    const { book, situation } = read({ edition: 'campaign', ...document })
    const table = book.tables[target]
    if (table === undefined) throw new Error(target)
    const found = reckon(table, situation, ordinaryRoll(target, by)).lines
    return Object.fromEntries(found.flatMap(({ id, amount }) => (amount === 0 ? [] : [[id, amount]])))
  }
  const declarations = (document: Document) =>
    read({ edition: 'campaign', ...document }).situation.declarations.map(({ by, on }) => `${by} on ${on}`)
  const fallen = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }

  test.each([
    ['norway', 'axis', 'axis-on-denmark', -1, ['germany', 'denmark']],
    ['bulgaria', 'axis', 'war-on-spain', -2, ['germany', 'spain']],
    ['spain', 'axis', 'war-on-portugal', +1, ['britain', 'portugal']],
    ['hungary', 'axis', 'western-attack', +2, ['britain', 'yugoslavia']],
    ['norway', 'westernAllies', 'russia-on-sweden', +2, ['sweden', 'russia']],
  ] as const)('RC-14: for %s, rolled by %s, a war counts as its declaration does: %s %i', (target, by, row, amount, between) => {
    const told = { turn: '1941 fall', facts: fallen, tensions: { rgt: 40 } }
    expect(lines(target, by, { ...told, wars: [between] })).toMatchObject({ [row]: amount })
    expect(lines(target, by, { ...told, wars: [{ between, since: '1941 spring' }] })).toMatchObject({ [row]: amount })
  })

  test('3.3.2.1c: each of two powers at war with a neutral has declared, in whatever order they are told', () => {
    const both = [
      ['italy', 'spain'],
      ['germany', 'spain'],
    ]
    for (const wars of [both, both.toReversed()])
      expect(lines('bulgaria', 'axis', { turn: '1941 fall', facts: fallen, wars })).toMatchObject({ 'war-on-spain': -2 })
  })

  test('3.5.5: the wars of one that fights beside a side came with that side', () => {
    const ally = { turn: '1942 spring', wars: [['britain', 'hungary']], standings: { hungary: { result: 10 } } }
    expect(declarations(ally)).not.toContain('britain on hungary')
    const helped = { result: -2, with: 'britain', attacked: true }
    expect(declarations({ turn: '1941 spring', wars: [['germany', 'greece']], standings: { greece: helped } })).toEqual([])
    expect(
      declarations({ turn: '1941 fall', wars: [['germany', 'greece']], standings: { greece: { ...helped, conquered: true } } }),
    ).toEqual([])
  })

  test('3.1.2c: Poland is no neutral', () => {
    expect(declarations({ turn: '1939 winter', wars: [['russia', 'poland']] })).not.toContain('russia on poland')
  })
})
