import { z } from 'zod'
import type { Line, Part } from './part.ts'

/** Ways in which somebody can be told that a decision is open. */
export const CHANNELS = ['mail', 'webhook', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** A way that somebody asked for. Equal addresses in a game have equal targets; the address itself is a paper. */
export interface Way {
  readonly channel: Channel
  readonly target: string
}

/** Somebody asks to be told, in these ways and no others; the game itself has one too, for the channel of a club. */
export interface NoticesSet extends Line {
  readonly type: 'notices-set'
  readonly tenure: string | null
  readonly ways: readonly Way[]
}

/** Who wants to be told. Those who have left are still in it, and are passed over. */
export interface Telling {
  readonly game: readonly Way[]
  readonly tenures: Readonly<Record<string, readonly Way[]>>
}

export const isAnybodyTold = ({ game, tenures }: Telling): boolean =>
  game.length > 0 || Object.values(tenures).some((ways) => ways.length > 0)

export const telling: Part<NoticesSet, Telling> = {
  start: () => ({ game: [], tenures: {} }),
  lines: {
    'notices-set': {
      shape: z.strictObject({
        tenure: z.string().nullable(),
        ways: z.array(z.strictObject({ channel: z.enum(CHANNELS), target: z.string().min(1) })).max(CHANNELS.length),
      }),
      evolve: (state, { tenure, ways }) =>
        tenure === null ? { ...state, game: ways } : { ...state, tenures: { ...state.tenures, [tenure]: ways } },
      // How somebody wants to be told is nobody else's business, and he reads it with his settings.
      show: () => null,
    },
  },
}
