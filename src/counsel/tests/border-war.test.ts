import { describe, expect, test } from 'vitest'
import { type Answer, answer, type MayAnswer, type StatusAnswer } from '../index.ts'

type Facts = Readonly<Record<string, unknown>>

const BORDERS = [
  { nation: 'finland', land: 'finnishBorder' },
  { nation: 'rumania', land: 'bessarabia' },
] as const

const may = (facts: Facts, args: Facts, standings: Facts = {}) => {
  const given = answer({ door: 'may', situation: { edition: 'campaign', turn: '1940 summer', facts, standings }, args }) as MayAnswer
  if (!given.ok) throw new Error(JSON.stringify(given))
  const { allowed, refusals, consequences } = given
  return { allowed, rules: (allowed ? consequences : refusals).map(({ cite }) => cite?.rule) }
}

const entered = (facts: Facts, by: string, place: string, how = 'ground') => may(facts, { question: 'enter', by, in: place, how })
const used = (facts: Facts, of: string, range: string) => may(facts, { question: 'use-forces', of, arm: 'ground', task: 'react', range })

const reported = (country: string, facts: Facts, standings: Facts = {}) => {
  const situation = { edition: 'campaign', turn: '1940 summer', facts, standings }
  const given = answer({ door: 'status', situation, args: { country } }) as StatusAnswer
  const [report] = given.countries
  if (report === undefined) throw new Error(JSON.stringify(given))
  return report
}

describe.each(BORDERS)('3.5.2.4: the border war of $nation', ({ nation, land }) => {
  const open = { [`${land}.borderWar`]: 'open' }
  const over = { [`${land}.borderWar`]: 'over' }

  test('3.5.2.4a: while it is on, its own forces resist at home and nowhere else', () => {
    expect(used(open, nation, 'home')).toEqual({ allowed: true, rules: ['3.5.2.4a'] })
    expect(used(open, nation, 'beyond')).toEqual({ allowed: false, rules: ['3.5.2.4a'] })
    expect(used({}, nation, 'home')).toEqual({ allowed: false, rules: ['3.5.2'] })
  })

  test('3.5.2.4c: Russia may enter the border land, but not the rest', () => {
    expect(entered(open, 'russia', land)).toEqual({ allowed: true, rules: ['3.5.2.4c'] })
    expect(entered(open, 'russia', nation)).toEqual({ allowed: false, rules: ['3.5.2.4c'] })
    expect(entered(open, 'russia', nation, 'strait').allowed).toBe(true)
    expect(entered({}, 'russia', land)).toEqual({ allowed: false, rules: ['3.5.2.1'] })
    expect(entered(open, 'germany', land)).toEqual({ allowed: false, rules: ['3.5.2.1'] })
  })

  test('3.2.4.5d, 3.5.2.4c: an attack there says so too', () => {
    expect(may(open, { question: 'attack', by: 'russia', on: land })).toEqual({ allowed: true, rules: ['3.2.4.5d', '3.5.2.4c'] })
  })

  test('3.5.2.4d: afterwards forces and economy are with the Axis whatever its status', () => {
    for (const result of [null, 7, 8, 0]) {
      const { economy, forces } = reported(
        nation,
        over,
        result === null ? {} : { [nation]: { result, with: result === 0 ? 'britain' : 'germany' } },
      )
      expect(economy.map(({ cite }) => cite.rule)).toEqual(['3.5.2.4d'])
      expect(forces.map(({ cite }) => cite.rule)).toEqual(['3.5.2.4d', '3.5.2.4e'])
      expect(forces.some(({ words }) => words.includes('off the map'))).toBe(false)
    }
    expect(used(over, nation, 'home')).toEqual({ allowed: true, rules: ['3.5.2.4d'] })
  })

  test('3.5.2.4e: the Axis still may not enter, and Russia is out again', () => {
    expect(entered(over, 'germany', nation).rules).toContain('3.5.2.4e')
    expect(entered(over, 'russia', nation).allowed).toBe(false)
  })

  test('3.5.2.4c: a border war that is over gave Russia the land; that its owner holds it is strange unless it was retaken', () => {
    const asked = (facts: Facts, wars: readonly unknown[] = []) => {
      const situation = { edition: 'campaign', turn: '1943 summer', facts: { ...over, ...facts }, ...(wars.length === 0 ? {} : { wars }) }
      return answer({ door: 'may', situation, args: { question: 'demand', target: nation } }) as MayAnswer & Answer
    }
    const doubt = expect.stringMatching(/^the border war over .* ends once Russia has taken it, yet by this report/)
    expect(asked({}).derived?.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/^Russia holds .*, since the border war over/),
    )
    const kept = { [`${land}.controller`]: nation }
    expect(asked(kept).footnotes?.map(({ words }) => words)).toContainEqual(doubt)
    expect((asked(kept, [['germany', 'russia']]).footnotes ?? []).map(({ words }) => words)).not.toContainEqual(doubt)
  })

  test('3.5.5: one that fights beside the Axis goes by that', () => {
    const { economy } = reported(nation, over, { [nation]: { result: 9, with: 'germany' } })
    expect(economy.map(({ cite }) => cite.rule)).toEqual(['RC-34'])
  })
})
