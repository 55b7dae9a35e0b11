import { type PearlHarborAnswer, pearlHarborDoor, type Refused } from '../../counsel/index.ts'
import type { StrikeEvent, StrikeEventType } from '../../rules/index.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { facesIn, haveFallen, outlookArgs, padded } from './question.ts'

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
  readonly refusals: Refused['refusals']
  /** What has happened so far; nothing of what the missing dice would bring. */
  readonly event: <T extends StrikeEventType>(type: T) => EventOf<T> | undefined
}

/** Steps that wait for a die of their own. */
const AFTER: Readonly<Record<StrikeEventType, 'launch' | 'carriers' | 'surprise' | 'decision' | 'second' | 'interception'>> = {
  'strike-launched': 'launch',
  'magic-committed': 'launch',
  'carriers-located': 'launch',
  'surprise-rolled': 'surprise',
  'first-strike-flown': 'surprise',
  'first-strike-resolved': 'surprise',
  'strike-withdrawn': 'decision',
  'second-strike-flown': 'second',
  'second-strike-resolved': 'second',
  'interception-tried': 'interception',
  'combat-resolved': 'interception',
  'strike-returned': 'interception',
}

/** One strike played by the engine from the dice that were given or thrown. */
export function useStrike(outlook: PearlHarborAnswer): Strike {
  const { sheet, asked, ask } = useSheet()
  const { parts } = asked
  const args = outlookArgs(asked, sheet)
  const isTable = outlook.tableUsed
  const carrierDice = facesIn(parts['carrierDice'], isTable ? 2 * outlook.taskForces : 0)
  const surpriseDie = Number(parts['surpriseDie'] ?? 0)
  const isSecond = parts['second'] === undefined ? undefined : parts['second'] === 'yes'
  const dice = isTable ? { carrierDice: padded(carrierDice), surpriseDie: surpriseDie || 1 } : {}
  const first = ask(pearlHarborDoor, { ...args, ...dice })
  const located = (first.ok ? first.strike?.events : undefined)?.find((one) => one.type === 'carriers-located')?.located ?? {}
  const searching = Object.entries(located).flatMap(([force, { place }]) => (typeof place === 'number' ? [force] : []))
  const interceptionDice = facesIn(parts['interceptionDice'], searching.length)
  const { cap, oilResult } = parts
  const whole =
    isSecond === true
      ? ask(pearlHarborDoor, {
          ...args,
          ...dice,
          secondStrike: true,
          ...(cap === undefined ? {} : { cap }),
          ...(oilResult === undefined ? {} : { oilResult }),
          ...(isTable ? { interceptionDice: padded(interceptionDice) } : {}),
        })
      : first
  const hasLocated = haveFallen(carrierDice)
  const hasSurprise = !isTable || (hasLocated && surpriseDie > 0)
  const reached = {
    launch: true,
    carriers: hasLocated,
    surprise: hasSurprise,
    decision: hasSurprise && isSecond === false,
    second: hasSurprise && isSecond === true,
    interception: hasSurprise && (isSecond === false || (isSecond === true && haveFallen(interceptionDice))),
  }
  const events = (whole.ok ? whole.strike?.events : first.ok ? first.strike?.events : undefined) ?? []
  return {
    taskForces: Object.keys(located),
    carrierDice,
    surpriseDie,
    interceptionDice,
    searching,
    isSecond,
    refusals: first.ok ? (whole.ok ? [] : whole.refusals) : first.refusals,
    event: <T extends StrikeEventType>(type: T) => events.find((one): one is EventOf<T> => one.type === type && reached[AFTER[one.type]]),
  }
}
