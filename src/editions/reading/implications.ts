import { isMinorNation } from '../../rules/chapters/statuses/index.ts'
import { hasSurrenderedByNow } from '../../rules/chapters/surrender/index.ts'
import { type Aim, absenceOf, aimsOf, breakOut, factsAfter, type Outbreak } from '../../rules/chapters/war/index.ts'
import {
  bondOf,
  CAPITALS,
  type Citation,
  type Declaration,
  definedIn,
  entriesOf,
  FACTS,
  type FactId,
  type FactValue,
  factClause,
  factsWith,
  hasBeenAtWar,
  isBefore,
  isConqueredByCapital,
  isFactId,
  isPower,
  isTurn,
  joins,
  MINORS,
  type Minor,
  NATION_NAMES,
  type Nation,
  type Place,
  POWERS,
  SIDE_OF,
  type Situation,
  type Standing,
  sideFavoured,
  type Turn,
  turnName,
  turnsFrom,
  type War,
  warsBetween,
  withVerb,
} from '../../rules/core/index.ts'
import { type Rulebook, standingWords } from '../../rules/game/index.ts'
import type { Derived } from './inference.ts'
import type { SituationDocument } from './situation-document.ts'
import { type Attack, attackWords, undeclaredAttacks } from './undeclared-attacks.ts'

/** A document says what differs; what it says implies more, which holds unless the document says otherwise. */

type Said = Omit<SituationDocument, 'edition'>

interface ImpliedFact {
  readonly fact: FactId
  readonly value: FactValue
  readonly since: string
}

/** Who has been attacked, as far as the document does not say it. */
function impliedFacts(situation: Situation, said: Said): readonly ImpliedFact[] {
  const { facts: told = {}, declarations = [] } = said
  const declared = declarations.filter(({ revoked }) => revoked !== true).map((one): Attack => ({ ...one, words: attackWords(one) }))
  const attacked = [...declared, ...undeclaredAttacks(situation, said)].flatMap(({ by, on, words }) =>
    Object.entries(factsAfter(by, on)).map(([fact, value]) => ({ fact, value, since: words })),
  )
  return attacked.flatMap(({ fact, ...implied }) => (isFactId(fact) && !Object.hasOwn(told, fact) ? [{ fact, ...implied }] : []))
}

export function withImpliedFacts(situation: Situation, said: Said): Situation {
  const implied = impliedFacts(situation, said)
  if (implied.length === 0) return situation
  return { ...situation, facts: factsWith(situation.facts, Object.fromEntries(implied.map(({ fact, value }) => [fact, value]))) }
}

/**
 * Each Russian mobilization places an industrial centre as it begins (RGT-M2): those done, as told or as taken to be, are on the map beside
 * the seven of the start (RGT-M1). What the Axis hold of them Russia no longer has (RGT-S5).
 */
export function withImpliedCentres(
  situation: Situation,
  { facts = {} }: Said,
  made: NonNullable<Said['mobilizations']>['russia'],
): Situation {
  const { done, isHalfDone } = made ?? {}
  const lost = Number(facts['russia.icsHeldByAxis'] ?? 0)
  if ((done === undefined && lost === 0) || 'russia.ics' in facts) return situation
  const centres = Math.max(0, Number(situation.facts['russia.ics'] ?? 0) + (done ?? 0) + (isHalfDone ? 1 : 0) - lost)
  return { ...situation, facts: factsWith(situation.facts, { 'russia.ics': centres }) }
}

const hasChangedHands = ({ facts }: Situation, place: Place): boolean => facts[`${place}.controller`] !== FACTS[`${place}.controller`].start

/** By a book with a chapter on it a minor nation surrenders only in the phase after its capital fell; a fall without a date was earlier. */
const isOutByCapital = (book: Rulebook | undefined, situation: Situation, minor: Minor): boolean =>
  book?.clauses.minorSurrenders !== undefined && isMinorNation(minor)
    ? hasSurrenderedByNow(book, situation, minor)
    : isConqueredByCapital(situation, minor)

/** 49.435: a country whose capital has passed to an enemy is conquered; those held since before the war are not meant. */
export function withImpliedConquests(situation: Situation, { standings = {} }: Said = {}, book?: Rulebook): Situation {
  const isTold = (minor: Minor): boolean => standings[minor]?.conquered !== undefined
  const isLost = (minor: Minor): boolean => CAPITALS[minor].some((place) => hasChangedHands(situation, place))
  const isThere = (minor: Minor): boolean => book === undefined || absenceOf(book, situation, minor) === undefined
  const fallen = MINORS.filter((minor) => isLost(minor) && !isTold(minor) && isThere(minor) && isOutByCapital(book, situation, minor))
  const conquered = fallen.map((minor) => [minor, { ...situation.standings[minor], conquered: true as const }])
  return fallen.length === 0 ? situation : { ...situation, standings: { ...situation.standings, ...Object.fromEntries(conquered) } }
}

/**
 * Where help makes a Co-Belligerent of a neutral that is attacked (3.5.2.3b), one that a power of the other side has gone to war with came by
 * help, not by an Action: nobody declares war on what fights already.
 */
export function withImpliedHelp(book: Rulebook, situation: Situation, { standings = {} }: Said): Situation {
  if (book.clauses.intervention === undefined) return situation
  const helped = MINORS.filter((minor) => {
    const { result, attacked } = situation.standings[minor]
    if (result === null || attacked === true || standings[minor]?.attacked === false || bondOf(result, minor) !== 'associate') return false
    return POWERS.some((power) => SIDE_OF[power] !== sideFavoured(result) && hasBeenAtWar(situation, power, minor))
  })
  if (helped.length === 0) return situation
  // What came by help was never gained by a roll (RT-07).
  const marked = helped.map((minor) => {
    const { axisGained: _axis, russiaGained: _russia, ...standing } = situation.standings[minor]
    const { axisGained, russiaGained } = standings[minor] ?? {}
    return [
      minor,
      { ...standing, ...(axisGained ? { axisGained } : {}), ...(russiaGained ? { russiaGained } : {}), attacked: true as const },
    ]
  })
  return { ...situation, standings: { ...situation.standings, ...Object.fromEntries(marked) } }
}

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

