import { z } from 'zod'
import type { GameStore } from '../store/store.ts'
import { post, type Reach, refusedFor, type Sent } from './network.ts'
import { NOTICES } from './words.ts'

const key = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]{1,200}={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes, `${bytes} bytes in base64url`)

/** As a browser gives it: `JSON.stringify(await registration.pushManager.subscribe(…))`. */
export const SUBSCRIPTION = z.object({
  endpoint: z.string().min(1).max(2_000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
})
export type Subscription = z.infer<typeof SUBSCRIPTION>

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** It is large, and most tables never push anything. */
const webPush = async () => (await import('web-push')).default

const KEYS = { kind: 'push-keys', id: 'vapid' } as const

/** The keys by which browsers know this referee: made once, and kept with the games. */
export async function pushKeys(store: GameStore): Promise<PushKeys> {
  const known = await store.paper(KEYS.kind, KEYS.id)
  if (known !== undefined) return known.body as PushKeys
  await store.put([{ ...KEYS, game: null, due: null, body: (await webPush()).generateVAPIDKeys() }])
  // Another process may be making some at the same moment: those that were put last count for both.
  await new Promise((later) => setTimeout(later, 200))
  return (await store.paper(KEYS.kind, KEYS.id))?.body as PushKeys
}

/** A day: after that the decision has been made or the time is up. */
const LIFE = 24 * 60 * 60

/** To one browser. What is said travels encrypted; the service that carries it reads nothing. */
export async function push(subscription: Subscription, message: object, keys: PushKeys, contact: string, reach: Reach): Promise<Sent> {
  try {
    const { endpoint, headers, body } = (await webPush()).generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { subject: contact, ...keys },
      TTL: LIFE,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return await post({ url: endpoint, headers: plain, body: body as Buffer }, reach)
  } catch {
    return refusedFor(NOTICES.pushGone)
  }
}
