import { type Delegation, FACTION_NAMES, FACTIONS, isFactId } from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import type { Asking } from './through.ts'

/** Factions whose sealed points these delegations do not share. */
const hiddenFrom = ({ sealed }: Game, eyes: readonly Delegation[]) =>
  FACTIONS.filter((faction) => sealed.includes(faction) && !eyes.includes(faction))

/** A game as a situation to ask about, by what these delegations have been shown of it. Give it their view, never the whole game. */
export function askingFrom(book: Rulebook, view: Game, eyes: readonly Delegation[]): Asking {
  const { cite } = book.clauses.secrecy
  return {
    book,
    situation: view.situation,
    course: { view, eyes },
    assumed: [],
    reported: Object.keys(view.reports).filter(isFactId),
    unseen: Object.fromEntries(
      hiddenFrom(view, eyes).map((faction) => [
        faction,
        { words: `points of ${FACTION_NAMES[faction]} that have not been shown count as none here`, cite },
      ]),
    ),
  }
}
