import { EDITIONS, openBook } from '../../../editions/index.ts'
import { type FactValue, lifetimeWords, NOT_IN_SOURCES } from '../../../rules/core/index.ts'
import { factsReadIn, factsWithReaders, type ReadFact } from '../../read-facts.ts'
import { isSaidIn } from '../../said.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { bool, int, listed, ok, shapeFor, string } from '../answers/shapes.ts'
import { maybe, text, usually } from '../arguments/argument.ts'
import { booksDoor } from '../door.ts'
import { unknown } from './books.ts'

export type ListedFact = ReadFact & {
  /** How long it lasts, in words. */
  readonly lifetime: string
  readonly notInSources: boolean
  readonly startPerScenario: Readonly<Record<string, FactValue>>
}

const value = s.union(bool, int, string, s.nothing)

const LISTED = shapeFor<ListedFact>(
  s.object({
    id: string,
    type: string,
    words: string,
    lifetime: string,
    readBy: listed(string),
    start: value,
    startPerScenario: s.record(value),
  }),
)

const VOCABULARY = s.object({ ok, facts: listed(LISTED) })

export type FactsAnswer = Readonly<s.Output<typeof VOCABULARY>>

export const factsDoor = booksDoor({
  name: 'facts',
  words: 'What can be reported from the map: names, values at the start, and the rules that read them',
  example: 'facts hungary',
  positional: ['search'],
  args: {
    search: usually(text('a number, a name or part of a sentence'), ''),
    edition: maybe(text('what one book reads, in its own words: 2023, classic or campaign')),
  },
  shape: VOCABULARY,
  answer: ({ search, edition }): FactsAnswer | Refused => {
    const ids = EDITIONS.map(({ id }) => id)
    if (edition !== undefined && !ids.includes(edition)) return refused(unknown('book', edition, ids))
    const scenarios = EDITIONS.flatMap(({ scenarios: own }) => own)
    return {
      ok: true,
      facts: (edition === undefined ? factsWithReaders() : factsReadIn(openBook(edition)))
        .filter((fact) => isSaidIn(search, [fact.id, fact.words, fact.theatre, fact.group, ...fact.readBy]))
        .map((fact) => ({
          ...fact,
          lifetime: lifetimeWords(fact.lasts),
          notInSources: NOT_IN_SOURCES.includes(fact.id as (typeof NOT_IN_SOURCES)[number]),
          startPerScenario: Object.fromEntries(scenarios.map((scenario) => [scenario.id, scenario.facts[fact.id] ?? fact.start])),
        })),
    }
  },
})
