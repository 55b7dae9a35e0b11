import type { Review } from '../../../counsel/index.ts'
import { DELEGATION_NAMES, FACTION_NAMES, turnName } from '../../../rules/core/index.ts'
import { placementWords } from '../../../rules/game/index.ts'
import { REVIEWED } from '../../game/words.ts'
import { type Print, paragraphs, said } from '../text.ts'

/** Swings, the decisions that mattered, each year’s points beside the mix, and the dice of each seat. */
export const printReview: Print<Review & { readonly ok: true }> = (found, look) => {
  const strong = look.paint.strong
  const lines = (head: string, all: readonly string[]): readonly string[] => [
    strong(head),
    ...all.flatMap((words) => said({ words }, 2, look)),
  ]
  const year = ({ by, year: of, placed, mix, judgement, error, luck }: Review['years'][number]): string =>
    REVIEWED.year(FACTION_NAMES[by], of, placementWords(placed), placementWords(mix), judgement, error, luck)
  const decision = ({ at, by, turn, did, instead, judgement, error }: Review['decisions'][number]): string =>
    REVIEWED.decision(at, DELEGATION_NAMES[by], turnName(turn), did, instead, judgement, error)
  return paragraphs([
    lines(
      REVIEWED.swings,
      found.swings.map(({ at, turn, words, change }) => REVIEWED.swing(at, turnName(turn), words, change)),
    ),
    lines(REVIEWED.decisions, found.decisions.length === 0 ? [REVIEWED.noDecision] : found.decisions.map(decision)),
    lines(REVIEWED.years, found.years.map(year)),
    lines(
      REVIEWED.luck,
      found.luck.map(({ faction, rolls, expected, fallen, chance }) =>
        REVIEWED.dice(FACTION_NAMES[faction], rolls, expected, fallen, chance),
      ),
    ),
  ])
}
