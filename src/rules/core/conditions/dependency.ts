import type { Turn } from '../calendar.ts'
import { type FactId, isFactId } from '../facts/facts.ts'
import { COUNTRIES, type Minor, type Nation } from '../nations/countries.ts'
import type { Faction, Power, Side } from '../nations/powers.ts'
import type { Target } from '../nations/targets.ts'
import type { Track } from '../nations/tracks.ts'
import type { Mobilizations, Situation } from '../situation/situation.ts'
import type { Mark } from './condition.ts'
import type { Territory } from './territory.ts'

/** One thing that an answer hangs on. What every condition and quantity reads is said with these, and with nothing else. */
export type Dependency =
  | { readonly of: 'fact'; readonly fact: FactId }
  /** For whom a holder's own land counts: any country's standing and wars, and in some books what is told of it. */
  | ({ readonly of: 'allegiance' } & Territory)
  | { readonly of: 'standing'; readonly minor: Minor }
  | { readonly of: 'mark'; readonly minor: Minor; readonly mark: Mark }
  /** `dated`: it is read as of another turn than this. */
  | { readonly of: 'war'; readonly one: Nation; readonly other: Nation; readonly dated?: true }
  | { readonly of: 'declaration'; readonly by: readonly Power[]; readonly on: readonly Nation[]; readonly dated?: true }
  | { readonly of: 'out-of-war'; readonly power: Power }
  | { readonly of: 'points'; readonly faction: Faction; readonly target: Target }
  | { readonly of: 'level'; readonly track: Track }
  | { readonly of: 'mobilization'; readonly by: keyof Mobilizations }
  | { readonly of: 'tension-points'; readonly by: Faction; readonly track: Track }
  | { readonly of: 'namings'; readonly by: readonly Faction[] }
  /** Uses of subversion in all the game, or only those just made. */
  | { readonly of: 'subversions'; readonly when: 'ever' | 'just' }
  /** `from`: nothing but whether that turn has come. */
  | { readonly of: 'turn'; readonly from?: Turn }
  | { readonly of: 'scenario' }
  /** Of the roll in hand: who makes it, for which country, how, and what is played on it. */
  | { readonly of: 'roller' }
  | { readonly of: 'target' }
  | { readonly of: 'manner' }
  | { readonly of: 'subversion' }
  | { readonly of: 'covert'; readonly side: Side }
  | { readonly of: 'pledge' }
  /** What all other rows of the table come to. */
  | { readonly of: 'net' }
  /** Settled when the book is opened. */
  | { readonly of: 'ruling'; readonly ruling: string }

const OF_ROLL: readonly Dependency['of'][] = ['roller', 'target', 'manner', 'subversion', 'covert', 'pledge']

/** Whether it stands with the roll in hand and not in the situation. */
export const isOfRoll = ({ of }: Dependency): boolean => OF_ROLL.includes(of)

export const turn: Dependency = { of: 'turn' }
export const roller: Dependency = { of: 'roller' }
export const target: Dependency = { of: 'target' }
export const fact = (id: string): Dependency => ({ of: 'fact', fact: id as FactId })

/** What a country without a table is told to be, where a book asks. */
const ALLEGIANCE_FACTS: readonly FactId[] = COUNTRIES.flatMap((country) =>
  [`${country}.attacked`, `${country}.conquered`, `${country}.status`, `${country}.favours`].filter(isFactId),
)

/** Of Belgium and Luxembourg each may be attacked by itself (50.22A). */
const HALVES_ATTACKED: readonly FactId[] = ['belgium.attacked', 'luxembourg.attacked']

/** The facts that say whether a power is out of the war. */
const OUT_OF_WAR_FACTS: Readonly<Partial<Record<Power, readonly FactId[]>>> = {
  france: ['france.fallen'],
  britain: ['britain.surrendered'],
  russia: ['russia.surrendered', 'russia.surrenderTurn'],
}

/** Where in a situation something stands: in which of its parts, and of the facts in which. What is of the roll stands in none. */
export interface Whereabouts {
  readonly parts: readonly Exclude<keyof Situation, 'facts'>[]
  readonly facts: readonly FactId[]
}

const inParts = (...parts: Whereabouts['parts']): Whereabouts => ({ parts, facts: [] })

export function whereaboutsOf(read: Dependency): Whereabouts {
  switch (read.of) {
    case 'fact':
      return { parts: [], facts: [read.fact] }
    case 'allegiance':
      return read.victims === undefined
        ? { parts: ['standings', 'wars'], facts: HALVES_ATTACKED }
        : { parts: ['standings'], facts: ALLEGIANCE_FACTS }
    case 'out-of-war':
      return { parts: ['wars'], facts: OUT_OF_WAR_FACTS[read.power] ?? [] }
    case 'standing':
    case 'mark':
      return inParts('standings')
    case 'war':
      return inParts('wars')
    case 'declaration':
      return inParts('declarations')
    case 'points':
      return inParts('placements')
    case 'level':
      return inParts('tensions')
    case 'mobilization':
      return inParts('mobilizations')
    case 'tension-points':
      return inParts('tensionPointsUsed')
    case 'namings':
      return inParts('namings')
    case 'subversions':
      return inParts('subversions')
    case 'turn':
      return inParts('turn')
    case 'scenario':
      return inParts('kind')
    case 'roller':
    case 'target':
    case 'manner':
    case 'subversion':
    case 'covert':
    case 'pledge':
    case 'net':
    case 'ruling':
      return inParts()
  }
}
