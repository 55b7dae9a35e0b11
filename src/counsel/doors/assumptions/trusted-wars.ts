import {
  isAtWar,
  isMinor,
  isPower,
  MINORS,
  NATION_NAMES,
  type Nation,
  type Power,
  pairKey,
  type Situation,
  turnName,
  type War,
  warsBetween,
} from '../../../rules/core/index.ts'
import type { AnsweredSituation, Reported, Trusted } from './trusted.ts'

const pairOf = (war: { readonly between: readonly [Nation, Nation] } | readonly [Nation, Nation]): string =>
  pairKey(...('between' in war ? war.between : war))

/** Whether the document says of these two that they are at peace, or who declared war on whom; an empty list of wars says it of everybody. */
const isTold = ({ wars, peace = [], declarations = [] }: Reported, pair: string): boolean =>
  wars?.length === 0 || peace.some((two) => pairKey(...two) === pair) || declarations.some(({ by, on }) => pairKey(by, on) === pair)

/** A country that is conquered, or with an enemy of the other (50.521), is at peace with it by nobody’s word. */
const isFoughtAsAlly = (situation: Situation, [one, other]: readonly [Nation, Nation]): boolean => {
  const [minor, power] = isMinor(one) ? [one, other] : [other, one]
  if (!isMinor(minor)) return false
  const { conquered, with: partner } = situation.standings[minor]
  return conquered === true || (partner !== null && partner !== power && isAtWar(situation, partner, power))
}

/** Whom a country that was attacked is with hangs on who fights its attacker (49.91A). */
const attackersRead = ({ situation, said, read }: AnsweredSituation): readonly Power[] =>
  (said.declarations ?? []).flatMap(({ by, on }) =>
    MINORS.some((minor) => minor === on && read.standings.has(minor) && situation.standings[minor].with === null) ? [by] : [],
  )

/** Two that are usually at war by now, and are taken to be at peace. */
export function trustedPeaces(answered: AnsweredSituation): readonly Trusted[] {
  const { scenario, situation, said, read, usual } = answered
  const attackers = attackersRead(answered)
  return usual.wars.flatMap(({ between, until }) => {
    const pair = pairKey(...between)
    const isOfMinor = between.some((nation) => !isPower(nation))
    // That a surrender has ended it since does not undo a war of two powers: tables ask whether it ever was.
    const isPast = until !== undefined && isOfMinor
    const isRead = read.wars.has(pair) || (!isOfMinor && attackers.some((attacker) => between.includes(attacker)))
    const isDeclared = situation.declarations.some(({ by, on }) => pairKey(by, on) === pair)
    const isKnown = isDeclared || isTold(said, pair) || warsBetween(situation, ...between).length > 0
    if (isPast || !isRead || isKnown || isFoughtAsAlly(situation, between)) return []
    const [one, other] = between
    const words = `${NATION_NAMES[one]} and ${NATION_NAMES[other]} are at peace`
    const about = between.find((nation) => !isPower(nation)) ?? pair
    return [{ words, asAt: scenario.turn, about, report: { peace: [[one, other]] } }]
  })
}

/** Whether a war that nobody told may have come with one that was: as old, and of one of its powers. */
const isBroughtBy = (told: War, other: War, { wars = [] }: Reported): boolean =>
  other !== told &&
  other.since === told.since &&
  other.between.some((nation) => told.between.includes(nation)) &&
  !wars.some((one) => pairOf(one) === pairKey(...other.between))

/** A war that a document tells without a date is taken to be older than its turn. */
export function undatedWars({ scenario, situation, said, read }: AnsweredSituation): readonly Trusted[] {
  const isReadOf = ({ between }: War): boolean => read.wars.has(pairKey(...between)) || read.declarations.has(pairKey(...between))
  return situation.wars.flatMap((war) => {
    const { between, since, opening } = war
    const pair = pairKey(...between)
    const isUndated = opening === true && (said.wars ?? []).some((one) => !('between' in one) && pairKey(...one) === pair)
    // What it brought has its date from it.
    const isRead = isReadOf(war) || situation.wars.some((other) => isBroughtBy(war, other, said) && isReadOf(other))
    if (!isUndated || !isRead || scenario.wars.some((one) => pairOf(one) === pair)) return []
    const names = between.map((nation) => NATION_NAMES[nation]).join(' and ')
    const words = `${names} were at war before ${turnName(situation.turn)}`
    return [{ words, asAt: scenario.turn, about: pair, report: { wars: [{ between: [...between], since }] } }]
  })
}

/** A declaration that only a lost capital tells of is taken to be older as well; an answer that hangs on its turn says so. */
export function undatedDeclarations({ scenario, situation, said, read }: AnsweredSituation): readonly Trusted[] {
  return situation.declarations.flatMap(({ by, on, turn, quiet }) => {
    const pair = pairKey(by, on)
    const isOpening = scenario.declarations?.some((one) => one.by === by && one.on === on) ?? false
    const isKnown = isOpening || isTold(said, pair) || warsBetween(situation, by, on).length > 0
    if (quiet !== true || isKnown || !read.declarationTurns.has(pair)) return []
    const words = `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]} before ${turnName(situation.turn)}`
    return [{ words, asAt: scenario.turn, about: on, report: { wars: [{ between: [by, on], since: turn }] } }]
  })
}
