import { z } from 'zod'
import { isLeftOut, POWERS } from '../../../rules/core/index.ts'
import { SEATS, type Seat } from '../../../rules/game/index.ts'
import { ACTOR } from './actor.ts'
import { type Actor, isHost, type Line, type Part, type Shown, type Viewer, wholly } from './part.ts'
import { play } from './play.ts'

/** Why somebody no longer sits. */
const LEAVINGS = ['left', 'handed-over', 'removed', 'replaced', 'moved'] as const
export type Leaving = (typeof LEAVINGS)[number]

export const LONGEST_REASON = 300

/** Somebody sits down in seats that nobody has, or that those who had them have given up by then. */
export interface TenureBegun extends Line {
  readonly type: 'tenure-begun'
  readonly tenure: string
  readonly seats: readonly Seat[]
}

/** Somebody gets up from some seats, or all. */
export interface TenureEnded extends Line {
  readonly type: 'tenure-ended'
  readonly tenure: string
  readonly seats: readonly Seat[]
  readonly why: Leaving
  /** Of a removal: the host's reason, for the whole table. */
  readonly reason?: string
}

/** A link is made to seats, or with none to watching. The secret in it is nowhere in the journal. */
export interface LinkMade extends Line {
  readonly type: 'link-made'
  readonly link: string
  readonly seats: readonly Seat[]
  readonly by: Actor
}

/** Secrets of somebody who sits open nothing any longer, by their hashes: a personal link that was renewed, or devices that were signed out. */
export interface DevicesSignedOut extends Line {
  readonly type: 'devices-signed-out'
  readonly tenure: string
  readonly secrets: readonly string[]
}

export interface LinkRevoked extends Line {
  readonly type: 'link-revoked'
  readonly link: string
  readonly why: 'revoked' | 'used' | 'outdated'
}

/** The name of somebody who sat was deleted; the tenure stands without it. */
export interface NameDeleted extends Line {
  readonly type: 'name-deleted'
  readonly tenure: string
}

/** Somebody in a game: the name is a paper beside the journal. */
export interface Tenure {
  readonly id: string
  readonly since: number
  /** Seats held now; none once it has ended. */
  readonly seats: readonly Seat[]
  readonly ended?: { readonly at: number; readonly why: Leaving }
  /** The same person's earlier tenures, where they sat down again with more seats. */
  readonly formerly?: readonly string[]
  /** Hashes of secrets that were revoked. */
  readonly signedOut?: readonly string[]
  /** Some seats were given up; what was shown for them keeps its number. */
  readonly hasLost?: true
  readonly isNameless?: true
}

export interface Link {
  readonly id: string
  readonly seats: readonly Seat[]
  readonly by: Actor
  readonly made: number
}

/** Who sits where, and which links are open. */
export interface Seating {
  /** The seats of this game, the host's last. */
  readonly seats: readonly Seat[]
  readonly tenures: Readonly<Record<string, Tenure>>
  /** Every link that was ever made, for whoever was shown one. */
  readonly links: Readonly<Record<string, Link>>
  readonly open: readonly string[]
  /** Tenures that ended because the person sits down with more seats in the next line. */
  readonly moving?: readonly string[]
}

/** A tenure with the earlier ones of the same person. */
export const tenuresOfPerson = ({ tenures }: Seating, tenure: string): readonly string[] => [tenure, ...(tenures[tenure]?.formerly ?? [])]

export const holderOf = ({ tenures }: Seating, seat: Seat): Tenure | undefined =>
  Object.values(tenures).find(({ seats }) => seats.includes(seat))

/**
 * The seats that a token gives now, with none for one who watches; undefined where it gives nothing any longer. A link to a seat that
 * somebody has lets him who bears it sit down there, and until then only watch.
 */
export function seatsOf(
  seating: Seating,
  token: { readonly tenure: string; readonly secret?: string } | { readonly link: string },
): readonly Seat[] | undefined {
  if ('tenure' in token) {
    const { seats = [], signedOut = [] } = seating.tenures[token.tenure] ?? {}
    return seats.length === 0 || signedOut.includes(token.secret ?? '') ? undefined : seats
  }
  const link = seating.open.includes(token.link) ? seating.links[token.link] : undefined
  return link?.seats.some((seat) => holderOf(seating, seat) !== undefined) ? [] : link?.seats
}

