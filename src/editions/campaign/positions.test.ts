import { expect, test } from 'vitest'
import { isMet } from '../../rules/core/index.ts'
import { campaign } from './campaign.testing.ts'

test('RC-85, 3.3.3.7: once 40 was reached Japan surprises nobody, at 38 either', () => {
  const frozen = (highest: number) => {
    const { book, situation } = campaign({ turn: '1942 spring', tensions: { usjt: { actual: 38, effective: 38, highest } } })
    const effect = book.clauses.war.effects.find(({ id }) => id === 'surprise')
    return effect !== undefined && isMet(effect.when, situation)
  }
  expect([frozen(39), frozen(40)]).toEqual([true, false])
})
