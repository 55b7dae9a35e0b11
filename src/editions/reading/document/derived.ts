import type {
  Citation,
  FactId,
  Implication,
  Minor,
  Mobilizations,
  Nation,
  Refusal,
  Situation,
  Track,
  Turn,
} from '../../../rules/core/index.ts'
import type { SituationDocument } from './situation-document.ts'
import type { Remark } from './unread-facts.ts'

/** Something that no report says and that follows from what it says. */
export interface Derived {
  readonly words: string
  readonly fact?: FactId
  /** Whose war, or whose standing, it is about. */
  readonly between?: readonly [Nation, Nation]
  /** Whose declaration of war on whom it is about. */
  readonly declared?: readonly [Nation, Nation]
  readonly minor?: Minor
  /** Whose level it is about. */
  readonly track?: Track
  /** Whose mobilizations it is about. */
  readonly mobilized?: keyof Mobilizations
  /** In a run of turns, the one in which it came to be so. */
  readonly turn?: Turn
  readonly cite?: Citation
}

/** A situation with what follows; what should be reported because something else speaks for it; and what cannot both be so. */
export interface Inferred {
  readonly situation: Situation
  readonly derived: readonly Derived[]
  readonly asked: readonly Remark[]
  readonly refusals: readonly Refusal[]
}

/** The parts of a document that what follows is weighed against. */
export type Said = Pick<SituationDocument, 'facts' | 'wars' | 'peace' | 'declarations' | 'tensions' | 'standings'>

export const NOTHING = { derived: [], asked: [], refusals: [] } as const

export const factNow = (situation: Situation, fact: FactId) => situation.facts[fact] ?? null

export const told = ({ words, cite }: Implication, clause: string, about: Pick<Derived, 'fact' | 'between' | 'track'>): Derived => ({
  words: `${clause}, since ${words}`,
  cite,
  ...about,
})
