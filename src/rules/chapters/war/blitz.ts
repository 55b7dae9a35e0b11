import {
  type Book,
  CALENDAR,
  type Citation,
  type Cited,
  type Condition,
  type CountFact,
  chapterOf,
  type DateFact,
  dateOf,
  type FactValue,
  isMet,
  isOneOf,
  type Nation,
  NO_LEVEL,
  type Power,
  type Season,
  type Situation,
  type Step,
  seasonOf,
  step,
  type Told,
  type Track,
  type Turn,
  turnAfter,
  turnName,
  turnNumber,
  type YesNoFact,
} from '../../core/index.ts'
import { levelInPhase, type TensionChapter } from '../tension/index.ts'

/** Against whom, while there is anybody to attack. */
interface Quarry {
  readonly nation: Nation
  readonly when: Condition
}

interface Described extends Told {
  readonly id: string
  readonly by: readonly Power[]
  readonly against: readonly Quarry[]
}

/** Turns that the calendar sets. */
interface Dated extends Described {
  readonly is: 'dated'
  readonly turns: readonly Turn[]
}

/** Turns that a declaration of war gives, by the level of tension it was made at. */
interface Declared extends Described {
  readonly is: 'declared'
  readonly on: Power
  readonly track: Track
  /** How many turns below which level; none from the last level on. */
  readonly steps: readonly { readonly below: number; readonly turns: number }[]
  /** Keep the level of the first declaration, and of the latest after it, for later turns. */
  readonly levelThen: { readonly first: CountFact; readonly later: CountFact }
  /** The first of them comes so many turns after the declaration: the first row that is met. */
  readonly starts: readonly { readonly turnsLater: number; readonly when: Condition; readonly cite: Citation }[]
}

export type Campaign = Dated | Declared

/** When the attacker has an advantage of speed, and what it is worth. */
export interface BlitzClauses {
  readonly campaigns: readonly Campaign[]
  /** Rounds that each battle and breakthrough gains. */
  readonly rounds: Cited<number>
  /** Dry ground where a declared campaign falls in one of these seasons. */
  readonly dry: { readonly of: string; readonly seasons: readonly Season[]; readonly words: string; readonly cite: Citation }
  /** The one severe winter: the first Winter after the attack that is no blitz turn. */
  readonly severeWinter: { readonly of: string; readonly past: YesNoFact; readonly attack: DateFact; readonly cite: Citation }
}

export interface BlitzChapter extends TensionChapter {
  /** The turns of blitz, and help for neutrals that are attacked. */
  readonly blitz?: BlitzClauses
}

/** One campaign as it stands. */
export interface BlitzCampaign {
  readonly id: string
  readonly words: string
  readonly by: readonly Power[]
  readonly against: readonly Nation[]
  /** All its blitz turns that are known. */
  readonly turns: readonly Turn[]
  /** Turns that may be blitz turns: the level that decides it is not reported. */
  readonly possible?: readonly Turn[]
  readonly isOn: boolean
  /** Blitz turns from this one on. */
  readonly left: number
  readonly steps: readonly Step[]
  /** Facts that would settle it. */
  readonly needs: readonly string[]
  /** They are at war, and nobody has said who declared it. */
  readonly isDeclarerUnknown?: true
  readonly cite: Citation
}

export interface SevereWinter extends Told {
  readonly is: 'past' | 'now' | 'ahead' | 'not-in-sight'
  /** The turn it comes, or came. */
  readonly turn: Turn | null
}

export interface Blitz {
  readonly isBlitz: boolean
  /** It is none that is known, but may be one: a level of the past is not reported. */
  readonly mayBeBlitz?: true
  readonly campaigns: readonly BlitzCampaign[]
  /** Rounds gained this turn. */
  readonly rounds: Cited<number>
  readonly dry: Told | null
  readonly severeWinter: SevereWinter
}

const earliest = (turns: readonly Turn[]): Turn | undefined => [...turns].sort((one, other) => turnNumber(one) - turnNumber(other))[0]
const latest = (turns: readonly Turn[]): Turn | undefined => [...turns].sort((one, other) => turnNumber(other) - turnNumber(one))[0]

