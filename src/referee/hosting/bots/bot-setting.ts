import { z } from 'zod'
import { BOT_WORDS, BOTS, type MapScript, mapOf, readScript, SCRIPTS, WRITTEN } from '../../../counsel/index.ts'
import { DELEGATIONS, type Delegation, delegationOf, FACTIONS, isFaction } from '../../../rules/core/index.ts'
import type { Seat } from '../../../rules/game/index.ts'
import { BOT_PLAY } from './words.ts'

/** A script by its name, or one that somebody wrote: that is kept as it was written, and read again by whoever opens the game. */
const MAP = z.union([z.enum(WRITTEN), z.looseObject({})], { error: BOT_PLAY.noMap(WRITTEN) }).superRefine((map, context) => {
  const read = typeof map === 'string' ? undefined : readScript(map)
  if (read?.ok === false) for (const fault of read.faults) context.addIssue({ code: 'custom', message: BOT_PLAY.unplayable(fault) })
})

/** More points than anybody receives in a year. */
const MOST_SPARED = 20

/** Who is a bot in a game as it is made, and what happens on the map where no board is played. */
export const BOT_SETTING = z.strictObject({
  /** Delegations that a bot holds, with all their seats. */
  seats: z.partialRecord(z.enum(DELEGATIONS), z.enum(BOTS)).default({}),
  /** Points of each year that a bot leaves unplaced: how strong it is, for everybody to see. */
  spares: z.partialRecord(z.enum(FACTIONS), z.int().min(0).max(MOST_SPARED)).optional(),
  /** The script by which the map is reported; nobody reports by itself without one. */
  map: MAP.optional(),
})

export type BotSetting = z.infer<typeof BOT_SETTING>

export const sparedBy = ({ spares }: BotSetting, by: Delegation): number => (isFaction(by) ? (spares?.[by] ?? 0) : 0)

const known = new WeakMap<object, MapScript>()

/** What happens on the map of a game, where a script says so. */
export function mapIn({ map }: BotSetting): MapScript | null {
  if (map === undefined) return null
  if (typeof map === 'string') return SCRIPTS[map]
  const found = known.get(map)
  if (found !== undefined) return found
  const read = readScript(map)
  // What a later vocabulary no longer reads brings nothing: people report then.
  const made = read.ok ? mapOf(read.script) : SCRIPTS.quiet
  known.set(map, made)
  return made
}

/** A bot’s tenure is known by its name, so that whoever looks at seats sees a bot. */
export const botTenure = (by: Delegation): string => `bot-${by}`
export const isBotTenure = (tenure: string): boolean => tenure.startsWith('bot-')

/** What a bot is called, by its tenure: everybody reads at the table how strong it is. */
export const botNames = ({ bots }: { readonly bots?: BotSetting | undefined }): readonly (readonly [string, string])[] =>
  DELEGATIONS.flatMap((by) => {
    const bot = bots?.seats[by]
    return bots === undefined || bot === undefined ? [] : [[botTenure(by), BOT_WORDS.name(bot, sparedBy(bots, by))] as const]
  })

export const seatsOfDelegation = (seats: readonly Seat[], by: Delegation): readonly Seat[] =>
  seats.filter((seat) => seat !== 'host' && delegationOf(seat) === by)
