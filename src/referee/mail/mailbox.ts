import { setImmediate } from 'node:timers/promises'
import { beginsAsPacket, type Hash, hashOfText } from '../../fair/index.ts'
import { type BoxKeys, isForAnybody, MAIL } from '../../record/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Hall } from '../hosting/hall.ts'
import type { Errand } from '../hosting/rounds.ts'
import { A_DAY } from '../hosting/time/clearing.ts'
import type { GameStore, Paper, PaperName } from '../store/store.ts'
import type { Judged, Judging } from './judging.ts'

const KIND = 'mail-packet'

/** A box that is used: whom it belongs to, and for how many days nobody has put anything into it. */
const BOX = 'mail-box'

interface Box {
  readonly keys?: BoxKeys
  readonly days?: number
}

interface Allowance {
  readonly packets: number
  readonly bytes: number
  /** Without a new packet for so many days it is cleared: what is in a box is in everybody's folder too. */
  readonly days: number
}

const MIB = 1024 * 1024

/** More packets than any war has, and more bytes in all of them. */
export const PLAYED: Allowance = { packets: 20_000, bytes: 64 * MIB, days: 183 }
/** Where nobody has joined whoever made it. */
export const ALONE: Allowance = { packets: 100, bytes: MIB, days: 14 }

const allowanceOf = (keys: BoxKeys | undefined): Allowance =>
  keys !== undefined && keys.names.filter((name) => keys.keys[name] !== undefined).length > 1 ? PLAYED : ALONE

/** What is handed out at once, in letters, and how many papers are read or deleted before others have their turn. */
const MOST_HANDED_OUT = 2 * MIB
const AT_ONCE = 20

/** A packet on a server is known by its hash: two under one name are both kept, for they prove something. */
interface Boxed {
  readonly hash: Hash
  readonly text: string
}

const shelfOf = (box: Hash): string => `mail-${box}`
const nameOf = (box: Hash, hash: Hash): PaperName => ({ kind: KIND, id: `${box}/${hash}` })

/** The hashes of all packets in a box. */
export const hashesIn = async (store: GameStore, box: Hash): Promise<readonly Hash[]> =>
  (await store.sizesOf(shelfOf(box), KIND)).map(({ id }) => id.slice(box.length + 1) as Hash)

async function packetIn(store: GameStore, box: Hash, hash: Hash): Promise<string | undefined> {
  const { kind, id } = nameOf(box, hash)
  return ((await store.paper(kind, id))?.body as Boxed | undefined)?.text
}

/** Some packets of a box, by their hashes: the first of them, as many as are handed out at once, and one however long it is. */
export async function packetsWith(store: GameStore, box: Hash, hashes: readonly Hash[]): Promise<readonly string[]> {
  const found: string[] = []
  let letters = 0
  for (const hash of hashes) {
    const text = await packetIn(store, box, hash)
    if (text === undefined) continue
    letters += text.length
    if (found.length > 0 && letters > MOST_HANDED_OUT) break
    found.push(text)
  }
  return found
}

const boxPaper = async (store: GameStore, box: Hash): Promise<Box | undefined> => (await store.paper(BOX, box))?.body as Box | undefined

/** Whether anything was ever put into a box. */
export const isBoxUsed = async (store: GameStore, box: Hash): Promise<boolean> => (await boxPaper(store, box)) !== undefined

/** Whoever checks signatures; undefined where there is no time for it. */
export type Judge = (judging: Judging) => Promise<{ readonly judged: Judged | undefined } | undefined>

export interface PutIn {
  readonly kept: number
  readonly refusals: readonly Refusal[]
}

/** Boxes from before their keys were kept beside them: these are found once, in all packets that tell any. */
async function keysBefore(store: GameStore, box: Hash, judge: Judge, now: number): Promise<BoxKeys | undefined> {
  const kept = await boxPaper(store, box)
  if (kept === undefined || kept.keys !== undefined) return kept?.keys
  const texts: string[] = []
  for (const [at, hash] of (await hashesIn(store, box)).entries()) {
    const text = await packetIn(store, box, hash)
    if (text !== undefined && isForAnybody(text)) texts.push(text)
    if (at % AT_ONCE === 0) await setImmediate()
  }
  const keys = (await judge({ box, texts }))?.judged?.keys
  if (keys !== undefined) await store.put([usedPaper(box, keys, now)])
  return keys
}

