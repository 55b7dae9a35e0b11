import type { Mobilization, Moment } from '../../../rules/chapters/tension/index.ts'
import {
  FACTS,
  isFactId,
  POWER_NAMES,
  type Refusal,
  type Situation,
  seasonName,
  seasonOf,
  type Timing,
  type Turn,
  turnName,
  yearOf,
} from '../../../rules/core/index.ts'
import { percent } from '../../chances.ts'
import { listed, sentence, signed, typeset } from '../../wording.ts'
import type { TrackChange } from './run.ts'

/** All wording of the tensions page that is put together from parts. */

/** `Su 41`. */
export const shortTurn = (turn: Turn): string => `${seasonName(seasonOf(turn)).slice(0, 2)} ${String(yearOf(turn)).slice(2)}`

export const FORECAST = {
  heading: 'Where it is going',
  chart: 'The levels of the tracks in the turns to come',
  plain: 'Levels at the end of each turn, if nothing happens but what is told here and what the turns add by themselves.',
  entry: (on: string, turn: string, chance: string): string => `on ${on} from ${turn}, ${chance}`,
  mayDeclare: (wars: string): string => `As things stand, the U.S. may declare war ${wars}.`,
  mayNot: (who: string, on: string, turn: string): string => `${who} may not declare war on ${on} by ${turn}.`,
  fought: (enemy: string, chance: string): string => `with ${enemy} in ${chance}`,
  playedOut: (wars: number, until: string, fought: string | undefined): string =>
    fought === undefined
      ? `In all ${wars} wars played out, the U.S. is still at peace at the end of ${until}.`
      : `In ${wars} wars played out, the U.S. is at war by the end of ${until}: ${fought}.`,
  fans: 'The levels in the wars played out: the middle of each track, and the band that eight in ten stay within',
  played: 'The line is the middle of the wars played out below; the band leaves out one in ten above and one below.',
  marks: 'The chance that each level has been reached by then',
  reached: 'reached',
  next: 'Levels reached in the turns to come',
  none: 'No further level is reached in these turns.',
} as const

export const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  start: 'at the start',
  axis: 'Axis player turn',
  'russian-turn': 'as Russia moves',
  allied: 'Allied player turn',
  end: 'at the end',
}

/** Why a line is silent whose condition is met: it counts what changes, not what is. */
export function standsSince(timing: Timing): string | undefined {
  switch (timing) {
    case 'control':
      return 'so when the turn began: counts again only as places change hands'
    case 'rise':
      return 'so when the turn began: counts as the number rises'
    case 'once':
      return 'so before: an event counts only the first time'
    default:
      return undefined
  }
}

/** When a silent line looks, before what it wants. */
export const looksWhen = (timing: Timing): string => (timing === 'start' ? 'as the turn opens, counts if' : 'counts if')

export const leadWords = (isByPhase: boolean): string =>
  isByPhase
    ? 'It counts in the diplomatic phase of the turn after; an event counts once in the game.'
    : 'Levels move as things happen, as the lines below say.'

export const beginningWords = ({ turn, levelsAt }: Pick<Situation, 'turn' | 'levelsAt'>): string =>
  levelsAt === 'after-rises' ? `Levels in ${turnName(turn)}, its start added` : `Levels as ${turnName(turn)} opens`

/** The level when the die is thrown, where a track has a die. */
export const atDieWords = (level: number): string => typeset(`Effective ${level} at the die, which decides mobilization.`)

/** How the tracks stand, for those who do not see them move. */
export const spokenLevels = (levels: readonly (readonly [name: string, level: number])[]): string =>
  typeset(listed(levels.map(([name, level]) => `${name} ${level}`)))

/** A refusal of the engine names a turn by its place in the run; a player names it by its season. */
export function inTurn({ words, ...refusal }: Refusal, turns: readonly Turn[]): Refusal {
  const named = words.replace(/^turns\.(\d+): /, (said, index: string) => {
    const turn = turns[Number(index)]
    return turn === undefined ? said : `${turnName(turn)}: `
  })
  return { ...refusal, words: named.replace('tensionPointsUsed: ', 'points used: ') }
}

export const phaseName = (turn: Turn, isByPhase: boolean): string => (isByPhase ? `Phase of ${turnName(turn)}` : turnName(turn))

/** A note of the engine names facts as a file does; a player has their words. */
export const noteWords = (note: string): string => sentence(note.replace(/\w+\.\w+/g, (id) => (isFactId(id) ? FACTS[id].words : id)))

export const movedWords = (before: number, after: number): string =>
  typeset(before === after ? `stays at ${after}` : `${before} to ${after}`)

/** The levels of a turn: as it opened, once its start has added, and at its end. */
export interface TurnLevels {
  readonly before: number
  readonly begun: number
  readonly after: number
}

