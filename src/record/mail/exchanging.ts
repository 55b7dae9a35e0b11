import { hashOfText } from '../../fair/index.ts'
import type { Folder } from './folder.ts'
import { boxOf } from './mailbox.ts'
import { unwrap } from './post.ts'

/** What asks a server: a path under `/api`, and a body to post. */
export type AskServer = (path: string, body?: unknown) => Promise<unknown>

const AT_ONCE = 50

const inParts = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))

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
  const missing = [...own.keys()].filter((hash) => !there.includes(hash)).sort((one) => (one === box ? -1 : 0))
  for (const hashes of inParts(missing)) {
    const packets = hashes.map((hash) => own.get(hash) ?? '')
    const answer = (await ask(`/mail/${box}`, { packets })) as { readonly kept: number; readonly refused: readonly string[] }
    put += answer.kept
    refused.push(...answer.refused)
  }
  const taken: string[] = []
  for (const packets of inParts(there.filter((hash) => !own.has(hash)))) {
    const answer = (await ask(`/mail/${box}/packets`, { packets })) as { readonly packets: readonly string[] }
    // What a server hands out is believed no more than what any mail brings.
    taken.push(...answer.packets.filter((text) => unwrap(text, folder.game).ok))
  }
  const texts = taken.length === 0 ? folder.texts : [...folder.texts, ...taken]
  return { folder: { ...folder, texts }, put, taken: taken.length, refused }
}
