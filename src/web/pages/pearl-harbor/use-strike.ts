import { type PearlHarborAnswer, pearlHarborDoor, type Refused, type StrikeStepTold } from '../../../counsel/index.ts'
import type { StrikeEvent, StrikeEventType } from '../../../rules/chapters/pearl-harbor/index.ts'
import { useSituation } from '../../situation/index.ts'
import { facesIn, haveFallen, outlookArgs, padded, reportArgs } from './question.ts'

type EventOf<T extends StrikeEventType> = Extract<StrikeEvent, { type: T }>

/** A strike as far as its dice have fallen. */
export interface Strike {
  readonly taskForces: readonly string[]
  readonly carrierDice: readonly number[]
  readonly surpriseDie: number
  readonly interceptionDice: readonly number[]
  /** Forces that throw a die to intercept, in the order of their dice. */
  readonly searching: readonly string[]
  readonly isSecond: boolean | undefined
  /** Rules against what was said of the first strike, and of what came after it. */
  readonly refusals: { readonly first: Refused['refusals']; readonly second: Refused['refusals'] }
  /** What has happened so far; nothing of what the missing dice would bring. */
  readonly event: <T extends StrikeEventType>(type: T) => EventOf<T> | undefined
  /** The same in the engine's words. */
  readonly told: (type: StrikeEventType) => readonly StrikeStepTold[]
}

/** Steps that wait for a die of their own. */
const AFTER: Readonly<Record<StrikeEventType, 'launch' | 'carriers' | 'surprise' | 'losses' | 'decision' | 'second' | 'interception'>> = {
  'strike-launched': 'launch',
  'magic-committed': 'launch',
  'carriers-located': 'launch',
  'surprise-rolled': 'surprise',
  'first-strike-flown': 'surprise',
  'first-strike-resolved': 'losses',
  'strike-withdrawn': 'decision',
  'second-strike-flown': 'second',
  'second-strike-resolved': 'second',
  'interception-tried': 'interception',
  'combat-resolved': 'interception',
  'strike-returned': 'interception',
}

/** One strike played by the engine from the dice that were given or thrown. */
export function useStrike(outlook: PearlHarborAnswer): Strike {
  const { query, ask } = useSituation()
  const { parts } = query
  const args = outlookArgs(query)
  const isTable = outlook.tableUsed
  const carrierDice = facesIn(parts['carrierDice'], isTable ? 2 * outlook.taskForces : 0)
  const surpriseDie = Number(parts['surpriseDie'] ?? 0)
  const isSecond = parts['second'] === undefined ? undefined : parts['second'] === 'yes'
  const dice = isTable ? { carrierDice: padded(carrierDice), surpriseDie: surpriseDie || 1 } : {}
  // Carriers stay where they are even if a loss cannot be.
  const unhurt = ask(pearlHarborDoor, { ...args, ...dice, first: {} })
  const first = ask(pearlHarborDoor, { ...args, ...dice, first: {}, ...reportArgs(parts, 'first') })
  const located = (unhurt.ok ? unhurt.strike?.events : undefined)?.find((one) => one.type === 'carriers-located')?.located ?? {}
  const searching = Object.entries(located).flatMap(([force, { place }]) => (typeof place === 'number' ? [force] : []))
  const interceptionDice = facesIn(parts['interceptionDice'], searching.length)
  const { cap, oilResult } = parts
  const whole =
    isSecond === true
      ? ask(pearlHarborDoor, {
          ...args,
          ...dice,
          ...reportArgs(parts, 'first', 'second', 'combat'),
          secondStrike: true,
          ...(cap === undefined ? {} : { cap }),
          ...(oilResult === undefined ? {} : { oilResult }),
          ...(isTable ? { interceptionDice: padded(interceptionDice) } : {}),
        })
      : first
  const hasLocated = haveFallen(carrierDice)
  const hasSurprise = !isTable || (hasLocated && surpriseDie > 0)
  const isResolved = hasSurprise && first.ok
  const reached = {
    launch: true,
    carriers: hasLocated,
    surprise: hasSurprise,
    losses: isResolved,
    decision: isResolved && isSecond === false,
    second: isResolved && whole.ok && isSecond === true,
    interception: isResolved && whole.ok && (isSecond === false || (isSecond === true && haveFallen(interceptionDice))),
  }
  const played = [whole, first, unhurt].find((one) => one.ok)?.strike
  const hasHappened = (type: StrikeEventType): boolean => reached[AFTER[type]]
  const refusalsOf = (one: PearlHarborAnswer | Refused): Refused['refusals'] => (one.ok ? [] : one.refusals)
  return {
    taskForces: Object.keys(located),
    carrierDice,
    surpriseDie,
    interceptionDice,
    searching,
    isSecond,
    refusals: { first: refusalsOf(first), second: first.ok ? refusalsOf(whole) : [] },
    event: <T extends StrikeEventType>(type: T) => played?.events.find((one): one is EventOf<T> => one.type === type && hasHappened(type)),
    told: (type) => played?.steps.filter(({ step }) => step === type && hasHappened(type)) ?? [],
  }
}
