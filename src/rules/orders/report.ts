import { CAPITALS } from '../capitals.ts'
import { type Country, isMinor, isPower, MINORS, type Minor, NATION_NAMES } from '../countries.ts'
import type { Event } from '../event.ts'
import type { FactValue } from '../facts/fact.ts'
import { checkValue, FACTS, isFactId } from '../facts.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import { PLACES } from '../places.ts'
import { factionOf, type Power, SIDE_OF, type Side } from '../powers.ts'
import { codesOf, read } from '../reading.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { isAtWar, type Situation } from '../situation.ts'
import { bondOf, NEUTRAL, type Standing, sideFavoured } from '../standing.ts'
import { isMet } from '../weighing.ts'

/** Facts are taken as reported, if they are facts at all. */
export function whyNotReport({ facts }: OrderOf<'report-facts'>): readonly Refusal[] {
  return Object.entries(facts).flatMap(([id, value]) => {
    if (!isFactId(id)) return [refuse('unknown-fact', `"${id}" is no fact of the vocabulary`, undefined, { fact: id })]
    const expected = checkValue(FACTS[id], value)
    return expected === undefined
      ? []
      : [refuse('wrong-value', `${id}: ${JSON.stringify(value)}; expected ${expected}`, undefined, { fact: id, expected })]
  })
}

/** Nobody's side holds its capital for it any more: an enemy does, all of it (49.435B (a); 49.435 (a) of the classic book). */
function isConquered(situation: Situation, minor: Minor): boolean {
  const capitals = CAPITALS[minor] ?? []
  if (capitals.length === 0) return false
  // 49.91F: the Ukraine can be conquered only once it has joined Germany, and then by Russia.
  if (minor === 'ukraine') return (situation.standings.ukraine.result ?? 0) >= 9 && situation.facts['kiev.controller'] === 'russia'
  const standing = situation.standings[minor]
  const friend: Side | undefined = standing.result === null ? undefined : sideFavoured(standing.result)
  return capitals.every((place) => {
    const holder = situation.facts[`${place}.controller`]
    if (holder === minor || holder === 'nobody' || holder === PLACES[place].country) return false
    const held = read({ of: 'holder', place }, situation)
    const isFriendly = friend !== undefined && (friend === 'axis' ? codesOf('axis') : codesOf('allies')).includes(held)
    return !isFriendly
  })
}

export function reportFacts(game: Game, { by, facts }: OrderOf<'report-facts'>): readonly Event[] {
  const after: Situation = { ...game.situation, facts: { ...game.situation.facts, ...facts } }
  const touched = MINORS.filter((minor) => (CAPITALS[minor] ?? []).some((place) => `${place}.controller` in facts))
  const fallen = touched.filter((minor) => !game.situation.standings[minor].conquered && isConquered(after, minor))
  return [{ type: 'facts-reported', by, facts }, ...fallen.map((minor): Event => ({ type: 'minor-conquered', minor }))]
}

export function whyNotDeclarationReport(game: Game, { declaration: { by, on } }: OrderOf<'report-declaration'>): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (by === on) refusals.push(refuse('on-itself', `${NATION_NAMES[by]} cannot declare war on itself`))
  if (isAtWar(game.situation, by, on))
    refusals.push(refuse('at-war-already', `${NATION_NAMES[by]} and ${NATION_NAMES[on]} are at war already`))
  return refusals
}

/** Who takes a country in when an enemy attacks it. */
const protectorAgainst = (aggressor: Power, hasFranceFallen: boolean, minor: Minor): Power =>
  SIDE_OF[aggressor] === 'axis' ? (minor === 'belgiumLuxembourg' && !hasFranceFallen ? 'france' : 'britain') : 'germany'

/** A neutral that is attacked associates with the aggressor's enemy (GN-14); one already bound stays as it is. */
function afterAttack(situation: Situation, minor: Minor, aggressor: Power): Standing {
  const before = situation.standings[minor]
  if (before.result !== null && ['associate', 'ally'].includes(bondOf(before.result, minor))) return before
  const { result: _result, with: _with, ...marks } = before
  const hasFranceFallen = situation.facts['france.fallen'] === true
  return {
    ...marks,
    result: SIDE_OF[aggressor] === 'axis' ? -2 : 9,
    with: protectorAgainst(aggressor, hasFranceFallen, minor),
    since: situation.turn,
    attacked: true,
  }
}

/** Neither allied nor associated: one that has only opened its hexes is still neutral. */
const isNeutral = ({ result, conquered }: Standing, minor: Minor): boolean =>
  !conquered && (result === null || !['associate', 'ally'].includes(bondOf(result, minor)))

/** Facts that a declaration makes so: who has been attacked. */
function factsAfter(by: Power, on: Power | Country): Readonly<Record<string, FactValue>> {
  const halves = on === 'belgiumLuxembourg' ? ['belgium', 'luxembourg'] : on === 'belgium' || on === 'luxembourg' ? [on] : []
  const isNeutralAttacked = factionOf(by) === 'westernAllies' && !isPower(on) && halves.length === 0
  return {
    ...Object.fromEntries(halves.map((half) => [`${half}.attacked`, true])),
    ...(isNeutralAttacked ? { 'westernAllies.attackedNeutral': true } : {}),
    ...(on === 'sweden' && SIDE_OF[by] === 'allies' ? { 'sweden.attackedByAllies': true } : {}),
  }
}

const tableCountry = (country: Power | Country): Minor | undefined =>
  country === 'belgium' || country === 'luxembourg' ? 'belgiumLuxembourg' : isMinor(country) ? country : undefined

/** Standings that a declaration changes by itself. */
function standingsAfter(situation: Situation, by: Power, on: Power | Country): Readonly<Partial<Record<Minor, Standing>>> {
  const attacked = tableCountry(on)
  const changed: Partial<Record<Minor, Standing>> = attacked === undefined ? {} : { [attacked]: afterAttack(situation, attacked, by) }
  // 49.632 (b), SPA-N2: a Western Allied war on Portugal drives a neutral Spain to Germany.
  if (on === 'portugal' && factionOf(by) === 'westernAllies' && isNeutral(situation.standings.spain, 'spain'))
    changed.spain = { ...NEUTRAL, result: 9, with: 'germany', since: situation.turn, attacked: true }
  return changed
}

export function reportDeclaration(
  book: Rulebook,
  game: Game,
  { declaration: { by, on } }: OrderOf<'report-declaration'>,
): readonly Event[] {
  const onMap = book.clauses.afterDeclaration
    .filter((note) => note.by.includes(by) && note.on === on && (note.when === undefined || isMet(note.when, game.situation)))
    .map(({ words, cite }) => ({ words, cite }))
  return [
    {
      type: 'war-declared',
      declaration: { by, on, turn: game.situation.turn },
      standings: standingsAfter(game.situation, by, on),
      facts: factsAfter(by, on),
      onMap,
    },
  ]
}
