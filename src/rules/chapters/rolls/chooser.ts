import type { Band, Book, Citation, Faction, Roll, Situation } from '../../core/index.ts'
import { achiever, tieRule } from './beneficiary.ts'
import type { RollChapter } from './clauses.ts'
import { lesserResults } from './lesser.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Whose it is to take a result or a lesser one. Nobody's where nobody is favoured, or two tie for nothing; where they tie for something, theirs to agree on or a die's. */
export interface Chooser {
  readonly faction: Faction | null
  readonly is: 'favoured' | 'tied' | 'nobody'
  readonly cite: Citation
}

/** Whether one result brings what the other does, to the last mark: which of them is taken makes no difference. */
const comesToTheSame = ({ result: _one, ...first }: Outcome, { result: _other, ...second }: Outcome): boolean =>
  JSON.stringify(first) === JSON.stringify(second)

/** Whether it matters which of the results open is taken, and for whom. */
export function isChoice(
  book: Book<RollChapter>,
  situation: Situation,
  roll: Roll,
  rolled: Band,
  winners: readonly (Faction | undefined)[] = [undefined],
): boolean {
  const [first, ...others] = lesserResults(book, situation, roll, rolled)
    .filter(({ refusals }) => refusals.length === 0)
    .flatMap(({ band }) => winners.map((winner) => outcomeOf(book, situation, roll, band, winner)))
  return first !== undefined && others.some((one) => !comesToTheSame(first, one))
}

/** Whoever named the target and threw the die (49.53): the choice is the favoured faction's. */
export function chooserOf(book: Book<RollChapter>, situation: Situation, roll: Roll, rolled: Band, agreed?: Faction): Chooser {
  const cite = book.clauses.lesserChooser
  if (rolled.favours === 'nobody') return { faction: null, is: 'nobody', cite }
  const faction = achiever(book, situation, roll, rolled.favours, agreed)
  if (faction !== undefined) return { faction, is: 'favoured', cite }
  return isChoice(book, situation, roll, rolled, ['westernAllies', 'russia'])
    ? { faction: null, is: 'tied', cite: tieRule(book, situation, roll) }
    : { faction: null, is: 'nobody', cite }
}