/** Whether nobody sits there and nobody is invited to. */
export const isVacant = (seating: Seating, seat: Seat): boolean =>
  holderOf(seating, seat) === undefined && !seating.open.some((link) => seating.links[link]?.seats.includes(seat))

/** The host knows of every link, and of others those whose seats it opens. */
const isLinkShown = (link: Pick<Link, 'seats'> | undefined, viewer: Viewer): boolean =>
  isHost(viewer) || (link?.seats.some((seat) => viewer.seats.includes(seat)) ?? false)

const seats = z.array(z.enum(SEATS)).max(SEATS.length)
const id = z.string().min(1)

export const seating: Part<TenureBegun | TenureEnded | DevicesSignedOut | LinkMade | LinkRevoked | NameDeleted, Seating> = {
  start: (header) => {
    const { book, start } = play.start(header)
    const powers = POWERS.filter((power) => !isLeftOut(book, start.situation, power))
    return { seats: [...powers, 'host'], tenures: {}, links: {}, open: [] }
  },
  lines: {
    'tenure-begun': {
      shape: z.strictObject({ tenure: id, seats }),
      evolve: ({ moving, ...state }, { tenure, seats: own, at }) => {
        const begun: Tenure = { id: tenure, since: at, seats: own, ...(moving === undefined ? {} : { formerly: moving }) }
        return { ...state, tenures: { ...state.tenures, [tenure]: begun } }
      },
      show: wholly,
    },
    'tenure-ended': {
      shape: z.strictObject({ tenure: id, seats, why: z.enum(LEAVINGS), reason: z.string().min(1).max(LONGEST_REASON).optional() }),
      evolve: (state, { tenure, seats: gone, why, at }) => {
        const found = state.tenures[tenure]
        if (found === undefined) return state
        const left = found.seats.filter((seat) => !gone.includes(seat))
        const now: Tenure = { ...found, seats: left, hasLost: true, ...(left.length === 0 ? { ended: { at, why } } : {}) }
        const moved = why === 'moved' ? { moving: [...(state.moving ?? []), ...tenuresOfPerson(state, tenure)] } : {}
        return { ...state, ...moved, tenures: { ...state.tenures, [tenure]: now } }
      },
      show: wholly,
    },
    'devices-signed-out': {
      shape: z.strictObject({ tenure: id, secrets: z.array(id) }),
      evolve: (state, { tenure, secrets }) => {
        const found = state.tenures[tenure]
        if (found === undefined) return state
        const now: Tenure = { ...found, signedOut: [...(found.signedOut ?? []), ...secrets] }
        return { ...state, tenures: { ...state.tenures, [tenure]: now } }
      },
      // Who uses how many devices is nobody else's business.
      show: () => null,
    },
    'link-made': {
      shape: z.strictObject({ link: id, seats, by: ACTOR }),
      evolve: (state, { link, seats: own, by, at }) => ({
        ...state,
        links: { ...state.links, [link]: { id: link, seats: own, by, made: at } },
        open: [...state.open, link],
      }),
      show: (line, viewer): Shown | null => (isLinkShown(line, viewer) ? { ...line } : null),
    },
    'link-revoked': {
      shape: z.strictObject({ link: id, why: z.enum(['revoked', 'used', 'outdated']) }),
      evolve: (state, { link }) => ({ ...state, open: state.open.filter((one) => one !== link) }),
      show: (line, viewer, { links }): Shown | null => (isLinkShown(links[line.link], viewer) ? { ...line } : null),
    },
    'name-deleted': {
      shape: z.strictObject({ tenure: id }),
      evolve: (state, { tenure }) => {
        const found = state.tenures[tenure]
        return found === undefined ? state : { ...state, tenures: { ...state.tenures, [tenure]: { ...found, isNameless: true } } }
      },
      show: wholly,
    },
  },
}
