import { describe, expect, test } from 'vitest'
import type { Faction } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

/** Ids of what a faction is told. */
function told(to: Faction, document: Document): readonly string[] {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return noticesFor(read.book, read.situation, to).map(({ id }) => id)
}

const wordsOf = (id: string, document: Document): string | undefined => {
  const read = readSituation({ edition: 'campaign', ...document })
  return read.ok ? noticesFor(read.book, read.situation, 'westernAllies').find((one) => one.id === id)?.words : undefined
}

describe('what American involvement means on the map', () => {
  const granted = (turn: string) => ({ turn, facts: { 'us.destroyerGrant': '1941 spring' } })

  test.each([
    { turn: '1940 winter', ids: [], words: undefined },
    { turn: '1941 spring', ids: ['destroyers-first', 'destroyers-in-the-yard'], words: /5 DDs, 5 of 25/ },
    { turn: '1941 summer', ids: ['destroyers-second', 'destroyers-in-the-yard'], words: /10 DDs, 15 of 25/ },
    { turn: '1941 fall', ids: ['destroyers-third', 'destroyers-in-the-yard'], words: /10 DDs, 25 of 25/ },
    { turn: '1941 winter', ids: [], words: undefined },
  ])('3.4.4.2b, 3.4.4.2c: the DD grant of Spring 1941 in $turn', ({ turn, ids, words }) => {
    expect(told('westernAllies', granted(turn)).filter((id) => id.startsWith('destroyers'))).toEqual(ids)
    if (words !== undefined) expect(wordsOf(ids[0] ?? '', granted(turn))).toMatch(words)
  })

  test('3.4.4.2c: granted DDs stand in the yard at strength 10 and are launched at 12', () => {
    expect(wordsOf('destroyers-in-the-yard', granted('1941 spring'))).toMatch(/shipyard at strength 10; brought to 12/)
  })

  test('3.4.4.2e: escorts fight from 35, short of war, and both sides know', () => {
    const at = (effective: number, more: Document = {}) => ({ tensions: { usat: { actual: 34, effective } }, ...more })
    expect(told('axis', at(35))).toContain('escorts-fight')
    expect(told('westernAllies', at(35))).toContain('escorts-fight')
    expect(told('axis', at(34))).not.toContain('escorts-fight')
    expect(told('axis', at(35, { wars: [['us', 'germany']] }))).not.toContain('escorts-fight')
  })

  test('3.4.4.6a, 3.4.4.6b: no escort of America’s own before 50, and a free turn for an Axis declaration', () => {
    const declared = { turn: '1941 winter', declarations: [{ by: 'germany', on: 'us' }] }
    const begun = { ...declared, wars: [{ between: ['us', 'germany'], since: '1941 winter' }] }
    expect(told('westernAllies', { tensions: { usat: 49 } })).toContain('own-shipping-bare')
    expect(told('axis', { tensions: { usat: 49 } })).not.toContain('free-turn')
    expect(told('axis', { ...begun, tensions: { usat: 49 } })).toContain('free-turn')
    expect(told('axis', { ...begun, tensions: { usat: { actual: 49, effective: 50 } } })).not.toContain('free-turn')
    expect(told('axis', { ...begun, tensions: { usat: { actual: 45, effective: 45, highest: 50 } } })).not.toContain('free-turn')
    expect(told('westernAllies', { ...begun, turn: '1942 spring', tensions: { usat: 49 } })).not.toContain('own-shipping-bare')
  })

  test('3.4.4.3b, 3.4.4.3c, 3.4.4.3d: the AVG alone in peace, the 14th Air Force at war, no second leader', () => {
    const avg = { facts: { 'avg.setUp': true } }
    expect(told('westernAllies', {})).not.toContain('avg-alone')
    expect(told('westernAllies', avg)).toContain('avg-alone')
    const atWar = told('westernAllies', { ...avg, wars: [['us', 'japan']] })
    expect(atWar).toContain('fourteenth-air-force')
    expect(atWar).not.toContain('avg-alone')
    expect(told('westernAllies', avg)).not.toContain('fourteenth-air-force')
    expect(told('westernAllies', avg)).not.toContain('avg-replaced')
    expect(told('westernAllies', { facts: { 'avg.setUp': true, 'avg.destroyed': true } })).toContain('avg-replaced')
  })

  test('3.4.5.1: with whom Nationalist China works, while it fights Japan', () => {
    expect(told('westernAllies', {})).toContain('chinese-cooperation-west')
    expect(told('russia', {})).toContain('chinese-cooperation-russia')
    expect(told('axis', {})).not.toContain('chinese-cooperation-west')
    const over = { turn: '1946 spring', wars: [{ between: ['japan', 'china'], since: '1939 fall', until: '1945 winter' }] }
    expect(told('westernAllies', over)).not.toContain('chinese-cooperation-west')
    expect(told('russia', over)).not.toContain('chinese-cooperation-russia')
  })
})
