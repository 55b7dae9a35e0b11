import { describe, expect, test } from 'vitest'
import type { Minor } from '../../../rules/core/index.ts'
import { type Document, on, read } from '../situation.testing.ts'
import { nextTurn, readTurn } from '../turn/turn-reader.ts'

describe.each(['classic', '2023'])('%s: where a declaration that is reported leaves a country', (edition) => {
  const standing = (minor: Minor, document: Document) => {
    const { result, with: friend, attacked, conquered } = read({ edition, ...document }).situation.standings[minor]
    return [result, friend, attacked === true, conquered === true]
  }
  const greek = { turn: '1941 spring', wars: [['italy', 'britain']], declarations: [on('italy', 'greece', '1940 fall')] }

  test.each([
    { by: 'germany', country: 'greece', turn: '1941 spring', result: -2, friend: 'britain' },
    { by: 'germany', country: 'turkey', turn: '1941 spring', result: -2, friend: 'britain' },
    { by: 'germany', country: 'yugoslavia', turn: '1941 spring', result: -2, friend: 'britain' },
    { by: 'germany', country: 'belgiumLuxembourg', turn: '1940 spring', result: -2, friend: 'france' },
    { by: 'britain', country: 'spain', turn: '1941 spring', result: 9, friend: 'germany' },
    { by: 'britain', country: 'turkey', turn: '1941 spring', result: 9, friend: 'germany' },
  ] as const)('49.435A: $by on $country: it associates with $friend', ({ by, country, turn, result, friend }) => {
    expect(standing(country, { turn, declarations: [on(by, country, turn)] })).toEqual([result, friend, true, false])
  })

  test('49.435A: also where the war is reported beside it, and the answer says so', () => {
    expect(standing('greece', greek)).toEqual([-2, 'britain', true, false])
    expect(standing('greece', { ...greek, wars: [...greek.wars, ['italy', 'greece']] })).toEqual([-2, 'britain', true, false])
    expect(read({ edition, ...greek }).derived.map(({ words }) => words)).toContain(
      'Greece stands at -2, associated with Britain, since Italy declared war on Greece',
    )
  })

  test('50.523: the victim of a neutral fights alone, until its enemy has enemies', () => {
    const alone = { turn: '1940 summer', declarations: [on('italy', 'greece', '1940 spring')] }
    expect(standing('greece', alone)).toEqual([null, null, false, false])
    const joined = { ...alone, declarations: [...alone.declarations, on('italy', 'britain', '1940 summer')] }
    expect(standing('greece', joined)).toEqual([-2, 'britain', true, false])
    const russian = [on('russia', 'turkey', '1940 spring')]
    expect(standing('turkey', { turn: '1941 spring', declarations: russian })).toEqual([null, null, false, false])
    const attacked = [...russian, on('germany', 'russia', '1941 summer')]
    expect(standing('turkey', { turn: '1941 fall', declarations: attacked })).toEqual([9, 'germany', true, false])
  })

  test('49.435B: a friend in its capital conquers nothing, an enemy does', () => {
    const held = (by: string) => ({ ...greek, facts: { 'athens.controller': by } })
    expect(standing('greece', held('britain'))).toEqual([-2, 'britain', true, false])
    expect(standing('greece', held('germany'))).toEqual([-2, 'britain', true, true])
  })

  test('what is reported of the country itself holds, as does one already bound; a declaration taken back brings nothing', () => {
    expect(standing('greece', { ...greek, standings: { greece: { result: null } } })).toEqual([null, null, false, false])
    expect(standing('greece', { ...greek, standings: { greece: { result: -3 } } })).toEqual([-3, 'britain', false, false])
    const revoked = [{ ...on('italy', 'greece', '1940 fall'), revoked: true }]
    expect(standing('greece', { ...greek, declarations: revoked })).toEqual([null, null, false, false])
  })

  test('49.632 (b): a Western Allied war on Portugal drives a neutral Spain to Germany, no other war does', () => {
    const portugal = (by: string, more: Document = {}) => ({
      turn: '1942 fall',
      declarations: [on(by, 'portugal', '1942 summer')],
      ...more,
    })
    expect(standing('spain', portugal('britain'))).toEqual([9, 'germany', true, false])
    expect(standing('spain', portugal('germany'))).toEqual([null, null, false, false])
    expect(standing('spain', portugal('britain', { standings: { spain: { result: -2 } } }))).toEqual([-2, 'britain', false, false])
  })

  test('49.435A: a war told without a declaration leaves a country where the attack would, and the answer says so', () => {
    const told = {
      turn: '1941 spring',
      wars: [
        ['germany', 'greece'],
        ['italy', 'britain'],
      ],
    }
    expect(standing('greece', told)).toEqual([-2, 'britain', true, false])
    expect(read({ edition, ...told }).derived.map(({ words }) => words)).toContain(
      'Greece stands at -2, associated with Britain, since Germany and Greece are at war',
    )
    expect(
      standing('hungary', {
        turn: '1942 spring',
        wars: [
          ['us', 'hungary'],
          ['us', 'germany'],
        ],
      }),
    ).toEqual([9, 'germany', true, false])
    expect(standing('greece', { ...told, standings: { greece: { result: null } } })).toEqual([null, null, false, false])
    expect(standing('turkey', { turn: '1940 summer', wars: [['russia', 'turkey']] })).toEqual([null, null, false, false])
    const over = [{ between: ['germany', 'greece'], since: '1940 fall', until: '1940 winter' }]
    expect(standing('greece', { turn: '1941 spring', wars: over })).toEqual([null, null, false, false])
  })

  test('49.435A: a country told to stand where a declaration told beside it had put it stands there by the attack', () => {
    const beside = (entry: Document) => standing('greece', { ...greek, standings: { greece: entry } })
    expect(beside({ result: -2, with: 'britain' })).toEqual([-2, 'britain', true, false])
    expect(beside({ result: -2 })).toEqual([-2, 'britain', true, false])
    expect(beside({ result: -2, since: '1940 fall' })).toEqual([-2, 'britain', true, false])
    expect(beside({ result: -2, conquered: true })).toEqual([-2, 'britain', true, true])
    expect(read({ edition, ...greek, standings: { greece: { result: -2 } } }).derived.map(({ words }) => words)).toContain(
      'Greece stands at -2, associated with Britain, since Italy declared war on Greece',
    )
  })

  test('49.435A: by a roll where it says so, since another turn, with Russia, or where nothing that stands was declared', () => {
    const isDriven = (entry: Document, more: Document = {}) => standing('greece', { ...greek, ...more, standings: { greece: entry } })[2]
    expect(isDriven({ result: -2, attacked: false })).toBe(false)
    expect(isDriven({ result: -2, since: '1940 winter' })).toBe(false)
    expect(isDriven({ result: -2, with: 'russia' })).toBe(false)
    expect(isDriven({ result: -1 })).toBe(false)
    expect(isDriven({ result: -2 }, { declarations: [] })).toBe(false)
    expect(isDriven({ result: -2 }, { declarations: [{ ...on('italy', 'greece', '1940 fall'), revoked: true }] })).toBe(false)
  })

  test('RT-07: what came of an enemy’s attack was never gained by a roll', () => {
    const told = { turn: '1941 spring', declarations: [on('britain', 'yugoslavia', '1940 fall')] }
    const marks = (more: Document) =>
      read({ edition, ...told, standings: { yugoslavia: { result: 9, ...more } } }).situation.standings.yugoslavia
    expect(marks({}).axisGained).toBeUndefined()
    expect(marks({ axisGained: true }).axisGained).toBe(true)
    expect(marks({ attacked: false }).axisGained).toBe(true)
  })

  test('49.435A: in a run of turns it stands there from its turn on', () => {
    const before = read({ edition, turn: '1942 summer' })
    const turn = readTurn(before.situation, { declarations: [{ by: 'britain', on: 'portugal' }] }, undefined, before.book)
    if (!turn.ok) throw new Error(JSON.stringify(turn.refusals))
    expect(turn.after.standings.spain).toMatchObject({ result: 9, with: 'germany', attacked: true })
    expect(nextTurn(turn.after)?.standings.spain.result).toBe(9)
    expect(turn.derived.map(({ words }) => words)).toContain(
      'Spain stands at 9, associated with Germany, since Britain declared war on Portugal',
    )
  })
})

test('3.5.2.3: by the campaign book a victim stands alone', () => {
  const { situation } = read({ edition: 'campaign', turn: '1940 winter', declarations: [on('italy', 'greece', '1940 fall')] })
  expect(situation.standings.greece.result).toBeNull()
})
