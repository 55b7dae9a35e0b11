import {
  FILE_FAULTS,
  type GameFile,
  isUnknown,
  type KeptGame,
  openGameFile,
  RECORD,
  RefereeError,
  seatsNamed,
} from '../../referee/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit.ts'
import { reply } from '../reply.ts'
import { fileFault } from '../terminal/source.ts'
import { NAME } from '../words.ts'
import { GAME_NEEDED } from './words.ts'

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
    const isOfTheSystem = error.fault === 'record-unusable' || error.fault === 'not-recorded'
    if (error.code !== undefined && isOfTheSystem && FILE_FAULTS[error.code] !== undefined) throw fileFault(path, error)
    context.terminal.complain(`${NAME}: ${error.message}\n`)
    context.ending = EXIT.refused
    return undefined
  }
}

/** The game of a file; a last line that breaks off is reported and left out of what is shown. */
export async function openForReading(context: Context, path: string, json: boolean): Promise<GameFile | undefined> {
  const opened = await withFile(context, path, () => openGameFile(path))
  if (opened === undefined) return undefined
  if (!opened.ok) {
    refuseWith(context, opened.refusals, json, path)
    return undefined
  }
  const { torn } = opened.file
  if (torn !== null) context.terminal.complain(`${NAME}: ${GAME_NEEDED.warning(path, RECORD.torn(torn))}\n`)
  return opened.file
}

/** The game of a file and the seats that a flag names; without a flag it is seen as everybody does. */
export async function openWithSeats(
  context: Context,
  path: string,
  flag: string | undefined,
  json: boolean,
): Promise<{ readonly file: GameFile; readonly kept: KeptGame; readonly seats: readonly Seat[] } | undefined> {
  const file = await openForReading(context, path, json)
  if (file === undefined) return undefined
  const seats = flag === undefined ? [] : seatsNamed(flag, file.kept.header)
  if (!isUnknown(seats)) return { file, kept: file.kept, seats }
  refuseWith(context, [seats.refusal], json)
  return undefined
}
