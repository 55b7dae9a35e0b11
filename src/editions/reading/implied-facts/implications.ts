import { isMinorNation } from '../../../rules/chapters/statuses/index.ts'
import { hasSurrenderedByNow, surrenderAfterCapital } from '../../../rules/chapters/surrender/index.ts'
import { absenceOf, factsAfter } from '../../../rules/chapters/war/index.ts'
import {
  bondOf,
  CAPITALS,
  type Citation,
  entriesOf,
  FACTS,
  type FactId,
  type FactValue,
  factClause,
  factsWith,
  hasBeenAtWar,
  isConqueredByCapital,
  isFactId,
  isMet,
  joins,
  MINORS,
  type Minor,
  NATION_NAMES,
  type Place,
  POWERS,
  SIDE_OF,
  type Situation,
  type Standing,
  sideFavoured,
  turnName,
  type War,
  withVerb,
} from '../../../rules/core/index.ts'
import { type Rulebook, standingWords } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import { type Attack, attackWords, undeclaredAttacks } from '../wars/undeclared-attacks.ts'

/** A document says what differs; what it says implies more, which holds unless the document says otherwise. */

type Said = Omit<SituationDocument, 'edition'>

interface ImpliedFact {
  readonly fact: FactId
  readonly value: FactValue
  readonly since: string
}

/** Who has been attacked, as far as the document does not say it. */
function impliedFacts(book: Rulebook | undefined, situation: Situation, said: Said): readonly ImpliedFact[] {
  const { facts: told = {}, declarations = [] } = said
  const declared = declarations.filter(({ revoked }) => revoked !== true).map((one): Attack => ({ ...one, words: attackWords(one) }))
  const attacked = [...declared, ...undeclaredAttacks(book, situation, said)].flatMap(({ by, on, words }) =>
    Object.entries(factsAfter(by, on)).map(([fact, value]) => ({ fact, value, since: words })),
  )
  return attacked.flatMap(({ fact, ...implied }) => (isFactId(fact) && !Object.hasOwn(told, fact) ? [{ fact, ...implied }] : []))
}

export function withImpliedFacts(book: Rulebook | undefined, situation: Situation, said: Said): Situation {
  const implied = impliedFacts(book, situation, said)
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

/** A country whose result waits on another that has not moved waits, though nobody says so (SWE-R(9), SWE-R(10)). */
export function withImpliedWaits(
  { tables }: Rulebook,
  situation: Situation,
  { standings = {} }: Said,
): { readonly situation: Situation; readonly derived: readonly Derived[] } {
  const waiting = MINORS.flatMap((minor) => {
    const standing = situation.standings[minor]
    if (standing.attacked === true || standing.conquered === true || standings[minor]?.waiting !== undefined) return []
    const band = tables[minor]?.bands.find(({ policy }) => policy !== undefined && policy === standing.result)
    const isOpen = band?.effects.some(
      (effect) => 'waitsFor' in effect && effect.waitsFor !== undefined && !isMet(effect.waitsFor, situation),
    )
    if (band === undefined || isOpen !== true) return []
    const waits: Standing = { ...standing, waiting: true }
    return [{ minor, waits, words: `${NATION_NAMES[minor]} stands at ${standingWords(minor, waits)}`, cite: band.cite }]
  })
  if (waiting.length === 0) return { situation, derived: [] }
  return {
    situation: { ...situation, standings: { ...situation.standings, ...Object.fromEntries(waiting.map((one) => [one.minor, one.waits])) } },
    derived: waiting.map(({ minor, words, cite }) => ({ minor, words, cite })),
  }
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

/** Who holds the capital now does not matter where the turn of its fall is known (3.5.1.3b). */
function fallOf(book: Rulebook, situation: Situation, minor: Minor): string {
  const fell =
    book.clauses.minorSurrenders !== undefined && isMinorNation(minor) ? surrenderAfterCapital(book, situation, minor) : undefined
  return fell === undefined ? 'an enemy holds its capital' : `its capital fell in ${turnName(fell.taken)}`
}

/** What the steps above made of a situation, in words: nothing of it was reported. */
export function impliedNews(book: Rulebook, start: Situation, now: Situation, said: Said): readonly Derived[] {
  const since = (fact: FactId, reason: string, cite?: Citation): Derived => ({
    fact,
    words: `${factClause(fact, now.facts[fact] ?? null)}, since ${reason}`,
    ...(cite === undefined ? {} : { cite }),
  })
  const marks = impliedFacts(book, now, said).filter(({ fact, value }) => start.facts[fact] !== value)
  const before = withImpliedConquests(start, {}, book).standings
  const isNews = (minor: Minor): boolean => !before[minor].conquered && said.standings?.[minor]?.conquered === undefined
  const conquered = entriesOf(now.standings).filter(
    ([minor, standing]) => standing.conquered && isNews(minor) && book.tables[minor] !== undefined,
  )
  const isTold = (war: War): boolean =>
    [...start.wars, ...(said.wars ?? []).map((one) => ('between' in one ? one : { between: one, since: now.turn }))].some(
      ({ between: [one, other] }) => joins(war, one, other),
    ) || [...now.declarations, ...undeclaredAttacks(book, now, said)].some(({ by, on }) => joins(war, by, on))
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
      words: `${withVerb(minor, 'is')} conquered, since ${fallOf(book, now, minor)}`,
      minor,
      cite: book.clauses.lapsed,
    })),
    ...brought.map(({ between, since: turn }) => ({
      words: `${NATION_NAMES[between[0]]} and ${NATION_NAMES[between[1]]} are at war, since a declaration of ${turnName(turn)} brought it about`,
      between,
    })),
  ]
}
