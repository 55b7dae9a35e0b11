import { bookLedgers } from '../../editions/index.ts'
import { CATALOGUES, type Entry, HOMES, type HomeKind, mapEach } from '../../rules/index.ts'
import { homes } from '../generated/homes.ts'

export interface CoverageAnswer {
  readonly ok: true
  readonly books: Readonly<
    Record<
      string,
      {
        readonly clauses: number
        readonly toDo: number
        readonly byHome: Readonly<Record<HomeKind, number>>
        readonly byCatalogue: Readonly<Record<string, { clauses: number; toDo: number }>>
      }
    >
  >
  readonly clauses: readonly {
    readonly book: string
    readonly number: string
    readonly catalogue: string
    readonly heading: string
    readonly home: HomeKind
    readonly where: string | null
    readonly tests: readonly string[]
    readonly why?: string
  }[]
}

/** Every clause of every book and where it lives. */
export function answerCoverage(): CoverageAnswer {
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
}
