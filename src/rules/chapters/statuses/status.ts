import {
  type Book,
  bondOf,
  type Citation,
  type Cited,
  COUNTRIES,
  type Country,
  chapterOf,
  FACTS,
  isAtWar,
  isFactId,
  isMet,
  isOneOf,
  type Minor,
  NATIONS,
  type Nation,
  POWERS,
  type Power,
  partnerOf,
  type Situation,
  type Standing,
  type Turn,
} from '../../core/index.ts'
import { areFighting, isConquered, namesOfCountry } from '../war/index.ts'
import type { Governance, StatusChapter, StatusClauses } from './clauses.ts'
import { FRIENDS, type Friend, isTabled, type MinorNation, namesOfNation, OUT_OF_IT, powersWith, STATUSES, type Status } from './nation.ts'

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

/** What a result makes of a nation, whatever it is by rules of its own. */
export function statusByResult(book: Book<StatusChapter>, nation: Minor, { result, waiting }: Standing): Status {
  if (result === null) return 'neutral'
  const { rows } = chapterOf(book, 'statuses')
  const bond = waiting ? 'hexes' : bondOf(result, nation)
  return STATUSES.find((one) => rows[one].bonds.includes(bond)) ?? 'neutral'
}

/** What a result or, of a nation without a table, a report makes of it; nothing while neither speaks. */
function toldStatus(book: Book<StatusChapter>, situation: Situation, nation: MinorNation): Omit<MinorStatus, 'nation'> | undefined {
  const { rows, named, tiedAnyway } = chapterOf(book, 'statuses')
  if (!isTabled(nation)) {
    const status = situation.facts[`${nation}.status`]
    const friend = situation.facts[`${nation}.favours`]
    if (!isOneOf(STATUSES, status)) return undefined
    const isHelped = status === 'coBelligerent' && attackersOf(situation, nation).length > 0
    return { status, favours: isOneOf(FRIENDS, friend) ? friend : null, isHelped, cite: rows[status].cite }
  }
  const standing = situation.standings[nation]
  const { result, since, attacked } = standing
  if (result === null) return undefined
  const status = statusByResult(book, nation, standing)
  const favours = status === 'neutral' ? null : (partnerOf(standing) ?? null)
  // What it is by a rule of its own it is not by a result.
  const tied = tiedAnyway.find(
    (one) => one.nation === nation && one.status === status && one.favours === favours && isMet(one.when, situation),
  )
  return { status, favours, ...(since === undefined ? {} : { since }), isHelped: attacked === true, cite: tied?.cite ?? named }
}

/** Where a minor nation stands; one that has surrendered never comes back, whoever holds its capital (3.5.1.3b). */
export function statusOf(book: Book<StatusChapter>, situation: Situation, nation: MinorNation): MinorStatus {
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
export function governanceOf(book: Book<StatusChapter>, situation: Situation, { nation, status }: MinorStatus): Governance | undefined {
  const { governed, fights } = chapterOf(book, 'statuses')
  if (OUT_OF_IT.includes(status) || fights.includes(status)) return undefined
  return governed.find((one) => one.nation === nation && isMet(one.when, situation))
}

/** The powers that have gone to war with it. */
export const attackersOf = (situation: Situation, nation: Nation): readonly Power[] =>
  POWERS.filter((power) => namesOfNation(nation).some((name) => areFighting(situation, power, name)))

/** Countries that some power has gone to war with. Of most it is plain at once that nobody has; a border war may escalate without a word. */
export function attackedCountries(situation: Situation): readonly Country[] {
  const atWar = new Set(situation.wars.filter(({ until }) => until === undefined).flatMap(({ between }) => between))
  return COUNTRIES.filter(
    (country) =>
      (country === 'finland' ||
        namesOfNation(country).some((name) => atWar.has(name) || namesOfCountry(name).some((one) => atWar.has(one)))) &&
      attackersOf(situation, country).length > 0,
  )
}

/** Under attack, and fighting beside nobody yet: it calls for help (3.5.2.3a). */
export const isCalling = (book: Book<StatusChapter>, situation: Situation, { nation, status }: MinorStatus): boolean =>
  !OUT_OF_IT.includes(status) && !chapterOf(book, 'statuses').fights.includes(status) && attackersOf(situation, nation).length > 0

/** Whether somebody fights it, asked of one after the other. */
export function isFoughtBy(book: Book<StatusChapter>, situation: Situation, status: MinorStatus): (other: Nation) => boolean {
  if (OUT_OF_IT.includes(status.status)) return () => false
  const attackers: readonly Nation[] = attackersOf(situation, status.nation)
  const isFighting = status.favours !== null && chapterOf(book, 'statuses').fights.includes(status.status)
  const friends = isFighting && status.favours !== null ? powersWith(status.favours) : []
  const own = namesOfNation(status.nation)
  return (other) => !own.includes(other) && (attackers.includes(other) || friends.some((friend) => isAtWar(situation, friend, other)))
}

/** Who fights it: whoever attacked it and, once it fights beside a faction, every enemy of that faction (3.5.5). */
export const enemiesOf = (book: Book<StatusChapter>, situation: Situation, status: MinorStatus): readonly Nation[] =>
  NATIONS.filter(isFoughtBy(book, situation, status))

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
