import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Hash, hashOfText } from '../../fair/index.ts'
import { type Folder, unwrap } from '../../record/index.ts'
import { isSeat, type Seat } from '../../rules/game/index.ts'
import { fault, whyFailed } from '../fault.ts'
import { makeFolder } from '../folder.ts'

const OWNER = 'owner.json'
const PACKETS = 'packets'
const RECORD_FILE = 'record.jsonl'

/** 32 bytes that nobody can foresee. */
export const newSecret = (): Hash => randomBytes(32).toString('hex')

/** A short name for a new game, which nobody else's has. */
export const newGameName = (): string => randomBytes(4).toString('hex')

const nameInFolder = (packet: string): string => `${packet.replaceAll('/', '~')}.txt`

/** Another packet of the same name: one of them may be forged, or both prove something. */
const besideInFolder = (packet: string, text: string): string => nameInFolder(`${packet}~${hashOfText(text).slice(0, 16)}`)

function using<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw fault('record-unusable', { file: path, reason: whyFailed(error) }, error)
  }
}

/** The folder as it lies on the disk; nothing where there is none. */
export function openMailFolder(path: string): Folder | undefined {
  if (!existsSync(join(path, OWNER))) return undefined
  return using(path, () => {
    const { game, name, secret, seats, tenure, former, fromRecord, invitation } = JSON.parse(
      readFileSync(join(path, OWNER), 'utf8'),
    ) as Omit<Folder, 'texts'>
    const texts = readdirSync(join(path, PACKETS))
      .filter((one) => one.endsWith('.txt'))
      .sort()
      .map((one) => readFileSync(join(path, PACKETS, one), 'utf8'))
    const record = join(path, RECORD_FILE)
    return {
      game,
      name,
      secret,
      seats: seats.filter((seat: Seat) => isSeat(seat)),
      tenure,
      texts,
      ...(invitation === undefined ? {} : { invitation }),
      ...(former === undefined ? {} : { former }),
      ...(fromRecord === undefined ? {} : { fromRecord }),
      ...(existsSync(record) ? { recorded: readFileSync(record, 'utf8') } : {}),
    }
  })
}

/** Makes the folder: all that must be kept secret is one file in it. */
export function makeMailFolder(path: string, folder: Folder): void {
  if (existsSync(join(path, OWNER))) throw fault('record-exists', { file: join(path, OWNER) })
  using(path, () => {
    makeFolder(join(path, PACKETS))
    writeFileSync(join(path, OWNER), ownerText(folder), { mode: 0o600, flag: 'wx' })
  })
  keepPackets(path, folder.texts)
}

const ownerText = ({ game, name, secret, seats, tenure, former, fromRecord, invitation }: Folder): string => {
  const more = {
    ...(invitation === undefined ? {} : { invitation }),
    ...(former === undefined ? {} : { former }),
    ...(fromRecord ? { fromRecord } : {}),
  }
  return `${JSON.stringify({ game, name, secret, seats, tenure, ...more })}\n`
}

/** Keeps new keys beside the old ones, at once or not at all: without them nothing could be opened. */
export const keepOwner = (path: string, folder: Folder): void =>
  using(path, () => {
    const fresh = join(path, `${OWNER}.new`)
    writeFileSync(fresh, ownerText(folder), { mode: 0o600 })
    renameSync(fresh, join(path, OWNER))
  })

/** Keeps packets in the folder, each once. */
export function keepPackets(path: string, texts: readonly string[]): void {
  using(path, () => {
    for (const text of texts) {
      const read = unwrap(text)
      if (!read.ok) continue
      const file = join(path, PACKETS, nameInFolder(read.name))
      const isTaken = existsSync(file) && readFileSync(file, 'utf8') !== text
      const own = isTaken ? join(path, PACKETS, besideInFolder(read.name, text)) : file
      if (!existsSync(own)) writeFileSync(own, text)
    }
  })
}

/** Keeps the record under a name of its own, so that another takes its place, and gives that name. */
export function setRecordAside(path: string): string {
  const nameOf = (number: number): string => `record-before-${number}.jsonl`
  let number = 1
  while (existsSync(join(path, nameOf(number)))) number += 1
  using(path, () => renameSync(join(path, RECORD_FILE), join(path, nameOf(number))))
  return nameOf(number)
}

/** The record as the packets tell it, for everybody to check. */
export const keepRecord = (path: string, text: string): void => using(path, () => writeFileSync(join(path, RECORD_FILE), text))
