import type { MinorNation } from '../../chapters/statuses/nation.ts'
import type { CapitulationId } from '../../chapters/surrender/clauses.ts'
import { minorSurrender, surrendersDue } from '../../chapters/surrender/minor-surrender.ts'
import { capitulationOf, outlooks } from '../../chapters/surrender/outlook.ts'
import { reportOf, settled, whyNotSettle } from '../../chapters/surrender/settling.ts'
import { isMinor } from '../../core/countries.ts'
import type { FactValue } from '../../core/facts/fact.ts'
import { isFactId } from '../../core/facts/facts.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import { type Rulebook, whyNoChapter } from '../rulebook.ts'
import type { Settles } from '../stage.ts'

/** Offers that America's politics bring, after all other surrenders (3.2.2). */
const REACTIONS: readonly CapitulationId[] = ['westToAxis', 'usToJapan']

const belongsTo = (id: CapitulationId, settles: Settles): boolean => REACTIONS.includes(id) === (settles === 'political-reaction')

/** Surrenders that are due or offered now and wait for somebody's word (3.2.1a). */
export const unsettled = (book: Rulebook, game: Game, settles: Settles): readonly CapitulationId[] =>
  book.clauses.capitulation === undefined
    ? []
    : outlooks(book, game.situation)
        .filter(({ id, outlook }) => (outlook === 'due' || outlook === 'offered') && belongsTo(id, settles))
        .map(({ id }) => id)

/** France's surrender asks the Axis whether Vichy France is to be; other surrenders come about by themselves. */
const waitsForAWord = (book: Rulebook, id: CapitulationId): boolean => id === 'france' || capitulationOf(book, id).asked !== undefined

const answererOf = (book: Rulebook, id: CapitulationId) => capitulationOf(book, id).asked?.who ?? (id === 'france' ? 'axis' : undefined)

/** Every rule against settling a surrender so. */
export function whyNotSettleSurrender(book: Rulebook, game: Game, { by, settling }: OrderOf<'settle-surrender'>): readonly Refusal[] {
  const silent = whyNoChapter(book, 'capitulation')
  if (silent.length > 0) return silent
  const answerer = answererOf(book, settling.of)
  const stranger =
    by === 'referee' || by === answerer || settling.isFree
      ? []
      : [refuse('not-yours', 'whoever is offered it answers', capitulationOf(book, settling.of).asked?.cite, { by })]
  const wordless =
    settling.of === 'france' && settling.answer === 'accepted' && settling.vichy === undefined
      ? [refuse('vichy-open', 'the Axis say whether Vichy France is formed or refused', book.clauses.capitulation?.vichy)]
      : []
  return [...stranger, ...wordless, ...whyNotSettle(book, game.situation, settling)]
}

export function settleSurrender(book: Rulebook, game: Game, { settling }: Pick<OrderOf<'settle-surrender'>, 'settling'>): readonly Event[] {
  const { facts, wars } = reportOf(book, game.situation, settling)
  return [{ type: 'surrender-settled', settling, facts, wars, follows: settled(book, game.situation, settling) }]
}

function minorGivesIn(book: Rulebook, game: Game, of: MinorNation): Event {
  const { consequences } = minorSurrender(book, game.situation, { of, cause: 'capital' })
  const facts: Readonly<Record<string, FactValue>> = Object.fromEntries(
    [`${of}.conquered`, `${of}.surrendered`].filter(isFactId).map((id) => [id, true]),
  )
  return { type: 'minor-surrendered', nation: of, facts: isMinor(of) ? {} : facts, follows: consequences }
}

/** Minor nations whose capital fell give in (3.5.1), then the powers whose surrender nobody is asked about (3.2.1b). */
export const surrendersOfThemselves = (book: Rulebook, game: Game): readonly Event[] => [
  ...(book.clauses.minorSurrenders === undefined ? [] : surrendersDue(book, game.situation).map((of) => minorGivesIn(book, game, of))),
  ...unsettled(book, game, 'surrenders')
    .filter((id) => !waitsForAWord(book, id))
    .flatMap((id) => settleSurrender(book, game, { settling: { of: id, answer: 'accepted', isFree: false } })),
]
