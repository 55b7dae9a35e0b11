import {
  type Book,
  type Country,
  type Declaration,
  isOneOf,
  isPower,
  joins,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
} from '../../core/index.ts'
import type { WarChapter } from './clauses.ts'
import type { Erasure, WarEntry } from './record.ts'
import { isCountry, tieOf } from './target.ts'
import { isWaived } from './waiver.ts'

/** Ways to meet the requirements of 50.41 and 50.42; an attempt is enough (50.43). */
export const DUTY_ACTS = ['entered', 'offensive', 'attrition', 'overflight', 'failed-attack', 'beaten-landing'] as const
export type DutyAct = (typeof DUTY_ACTS)[number]

/** What a declaration obliges its maker to do this turn, and what would be put back if it does not. */
export interface Duty {
  readonly by: Power
  readonly on: Nation
  /** Those that have to be moved into or attacked, each by itself. */
  readonly parts: readonly Nation[]
  /** Powers named along with it, whose war is the same war: what is done against them will do (R50-21). */
  readonly instead?: readonly Power[]
  readonly met: readonly { readonly part: Nation; readonly act: DutyAct; readonly actor: Nation }[]
  readonly wars: WarEntry['wars']
  readonly standings: Erasure['standings']
  readonly facts: Erasure['facts']
}

const isNamedInstead = ({ instead = [] }: Duty, on: Nation): boolean => isOneOf(instead, on)

const isMetFor = (duty: Duty, part: Nation): boolean => duty.met.some((one) => one.part === part || isNamedInstead(duty, one.part))

export const openParts = (duty: Duty): readonly Nation[] => duty.parts.filter((part) => !isMetFor(duty, part))

export const dutyFor = (duties: readonly Duty[], by: Power, on: Nation): Duty | undefined =>
  duties.find((duty) => duty.by === by && (duty.on === on || duty.parts.includes(on) || isNamedInstead(duty, on)))

/** The power, if any, against which a duty is met too by what is done to this country, its ally or associate (50.41, R50-76). */
export function dutiesThrough(
  book: Book<WarChapter>,
  situation: Situation,
  duties: readonly Duty[],
  { by, on }: { readonly by: Power; readonly on: Nation },
): readonly Power[] {
  const tie = isCountry(on) ? tieOf(book, situation, on) : undefined
  if (tie?.is !== 'bound') return []
  const isServed = (duty: Duty): boolean =>
    duty.by === by && openParts(duty).some((part) => part === tie.power || (isPower(part) && isNamedInstead(duty, tie.power)))
  return duties.some(isServed) ? [tie.power] : []
}

/** Declarations of this turn that oblige their makers; what has been done for them on the map a situation does not tell. */
export const declarationsOwed = (book: Book<WarChapter>, { declarations, turn }: Situation): readonly Declaration[] => {
  const made = declarations.filter((one) => one.turn === turn && one.revoked !== true)
  // R50-04: what comes of itself with another is not owed.
  const isAutomatic = ({ by, on }: Declaration): boolean =>
    book.clauses.war.companions.some(
      (one) => one.by === by && one.also === on && made.some((other) => other.by === by && other.on === one.on),
    )
  return made.filter((one) => !isWaived(book, one.by, one.on) && !isAutomatic(one))
}

const isMinorAlly = (book: Book<WarChapter>, situation: Situation, by: Power, actor: Country): boolean => {
  const tie = tieOf(book, situation, actor)
  return tie?.power === by && tie.is === 'bound'
}

const whyNotOwn = (by: Power, actor: Nation): string =>
  isPower(actor) && SIDE_OF[actor] === SIDE_OF[by] ? 'an alliance partner' : `no minor ally or associate of ${POWER_NAMES[by]}`

