import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GameStore, Paper } from '../store/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Limit {
  readonly most: number
  readonly within: number
}

/**
 * Mails and requests that a stranger can have sent to an address that has not agreed: to one target, and in all. They count across games,
 * seats and processes, for a stranger can make as many games as they like.
 */
const LIMITS = {
  /** A code to a mail address; the target is the mailbox. */
  code: { each: { most: 3, within: DAY }, all: { most: 100, within: HOUR } },
  /** A trial to a webhook or a browser; the target is the host, and clubs share those of chat services. */
  trial: { each: { most: 20, within: HOUR }, all: { most: 200, within: HOUR } },
} as const satisfies Readonly<Record<string, { readonly each: Limit; readonly all: Limit }>>

export type Limited = keyof typeof LIMITS

/** What was sent lately. Targets are digested by a key of their own, and forgotten when they no longer count. */
interface Tally {
  readonly key: string
  readonly sent: readonly (readonly [target: string, at: number])[]
}

const KIND = 'sent-lately'

/** `Anna+games@Example.org` and `anna@example.org` are one mailbox. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')

/** Another process may hold the tally; it does so for a moment only. */
const LEASE = 10_000
const TRIES = 40

async function tallyOf(store: GameStore, what: Limited, now: number): Promise<Paper | undefined> {
  const kind = `${KIND} ${what}`
  if ((await store.paper(kind, what)) === undefined)
    await store.put([
      { kind, id: what, game: null, due: 0, body: { key: randomBytes(32).toString('base64url'), sent: [] } satisfies Tally },
    ])
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [paper] = await store.lease(kind, now, now + LEASE, 1)
    if (paper !== undefined) return paper
    await pause(25)
  }
  return undefined
}

async function count(store: GameStore, what: Limited, target: string, now: number): Promise<boolean> {
  const paper = await tallyOf(store, what, now)
  if (paper === undefined) return false
  const { each, all } = LIMITS[what]
  const { key, sent } = paper.body as Tally
  const digest = createHmac('sha256', key).update(target).digest('base64url').slice(0, 16)
  const lately = sent.filter(([, at]) => at > now - Math.max(each.within, all.within))
  const since = ({ within }: Limit) => lately.filter(([, at]) => at > now - within)
  const isAllowed = since(all).length < all.most && since(each).filter(([to]) => to === digest).length < each.most
  const body: Tally = { key, sent: isAllowed ? [...lately, [digest, now]] : lately }
  await store.put([{ ...paper, due: 0, body }])
  return isAllowed
}

const counting = new WeakMap<GameStore, Promise<unknown>>()

/** Whether one more may be sent to this target now. If so it counts as sent. */
export function countSent(store: GameStore, what: Limited, target: string, now: number): Promise<boolean> {
  const before = counting.get(store) ?? Promise.resolve()
  const own = before.then(() => count(store, what, target, now))
  counting.set(
    store,
    own.catch(() => undefined),
  )
  return own
}
