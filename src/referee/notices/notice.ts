import type { Delegation } from '../../rules/core/index.ts'
import type { Channel } from '../hosting/journal/telling.ts'
import type { Wait } from '../hosting/time/clock.ts'
import type { Paper } from '../store/store.ts'
import type { Subscription } from './push.ts'
import type { Wishes } from './quiet.ts'

export const NOTICE = 'notice'
export const ADDRESS = 'address'

/** What somebody is told: that a decision is open, that four fifths of the time are gone; or what he asked for himself. */
export const OCCASIONS = ['open', 'reminder', 'confirm', 'test'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** How far it has come. */
export type Delivery =
  | { readonly is: 'queued'; readonly attempts: number; readonly reason?: string }
  | { readonly is: 'sent'; readonly at: number }
  | { readonly is: 'refused'; readonly at: number; readonly reason: string }
  /** Answered, or over, before it went out. */
  | { readonly is: 'unneeded'; readonly at: number }

/** A wait that it is about. */
export type About = Pick<Wait, 'who' | 'turn' | 'stage' | 'since'>

/** Something to be told to somebody, in one way. It belongs to a tenure, or to the game's own webhook. */
export interface Notice {
  readonly tenure: string | null
  readonly channel: Channel
  readonly target: string
  readonly what: Occasion
  readonly about: readonly About[]
  readonly queued: number
  readonly delivery: Delivery
  /** It was put off to the next digest already. */
  readonly isHeld?: true
}

/** Where somebody is told, or when. Each is a paper of its own and goes when the tenure ends. */
export type Address =
  | { readonly tenure: string | null; readonly channel: 'mail'; readonly target: string; readonly to: string; readonly code: string | null }
  | { readonly tenure: string | null; readonly channel: 'webhook'; readonly target: string; readonly to: string }
  | { readonly tenure: string | null; readonly channel: 'push'; readonly target: string; readonly to: Subscription }
  | { readonly tenure: string | null; readonly channel: 'wishes'; readonly wishes: Wishes }

export const addressPaper = (game: string, id: string, body: Address): Paper => ({ kind: ADDRESS, id, game, due: null, body })

export const noticePaper = (game: string, id: string, due: number | null, body: Notice): Paper => ({ kind: NOTICE, id, game, due, body })

export const isAbout = (wait: About, { who, turn, stage, since }: About): boolean =>
  wait.who === who && wait.turn === turn && wait.stage === stage && wait.since === since

export const whoOf = ({ about }: Notice): readonly Delegation[] => [...new Set(about.map(({ who }) => who))]
