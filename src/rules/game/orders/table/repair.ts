import { z } from 'zod/mini'
import {
  type Level,
  type Minor,
  mapEach,
  type Situation,
  situationWith,
  standingsWith,
  TRACK_NAMES,
  TRACKS,
  type Track,
  targetName,
} from '../../../core/index.ts'
import type { Shape } from '../../declaration.ts'
import { type Game, gameWith } from '../../game.ts'
import { facts, standings, text, whole } from '../../shapes.ts'
import { withFacts } from '../../situation-changes.ts'
import { factLine } from '../../words/fact-notes.ts'
import { standingWords } from '../../words/standing-words.ts'
import type { Note } from '../../words/telling.ts'

/** What follows from a correction, as far as no die hangs on it: what would be otherwise now, had it been known in time. */
export interface Repair {
  readonly levels?: Readonly<Partial<Record<Track, { readonly by: number; readonly highest?: number }>>>
  readonly facts?: Situation['facts']
  readonly standings?: Readonly<Partial<Situation['standings']>>
  readonly wars?: Situation['wars']
  readonly mobilizations?: Situation['mobilizations']
  readonly struck?: Situation['struck']
  /** Orders that would have been decided otherwise, and stand. */
  readonly stands?: readonly string[]
}

export const repairShape = z.looseObject({
  levels: z.optional(z.partialRecord(z.enum(TRACKS), z.looseObject({ by: whole, highest: z.optional(whole) }))),
  facts: z.optional(facts),
  standings: z.optional(standings),
  wars: z.optional(z.array(z.looseObject({ between: z.tuple([text, text]), since: text }))),
  mobilizations: z.optional(z.looseObject({ usEurope: whole, usPacific: whole, japan: whole })),
  struck: z.optional(z.record(text, whole)),
  stands: z.optional(z.array(text)),
}) as unknown as Shape<Repair>

/** Levels moved by so much, in a turn as it opened too: otherwise the next thing that counts would take it back. */
function moved(tensions: Situation['tensions'], levels: NonNullable<Repair['levels']>): Situation['tensions'] {
  return mapEach(TRACKS, (track): Level => {
    const { actual, effective, ...more } = tensions[track]
    const { by = 0, highest } = levels[track] ?? {}
    return { ...more, actual: actual + by, effective: effective + by, ...(highest === undefined ? {} : { highest }) }
  })
}

/** The same game with levels moved by the host, or by what he put right. */
const withLevels = (game: Game, levels: NonNullable<Repair['levels']>): Game =>
  gameWith(game, {
    situation: situationWith(game.situation, { tensions: moved(game.situation.tensions, levels) }),
    ...(Object.keys(levels).length === 0
      ? {}
      : { opening: situationWith(game.opening, { tensions: moved(game.opening.tensions, levels) }) }),
  })

export function withRepair(game: Game, { levels = {}, facts = {}, standings = {}, stands: _stands, ...parts }: Repair): Game {
  const repaired = withLevels(game, levels)
  const { situation } = repaired
  return gameWith(repaired, {
    situation: situationWith(withFacts(situation, facts), { standings: standingsWith(situation.standings, standings), ...parts }),
  })
}

const signedBy = (by: number): string => (by > 0 ? `up by ${by}` : `down by ${-by}`)

export function repairNotes({ levels = {}, facts = {}, standings = {}, wars, mobilizations, stands = [] }: Repair): readonly Note[] {
  return [
    ...TRACKS.flatMap((track) => {
      const by = levels[track]?.by ?? 0
      return by === 0 ? [] : [{ words: `put right: ${TRACK_NAMES[track]} ${signedBy(by)}` }]
    }),
    ...Object.entries(facts).map(([id, value]) => ({ words: `put right: ${factLine(id, value)}` })),
    ...Object.entries(standings).flatMap(([minor, standing]) =>
      standing === undefined ? [] : [{ words: `put right: ${targetName(minor as Minor)}, ${standingWords(minor as Minor, standing)}` }],
    ),
    ...(wars === undefined ? [] : [{ words: 'put right: which wars are on' }]),
    ...(mobilizations === undefined ? [] : [{ words: 'put right: how far the powers have mobilized' }]),
    ...stands.map((words) => ({ words: `stands as it was: ${words}` })),
  ]
}
