import type { Outcome } from '../../../chapters/rolls/index.ts'
import { followsOfWar, levelsKept, notesAfter, type Outbreak, type WarFollowing, type WarPair } from '../../../chapters/war/index.ts'
import {
  type Declaration,
  type FactValue,
  isPower,
  type Minor,
  type Nation,
  type Power,
  type Situation,
  type Standing,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { Progress } from '../../declaration/declaration.ts'
import { movedInWindow } from '../../tension-moves.ts'

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
  /** An earlier order of the window, whose war is part of this one now (50.12): on whom, and what it moved of the Japanese level. */
  readonly takesIn?: { readonly on: readonly Power[]; readonly moved: number }
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

/** Outbreaks of war that take effect together, and what they bring, beside those of earlier orders that they take in. */
export function putOutbreaks(
  progress: Progress<WarDeclared | WarFollowed>,
  situation: Situation,
  outbreaks: readonly Outbreak[],
  priceOf: (outbreak: Outbreak) => number,
  takenIn: readonly Outbreak[] = [],
): void {
  const { book } = progress
  for (const outbreak of outbreaks) {
    const on = takenIn
      .filter(({ aim }) => aim.by === outbreak.aim.by)
      .map(({ declaration }) => declaration.on)
      .filter(isPower)
    const takesIn = on.length === 0 ? {} : { takesIn: { on, moved: movedInWindow(book, progress.game, 'usjt') } }
    progress.put({ ...warDeclared(book, situation, outbreak, priceOf(outbreak)), ...takesIn })
  }
  const follows = followsOfWar(book, situation, progress.game.situation, [...takenIn, ...outbreaks])
  if (follows.length > 0) progress.put({ type: 'war-followed', follows })
}
