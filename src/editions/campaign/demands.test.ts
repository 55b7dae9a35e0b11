import { describe, expect, test } from 'vitest'
import { brokenByDemand } from '../../rules/chapters/rolls/index.ts'
import { bandAt, type Faction } from '../../rules/core/index.ts'
import { noticesFor } from '../../rules/game/index.ts'
import { campaign } from './campaign.testing.ts'

const RULES = ['3.2.4.5d', '3.5.2.4c', '3.5.2.4d', '3.5.2.4e']

const noticed = (faction: Faction, document: Readonly<Record<string, unknown>>) => {
  const { book, situation } = campaign({ turn: '1940 spring', ...document })
  return noticesFor(book, situation, faction)
    .filter(({ cite }) => RULES.includes(cite.rule))
    .map(({ id, cite }) => `${id} ${cite.rule}`)
}

describe('3.2.4.5c, RC-38: what an answer to a demand says', () => {
  const { book } = campaign()

  test.each([
    { total: -4, said: 'cedes' },
    { total: 2, said: 'cedes' },
    { total: 3, said: 'the Axis decide' },
    { total: 6, said: 'the Axis decide' },
    { total: 7, said: 'resists: a border war' },
    { total: 8, said: 'drops' },
    { total: 12, said: 'drops' },
  ])('a total of $total: $said', ({ total, said }) => {
    for (const nation of ['rumania', 'finland']) expect(bandAt(book.tables[nation]?.demandBands ?? [], total)?.words).toContain(said)
  })

  test('3.5.2.4a: Finland and Rumania alone have such answers', () => {
    const tables = Object.values(book.tables).filter(({ demandBands }) => demandBands !== undefined)
    expect(tables.map(({ id }) => id).sort()).toEqual(['finland', 'rumania'])
  })
})

describe('3.5.2.4: while a border war is on, and after it', () => {
  test('nothing before one', () => {
    expect(noticed('russia', {})).toEqual([])
    expect(noticed('axis', {})).toEqual([])
  })

  test.each([
    { fact: 'bessarabia.borderWar', nation: 'rumania' },
    { fact: 'finnishBorder.borderWar', nation: 'finland' },
  ])('3.2.4.5d, 3.5.2.4c: open, Russia goes no further than the border land of $nation, and a treaty ends it', ({ fact, nation }) => {
    const facts = { [fact]: 'open' }
    expect(noticed('russia', { facts })).toEqual([`${nation}-border-war 3.2.4.5d`, `${nation}-treaty 3.5.2.4c`])
    expect(noticed('axis', { facts })).toEqual([`${nation}-treaty 3.5.2.4c`])
    expect(noticed('westernAllies', { facts })).toEqual([])
  })

  test('3.5.2.4d, 3.5.2.4e: over, its forces are the Axis’ though it is neutral, but they may not enter', () => {
    const facts = { 'bessarabia.borderWar': 'over' }
    expect(noticed('axis', { facts })).toEqual(['rumania-joins 3.5.2.4d', 'rumania-entry 3.5.2.4e'])
    expect(noticed('russia', { facts })).toEqual(['rumania-joins 3.5.2.4d'])
  })

  test.each([7, 8, 9, 10])('3.5.2.4e: with a result of %i in Rumania', (result) => {
    const document = { facts: { 'bessarabia.borderWar': 'over' }, standings: { rumania: { result, with: 'germany' } } }
    expect(noticed('axis', document).includes('rumania-entry 3.5.2.4e')).toBe(result < 8)
  })
})

test('3.5.2.4b: a demand is open at a tension that bars every declaration of war', () => {
  const { book, situation } = campaign({ tensions: { rgt: 0 } })
  expect(brokenByDemand(book, situation, 'finland')).toEqual([])
})
