import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, DOORS, through } from '../../../counsel/index.ts'
import { openBook } from '../../../editions/index.ts'
import { FACTIONS, MINORS, POWERS } from '../../../rules/core/index.ts'
import { QUESTIONS } from '../room.testing.ts'
import { anySituationOf } from './any-situation.testing.ts'

/** What only the book that the campaign is built on says. */
const FOREIGN = /(?<![\w-])(?:BRPs?|[Ff]actors?|[Hh]ex(?:es)?|player turns?)(?![\w-])/

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

const foreignIn = (value: unknown): readonly string[] => [...new Set(sentencesIn(value).filter((said) => FOREIGN.test(said)))]

const SITUATIONS = [
  {},
  { turn: '1941 spring', tensions: { rgt: 20, usat: 20, usjt: 20 } },
  {
    turn: '1942 summer',
    wars: [
      ['germany', 'russia'],
      ['us', 'japan'],
      ['us', 'germany'],
    ],
    facts: { 'paris.controller': 'germany', 'finland.russianHexes': 1 },
  },
].map((situation) => ({ edition: 'campaign', ...situation }))

describe('the campaign speaks in its own words (3.2.4.5, 3.4.2.1): PPs, units, territories', () => {
  const {
    tables,
    clauses: { terms: _, ...clauses },
    sequence,
    rulings,
  } = openBook('campaign')

  test('in its tables, bars, notices and the parts of its turn', () => {
    expect(foreignIn([tables, clauses, sequence])).toEqual([])
    expect(foreignIn(answer({ door: 'table', args: { edition: 'campaign' } }))).toEqual([])
    expect(foreignIn(answer({ door: 'facts', args: { edition: 'campaign' } }))).toEqual([])
    expect(foreignIn(rulings)).toEqual([])
  })

  test.each(SITUATIONS)(
    'in every answer, $turn',
    (situation) => {
      // A forecast has the same words for two wars as for hundreds.
      const doors = DOORS.filter(({ about }) => about === 'situation').map(({ name }) => ({
        door: name,
        args: name === 'forecast' ? { wars: 2 } : {},
      }))
      const rolls = MINORS.flatMap((target) => FACTIONS.map((by) => ({ door: 'reckon', args: { target, by } })))
      const wars = POWERS.flatMap((by) =>
        ['germany', 'russia', 'finland', 'belgium'].map((on) => ({ door: 'may', args: { question: 'declare', by, on: [on] } })),
      )
      const asked = [
        ...doors,
        ...rolls,
        ...wars,
        ...QUESTIONS.filter(({ door }) => DOORS.find(({ name }) => name === door)?.about === 'situation'),
      ]
      for (const { door, args } of asked) {
        expect([door, args, foreignIn(answer({ door, situation, args }))]).toEqual([door, args, []])
      }
    },
    120_000,
  )

  test('in answers and refusals, whatever the situation', () => {
    const campaign = openBook('campaign')
    const asked = QUESTIONS.flatMap(({ door, args }) => {
      const found = DOORS.find(({ name }) => name === door)
      return found?.about === 'situation' ? [{ found, args }] : []
    })
    fc.assert(
      fc.property(anySituationOf('campaign'), fc.subarray(asked, { minLength: 3, maxLength: 8 }), (situation, some) => {
        for (const { found, args } of some)
          expect([found.name, args, foreignIn(through(found, { book: campaign, situation, assumed: [] }, args))]).toEqual([
            found.name,
            args,
            [],
          ])
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})
