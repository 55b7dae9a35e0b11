import { type Book, chapterOf, holderOf, isAtWar, isPower, type Nation, PLACES, POWERS, type Situation } from '../../core/index.ts'
import {
  type Friend,
  friendOf,
  isFoughtBy,
  isMinorNation,
  type MinorNation,
  namesOfNation,
  powersWith,
  statusOf,
} from '../statuses/index.ts'
import type { MinorSurrenderChapter } from './minor-clauses.ts'

/** Whom a holder fights beside. */
const friendOfNation = (book: Book<MinorSurrenderChapter>, situation: Situation, nation: Nation): Friend | undefined =>
  isPower(nation) ? friendOf(nation) : isMinorNation(nation) ? (statusOf(book, situation, nation).favours ?? undefined) : undefined

/** The holder and all that act with it. */
function campOf(book: Book<MinorSurrenderChapter>, situation: Situation, holder: Nation): readonly Nation[] {
  const friend = friendOfNation(book, situation, holder)
  return [holder, ...(friend === undefined ? [] : powersWith(friend))]
}

/** It fights an enemy of the nation and not the nation itself: it came to help, though no status says so yet. */
function isHelper(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation, holder: Nation): boolean {
  const isEnemy = isFoughtBy(book, situation, statusOf(book, situation, nation))
  const camp = campOf(book, situation, holder)
  if (camp.some(isEnemy)) return false
  return POWERS.filter(isEnemy).some((enemy) => camp.some((one) => isAtWar(situation, one, enemy)))
}

/** Whoever holds the capital and is neither the nation nor its friend, nor one that helps it (3.5.1, 3.5.1.3). */
export function occupierOf(book: Book<MinorSurrenderChapter>, situation: Situation, nation: MinorNation): Nation | undefined {
  const { capitals, own } = chapterOf(book, 'minorSurrenders')
  const capital = capitals[nation]
  if (capital === undefined) return undefined
  const holder = holderOf(situation, capital)
  if (holder === 'nobody' || namesOfNation(nation).includes(holder)) return undefined
  // Vichy is a French city still; Kiev is Russian, and the Ukraine gives in to Russia by a rule of its own (3.5.1.5).
  const isAtHome = holder === PLACES[capital].country && !own.some((one) => one.nation === nation && one.to?.some((to) => to === holder))
  if (isAtHome) return undefined
  const { favours } = statusOf(book, situation, nation)
  if (favours !== null && friendOfNation(book, situation, holder) === favours) return undefined
  return isHelper(book, situation, nation, holder) ? undefined : holder
}
