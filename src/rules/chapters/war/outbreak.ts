import {
  type Book,
  type Country,
  type Declaration,
  type FactValue,
  factionOf,
  isAtWar,
  isFactId,
  isMet,
  isPower,
  type Minor,
  NATIONS,
  type Nation,
  NEUTRAL,
  type Power,
  SIDE_OF,
  type Situation,
  type Standing,
} from '../../core/index.ts'
import { type Aim, recordedOf } from './aim.ts'
import { alliesOf, arePartners, isNeutralPower, isPacificWar } from './camps.ts'
import type { WarChapter } from './clauses.ts'
import { includingAim, isQuiet } from './price.ts'
import { recorded, type WarPair, withWars } from './record.ts'
import { areFighting, isConquered, isCountry, isNeutralCountry, notesAfter, protectorAgainst, tableCountry, tieOf } from './target.ts'
import { isWaived } from './waiver.ts'

/** What one declaration changes at once. */
export interface Outbreak {
  readonly aim: Aim
  /** The other of a pair follows the first, and costs nothing more. */
  readonly isFirst: boolean
  readonly declaration: Declaration
  readonly wars: readonly WarPair[]
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly facts: Readonly<Record<string, FactValue>>
  /** What has to be moved into or attacked this turn, each by itself; nothing where no duty comes of it. */
  readonly duties: readonly Nation[]
}

/** A friend that attacks is a friend no more; what others were granted stays. */
function deserted(before: Standing, minor: Minor, aggressor: Power): Standing {
  if (!isNeutralCountry(before, minor) || before.with === null || factionOf(before.with) !== factionOf(aggressor)) return before
  const { result: _result, with: _with, since: _since, ...marks } = before
  return { ...marks, ...NEUTRAL }
}

/**
 * A neutral that is attacked associates with the aggressor’s enemy (49.435A); one already bound stays as it is. A neutral power has no
 * enemy yet: its victim fights alone (50.523).
 */
function afterAttack(book: Book<WarChapter>, situation: Situation, minor: Minor, aggressor: Power, on: Nation): Standing {
  const before = situation.standings[minor]
  if (book.clauses.war.victims === 'stand-alone') return deserted(before, minor, aggressor)
  if (!isNeutralCountry(before, minor) || isNeutralPower(situation, aggressor)) return before
  const settled = notesAfter(book, situation, aggressor, on).filter(({ joins }) => joins !== undefined)
  if (settled.length > 0 && settled.every(({ joins }) => joins === 'no')) return before
  const { result: _result, with: friend, waiting: _waiting, joined: _joined, ...marks } = before
  // R50-31: whom it had let in takes it in.
  const isFriendly = friend !== null && isAtWar(situation, aggressor, friend)
  return {
    ...marks,
    result: SIDE_OF[aggressor] === 'axis' ? -2 : 9,
    with: isFriendly ? friend : protectorAgainst(situation, aggressor, minor),
    since: situation.turn,
    attacked: true,
  }
}

/** Facts that a declaration makes so: who has been attacked. */
export function factsAfter(by: Power, on: Nation): Readonly<Record<string, FactValue>> {
  const halves = on === 'belgiumLuxembourg' ? ['belgium', 'luxembourg'] : on === 'belgium' || on === 'luxembourg' ? [on] : []
  const isNeutralAttacked = factionOf(by) === 'westernAllies' && !isPower(on) && halves.length === 0
  const marks = [
    ...halves.map((half) => `${half}.attacked`),
    ...(isNeutralAttacked ? ['westernAllies.attackedNeutral'] : []),
    ...(on === 'sweden' && SIDE_OF[by] === 'allies' ? ['sweden.attackedByAllies'] : []),
    ...(factionOf(by) === 'axis' ? [`${on}.attackedByAxis`] : []),
    ...(by === 'russia' ? [`${on}.attackedByRussia`] : []),
  ]
  return Object.fromEntries(marks.filter(isFactId).map((fact) => [fact, true]))
}

