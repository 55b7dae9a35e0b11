import { z } from 'zod'
import { fault } from '../../fault.ts'
import type { HostedHeader } from '../header.ts'
import { letters } from './letters.ts'
import type { Line, LineDeclaration, Part, Shown, Viewer } from './part.ts'
import { play } from './play.ts'
import { seating } from './seating.ts'
import { telling } from './telling.ts'
import { timing } from './timing.ts'

/** Everything that can happen at a table. A new kind of line is a file beside these, or a line in one of them. */
const PARTS = { play, seating, letters, timing, telling }

type Parts = typeof PARTS

/** Everything that goes into a journal. */
export type JournalBody = { [P in keyof Parts]: Parts[P] extends Part<infer L, infer _> ? L : never }[keyof Parts]

/** Where a table stands: what its lines have made of each part. */
export type Table = { readonly [P in keyof Parts]: Parts[P] extends Part<infer _, infer State> ? State : never }

type AnyPart = Part<Line, unknown>

const parts = Object.entries(PARTS) as unknown as readonly (readonly [keyof Parts, AnyPart])[]

const DECLARED: ReadonlyMap<string, { readonly part: keyof Parts; readonly declaration: LineDeclaration<Line, unknown> }> = new Map(
  parts.flatMap(([part, { lines }]) =>
    Object.entries(lines).map(([type, declaration]) => [type, { part, declaration: declaration as LineDeclaration<Line, unknown> }]),
  ),
)

function declared({ type }: Line) {
  const found = DECLARED.get(type)
  // A newer Chancery has written here; to go on without it would be to forget what it did.
  if (found === undefined) throw fault('game-unreadable', { reason: `it has lines of a kind "${type}" that this Chancery does not know` })
  return found
}

const LINE = z.looseObject({ type: z.string(), at: z.number() })

/** A line out of a journal, checked: what a store gives back is data like any other. */
export function readLine(body: unknown): JournalBody {
  const line = LINE.parse(body)
  const { type: _type, at: _at, ...rest } = line
  declared(line).declaration.shape.parse(rest)
  return body as JournalBody
}

export const tableAt = (header: HostedHeader): Table =>
  Object.fromEntries(parts.map(([name, part]) => [name, part.start(header)])) as unknown as Table

/** The table after one more line. */
export function after(table: Table, line: JournalBody): Table {
  const { part, declaration } = declared(line)
  const now: { -readonly [P in keyof Table]: unknown } = { ...table }
  now[part] = declaration.evolve(table[part], line)
  return now as Table
}

/** What a viewer is shown of a line, or nothing. All that goes out of a game is made of this. */
export function shownTo(table: Table, header: HostedHeader, line: JournalBody, viewer: Viewer): Shown | null {
  const { part, declaration } = declared(line)
  return declaration.show(line, viewer, table[part], header)
}
