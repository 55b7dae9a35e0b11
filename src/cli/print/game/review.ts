import type { OwnYear, Review } from '../../../counsel/index.ts'
import { DELEGATION_NAMES, FACTION_NAMES, type Faction, turnName } from '../../../rules/core/index.ts'
import { placementWords } from '../../../rules/game/index.ts'
import { OWN_YEARS, REVIEWED } from '../../game/review-words.ts'
import { type Print, paragraphs, said } from '../text.ts'

/** A finished game looked back upon, and by which script it was played again. */
export type Reviewed = Review & { readonly ok: true; readonly script: string; readonly isOwnScript: boolean }

/** Swings, the decisions that mattered, each year’s points beside the mix, and the dice of each seat. */
export const printReview: Print<Reviewed> = (found, look) => {
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
    said({ words: REVIEWED.map(found.script, found.isOwnScript) }, 0, look),
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
    said({ words: REVIEWED.scale }, 0, look),
  ])
}

const MOST_OF_MIX = 3

/** The years of one seat that are over. */
export interface ReviewedYears {
  readonly ok: true
  readonly by: Faction
  readonly years: readonly OwnYear[]
}

/** Each year of one seat: what it placed, what the mix would have placed, judgement apart from luck. */
export const printOwnYears: Print<ReviewedYears> = ({ years }, look) =>
  paragraphs([
    ...years.map(({ by, year, placed, mix, judgement, error, brought, expected, dice, wars }) => [
      look.paint.strong(OWN_YEARS.heading(FACTION_NAMES[by], year)),
      ...[
        OWN_YEARS.placed(placementWords(placed)),
        ...mix.slice(0, MOST_OF_MIX).map(({ placements, chance }) => OWN_YEARS.mix(placementWords(placements), chance)),
        OWN_YEARS.judgement(judgement, 2 * error),
        OWN_YEARS.luck(brought, expected, wars),
        OWN_YEARS.dice(dice.rolls, dice.expected, dice.fallen, dice.chance),
      ].flatMap((words) => said({ words }, 2, look)),
    ]),
    said({ words: OWN_YEARS.scale }, 0, look),
  ])
