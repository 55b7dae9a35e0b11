import type { Told } from '../book/citation.ts'
import type { FactValue } from '../facts/fact.ts'
import type { DateFact, FactId } from '../facts/facts.ts'
import type { Minor, Nation } from '../nations/countries.ts'
import type { Power } from '../nations/powers.ts'
import type { Track } from '../nations/tracks.ts'
import type { Condition, Quantity } from './condition.ts'

/**
 * What follows: a fact says this, something has happened of which only the date is missing, two nations no longer fight or
 * have fought or still do, what a country granted passes from one power to another, a tension has come to a level, or a fact that is reported cannot be as
 * it is, or a country as it is said to stand. A peace that `presumes` a war of the first with one of
 * these was made after one: with the second, where none is reported. Of those that `or` names one has fought, if not the first, and a war `brings`
 * others with it.
 */
export type Consequence =
  | { readonly is: 'fact'; readonly fact: FactId; readonly value: FactValue }
  | { readonly is: 'dated'; readonly fact: DateFact }
  /** What something amounts to at the moment it comes about; of an earlier moment it is asked for. */
  | { readonly is: 'measured'; readonly fact: FactId; readonly value: Quantity }
  | {
      readonly is: 'peace'
      readonly between: readonly [Nation, Nation]
      readonly since?: DateFact
      readonly presumes?: readonly Nation[]
    }
  | {
      readonly is: 'fought'
      readonly between: readonly [Nation, Nation]
      readonly or?: readonly (readonly [Nation, Nation])[]
      readonly brings?: readonly (readonly [Nation, Nation])[]
      /** What else would be known with the war: whoever reads one of these is told too. */
      readonly tells?: readonly FactId[]
    }
  /** They fight on until one of these is so: that it is not on is asked about, with what may have ended it. */
  | { readonly is: 'goes-on'; readonly between: readonly [Nation, Nation]; readonly endedBy: readonly FactId[] }
  | { readonly is: 'passed'; readonly minor: Minor; readonly from: Power; readonly to: Power }
  | { readonly is: 'reached'; readonly track: Track; readonly level: number }
  | { readonly is: 'otherwise'; readonly fact: FactId }
  | { readonly is: 'stands-otherwise'; readonly minor: Minor }

/**
 * One fact follows from others. `certain`: the contrary cannot be so, and is refused. `usual`: it is so unless the contrary is reported.
 * `likely`: it is asked for, and never taken for granted.
 */
export interface Implication extends Told {
  readonly id: string
  readonly when: Condition
  readonly implies: Consequence
  readonly strength: 'certain' | 'usual' | 'likely'
  /** `words`: the condition as a clause that follows "since" and "yet". */
  readonly ruling?: string
  /** Whoever asks about this country should know as well. */
  readonly minor?: Minor
}
