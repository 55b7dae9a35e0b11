import { expect, test } from 'vitest'
import { outcomeOf } from '../../../rules/chapters/rolls/index.ts'
import { type Minor, ordinaryRoll, type Policy } from '../../../rules/core/index.ts'
import { campaign } from '../campaign.testing.ts'

/** Where a nation stands after a result, given where it stood. */
function after(target: Minor, before: Readonly<Record<string, unknown>>, result: Policy) {
  const { book, situation } = campaign({ turn: '1943 spring', standings: { [target]: before } })
  const band = book.tables[target]?.bands.find(({ policy }) => policy === result)
  if (band === undefined) throw new Error(`${target} has no result ${result}`)
  return outcomeOf(book, situation, ordinaryRoll(target, result > 0 ? 'axis' : 'westernAllies'), band).standing
}

test('3.4.2.6, 3.4.3.7a: a Co-Belligerent that becomes a Minor Ally joined when it first did', () => {
  expect(after('hungary', { result: 9, since: '1941 spring' }, 10)).toMatchObject({
    result: 10,
    since: '1943 spring',
    joined: '1941 spring',
  })
  const twice = after('hungary', { result: 9, joined: '1940 fall', since: '1941 spring' }, 10)
  expect(twice).toMatchObject({ since: '1943 spring', joined: '1940 fall' })
})

test('3.4.3.7c: the Ukraine joins in any capacity', () => {
  expect(after('ukraine', { result: 5, since: '1942 summer' }, 9)).toMatchObject({ result: 9, joined: '1942 summer' })
})

test('a nation that only let forces in joins when it fights', () => {
  expect(after('hungary', { result: 8, since: '1941 spring' }, 9).joined).toBeUndefined()
})

test('3.5.7: on the other side it begins anew', () => {
  expect(after('rumania', { result: 10, joined: '1940 fall', since: '1941 spring' }, -2).joined).toBeUndefined()
})

test('50.521: nobody says when an ally joined, and a second 10 does not say it either', () => {
  const undated = after('hungary', { result: 10 }, 10)
  expect([undated.since, undated.joined]).toEqual([undefined, undefined])
})