/** The turns in which these declared war on that power. */
const declaredIn = ({ declarations }: Situation, { by, on }: Declared): readonly Turn[] =>
  declarations.filter((one) => by.includes(one.by) && one.on === on && one.revoked !== true).map(({ turn }) => turn)

/** The level that a declaration is made at, kept for the turns of blitz it gives later (3.3.1.3c). */
export function levelsKept(book: Book<BlitzChapter>, situation: Situation, by: Power, on: Nation): Readonly<Record<string, FactValue>> {
  const campaigns = book.clauses.blitz?.campaigns.filter((one): one is Declared => one.is === 'declared') ?? []
  return Object.fromEntries(
    campaigns
      .filter((one) => one.by.includes(by) && one.on === on)
      .map((one) => {
        const made = declaredIn(situation, one)
        const isFirst = made.every((turn) => turn === situation.turn)
        return [isFirst ? one.levelThen.first : one.levelThen.later, levelInPhase(book, situation, one.track)]
      }),
  )
}

type Found = Pick<BlitzCampaign, 'turns' | 'possible' | 'steps' | 'needs' | 'isDeclarerUnknown'>

/** War is on between the two, and no declaration of either is on record. */
function isDeclarerUnknown({ wars, declarations }: Situation, { by, on }: Declared): boolean {
  const isBetween = (one: Nation, other: Nation): boolean => (one === on && isOneOf(by, other)) || (other === on && isOneOf(by, one))
  return (
    wars.some(({ between, until }) => until === undefined && isBetween(...between)) &&
    !declarations.some((one) => isBetween(one.by, one.on))
  )
}

/** The turns that declarations of war give, each by the level of its own time, and how they are found. */
function declaredTurns(book: Book<BlitzChapter>, situation: Situation, campaign: Declared): Found {
  const made = declaredIn(situation, campaign)
  const [first, last] = [earliest(made), latest(made)]
  if (first === undefined || last === undefined)
    return { turns: [], steps: [], needs: [], ...(isDeclarerUnknown(situation, campaign) ? { isDeclarerUnknown: true } : {}) }
  const { levelThen } = campaign
  const found = [
    turnsAfterWar(book, situation, campaign, first, levelThen.first),
    ...(first === last ? [] : [turnsAfterWar(book, situation, campaign, last, levelThen.later)]),
  ]
  const given = new Set(found.flatMap(({ turns }) => turns))
  const possible = found.flatMap((one) => one.possible ?? [])
  return {
    turns: CALENDAR.filter((turn) => given.has(turn)),
    ...(possible.length === 0 ? {} : { possible }),
    steps: found.flatMap(({ steps }) => steps),
    needs: found.flatMap(({ needs }) => needs),
  }
}

/** The turns that one declaration gives. The attack itself moves the level, so that a present one tells nothing of it. */
function turnsAfterWar(book: Book<BlitzChapter>, situation: Situation, campaign: Declared, declared: Turn, levelFact: CountFact): Found {
  const { cite, steps, starts, track } = campaign
  const start = starts.find(({ when }) => isMet(when, situation))
  const first = turnAfter(declared, start?.turnsLater ?? 0)
  const turnsGiven = (given: number): readonly Turn[] => {
    const from = first === undefined ? CALENDAR.length : turnNumber(first)
    return CALENDAR.slice(from, from + given)
  }
  const wait = start === undefined ? [] : [step('wait', start.turnsLater, waitWords(start.turnsLater, declared), start.cite)]
  const told = Number(situation.facts[levelFact] ?? NO_LEVEL)
  const level = told === NO_LEVEL && declared === situation.turn ? levelInPhase(book, situation, track) : told
  if (level === NO_LEVEL)
    return { turns: [], possible: turnsGiven(Math.max(...steps.map(({ turns }) => turns))), steps: wait, needs: [levelFact] }
  const given = steps.find(({ below }) => level < below)?.turns ?? 0
  return {
    turns: turnsGiven(given),
    steps: [
      step('level', level, `tension when war was declared in ${turnName(declared)}`, cite),
      step('given', given, 'blitz turns it gives', cite),
      ...wait,
    ],
    needs: [],
  }
}

