import {
  isAtWar,
  isBefore,
  isNation,
  isPower,
  isTurn,
  NATION_NAMES,
  NATIONS,
  POWER_NAMES,
  POWERS,
  type Refusal,
  type Situation,
  TURNS,
  type Turn,
  turnName,
} from '../../../rules/core/index.ts'
import type { PlannedWar } from '../../forecast/plan.ts'
import { meantBy, misasked, unknownName } from '../arguments/arguments.ts'

/** A turn that is none, with the nearest of its year. */
export function unknownTurn(argument: string, said: string): Refusal {
  const [year = ''] = /\d{4}/.exec(said) ?? []
  const among = TURNS.filter((turn) => turn.startsWith(year))
  const { meant, hint = `expected one from ${TURNS[0]} to ${TURNS.at(-1)}` } = meantBy(said, among)
  return misasked(argument, `"${said}" is no turn; ${hint}`, 'unknown', { nearest: meant })
}

const wrong = (words: string): Refusal => misasked('declare', words)

/** A war that was planned but cannot come about in the turns that are played: silently left out, it would look as if it changed nothing. */
function whyNever({ by, on, turn }: PlannedWar, situation: Situation, until: Turn): readonly Refusal[] {
  const names = `${POWER_NAMES[by]} and ${NATION_NAMES[on]}`
  return [
    ...(by === on ? [wrong(`${POWER_NAMES[by]} cannot declare war on itself`)] : []),
    ...(isAtWar(situation, by, on) ? [wrong(`${names} are at war already`)] : []),
    ...(isBefore(turn, situation.turn) ? [wrong(`${turnName(turn)} is over: it is ${turnName(situation.turn)}`)] : []),
    ...(isBefore(until, turn) ? [wrong(`${turnName(turn)} comes after ${turnName(until)}, the last turn that is played`)] : []),
  ]
}

/** `germany - russia in 1941 summer`, or all that is wrong with it. */
export function plannedWar(said: string, situation: Situation, until: Turn): PlannedWar | readonly Refusal[] {
  const [, by, on, turn] = /^\s*(.+?)\s+-\s+(.+?)\s+in\s+(.+?)\s*$/.exec(said) ?? []
  if (by === undefined || on === undefined || turn === undefined)
    return [wrong(`"${said}" is no planned war; expected such as germany - russia in 1941 summer`)]
  if (!isPower(by) || !isNation(on) || !isTurn(turn))
    return [
      ...(isPower(by) ? [] : [unknownName('declare', by, POWERS)]),
      ...(isNation(on) ? [] : [unknownName('declare', on, NATIONS)]),
      ...(isTurn(turn) ? [] : [unknownTurn('declare', turn)]),
    ]
  const war = { by, on, turn }
  const never = whyNever(war, situation, until)
  return never.length > 0 ? never : war
}