/** Facts that what a declaration brings makes so, judged at that moment (RGT-UP0). */
const factsByEffect = (book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): Readonly<Record<string, FactValue>> =>
  Object.assign(
    {},
    ...book.clauses.war.effects
      .filter((effect) => effect.sets !== undefined && effect.by.includes(by) && effect.on.includes(on) && isMet(effect.when, situation))
      .map(({ sets }) => sets),
  )

/** Standings that a declaration changes by itself. */
function standingsAfter(book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): Readonly<Partial<Record<Minor, Standing>>> {
  const attacked = tableCountry(on)
  const changed: Partial<Record<Minor, Standing>> =
    attacked === undefined ? {} : { [attacked]: afterAttack(book, situation, attacked, by, on) }
  // 49.632 (b), SPA-N2: a Western Allied war on Portugal drives a neutral Spain to Germany.
  const isSpainMoved = book.clauses.war.portugal !== undefined && on === 'portugal'
  if (isSpainMoved && factionOf(by) === 'westernAllies' && isNeutralCountry(situation.standings.spain, 'spain'))
    changed.spain = { ...NEUTRAL, result: 9, with: 'germany', since: situation.turn, attacked: true }
  return changed
}

/** Countries a power fights that still stand. */
const victimsOf = (situation: Situation, power: Power): readonly Country[] =>
  NATIONS.filter((nation): nation is Country => !isPower(nation) && isAtWar(situation, power, nation) && !isConquered(situation, nation))

/** Some wars a power is not brought into by its allies either (50.526). */
const mayNever = (book: Book<WarChapter>, power: Power, country: Country): boolean =>
  book.clauses.war.bars.some(({ by, on, evenByAllies }) => evenByAllies && by?.includes(power) && on?.includes(country))

/** Whoever comes out of neutrality takes over its new allies’ wars, and they its own (50.522, 50.523-ex). */
function inherited(book: Book<WarChapter>, before: Situation, after: Situation, newcomers: readonly Power[]): readonly WarPair[] {
  // Where a victim stands alone, only its own standing brings it enemies of its enemy, and others no war with it (3.5.5).
  if (book.clauses.war.victims === 'stand-alone') return []
  const joined = newcomers.filter((power) => isNeutralPower(before, power))
  const pairs = joined.flatMap((power) =>
    alliesOf(book, after, power).flatMap((ally): readonly WarPair[] => [
      ...victimsOf(before, power)
        .filter((victim) => !mayNever(book, ally, victim))
        .map((victim): WarPair => [ally, victim]),
      ...victimsOf(before, ally)
        .filter((victim) => !mayNever(book, power, victim))
        .map((victim): WarPair => [power, victim]),
    ]),
  )
  return pairs.filter(
    ([one, other], index) => !areFighting(after, one, other) && pairs.findIndex(([a, b]) => a === one && b === other) === index,
  )
}

/** Who goes to war with whom when a power declares on a power (50.521, 50.551, 50.56). */
function warsBetween(book: Book<WarChapter>, situation: Situation, by: Power, on: Power): readonly WarPair[] {
  const open = (pairs: readonly WarPair[]): readonly WarPair[] =>
    pairs.filter(([one, other]) => !isAtWar(situation, one, other) && !(isPower(one) && isPower(other) && arePartners(one, other)))
  const joinings = book.clauses.war.joinings.filter(
    (joining) => joining.by.includes(by) && joining.on.includes(on) && isMet(joining.when, situation),
  )
  const alsoWith = (us: readonly Power[], them: readonly Power[]): readonly WarPair[] =>
    joinings.flatMap(({ brings, against }) =>
      brings.flatMap((nation) =>
        against === 'declarer' ? us.map((one): WarPair => [one, nation]) : them.map((one): WarPair => [nation, one]),
      ),
    )
  if (isPacificWar(by, on)) return open([[by, on], ...alsoWith([by], [on])])
  const [ours, theirs] = [
    [by, ...alliesOf(book, situation, by)],
    [on, ...alliesOf(book, situation, on)],
  ]
  const also = alsoWith(ours, theirs)
  const crossed = open([...ours.flatMap((one) => theirs.map((other): WarPair => [one, other])), ...also])
  return [...crossed, ...inherited(book, situation, withWars(situation, crossed), [by, on])]
}

