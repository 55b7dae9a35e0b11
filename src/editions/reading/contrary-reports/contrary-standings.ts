import { neverPlaced } from '../../../rules/chapters/points/index.ts'
import { whyNotStation } from '../../../rules/chapters/rolls/index.ts'
import { isNeutralPower, tableCountry, tieOf } from '../../../rules/chapters/war/index.ts'
import {
  CAPITALS,
  definedIn,
  entriesOf,
  FACTS,
  type Faction,
  factClause,
  factionOf,
  hasBeenAtWar,
  isAtWar,
  isBefore,
  isFactId,
  isNation,
  isPower,
  joins,
  leaderOf,
  MINORS,
  type Minor,
  NATION_NAMES,
  type Nation,
  PLACES,
  POWERS,
  SIDE_OF,
  type Situation,
  sideFavoured,
  targetName,
  turnAfter,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Locate, misread } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'
import type { Contrary } from './contrary.ts'

type Said = Omit<SituationDocument, 'edition'>

const SIDE_NAMES = { axis: 'the Axis', allies: 'the Allies' } as const

/** Who benefits is of the side that the result favours; of the Axis it is Germany, unless a pact or an attack made it another (49.51). */
export function partnersOtherwise(
  { clauses: { beneficiaries } }: Rulebook,
  { standings = {} }: Said,
  locate: Locate | undefined,
): Contrary {
  const told = entriesOf(definedIn(standings)).flatMap(([minor, { result, with: partner, attacked }]) =>
    result === undefined || result === null || partner === undefined ? [] : [{ minor, result, partner, attacked }],
  )
  const refusals = told
    .filter(({ result, partner }) => SIDE_OF[partner] !== sideFavoured(result))
    .map(({ minor, result, partner }) => {
      const side = sideFavoured(result)
      const found = `${NATION_NAMES[partner]} has the benefit, yet a result of ${result} is one with ${SIDE_NAMES[side]}`
      const expected = POWERS.filter((power) => SIDE_OF[power] === side).join(', ')
      return {
        ...misread(['standings', minor, 'with'], locate, found, expected),
        cite: side === 'axis' ? beneficiaries.axis : beneficiaries.western,
      }
    })
  const leader = leaderOf('axis', false)
  const doubts = told
    .filter(({ result, partner, attacked }) => result > 7 && SIDE_OF[partner] === 'axis' && partner !== leader && attacked !== true)
    .map(({ minor, result, partner }) => ({
      minor,
      words: `${targetName(minor)} stands at ${result} with ${NATION_NAMES[partner]} by this report, yet of the Axis ${NATION_NAMES[leader]} has the benefit of a roll`,
      cite: beneficiaries.axis,
    }))
  return { refusals, doubts }
}

/** Of the Western Allies the one has it that the book names, and the U.S. none before it fights Germany (49.51B). */
export function westernBenefits(
  { clauses: { beneficiaries } }: Rulebook,
  situation: Situation,
  { standings = {} }: Said,
): readonly Remark[] {
  return entriesOf(definedIn(standings)).flatMap(([minor, { result, with: partner, attacked }]) => {
    if (typeof result !== 'number' || result > 0 || partner === undefined || attacked === true) return []
    if (factionOf(partner) !== 'westernAllies') return []
    const fixed = beneficiaries.fixed(minor, situation.facts['france.fallen'] === true)
    const found = `${targetName(minor)} stands at ${result} with ${NATION_NAMES[partner]} by this report`
    if (fixed !== undefined)
      return fixed.value === partner
        ? []
        : [{ minor, words: `${found}, yet ${NATION_NAMES[fixed.value]} has the benefit`, cite: fixed.cite }]
    if (partner !== 'us' || hasBeenAtWar(situation, 'us', 'germany')) return []
    return [{ minor, words: `${found}, yet it has not been at war with Germany`, cite: beneficiaries.western }]
  })
}

