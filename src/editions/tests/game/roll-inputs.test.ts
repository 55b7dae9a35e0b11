import { describe, expect, test } from 'vitest'
import { factsWith, isMinor, ordinaryRoll, reckon, situationWith } from '../../../rules/core/index.ts'
import { type Game, gameAt, offerOf, rollInputs, tell } from '../../../rules/game/index.ts'
import { BOOKS, tablesWithBands } from '../../situation.testing.ts'
import { startOf } from '../../start.ts'
import { given } from './game.testing.ts'

const roll = { type: 'roll', by: 'russia', target: 'rumania' } as const
const FACTORS = 'rumania.adjacentRussianFactors'

/** A Russian demand in Fall 1939, about to be answered by the die. */
const demanded = given({ facts: { [FACTORS]: 10 } })
  .when({ type: 'open-year', by: 'referee', turn: '1939 fall' })
  .when({ type: 'seal-allocation', by: 'axis', placements: {} })
  .when({ type: 'seal-allocation', by: 'westernAllies', placements: {} })
  .when({ type: 'seal-allocation', by: 'russia', placements: {} })
  .when({ type: 'open-phase', by: 'referee', turn: '1939 fall', side: 'allies' })
  .when({ type: 'make-demand', by: 'russia', of: 'rumania' })
const named = (story: typeof demanded, order: typeof roll = roll) =>
  (offerOf(story.book, story.game, order).inputs ?? []).map(({ fact }) => fact)

describe('49.441, RUM-A1: what the die for Rumania is about to read', () => {
  test('is asked for where nobody has reported it this turn, with the number that will be used', () => {
    const { inputs } = offerOf(demanded.book, demanded.game, roll)
    expect(inputs).toContainEqual({ fact: FACTORS, value: 10 })
  })

  test('is asked for no more once any delegation has reported it, in the stage of the die itself', () => {
    const told = demanded.when({ type: 'report-facts', by: 'axis', facts: { [FACTORS]: 20 } })
    expect(named(told)).not.toContain(FACTORS)
    expect(
      told
        .when(roll, 4)
        .last('rolled')
        .reckoning.lines.find(({ cite }) => cite.rule === 'RUM-A1')?.amount,
    ).toBe(-2)
  })

  test('stands in the record of the roll, and is told with it', () => {
    const rolled = demanded.when(roll, 4).last('rolled')
    expect(rolled.unreported).toContainEqual({ fact: FACTORS, value: 10 })
    const notes = tell(demanded.book, rolled).notes.map(({ words }) => words)
    expect(notes).toContain('not reported, used 10: Russian ground factors next to Rumania')
    expect(notes.filter((words) => words.startsWith('not reported, used 0: '))).toHaveLength(1)
  })

  test('is no news that a number changes no line: an ordinary roll does not read the factors', () => {
    const ordinary = given({ turn: '1940 summer', placements: { axis: { rumania: 1 } } })
    const { situation } = ordinary.game
    const table = ordinary.book.tables.rumania
    if (table === undefined) throw new Error('no table')
    const thrown = ordinaryRoll('rumania', 'axis')
    const facts = rollInputs(ordinary.book, gameAt(situation), table, thrown).map(({ fact }) => fact)
    expect(facts).toContain('rumania.axisFactors')
    expect(facts).not.toContain(FACTORS)
  })
})

describe('49.44: what is asked before a die', () => {
  const { book, game } = given({ turn: '1941 summer', placements: { axis: { turkey: 1 } } })
  const turkey = book.tables.turkey
  if (turkey === undefined) throw new Error('no table')
  const factsAsked = (reports: Game['reports'], stage: string | null) =>
    rollInputs(book, { ...game, reports, stage }, turkey, ordinaryRoll('turkey', 'axis')).map(({ fact }) => fact)
  const reported = (turn: '1941 spring' | '1940 winter', stage: string) => ({
    'turkey.axisFactors': { by: 'axis', turn, stage, value: 3 } as const,
  })

  test('is what was reported before anybody moved on the map', () => {
    expect(factsAsked({}, 'axis-rolls')).toContain('turkey.axisFactors')
    expect(factsAsked(reported('1941 spring', 'axis-operations'), 'axis-rolls')).toContain('turkey.axisFactors')
    expect(factsAsked(reported('1940 winter', 'allied-operations'), 'axis-rolls')).toContain('turkey.axisFactors')
    expect(factsAsked(reported('1941 spring', 'allied-operations'), 'allied-rolls')).toContain('turkey.axisFactors')
  })

  test('is not what was reported in the last play on the map', () => {
    expect(factsAsked(reported('1941 spring', 'allied-operations'), 'axis-rolls')).not.toContain('turkey.axisFactors')
  })

  test('begins with what could move the total most', () => {
    const thrown = ordinaryRoll('turkey', 'axis')
    const swings = factsAsked({}, 'axis-rolls').map((fact) => {
      const totalWith = (value: number) =>
        reckon(turkey, situationWith(game.situation, { facts: factsWith(game.situation.facts, { [fact]: value }) }), thrown).lines
      const [none, many] = [totalWith(0), totalWith(99)]
      return none.reduce((sum, { amount }, index) => sum + Math.abs(amount - (many[index]?.amount ?? 0)), 0)
    })
    expect(swings[0]).toBe(Math.max(...swings))
  })

  test('does not depend on what others have placed in secret', () => {
    const asked = (turkeyPoints: number) => {
      const story = given({ placements: { axis: { turkey: 1 }, westernAllies: { turkey: turkeyPoints, spain: 2 - turkeyPoints } } })
      const view = story.seenBy('axis')
      return rollInputs(story.book, view, turkey, ordinaryRoll('turkey', 'axis'), view.situation)
    }
    expect(asked(2)).toEqual(asked(0))
  })
})

describe.each(BOOKS)('$name', ({ book }) => {
  test('of every table the numbers are asked for that change its roll, each once', () => {
    const [scenario] = Object.values(book.scenarios)
    if (scenario === undefined) throw new Error('no scenario')
    const game = gameAt(startOf(scenario))
    const asked = tablesWithBands(book).flatMap((table) => {
      if (table.of === undefined || !isMinor(table.of)) return []
      const thrown = ordinaryRoll(table.of, 'axis')
      const facts = rollInputs(book, game, table, thrown).map(({ fact }) => fact)
      const linesWith = (fact: string, value: number) => {
        const told = situationWith(game.situation, { facts: factsWith(game.situation.facts, { [fact]: value }) })
        return reckon(table, told, thrown).lines.map(({ times }) => times)
      }
      expect(new Set(facts).size).toBe(facts.length)
      for (const fact of facts) expect(linesWith(fact, 99), fact).not.toEqual(linesWith(fact, 0))
      return facts
    })
    expect(asked.length).toBeGreaterThan(20)
  })
})
