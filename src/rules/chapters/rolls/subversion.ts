import { type Book, isAtWar, isMet, type Refusal, type Roll, refuse, type Situation, targetName } from '../../core/index.ts'
import type { NamingChapter } from './clauses.ts'

/** Why Russia may not push a roll for this country by so much; a draw may be anything from 1 to the most there is. */
export function whyNotSubversion(
  book: Book<NamingChapter>,
  situation: Situation,
  { target, manner }: Pick<Roll, 'target' | 'manner'>,
  amount: number,
): readonly Refusal[] {
  const { value, cite } = book.clauses.subversion
  const refusals: Refusal[] = []
  if (manner === 'demand' && value.notOnDemands !== undefined)
    refusals.push(
      refuse('no-action', `${targetName(target)}: an answer to a demand is no Action to subvert`, value.notOnDemands, { target }),
    )
  if (!value.countries.includes(target))
    refusals.push(refuse('not-subvertible', `${targetName(target)} cannot be subverted`, cite, { target }))
  const { actual } = situation.tensions.rgt
  const isOpened = value.unless !== undefined && isMet(value.unless, situation)
  if (actual < value.fromLevel && !isOpened && !(value.orAtWar && isAtWar(situation, 'germany', 'russia')))
    refusals.push(
      refuse(
        'tension-too-low',
        `subversion needs a Russo-German tension of ${value.fromLevel}${value.orAtWar ? ', or war' : ''}; it is ${actual}`,
        cite,
        { needed: value.fromLevel, level: actual },
      ),
    )
  if (value.by === 'point' && (situation.placements.russia[target] ?? 0) < 1)
    refusals.push(refuse('no-point-to-subvert', `${targetName(target)}: Russia has no point there to subvert with`, cite, { target }))
  const most = value.by === 'point' ? value.most : Math.min(value.most, Number(situation.facts['russia.subversionLevel'] ?? 0))
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    refusals.push(
      refuse(
        'amount',
        value.by === 'point'
          ? `a subversion draws 1 to ${most}, not ${amount}`
          : most < 1
            ? 'Russia has reached no level of subversion research'
            : `subversion may push by 1 to ${most}, the research level reached; not by ${amount}`,
        cite,
        { amount, level: most },
      ),
    )
  return refusals
}
