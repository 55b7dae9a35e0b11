import {
  bondOf,
  CAPITALS,
  type Country,
  FACTS,
  type FactId,
  hasBeenAtWar,
  isFactId,
  isMinor,
  isPower,
  MINORS,
  NATION_NAMES,
  PLACES,
  type Place,
  type Power,
  readsOfRow,
  SIDE_OF,
  type Situation,
  sideFavoured,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'
import { isWarTold, LOST } from '../wars/undeclared-attacks.ts'

type Said = Omit<SituationDocument, 'edition'>

const isToldConquered = ({ facts = {}, standings = {} }: Said, country: Country): boolean => {
  const fact = `${country}.conquered`
  return isMinor(country) ? standings[country]?.conquered === true : isFactId(fact) && facts[fact] === true
}

/** Tables with a row that asks who declared war on a country. */
const readersOf = ({ tables }: Rulebook, country: Country) =>
  MINORS.filter((minor) =>
    tables[minor]?.rows.some((row) => readsOfRow(row).some((read) => read.of === 'declaration' && read.on.includes(country))),
  )

/** It fought whoever took it beside its patron, by a result of its own, and nobody declared war on it (50.521). */
function foughtBesideItsPatron(situation: Situation, country: Country, taker: Power): boolean {
  if (!isMinor(country)) return false
  const { result, with: patron, attacked } = situation.standings[country]
  if (result === null || patron === null || attacked === true || sideFavoured(result) === SIDE_OF[taker]) return false
  return ['associate', 'ally'].includes(bondOf(result, country)) && hasBeenAtWar(situation, patron, taker)
}

/** A country that fell to nobody knows whom: where a roll asks for the declaration, it is asked for (NOR-A3, NOR-A6, SPA-A6, BAL-B4). */
const unexplainedFalls = (book: Rulebook, situation: Situation, said: Said): readonly Remark[] =>
  LOST.flatMap(([country, [capital]]) => {
    if (capital === undefined || isWarTold(situation, said, country)) return []
    const holder = said.facts?.[`${capital}.controller`]
    const isTaken = typeof holder === 'string' && isPower(holder) && holder !== FACTS[`${capital}.controller`].start
    if (isTaken && foughtBesideItsPatron(situation, country, holder)) return []
    if (!isTaken && (holder !== undefined || !isToldConquered(said, country))) return []
    const told = isTaken ? `${withVerb(holder, 'holds')} ${PLACES[capital].name}` : `${withVerb(country, 'is')} conquered`
    return readersOf(book, country).map((minor) => ({
      minor,
      words: `${told}, and no report says who declared war on ${NATION_NAMES[country]}; please report the declaration`,
      cite: book.clauses.war.rules.joinsEnemy,
    }))
  })

const placeOf = (fact: string): Place | undefined => {
  const place = fact.replace(/\.controller$/, '')
  return isFactId(fact) && FACTS[fact].type === 'control' ? (place as Place) : undefined
}

/** A country that is said to hold another's land fights beside somebody: where it stands is asked for. */
const unexplainedHolders = (book: Rulebook, situation: Situation, { facts = {}, standings = {} }: Said): readonly Remark[] =>
  Object.entries(facts).flatMap(([fact, holder]) => {
    const place = placeOf(fact)
    if (place === undefined || typeof holder !== 'string') return []
    const minor = MINORS.find((one) => one === holder)
    if (minor === undefined || book.tables[minor] === undefined || CAPITALS[minor].includes(place) || FACTS[fact as FactId].start === minor)
      return []
    if (standings[minor]?.result !== undefined || situation.standings[minor].result !== null) return []
    return [
      {
        fact: fact as FactId,
        words: `${withVerb(minor, 'holds')} ${PLACES[place].name}, yet by this report ${withVerb(minor, 'is')} neutral; please report where it stands`,
        cite: book.clauses.war.rules.neutrality,
      },
    ]
  })

/** Where help comes to a victim, land changes hands without anybody's declaration. */
export const unexplainedLands = (book: Rulebook, situation: Situation, said: Said): readonly Remark[] =>
  book.clauses.intervention === undefined ? [...unexplainedFalls(book, situation, said), ...unexplainedHolders(book, situation, said)] : []
