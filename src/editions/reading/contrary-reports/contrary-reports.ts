import {
  type Declaration,
  isMinor,
  joins,
  NATION_NAMES,
  type Nation,
  readsOf,
  type Situation,
  targetName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Locate } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'
import { unknownAttackers } from '../wars/undeclared-attacks.ts'
import { type Contrary, contraryOf } from './contrary.ts'
import { mobilizationsOtherwise } from './contrary-mobilizations.ts'
import {
  factorsOtherwise,
  partnersOtherwise,
  peaceOtherwise,
  takenFromTheStart,
  untoldBenefits,
  untoldSpain,
  westernBenefits,
} from './contrary-standings.ts'
import { closedPoints, excessPoints, overusedPoints, strayPoints, vichyPoints } from './excess-points.ts'
import { forbiddenActs } from './forbidden-acts.ts'
import { unknownRenewals } from './misstatements.ts'
import { strayStandings } from './stray-standings.ts'
import { unexplainedLands } from './unexplained-lands.ts'

/** An attack that only a capital tells of, and that would let somebody react if it were just made (49.61): when it was, is asked. */
function undatedAttacks(
  { clauses }: Rulebook,
  start: Situation,
  { declarations, standings }: Situation,
  { declarations: told = [], wars = [] }: SituationDocument,
): readonly Remark[] {
  const isDated = (by: Nation, on: Nation): boolean =>
    wars.some((war) => 'between' in war && joins({ between: war.between, since: war.since }, by, on))
  const isNews = ({ by, on, quiet }: Declaration): boolean =>
    quiet === true && !isDated(by, on) && ![...start.declarations, ...told].some((one) => one.by === by && one.on === on)
  return declarations.filter(isNews).flatMap(({ by, on }) => {
    const opened = clauses.reacting.filter(({ when }) =>
      readsOf(when).some((read) => read.of === 'declaration' && read.by.includes(by) && read.on.includes(on)),
    )
    const targets = [...new Set(opened.flatMap((right) => right.on))].filter(isMinor).filter((minor) => standings[minor].conquered !== true)
    return targets.map((minor) => ({
      minor,
      words: `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]} in a turn that nobody reports, and a reaction for ${targetName(minor)} may hang on it; please report the declaration`,
      ...(opened[0] === undefined ? {} : { cite: opened[0].cite }),
    }))
  })
}

/** What a document says that cannot be so, what it says that hardly can, and what is read all the same. */
export function contraryReports(
  book: Rulebook,
  start: Situation,
  situation: Situation,
  document: SituationDocument,
  asked: readonly Remark[],
  locate: Locate | undefined,
): Contrary & { readonly footnotes: readonly Remark[] } {
  const { refusals, doubts } = contraryOf(
    forbiddenActs(book, start, situation, document, locate),
    partnersOtherwise(book, document, locate),
    {
      refusals: [],
      doubts: [
        ...peaceOtherwise(book, situation, document),
        ...westernBenefits(book, situation, document),
        ...untoldBenefits(book, situation, document),
        ...untoldSpain(book, situation, document),
        ...takenFromTheStart(book, situation, document),
        ...factorsOtherwise(book, situation, document),
        ...unknownRenewals(situation),
        ...undatedAttacks(book, start, situation, document),
        ...unknownAttackers(book, situation, document, asked),
        ...strayStandings(book, document),
        ...mobilizationsOtherwise(book, situation, document),
        ...unexplainedLands(book, situation, document),
        ...overusedPoints(book, document, situation),
      ],
    },
  )
  const footnotes = [
    ...strayPoints(book, document),
    ...closedPoints(book, document, situation),
    ...vichyPoints(book, document, situation),
    ...excessPoints(book, document, situation),
  ]
  return { refusals, doubts, footnotes }
}
