import { hash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { SEATS } from '../../../rules/game/index.ts'
import type { GameStore } from '../../store/store.ts'

/** What the bearer of a secret may do in one game: act in these seats (the host's is one of them), or with none only watch. */
const GRANT = z.strictObject({
  game: z.string(),
  seats: z.array(z.enum(SEATS)),
  /** Whoever sits, or whoever has a link to where nobody sits yet. */
  as: z.union([z.strictObject({ tenure: z.string() }), z.strictObject({ link: z.string() })]),
  /** It is a personal link: shown to a browser it gives that browser a secret of its own, as often as one likes. */
  isPersonal: z.literal(true).optional(),
  /** The personal link of whoever sits, covered by this secret: only a request that shows this secret uncovers it. */
  covered: z.string().optional(),
  /** When a device signed in by a personal link. */
  since: z.number().optional(),
})
export type Grant = Readonly<z.infer<typeof GRANT>>

/** A grant that somebody holds, with the hash of the secret that shows it. */
export interface Held {
  readonly grant: Grant
  readonly hash: string
}

export const SECRET_PAPER = 'secret'

const SECRET = /[\w-]{43}$/

/** The secret in what somebody shows: a link ends in it. */
export const secretIn = (shown: string): string | undefined => SECRET.exec(shown)?.[0]

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Nothing else is kept of a secret: it is the id of the paper that says what it grants. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

/** What a secret grants now; undefined where it never granted anything or does no longer. */
export async function grantIn(store: GameStore, secret: string): Promise<Held | undefined> {
  const id = hashOf(secret)
  const paper = await store.paper(SECRET_PAPER, id)
  return paper === undefined ? undefined : { grant: GRANT.parse(paper.body), hash: id }
}

/** So many are known again without looking. */
const MOST_KNOWN = 10_000

export interface Grants {
  /** What a secret grants, looked up. */
  of(secret: string): Promise<Held | undefined>
  /** What it granted when it was last looked up. Whose it is never changes; whether it still opens anything only the journal says. */
  lastOf(secret: string): Held | undefined
}

/** The grants of a store. */
export function grantsIn(store: GameStore): Grants {
  const known = new Map<string, Held>()
  return {
    of: async (secret) => {
      const held = await grantIn(store, secret)
      if (held === undefined) known.delete(hashOf(secret))
      else known.set(held.hash, held)
      const [oldest] = known.keys()
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
      return held
    },
    lastOf: (secret) => known.get(hashOf(secret)),
  }
}
