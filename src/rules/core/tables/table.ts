import type { Citation } from '../book/citation.ts'
import type { Condition, Quantity } from '../conditions/condition.ts'
import type { Minor } from '../nations/countries.ts'
import type { Power, Side } from '../nations/powers.ts'
import type { Track } from '../nations/tracks.ts'
import type { Policy } from '../situation/standing.ts'

/** A row of a printed table. With `per` the value counts once for each; with `cap` the amount goes no further from zero. */
export interface Modifier {
  readonly id: string
  readonly value: number
  readonly when?: Condition
  readonly per?: Quantity
  readonly cap?: number
  /** Ours, ten words at most; they make sense after a number. */
  readonly words: string
  readonly cite: Citation
  /** The ruling of ours it rests on, where the book alone does not settle it. */
  readonly ruling?: string
  /** The row of another book that stands in here because this book's own sheet is not at hand. */
  readonly standsIn?: Citation
  /** Of a line on a tension track: when it is judged (49.841, 49.842). */
  readonly timing?: Timing
  /** It comes about in the Allied player turn, after its diplomatic phase: too late for that turn's die and mobilizations. */
  readonly inAlliedTurn?: true
  /** While it counts at the start of a turn, no other line of its track does. */
  readonly alone?: true
}

/**
 * When a tension line is judged: as things stand at the start of the turn; at the start or at any time in it; when control changes,
 * and back when it changes back; when a number rises, never given back; by what was done this turn; at the moment of a declaration, on the level the start of the turn made;
 * at the end of the Axis player turn, before what the Allies do in theirs; when the Russian player turn begins, on the level as it is
 * by then; or at its end. Where levels move once a turn: the first time in the game, never given back and never again (3.2.7.2); or in the
 * phase of the adjustment itself, as a point activated in it is (3.2.4.7a).
 */
export const TIMINGS = [
  'start',
  'any-time',
  'control',
  'rise',
  'act',
  'declaration',
  'axis-end',
  'russian-turn',
  'turn-end',
  'once',
  'activation',
] as const
export type Timing = (typeof TIMINGS)[number]

/** Rows that several tables share, in the order the book prints them. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly rows: readonly Modifier[]
}

/** What comes about when a total falls in a band. */
export type Effect =
  /** A side gains an ally, an associate, the hexes or an income; BRPs are those the result awards, in a book that counts them. */
  | { readonly is: 'ally' | 'associate'; readonly side: Side; readonly waitsFor?: Condition; readonly leavesHexes?: true }
  | { readonly is: 'hexes' | 'income'; readonly side: Side; readonly brps?: number | 'all' }
  /** A side's earlier gains end; those of the other side stay. */
  | { readonly is: 'end'; readonly side: Side }
  | { readonly is: 'unchanged' }
  /** Free units of the country's own that fight on its soil. */
  | { readonly is: 'units'; readonly words: string }
  /** Units it may lend for the war in the east. */
  | { readonly is: 'volunteers'; readonly units: number; readonly nationality: string }
  /** Something for the players to carry out on the map. */
  | { readonly is: 'on-map'; readonly words: string }

/** One result of a table: every total from `from` to `to`; an open end has none. */
/** What a nation makes of a territorial demand. */
const DEMAND_ANSWERS = ['cedes', 'may-resist', 'resists', 'dropped'] as const
export type DemandAnswer = (typeof DEMAND_ANSWERS)[number]

export interface Band {
  readonly id: string
  readonly from?: number
  readonly to?: number
  readonly favours: Side | 'nobody'
  /** The result that stays in effect; a band without one keeps or ends what there was. */
  readonly policy?: Policy
  readonly permanent?: true
  readonly effects: readonly Effect[]
  readonly words: string
  /** What the standing is called, in a book that has a name for it. */
  readonly name?: string
  readonly cite: Citation
  /** Of an answer to a demand, in a book whose games keep its outcome. */
  readonly answer?: DemandAnswer
  /** The result of another book that stands in here. */
  readonly standsIn?: Citation
}

/** A table as it is played: every row that counts for it, and its results. */
export interface Table {
  readonly id: string
  readonly title: string
  /** Whose table it is: a country rolled for, a power that receives points, or a tension track. */
  readonly of: Minor | Power | Track
  /** What a plus means. */
  readonly plus: string
  readonly rows: readonly Modifier[]
  readonly bands: readonly Band[]
  /** What an answer to a territorial demand adds to the result (Rumania). */
  readonly demandBands?: readonly Band[]
}

export const bandAt = (bands: readonly Band[], total: number): Band | undefined =>
  bands.find((band) => total >= (band.from ?? Number.NEGATIVE_INFINITY) && total <= (band.to ?? Number.POSITIVE_INFINITY))

/** A result by its name or by a number that comes to it: 3 is 3-4, and 12 is 10. */
export function bandNamed(bands: readonly Band[], given: string): Band | undefined {
  const text = given.trim().replace('−', '-').replace(/\+$/, '')
  return bands.find(({ id }) => id === given || id === text) ?? (/^-?\d{1,3}$/.test(text) ? bandAt(bands, Number(text)) : undefined)
}

/** Why the bands are not a whole ladder, each total on exactly one rung; empty when they are. */
export function faultsInBands(bands: readonly Band[]): readonly string[] {
  if (bands.length === 0) return []
  const sorted = [...bands].sort((one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity))
  const faults: string[] = []
  if (sorted[0]?.from !== undefined) faults.push(`no result below ${sorted[0].from}`)
  if (sorted.at(-1)?.to !== undefined) faults.push(`no result above ${sorted.at(-1)?.to}`)
  for (const [index, band] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next === undefined) continue
    if (band.to === undefined || next.from === undefined || next.from <= band.to) faults.push(`${band.id} and ${next.id} overlap`)
    else if (next.from > band.to + 1) faults.push(`a gap between ${band.id} and ${next.id}`)
  }
  return faults
}
