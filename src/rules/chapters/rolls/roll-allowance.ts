import {
  type Book,
  FACTIONS_MOVING,
  isAtWar,
  type Minor,
  type Refusal,
  type Roll,
  refuse,
  type Situation,
  sideOf,
  targetName,
} from '../../core/index.ts'
import type { RollChapter } from './clauses.ts'
import { beforeDemand, brokenByDemand } from './demand.ts'
import { whyNotName } from './naming.ts'
import { whyNotSubversion } from './subversion.ts'

/** Why a roll is no answer to a demand (49.71). */
function whyNotAnswer(book: Book<RollChapter>, { by, target }: Roll): readonly Refusal[] {
  const cite = book.clauses.demandRoll(target)
  const refusals: Refusal[] = []
  if (by !== 'russia') refusals.push(refuse('not-russias-demand', `${targetName(target)}: only Russia makes demands`, cite, { target }))
  if (book.tables[target]?.demandBands === undefined)
    refusals.push(refuse('no-answer-by-roll', `${targetName(target)}: a demand there causes no roll`, cite, { target }))
  return refusals
}

/** Why Germany cannot bind itself to a war on Russia for this roll (R49-67). */
export function whyNotPledgeFor(
  book: Book<RollChapter>,
  situation: Situation,
  target: Minor,
  isAxisPhase: () => boolean,
): readonly Refusal[] {
  const cite = book.clauses.pledges[target] ?? book.clauses.noPledge
  const refusals: Refusal[] = []
  if (isAtWar(situation, 'germany', 'russia')) refusals.push(refuse('at-war-already', 'Germany and Russia are at war already'))
  if (!isAxisPhase())
    refusals.push(refuse('not-an-axis-phase', `${targetName(target)}: Germany can declare nothing in an Allied phase`, cite, { target }))
  if (book.clauses.pledges[target] === undefined)
    refusals.push(refuse('no-pledge', `${targetName(target)}: no line of its table asks for a pledge`, cite, { target }))
  return refusals
}

/** Why this roll cannot be made in a phase of the roller's side: its target may not be named, or a push given to it is not allowed. */
export function whyNotRollFor(book: Book<RollChapter>, situation: Situation, roll: Roll): readonly Refusal[] {
  const { by, target, manner, subversion, pledgesWarOnRussia } = roll
  const naming =
    manner === 'demand'
      ? [...whyNotAnswer(book, roll), ...brokenByDemand(book, beforeDemand(situation, target), target)]
      : whyNotName(book, situation, by, [{ target, manner }])
  return [
    ...naming,
    ...(subversion === 0 ? [] : whyNotSubversion(book, situation, roll, subversion)),
    ...(pledgesWarOnRussia ? whyNotPledgeFor(book, situation, target, () => FACTIONS_MOVING[sideOf(by)].includes('axis')) : []),
  ]
}
