import { CALENDAR, type PlayerTurn, turnNumber, turnsFrom, yearOf } from '../calendar.ts'
import { factsWith } from '../facts/known-facts.ts'
import { keysOf } from '../names.ts'
import { isPower, type Nation } from '../nations/countries.ts'
import { type Power, SIDE_OF } from '../nations/powers.ts'
import { type Declaration, isAtWar, joins, noteWar, type Situation, situationWith, type War, warsBetween } from '../situation/situation.ts'

/** Begun before this turn, or before the game. */
export const isEarlier = (war: War, { turn }: Situation): boolean => war.opening === true || turnNumber(war.since) < turnNumber(turn)

/** A war that was on already when the turn opened has no date of its own. */
export const isDatedEarlier = (war: War, { turn }: Situation): boolean => war.opening !== true && turnNumber(war.since) < turnNumber(turn)

/** A Russia that had surrendered to the Axis fights again (3.6.6.2). */
function isAttackedAnew({ facts, wars }: Situation): boolean {
  const surrender = facts['russia.surrenderTurn']
  if (typeof surrender !== 'string') return false
  return wars.some(
    (war) =>
      war.until === undefined &&
      (joins(war, 'germany', 'russia') || joins(war, 'italy', 'russia')) &&
      turnNumber(war.since) > turnNumber(surrender as War['since']),
  )
}

/** France is out once it has fallen; a surrendered Britain is out while the U.S. is (59.83); so are Russia and Italy when they surrender. */
function isOutOfTheWar(power: Power, situation: Situation): boolean {
  const { facts } = situation
  switch (power) {
    case 'france':
      return facts['france.fallen'] === true
    case 'britain':
      return facts['britain.surrendered'] === true && !isAtWar(situation, 'us', 'germany')
    case 'russia':
      return facts['russia.surrendered'] === true && !isAttackedAnew(situation)
    default:
      return false
  }
}

const isPair = (one: Nation, other: Nation, pair: readonly [Nation, Nation]): boolean => pair.includes(one) && pair.includes(other)

/** A declaration that puts two nations at war; one between Japan and the U.S. puts Britain at war with Japan as well (50.32C, 50.56). */
const putsAtWar = ({ by, on, revoked }: Declaration, one: Nation, other: Nation): boolean =>
  revoked !== true && (isPair(one, other, [by, on]) || (isPair(one, other, ['japan', 'britain']) && isPair(by, on, ['japan', 'us'])))

/** Who may have put two nations at war by a declaration. */
export const declarersBetween = (one: Nation, other: Nation): readonly Power[] =>
  [one, other, ...(isPair(one, other, ['japan', 'britain']) ? ['us'] : [])].filter(isPower)

/** The player turn in which the war of two nations began. Without a declaration it is the Axis one: Japan and the Axis move first (R50-46). */
export function outbreakOf(situation: Situation, one: Nation, other: Nation): PlayerTurn | undefined {
  const fought = warsBetween(situation, one, other)
  if (fought.length > 0 && fought.every(({ until }) => until !== undefined)) return undefined
  const declared = situation.declarations.filter((declaration) => putsAtWar(declaration, one, other))
  const turns = [...fought.filter(({ until }) => until === undefined).map(({ since }) => since), ...declared.map(({ turn }) => turn)]
  const turn = turns.sort((first, second) => turnsFrom(second, first))[0]
  if (turn === undefined) return undefined
  const declarers = declared.filter((declaration) => declaration.turn === turn).map(({ by }) => SIDE_OF[by])
  return { turn, side: declarers.length > 0 && !declarers.includes('axis') ? 'allies' : 'axis' }
}

/** Allied player turns that have followed the outbreak, this game turn's included. */
export function alliedTurnsOfWar(situation: Situation, one: Nation, other: Nation): number {
  const outbreak = outbreakOf(situation, one, other)
  return outbreak === undefined ? 0 : Math.max(0, turnsFrom(outbreak.turn, situation.turn) + (outbreak.side === 'axis' ? 1 : 0))
}

const SURRENDERS = {
  'france.fallTurn': 'france.fallen',
  'britain.surrenderTurn': 'britain.surrendered',
  'russia.surrenderTurn': 'russia.surrendered',
} as const

function asIfGoingOn({ until: _until, ...war }: War): War {
  return war
}

/** The same situation as its turn began: who has surrendered in the course of it still fought. */
export function asTurnBegan(situation: Situation): Situation {
  const { facts, turn, wars } = situation
  const hasEnded = (war: War): boolean => war.until === turn && isEarlier(war, situation)
  const surrendered = keysOf(SURRENDERS).filter((date) => facts[SURRENDERS[date]] === true && facts[date] === turn)
  if (surrendered.length === 0 && !wars.some(hasEnded)) return situation
  return situationWith(situation, {
    facts: factsWith(facts, Object.fromEntries(surrendered.map((date) => [SURRENDERS[date], false]))),
    wars: wars.map((war) => (hasEnded(war) ? asIfGoingOn(war) : war)),
  })
}

