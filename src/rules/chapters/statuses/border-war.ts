import type { Condition } from '../../core/conditions/condition.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import type { Power } from '../../core/powers.ts'
import type { Situation } from '../../core/situation.ts'
import { chapterOf, type Rulebook } from '../../game/rulebook.ts'
import type { ForceRules } from './minor-forces.ts'
import { isCalling, type MinorNation, type MinorStatus, OUT_OF_IT, type Told } from './status.ts'

/** Land that a great power may fight a minor nation for without being at war with it. */
export const BORDER_LANDS = ['finnishBorder', 'bessarabia'] as const
export type BorderLand = (typeof BORDER_LANDS)[number]

/** 3.5.2.4: a war for one border land alone, and what it leaves behind. */
export interface BorderWar {
  readonly nation: MinorNation
  readonly against: Power
  readonly land: BorderLand
  readonly isOpen: Condition
  readonly isOver: Condition
  /** The nation’s own forces while it is fought, and afterwards. */
  readonly forces: { readonly open: ForceRules; readonly over: ForceRules }
  /** The attacker may come into the land, and no further. */
  readonly inLand: Told
  readonly noFurther: Told
  /** Whose economy it is afterwards, whatever its status. */
  readonly economy: Told
}

export interface BorderWarStage {
  readonly war: BorderWar
  readonly stage: 'open' | 'over'
}

/** The border war that decides about a nation: fought or over, while it is no belligerent of the larger war. */
export function borderWarOf(book: Rulebook, situation: Situation, found: MinorStatus): BorderWarStage | undefined {
  const { borderWars, fights } = chapterOf(book, 'statuses')
  const war = borderWars.find(({ nation }) => nation === found.nation)
  if (war === undefined || OUT_OF_IT.includes(found.status) || fights.includes(found.status)) return undefined
  if (isCalling(book, situation, found)) return undefined
  const stage = isMet(war.isOpen, situation) ? 'open' : isMet(war.isOver, situation) ? 'over' : undefined
  return stage === undefined ? undefined : { war, stage }
}
