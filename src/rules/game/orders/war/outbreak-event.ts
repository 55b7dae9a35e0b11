import { levelsKept } from '../../../chapters/war/blitz.ts'
import type { Outbreak } from '../../../chapters/war/outbreak.ts'
import { isMet } from '../../../core/conditions/weighing.ts'
import type { Situation } from '../../../core/situation.ts'
import type { EventOf } from '../../event.ts'
import type { Rulebook } from '../../rulebook.ts'

/** An outbreak as it goes on record; the price goes with the first of a pair. */
export function warDeclared(book: Rulebook, situation: Situation, outbreak: Outbreak, price: number): EventOf<'war-declared'> {
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
    onMap: book.clauses.afterDeclaration
      .filter((note) => note.by.includes(by) && note.on === on && (note.when === undefined || isMet(note.when, situation)))
      .map(({ words, cite }) => ({ words, cite })),
  }
}
