import { levelInPhase } from './accrual.ts'
import { isTurn, type Season, seasonOf, TURNS, type Turn, turnAfter, turnName, turnNumber } from './calendar.ts'
import type { Citation, Cited } from './citation.ts'
import type { Condition } from './condition.ts'
import type { Nation } from './countries.ts'
import type { CountFact, DateFact, YesNoFact } from './facts.ts'
import type { Power } from './powers.ts'
import { chapterOf, type Rulebook } from './rulebook.ts'
import type { Situation, Track } from './situation.ts'
import { type Step, step } from './step.ts'
import { isMet } from './weighing.ts'

/** Against whom, while there is anybody to attack. */
interface Quarry {
  readonly nation: Nation
  readonly when: Condition
}

interface Described {
  readonly id: string
  readonly by: readonly Power[]
  readonly against: readonly Quarry[]
  readonly words: string
  readonly cite: Citation
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
  /** Keeps the level of the declaration for later turns; 0 is not reported. */
  readonly levelThen: CountFact
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

/** One campaign as it stands. */
export interface BlitzCampaign {
  readonly id: string
  readonly words: string
  readonly by: readonly Power[]
  readonly against: readonly Nation[]
  /** All its blitz turns. */
  readonly turns: readonly Turn[]
  readonly isOn: boolean
  /** Blitz turns from this one on. */
  readonly left: number
  readonly steps: readonly Step[]
  /** Facts that would settle it, where we had to take the present for the past. */
  readonly needs: readonly string[]
  readonly cite: Citation
}

export interface SevereWinter {
  readonly is: 'past' | 'now' | 'ahead' | 'not-in-sight'
  /** The turn it comes, or came. */
  readonly turn: Turn | null
  readonly words: string
  readonly cite: Citation
}

export interface Blitz {
  readonly isBlitz: boolean
  readonly campaigns: readonly BlitzCampaign[]
  /** Rounds gained this turn. */
  readonly rounds: Cited<number>
  readonly dry: { readonly words: string; readonly cite: Citation } | null
  readonly severeWinter: SevereWinter
}

const dateOf = ({ facts }: Situation, fact: DateFact): Turn | undefined => {
  const value = facts[fact]
  return typeof value === 'string' && isTurn(value) ? value : undefined
}

const earliest = (turns: readonly Turn[]): Turn | undefined => [...turns].sort((one, other) => turnNumber(one) - turnNumber(other))[0]
const latest = (turns: readonly Turn[]): Turn | undefined => [...turns].sort((one, other) => turnNumber(other) - turnNumber(one))[0]

/** The turns in which these declared war on that power. */
const declaredIn = ({ declarations }: Situation, { by, on }: Declared): readonly Turn[] =>
  declarations.filter((one) => by.includes(one.by) && one.on === on && one.revoked !== true).map(({ turn }) => turn)

/** The turns that a declaration gives, and how they are found. */
function declaredTurns(book: Rulebook, situation: Situation, campaign: Declared): Pick<BlitzCampaign, 'turns' | 'steps' | 'needs'> {
  const { cite, steps, starts, levelThen, track } = campaign
  const declared = latest(declaredIn(situation, campaign))
  if (declared === undefined) return { turns: [], steps: [], needs: [] }
  const told = Number(situation.facts[levelThen] ?? 0)
  const isTold = told !== 0
  const isThisTurn = declared === situation.turn
  const level = isTold ? told : levelInPhase(book, situation, track)
  const given = steps.find(({ below }) => level < below)?.turns ?? 0
  const start = starts.find(({ when }) => isMet(when, situation))
  const first = turnAfter(declared, start?.turnsLater ?? 0)
  const from = first === undefined ? TURNS.length : turnNumber(first)
  return {
    turns: TURNS.slice(from, from + given),
    steps: [
      step(
        'level',
        level,
        isTold || isThisTurn ? 'tension when war was declared' : 'tension now; that of the declaration is not reported',
        cite,
      ),
      step('given', given, 'blitz turns it gives', cite),
      ...(start === undefined ? [] : [step('wait', start.turnsLater, `turns to wait after ${turnName(declared)}`, start.cite)]),
    ],
    needs: isTold || isThisTurn ? [] : [levelThen],
  }
}

function campaignNow(book: Rulebook, situation: Situation, campaign: Campaign): BlitzCampaign {
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
function severeWinterOf(book: Rulebook, situation: Situation, campaigns: readonly BlitzCampaign[]): SevereWinter {
  const { of, past, attack, cite } = chapterOf(book, 'blitz').severeWinter
  const campaign = chapterOf(book, 'blitz').campaigns.find(({ id }) => id === of)
  const declared = campaign?.is === 'declared' ? declaredIn(situation, campaign) : []
  const opened = dateOf(situation, attack)
  const first = earliest([...declared, ...(opened === undefined ? [] : [opened])])
  const blitz = campaigns.find(({ id }) => id === of)?.turns ?? []
  const due =
    first === undefined
      ? undefined
      : TURNS.find((turn) => turnNumber(turn) > turnNumber(first) && seasonOf(turn) === 'winter' && !blitz.includes(turn))
  if (situation.facts[past] === true) return { is: 'past', turn: null, words: 'the severe winter has come and gone', cite }
  if (due === undefined) return { is: 'not-in-sight', turn: null, words: 'no severe winter before an attack on Russia', cite }
  const away = turnNumber(due) - turnNumber(situation.turn)
  if (away === 0) return { is: 'now', turn: due, words: 'this is the severe winter', cite }
  return away > 0
    ? { is: 'ahead', turn: due, words: `the severe winter comes in ${turnName(due)}`, cite }
    : { is: 'past', turn: due, words: `the severe winter came in ${turnName(due)}`, cite }
}

/** Whether this is a blitz turn, against whom, how many are left, and what it brings. */
export function blitzNow(book: Rulebook, situation: Situation): Blitz {
  const clauses = chapterOf(book, 'blitz')
  const campaigns = clauses.campaigns.map((campaign) => campaignNow(book, situation, campaign))
  const isBlitz = campaigns.some(({ isOn }) => isOn)
  const { dry, rounds } = clauses
  const isDry = dry.seasons.includes(seasonOf(situation.turn)) && campaigns.some(({ id, isOn }) => id === dry.of && isOn)
  return {
    isBlitz,
    campaigns,
    rounds: { value: isBlitz ? rounds.value : 0, cite: rounds.cite },
    dry: isDry ? { words: dry.words, cite: dry.cite } : null,
    severeWinter: severeWinterOf(book, situation, campaigns),
  }
}
