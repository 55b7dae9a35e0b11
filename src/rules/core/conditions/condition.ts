import type { Season, Turn, Year } from '../calendar.ts'
import type { ChoiceFact, CountFact, DateFact, YesNoFact } from '../facts/facts.ts'
import type { Country, Minor, Nation } from '../nations/countries.ts'
import type { Faction, Power, Side } from '../nations/powers.ts'
import type { Target } from '../nations/targets.ts'
import type { Track } from '../nations/tracks.ts'
import type { Place } from '../places/places.ts'
import type { Manner, Mobilizations, ScenarioKind } from '../situation/situation.ts'
import type { Bond, Policy } from '../situation/standing.ts'
import type { Party, Territory } from './territory.ts'

/** In a section that serves several countries, `here` is the country rolled for; resolving the book puts its name in. */
export type Here<T> = T | 'here'
export type AboutHere<F extends string> = F | `here.${string}`

/** The name that resolving the book has put in by the time anything is weighed. */
export const filledIn = <T extends string>(name: Here<T> | AboutHere<T>): T => name as T

/** Something that is so or not. Data, so that it can be listed, explained and asked about. */
export type Condition =
  | { readonly is: 'always' }
  | { readonly is: 'flag'; readonly fact: AboutHere<YesNoFact> }
  | { readonly is: 'chosen'; readonly fact: AboutHere<ChoiceFact>; readonly among: readonly string[] }
  | { readonly is: 'at-least'; readonly quantity: Quantity; readonly number: number }
  | { readonly is: 'exceeds'; readonly quantity: Quantity; readonly other: Quantity }
  | ({ readonly is: 'holds'; readonly party: Party; readonly place: Place } & Territory)
  | { readonly is: 'held-by'; readonly nation: Nation; readonly place: Place }
  | { readonly is: 'stands'; readonly minor: Here<Minor>; readonly side: Side; readonly bonds: readonly Bond[]; readonly byRoll?: true }
  | { readonly is: 'in-effect'; readonly minor: Here<Minor>; readonly results: readonly Policy[] }
  | { readonly is: 'tied'; readonly minor: Here<Minor>; readonly to: Faction }
  | { readonly is: 'marked'; readonly minor: Here<Minor>; readonly mark: Mark }
  | { readonly is: 'at-war'; readonly one: Nation; readonly other: Here<Nation> }
  | { readonly is: 'long-at-war'; readonly one: Nation; readonly other: Nation; readonly byDate?: true }
  | { readonly is: 'allied-turn-of-war'; readonly one: Nation; readonly other: Nation; readonly nth: number }
  | { readonly is: 'ever-at-war'; readonly one: Nation; readonly other: Here<Nation> }
  | {
      readonly is: 'declared'
      readonly by: readonly Power[]
      readonly on: Here<Power | Country>
      readonly unrevoked?: true
      readonly from?: Turn
    }
  | { readonly is: 'drove-off'; readonly by: readonly Power[]; readonly on: Here<Minor>; readonly to: readonly Power[] }
  | { readonly is: 'driven-in-vain'; readonly on: Here<Minor>; readonly to: readonly Power[] }
  | { readonly is: 'rolled-by'; readonly factions: readonly Faction[] }
  | { readonly is: 'manner'; readonly manner: Manner }
  | { readonly is: 'pledged' }
  | { readonly is: 'in-season'; readonly seasons: readonly Season[] }
  | { readonly is: 'set-up' }
  | { readonly is: 'scenario'; readonly kinds: readonly ScenarioKind[] }
  | { readonly is: 'named'; readonly by: readonly Faction[]; readonly how: 'this-year' | 'in-eastern-war' | 'ever' }
  | { readonly is: 'just-declared'; readonly by: readonly Power[]; readonly on: Here<Power | Country> }
  | { readonly is: 'just-subverted'; readonly here: 'elsewhere' }
  | { readonly is: 'from-turn'; readonly turn: Turn }
  | { readonly is: 'turns-after'; readonly fact: AboutHere<DateFact>; readonly turns: number }
  | { readonly is: 'happened'; readonly fact: AboutHere<DateFact>; readonly when: 'ever' | 'this-year' }
  | { readonly is: 'happened-before'; readonly fact: DateFact; readonly turn: Turn }
  | { readonly is: 'at-war-then'; readonly one: Nation; readonly other: Nation; readonly fact: DateFact }
  | {
      readonly is: 'declared-since'
      readonly by: readonly Power[]
      readonly on: readonly Nation[]
      readonly fact: DateFact
      readonly orThen?: true
    }
  | { readonly is: 'year-start-since-war'; readonly one: Nation; readonly other: Nation }
  | { readonly is: 'began-war'; readonly by: readonly Power[]; readonly on: readonly Power[] }
  | { readonly is: 'in-year-of-declaration'; readonly by: readonly Power[]; readonly on: Nation; readonly fact?: DateFact }
  | { readonly is: 'net'; readonly sign: 'positive' | 'negative' }
  | { readonly is: 'ruled'; readonly ruling: string; readonly choice: string }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'called'; readonly words: string; readonly of: Condition }

