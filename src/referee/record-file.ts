import { type FileHandle, open, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Order, Refusal, Seat } from '../rules/index.ts'
import { type DiceCup, refereesDice } from './dice.ts'
import { codeOf, fault, reasonOf } from './fault.ts'
import { type Given, give, type KeptGame, newGame, type Opened, openGame, type Setting } from './kept-game.ts'
import { entryLine, type GameRecord, headerLine, type RecordEntry, type RecordHeader, readRecord } from './record.ts'
import { alone } from './record-lock.ts'

const NEW_LINE = 0x0a

/** A record as it lies on the disk. */
export interface RecordFile {
  readonly record: GameRecord
  /** How many bytes its whole lines take. */
  readonly bytes: number
  /** The last line is whole but for its end. */
  readonly lacksEnd: boolean
}

export type ReadFile = { readonly ok: true; readonly file: RecordFile } | { readonly ok: false; readonly refusals: readonly Refusal[] }

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw fault('record-unusable', { file: path, reason: codeOf(error) ?? reasonOf(error) }, error)
  }
}

/** Reads a record from its file. Throws only when the file cannot be read at all. */
export async function readRecordFile(path: string): Promise<ReadFile> {
  const content = await bytesOf(path)
  const read = readRecord(content.toString('utf8'))
  if (!read.ok) return read
  const { record } = read
  const whole = record.torn === null ? content.length : content.lastIndexOf(NEW_LINE) + 1
  return { ok: true, file: { record, bytes: whole, lacksEnd: record.torn === null && content.at(-1) !== NEW_LINE } }
}

export type OpenedFile =
  | { readonly ok: true; readonly kept: KeptGame; readonly file: RecordFile }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** The game that a file keeps. */
export async function openGameFile(path: string): Promise<OpenedFile> {
  const read = await readRecordFile(path)
  if (!read.ok) return read
  const opened = openGame(read.file.record)
  return opened.ok ? { ok: true, kept: opened.kept, file: read.file } : opened
}

async function writeThrough(handle: FileHandle, text: string): Promise<void> {
  await handle.writeFile(text, 'utf8')
  await handle.sync()
}

/** A new name is safe on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Makes the file of a game; one that is there already is left as it is. */
async function createFile(path: string, text: string): Promise<void> {
  let handle: FileHandle
  try {
    handle = await open(path, 'wx')
  } catch (error) {
    throw codeOf(error) === 'EEXIST'
      ? fault('record-exists', { file: path }, error)
      : fault('record-unusable', { file: path, reason: codeOf(error) ?? reasonOf(error) }, error)
  }
  try {
    await writeThrough(handle, text)
  } finally {
    await handle.close()
  }
  await syncFolder(path)
}

/** Appends one line, whole or not at all: what a failed write left behind is taken off again. */
async function append(path: string, { bytes, lacksEnd }: RecordFile, entry: RecordEntry): Promise<void> {
  const handle = await open(path, 'a')
  try {
    const { size } = await handle.stat()
    if (size !== bytes) throw fault('record-changed', { file: path })
    try {
      await writeThrough(handle, `${lacksEnd ? '\n' : ''}${entryLine(entry)}`)
    } catch (error) {
      await handle.truncate(size).catch(() => undefined)
      throw fault('not-recorded', { reason: reasonOf(error) }, error)
    }
  } finally {
    await handle.close()
  }
}

/** Keeps a whole game that has been played already. */
export const keepFile = (path: string, header: RecordHeader, entries: readonly RecordEntry[]): Promise<void> =>
  createFile(path, headerLine(header) + entries.map(entryLine).join(''))

/** Begins a game in a new file: the host moves it on to the first stage that asks somebody. */
export async function newGameFile(path: string, setting: Setting): Promise<Opened> {
  const made = newGame(setting)
  if (!made.ok) return made
  const begun = give(made.kept, ['host'], { type: 'advance', by: 'referee' }, refereesDice())
  if (!begun.ok) return begun
  await keepFile(path, made.kept.header, [begun.entry])
  return { ok: true, kept: begun.kept }
}

/** What to do about a last line that breaks off. */
export type TornLine = 'refuse' | 'leave-out'

export type GivenInFile = Given | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly torn: number }

/**
 * Gives an order in a game on disk and puts it on record: the game is read, the order decided and the line written while nobody else writes.
 * A line that breaks off has to be left out before anything can follow it.
 */
export function giveInFile(path: string, as: readonly Seat[], order: Order, cup: DiceCup, torn: TornLine = 'refuse'): Promise<GivenInFile> {
  return alone(path, async () => {
    const opened = await openGameFile(path)
    if (!opened.ok) return opened
    const { file, kept } = opened
    if (file.record.torn !== null && torn === 'refuse') return { ok: false, refusals: [], torn: file.record.torn.line }
    const given = give(kept, as, order, cup)
    if (!given.ok) return given
    if (file.record.torn !== null) await truncate(path, file.bytes)
    await append(path, file, given.entry)
    return given
  })
}
