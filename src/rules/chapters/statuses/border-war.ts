import { type Book, chapterOf, isMet, type Situation } from '../../core/index.ts'
import type { BorderWar, StatusChapter } from './clauses.ts'
import { OUT_OF_IT } from './nation.ts'
import { isCalling, type MinorStatus } from './status.ts'

export interface BorderWarStage {
  readonly war: BorderWar
  readonly stage: 'open' | 'over'
}

/** The border war that decides about a nation: fought or over, while it is no belligerent of the larger war. */
export function borderWarOf(book: Book<StatusChapter>, situation: Situation, found: MinorStatus): BorderWarStage | undefined {
  const { borderWars, fights } = chapterOf(book, 'statuses')
  const war = borderWars.find(({ nation }) => nation === found.nation)
  if (war === undefined || OUT_OF_IT.includes(found.status) || fights.includes(found.status)) return undefined
  if (isCalling(book, situation, found)) return undefined
  const stage = isMet(war.isOpen, situation) ? 'open' : isMet(war.isOver, situation) ? 'over' : undefined
  return stage === undefined ? undefined : { war, stage }
}