/** What a turn added, and of which moment the level is. */
export function addedWords({ before, begun, after }: TurnLevels, isByPhase: boolean): string {
  if (isByPhase) return before === after ? 'nothing added' : `${signed(after - before)} in this phase`
  if (before === begun && begun === after) return 'nothing added this turn'
  if (begun === after) return `${signed(after - before)} as the turn begins`
  return typeset(before === begun ? `${signed(after - before)} by its end` : `${begun} once the turn has begun, ${after} at its end`)
}

export const ledgerWords = (amount: number): string => `${amount === 0 ? 'Nothing added' : signed(amount)}, line by line`

/** What a thing told of moves: `+2 RGT, +2 USAT`. */
export const effectWords = (changes: readonly TrackChange[]): string =>
  changes.length === 0 ? 'moves nothing' : changes.map(({ track, change }) => `${signed(change)} ${TRACK_SHORT[track]}`).join(', ')

/** What a search found: so much to tell, and what the turn tells already. */
export function foundWords(found: number, most: number, told = 0): string {
  if (found === 0) return told === 0 ? 'None found that tension reads' : `${told} found, told above`
  const shown = found > most ? `${found} found; the first ${most} are shown` : `${found} found`
  return told === 0 ? shown : `${shown}; ${told} more told above`
}

/** `1: 2 off`, for the die or the draw. */
export const faceWords = (face: number, offset: number): string => `${face}: ${offset === 0 ? 'as it is' : signed(offset)}`

export function mobilizationWords({ by, theatre, ordinal, isSecondHalf, isForced, placesIc }: Mobilization): string {
  const what = ordinal === 0 ? 'opening mobilization' : `mobilization ${ordinal}`
  const more = [
    ...(theatre === undefined ? [] : [`for ${theatre === 'Europe' ? 'Europe' : 'the Pacific'}`]),
    ...(isSecondHalf ? ['second half'] : []),
    ...(isForced ? ['forced by the American one'] : []),
    ...(placesIc ? ['with an industrial centre'] : []),
  ]
  return `${sentence(POWER_NAMES[by])}: ${what}${more.length === 0 ? '' : `, ${listed(more)}`}`
}

export const buildableWords = ({ buildable }: Mobilization): string =>
  listed(
    (['infantry', 'air', 'armour'] as const).flatMap((arm) => {
      const turn = buildable[arm]
      return turn === null ? [] : [`${arm} from ${turnName(turn)}`]
    }),
  )

export const reachedWords = (count: number): string => `reached or done before (${count})`

/** Of a mobilization that did not wait for its level. */
export const BY_DATE = 'came by its date'
export const FOR_NEXT_TURN = 'from next turn'

export const furtherWords = (count: number): string => `further ahead (${count})`

export const mostWords = (most: number | null): string => (most === null ? 'without limit' : `up to ${most}`)

export const borderWords = (axis: number, russian: number, ratio: string): string =>
  `On the Russian border ${axis} Axis units face ${russian} Russian ones, ${ratio}.`

export const TRACK_SHORT = { rgt: 'RGT', usat: 'USAT', usjt: 'USJT' } as const

/** A turn, and the effective levels that its die may bring. */
export function levelsWords(turn: Turn, levels: readonly { readonly level: number }[]): string {
  const [least, most] = [levels[0]?.level ?? 0, levels.at(-1)?.level ?? 0]
  return `${turnName(turn)}, at ${least === most ? least : `${least} to ${most}`}`
}

/** What the panel of the forecast says. */
export const OUTLOOK = {
  about: 'The rest is played many times in this browser, with bots in every seat and a script for the map, from what lies on the desk.',
  open: 'Play the war out',
  until: 'To the end of',
  script: 'On the map',
  brps: 'Axis BRPs of offensives each turn, as you plan',
  play: 'Play on',
  stop: 'Stop',
  more: 'Play more, to be surer',
  coming: 'Fetching the book …',
  lost: 'The book could not be fetched.',
  failed: 'The wars could not be played.',
  progress: (played: number, wanted: number): string => `${played} of ${wanted} wars`,
  rests: (wars: number, within: number, isExact: boolean): string =>
    isExact ? `All ${wars} ways it can go: chances are exact.` : `${wars} wars: a chance is sure to ${percent(within)}, more or less.`,
  region: (track: string): string => `${track}, forecast`,
  table: (track: string): string => `${track} turn by turn in the wars played out`,
  turn: 'By the end of',
  bands: ['one in ten below', 'half', 'one in ten above'] as const,
  planned: (withPlan: number, without: number): string =>
    withPlan === without ? `The plan leaves the middle at ${withPlan}.` : `The plan moves the middle to ${withPlan}, from ${without}.`,
} as const