/** Some benefits of the Allies are Russia’s: of which nobody tells, as long as it could have any there (49.433). */
export function untoldBenefits(book: Rulebook, situation: Situation, { standings = {} }: Said): readonly Remark[] {
  const { beneficiaries } = book.clauses
  return entriesOf(definedIn(standings)).flatMap(([minor, { result, with: told }]) => {
    const { with: partner, attacked } = situation.standings[minor]
    if (typeof result !== 'number' || result > 0 || told !== undefined || partner === null || attacked === true) return []
    if (beneficiaries.fixed(minor, situation.facts['france.fallen'] === true) !== undefined) return []
    if (book.tables[minor] === undefined || neverPlaced(book, 'russia', minor).length > 0) return []
    return [
      {
        minor,
        words: `${targetName(minor)} stands at ${result} by this report, and nobody tells with whom; taken as with ${NATION_NAMES[partner]}; please report with, which may be russia`,
        cite: beneficiaries.western,
      },
    ]
  })
}

/** Spain may have been an associate before the war on Portugal that would have made it one: its reaction hangs on that (49.632). */
export function untoldSpain(
  { clauses: { war } }: Rulebook,
  situation: Situation,
  { standings = {}, declarations = [] }: Said,
): readonly Remark[] {
  const { result, since, attacked } = standings.spain ?? {}
  if (war.portugal === undefined || result !== 9 || attacked !== undefined) return []
  const recent = [situation.turn, turnAfter(situation.turn, -1)]
  const isOpen = declarations.some(
    ({ by, on, turn = situation.turn, revoked }) =>
      on === 'portugal' &&
      factionOf(by) === 'westernAllies' &&
      revoked !== true &&
      recent.includes(turn) &&
      !(since !== undefined && isBefore(since, turn)),
  )
  if (!isOpen) return []
  const words =
    'Spain stands at 9 by this report, and the war on Portugal would have brought it there; taken as there before; please report attacked, true or false'
  return [{ minor: 'spain', words, cite: war.rules.joinsEnemy }]
}

/** The Ukraine is Russian land, and French colonies are attacked without a war on Vichy France (50.525). */
const ELSEWHERE: readonly Minor[] = ['ukraine', 'vichyFrance']

/** Countries that the scenario gives to somebody from the start, by war or by their capital, and of which nothing is told (49.435). */
export function takenFromTheStart(book: Rulebook, situation: Situation, { standings = {}, facts = {} }: Said): readonly Remark[] {
  const { lapsed, war } = book.clauses
  return MINORS.filter((minor) => book.tables[minor] !== undefined && !ELSEWHERE.includes(minor)).flatMap((minor): readonly Remark[] => {
    const { result, conquered } = situation.standings[minor]
    if (standings[minor] !== undefined || result !== null || conquered === true) return []
    const enemy = POWERS.find((power) =>
      situation.wars.some((one) => one.opening === true && one.until === undefined && joins(one, power, minor)),
    )
    if (enemy !== undefined && !isNeutralPower(situation, enemy)) {
      const words = `${NATION_NAMES[enemy]} and ${NATION_NAMES[minor]} are at war from the start, so that it is no neutral; please report where it stands, or the peace`
      return [{ minor, words, cite: war.rules.joinsEnemy }]
    }
    return CAPITALS[minor].flatMap((place) => {
      const holder = situation.facts[`${place}.controller`]
      if (holder !== FACTS[`${place}.controller`].start || typeof holder !== 'string' || !isNation(holder)) return []
      // R49-14: its parts are countries once Yugoslavia has broken up.
      if (!isPower(holder) && (holder !== 'yugoslavia' || minor === 'yugoslavia')) return []
      const why = isPower(holder) ? 'a conquered country is no target' : 'there is no such country while it does'
      const told = Object.hasOwn(facts, `${place}.controller`) ? '' : `; please report ${place}.controller`
      return [{ minor, words: `${withVerb(holder, 'holds')} ${PLACES[place].name}, and ${why}${told}`, cite: lapsed }]
    })
  })
}