/** Only the declarer’s own units count, and those of its minor allies and associates. */
export function whyNotMeet(
  book: Book<WarChapter>,
  situation: Situation,
  duties: readonly Duty[],
  { by, on, actor }: { readonly by: Power; readonly on: Nation; readonly actor: Nation },
): readonly Refusal[] {
  const rules = book.clauses.war.obligations?.rules
  const duty = dutyFor(duties, by, on)
  if (duty === undefined && dutiesThrough(book, situation, duties, { by, on }).length === 0)
    return [refuse('no-duty', `${POWER_NAMES[by]} has no duty against ${NATION_NAMES[on]} this turn`, rules?.onMajor, { by, on })]
  const isOwn = actor === by || (isCountry(actor) && isMinorAlly(book, situation, by, actor))
  return [
    ...(duty === undefined || duty.parts.includes(on) || isNamedInstead(duty, on)
      ? []
      : [refuse('which-half', `${NATION_NAMES[on]}: each of the two has to be attacked; say which`, rules?.unmet, { parts: duty.parts })]),
    ...(isOwn
      ? []
      : [refuse('partners-units', `${NATION_NAMES[actor]}: ${whyNotOwn(by, actor)}; its units do not count`, rules?.howMet, { actor })]),
  ]
}

/** Why a declaration is not revoked: it was acted upon, nothing was asked of it, or nobody ever made it. */
export function whyNotRevoke(
  book: Book<WarChapter>,
  situation: Situation,
  duties: readonly Duty[],
  { by, on }: { readonly by: Power; readonly on: Nation },
): readonly Refusal[] {
  const rules = book.clauses.war.obligations?.rules
  const names = `${POWER_NAMES[by]} on ${NATION_NAMES[on]}`
  const duty = dutyFor(duties, by, on)
  if (duty === undefined) {
    const war = situation.wars.find((one) => one.until === undefined && joins(one, by, on))
    if (war?.opening) return [refuse('opening-war', `${names}: a war of the start is not revoked`, rules?.openingWars, { by, on })]
    const isDeclared = situation.declarations.some((one) => one.by === by && one.on === on && one.turn === situation.turn && !one.revoked)
    return isDeclared
      ? [refuse('no-duty', `${names}: nothing has to be done for this declaration`, rules?.onMajor, { by, on })]
      : [refuse('no-declaration', `${names}: no declaration of this turn`, rules?.unmet, { by, on })]
  }
  const asked = duty.parts.includes(on) ? [on] : duty.parts
  return asked
    .filter((part) => isMetFor(duty, part))
    .map((part) =>
      refuse('duty-met', `${POWER_NAMES[by]} on ${NATION_NAMES[part]}: the requirement has been met`, rules?.howMet, { by, on: part }),
    )
}

/** What is put back: all of it, or one half of a pair whose other half was attacked (50.44). */
export function erasureOf(duty: Duty, on: Nation): Erasure {
  const { by, parts, wars } = duty
  const others = parts.filter((part) => part !== on)
  const isHalf = parts.length > 1 && parts.includes(on) && others.length > 0
  const half = Object.fromEntries(Object.entries(duty.facts).filter(([fact]) => !isHalf || fact === `${on}.attacked`))
  return isHalf
    ? { by, on, stays: others[0] as NonNullable<Erasure['stays']>, ended: [], standings: {}, facts: half }
    : {
        by,
        on: duty.on,
        ...(duty.instead === undefined ? {} : { along: duty.instead }),
        ended: wars,
        standings: duty.standings,
        facts: duty.facts,
      }
}

/** Facts that say a country was attacked are put back (RT-08); what an attack means to others is not (50.442). */
const isPutBack = (fact: string): boolean => ['.attacked', '.attackedByAxis', '.attackedByRussia'].some((end) => fact.endsWith(end))

/** The duty that a declaration lays on its maker, with the position as it was. */
export function dutyOf(before: Situation, { declaration: { by, on }, wars, standings, facts }: WarEntry, parts: readonly Nation[]): Duty {
  return {
    by,
    on,
    parts,
    met: [],
    wars,
    // 49.632: what a war on Portugal makes of Spain is a political effect, and stays.
    standings: Object.fromEntries(
      Object.keys(standings)
        .filter((minor) => on !== 'portugal' || minor !== 'spain')
        .map((minor) => [minor, before.standings[minor as keyof typeof standings]]),
    ),
    facts: Object.fromEntries(
      Object.keys(facts)
        .filter(isPutBack)
        .map((fact) => [fact, before.facts[fact] ?? false]),
    ),
  }
}
