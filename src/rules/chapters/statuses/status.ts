import type { Turn } from '../../core/calendar.ts'
import type { Citation, Cited } from '../../core/citation.ts'
import type { Condition } from '../../core/conditions/condition.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import { type Country, isMinor, NATIONS, type Nation } from '../../core/countries.ts'
import { FACTS, isFactId } from '../../core/facts/facts.ts'
import { TABLED_NATIONS, UNTABLED_NATIONS } from '../../core/facts/statuses.ts'
import { isOneOf } from '../../core/names.ts'
import { FACTION_NAMES, FACTIONS, factionOf, POWERS, POWERS_OF, type Power } from '../../core/powers.ts'
import { isAtWar, type Situation } from '../../core/situation.ts'
import { type Bond, bondOf, partnerOf } from '../../core/standing.ts'
import { chapterOf, type Rulebook } from '../../game/rulebook.ts'
import { areFighting, isConquered } from '../war/target.ts'
import type { AccessRules } from './access.ts'
import type { BorderWar } from './border-war.ts'
import type { ForceRules } from './minor-forces.ts'

/** Where a minor nation may stand: from nothing to full allegiance, out of the war, or not there at all. */
export const STATUSES = ['neutral', 'economic', 'military', 'coBelligerent', 'ally', 'surrendered', 'absent'] as const
export type Status = (typeof STATUSES)[number]

/** Without a will of its own: its land is its holder’s. */
export const OUT_OF_IT: readonly Status[] = ['surrendered', 'absent']

/** Whom a minor nation may favour: a faction that pools points, or Japan. */
export const FRIENDS = [...FACTIONS, 'japan'] as const
export type Friend = (typeof FRIENDS)[number]
export const FRIEND_NAMES: Readonly<Record<Friend, string>> = { ...FACTION_NAMES, japan: 'Japan' }

export const powersWith = (friend: Friend): readonly Power[] => (friend === 'japan' ? ['japan'] : POWERS_OF[friend])
export const friendOf = (power: Power): Friend | undefined => (power === 'japan' ? 'japan' : factionOf(power))

/** The minor nations that have a status. */
export const MINOR_NATIONS = [...TABLED_NATIONS, ...UNTABLED_NATIONS] as const
export type MinorNation = (typeof MINOR_NATIONS)[number]
export type UntabledNation = (typeof UNTABLED_NATIONS)[number]
export type TabledNation = (typeof TABLED_NATIONS)[number]

export const isMinorNation = (name: string): name is MinorNation => isOneOf(MINOR_NATIONS, name)
export const isTabled = (nation: MinorNation): nation is TabledNation => isMinor(nation)

/** Our words for a rule. */
export interface Told {
  readonly words: string
  readonly cite: Citation
}

/** Where and while a rule holds: everywhere and always if it does not say. */
export interface Scope {
  readonly nations?: readonly MinorNation[]
  readonly when?: Condition
}

export const isInForce = ({ nations, when }: Scope, situation: Situation, nation: MinorNation): boolean =>
  (nations?.includes(nation) ?? true) && (when === undefined || isMet(when, situation))

/** One status: how it comes about and what it means for everybody. */
export interface StatusRow {
  readonly name: string
  /** What a standing grants where it comes to this. */
  readonly bonds: readonly Bond[]
  readonly reachedBy: Told
  readonly economy: readonly (Told & { readonly when: Condition })[]
  readonly access: AccessRules
  readonly forces: ForceRules
  /** Its line in our digest of the statuses. */
  readonly digest: Citation
  readonly cite: Citation
}

/** A power has a nation’s economy and command; its own forces stay apart. */
export interface Governance {
  readonly nation: MinorNation
  readonly by: Power
  readonly when: Condition
  readonly economy: Told
  readonly entry: Told
}

/** 3.5.2 to 3.5.6: the statuses of minor nations. */
export interface StatusClauses {
  readonly rows: Readonly<Record<Status, StatusRow>>
  /** Nations that are none while this holds: their land is whoever’s holds it. */
  readonly absent: readonly { readonly nation: MinorNation; readonly when: Condition; readonly cite: Citation }[]
  /** Nations that do not stand alone though no result or report says so: the first row that fits. */
  readonly tiedAnyway: readonly {
    readonly nation: MinorNation
    readonly status: Status
    readonly favours: Friend
    readonly when: Condition
    readonly cite: Citation
  }[]
  /** Nations that a power governs although they keep forces of their own. */
  readonly governed: readonly Governance[]
  /** What an attacked nation’s call for help opens, and what it does not. */
  readonly call: AccessRules
  /** The turn help arrives. */
  readonly arrival: AccessRules
  /** What its own forces may do once it is attacked. */
  readonly attacked: ForceRules
  /** Wars for border land alone. */
  readonly borderWars: readonly BorderWar[]
  /** A status that makes a nation fight beside its faction. */
  readonly fights: readonly Status[]
  /** Powers that stay out of every nation that fights, whatever its status opens to their faction. */
  readonly aloof?: readonly (Told & { readonly by: Power; readonly when: Condition })[]
  /** Whom such a nation is at war with. */
  readonly wars: Citation
  /** How many friendly units may stay under Military Cooperation: the ruling’s number, or the one that a sheet gives. */
  readonly cap: { readonly usual: number; readonly byRuling: Citation; readonly bySheet: Citation }
  /** The rule that gives results the names of statuses. */
  readonly named: Citation
  readonly notes: readonly (Told & { readonly nation: MinorNation; readonly when: Condition })[]
}