const waitWords = (turns: number, declared: Turn): string =>
  turns === 0
    ? `turns to wait: ${turnName(declared)}, that of the declaration, is the first`
    : `${turns === 1 ? 'turn' : 'turns'} to wait after ${turnName(declared)}`

function campaignNow(book: Book<BlitzChapter>, situation: Situation, campaign: Campaign): BlitzCampaign {
  const { id, words, by, against, cite } = campaign
  const found = campaign.is === 'dated' ? { turns: campaign.turns, steps: [], needs: [] } : declaredTurns(book, situation, campaign)
  const open = against.filter(({ when }) => isMet(when, situation)).map(({ nation }) => nation)
  const ahead = found.turns.filter((turn) => turnNumber(turn) >= turnNumber(situation.turn))
  return {
    id,
    words,
    by,
    against: open,
    ...found,
    isOn: ahead.includes(situation.turn) && open.length > 0,
    left: open.length > 0 ? ahead.length : 0,
    cite,
  }
}

/** The first Winter after the first attack that is no blitz turn; it never comes twice. */
function severeWinterOf(book: Book<BlitzChapter>, situation: Situation, campaigns: readonly BlitzCampaign[]): SevereWinter {
  const { of, past, attack, cite } = chapterOf(book, 'blitz').severeWinter
  const campaign = chapterOf(book, 'blitz').campaigns.find(({ id }) => id === of)
  const declared = campaign?.is === 'declared' ? declaredIn(situation, campaign) : []
  const opened = dateOf(situation, attack)
  const first = earliest([...declared, ...(opened === undefined ? [] : [opened])])
  const { turns: blitz = [], possible = [] } = campaigns.find(({ id }) => id === of) ?? {}
  const due =
    first === undefined
      ? undefined
      : CALENDAR.find((turn) => turnNumber(turn) > turnNumber(first) && seasonOf(turn) === 'winter' && !blitz.includes(turn))
  if (situation.facts[past] === true) return { is: 'past', turn: null, words: 'the severe winter has come and gone', cite }
  if (due === undefined) return { is: 'not-in-sight', turn: null, words: 'no severe winter before an attack on Russia', cite }
  const away = turnNumber(due) - turnNumber(situation.turn)
  const unless = possible.includes(due) ? ', unless that was a blitz turn' : ''
  if (away === 0) return { is: 'now', turn: due, words: `this is the severe winter${unless}`, cite }
  return away > 0
    ? { is: 'ahead', turn: due, words: `the severe winter comes in ${turnName(due)}${unless}`, cite }
    : { is: 'past', turn: due, words: `the severe winter came in ${turnName(due)}${unless}`, cite }
}

/** Whether this is a blitz turn, against whom, how many are left, and what it brings. */
export function blitzNow(book: Book<BlitzChapter>, situation: Situation): Blitz {
  const clauses = chapterOf(book, 'blitz')
  const campaigns = clauses.campaigns.map((campaign) => campaignNow(book, situation, campaign))
  const isBlitz = campaigns.some(({ isOn }) => isOn)
  const mayBeBlitz = !isBlitz && campaigns.some(({ possible, against }) => against.length > 0 && possible?.includes(situation.turn))
  const { dry, rounds } = clauses
  const isDry = dry.seasons.includes(seasonOf(situation.turn)) && campaigns.some(({ id, isOn }) => id === dry.of && isOn)
  return {
    isBlitz,
    ...(mayBeBlitz ? { mayBeBlitz } : {}),
    campaigns,
    rounds: { value: isBlitz ? rounds.value : 0, cite: rounds.cite },
    dry: isDry ? { words: dry.words, cite: dry.cite } : null,
    severeWinter: severeWinterOf(book, situation, campaigns),
  }
}
