import { beginsAsPacket, type Hash, hashOfText } from '../../fair/index.ts'
import { keysOfBox, MAIL, whyNotBoxed } from '../../record/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Errand } from '../hosting/rounds.ts'
import type { GameStore } from '../store/store.ts'

const KIND = 'mail-packet'

/** A box that is used: its paper is due when nobody has put anything into it for so long. */
const BOX = 'mail-box'

/** More packets than any war has, and more letters in all of them. */
const MOST_PACKETS = 20_000
const MOST_LETTERS = 64 * 1024 * 1024
/** What is in a box is in everybody's folder too: after half a year without a new packet it is cleared. */
export const CLEARED_AFTER = 183 * 24 * 3_600_000

/** A packet on a server is known by its hash: two under one name are both kept, for they prove something. */
export interface Boxed {
  readonly hash: Hash
  readonly text: string
}

const shelfOf = (box: Hash): string => `mail-${box}`

async function boxed(store: GameStore, box: Hash): Promise<readonly Boxed[]> {
  const papers = await store.papersOf(shelfOf(box), KIND)
  return papers.map(({ body }) => body as Boxed)
}

/** The hashes of all packets in a box. */
export const hashesIn = async (store: GameStore, box: Hash): Promise<readonly Hash[]> => (await boxed(store, box)).map(({ hash }) => hash)

/** Some packets of a box, by their hashes. */
export async function packetsWith(store: GameStore, box: Hash, hashes: readonly Hash[]): Promise<readonly string[]> {
  const found = await Promise.all(hashes.map((hash) => store.paper(KIND, `${box}/${hash}`)))
  return found.flatMap((paper) => (paper === undefined ? [] : [(paper.body as Boxed).text]))
}

/** Whether anything was ever put into a box. */
export const isBoxUsed = async (store: GameStore, box: Hash): Promise<boolean> => (await store.paper(BOX, box)) !== undefined

export interface PutIn {
  readonly kept: number
  readonly refusals: readonly Refusal[]
}

/** Puts packets into a box, each once. What is in them is closed to the server; whose they are is not. */
export async function putInBox(store: GameStore, box: Hash, texts: readonly string[], now: number): Promise<PutIn> {
  const [packetTexts, others] = [texts.filter(beginsAsPacket), texts.filter((text) => !beginsAsPacket(text))]
  const noPackets = others.map(() => refuse('no-packet', MAIL.noPacket))
  if (packetTexts.length === 0) return { kept: 0, refusals: noPackets }
  const before = await boxed(store, box)
  const known = new Set(before.map(({ hash }) => hash))
  const fresh = [...new Set(packetTexts)].filter((text) => !known.has(hashOfText(text)))
  const keys = keysOfBox(box, [...before.map(({ text }) => text), ...fresh])
  if (keys === undefined) return { kept: 0, refusals: [refuse('no-invitation', MAIL.noInvitation)] }
  const letters = [...before.map(({ text }) => text), ...fresh].reduce((sum, text) => sum + text.length, 0)
  if (before.length + fresh.length > MOST_PACKETS || letters > MOST_LETTERS)
    return { kept: 0, refusals: [refuse('box-full', MAIL.boxFull)] }
  const judged = fresh.map((text) => ({ text, refusals: whyNotBoxed(keys, text) }))
  const taken = judged.filter(({ refusals }) => refusals.length === 0)
  const packets = taken.map(({ text }) => {
    const hash = hashOfText(text)
    return { kind: KIND, id: `${box}/${hash}`, game: shelfOf(box), due: null, body: { hash, text } satisfies Boxed }
  })
  const used = { kind: BOX, id: box, game: shelfOf(box), due: now + CLEARED_AFTER, body: {} }
  if (packets.length > 0) await store.put([...packets, used])
  return { kept: taken.length, refusals: [...noPackets, ...judged.flatMap(({ refusals }) => refusals)] }
}

/** Clears a box that nobody has put anything into for long. */
async function clearBox({ store }: { readonly store: GameStore }, box: Hash): Promise<void> {
  const hashes = await hashesIn(store, box)
  await store.put([], [...hashes.map((hash) => ({ kind: KIND, id: `${box}/${hash}` })), { kind: BOX, id: box }])
}

/** The boxes of all games by mail. */
export const BOXES: Errand = { kind: BOX, every: 3_600_000, goOn: clearBox }
