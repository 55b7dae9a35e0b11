import { copyWith, factsWith, isFactId, isMinor, type Situation, situationWith, standingsWith } from '../../core/index.ts'
import { type MinorNation, namesOfNation } from '../statuses/index.ts'

/** What is told of a nation without a table that has surrendered. */
export const factsOfSurrender = (of: MinorNation): Readonly<Record<string, true>> =>
  isMinor(of) ? {} : Object.fromEntries([`${of}.conquered`, `${of}.surrendered`].filter(isFactId).map((id) => [id, true]))

/** The situation once a nation has surrendered. Its capital’s holder stands for its land: places that nothing hangs on are not read. */
export function withNationOut(situation: Situation, of: MinorNation): Situation {
  if (!isMinor(of)) return situationWith(situation, { facts: factsWith(situation.facts, factsOfSurrender(of)) })
  const standing = copyWith(situation.standings[of], { conquered: true as const })
  return situationWith(situation, { standings: standingsWith(situation.standings, { [of]: standing }) })
}

/** Whether its capital can have fallen before this turn: not if all its wars began in it. */
export function isWarOlder({ turn, wars }: Situation, nation: MinorNation): boolean {
  const own = wars.filter(({ between, until }) => until === undefined && namesOfNation(nation).some((name) => between.includes(name)))
  return own.length === 0 || own.some(({ since, opening }) => opening === true || since !== turn)
}
