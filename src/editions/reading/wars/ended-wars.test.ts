import { describe, expect, test } from 'vitest'
import { isAtWar } from '../../../rules/core/index.ts'
import { on, read } from '../situation.testing.ts'
import { nextTurn, readTurn } from '../turn/turn-reader.ts'

describe.each(['classic', '2023'])('%s: 49.435B: the wars of a conquered country are over', (edition) => {
  test.each([
    { by: 'russia', country: 'hungary', facts: { 'budapest.controller': 'russia' } },
    { by: 'russia', country: 'rumania', facts: { 'bucharest.controller': 'russia' } },
    { by: 'russia', country: 'bulgaria', facts: { 'sofia.controller': 'russia' } },
    { by: 'germany', country: 'greece', facts: { 'athens.controller': 'germany' } },
    { by: 'germany', country: 'yugoslavia', facts: { 'belgrade.controller': 'italy' } },
    { by: 'germany', country: 'norway', facts: { 'oslo.controller': 'germany' } },
    { by: 'germany', country: 'turkey', facts: { 'ankara.controller': 'germany' } },
    { by: 'germany', country: 'denmark', facts: { 'copenhagen.controller': 'germany' } },
    { by: 'germany', country: 'denmark', facts: { 'denmark.conquered': true } },
    { by: 'germany', country: 'netherlands', facts: { 'theHague.controller': 'germany' } },
    { by: 'britain', country: 'portugal', facts: { 'portugal.conquered': true } },
  ] as const)('$by on $country with $facts', ({ by, country, facts }) => {
    const document = { edition, turn: '1944 fall', declarations: [on(by, country, '1944 spring')] }
    expect(isAtWar(read(document).situation, by, country)).toBe(true)
    const fallen = read({ ...document, facts })
    expect(isAtWar(fallen.situation, by, country)).toBe(false)
    expect(fallen.derived.filter(({ words }) => words.includes('no longer at war')).map(({ cite }) => cite?.rule)).toContain(
      fallen.book.clauses.lapsed.rule,
    )
    expect(fallen.derived.some(({ words }) => words.endsWith('brought it about'))).toBe(false)
  })

  test('said of the country itself, and where the war is told without a declaration', () => {
    const told = { edition, turn: '1944 fall', wars: [['russia', 'hungary']] }
    expect(isAtWar(read(told).situation, 'russia', 'hungary')).toBe(true)
    const gone = read({ ...told, standings: { hungary: { conquered: true } } })
    expect(isAtWar(gone.situation, 'russia', 'hungary')).toBe(false)
    expect(gone.derived.map(({ words }) => words)).toContain('Russia and Hungary are no longer at war, since Hungary is conquered')
  })

  test('its friends fight on, and so does a country whose capital a friend holds', () => {
    const greek = { edition, turn: '1941 spring', declarations: [on('germany', 'greece', '1941 spring')] }
    const fallen = read({ ...greek, facts: { 'athens.controller': 'germany' } }).situation
    expect(isAtWar(fallen, 'germany', 'britain')).toBe(true)
    const held = read({ ...greek, facts: { 'athens.controller': 'britain' } }).situation
    expect(isAtWar(held, 'germany', 'greece')).toBe(true)
  })

  test('in a run of turns from the turn after its capital fell', () => {
    const before = read({ edition, turn: '1944 spring' })
    const document = { declarations: [{ by: 'russia', on: 'hungary' }], facts: { 'budapest.controller': 'russia' } }
    const turn = readTurn(before.situation, document, undefined, before.book)
    if (!turn.ok) throw new Error(JSON.stringify(turn.refusals))
    expect(isAtWar(turn.after, 'russia', 'hungary')).toBe(true)
    const next = nextTurn(turn.after)
    expect(next !== undefined && isAtWar(next, 'russia', 'hungary')).toBe(false)
  })
})

test('3.5.1: in the campaign a nation is out of its wars once it has surrendered, not as its capital falls', () => {
  const norwegian = (turn: string) => ({
    edition: 'campaign',
    turn,
    declarations: [on('germany', 'norway', '1940 spring')],
    facts: { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' },
  })
  expect(isAtWar(read(norwegian('1940 spring')).situation, 'germany', 'norway')).toBe(true)
  const later = read(norwegian('1941 spring')).situation
  expect(isAtWar(later, 'germany', 'norway')).toBe(false)
  expect(later.wars.find(({ between }) => between.includes('norway'))?.until).toBe('1940 spring')
})
