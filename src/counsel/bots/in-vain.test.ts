import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { type Power, type Situation, situationWith, standingsWith, type Target, type Track } from '../../rules/core/index.ts'
import { weighYear } from '../advice/advice.ts'
import { QUICK_EFFORT } from '../advice/equilibrium.ts'
import { mayPlaceBy } from './wishes.ts'

const book = openBook('campaign')

function start(): Situation {
  const scenario = book.scenarios['campaign-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  return situationWith(startOf(scenario), { turn: '1940 spring' })
}

const fighting = (...pairs: readonly (readonly [Power, Power])[]): Situation =>
  situationWith(start(), { wars: [...start().wars, ...pairs.map((between) => ({ between, since: '1939 winter' as const }))] })

const atLevel = (track: Track, actual: number): Situation =>
  situationWith(start(), { tensions: { ...start().tensions, [track]: { actual, effective: actual } } })

/** Targets in which the mix weighs points, and whether `fair` would place one. */
const weighed = (situation: Situation, target: Target, worths = {}): boolean =>
  weighYear(book, situation, { effort: QUICK_EFFORT, worths }).year.targets.some((one) => one.target === target)
const wished = (situation: Situation, target: Target): boolean => mayPlaceBy(book, situation, 'westernAllies', 6)(target, 1)

describe('3.2.4.7: a bot leaves a tension alone from which nothing more can come', () => {
  test.each([
    ['America may still come in', start(), 'usat', true],
    ['America fights Germany', fighting(['us', 'germany']), 'usat', false],
    ['America fights Japan alone', fighting(['us', 'japan']), 'usat', true],
    ['Germany and Russia are at peace', start(), 'rgt', true],
    ['Germany fights Russia', fighting(['germany', 'russia']), 'rgt', false],
    ['which says nothing of America', fighting(['germany', 'russia']), 'usat', true],
    // The last threshold is 50. The Axis take 4 off in a year and the offset 2 at most: from 56 on it stays reached.
    ['the Axis may bring America back to 49', atLevel('usat', 55), 'usat', true],
    ['nobody brings it below 50 this year', atLevel('usat', 56), 'usat', false],
    ['Russia’s level has no offset', atLevel('rgt', 54), 'rgt', false],
    ['and may be brought to 49', atLevel('rgt', 53), 'rgt', true],
  ] as const)('%s', (_words, situation, track, isOpen) => {
    expect([weighed(situation, track), wished(situation, track)]).toEqual([isOpen, isOpen])
  })

  test('unless the player says what it is worth to him', () => {
    expect(weighed(fighting(['us', 'germany']), 'usat', { usat: 5 })).toBe(true)
  })
})

describe('a bot places nothing where no roll that may be made would change a thing', () => {
  const standing = (changed: object): Situation =>
    situationWith(start(), { standings: standingsWith(start().standings, { greece: { ...start().standings.greece, ...changed } }) })

  test.each([
    ['a neutral Greece', {}, true],
    ['3.5.1.3b: a Greece that has been conquered', { conquered: true }, false],
    ['a Greece that gives hexes', { result: -1, with: 'britain' }, true],
    ['RC-14: a Greece that is with Britain for good', { result: -2, with: 'britain', permanent: true }, false],
  ] as const)('%s', (_words, changed, isOpen) => {
    expect([weighed(standing(changed), 'greece'), wished(standing(changed), 'greece')]).toEqual([isOpen, isOpen])
  })
})
