import { type Aim, aimsOf, breakOut, type Outbreak, tableCountry } from '../../../rules/chapters/war/index.ts'
import {
  bondOf,
  type Declaration,
  definedIn,
  entriesOf,
  factionOf,
  isBefore,
  isPower,
  isTurn,
  joins,
  type Minor,
  type Nation,
  NEUTRAL,
  type Situation,
  type Standing,
  type Turn,
  turnsFrom,
  type War,
  warsBetween,
  withVerb,
} from '../../../rules/core/index.ts'
import { type Rulebook, standingIn } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import { attackWords, markedAttacks, undeclaredAttacks } from './undeclared-attacks.ts'

type Said = Omit<SituationDocument, 'edition'>

/** France has fallen or the power has surrendered: its wars are over; Russia surrenders to Japan by itself. */
function isOut({ facts }: Situation, nation: Nation, enemy: Nation): boolean {
  if (nation === 'france') return facts['france.fallen'] === true
  if (nation === 'russia' && enemy === 'japan') return facts['russia.surrenderedToJapan'] === true
  return facts[`${nation}.surrendered`] === true
}

/** A country is named for itself, not for the power that took it in when it was attacked. */
function aimsFrom(book: Rulebook, moment: Situation, { by, on }: Declaration): readonly Aim[] {
  if (isPower(on)) return aimsOf(book, moment, [{ by, on }])
  const unit = book.clauses.war.units.find(({ as }) => as === on)
  return [{ by, named: unit?.countries ?? [on], ...(unit === undefined ? {} : { unit }), payers: [by] }]
}

/** When its wars with an enemy ended, if they have: this turn, where no date is reported. A war begun since is another. */
function outSince(situation: Situation, nation: Nation, enemy: Nation, begun: Turn): Turn | undefined {
  if (!isOut(situation, nation, enemy)) return undefined
  const date = situation.facts[nation === 'france' ? 'france.fallTurn' : `${nation}.surrenderTurn`]
  if (typeof date !== 'string' || !isTurn(date) || enemy === 'japan') return situation.turn
  return isBefore(date, begun) ? undefined : date
}

/** The war that a declaration speaks of is among them: it was on then, or began later. One that was over by then is another. */
const isFoughtFrom = (wars: readonly War[], turn: Turn, one: Nation, other: Nation): boolean =>
  warsBetween({ wars }, one, other).some(({ since, until }) => until === undefined || isBefore(turn, until) || !isBefore(since, turn))

/** Turns in which the book has two nations make peace, as far as they are reported. */
const peacesOf = (book: Rulebook, { facts }: Situation, one: Nation, other: Nation): readonly Turn[] =>
  book.clauses.implications.flatMap(({ implies }) => {
    if (implies.is !== 'peace' || implies.since === undefined || !joins({ between: implies.between, since: '1939 fall' }, one, other))
      return []
    const date = facts[implies.since]
    return typeof date === 'string' && isTurn(date) ? [date] : []
  })

/** Whoever declares war anew after a peace has ended the first war by it. */
const endedByPeace = (book: Rulebook, situation: Situation, war: War, turn: Turn): War => {
  if (war.until !== undefined) return war
  const until = peacesOf(book, situation, ...war.between).find((date) => !isBefore(date, war.since) && !isBefore(turn, date))
  return until === undefined || !isBefore(war.since, turn) ? war : { ...war, until }
}

/** Where a declaration leaves a country. */
interface ImpliedStanding {
  readonly minor: Minor
  readonly standing: Standing
  readonly since: string
}

/** What a document says of a country's result goes before what follows from a declaration. */
const standingsBrought = (
  outbreaks: readonly Outbreak[],
  moment: Situation,
  { standings: told = {} }: Said,
  since: string,
): readonly ImpliedStanding[] =>
  outbreaks.flatMap(({ standings }) =>
    entriesOf(definedIn(standings))
      .filter(([minor, { result }]) => told[minor]?.result === undefined && result !== moment.standings[minor].result)
      .map(([minor, standing]) => ({ minor, standing, since })),
  )

const standingsWith = ({ standings }: Situation, news: readonly ImpliedStanding[]): Situation['standings'] => ({
  ...standings,
  ...Object.fromEntries(news.map(({ minor, standing }) => [minor, standing])),
})

