import type { Outcome } from '../../../chapters/rolls/index.ts'
import { followsOfWar, levelsKept, notesAfter, type Outbreak, type WarFollowing, type WarPair } from '../../../chapters/war/index.ts'
import type { Declaration, FactValue, Minor, Nation, Situation, Standing } from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { Progress } from '../../declaration/declaration.ts'

export interface WarDeclared {
  readonly type: 'war-declared'
  readonly declaration: Declaration
  /** Countries whose standing the declaration itself changes. */
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  /** What the declaration makes of facts the rules ask for. */
  readonly facts: Readonly<Record<string, FactValue>>
  readonly onMap: Outcome['onMap']
  /** Who is at war with whom because of it. */
  readonly wars: readonly WarPair[]
  /** Those that have to be moved into or attacked this turn. */
  readonly duties: readonly Nation[]
  /** BRPs that the declarer alone pays. */
  readonly price: number
}

/** An outbreak as it goes on record; the price goes with the first of a pair. */
function warDeclared(book: Rulebook, situation: Situation, outbreak: Outbreak, price: number): WarDeclared {
  const { declaration, standings, facts, wars, duties } = outbreak
  const { by, on } = declaration
  return {
    type: 'war-declared',
    declaration,
    standings,
    facts: { ...facts, ...levelsKept(book, situation, by, on) },
    wars,
    duties,
    price,
    onMap: notesAfter(book, situation, by, on).map(({ words, cite }) => ({ words, cite })),
  }
}

/** What the declarations bring beside war, duties and tension; some of it in a later turn. */
export interface WarFollowed {
  readonly type: 'war-followed'
  readonly follows: readonly WarFollowing[]
}

/** Outbreaks of war that take effect together, and what they bring. */
export function putOutbreaks(
  progress: Progress<WarDeclared | WarFollowed>,
  situation: Situation,
  outbreaks: readonly Outbreak[],
  priceOf: (outbreak: Outbreak) => number,
): void {
  const { book } = progress
  for (const outbreak of outbreaks) progress.put(warDeclared(book, situation, outbreak, priceOf(outbreak)))
  const follows = followsOfWar(book, situation, progress.game.situation, outbreaks)
  if (follows.length > 0) progress.put({ type: 'war-followed', follows })
}
