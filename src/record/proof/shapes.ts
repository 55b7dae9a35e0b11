import { z } from 'zod'
import { isBoxKey, isHash, isPacketName, isSignature, LONGEST_PACKET, PACKET_FORMAT } from '../../fair/index.ts'
import { FACTIONS } from '../../rules/core/index.ts'
import { SEATS } from '../../rules/game/index.ts'
import { readStrictJson } from '../text/json-text.ts'

/** What stands in a packet or in a record as proof has exactly these parts, and no more of them than a war can need. */

/** More orders, lines and requests than any war has. */
const MOST_COUNTED = 1_000_000
const MOST_POINTS = 99
const MOST_TARGETS = 200
const MOST_FORCES = 50
export const MOST_CHANGES = 100
export const LONGEST_WORDS = 500

export const HASH = z.string().refine(isHash, 'expected 64 hexadecimal digits')
export const SIGNATURE = z.string().refine(isSignature, 'expected 128 hexadecimal digits')
export const NAME = z.string().refine(isPacketName, 'expected the name of a party')
export const COUNT = z.int().min(1).max(MOST_COUNTED)
export const SEATS_HELD = z.array(z.enum(SEATS)).max(SEATS.length)
export const WORDS = z.string().max(LONGEST_WORDS)
const TERM = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, 'expected a name of the rules')
const VERSION = z.string().max(64)
const FORCES = z.array(z.string().max(200)).max(MOST_FORCES)

export const PARTY = z.strictObject({
  name: NAME,
  seats: SEATS_HELD,
  key: HASH,
  box: z.string().refine(isBoxKey, 'expected a key that boxes can be closed to'),
  tenure: COUNT,
  end: HASH,
  terms: HASH.optional(),
  signature: SIGNATURE,
})

/** Games of before say no form, which is the first. */
export const FORM = z.int().min(2).max(PACKET_FORMAT)

const DEEPEST = 40

/** Something that is written as JSON within something that is. */
export const jsonOf = (shape: z.ZodType) =>
  z
    .string()
    .max(LONGEST_PACKET)
    .refine((text) => {
      const read = readStrictJson(text, { deepest: DEEPEST })
      return read.ok && shape.safeParse(read.value).success
    }, 'expected JSON that says what belongs here')

/** How many orders share a declaration. */
export const MOST_ORDERS = 50
const ORDERS = z
  .array(z.looseObject({ type: z.string().max(60), by: z.string().max(60) }))
  .min(1)
  .max(MOST_ORDERS)

export const REQUEST = z.strictObject({
  by: NAME,
  number: COUNT,
  as: SEATS_HELD.min(1),
  orders: jsonOf(ORDERS),
  seals: z
    .record(TERM, HASH)
    .refine((seals) => Object.keys(seals).length <= MOST_TARGETS, 'too many seals')
    .optional(),
  after: HASH.optional(),
  signature: SIGNATURE,
})

const OPENED_POINTS = z
  .array(z.strictObject({ faction: z.enum(FACTIONS), target: TERM, points: z.int().min(0).max(MOST_POINTS), salt: HASH }))
  .max(MOST_TARGETS)

const SECRET = z.strictObject({
  seat: z.enum(['japan', 'us']),
  what: z.enum(['magic', 'interception']),
  content: z.union([z.int().min(0).max(MOST_POINTS), FORCES]),
  salt: HASH,
})

export const SHOWN = z.strictObject({
  party: NAME,
  link: HASH,
  points: OPENED_POINTS,
  secrets: z.array(SECRET).max(MOST_FORCES).optional(),
  signature: SIGNATURE,
})

const WITNESSES = z.array(z.strictObject({ by: NAME, signature: SIGNATURE })).max(SEATS.length)
export const REFUSED = z.strictObject({ party: NAME, signature: SIGNATURE, witnesses: WITNESSES.optional() })

export const CLAIMED = z.strictObject({
  party: NAME,
  claim: z.union([
    z.strictObject({ of: z.literal('search'), inPort: FORCES }),
    z.strictObject({ of: z.literal('surprise'), magic: z.int().min(0).max(MOST_POINTS) }),
    z.strictObject({ of: z.literal('interception'), found: FORCES }),
  ]),
  signature: SIGNATURE,
})

const AGREED = { from: VERSION, to: VERSION, changes: z.array(WORDS).max(MOST_CHANGES), form: FORM.optional() }
export const AGREEMENT = z.strictObject(AGREED)

export const ACT = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('chain-renewed'),
    party: PARTY,
    endorsedBy: NAME,
    signature: SIGNATURE,
    voids: z.strictObject({ request: REQUEST, roll: COUNT, witnesses: WITNESSES }).optional(),
  }),
  z.strictObject({ type: z.literal('rules-agreed'), ...AGREED, signatures: z.record(NAME, SIGNATURE) }),
  z.strictObject({ type: z.literal('allocation-opened'), party: NAME, faction: z.enum(FACTIONS), n: COUNT, points: OPENED_POINTS }),
])

export const PROOF_SHAPE = z.union([
  z.strictObject({ of: COUNT }),
  z.strictObject({
    request: REQUEST,
    placed: SIGNATURE,
    roll: COUNT.optional(),
    shown: z.array(SHOWN).max(SEATS.length).optional(),
    refused: z.array(REFUSED).max(SEATS.length).optional(),
    claimed: CLAIMED.optional(),
  }),
])