/** A power and a country that are said to be at peace, though the country fights beside an enemy of that power (50.521). */
export function peaceOtherwise(book: Rulebook, situation: Situation, { peace = [] }: Said): readonly Remark[] {
  return peace.flatMap(([one, other]) => {
    const [power, country] = isPower(one) ? [one, other] : [other, one]
    if (!isPower(power) || isPower(country)) return []
    const tie = tieOf(book, situation, country)
    if (tie?.is !== 'bound' || !isAtWar(situation, power, tie.power)) return []
    const minor = tableCountry(country)
    const found = `${NATION_NAMES[power]} and ${NATION_NAMES[country]} are at peace by this report`
    return [
      {
        between: [one, other] as const,
        words: `${found}, yet ${NATION_NAMES[country]} stands with ${NATION_NAMES[tie.power]}, which fights ${NATION_NAMES[power]}`,
        cite: book.clauses.war.rules.heldByEnemy,
        ...(minor === undefined ? {} : { minor }),
      },
    ]
  })
}

const COUNTED = [
  { faction: 'axis', count: 'axisFactors' },
  { faction: 'westernAllies', count: 'westernFactors' },
  { faction: 'russia', count: 'russianFactors' },
  { faction: 'axis', count: 'axisForeignFactors' },
] as const satisfies readonly { readonly faction: Faction; readonly count: string }[]

/** Units that got in by arms are asked nothing. */
function isInvaded({ standings, facts, wars, declarations }: Situation, minor: Minor): boolean {
  const { conquered, attacked } = standings[minor]
  const names: readonly Nation[] = minor === 'belgiumLuxembourg' ? [minor, 'belgium', 'luxembourg'] : [minor]
  return (
    conquered === true ||
    attacked === true ||
    names.some((name) =>
      ['attacked', 'attackedByAxis', 'attackedByRussia', 'attackedByAllies'].some((end) => facts[`${name}.${end}`] === true),
    ) ||
    names.some((name) => wars.some(({ between }) => between.includes(name)) || declarations.some(({ on }) => on === name))
  )
}

/** Factors that are reported in a country that has let none in, or not so many (49.54, 49.57). */
export const factorsOtherwise = (book: Rulebook, situation: Situation, { facts = {} }: Said): readonly Remark[] =>
  MINORS.filter((minor) => !ELSEWHERE.includes(minor) && book.tables[minor] !== undefined).flatMap((minor) =>
    COUNTED.flatMap(({ faction, count }) => {
      const fact = `${minor}.${count}`
      const factors = (facts as Readonly<Record<string, unknown>>)[fact]
      if (!isFactId(fact) || FACTS[fact].type !== 'count' || typeof factors !== 'number' || factors < 1) return []
      if (isInvaded(situation, minor)) return []
      return whyNotStation(book, situation, faction, minor, factors).map(({ words, cite }) => ({
        fact,
        words: `${factClause(fact, factors)}, yet ${words}; please report where it stands`,
        ...(cite === undefined ? {} : { cite }),
      }))
    }),
  )

/** A new result for a country that was conquered before the turn (49.435B). */
export function resultsOfConquered(
  { clauses: { lapsed } }: Rulebook,
  before: Situation,
  { standings = {}, facts = {} }: Said,
  locate: Locate | undefined,
): Contrary {
  const refusals = entriesOf(definedIn(standings))
    .filter(([minor, { result, conquered }]) => {
      const then = before.standings[minor]
      const isFreed = conquered === false || CAPITALS[minor].some((place) => `${place}.controller` in facts)
      return then.conquered === true && !isFreed && result !== undefined && result !== null && result !== then.result
    })
    .map(([minor, { result }]) => ({
      ...misread(['standings', minor, 'result'], locate, `${result}, yet ${targetName(minor)} is conquered`, 'no result for the conquered'),
      cite: lapsed,
    }))
  return { refusals, doubts: [] }
}