export type Mark =
  | 'permanent'
  | 'conquered'
  | 'waiting'
  | 'volunteers'
  | 'turnedAllied'
  | 'heavyWaterStopped'
  | 'axisGained'
  | 'russiaGained'

/** A whole number found in the situation. */
export type Quantity =
  | { readonly is: 'count'; readonly fact: AboutHere<CountFact> }
  | { readonly is: 'points'; readonly faction: Faction; readonly target: Here<Target> }
  | { readonly is: 'level'; readonly track: Track; readonly reading: 'actual' | 'effective' | 'highest' }
  | { readonly is: 'subversion' }
  | { readonly is: 'past-subversions'; readonly of: 'other-rolls' | 'earlier-turns' }
  | { readonly is: 'volunteers'; readonly minor: Here<Minor> }
  | { readonly is: 'covert'; readonly side: Side }
  | { readonly is: 'years-since'; readonly year: Year }
  | { readonly is: 'year-starts-since'; readonly fact: DateFact }
  | {
      readonly is: 'declarations'
      readonly by: readonly Power[]
      readonly on: readonly Nation[]
      readonly when: 'this-turn' | 'last-turn' | 'before' | 'ever'
      readonly together?: readonly (readonly Nation[])[]
    }
  | {
      readonly is: 'majors-at-war'
      readonly against: readonly Power[]
      readonly among: readonly Power[]
      readonly since: 'earlier' | 'any'
    }
  | { readonly is: 'mobilized'; readonly by: keyof Mobilizations }
  | { readonly is: 'uses-this-turn'; readonly what: 'subversion' }
  | { readonly is: 'tension-points'; readonly by: Faction; readonly track: Track; readonly when: 'this-turn' | 'last-turn' }
  | { readonly is: 'stair'; readonly of: Quantity }
  | { readonly is: 'if'; readonly when: Condition; readonly of: Quantity }
  | { readonly is: 'less'; readonly from: Quantity; readonly take: Quantity }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'declared-late'; readonly by: Power; readonly on: readonly Power[]; readonly after: Year }
  | { readonly is: 'tally'; readonly of: readonly Condition[] }
  | { readonly is: 'full'; readonly size: number; readonly of: Quantity }
  | { readonly is: 'sum'; readonly of: readonly Quantity[] }
  | { readonly is: 'larger'; readonly of: readonly [Quantity, Quantity] }

