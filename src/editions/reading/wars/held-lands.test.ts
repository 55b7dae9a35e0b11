import { describe, expect, test } from 'vitest'
import { whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import { type Country, isAtWar, type Nation, type Power } from '../../../rules/core/index.ts'
import { type Document, read } from '../situation.testing.ts'
import { readTurn } from '../turn/turn-reader.ts'

/** The position after declarations of the turn, written in the file or told as the turn. */
function declared(edition: string, document: Document, declarations: readonly Document[], how: string) {
  if (how === 'file') return read({ edition, ...document, declarations }).situation
  const { book, situation } = read({ edition, ...document })
  const turn = readTurn(situation, { declarations }, undefined, book)
  if (!turn.ok) throw new Error(JSON.stringify(turn.refusals))
  return turn.after
}

const held = (minor: string, result: number, friend: string) => ({ standings: { [minor]: { result, with: friend } } })
const summer = { turn: '1940 summer' }

describe.each([
  ['2023', 'file'],
  ['2023', 'turn'],
  ['classic', 'file'],
  ['classic', 'turn'],
])('%s, %s: 50.23: a declaration on what a power holds is one on the power', (edition, how) => {
  test.each<{ by: Nation; on: Nation; given: Document; power: Nation; also: readonly Nation[] }>([
    { by: 'italy', on: 'egypt', given: summer, power: 'britain', also: [] },
    { by: 'japan', on: 'dutchEastIndies', given: summer, power: 'britain', also: ['australia', 'india', 'dutchEastIndies'] },
    { by: 'japan', on: 'australia', given: summer, power: 'britain', also: ['australia', 'india', 'dutchEastIndies'] },
    { by: 'germany', on: 'turkey', given: { ...summer, ...held('turkey', -2, 'russia') }, power: 'russia', also: [] },
    { by: 'italy', on: 'greece', given: { ...summer, ...held('greece', -2, 'britain') }, power: 'britain', also: [] },
    { by: 'russia', on: 'hungary', given: { turn: '1941 summer', ...held('hungary', 10, 'germany') }, power: 'germany', also: [] },
    // R50-31: a country that has only opened its hexes is itself attacked besides.
    { by: 'italy', on: 'greece', given: { ...summer, ...held('greece', -1, 'britain') }, power: 'britain', also: ['greece'] },
    { by: 'germany', on: 'turkey', given: { ...summer, ...held('turkey', -1, 'russia') }, power: 'russia', also: ['turkey'] },
    { by: 'russia', on: 'rumania', given: { turn: '1941 summer', ...held('rumania', 8, 'germany') }, power: 'germany', also: ['rumania'] },
  ])('$by on $on: war with $power', ({ by, on, given, power, also }) => {
    const situation = declared(edition, given, [{ by, on }], how)
    expect([power, ...also].filter((nation) => !isAtWar(situation, by, nation))).toEqual([])
    const loud = situation.declarations.filter(({ turn, quiet }) => turn === given['turn'] && !quiet)
    expect(loud).toMatchObject([{ by, on: power }])
  })

  test('R50-31: a country that had let Russia in stands with Russia when Germany attacks it', () => {
    if (how === 'file') return
    const { standings } = declared(edition, { ...summer, ...held('turkey', -1, 'russia') }, [{ by: 'germany', on: 'turkey' }], how)
    expect(standings.turkey).toMatchObject({ result: -2, with: 'russia', attacked: true })
  })

  test('50.521, 50.522: a land of a power already fought brings no other war, nor does a second one in the turn', () => {
    const german = declared(edition, summer, [{ by: 'germany', on: 'egypt' }], how)
    expect(german.declarations.at(-1)).toMatchObject({ by: 'germany', on: 'egypt' })
    const both = declared(
      edition,
      summer,
      [
        { by: 'italy', on: 'egypt' },
        { by: 'italy', on: 'britain' },
      ],
      how,
    )
    expect(both.declarations.filter(({ turn, quiet }) => turn === '1940 summer' && !quiet)).toMatchObject([{ by: 'italy', on: 'britain' }])
  })
})

test('50.23: what came of the attack, or later, was not held when war was declared', () => {
  const finnish = { edition: '2023', turn: '1941 fall', declarations: [{ by: 'russia', on: 'finland', turn: '1939 winter' }] }
  const on = (standing: Document) => read({ ...finnish, standings: { finland: standing } }).situation.declarations.at(-1)?.on
  expect(on({ result: 10, with: 'germany' })).toBe('finland')
  expect(on({ result: 10, with: 'germany', since: '1941 spring' })).toBe('finland')
  expect(on({ result: 10, with: 'germany', since: '1939 fall' })).toBe('germany')
  expect(on({ result: 9, with: 'germany', since: '1939 fall', attacked: true })).toBe('finland')
})

test('50.23: the answer says which war a declaration was taken for', () => {
  const words = read({ edition: '2023', ...summer, declarations: [{ by: 'italy', on: 'egypt' }] }).derived.map((one) => one.words)
  expect(words).toContain('the declaration of war on Egypt is one on Britain, which holds it')
})

test.each(['2023', 'classic'])('%s, 50.23, 49.435B: the Baltic States fall with Riga, and Persia with Teheran', (edition) => {
  const whyNot = (by: Power, country: Country, facts: Document) => {
    const { book, situation } = read({ edition, turn: '1941 spring', facts })
    return whyNotDeclare(book, situation, [{ by, on: country }]).map(({ code }) => code)
  }
  // A conquered country is under the control of its conqueror: war with it is war with that power.
  expect(whyNot('germany', 'balticStates', { 'riga.controller': 'russia' })).toEqual([])
  expect(whyNot('germany', 'persia', { 'teheran.controller': 'britain' })).toEqual(['at-war-already'])
  expect(whyNot('russia', 'balticStates', { 'riga.controller': 'russia' })).toContain('conquered')
})

test('3.5.5: by the campaign book too', () => {
  expect(isAtWar(declared('campaign', summer, [{ by: 'italy', on: 'egypt' }], 'turn'), 'italy', 'britain')).toBe(true)
})