/** Countries that fought a neutral alone find allies when it goes to war with a power. */
function victimsTakenIn(
  book: Book<WarChapter>,
  situation: Situation,
  after: Situation,
  newcomers: readonly Power[],
): Readonly<Partial<Record<Minor, Standing>>> {
  if (book.clauses.war.victims === 'stand-alone') return {}
  return Object.fromEntries(
    newcomers
      .filter((power) => isNeutralPower(situation, power) && !isNeutralPower(after, power))
      .flatMap((power) =>
        victimsOf(situation, power)
          .flatMap((victim) => tableCountry(victim) ?? [])
          .map((minor) => [minor, afterAttack(book, after, minor, power, minor)]),
      ),
  )
}

/** What the declarations of an aim bring, one after the other, a pair moving tension once (50.53C); `snapshot` is the position before the player turn’s declarations. */
function outbreaksOf(
  book: Book<WarChapter>,
  situation: Situation,
  snapshot: Situation,
  aim: Aim,
  aims: readonly Aim[],
): readonly Outbreak[] {
  const { by, named, unit } = aim
  const quiet = isQuiet(book, snapshot, aim, aims)
  return recordedOf(aim).map((on, index): Outbreak => {
    const declaration: Declaration = { by, on, turn: situation.turn, ...(quiet || index > 0 ? { quiet: true as const } : {}) }
    // R50-31: what its holder had only let in is attacked itself.
    const prey = aim.holder === undefined ? [] : named.filter((one) => isCountry(one) && tieOf(book, situation, one)?.is === 'hexes')
    const begun = isPower(on) ? warsBetween(book, situation, by, on) : areFighting(situation, by, on) ? [] : [[by, on] as const]
    const wars = [...begun, ...prey.filter((one) => !areFighting(situation, by, one)).map((one): WarPair => [by, one])]
    const after = withWars(situation, wars)
    const standings = isPower(on)
      ? Object.assign(victimsTakenIn(book, situation, after, [by, on]), ...prey.map((one) => standingsAfter(book, after, by, one)))
      : standingsAfter(book, situation, by, on)
    const isFree = aim.isAutomatic === true || isWaived(book, by, on) || includingAim(book, snapshot, aim, aims) !== undefined
    const duties = isFree ? [] : unit?.as === on ? named : [on]
    return {
      aim,
      isFirst: index === 0,
      declaration,
      wars,
      standings,
      facts: Object.assign({}, ...[on, ...prey].map((one) => factsAfter(by, one)), factsByEffect(book, after, by, on)),
      duties,
    }
  })
}

/** All that the declarations of a player turn bring: legality and price by the position before them, wars one upon the other. */
export function breakOut(
  book: Book<WarChapter>,
  situation: Situation,
  aims: readonly Aim[],
): { readonly outbreaks: readonly Outbreak[]; readonly after: Situation } {
  // A war that comes with another one’s declaration follows it, and ends with it if that is revoked.
  const isWhole = (aim: Aim): boolean => includingAim(book, situation, aim, aims) === undefined
  return [...aims.filter(isWhole), ...aims.filter((aim) => !isWhole(aim))].reduce(
    ({ outbreaks, after }, aim) => {
      const next = outbreaksOf(book, after, situation, aim, aims)
      return { outbreaks: [...outbreaks, ...next], after: next.reduce(recorded, after) }
    },
    { outbreaks: [] as readonly Outbreak[], after: situation },
  )
}
