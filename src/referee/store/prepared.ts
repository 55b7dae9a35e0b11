import type { JournalLine, NewLine, Paper, PaperName, Writing } from './store.ts'

/** A writing as it goes to the disk: every body is text, and no name comes twice. */
export interface Prepared {
  readonly lines: readonly { readonly key: string | null; readonly body: string }[]
  readonly papers: readonly PreparedPaper[]
  readonly discarded: readonly PaperName[]
}

export interface PreparedPaper extends Omit<Paper, 'body'> {
  readonly body: string
}

export type LineRow = { readonly sequence: number; readonly key: string | null; readonly body: string }

export const lineOf = ({ sequence, key, body }: LineRow): JournalLine => ({ sequence, key, body: JSON.parse(body) as unknown })

export const paperOf = ({ kind, id, game, due, body }: PreparedPaper): Paper => ({ kind, id, game, due, body: JSON.parse(body) as unknown })

/** What is not JSON would be lost on the way to the disk. */
export function textOf(value: unknown): string {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`${typeof value} is not JSON`)
  return text
}

const LONGEST_NAME = 250

/** Not every store can keep such a name, so none does; nothing is found under one that is none. */
export const isName = (text: string): boolean => text.length <= LONGEST_NAME && !/\0|\p{Surrogate}/u.test(text)

export function nameOf(text: string): string {
  if (!isName(text)) throw new TypeError(`${JSON.stringify(text.slice(0, LONGEST_NAME))} is no name`)
  return text
}

const nameOrNull = (text: string | null): string | null => (text === null ? null : nameOf(text))

function preparedPaper({ kind, id, game, due, body }: Paper): PreparedPaper {
  if (kind === '') throw new TypeError('a paper needs a kind')
  if (due !== null && !Number.isSafeInteger(due)) throw new TypeError(`${due} is no time`)
  return { kind: nameOf(kind), id: nameOf(id), game: nameOrNull(game), due, body: textOf(body) }
}

function preparedLines(lines: readonly NewLine[]): Prepared['lines'] {
  const keys = lines.map(({ key }) => key).filter((key) => key !== null)
  for (const key of keys) nameOf(key)
  if (keys.length > 1 && new Set(keys).size < keys.length) throw new TypeError('two lines with the same key')
  return lines.map(({ key, body }) => ({ key, body: textOf(body) }))
}

const byName = <T extends PaperName>(named: readonly T[]): readonly T[] =>
  named.length < 2 ? named : [...new Map(named.map((one) => [JSON.stringify([one.kind, one.id]), one])).values()]

/** Throws what is wrong with a writing before anybody else's can suffer from it. */
export function prepare({ lines, papers = [], discarded = [] }: Writing): Prepared {
  return {
    lines: preparedLines(lines),
    papers: byName(papers.map(preparedPaper)),
    discarded: byName(discarded.map(({ kind, id }) => ({ kind: nameOf(kind), id: nameOf(id) }))),
  }
}