export const always: Condition = { is: 'always' }
export const never: Condition = { is: 'not', of: always }
export const flag = (fact: AboutHere<YesNoFact>): Condition => ({ is: 'flag', fact })
export const chosen = (fact: AboutHere<ChoiceFact>, ...among: readonly string[]): Condition => ({ is: 'chosen', fact, among })
export const atLeast = (number: number, quantity: Quantity): Condition => ({ is: 'at-least', quantity, number })
export const below = (number: number, quantity: Quantity): Condition => not(atLeast(number, quantity))
export const exceeds = (quantity: Quantity, other: Quantity): Condition => ({ is: 'exceeds', quantity, other })
export const holds = (party: Party, place: Place): Condition => ({ is: 'holds', party, place })

/** This very nation holds it, not merely someone on its side. */
export const heldBy = (nation: Nation, place: Place): Condition => ({ is: 'held-by', nation, place })

/** The party holds every one of the places: a "group" or "pair" of the book. */
export const holdsAll = (party: Party, ...places: readonly Place[]): Condition => all(...places.map((place) => holds(party, place)))
export const holdsAny = (party: Party, ...places: readonly Place[]): Condition => any(...places.map((place) => holds(party, place)))

/** The minor has granted a side one of these. */
export const stands = (minor: Here<Minor>, side: Side, ...bonds: readonly Bond[]): Condition => ({ is: 'stands', minor, side, bonds })

/** The same, but only if a roll brought it about, not an enemy's declaration of war. */
export const standsByRoll = (minor: Here<Minor>, side: Side, ...bonds: readonly Bond[]): Condition => ({
  is: 'stands',
  minor,
  side,
  bonds,
  byRoll: true,
})
/** One of these very results is in effect. */
export const inEffect = (minor: Here<Minor>, ...results: readonly Policy[]): Condition => ({ is: 'in-effect', minor, results })
export const tied = (minor: Here<Minor>, to: Faction): Condition => ({ is: 'tied', minor, to })
export const marked = (minor: Here<Minor>, mark: Mark): Condition => ({ is: 'marked', minor, mark })
export const atWar = (one: Nation, other: Here<Nation>): Condition => ({ is: 'at-war', one, other })
/** At war, and not only since this turn: a war counts for tension from the turn after (49.841A). */
export const longAtWar = (one: Nation, other: Nation): Condition => ({ is: 'long-at-war', one, other })
/** At war since an earlier turn that is told, and not merely from the start of the game. */
export const atWarBefore = (one: Nation, other: Nation): Condition => ({ is: 'long-at-war', one, other, byDate: true })
/** It is at least the nth Allied player turn to follow the outbreak of this war. */
export const alliedTurnOfWar = (nth: number, one: Nation, other: Nation): Condition => ({ is: 'allied-turn-of-war', one, other, nth })
export const everAtWar = (one: Nation, other: Here<Nation>): Condition => ({ is: 'ever-at-war', one, other })
export const declared = (by: Power | readonly Power[], on: Here<Power | Country>): Condition => ({
  is: 'declared',
  by: typeof by === 'string' ? [by] : by,
  on,
})
/** Declared, and not taken back: an attack was made (50.4). */
export const attacked = (by: readonly Power[], on: Here<Power | Country>): Condition => ({ is: 'declared', by, on, unrevoked: true })
/** The same two in this turn or after it. */
export const declaredFrom = (from: Turn, by: readonly Power[], on: Here<Power | Country>): Condition => ({ is: 'declared', by, on, from })
export const attackedFrom = (from: Turn, by: readonly Power[], on: Here<Power | Country>): Condition => ({
  is: 'declared',
  by,
  on,
  unrevoked: true,
  from,
})
/** Declared while at war with one of those, or on their way to it: the country joined them (49.435). */
export const droveOff = (by: readonly Power[], on: Here<Minor>, to: readonly Power[]): Condition => ({ is: 'drove-off', by, on, to })
/** Driven to one of those by a declaration that was taken back (50.442). */
export const drivenInVain = (on: Here<Minor>, to: readonly Power[]): Condition => ({ is: 'driven-in-vain', on, to })
export const rolledBy = (...factions: readonly Faction[]): Condition => ({ is: 'rolled-by', factions })
export const inManner = (manner: Manner): Condition => ({ is: 'manner', manner })
export const pledged: Condition = { is: 'pledged' }
export const inSeason = (...seasons: readonly Season[]): Condition => ({ is: 'in-season', seasons })
/** The game is being set up: before Fall 1939. */
export const setUp: Condition = { is: 'set-up' }
export const inScenario = (...kinds: readonly ScenarioKind[]): Condition => ({ is: 'scenario', kinds })

