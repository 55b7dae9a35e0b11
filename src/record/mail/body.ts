import { z } from 'zod'
import { refusalsIn } from '../../editions/reading/index.ts'
import type { Hash, Signature } from '../../fair/index.ts'
import { SEATS, type Seat } from '../../rules/game/index.ts'
import type { Party } from '../proof/party.ts'
import type { Act, Agreement, Claimed, Refused, Shown } from '../proof/proof.ts'
import type { Request } from '../proof/request.ts'
import {
  ACT,
  AGREEMENT,
  CLAIMED,
  COUNT,
  HASH,
  jsonOf,
  MOST_ORDERS,
  NAME,
  PARTY,
  REFUSED,
  REQUEST,
  SEATS_HELD,
  SHOWN,
  SIGNATURE,
  WORDS,
} from '../proof/shapes.ts'
import { HEADER_SHAPE } from '../record.ts'
import { LONGEST_LETTER, MAIL } from '../words.ts'

/** What a packet says. What may hold a fraction or nothing at all is written as JSON text, for it has no canonical form. */
export type Body =
  | { readonly type: 'invite'; readonly setting: string; readonly seats: Readonly<Record<string, readonly Seat[]>>; readonly party: Party }
  | { readonly type: 'join'; readonly party: Party }
  /** Somebody who has lost his folder publishes new keys; they are his once the chair has endorsed them. */
  | { readonly type: 'rejoin'; readonly party: Party }
  | { readonly type: 'begin'; readonly header: string }
  | { readonly type: 'ask'; readonly request: Request }
  | { readonly type: 'ask-act'; readonly act: Act }
  | {
      readonly type: 'place'
      readonly previous: Hash
      readonly request: Request
      readonly signature: Signature
      /** The chair's own link goes with the place: he cannot wait for those of others and then keep his. */
      readonly shown?: Shown
    }
  | { readonly type: 'place-act'; readonly previous: Hash; readonly act: Act; readonly placed: Signature }
  | { readonly type: 'show'; readonly declaration: Hash; readonly roll: number; readonly shown: Shown }
  | { readonly type: 'claim'; readonly declaration: Hash; readonly claimed: Claimed }
  | { readonly type: 'refuse'; readonly declaration: Hash; readonly refused: Refused }
  /** Somebody else has no link of that party either. */
  | { readonly type: 'witness'; readonly declaration: Hash; readonly refused: Refused }
  | { readonly type: 'decline'; readonly request: Signature; readonly reasons: readonly string[] }
  | { readonly type: 'agree'; readonly agreement: Agreement; readonly signature: Signature }
  | { readonly type: 'letter'; readonly text: string }

export type BodyOf<T extends Body['type']> = Extract<Body, { readonly type: T }>

/** What a packet may say, to the last of its parts; whether it is allowed, and signed by whom it should be, is asked later. */
const BODY = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('invite'),
    setting: jsonOf(z.looseObject({ edition: z.string() })),
    seats: z
      .record(NAME, SEATS_HELD.min(1))
      .refine((seats) => Object.keys(seats).length <= SEATS.length, 'expected no more parties than seats'),
    party: PARTY,
  }),
  z.strictObject({ type: z.literal('join'), party: PARTY }),
  z.strictObject({ type: z.literal('rejoin'), party: PARTY }),
  z.strictObject({ type: z.literal('begin'), header: jsonOf(HEADER_SHAPE) }),
  z.strictObject({ type: z.literal('ask'), request: REQUEST }),
  z.strictObject({ type: z.literal('ask-act'), act: ACT }),
  z.strictObject({ type: z.literal('place'), previous: HASH, request: REQUEST, signature: SIGNATURE, shown: SHOWN.optional() }),
  z.strictObject({ type: z.literal('place-act'), previous: HASH, act: ACT, placed: SIGNATURE }),
  z.strictObject({ type: z.literal('show'), declaration: HASH, roll: COUNT, shown: SHOWN }),
  z.strictObject({ type: z.literal('claim'), declaration: HASH, claimed: CLAIMED }),
  z.strictObject({ type: z.literal('refuse'), declaration: HASH, refused: REFUSED }),
  z.strictObject({ type: z.literal('witness'), declaration: HASH, refused: REFUSED }),
  z.strictObject({ type: z.literal('decline'), request: SIGNATURE, reasons: z.array(WORDS).max(MOST_ORDERS) }),
  z.strictObject({ type: z.literal('agree'), agreement: AGREEMENT, signature: SIGNATURE }),
  z.strictObject({ type: z.literal('letter'), text: z.string().min(1).max(LONGEST_LETTER) }),
])

const TYPES: ReadonlySet<unknown> = new Set(BODY.options.map((one) => one.shape.type.value))

/** Whether somebody speaks of himself, where nobody may speak for another. */
function speaksFor(body: Body): string | undefined {
  switch (body.type) {
    case 'invite':
    case 'join':
    case 'rejoin':
      return body.party.name
    case 'ask':
      return body.request.by
    case 'show':
      return body.shown.party
    case 'claim':
      return body.claimed.party
    case 'ask-act':
      return body.act.type === 'rules-agreed' ? undefined : body.act.type === 'chain-renewed' ? body.act.party.name : body.act.party
    default:
      return undefined
  }
}

export type CheckedBody =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: 'malformed'; readonly words: readonly string[] }

const MOST_SAID = 3

/** What a packet of somebody says, or what is wrong with it. It is taken as it stands: its text is what was signed. */
export function bodyFrom(from: string, said: unknown): CheckedBody {
  const { type } = (said ?? {}) as { readonly type?: unknown }
  if (!TYPES.has(type)) return { ok: false, why: typeof type === 'string' ? 'unknown' : 'malformed', words: [MAIL.noBody] }
  const read = BODY.safeParse(said)
  if (!read.success) {
    const reasons = refusalsIn(read.error.issues, said, undefined, BODY).map(({ words }) => words)
    return { ok: false, why: 'malformed', words: reasons.slice(0, MOST_SAID) }
  }
  const body = said as Body
  const speaker = speaksFor(body)
  return speaker === undefined || speaker === from ? { ok: true, body } : { ok: false, why: 'malformed', words: [MAIL.speaksFor(speaker)] }
}
