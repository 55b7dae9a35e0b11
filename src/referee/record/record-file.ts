import { readFileSync, type Stats, statSync } from 'node:fs'
import { type FileHandle, open, readFile, rm, stat, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Hash } from '../../fair/index.ts'
import type { DiceCup } from '../../record/index.ts'
import {
  agreeing,
  endLine,
  entryLine,
  give,
  type KeptGame,
  linkOf,
  newGame,
  type Opened,
  openGame,
  type RecordEntry,
  type RecordHeader,
  readRecord,
  recordText,
  type Setting,
} from '../../record/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Order, Seat } from '../../rules/game/index.ts'
import { codeOf, fault, reasonOf, whyFailed } from '../fault.ts'
import { alone } from './lock.ts'
import { refereesDice } from './referees-dice.ts'

const NEW_LINE = 0x0a
/** A hundred times the longest game, in bytes. */
const LARGEST_RECORD = 128 * 1024 * 1024

/** A game with the file that keeps it, as it lay on the disk when it was last read or written. */
export interface GameFile {
  readonly path: string
  readonly kept: KeptGame
  /** The number of a last line that breaks off or is missing. */
  readonly torn: number | null
  /** How many bytes its header and orders take; the next order is written there. */
  readonly bytes: number
  /** The hash of its last line before the end, which the next order is linked to. */
  readonly last: Hash
  /** How many bytes the file has. */
  readonly size: number
  /** Another stamp means that somebody else has written. */
  readonly stamp: string
}

export type OpenedFile = { readonly ok: true; readonly file: GameFile } | { readonly ok: false; readonly refusals: readonly Refusal[] }

const stampOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`

async function reading<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw fault('record-unusable', { file: path, reason: whyFailed(error) }, error)
  }
}

/** Devices and pipes may never end, and no game fills a disk. */
function refuseUnlikely(path: string, found: Stats): void {
  if (!found.isFile() && !found.isDirectory()) throw fault('record-unusable', { file: path, reason: 'it is no ordinary file' })
  if (found.size > LARGEST_RECORD) throw fault('record-unusable', { file: path, reason: 'it is larger than any game' })
}

/** The text of a game's file. Throws when it cannot be read. */
export function recordTextIn(path: string): string {
  refuseUnlikely(path, statSync(path))
  return readFileSync(path, 'utf8')
}

/** The game that a file keeps. Throws only when the file cannot be read at all. */
export async function openGameFile(path: string): Promise<OpenedFile> {
  // The stamp is taken first: whatever is written meanwhile shows as a change.
  const found = await reading(path, () => stat(path))
  refuseUnlikely(path, found)
  const stamp = stampOf(found)
  const content = await reading(path, () => readFile(path))
  const read = readRecord(content.toString('utf8'))
  if (!read.ok) return read
  const opened = openGame(read.record)
  if (!opened.ok) return opened
  const { torn } = read.record
  const isHalf = torn !== null && torn.text !== ''
  const bytes = content.length - lastLines(content, (isHalf ? 1 : 0) + (read.ended ? 1 : 0))
  const last = linkOf(lastLineOf(content.subarray(0, bytes)))
  return { ok: true, file: { path, kept: opened.kept, torn: torn?.line ?? null, bytes, last, size: content.length, stamp } }
}

const lastLineOf = (content: Buffer): string => content.subarray(content.length - lastLines(content, 1)).toString('utf8')

/** How many bytes the last lines take, whether or not the very last is ended. */
function lastLines(content: Buffer, count: number): number {
  let from = content.length
  for (let line = 0; line < count; line++) from = content.subarray(0, Math.max(0, from - 1)).lastIndexOf(NEW_LINE) + 1
  return content.length - from
}

/** The same game as it is now; the file is read again only where it was changed. */
export async function latest(file: GameFile): Promise<OpenedFile> {
  const { path } = file
  return stampOf(await reading(path, () => stat(path))) === file.stamp ? { ok: true, file } : openGameFile(path)
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
    if (codeOf(error) === 'ENOENT') throw fault('record-unusable', { file: path, reason: `there is no folder "${dirname(path)}"` })
    throw codeOf(error) === 'EEXIST'
      ? fault('record-exists', { file: path }, error)
      : fault('record-unusable', { file: path, reason: whyFailed(error) }, error)
  }
  try {
    await writeThrough(handle, text)
  } catch (error) {
    // Half a record is none.
    await rm(path, { force: true }).catch(() => undefined)
    throw fault('not-recorded', { reason: reasonOf(error) }, error)
  } finally {
    await handle.close()
  }
  await syncFolder(path)
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0
  while (done < bytes.length) done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Writes one order over the end and the end after it, whole or not at all: what stood there is put back after a failed write. */
async function append(
  { path, bytes, last, size, kept }: GameFile,
  entry: RecordEntry,
): Promise<Pick<GameFile, 'bytes' | 'last' | 'size' | 'stamp'>> {
  const handle = await reading(path, () => open(path, 'r+'))
  try {
    if ((await handle.stat()).size !== size) throw fault('record-changed', { file: path })
    const before = await readAt(handle, bytes - 1, size - bytes + 1)
    const written = entryLine(kept.header, entry, last)
    const line = Buffer.from(`${before[0] === NEW_LINE ? '' : '\n'}${written}`)
    const end = Buffer.from(endLine(kept.header, entry.n, linkOf(written)))
    try {
      await writeAt(handle, Buffer.concat([line, end]), bytes)
      await handle.sync()
    } catch (error) {
      await writeAt(handle, before, bytes - 1).catch(() => undefined)
      await handle.truncate(size).catch(() => undefined)
      throw fault('not-recorded', { reason: reasonOf(error) }, error)
    }
    const after = await handle.stat()
    return { bytes: bytes + line.length, last: linkOf(written), size: after.size, stamp: stampOf(after) }
  } finally {
    await handle.close()
  }
}

/** Keeps a whole game that has been played already. */
export const keepFile = (path: string, header: RecordHeader, entries: readonly RecordEntry[]): Promise<void> =>
  createFile(path, recordText({ header, entries }))

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

export type GivenInFile =
  | { readonly ok: true; readonly entry: RecordEntry; readonly file: GameFile }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly torn?: number }

/**
 * Gives an order in a game on disk and puts it on record: the order is decided on the latest of the file and the line written while nobody
 * else writes. A line that breaks off has to be left out before anything can follow it.
 */
export function giveInFile(
  known: GameFile,
  as: readonly Seat[],
  order: Order,
  cup: DiceCup,
  tornLine: TornLine = 'refuse',
): Promise<GivenInFile> {
  return alone(known.path, async () => {
    const opened = await latest(known)
    if (!opened.ok) return opened
    const { file } = opened
    const { path, torn } = file
    if (torn !== null && tornLine === 'refuse') return { ok: false, refusals: [], torn }
    const given = give(file.kept, as, agreeing(file.kept, order), cup)
    if (!given.ok) return given
    if (torn !== null) await reading(path, () => truncate(path, file.bytes))
    const end = await append(torn === null ? file : { ...file, size: file.bytes }, given.entry)
    return { ok: true, entry: given.entry, file: { path, kept: given.kept, torn: null, ...end } }
  })
}