/** One of these factions has named this target in the ordinary way this year. */
export const named = (...by: readonly Faction[]): Condition => ({ is: 'named', by, how: 'this-year' })
/** The same, counting only namings made once Germany and Russia were at war. */
export const namedInEasternWar = (...by: readonly Faction[]): Condition => ({ is: 'named', by, how: 'in-eastern-war' })
export const everNamed = (...by: readonly Faction[]): Condition => ({ is: 'named', by, how: 'ever' })

/** Declared since the roller's last diplomatic phase: what opens a reaction (49.61). */
export const justDeclared = (by: readonly Power[], on: Here<Power | Country>): Condition => ({ is: 'just-declared', by, on })
/** Subversion was used on another country in this phase, or in the enemy's phase just before it (49.634). */
export const justSubvertedElsewhere: Condition = { is: 'just-subverted', here: 'elsewhere' }
export const fromTurn = (turn: Turn): Condition => ({ is: 'from-turn', turn })

/** It is now so many turns after the turn the fact names. */
export const turnsAfter = (turns: number, fact: AboutHere<DateFact>): Condition => ({ is: 'turns-after', fact, turns })
export const happened = (fact: AboutHere<DateFact>): Condition => ({ is: 'happened', fact, when: 'ever' })
/** It happened in this very year. */
export const sameYear = (fact: AboutHere<DateFact>): Condition => ({ is: 'happened', fact, when: 'this-year' })
/** The turn that is told of it lies before this one. */
export const happenedBefore = (turn: Turn, fact: DateFact): Condition => ({ is: 'happened-before', fact, turn })
/** They were at war when it happened, to the end of that turn. */
export const atWarThen = (one: Nation, other: Nation, fact: DateFact): Condition => ({ is: 'at-war-then', one, other, fact })
/** One of these was declared upon in a turn after it happened. */
export const declaredSince = (by: readonly Power[], on: readonly Nation[], fact: DateFact): Condition => ({
  is: 'declared-since',
  by,
  on,
  fact,
})
/** One of these was declared upon after it happened, be it in the same turn. */
export const declaredAnew = (by: readonly Power[], on: readonly Nation[], fact: DateFact): Condition => ({
  is: 'declared-since',
  by,
  on,
  fact,
  orThen: true,
})
/** They are at war, and a year start has passed since it broke out. */
export const yearStartSinceWar = (one: Nation, other: Nation): Condition => ({ is: 'year-start-since-war', one, other })
/** The first declaration of war between the two was theirs. */
export const beganWar = (by: readonly Power[], on: readonly Power[]): Condition => ({ is: 'began-war', by, on })
/** No year start came between their latest declaration and the date, or now. */
export const inYearOfDeclaration = (by: readonly Power[], on: Nation, fact?: DateFact): Condition => ({
  is: 'in-year-of-declaration',
  by,
  on,
  ...(fact === undefined ? {} : { fact }),
})
export const net = (sign: 'positive' | 'negative'): Condition => ({ is: 'net', sign })
export const ruled = (ruling: string, choice: string): Condition => ({ is: 'ruled', ruling, choice })
export const all = (...of: readonly Condition[]): Condition => ({ is: 'all', of })
export const any = (...of: readonly Condition[]): Condition => ({ is: 'any', of })
export const not = (of: Condition): Condition => ({ is: 'not', of })

/** A condition players have a name for; `{here}` in the words is the country in hand. */
export const called = (words: string, of: Condition): Condition => ({ is: 'called', words, of })
