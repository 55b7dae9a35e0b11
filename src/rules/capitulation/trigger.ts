import { dpLevel } from '../allotment.ts'
import type { Citation } from '../citation.ts'
import type { FactId } from '../facts.ts'
import { POWER_NAMES } from '../powers.ts'
import type { Reckoning } from '../reckoning.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Situation } from '../situation.ts'
import { factsRead, lacking } from '../weighing.ts'
import { conditionWords } from '../words.ts'
import type { SurrenderTrigger } from './capitulation-clauses.ts'

/** A trigger as things stand. */
export interface TriggerState {
  readonly id: string
  readonly words: string
  readonly cite: Citation
  readonly ruling?: string
  readonly isMet: boolean
  /** Each part that is not so, in words; none when it is met. */
  readonly wanting: readonly string[]
  /** What the power's points would come to, line by line, where they count. */
  readonly points?: Reckoning
  /** Facts it hangs on. */
  readonly facts: readonly FactId[]
}

function pointsWanting({ points: limit }: SurrenderTrigger, level: Reckoning | undefined): readonly string[] {
  if (limit === undefined || (level !== undefined && level.total <= limit.most)) return []
  const name = POWER_NAMES[limit.of]
  return [
    level === undefined
      ? `a table of ${name}’s diplomatic points`
      : `${name} at ${limit.most} diplomatic points or fewer, not ${level.total}`,
  ]
}

/** Whether a trigger is met, and what it still takes. */
export function triggerState(book: Rulebook, situation: Situation, trigger: SurrenderTrigger): TriggerState {
  const { id, words, cite, ruling, when, points: limit } = trigger
  const level = limit === undefined ? undefined : dpLevel(book, situation, limit.of)
  const missing = lacking(when, situation)
  const parts = missing === undefined ? [] : missing.is === 'all' ? missing.of : [missing]
  const wanting = [...parts.map(conditionWords), ...pointsWanting(trigger, level)]
  return {
    id,
    words,
    cite,
    ...(ruling === undefined ? {} : { ruling }),
    isMet: wanting.length === 0,
    wanting,
    ...(level === undefined ? {} : { points: level }),
    facts: factsRead(when),
  }
}
