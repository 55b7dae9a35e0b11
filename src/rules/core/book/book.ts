import type { Table } from '../tables/table.ts'

/** A book as a chapter reads it: its tables, and those of its clauses that the chapter goes by. */
export interface Book<Clauses> {
  readonly id: string
  readonly title: string
  readonly tables: Readonly<Record<string, Table>>
  /** Tables that an option would bring, each with the option's title. */
  readonly optional: Readonly<Record<string, string>>
  readonly clauses: Clauses
}

/** A chapter that the book is known to have; whoever cannot know asks `whyNoChapter` first. */
export function chapterOf<Clauses, Name extends keyof Clauses & string>(
  { clauses }: Pick<Book<Clauses>, 'clauses'>,
  name: Name,
): NonNullable<Clauses[Name]> {
  const chapter = clauses[name]
  if (chapter === undefined || chapter === null) throw new Error(`this book has no chapter ${name}`)
  return chapter
}
