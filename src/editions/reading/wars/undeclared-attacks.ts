import { absenceOf, tieOf } from '../../../rules/chapters/war/index.ts'
import {
  CAPITALS,
  type Country,
  type Declaration,
  FACTS,
  type FactId,
  factionOf,
  hasBeenAtWar,
  isAtWar,
  isBefore,
  isMinor,
  isOneOf,
  isPower,
  joins,
  MINORS,
  type Minor,
  NATION_NAMES,
  type Nation,
  PLACES,
  type Place,
  POWERS,
  type Power,
  SIDE_OF,
  type Situation,
  sideFavoured,
  type Turn,
  turnAfter,
  type War,
  withVerb,
  yearOf,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

type Said = Omit<SituationDocument, 'edition'>

/** How a war came about: one that a document tells of a power and a country without a declaration was the power's. */
export interface Attack {
  readonly by: Power
  readonly on: Nation
  readonly turn?: Turn | undefined
  /** Its war is over. */
  readonly isOver?: boolean
  /** A partner may have made it: it tells of an attack by this faction, and of nobody's declaration. */
  readonly isEither?: boolean
  readonly words: string
}

export const attackWords = ({ by, on }: Pick<Attack, 'by' | 'on'>): string => `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]}`

function inWars({ wars = [], declarations = [] }: Said): readonly Attack[] {
  return wars.flatMap((war) => {
    const { between, since: turn, until } = 'between' in war ? war : { between: war, since: undefined, until: undefined }
    const by = between.find(isPower)
    const on = between.find((nation) => !isPower(nation))
    if (by === undefined || on === undefined) return []
    if (declarations.some((one) => between.includes(one.by) && between.includes(one.on))) return []
    const [are, isOver] = until === undefined ? ['are', false] : ['have been', true]
    return [{ by, on, turn, isOver, words: `${NATION_NAMES[by]} and ${NATION_NAMES[on]} ${are} at war` }]
  })
}

/** Lands over which Russia may fight without a declaration (50.527). */
const FOUGHT_OVER = { rumania: 'bessarabia', finland: 'finnishBorder', poland: 'easternPoland' } as const

/** The Ukraine is Russia's, Vichy France was France's, and of two halves one may be taken alone. */
const NO_SIGN: readonly Country[] = ['ukraine', 'vichyFrance', 'belgiumLuxembourg']

/** Capitals whose loss tells of a declaration; those of countries without a table beside them. */
export const LOST: readonly (readonly [Country, readonly Place[]])[] = [
  ...MINORS.filter((minor) => !NO_SIGN.includes(minor)).map((minor) => [minor, CAPITALS[minor]] as const),
  ['denmark', ['copenhagen']],
  ['portugal', ['lisbon']],
  ['persia', ['teheran']],
  ['balticStates', ['riga']],
]

/** In the course of a turn the loss of these tells of one as well: a country that held its capital as it began was not freed in it. */
const LOST_IN_TURN: typeof LOST = [...LOST, ['belgium', ['brussels']], ['luxembourg', ['luxembourg']], ['netherlands', ['theHague']]]

/** Nothing gives a power the capital of these but its own war on them; elsewhere a result may, or the country was freed. */
const isOwnDoing = (situation: Situation, by: Power, on: Nation): boolean => {
  if (by === 'germany') return true
  if (by === 'italy') return on === 'greece' || on === 'yugoslavia'
  if (by === 'russia') return on !== 'finland' && !hasBeenAtWar(situation, 'germany', 'russia')
  // Once the U.S. is in the war, or could well be, a country may have been freed.
  const isTooEarlyToFree = yearOf(situation.turn) < 1943 && !hasBeenAtWar(situation, 'us', 'germany')
  return factionOf(by) === 'westernAllies' && (on === 'portugal' || isTooEarlyToFree)
}

/** A neutral of whose war nobody tells is at war with whoever holds its capital; `before` is the position as a turn began. */
function inCaptures(book: Rulebook | undefined, situation: Situation, { facts = {} }: Said, before?: Situation): readonly Attack[] {
  const isExplained = (on: Nation): boolean =>
    situation.declarations.some((one) => one.on === on) ||
    situation.wars.some((war) => POWERS.some((power) => joins(war, power, on))) ||
    (isMinor(on) && situation.standings[on].result !== null && situation.standings[on].attacked !== true)
  const isFirstLost = (place: Place): boolean => before?.facts[`${place}.controller`] === FACTS[`${place}.controller`].start
  // The capital of a country that this game has not was another's (Belgrade without a prelude).
  const isThere = ([on]: (typeof LOST)[number]): boolean => book === undefined || absenceOf(book, before ?? situation, on) === undefined
  return (before === undefined ? LOST : LOST_IN_TURN).filter(isThere).flatMap(([on, places]) =>
    places.slice(0, 1).flatMap((place) => {
      const by = facts[`${place}.controller`]
      if (typeof by !== 'string' || !isPower(by) || by === FACTS[`${place}.controller`].start) return []
      if (isExplained(on) || !(isFirstLost(place) || isOwnDoing(situation, by, on))) return []
      return [{ by, on, words: `${withVerb(by, 'holds')} ${PLACES[place].name}` }]
    }),
  )
}

/** Marks of an attack that only this power can have made (50.33B, 50.33C). */
const MARKS = [
  ...(['hungary', 'rumania', 'bulgaria', 'turkey'] as const).map((on) => ({ fact: `${on}.attackedByAxis`, by: 'germany', on }) as const),
  { fact: 'sweden.attackedByAllies', by: 'britain', on: 'sweden' },
] as const

/** Yugoslavia may be Italy's prey alone, which then fights by itself (50.523); an Italy in the war leaves no doubt. */
const marksIn = (situation: Situation) =>
  (['britain', 'france', 'us'] as const).some((enemy) => isAtWar(situation, 'italy', enemy))
    ? [...MARKS, { fact: 'yugoslavia.attackedByAxis', by: 'germany', on: 'yugoslavia' } as const]
    : MARKS

/** Italy may attack these as well (50.33B), and Russia those (50.33C); Spain may have been driven over by a war on Portugal (49.632). */
const ITALIAN_PREY: readonly Nation[] = ['albania', 'greece', 'yugoslavia', 'croatia', 'serbia']
const RUSSIAN_PREY: readonly Nation[] = [...ITALIAN_PREY, 'bulgaria', 'finland', 'hungary', 'poland', 'rumania', 'turkey']

/** A declaration or a war of the report, or of the start, says who attacked it; a war that only followed says nothing. */
export const isWarTold = ({ declarations, wars }: Situation, { wars: said = [] }: Said, on: Nation): boolean =>
  declarations.some((one) => one.on === on) ||
  wars.some((war) => war.opening === true && POWERS.some((power) => joins(war, power, on))) ||
  said.some((war) => ('between' in war ? war.between : war).includes(on))

const isAttackerTold = (situation: Situation, said: Said, on: Nation): boolean =>
  isWarTold(situation, said, on) ||
  (['attackedByAxis', 'attackedByRussia', 'attackedByAllies'] as const).some((end) => said.facts?.[`${on}.${end}` as FactId] === true)

/** Attacks that only a mark tells of; a standing that an enemy's attack brought about names the side that made it. */
export function markedAttacks(situation: Situation, said: Said): readonly Attack[] {
  const marked = marksIn(situation)
    .filter(({ fact, on }) => said.facts?.[fact] === true && !isWarTold(situation, said, on))
    .map(({ by, on }) => ({
      by,
      on,
      words: `${withVerb(on, 'was')} attacked by ${SIDE_OF[by] === 'axis' ? 'the Axis' : 'the Allies'}`,
    }))
  const driven = MINORS.flatMap((on): readonly Attack[] => {
    const { attacked, result } = said.standings?.[on] ?? {}
    if (attacked !== true || typeof result !== 'number' || NO_SIGN.includes(on) || isAttackerTold(situation, said, on)) return []
    const [side, isEither] = result < 0 ? (['Allies', ITALIAN_PREY.includes(on)] as const) : (['Axis', on === 'spain'] as const)
    if (side === 'Axis' && RUSSIAN_PREY.includes(on)) return []
    const words = `${withVerb(on, 'was')} attacked and stands with the ${side}`
    return [{ by: side === 'Allies' ? 'germany' : 'britain', on, isEither, words }]
  })
  return [...marked, ...driven]
}

/** Countries that were attacked by nobody knows whom, where more than one faction may have done it and no war of theirs is `asked` for. */
export const unknownAttackers = (book: Rulebook, situation: Situation, said: Said, asked: readonly Remark[]): readonly Remark[] => {
  const { clauses } = book
  if (clauses.intervention !== undefined) return []
  const told = undeclaredAttacks(book, situation, said)
  // A war on Portugal drove Spain over (49.632).
  const isDeclared = (on: Minor): boolean =>
    told.some((one) => one.on === on && one.isEither !== true) || (on === 'spain' && isWarTold(situation, said, 'portugal'))
  return MINORS.filter((on) => {
    if (asked.some(({ among, minor }) => among !== undefined && minor === on)) return false
    const standing = said.standings?.[on]
    const isYugoslavDoubt =
      on === 'yugoslavia' && said.facts?.['yugoslavia.attackedByAxis'] === true && said.facts['yugoslavia.italianAggression'] !== true
    if (isYugoslavDoubt && standing?.result === undefined) return !isWarTold(situation, said, on) && !isDeclared(on)
    const isHalf =
      on === 'belgiumLuxembourg' && (['belgium', 'luxembourg'] as const).some((half) => situation.facts[`${half}.attacked`] === true)
    return standing?.attacked === true && standing.conquered !== true && !isHalf && !isAttackerTold(situation, said, on) && !isDeclared(on)
  }).map((on) => ({
    minor: on,
    among: POWERS.map((power) => [power, on] as const),
    words: `${withVerb(on, 'was')} attacked by this report, and nothing says by whom; please report the declaration of war`,
    cite: clauses.war.rules.joinsEnemy,
  }))
}

export const undeclaredAttacks = (book: Rulebook | undefined, situation: Situation, said: Said): readonly Attack[] => [
  ...inWars(said),
  ...inCaptures(book, situation, said),
  ...markedAttacks(situation, said),
]

/** It fights beside the power's enemies by a result of its own: its war came with that. */
const cameByRoll = ({ standings }: Situation, { by, on }: Attack): boolean => {
  if (!isMinor(on)) return false
  const { result, attacked } = standings[on]
  return result !== null && attacked !== true && sideFavoured(result) !== SIDE_OF[by]
}

/**
 * Another's attack drove the country to a side that the power fights already: its war came with that association (50.521), unless it is
 * older.
 */
function cameByAssociation({ standings, declarations, wars }: Situation, { by, on, turn }: Attack): boolean {
  if (!isMinor(on)) return false
  const { result, attacked } = standings[on]
  if (result === null || attacked !== true || sideFavoured(result) === SIDE_OF[by]) return false
  const isOther = (one: Declaration): boolean => one.on === on && one.revoked !== true && factionOf(one.by) !== factionOf(by)
  const isFought = wars.some((war) => POWERS.some((power) => SIDE_OF[power] === sideFavoured(result) && joins(war, by, power)))
  return isFought && declarations.some((one) => isOther(one) && (turn === undefined || !isBefore(turn, one.turn)))
}

/** A border war needs no declaration (50.527), and an ally's is enough (50.523). */
const neededNone = ({ facts, declarations }: Situation, { by, on }: Attack): boolean =>
  declarations.some((one) => one.on === on && factionOf(one.by) === factionOf(by)) ||
  (by === 'russia' && (on === 'rumania' || on === 'finland' || on === 'poland') && facts[`${FOUGHT_OVER[on]}.borderWar`] !== 'none')

/** A capital taken nobody knows when: its declaration is old enough to be answered by no reaction (49.61). */
const turnOf = ({ by, turn }: Attack, { turn: now }: Situation): Turn => turn ?? turnAfter(now, SIDE_OF[by] === 'axis' ? -1 : -2) ?? now

const isSameAttack = (one: Attack, other: Attack): boolean => one.on === other.on && factionOf(one.by) === factionOf(other.by)

/** What an older declaration moved has moved, and the second of a pair taken as one moves nothing (50.53C). */
const isQuiet = (book: Rulebook, one: Attack, earlier: readonly Attack[], now: Turn): boolean =>
  one.turn !== now ||
  earlier.some(
    (other) =>
      other.by === one.by &&
      other.turn === one.turn &&
      book.clauses.war.units.some(({ countries }) => [one.on, other.on].every((on) => isOneOf(countries, on))),
  )

/** Where help comes to a victim (3.5.2.3), a war may have come with the side that a nation fought on; a neutral is fought by its attackers alone. */
const wasNeutral = (book: Rulebook, situation: Situation, { on }: Attack, told: readonly Attack[]): boolean => {
  const isOfTheStart = (war: War): boolean => war.opening === true && !told.some((one) => joins(war, one.by, one.on))
  if (isPower(on) || situation.wars.some((war) => war.between.includes(on) && isOfTheStart(war))) return false
  const hasFought = isMinor(on) && situation.standings[on].conquered && situation.standings[on].result !== null
  return !hasFought && tieOf(book, situation, on) === undefined
}

interface Made {
  readonly situation: Situation
  readonly derived: readonly Derived[]
}

function withAttacks(book: Rulebook, situation: Situation, attacks: readonly Attack[], before = situation): Made {
  const isHelped = book.clauses.intervention !== undefined
  const isOwn = (one: Attack): boolean =>
    isHelped ? wasNeutral(book, before, one, attacks) : !(cameByRoll(situation, one) || cameByAssociation(situation, one))
  const open = attacks.filter((one) => one.isEither !== true && isOwn(one) && !neededNone(situation, one))
  // By 3.2.6 each power declares its own war on a neutral.
  const made = isHelped ? open : open.filter((one, index) => !open.slice(0, index).some((other) => isSameAttack(one, other)))
  if (made.length === 0) return { situation, derived: [] }
  const declarations = made.map(
    (one, index) =>
      ({
        by: one.by,
        on: one.on,
        turn: turnOf(one, situation),
        ...(isQuiet(book, one, made.slice(0, index), situation.turn) ? { quiet: true } : {}),
      }) as Declaration,
  )
  return {
    situation: { ...situation, declarations: [...situation.declarations, ...declarations] },
    derived: made.map((one) => ({
      words: `${attackWords(one)}, since ${one.words}`,
      between: [one.by, one.on] as const,
      cite: book.clauses.war.rules.joinsEnemy,
    })),
  }
}

/** Declarations that nobody reports and that must have been made (49.435A, BAL-B4, NOR-A1). */
export const withUndeclaredAttacks = (book: Rulebook, situation: Situation, said: Said): Made =>
  // Where help comes to a victim, a capital may be a helper's.
  withAttacks(book, situation, book.clauses.intervention === undefined ? undeclaredAttacks(book, situation, said) : inWars(said))

/** The same in the course of a turn, in which they were made; whoever was fought as it began was no neutral (USAT-E2, USAT-E15). */
export function withAttacksOfTurn(
  book: Rulebook,
  before: Situation,
  situation: Situation,
  said: Said,
): Made & { readonly asked: readonly Remark[] } {
  const isFought = ({ by, on }: Attack): boolean =>
    POWERS.some(
      (power) => factionOf(power) === factionOf(by) && before.wars.some((war) => war.until === undefined && joins(war, power, on)),
    )
  const told = inWars(said).filter((one) => !isFought(one))
  const made = withAttacks(
    book,
    situation,
    told.map((one) => ({ ...one, turn: one.turn ?? situation.turn })),
    before,
  )
  if (book.clauses.intervention !== undefined) return { ...made, asked: [] }
  const { declarations } = made.situation
  const taken = inCaptures(book, { ...before, declarations }, said, before).filter(
    (one) => !isFought(one) && !neededNone(made.situation, one),
  )
  return { ...made, asked: taken.map((one) => undeclared(book, one)) }
}

/** A country may have come into a turn's hands by a declaration that moves tension, or otherwise: who took it says. */
const undeclared = (book: Rulebook, { by, on, words }: Attack): Remark => ({
  words: `${words}, yet by this report nobody has declared war on ${NATION_NAMES[on]}; please report the declaration of war, or the war that was on before`,
  between: [by, on],
  cite: book.clauses.war.rules.joinsEnemy,
})
