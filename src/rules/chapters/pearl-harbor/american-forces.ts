import {
  type Book,
  type Citation,
  type Condition,
  chapterOf,
  conditionWords,
  isMet,
  lacking,
  type Refusal,
  refuse,
  type Situation,
  type Told,
} from '../../core/index.ts'
import { mostOf } from '../tension/index.ts'
import { AMERICAN_FORCES, AMERICAN_STATIONS, type AmericanForce, type AmericanStation, type Whither } from './american-stations.ts'
import type { PearlHarborChapter } from './clauses.ts'

/** Whether some forces may go somewhere, by what, and why not. */
export interface AmericanMove {
  readonly to: AmericanStation
  readonly forces: AmericanForce
  readonly allowed: boolean
  readonly opened: readonly { readonly words: string; readonly most?: number; readonly cite: Citation }[]
  readonly refusals: readonly Refusal[]
}

const isAbout = ({ to, forces }: Whither, station: AmericanStation, force: AmericanForce): boolean =>
  to.includes(station) && forces.includes(force)

const wanting = (condition: Condition, situation: Situation, link: 'until' | 'only when'): string => {
  const missing = lacking(condition, situation)
  return missing === undefined ? '' : `, ${link} ${conditionWords(missing)}`
}

/** Our ruling rules it out: no level brings it. */
const isRuledOut = (condition: Condition): boolean =>
  condition.is === 'all' ? condition.of.some(isRuledOut) : condition.is === 'not' && condition.of.is === 'always'

/** Every bar that stands and, where no leave helps, every leave that is not there yet. */
export function americanMove(
  book: Book<PearlHarborChapter>,
  situation: Situation,
  to: AmericanStation,
  forces: AmericanForce,
): AmericanMove {
  const { bars, leaves } = chapterOf(book, 'americanForces')
  const standing = bars.filter((bar) => isAbout(bar, to, forces) && !isMet(bar.until, situation))
  const ways = leaves.filter((leave) => isAbout(leave, to, forces)).map(({ by }) => by)
  const open = ways.filter(({ when }) => isMet(when, situation))
  const against = open.length > 0 ? standing.filter(({ isFirm }) => isFirm) : standing
  const why = ({ words, cite }: Told, condition: Condition, link: 'until' | 'only when'): Refusal =>
    refuse('closed', `${AMERICAN_FORCES[forces]} to ${AMERICAN_STATIONS[to]}: ${words}${wanting(condition, situation, link)}`, cite, {
      to,
      forces,
    })
  return {
    to,
    forces,
    allowed: against.length === 0,
    opened:
      against.length > 0 || standing.length === 0
        ? []
        : open.map((one) => {
            const most = mostOf(one, situation)
            return { words: one.words, ...(typeof most === 'number' ? { most } : {}), cite: one.cite }
          }),
    refusals: [
      ...against.map((bar) => why(bar, bar.until, 'until')),
      ...(against.length > 0 && open.length === 0
        ? ways.filter(({ when }) => !isRuledOut(when)).map((one) => why(one, one.when, 'only when'))
        : []),
    ],
  }
}
