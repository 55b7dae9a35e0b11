import { bookLedgers } from '../../../editions/index.ts'
import { type Entry, HOMES, type Ruling } from '../../../rules/core/index.ts'
import { isSaidIn } from '../../said.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { listed, ok, shapeFor, string } from '../answers/shapes.ts'
import { maybe, text, usually } from '../arguments/argument.ts'
import { booksDoor } from '../door.ts'
import { unknown } from './books.ts'

const CLAUSE = shapeFor<Entry>(s.object({ number: string, catalogue: string, heading: string, home: s.object({ is: s.names(HOMES) }) }))
const RULING = shapeFor<Ruling>(s.object({ id: string, question: string, answer: string, reason: string, standing: string }))

const RULES = s.object({
  ok,
  books: s.record(s.object({ title: string, clauses: listed(CLAUSE), rulings: listed(RULING) })),
})

export type RulesAnswer = Readonly<s.Output<typeof RULES>>

/** Clauses and rulings whose number or words hold every word asked for. */
export function rulesWith({ search = '', edition }: { readonly search?: string; readonly edition?: string }): RulesAnswer | Refused {
  const ledgers = bookLedgers()
  const asked = edition === undefined ? ledgers : ledgers.filter(({ id }) => id === edition)
  if (edition !== undefined && asked.length === 0)
    return refused(
      unknown(
        'book',
        edition,
        ledgers.map(({ id }) => id),
      ),
    )
  const has = (...parts: readonly string[]): boolean => isSaidIn(search, parts)
  return {
    ok: true,
    books: Object.fromEntries(
      asked.map(({ id, title, contents, rulings }) => [
        id,
        {
          title,
          clauses: contents.filter((entry) => has(entry.number, entry.heading, entry.printed ?? '')),
          rulings: rulings.filter((ruling) => has(ruling.id, ruling.question, ruling.answer, ruling.reason)),
        },
      ]),
    ),
  }
}

export const rulesDoor = booksDoor({
  name: 'rules',
  words: 'Clauses and rulings whose number or words hold a text; all of them without one',
  example: 'rules subversion --edition classic',
  positional: ['search'],
  args: {
    search: usually(text('a number, a name or part of a sentence'), ''),
    edition: maybe(text('one book alone: 2023, classic or campaign')),
  },
  shape: RULES,
  answer: rulesWith,
})
