import { type Citation, FACTS, type FactId, isFactId, type Minor, type Nation, type Track } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { readersIn } from '../../index.ts'
import type { SituationDocument } from './situation-document.ts'

/** Something that should be known of a document, though it can be read: what it says without effect, or what cannot well be so. */
export interface Remark {
  readonly words: string
  readonly fact?: FactId
  /** Others that it does not go with: whoever reads one of them should know. */
  readonly beside?: readonly FactId[]
  /** Whose war it is about. */
  readonly between?: readonly [Nation, Nation]
  /** Those that may have fought in their place, or with them: whoever reads a war or a declaration of one of these should know, or else of `minor`, `track` or `beside`. */
  readonly among?: readonly (readonly [Nation, Nation])[]
  /** Whose declaration of war on whom it is about. */
  readonly declared?: readonly [Nation, Nation]
  /** Whose standing it is about. */
  readonly minor?: Minor
  /** Whose level it is about. */
  readonly track?: Track
  /** A scenario that fits better. */
  readonly scenario?: string
  readonly cite?: Citation
}

type Facts = Readonly<Record<string, unknown>>

const namedIn = (facts: Facts): readonly FactId[] => Object.keys(facts).filter(isFactId)

/** A fact that says nothing without another that was not reported. */
function alone(fact: FactId, facts: Facts): readonly Remark[] {
  const { beside } = FACTS[fact]
  const without = beside === undefined ? undefined : `${fact.slice(0, fact.indexOf('.'))}.${beside}`
  if (without === undefined || Object.hasOwn(facts, without)) return []
  return [{ fact, words: `${fact} is read together with ${without}, which is not reported` }]
}

/** Facts that were reported without effect. A startup bundle cannot tell which it reads. */
export const unreadFacts = (book: Rulebook, facts: Facts): readonly Remark[] =>
  book.isStartup
    ? []
    : namedIn(facts).flatMap((fact) =>
        readersIn(book)[fact] === undefined ? [{ fact, words: `nothing in this book reads ${fact}` }] : alone(fact, facts),
      )

/** Facts that no clause reads, by book, of those whose options and rulings are the usual ones: worked out beforehand, for whoever has only a startup bundle. */
export type UnreadByBook = Readonly<Record<string, readonly string[]>>

/** What the whole book would say of these facts; nothing where only that can tell. */
export function unreadBeforehand(
  unread: UnreadByBook,
  { edition, options = [], rulings = {}, facts = {} }: SituationDocument,
): readonly Remark[] | undefined {
  const named = namedIn(facts)
  if (named.length === 0) return []
  const unreadHere = options.length === 0 && Object.keys(rulings).length === 0 ? unread[edition] : undefined
  return unreadHere === undefined || named.some((fact) => unreadHere.includes(fact))
    ? undefined
    : named.flatMap((fact) => alone(fact, facts))
}