/** Where a minor nation stands, and by which rule. */
export interface MinorStatus {
  readonly nation: MinorNation
  readonly status: Status
  readonly favours: Friend | null
  readonly since?: Turn
  /** It came by help against an attack. */
  readonly isHelped: boolean
  readonly cite: Citation
}

/** It surrendered or was conquered. */
export const hasGivenIn = (situation: Situation, nation: Country): boolean =>
  isConquered(situation, nation) || situation.facts[`${nation}.surrendered`] === true

/** What a result or, of a nation without a table, a report makes of it; nothing while neither speaks. */
function toldStatus(book: Rulebook, situation: Situation, nation: MinorNation): Omit<MinorStatus, 'nation'> | undefined {
  const { rows, named } = chapterOf(book, 'statuses')
  if (!isTabled(nation)) {
    const status = situation.facts[`${nation}.status`] as Status | 'asAtStart'
    const friend = situation.facts[`${nation}.favours`] as Friend | 'nobody'
    if (status === 'asAtStart') return undefined
    const isHelped = status === 'coBelligerent' && attackersOf(situation, nation).length > 0
    return { status, favours: friend === 'nobody' ? null : friend, isHelped, cite: rows[status].cite }
  }
  const standing = situation.standings[nation]
  const { result, since, waiting, attacked } = standing
  if (result === null) return undefined
  const bond = waiting ? 'hexes' : bondOf(result, nation)
  const status = STATUSES.find((one) => rows[one].bonds.includes(bond)) ?? 'neutral'
  const favours = status === 'neutral' ? null : (partnerOf(standing) ?? null)
  return { status, favours, ...(since === undefined ? {} : { since }), isHelped: attacked === true, cite: named }
}

/** Where a minor nation stands; one that has surrendered never comes back, whoever holds its capital (3.5.1.3b). */
export function statusOf(book: Rulebook, situation: Situation, nation: MinorNation): MinorStatus {
  const { rows, absent, tiedAnyway } = chapterOf(book, 'statuses')
  const alone = (status: Status): MinorStatus => ({ nation, status, favours: null, isHelped: false, cite: rows[status].cite })
  if (hasGivenIn(situation, nation)) return alone('surrendered')
  const missing = absent.find((one) => one.nation === nation && isMet(one.when, situation))
  if (missing !== undefined) return { ...alone('absent'), cite: missing.cite }
  const told = toldStatus(book, situation, nation)
  if (told !== undefined) return { nation, ...told }
  const tied = tiedAnyway.find((one) => one.nation === nation && isMet(one.when, situation))
  return tied === undefined ? alone('neutral') : { nation, status: tied.status, favours: tied.favours, isHelped: false, cite: tied.cite }
}

/** Who governs a nation that has not surrendered and fights beside nobody. */
export function governanceOf(book: Rulebook, situation: Situation, { nation, status }: MinorStatus): Governance | undefined {
  const { governed, fights } = chapterOf(book, 'statuses')
  if (OUT_OF_IT.includes(status) || fights.includes(status)) return undefined
  return governed.find((one) => one.nation === nation && isMet(one.when, situation))
}

/** Every name a nation may stand under in a war. */
export const namesOfNation = (nation: Nation): readonly Nation[] =>
  nation === 'belgiumLuxembourg' ? [nation, 'belgium', 'luxembourg'] : [nation]

/** The powers that have gone to war with it. */
export const attackersOf = (situation: Situation, nation: Nation): readonly Power[] =>
  POWERS.filter((power) => namesOfNation(nation).some((name) => areFighting(situation, power, name)))

/** Under attack, and fighting beside nobody yet: it calls for help (3.5.2.3a). */
export const isCalling = (book: Rulebook, situation: Situation, { nation, status }: MinorStatus): boolean =>
  !OUT_OF_IT.includes(status) && !chapterOf(book, 'statuses').fights.includes(status) && attackersOf(situation, nation).length > 0

/** Who fights it: whoever attacked it and, once it fights beside a faction, every enemy of that faction (3.5.5). */
export function enemiesOf(book: Rulebook, situation: Situation, { nation, status, favours }: MinorStatus): readonly Nation[] {
  if (OUT_OF_IT.includes(status)) return []
  const attackers: readonly Nation[] = attackersOf(situation, nation)
  const friends = favours !== null && chapterOf(book, 'statuses').fights.includes(status) ? powersWith(favours) : []
  const own = namesOfNation(nation)
  return NATIONS.filter(
    (other) => !own.includes(other) && (attackers.includes(other) || friends.some((friend) => isAtWar(situation, friend, other))),
  )
}

/** How many friendly units may stay under Military Cooperation, and by which rule. */
export function capIn({ cap }: Pick<StatusClauses, 'cap'>, { facts }: Situation, nation: Nation): Cited<number> {
  const fact = `${nation}.milcoopCap`
  if (!isFactId(fact)) return { value: cap.usual, cite: cap.byRuling }
  const value = Number(facts[fact])
  return { value, cite: value === FACTS[fact].start ? cap.byRuling : cap.bySheet }
}

/** Friendly units reported there. */
export const unitsIn = ({ facts }: Situation, nation: MinorNation, friend: Friend): number =>
  Number(facts[`${nation}.${friend === 'axis' ? 'axis' : 'allied'}ForeignFactors`] ?? 0)
