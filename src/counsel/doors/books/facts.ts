import * as z from 'zod/mini'
import { EDITIONS } from '../../../editions/index.ts'
import { type FactValue, NOT_IN_SOURCES } from '../../../rules/core/index.ts'
import { factsWithReaders, type ReadFact } from '../../read-facts.ts'
import { isSaidIn } from '../../said.ts'
import { text, usually } from '../argument.ts'
import { booksDoor } from '../door.ts'
import { bool, int, listed, ok, shapeFor, string } from '../shapes.ts'

export type ListedFact = ReadFact & { readonly notInSources: boolean; readonly startPerScenario: Readonly<Record<string, FactValue>> }

const value = z.union([bool, int, string, z.null()])

const LISTED = shapeFor<ListedFact>(
  z.object({ id: string, type: string, words: string, readBy: listed(string), start: value, startPerScenario: z.record(string, value) }),
)

const VOCABULARY = z.object({ ok, facts: listed(LISTED) })

export type FactsAnswer = Readonly<z.output<typeof VOCABULARY>>

export const factsDoor = booksDoor({
  name: 'facts',
  words: 'What can be reported from the map: names, values at the start, and the rules that read them',
  example: 'facts hungary',
  positional: ['search'],
  args: { search: usually(text('a number, a name or part of a sentence'), '') },
  shape: VOCABULARY,
  answer: ({ search }): FactsAnswer => {
    const scenarios = EDITIONS.flatMap(({ scenarios: own }) => own)
    return {
      ok: true,
      facts: factsWithReaders()
        .filter((fact) => isSaidIn(search, [fact.id, fact.words, fact.theatre, fact.group, ...fact.readBy]))
        .map((fact) => ({
          ...fact,
          notInSources: NOT_IN_SOURCES.includes(fact.id as (typeof NOT_IN_SOURCES)[number]),
          startPerScenario: Object.fromEntries(scenarios.map((scenario) => [scenario.id, scenario.facts[fact.id] ?? fact.start])),
        })),
    }
  },
})
