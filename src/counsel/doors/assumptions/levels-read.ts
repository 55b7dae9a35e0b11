import { isTrackKept, type LevelTaken, levelsTaken, turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import {
  type Citation,
  isBefore,
  LEVEL_MOMENTS,
  type LevelMoment,
  type Situation,
  signed,
  TRACK_NAMES,
  TRACKS,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { bool, CITATION, int, listed, string } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'

/** The tension levels an answer read, and when in the turn they stand. */
export const LEVELS_READ = s.object({
  /** Whether the levels given stand before or after what the start of the turn adds. */
  at: s.names(LEVEL_MOMENTS),
  /** The situation says so; else this question takes them so. */
  isSaid: bool,
  /** It would change nothing if they stood at the other moment. */
  isIdle: bool,
  tracks: listed(s.object({ track: s.names(TRACKS), given: int, rises: int, taken: int })),
  words: string,
  /** How a file says otherwise, where nothing was said. */
  otherwise: maybe(string),
  cite: CITATION,
})

export type LevelsRead = Readonly<s.Output<typeof LEVELS_READ>>

const AT: Readonly<Record<LevelMoment, string>> = { 'before-rises': 'before', 'after-rises': 'after' }
const OTHER: Readonly<Record<LevelMoment, LevelMoment>> = { 'before-rises': 'after-rises', 'after-rises': 'before-rises' }

const levelWords = (tracks: readonly LevelTaken[], say: (one: LevelTaken) => string): string =>
  tracks.map((one) => `${TRACK_NAMES[one.track]} ${say(one)}`).join(', ')

/** What the start of this turn makes of levels that stand at one moment and are read at another. */
function readAtOther(moment: LevelMoment, moving: readonly LevelTaken[]): string {
  const [how, sign] = moment === 'after-rises' ? (['with', 1] as const) : (['without', -1] as const)
  return `; ${how} it ${levelWords(moving, ({ given, rises, taken }) => `${given} ${signed(sign * rises)} = ${taken}`)}`
}

/** When the levels stand, said or taken so; how they are read; and, where nobody said it, what they would be otherwise. */
function momentWords(at: LevelMoment, moment: LevelMoment, moving: readonly LevelTaken[], isSaid: boolean): string {
  const stand = `levels ${isSaid ? 'given' : 'are taken to'} stand ${AT[at]} what the start of this turn adds`
  if (moving.length === 0) return stand
  if (at !== moment) return `${stand}${readAtOther(moment, moving)}`
  if (isSaid) return stand
  const sign = at === 'after-rises' ? 1 : -1
  return `${stand} (${levelWords(moving, ({ given, rises }) => `${given}, else ${given + sign * rises}`)})`
}

/** What an answer says of the levels it read; nothing if it read none. `isOtherwise` asks again with the levels at another moment. */
export function levelsRead(
  book: Rulebook,
  situation: Situation & { readonly levelsAt: LevelMoment },
  isSaid: boolean,
  moment: LevelMoment,
  read: ReadonlySet<string>,
  isOtherwise: (at: LevelMoment) => boolean,
): LevelsRead | undefined {
  const kept = TRACKS.filter((track) => read.has(track) && isTrackKept(book, track, situation))
  if (kept.length === 0) return undefined
  const byTurn = turnByTurnOf(book)
  const tracks = levelsTaken(book, situation, moment, kept)
  if (byTurn !== undefined)
    return {
      at: 'after-rises',
      isSaid,
      isIdle: isBefore(situation.turn, byTurn.from.value),
      tracks,
      words: `levels given are those in force in ${turnName(situation.turn)}, its adjustment made; points activated in it are in them`,
      cite: byTurn.given,
    }
  const moving = tracks.filter(({ rises }) => rises !== 0)
  const at = situation.levelsAt
  return {
    at,
    isSaid,
    isIdle: moving.length === 0 || (!isSaid && !isOtherwise(OTHER[at])),
    tracks,
    words: momentWords(at, moment, moving, isSaid),
    ...(isSaid || moving.length === 0 ? {} : { otherwise: `levelsAt: ${OTHER[at]} says otherwise` }),
    cite: startRule(book),
  }
}

const startRule = ({ clauses: { tensionRules } }: Rulebook): Citation =>
  tensionRules.is === 'turn-by-turn' ? tensionRules.given : tensionRules.start
