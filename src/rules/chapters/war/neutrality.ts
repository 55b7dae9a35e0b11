import {
  type Book,
  isAtWar,
  isMet,
  isNation,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  POWERS,
  type Power,
  type Refusal,
  refuse,
  type Situation,
  withVerb,
} from '../../core/index.ts'
import { alliesOf, arePartners, rowsApart } from './camps.ts'
import { type Frontier, LANDS, type Land, type Passage, type Shelter, type WarChapter } from './clauses.ts'
import { heldByEnemy, isGone, occupiedLand, type Prey } from './occupied-land.ts'
import { areFighting, isCountry, tieOf } from './target.ts'

const LAND_NAMES: Readonly<Record<Land, string>> = {
  vichyColonies: 'Vichy colonies',
  frenchNorthAfrica: 'Morocco, Algeria and Tunisia',
  finnishBorder: 'the Finnish border hexes',
  bessarabia: 'Bessarabia',
  frenchPacificIslands: 'the French Pacific islands',
  britishFarEast: 'British possessions in the Far East',
  britishPacificIslands: 'British Pacific islands',
  attackedPacificIslands: 'British Pacific islands that Japan has attacked',
  newGuinea: 'New Guinea',
  easternPoland: 'eastern Poland',
  haiphong: 'Haiphong',
  vichyFleet: 'the Vichy fleet in North Africa',
}

/** Whose land it is: war with it opens the land as well. */
const OWNERS: Readonly<Record<Land, Nation>> = {
  vichyColonies: 'vichyFrance',
  frenchNorthAfrica: 'vichyFrance',
  finnishBorder: 'finland',
  bessarabia: 'rumania',
  frenchPacificIslands: 'britain',
  britishFarEast: 'britain',
  britishPacificIslands: 'britain',
  attackedPacificIslands: 'britain',
  newGuinea: 'britain',
  easternPoland: 'poland',
  haiphong: 'indochina',
  vichyFleet: 'vichyFrance',
}

export const preyName = (prey: Prey): string => (isNation(prey) ? NATION_NAMES[prey] : LAND_NAMES[prey])

/** The rule on this attack that goes before the general one. */
export const passageFor = (book: Book<WarChapter>, situation: Situation, by: Power, on: Prey): readonly Passage[] =>
  book.clauses.war.passages.filter(
    ({ by: powers, on: lands, applies }) =>
      powers.includes(by) && lands.includes(on) && (applies === undefined || isMet(applies, situation)),
  )

/** The rules that keep an attacker off for now. */
export const sheltersOf = (book: Book<WarChapter>, situation: Situation, by: Power, on: Prey): readonly Shelter[] =>
  book.clauses.war.shelters.filter((shelter) => shelter.by.includes(by) && shelter.on.includes(on) && isMet(shelter.when, situation))

/** From where an attack may not be made, though it may be made (BEL-R(−1) (b)). */
export const frontiersOf = (book: Book<WarChapter>, situation: Situation, by: Power, on: Prey): readonly Frontier[] =>
  (book.clauses.war.frontiers ?? []).filter((one) => one.by.includes(by) && one.on.includes(on) && isMet(one.when, situation))

/** Land of a nation that a rule of its own opens or closes to this power. */
export const landsApart = (book: Book<WarChapter>, situation: Situation, by: Power, nation: Nation): readonly Land[] =>
  LANDS.filter(
    (land) => OWNERS[land] === nation && [...passageFor(book, situation, by, land), ...sheltersOf(book, situation, by, land)].length > 0,
  )

/** An ally that fights the country, where the attacker does not: it may join in (50.523). */
export const partnerFighting = (book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): Power | undefined =>
  areFighting(situation, by, on) ? undefined : alliesOf(book, situation, by).find((ally) => areFighting(situation, ally, on))

/** Land of a nation that may be attacked although the nation may not. */
const openParts = (book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): readonly Land[] =>
  LANDS.filter(
    (land) =>
      OWNERS[land] === on &&
      sheltersOf(book, situation, by, land).length === 0 &&
      passageFor(book, situation, by, land).some(({ when }) => isMet(when, situation)),
  )

function isEnemy(book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): boolean {
  if (areFighting(situation, by, on) || partnerFighting(book, situation, by, on) !== undefined) return true
  const tie = isCountry(on) ? tieOf(book, situation, on) : undefined
  return tie?.is === 'bound' && isAtWar(situation, by, tie.power)
}

/** A power that fights the country too, beside which this one may not attack it yet (50.524, 3.3.2.1c). */
const rivalFor = (book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): Power | undefined =>
  POWERS.find((other) => rowsApart(book, situation, by, other).length > 0 && areFighting(situation, other, on))

/** Why a power’s forces may not attack, enter or fly over a country: it is neutral, a friend, or sheltered (50.51). */
export function whyNotAttack(book: Book<WarChapter>, situation: Situation, by: Power, on: Prey): readonly Refusal[] {
  const { rules } = book.clauses.war
  const pair = `${POWER_NAMES[by]} on ${preyName(on)}`
  const data = { by, on }
  const passages = passageFor(book, situation, by, on)
  const open = passages.filter(({ when }) => isMet(when, situation))
  const sheltered = sheltersOf(book, situation, by, on)
  if (sheltered.length > 0) return sheltered.map(({ words, cite }) => refuse('sheltered', `${pair}: ${words}`, cite, data))
  if (heldByEnemy(book, situation, by, on) !== undefined) return []
  if (!isNation(on))
    return open.length > 0 || isEnemy(book, situation, by, OWNERS[on])
      ? []
      : passages.length > 0
        ? passages.map(({ words, cite }) => refuse('not-yet', `${pair}: ${words}`, cite, data))
        : [refuse('neutral', `${pair}: no rule opens it without war`, rules.neutrality, data)]
  if (open.length > 0) return []
  const tie = isCountry(on) ? tieOf(book, situation, on) : undefined
  if (isEnemy(book, situation, by, on) && !(tie !== undefined && arePartners(tie.power, by))) {
    const rival = isCountry(on) ? rivalFor(book, situation, by, on) : undefined
    if (rival === undefined) return []
    const words = `${pair}: ${POWER_NAMES[rival]} fights it and is not yet an ally`
    return [refuse('common-victim', words, rules.commonVictim, { ...data, powers: [by, rival] })]
  }
  const lands = openParts(book, situation, by, on)
  const held = isGone(book, situation, on) && lands.length === 0 ? occupiedLand(situation, on, (holder) => holder !== by) : undefined
  if (held !== undefined)
    return [
      refuse('held-by-another', `${pair}: ${withVerb(held.holder, 'holds')} it, and they are not at war`, rules.neutrality, {
        ...data,
        holder: held.holder,
      }),
    ]
  if (tie?.is === 'bound' && arePartners(tie.power, by) && lands.length === 0)
    return [refuse('friend', `${pair}: it stands with ${POWER_NAMES[tie.power]}`, rules.neutrality, { ...data, holder: tie.power })]
  const parts = lands.length === 0 ? '' : `; without war only ${lands.map((land) => LAND_NAMES[land]).join(' and ')} may be attacked`
  return [
    ...passages.map(({ words, cite }) => refuse('not-yet', `${pair}: ${words}`, cite, data)),
    refuse('neutral', `${pair}: they are not at war${parts}`, rules.neutrality, lands.length === 0 ? data : { ...data, lands }),
  ]
}