/** What the declarations of a situation bring, one after the other, beside the wars that the document names. */
function broughtBy(book: Rulebook, situation: Situation, said: Said, attacks = undeclaredAttacks(book, situation, said)) {
  // What the scenario or an earlier turn declared has left its standings already.
  const earlier = situation.declarations.length - (said.declarations ?? []).length
  const declared = [
    ...situation.declarations.map((declaration, index) => ({ declaration, isNews: index >= earlier, words: attackWords(declaration) })),
    ...attacks
      .filter(({ isOver, isEither }) => isOver !== true && isEither !== true)
      .filter(({ by, on }) => !situation.declarations.some((one) => one.by === by && one.on === on))
      .map(({ by, on, turn = situation.turn, words }) => ({ declaration: { by, on, turn } as Declaration, isNews: true, words })),
  ]
  let [implied, standings]: [readonly War[], readonly ImpliedStanding[]] = [[], []]
  for (const { declaration, isNews, words } of declared
    .filter(({ declaration: { revoked } }) => revoked !== true)
    .toSorted((one, other) => turnsFrom(other.declaration.turn, one.declaration.turn))) {
    const { by, on: victim, turn } = declaration
    const isFought = isFoughtFrom(situation.wars, turn, by, victim)
    if (isFought && !isNews) continue
    implied = implied.map((war) => endedByPeace(book, situation, war, turn))
    const wars = [...situation.wars, ...implied]
    // Who goes to war only now, or later, is nobody's ally yet.
    const isOn = (war: War): boolean => isBefore(war.since, turn) || (war.opening === true && !joins(war, by, victim))
    const on = [...situation.wars.filter(isOn), ...implied]
    const moment = { ...situation, standings: standingsWith(situation, standings), wars: on, turn }
    const { outbreaks } = breakOut(book, moment, aimsFrom(book, moment, declaration))
    if (isNews) standings = [...standings, ...standingsBrought(outbreaks, moment, said, words)]
    const news = outbreaks.flatMap((outbreak) => outbreak.wars).filter(([one, other]) => !isFoughtFrom(wars, turn, one, other))
    implied = [
      ...implied,
      ...news.map((between): War => {
        const [one, other] = between
        const until = outSince(situation, one, other, turn) ?? outSince(situation, other, one, turn)
        return { between, since: turn, ...(until === undefined ? {} : { until }) }
      }),
    ]
  }
  return { wars: implied, standings }
}

/** Whoever declared war is at war since, with all that the declaration brought in; an older one whose war is on has brought its own. */
export const withImpliedWars = (book: Rulebook, situation: Situation, said: Said = {}): Situation => ({
  ...situation,
  wars: [...situation.wars, ...broughtBy(book, situation, said, markedAttacks(situation, said)).wars],
})

/**
 * Countries that a document tells to stand where a declaration on them, which it tells as well, would have put them: war is declared on
 * neutrals, so it was the attack, not a roll, unless the document says so or gives another turn (TUR-A8, GRE-A5).
 */
function drivenThere(book: Rulebook, situation: Situation, said: Said): readonly ImpliedStanding[] {
  const { standings: told = {}, declarations = [] } = said
  const associated = entriesOf(definedIn(told))
    .filter(([minor]) => declarations.some(({ on }) => tableCountry(on) === minor))
    .filter(
      ([minor, { result, attacked }]) => typeof result === 'number' && attacked === undefined && bondOf(result, minor) === 'associate',
    )
  if (associated.length === 0) return []
  const isMeant = (minor: Minor): boolean => associated.some(([one]) => one === minor)
  const untold = Object.fromEntries(entriesOf(told).filter(([minor]) => !isMeant(minor)))
  const neutral = Object.fromEntries(associated.map(([minor]) => [minor, NEUTRAL]))
  const before = { ...situation, standings: { ...situation.standings, ...neutral } }
  const brought = broughtBy(book, before, { ...said, standings: untold }, []).standings.filter(({ minor }) => isMeant(minor))
  return brought.flatMap(({ minor, standing, since }) => {
    const { result, with: friend, since: turn = standing.since, axisGained, russiaGained } = told[minor] ?? {}
    const isElse = friend !== undefined && standing.with !== null && factionOf(friend) !== factionOf(standing.with)
    if (result !== standing.result || turn !== standing.since || isElse) return []
    const { axisGained: _axis, russiaGained: _russia, ...now } = situation.standings[minor]
    const marks = { ...(axisGained ? { axisGained } : {}), ...(russiaGained ? { russiaGained } : {}) }
    const partner = friend ?? standing.with
    return [{ minor, standing: { ...standing, ...now, ...marks, with: partner, attacked: true as const }, since }]
  })
}

/** 49.435, 49.632: a neutral on which war is declared stands with its enemy's enemies, as after the same order in a game. */
export function withImpliedStandings(
  book: Rulebook,
  situation: Situation,
  said: Said,
): { readonly situation: Situation; readonly derived: readonly Derived[] } {
  const standings = [...broughtBy(book, situation, said).standings, ...drivenThere(book, situation, said)]
  if (standings.length === 0) return { situation, derived: [] }
  const derived = standings
    .filter(({ minor }) => book.tables[minor] !== undefined)
    .map(({ minor, standing, since }) => ({
      words: `${withVerb(minor, 'stands')} at ${standingIn(book, minor, standing)}, since ${since}`,
      minor,
      cite: book.clauses.war.rules.joinsEnemy,
    }))
  return { situation: { ...situation, standings: standingsWith(situation, standings) }, derived }
}
