import { hashOfText } from '../../fair/index.ts'
import type { Folder } from './folder.ts'
import { boxOf } from './mailbox.ts'
import { unwrap } from './post.ts'

/** What asks a server: a path under `/api`, and a body to post. */
export type AskServer = (path: string, body?: unknown) => Promise<unknown>

const AT_ONCE = 50
/** A server takes a megabyte at once. */
const MOST_LETTERS = 750_000

/** Things in parts that a server takes at once. */
function inParts<T>(all: readonly T[], lettersOf: (one: T) => number = () => 0): readonly (readonly T[])[] {
  const parts: T[][] = []
  let letters = 0
  for (const one of all) {
    const last = parts.at(-1)
    letters += lettersOf(one)
    if (last === undefined || last.length === AT_ONCE || letters > MOST_LETTERS) {
      parts.push([one])
      letters = lettersOf(one)
    } else last.push(one)
  }
  return parts
}

export interface Exchanged {
  readonly folder: Folder
  readonly put: number
  readonly taken: number
  readonly refused: readonly string[]
}

/** Brings a folder and its box on a server to the same packets, whichever had them first. Nothing is there twice. */
export async function exchange(folder: Folder, ask: AskServer): Promise<Exchanged> {
  const box = boxOf(folder)
  if (box === undefined) return { folder, put: 0, taken: 0, refused: [] }
  const own = new Map(folder.texts.map((text) => [hashOfText(text), text]))
  const { packets: there } = (await ask(`/mail/${box}`)) as { readonly packets: readonly string[] }
  const refused: string[] = []
  let put = 0
  // The invitation opens the box, so it goes first.
  const isThere = new Set(there)
  const missing = [...own.keys()].filter((hash) => !isThere.has(hash)).sort((one) => (one === box ? -1 : 0))
  for (const hashes of inParts(missing, (hash) => own.get(hash)?.length ?? 0)) {
    const packets = hashes.map((hash) => own.get(hash) ?? '')
    const answer = (await ask(`/mail/${box}`, { packets })) as { readonly kept: number; readonly refused: readonly string[] }
    put += answer.kept
    refused.push(...answer.refused)
  }
  const taken: string[] = []
  for (const part of inParts(there.filter((hash) => !own.has(hash)))) {
    for (let packets = part; packets.length > 0; ) {
      const answer = (await ask(`/mail/${box}/packets`, { packets })) as { readonly packets: readonly string[] }
      // What a server hands out is believed no more than what any mail brings.
      taken.push(...answer.packets.filter((text) => unwrap(text, folder.game).ok))
      // Of long ones it hands out a few at a time.
      const came = new Set(answer.packets.map(hashOfText))
      const left = packets.filter((hash) => !came.has(hash))
      packets = left.length < packets.length ? left : []
    }
  }
  const texts = taken.length === 0 ? folder.texts : [...folder.texts, ...taken]
  return { folder: { ...folder, texts }, put, taken: taken.length, refused }
}
