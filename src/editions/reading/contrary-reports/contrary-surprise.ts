import { offsetBy } from '../../../rules/chapters/tension/index.ts'
import { isBefore, type Refusal, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Locate, misread } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

type Said = Omit<SituationDocument, 'edition'>

/** What its own declaration adds to the level by the table (USJT-E7): a report may be of before it or of after. */
const ownRise = ({ tables }: Rulebook): number =>
  Math.max(
    0,
    ...(tables['usjt']?.rows ?? [])
      .filter(({ per }) => per?.is === 'declarations' && per.when === 'this-turn' && per.by.includes('japan') && per.on.includes('britain'))
      .map(({ value }) => value),
  )

const struckIn = ({ declarations }: Situation) =>
  declarations.filter(({ by, on, revoked }) => by === 'japan' && (on === 'britain' || on === 'us') && revoked !== true)

/** A level of this very turn that the die and the declaration itself can hardly have taken to the other side of the alert (51.71C). */
function strangeLevel(book: Rulebook, situation: Situation, told: 'kept' | 'lost', alert: number): boolean {
  const { actual } = situation.tensions.usjt
  const most = Math.max(...[1, 2, 3, 4, 5, 6].map((die) => offsetBy(book, die)))
  const rise = ownRise(book)
  return told === 'kept' ? actual >= alert + most + rise : actual < alert - most - rise
}

/** Surprise that is told to be kept or lost, against the rules by which it is (51.71A, 51.71B). */
export function contrarySurprise(
  book: Rulebook,
  situation: Situation,
  said: Said,
  locate: Locate | undefined,
): { readonly refusals: readonly Refusal[]; readonly doubts: readonly Remark[] } {
  const pacific = book.clauses.unprepared?.pacific
  const told = said.facts?.['japan.surprise']
  if (pacific === undefined || pacific.isEveryAttack || (told !== 'kept' && told !== 'lost')) return { refusals: [], doubts: [] }
  const { value: alert, cite } = pacific.onAlert
  const struck = struckIn(situation)
  const isAmerican = situation.declarations.some(
    ({ by, on, turn, revoked }) => by === 'us' && on === 'japan' && revoked !== true && !struck.some((one) => isBefore(one.turn, turn)),
  )
  if (told === 'kept' && isAmerican) {
    const refusal = misread(['facts', 'japan.surprise'], locate, 'kept, yet the U.S. declared war on Japan', 'lost, or no such declaration')
    return { refusals: [{ ...refusal, cite }], doubts: [] }
  }
  const isOfThisTurn = struck.length > 0 && struck.every(({ turn }) => turn === situation.turn)
  if (isAmerican || !isOfThisTurn || said.tensions?.usjt === undefined || !strangeLevel(book, situation, told, alert))
    return { refusals: [], doubts: [] }
  const words = `Japanese surprise is told to be ${told}, yet U.S.-Japanese tension is ${situation.tensions.usjt.actual} as Japan declares war; it is lost from ${alert} on`
  return { refusals: [], doubts: [{ words, cite }] }
}