/** What the declarations of a situation bring, one after the other; one whose war the document names begins no other. */
function broughtBy(book: Rulebook, situation: Situation, said: Said) {
  // What the scenario or an earlier turn declared has left its standings already.
  const earlier = situation.declarations.length - (said.declarations ?? []).length
  const declared = [
    ...situation.declarations.map((declaration, index) => ({ declaration, isNews: index >= earlier, words: attackWords(declaration) })),
    ...undeclaredAttacks(situation, said)
      .filter(({ isOver }) => isOver !== true)
      .filter(({ by, on }) => !situation.declarations.some((one) => one.by === by && one.on === on))
      .map(({ by, on, turn = situation.turn, words }) => ({ declaration: { by, on, turn } as Declaration, isNews: true, words })),
  ]
  let [implied, standings]: [readonly War[], readonly ImpliedStanding[]] = [[], []]
  for (const { declaration, isNews, words } of declared
    .filter(({ declaration: { revoked } }) => revoked !== true)
    .toSorted((one, other) => turnsFrom(other.declaration.turn, one.declaration.turn))) {
    const { by, on, turn } = declaration
    const isFought = isFoughtFrom(situation.wars, turn, by, on)
    if (isFought && !isNews) continue
    implied = implied.map((war) => endedByPeace(book, situation, war, turn))
    const wars = [...situation.wars, ...implied]
    const moment = { ...situation, standings: standingsWith(situation, standings), wars, turn }
    const { outbreaks } = breakOut(book, moment, aimsFrom(book, moment, declaration))
    if (isNews) standings = [...standings, ...standingsBrought(outbreaks, moment, said, words)]
    if (isFought) continue
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

/** Whoever declared war is at war since, with all that the declaration brought in; one whose war the document names is left alone. */
export const withImpliedWars = (book: Rulebook, situation: Situation): Situation => ({
  ...situation,
  wars: [...situation.wars, ...broughtBy(book, situation, {}).wars],
})

/** 49.435, 49.632: a neutral on which war is declared stands with its enemy's enemies, as after the same order in a game. */
export function withImpliedStandings(
  book: Rulebook,
  situation: Situation,
  said: Said,
): { readonly situation: Situation; readonly derived: readonly Derived[] } {
  const { standings } = broughtBy(book, situation, said)
  if (standings.length === 0) return { situation, derived: [] }
  const derived = standings
    .filter(({ minor }) => book.tables[minor] !== undefined)
    .map(({ minor, standing, since }) => ({
      words: `${withVerb(minor, 'stands')} at ${standingWords(minor, standing)}, since ${since}`,
      minor,
      cite: book.clauses.war.rules.joinsEnemy,
    }))
  return { situation: { ...situation, standings: standingsWith(situation, standings) }, derived }
}

/** What the steps above made of a situation, in words: nothing of it was reported. */
export function impliedNews(book: Rulebook, start: Situation, now: Situation, said: Said): readonly Derived[] {
  const since = (fact: FactId, reason: string, cite?: Citation): Derived => ({
    fact,
    words: `${factClause(fact, now.facts[fact] ?? null)}, since ${reason}`,
    ...(cite === undefined ? {} : { cite }),
  })
  const marks = impliedFacts(now, said).filter(({ fact, value }) => start.facts[fact] !== value)
  const before = withImpliedConquests(start, {}, book).standings
  const isNews = (minor: Minor): boolean => !before[minor].conquered && said.standings?.[minor]?.conquered === undefined
  const conquered = entriesOf(now.standings).filter(
    ([minor, standing]) => standing.conquered && isNews(minor) && book.tables[minor] !== undefined,
  )
  const isTold = (war: War): boolean =>
    [...start.wars, ...(said.wars ?? []).map((one) => ('between' in one ? one : { between: one, since: now.turn }))].some(
      ({ between: [one, other] }) => joins(war, one, other),
    ) || now.declarations.some(({ by, on }) => joins(war, by, on))
  const brought = now.wars.filter((war) => war.until === undefined && !isTold(war))
  const had = Number(start.facts['russia.icsHeldByAxis'] ?? 0)
  const held = said.facts?.['russia.icsHeldByAxis']
  const hasCentres = said.facts?.['russia.ics'] === undefined && now.facts['russia.ics'] !== start.facts['russia.ics']
  return [
    ...marks.map((mark) => since(mark.fact, mark.since)),
    ...(hasCentres
      ? [
          since(
            'russia.ics',
            Number(held ?? had) < had
              ? 'Russia has retaken some'
              : Number(held ?? 0) > 0
                ? 'the Axis hold some'
                : 'each mobilization places one',
            book.clauses.mobilization?.rule('russia'),
          ),
        ]
      : []),
    ...conquered.map(([minor]) => ({
      words: `${withVerb(minor, 'is')} conquered, since an enemy holds its capital`,
      minor,
      cite: book.clauses.lapsed,
    })),
    ...brought.map(({ between, since: turn }) => ({
      words: `${NATION_NAMES[between[0]]} and ${NATION_NAMES[between[1]]} are at war, since a declaration of ${turnName(turn)} brought it about`,
      between,
    })),
  ]
}
