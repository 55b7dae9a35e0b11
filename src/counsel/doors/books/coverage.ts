import { bookLedgers } from '../../../editions/index.ts'
import { CATALOGUES, type Entry, HOMES, mapEach } from '../../../rules/core/index.ts'
import { homes } from '../../generated/homes.ts'
import * as s from '../../schema.ts'
import { int, listed, ok, string } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'
import { booksDoor } from '../door.ts'

const COVERAGE = s.object({
  ok,
  books: s.record(
    s.object({
      clauses: int,
      toDo: int,
      byHome: s.recordOf(HOMES, int),
      byCatalogue: s.record(s.object({ clauses: int, toDo: int })),
    }),
  ),
  clauses: listed(
    s.object({
      book: string,
      number: string,
      catalogue: string,
      heading: string,
      home: s.names(HOMES),
      where: s.nullable(string),
      tests: listed(string),
      why: maybe(string),
    }),
  ),
})

export type CoverageAnswer = Readonly<s.Output<typeof COVERAGE>>

export const coverageDoor = booksDoor({
  name: 'coverage',
  words: 'Every clause of every book by where it lives, counted',
  example: 'coverage',
  args: {},
  shape: COVERAGE,
  answer: (): CoverageAnswer => {
    const ledgers = bookLedgers()
    const toDo = (entries: readonly Entry[]): number => entries.filter(({ home }) => home.is === 'to-do').length
    return {
      ok: true,
      books: Object.fromEntries(
        ledgers.map(({ id, contents }) => [
          id,
          {
            clauses: contents.length,
            toDo: toDo(contents),
            byHome: mapEach(HOMES, (kind) => contents.filter(({ home }) => home.is === kind).length),
            byCatalogue: Object.fromEntries(
              CATALOGUES.map((catalogue) => {
                const own = contents.filter((entry) => entry.catalogue === catalogue)
                return [catalogue, { clauses: own.length, toDo: toDo(own) }] as const
              }).filter(([, { clauses }]) => clauses > 0),
            ),
          },
        ]),
      ),
      clauses: ledgers.flatMap(({ id, contents }) =>
        contents.map(({ number, catalogue, heading, home }) => ({
          book: id,
          number,
          catalogue,
          heading,
          home: home.is,
          ...(homes[id]?.[number] ?? { where: null, tests: [] }),
          ...('why' in home ? { why: home.why } : {}),
        })),
      ),
    }
  },
})
