import { createHash, type Hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { fault, RefereeError, whyFailed } from '../../fault.ts'
import { VERSION } from '../../version.ts'
import { textOf } from '../prepared.ts'
import type { ArchiveRow, Counts } from './rows.ts'

/** The form of the files this version writes, and the newest it reads. */
const FORMAT = 1

const counted = ({ games, lines, papers }: Counts, { type }: ArchiveRow): Counts => {
  switch (type) {
    case 'game':
      return { games: games + 1, lines, papers }
    case 'line':
      return { games, lines: lines + 1, papers }
    case 'paper':
      return { games, lines, papers: papers + 1 }
  }
}

function lineOf(row: ArchiveRow): string {
  switch (row.type) {
    case 'game':
      return `{"game":${JSON.stringify(row.game)},"lines":${row.lines},"header":${row.header}}\n`
    case 'line':
      return `{"key":${JSON.stringify(row.key)},"body":${row.body}}\n`
    case 'paper': {
      const { kind, id, game, due, body } = row
      return `${JSON.stringify({ kind, id, game, due }).slice(0, -1)},"body":${body}}\n`
    }
  }
}

/** The text of a backup: what it is, a line a row, and at the end how many there were and the hash of all before. */
async function* textOfRows(rows: AsyncIterable<ArchiveRow>, made: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let counts: Counts = { games: 0, lines: 0, papers: 0 }
  const first = `${JSON.stringify({ backup: FORMAT, chancery: VERSION, made })}\n`
  hash.update(first)
  yield first
  for await (const row of rows) {
    const line = lineOf(row)
    hash.update(line)
    counts = counted(counts, row)
    yield line
  }
  yield `${JSON.stringify({ end: counts, sha256: hash.digest('hex') })}\n`
}

const isCompressed = (file: string): boolean => file.endsWith('.gz')

/** Writes a backup, for nobody else to read; it has its name only once it is whole and on the disk. */
export async function writeArchive(file: string, rows: AsyncIterable<ArchiveRow>, made: string): Promise<void> {
  if (existsSync(file)) throw fault('backup-exists', { file })
  const aside = `${file}.part`
  try {
    const handle = await open(aside, 'w', 0o600)
    const end = handle.createWriteStream({ flush: true })
    await (isCompressed(file) ? pipeline(textOfRows(rows, made), createGzip(), end) : pipeline(textOfRows(rows, made), end))
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error instanceof RefereeError ? error : fault('backup-unwritable', { file, reason: whyFailed(error) }, error)
  }
}

type Parsed = Readonly<Record<string, unknown>>

function rowOf(read: Parsed): ArchiveRow | undefined {
  const isText = (...names: readonly string[]): boolean => names.every((name) => typeof read[name] === 'string')
  const isTextOrNull = (name: string): boolean => read[name] === null || isText(name)
  if ('game' in read && 'header' in read && isText('game') && Number.isSafeInteger(read['lines']))
    return { type: 'game', game: String(read['game']), header: textOf(read['header']), lines: Number(read['lines']) }
  if (!('body' in read)) return undefined
  const body = textOf(read['body'])
  if ('key' in read && isTextOrNull('key')) return { type: 'line', key: read['key'] as string | null, body }
  const { kind, id, game, due } = read
  if (isText('kind', 'id') && isTextOrNull('game') && (due === null || Number.isSafeInteger(due)))
    return { type: 'paper', kind: kind as string, id: id as string, game: game as string | null, due: due as number | null, body }
  return undefined
}

/** What a backup has, row by row; throws, at the end at the latest, where it is not whole. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveRow> {
  const wrong = (reason: string): RefereeError => fault('not-a-backup', { file, reason })
  const hash = createHash('sha256')
  let counts: Counts = { games: 0, lines: 0, papers: 0 }
  let missing = 0
  let number = 0
  let isWhole = false
  for await (const text of textLines(file)) {
    number += 1
    const read = parsed(text)
    if (read === undefined || isWhole) throw wrong(`line ${number} is none of a backup`)
    if (number === 1) checkFirst(read, file)
    else if ('end' in read) {
      if (missing > 0 || !isEnd(read, counts, hash)) throw wrong('it was changed, or lines are missing')
      isWhole = true
    } else {
      const row = rowOf(read)
      if (row === undefined || (row.type === 'line') !== missing > 0) throw wrong(`line ${number} does not belong there`)
      missing = row.type === 'game' ? row.lines : Math.max(missing - 1, 0)
      counts = counted(counts, row)
      yield row
    }
    hash.update(`${text}\n`)
  }
  if (!isWhole) throw wrong(number === 0 ? 'it is empty' : `it breaks off after line ${number}`)
}

function checkFirst(read: Parsed, file: string): void {
  const { backup, chancery } = read
  if (!Number.isSafeInteger(backup)) throw fault('not-a-backup', { file, reason: 'it does not begin like one' })
  if (Number(backup) > FORMAT) throw fault('backup-newer', { file, by: String(chancery), found: Number(backup), known: FORMAT })
}

const isEnd = ({ end, sha256 }: Parsed, counts: Counts, hash: Hash): boolean =>
  JSON.stringify(end) === JSON.stringify(counts) && sha256 === hash.copy().digest('hex')

function parsed(text: string): Parsed | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Parsed) : undefined
  } catch {
    return undefined
  }
}

/** The lines of a file, compressed or not; one that breaks off is a line too. */
async function* textLines(file: string): AsyncGenerator<string> {
  try {
    const handle = await open(file)
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    await handle.close()
    const bytes = createReadStream(file)
    const isGzip = buffer[0] === 0x1f && buffer[1] === 0x8b
    const input = isGzip ? bytes.pipe(createGunzip()) : bytes
    bytes.once('error', (error) => input.destroy(error))
    const letters = new TextDecoder()
    let rest = ''
    for await (const chunk of input) {
      const lines = (rest + letters.decode(chunk as Buffer, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest !== '') yield rest
  } catch (error) {
    if (error instanceof RefereeError) throw error
    throw fault('not-a-backup', { file, reason: whyFailed(error) }, error)
  }
}