const usedPaper = (box: Hash, keys: BoxKeys | undefined, now: number, days = 0): Paper => ({
  ...{ kind: BOX, id: box, game: shelfOf(box), due: now + A_DAY },
  body: { ...(keys === undefined ? {} : { keys }), days } satisfies Box,
})

/** Packets are put into a box one after another: whoever joins first under a name is known by it. */
const putting = new WeakMap<GameStore, Map<Hash, Promise<unknown>>>()

async function inTurn<T>(store: GameStore, box: Hash, act: () => Promise<T>): Promise<T> {
  const boxes = putting.get(store) ?? new Map<Hash, Promise<unknown>>()
  putting.set(store, boxes)
  const own = (boxes.get(box) ?? Promise.resolve()).then(act, act)
  boxes.set(box, own)
  try {
    return await own
  } finally {
    if (boxes.get(box) === own) boxes.delete(box)
  }
}

/** Puts packets into a box, each once; undefined where nobody has time to check them. What is in them is closed to the server; whose they are is not. */
export const putInBox = (store: GameStore, judge: Judge, box: Hash, texts: readonly string[], now: number): Promise<PutIn | undefined> =>
  inTurn(store, box, () => put(store, judge, box, texts, now))

async function put(store: GameStore, judge: Judge, box: Hash, texts: readonly string[], now: number): Promise<PutIn | undefined> {
  const noPackets = texts.filter((text) => !beginsAsPacket(text)).map(() => refuse('no-packet', MAIL.noPacket))
  const there = await store.sizesOf(shelfOf(box), KIND)
  const isThere = new Set(there.map(({ id }) => id))
  const fresh = [...new Set(texts.filter(beginsAsPacket))].filter((text) => !isThere.has(nameOf(box, hashOfText(text)).id))
  if (fresh.length === 0) return { kept: 0, refusals: noPackets }
  const before = there.length === 0 ? undefined : await keysBefore(store, box, judge, now)
  const found = await judge({ box, texts: fresh, before })
  if (found === undefined) return undefined
  const { judged } = found
  if (judged === undefined) return { kept: 0, refusals: [refuse('no-invitation', MAIL.noInvitation)] }
  const { keys, taken, refusals } = judged
  const most = allowanceOf(keys)
  const bytes = [...there.map((one) => one.bytes), ...taken.map((text) => Buffer.byteLength(text))].reduce((sum, one) => sum + one, 0)
  if (there.length + taken.length > most.packets || bytes > most.bytes) return { kept: 0, refusals: [refuse('box-full', MAIL.boxFull)] }
  const packets = taken.map((text) => {
    const hash = hashOfText(text)
    return { ...nameOf(box, hash), game: shelfOf(box), due: null, body: { hash, text } satisfies Boxed }
  })
  if (packets.length > 0) await store.put([...packets, usedPaper(box, keys, now)])
  return { kept: taken.length, refusals: [...noPackets, ...refusals] }
}

/** Counts a day in which nobody has put anything into a box, and clears it after the last. A clock that is set on clears nothing. */
const countDay = ({ store, sources }: Hall, box: Hash): Promise<void> =>
  inTurn(store, box, async () => {
    const there = await boxPaper(store, box)
    if (there === undefined) return
    const { keys, days = 0 } = there
    if (days + 1 < allowanceOf(keys).days) await store.put([usedPaper(box, keys, sources.now(), days + 1)])
    else await clearBox(store, box)
  })

async function clearBox(store: GameStore, box: Hash): Promise<void> {
  const hashes = await hashesIn(store, box)
  for (let at = 0; at < hashes.length; at += AT_ONCE) {
    await store.put(
      [],
      hashes.slice(at, at + AT_ONCE).map((hash) => nameOf(box, hash)),
    )
    await setImmediate()
  }
  await store.put([], [{ kind: BOX, id: box }])
}

/** The boxes of all games by mail. */
export const BOXES: Errand = { kind: BOX, every: 3_600_000, goOn: countDay }
