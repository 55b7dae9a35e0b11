import { z } from 'zod/mini'
import {
  FACTION_NAMES,
  FACTIONS,
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
import type { Shape } from '../../declaration/declaration.ts'
import {
  byFaction,
  date,
  delegation,
  facts,
  follows,
  minor,
  nation,
  power,
  standings,
  text,
  turn,
  whole,
} from '../../declaration/shapes.ts'
import { type Game, gameWith } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { factLine } from '../../words/fact-notes.ts'
import { standingWords } from '../../words/standing-words.ts'
import type { Note } from '../../words/telling.ts'
import type { Difference } from './difference.ts'

/** What would be otherwise in a position. */
export interface PositionRepair {
  readonly levels?: Readonly<Partial<Record<Track, { readonly by: number; readonly highest?: number }>>>
  readonly facts?: Situation['facts']
  readonly standings?: Readonly<Partial<Situation['standings']>>
  readonly wars?: Situation['wars']
  readonly declarations?: Situation['declarations']
  readonly mobilizations?: Situation['mobilizations']
  readonly struck?: Situation['struck']
}

/** Parts of a position that are put right whole. */
export const WHOLE_PARTS = ['wars', 'declarations', 'mobilizations', 'struck'] as const

/** Parts of a game beside its positions that are put right whole: nothing in them is anybody’s secret. */
export const GAME_PARTS = [
  'counted',
  'duties',
  'warsOwed',
  'coming',
  'points',
  'initiative',
  'levelAtPacificWar',
  'ending',
  'asked',
] as const

/** What follows from a correction, as far as no die hangs on it: what would be otherwise now, had it been known in time. */
export interface Repair extends PositionRepair, Partial<Pick<Game, (typeof GAME_PARTS)[number]>> {
  /** Nothing stood in the way: all that follows from the correction is in it. */
  readonly isWhole?: true
  /** As the turn began: what the turn counts is weighed against it. */
  readonly opening?: PositionRepair
  /** The turn before, as it began and as it ended: some books count by it. */
  readonly past?: { readonly before: PositionRepair; readonly after: PositionRepair }
  /** What the declarations of this moment are judged on. */
  readonly window?: PositionRepair
  /** What the points of the year were counted on. */
  readonly countedOn?: PositionRepair
  /** Orders that would have been decided otherwise, and stand. */
  readonly stands?: readonly string[]
  /** What would have come of them, and of the points that somebody had sealed by then. */
  readonly differences?: readonly Difference[]
}

const position = {
  levels: z.optional(z.partialRecord(z.enum(TRACKS), z.looseObject({ by: whole, highest: z.optional(whole) }))),
  facts: z.optional(facts),
  standings: z.optional(standings),
  wars: z.optional(z.array(z.looseObject({ between: z.tuple([text, text]), since: text }))),
  declarations: z.optional(z.array(z.looseObject({ by: power, on: nation, turn: date }))),
  mobilizations: z.optional(z.looseObject({ usEurope: whole, usPacific: whole, japan: whole })),
  struck: z.optional(z.record(text, whole)),
}
export const differencesShape = z.array(z.looseObject({ what: text, was: text, wouldBe: text }))
const positionShape = z.looseObject(position)

export const repairShape = z.looseObject({
  ...position,
  isWhole: z.optional(z.literal(true)),
  opening: z.optional(positionShape),
  past: z.optional(z.looseObject({ before: positionShape, after: positionShape })),
  window: z.optional(positionShape),
  countedOn: z.optional(positionShape),
  counted: z.optional(z.looseObject({ rgt: z.record(text, whole), usat: z.record(text, whole), usjt: z.record(text, whole) })),
  duties: z.optional(
    z.array(z.looseObject({ by: power, on: nation, parts: z.array(nation), met: z.array(z.looseObject({ part: nation })) })),
  ),
  warsOwed: z.optional(z.array(z.looseObject({ by: power, on: power, target: minor }))),
  coming: z.optional(follows),
  points: z.optional(z.nullable(byFaction(whole))),
  initiative: z.optional(z.array(z.enum(FACTIONS))),
  levelAtPacificWar: z.optional(z.nullable(whole)),
  ending: z.optional(z.nullable(z.looseObject({ turn, words: text }))),
  asked: z.optional(z.array(delegation)),
  stands: z.optional(z.array(text)),
  differences: z.optional(differencesShape),
}) as unknown as Shape<Repair>

function moved(tensions: Situation['tensions'], levels: NonNullable<Repair['levels']>): Situation['tensions'] {
  return mapEach(TRACKS, (track): Level => {
    const { actual, effective, ...more } = tensions[track]
    const { by = 0, highest } = levels[track] ?? {}
    return { ...more, actual: actual + by, effective: effective + by, ...(highest === undefined ? {} : { highest }) }
  })
}

/** What is the same stays the very same: whoever asks what has changed looks no further. */
function withPosition(situation: Situation, repair: PositionRepair): Situation {
  const { facts, levels, standings } = repair
  return situationWith(facts === undefined ? situation : withFacts(situation, facts), {
    ...(levels === undefined ? {} : { tensions: moved(situation.tensions, levels) }),
    ...(standings === undefined ? {} : { standings: standingsWith(situation.standings, standings) }),
    ...Object.fromEntries(WHOLE_PARTS.flatMap((part) => (repair[part] === undefined ? [] : [[part, repair[part]]]))),
  })
}

export function withRepair(game: Game, repair: Repair | undefined): Game {
  if (repair === undefined) return game
  const { levels, opening, past, window, countedOn } = repair
  // Levels alone are moved in the turn as it opened too: otherwise the next thing that counts would take it back.
  const began = opening ?? (levels === undefined || Object.keys(levels).length === 0 ? undefined : { levels })
  return gameWith(game, {
    situation: withPosition(game.situation, repair),
    ...(began === undefined ? {} : { opening: withPosition(game.opening, began) }),
    ...(past === undefined || game.past === null
      ? {}
      : { past: { before: withPosition(game.past.before, past.before), after: withPosition(game.past.after, past.after) } }),
    ...(window === undefined || game.window === null
      ? {}
      : { window: { ...game.window, situation: withPosition(game.window.situation, window) } }),
    ...(countedOn === undefined || game.countedOn === null ? {} : { countedOn: withPosition(game.countedOn, countedOn) }),
    ...Object.fromEntries(GAME_PARTS.flatMap((part) => (repair[part] === undefined ? [] : [[part, repair[part]]]))),
  })
}

const signedBy = (by: number): string => (by > 0 ? `up by ${by}` : `down by ${-by}`)

export function repairNotes(repair: Repair): readonly Note[] {
  const { levels = {}, facts = {}, standings = {}, wars, mobilizations, duties, points, ending, stands = [] } = repair
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
    ...(duties === undefined ? [] : [{ words: 'put right: which declarations of war have been acted upon' }]),
    ...(points == null
      ? []
      : [{ words: `put right: points of the year, ${FACTIONS.map((one) => `${FACTION_NAMES[one]} ${points[one]}`).join(', ')}` }]),
    ...(ending === null ? [{ words: 'put right: the war is not over' }] : []),
    ...stands.map((words) => ({ words: `stands as it was: ${words}` })),
  ]
}
