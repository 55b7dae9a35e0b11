import { describe, expect, test } from 'vitest'
import { NATION_NAMES, NATIONS } from './countries.ts'
import { DELEGATION_NAMES, DELEGATIONS } from './powers.ts'
import { meantAmong, withShortNames } from './shown-names.ts'
import { TARGETS, targetName } from './targets.ts'

describe('a name as it is shown can be typed', () => {
  test.each([
    ['the Ukraine', 'ukraine'],
    ['Ukraine', 'ukraine'],
    ['U.S.-Axis tension', 'usat'],
    ['Belgium/Luxembourg', 'belgiumLuxembourg'],
    ['belgium luxembourg', 'belgiumLuxembourg'],
    ['Vichy France', 'vichyFrance'],
  ])('%s is %s', (shown, id) => expect(meantAmong(shown, TARGETS)).toBe(id))

  test('every target, nation and delegation, in any case', () => {
    for (const target of TARGETS) expect(meantAmong(targetName(target).toUpperCase(), TARGETS)).toBe(target)
    for (const nation of NATIONS) expect(meantAmong(NATION_NAMES[nation], NATIONS)).toBe(nation)
    for (const one of DELEGATIONS) expect(meantAmong(DELEGATION_NAMES[one], DELEGATIONS)).toBe(one)
  })

  test('another name stays unknown, however long', () => {
    expect(meantAmong('Atlantis', TARGETS)).toBeUndefined()
    expect(meantAmong('turkey '.repeat(10_000), TARGETS)).toBeUndefined()
  })

  test.each([
    ['seal the Ukraine=2, U.S.-Axis tension=1,Belgium/Luxembourg=1', 'seal Ukraine=2, usat=1,belgiumLuxembourg=1'],
    ['declare Germany the U.S.', 'declare Germany us'],
    ['name the Ukraine=reaction', 'name Ukraine=reaction'],
    ['roll Vichy France', 'roll vichyFrance'],
    ['tie turkey the Western Allies', 'tie turkey westernAllies'],
    ['report paris.controller=germany', 'report paris.controller=germany'],
    ['pass', 'pass'],
  ])('%s', (typed, read) => expect(withShortNames(typed)).toBe(read))
})
