import { expect, test } from 'vitest'
import type { ArmisticeAnswer } from '../../index.ts'
import { ask } from './cases.testing.ts'

const over = (...between: readonly [string, string]) => ({ between, since: '1941 winter', until: '1943 spring' })
const opened = (facts: Readonly<Record<string, unknown>>, wars: readonly unknown[]) =>
  ask<ArmisticeAnswer>('surrender', { edition: 'campaign', turn: '1943 summer', facts, wars }, { question: 'armistice' }).open

const western = { 'armistice.westernAxis': '1943 spring', 'france.fallen': true }
const ended = [over('us', 'germany'), { between: ['britain', 'germany'], since: '1939 fall', until: '1943 spring' }]

test('3.6.7.2a: an armistice of the West with one of its wars left open says which', () => {
  const [one, ...others] = opened(western, [...ended, ['britain', 'italy']])
  expect(others).toEqual([])
  expect([one?.id, one?.cite.rule, one?.wars]).toEqual(['westToAxis', '3.6.7.2a', [['britain', 'italy']]])
  expect(one?.words).toContain('Britain and Italy')
})

test('3.6.7.2a: with all of them ended it holds; a war of the fallen France is none', () => {
  expect(opened(western, ended)).toEqual([])
})

test('3.6.8: the same in the Pacific', () => {
  expect(opened({ 'armistice.usJapan': '1943 spring' }, [['us', 'japan']]).map(({ id }) => id)).toEqual(['usToJapan'])
})