/** Whether it is at war with one of these, or has been since before this turn. */
function isFightingAny(situation: Situation, power: Power, enemies: readonly Power[], since: 'earlier' | 'any'): boolean {
  for (const enemy of enemies) {
    noteWar(situation.wars, power, enemy)
    for (const war of situation.wars)
      if (war.until === undefined && joins(war, power, enemy) && (since === 'any' || isEarlier(war, situation))) return true
  }
  return false
}

/** Major powers at war with any of these, leaving out those that are out of the war. */
export function majorsAtWar(
  situation: Situation,
  { against, among, since }: { readonly against: readonly Power[]; readonly among: readonly Power[]; readonly since: 'earlier' | 'any' },
): number {
  let majors = 0
  for (const power of among) if (!isOutOfTheWar(power, situation) && isFightingAny(situation, power, against, since)) majors++
  return majors
}

/** Two nations were at war at the end of a turn, by its number; before the calendar, nobody was. */
export const wasAtWar = (situation: Situation, one: Nation, other: Nation, turn: number): boolean =>
  turn >= 0 &&
  warsBetween(situation, one, other).some(
    ({ since, until }) => turnNumber(since) <= turn && (until === undefined || turnNumber(until) > turn),
  )

/** The two that have one table between them, each of which may be declared on by itself (50.22A). */
export const halvesOf = (nation: Nation): readonly Nation[] => (nation === 'belgiumLuxembourg' ? ['belgium', 'luxembourg'] : [])

/** A declaration made in war with one of those, or before it and not taken back. */
const drivesTo = (situation: Situation, { by, turn, revoked }: Declaration, to: readonly Power[]): boolean =>
  to.some((enemy) =>
    warsBetween(situation, by, enemy).some(
      ({ since, until }) => (until === undefined || turnsFrom(turn, until) >= 0) && (turnsFrom(since, turn) >= 0 || revoked !== true),
    ),
  )

/** Declarations of some powers drove a country, both halves of it, to their enemies (49.435). */
export function haveDrivenOff(situation: Situation, by: readonly Power[], on: Nation, to: readonly Power[]): boolean {
  const driving = situation.declarations.filter((one) => by.includes(one.by) && drivesTo(situation, one, to)).map((one) => one.on)
  const halves = halvesOf(on)
  return driving.includes(on) || (halves.length > 0 && halves.every((half) => driving.includes(half)))
}

/** How many declarations came after the turn of that number; none if nothing happened in any turn. */
export const declarationsSince = (
  { declarations }: Situation,
  by: readonly Power[],
  on: readonly Nation[],
  turn: number,
  orThen = false,
): number =>
  turn < 0
    ? 0
    : declarations.filter(
        (one) => by.includes(one.by) && on.includes(one.on) && (orThen ? turnNumber(one.turn) >= turn : turnNumber(one.turn) > turn),
      ).length

/** Year starts that the present war between two nations has seen; -1 while they are at peace. */
export function yearsAtWar(situation: Situation, one: Nation, other: Nation): number {
  const war = warsBetween(situation, one, other).find(({ until }) => until === undefined)
  return war === undefined ? -1 : yearOf(situation.turn) - yearOf(war.since)
}

/** Of all declarations between the two camps, the first was made by this one. */
export function hasBegunWar({ declarations }: Situation, by: readonly Power[], on: readonly Power[]): boolean {
  const isFrom = (camp: readonly Power[], other: readonly Nation[]) => (one: Declaration) => camp.includes(one.by) && other.includes(one.on)
  const [first] = declarations
    .filter((one) => isFrom(by, on)(one) || isFrom(on, by)(one))
    .toSorted((one, other) => turnNumber(one.turn) - turnNumber(other.turn))
  return first !== undefined && by.includes(first.by)
}

/** Years from a turn, by its number, to the latest declaration; below zero if a year start came between them, or without one. */
export function yearsBeforeDeclaration({ declarations }: Situation, by: readonly Power[], on: Nation, turn: number): number {
  const latest = Math.max(-1, ...declarations.filter((one) => by.includes(one.by) && one.on === on).map((one) => turnNumber(one.turn)))
  const [then, declared] = [CALENDAR[turn], CALENDAR[latest]]
  return then === undefined || declared === undefined ? -1 : yearOf(declared) - yearOf(then)
}
