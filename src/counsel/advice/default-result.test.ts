import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { lesserResults, outcomeOf, resultByDefault } from '../../rules/chapters/rolls/index.ts'
import { FACTIONS, MINORS, ordinaryRoll, situationWith, standingsWith } from '../../rules/core/index.ts'
import { worthOfStanding, worthsFor } from './worth.ts'

test.each([
  ['2023', 'demonstration-spring-1941'],
  ['classic', 'demonstration-spring-1941'],
  ['campaign', 'demonstration-winter-1941'],
] as const)(
  '%s, R49-25, 3.2.4.2c: what is taken if nothing is said is never worse for the chooser than another choice',
  (edition, scenario) => {
    const book = openBook(edition)
    const found = book.scenarios[scenario]
    if (found === undefined) throw new Error('the scenario is gone')
    const start = startOf(found)
    const worths = worthsFor(book)
    let choices = 0
    const worse: string[] = []
    for (const minor of MINORS) {
      const bands = book.tables[minor]?.bands ?? []
      for (const { policy } of bands.filter((one) => one.policy !== undefined))
        for (const by of FACTIONS)
          for (const rolled of bands.filter(({ favours }) => favours !== 'nobody')) {
            const standing = { ...start.standings[minor], result: policy ?? null, conquered: false }
            const situation = situationWith(start, { standings: standingsWith(start.standings, { [minor]: standing }) })
            const roll = ordinaryRoll(minor, by)
            const sign = rolled.favours === 'axis' ? 1 : -1
            const worth = (band: typeof rolled): number =>
              sign * worthOfStanding(worths, minor, outcomeOf(book, situation, roll, band).standing)
            const open = lesserResults(book, situation, roll, rolled).filter(({ refusals }) => refusals.length === 0)
            if (open.length < 2) continue
            choices++
            const taken = resultByDefault(book, situation, roll, rolled)
            const best = Math.max(...open.map(({ band }) => worth(band)))
            if (worth(taken) < best - 1e-9) worse.push(`${minor} at ${policy}, a ${rolled.id} by ${by}: ${taken.id}`)
          }
    }
    expect(worse).toEqual([])
    expect(choices).toBeGreaterThan(200)
  },
)
