import { nearest } from '../editions/reading/index.ts'
import { type KeptGame, openGameFile, RECORD, type RecordHeader, RefereeError } from '../referee/index.ts'
import { isSeat, POWERS, type Refusal, refuse, SEATS, type Seat } from '../rules/index.ts'
import type { Context } from './context.ts'
import { EXIT } from './exit.ts'
import { GAME_NEEDED } from './game-words.ts'
import { reply } from './reply.ts'
import { fileFault } from './source.ts'
import { FILE_FAULTS } from './source-words.ts'
import { NAME } from './words.ts'

const printNothing = (): readonly string[] => []

/** Reasons in place of an answer. */
export const refuseWith = (context: Context, refusals: readonly Refusal[], json: boolean, name?: string): void =>
  reply(context, { ok: false, refusals } as { readonly ok: false }, { json, print: printNothing }, name)

/** What stands in the way of a file is said in words, and no trace is shown. */
export async function withFile<T>(context: Context, path: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RefereeError)) throw error
    if (error.code !== undefined && error.fault === 'record-unusable' && FILE_FAULTS[error.code] !== undefined) throw fileFault(path, error)
    context.terminal.complain(`${NAME}: ${error.message}\n`)
    context.ending = EXIT.refused
    return undefined
  }
}

/** The game of a file; a last line that breaks off is reported and left out of what is shown. */
export async function openForReading(context: Context, path: string, json: boolean): Promise<KeptGame | undefined> {
  const opened = await withFile(context, path, () => openGameFile(path))
  if (opened === undefined) return undefined
  if (!opened.ok) {
    refuseWith(context, opened.refusals, json, path)
    return undefined
  }
  const { torn } = opened.file.record
  if (torn !== null) context.terminal.complain(`${NAME}: ${GAME_NEEDED.warning(path, RECORD.torn(torn.line))}\n`)
  return opened.kept
}

type Seats = readonly Seat[] | { readonly refusal: Refusal }

export const isUnknown = (seats: Seats): seats is { readonly refusal: Refusal } => 'refusal' in seats

/** The seats that a flag names: powers, the host, players by their names, or all powers. */
export function seatsNamed(text: string, { seats }: Pick<RecordHeader, 'seats'>): Seats {
  const found: Seat[] = []
  for (const name of text.split(',').map((part) => part.trim())) {
    const own = SEATS.filter((seat) => seats[seat]?.toLowerCase() === name.toLowerCase())
    const canonical = name.toLowerCase()
    if (isSeat(canonical)) found.push(canonical)
    else if (canonical === 'all') found.push(...POWERS)
    else if (own.length > 0) found.push(...own)
    else {
      const known = [...SEATS, ...Object.values(seats), 'all']
      return { refusal: refuse('misasked', GAME_NEEDED.seat(name, nearest(name, known)), undefined, { seat: name }) }
    }
  }
  return [...new Set(found)]
}

/** As whom a game is to be shown; without a flag, as everybody sees it. */
export const onlookers = (text: string | undefined, header: RecordHeader): Seats => (text === undefined ? [] : seatsNamed(text, header))
