import { turnNumber, turnsFrom } from './calendar.ts'
import type { Nation } from './countries.ts'
import { type Power, SIDE_OF } from './powers.ts'
import { isAtWar, joins, type Situation, type War } from './situation.ts'

/** Begun before this turn, or before the game. */
export const isEarlier = (war: War, { turn }: Situation): boolean => war.opening === true || turnNumber(war.since) < turnNumber(turn)

/** France is out once it has fallen; a surrendered Britain is out while the U.S. is (59.83); so are Russia and Italy when they surrender. */
function isOutOfTheWar(power: Power, situation: Situation): boolean {
  const { facts } = situation
  switch (power) {
    case 'france':
      return facts['france.fallen'] === true
    case 'britain':
      return facts['britain.surrendered'] === true && !isAtWar(situation, 'us', 'germany')
    case 'russia':
      return facts['russia.surrendered'] === true
    default:
      return false
  }
}

/** Allied player turns that have followed the outbreak, this game turn's included; Japan and the Axis move before the Allies (R50-46). */
export function alliedTurnsOfWar(situation: Situation, one: Nation, other: Nation): number {
  const war = situation.wars.find((on) => on.until === undefined && joins(on, one, other))
  if (war === undefined) return 0
  const isAlliedWar = situation.declarations.some(
    ({ by, on, turn }) => turn === war.since && SIDE_OF[by] === 'allies' && joins(war, by, on),
  )
  return turnsFrom(war.since, situation.turn) + (isAlliedWar ? 0 : 1)
}

/** Major powers at war with any of these, leaving out those that are out of the war. */
export function majorsAtWar(
  situation: Situation,
  reading: { readonly against: readonly Power[]; readonly among: readonly Power[]; readonly since: 'earlier' | 'any' },
): number {
  const counts = (war: War): boolean => war.until === undefined && (reading.since === 'any' || isEarlier(war, situation))
  return reading.among.filter(
    (power) =>
      !isOutOfTheWar(power, situation) &&
      situation.wars.some((war) => counts(war) && reading.against.some((enemy) => joins(war, power, enemy))),
  ).length
}

/** Two nations were at war at the end of a turn, by its number; before the calendar, nobody was. */
export const wasAtWar = ({ wars }: Situation, one: Nation, other: Nation, turn: number): boolean =>
  turn >= 0 &&
  wars.some((war) => joins(war, one, other) && turnNumber(war.since) <= turn && (war.until === undefined || turnNumber(war.until) > turn))

/** How many declarations came after the turn of that number; none if nothing happened in any turn. */
export const declarationsSince = ({ declarations }: Situation, by: readonly Power[], on: readonly Nation[], turn: number): number =>
  turn < 0 ? 0 : declarations.filter((one) => by.includes(one.by) && on.includes(one.on) && turnNumber(one.turn) > turn).length
