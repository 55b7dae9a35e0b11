import {
  CAPITALS,
  type Country,
  type Declaration,
  FACTS,
  factionOf,
  hasBeenAtWar,
  isMinor,
  isPower,
  joins,
  MINORS,
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
  withVerb,
  yearOf,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Derived } from './inference.ts'
import type { SituationDocument } from './situation-document.ts'

type Said = Omit<SituationDocument, 'edition'>

/** How a war came about: one that a document tells of a power and a country without a declaration was the power's. */
export interface Attack {
  readonly by: Power
  readonly on: Nation
  readonly turn?: Turn | undefined
  /** Its war is over. */
  readonly isOver?: boolean
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
const LOST: readonly (readonly [Country, readonly Place[]])[] = [
  ...MINORS.filter((minor) => !NO_SIGN.includes(minor)).map((minor) => [minor, CAPITALS[minor]] as const),
  ['denmark', ['copenhagen']],
  ['portugal', ['lisbon']],
]

/** Nothing gives a power the capital of these but its own war on them; elsewhere a result may, or the country was freed. */
const isOwnDoing = (situation: Situation, by: Power, on: Nation): boolean => {
  if (by === 'germany') return true
  if (by === 'italy') return on === 'greece' || on === 'yugoslavia'
  if (by === 'russia') return on !== 'finland' && !hasBeenAtWar(situation, 'germany', 'russia')
  // Once the U.S. is in the war, or could well be, a country may have been freed.
  const isTooEarlyToFree = yearOf(situation.turn) < 1943 && !hasBeenAtWar(situation, 'us', 'germany')
  return factionOf(by) === 'westernAllies' && (on === 'portugal' || isTooEarlyToFree)
}

/** A neutral of whose war nobody tells is at war with whoever holds its capital. */
function inCaptures(situation: Situation, { facts = {} }: Said): readonly Attack[] {
  const isExplained = (on: Nation): boolean =>
    situation.declarations.some((one) => one.on === on) ||
    situation.wars.some((war) => POWERS.some((power) => joins(war, power, on))) ||
    (isMinor(on) && situation.standings[on].result !== null && situation.standings[on].attacked !== true)
  return LOST.flatMap(([on, places]) =>
    places.slice(0, 1).flatMap((place) => {
      const by = facts[`${place}.controller`]
      if (typeof by !== 'string' || !isPower(by) || by === FACTS[`${place}.controller`].start) return []
      if (isExplained(on) || !isOwnDoing(situation, by, on)) return []
      return [{ by, on, words: `${withVerb(by, 'holds')} ${PLACES[place].name}` }]
    }),
  )
}

export const undeclaredAttacks = (situation: Situation, said: Said): readonly Attack[] => [...inWars(said), ...inCaptures(situation, said)]

/** It fights beside the power's enemies by a result of its own: its war came with that. */
const cameByRoll = ({ standings }: Situation, { by, on }: Attack): boolean => {
  if (!isMinor(on)) return false
  const { result, attacked } = standings[on]
  return result !== null && attacked !== true && sideFavoured(result) !== SIDE_OF[by]
}

/** A border war needs no declaration (50.527), and an ally's is enough (50.523). */
const neededNone = ({ facts, declarations }: Situation, { by, on }: Attack): boolean =>
  declarations.some((one) => one.on === on && factionOf(one.by) === factionOf(by)) ||
  (by === 'russia' && (on === 'rumania' || on === 'finland' || on === 'poland') && facts[`${FOUGHT_OVER[on]}.borderWar`] !== 'none')

/** An undated war was on when the turn began: its declaration is old enough to be answered by no reaction (49.61). */
const turnOf = ({ by, turn }: Attack, { turn: now }: Situation): Turn => turn ?? turnAfter(now, SIDE_OF[by] === 'axis' ? -1 : -2) ?? now

/** Declarations that nobody reports and that must have been made (49.435A, BAL-B4, NOR-A1); what they moved has moved. */
export function withUndeclaredAttacks(
  book: Rulebook,
  situation: Situation,
  said: Said,
): { readonly situation: Situation; readonly derived: readonly Derived[] } {
  // Where help comes to a victim, a war told of may be a helper's.
  if (book.clauses.intervention !== undefined) return { situation, derived: [] }
  const made = undeclaredAttacks(situation, said).filter((one) => !cameByRoll(situation, one) && !neededNone(situation, one))
  if (made.length === 0) return { situation, derived: [] }
  const declarations = made.map((one) => ({ by: one.by, on: one.on, turn: turnOf(one, situation), quiet: true }) as Declaration)
  return {
    situation: { ...situation, declarations: [...situation.declarations, ...declarations] },
    derived: made.map((one) => ({
      words: `${attackWords(one)}, since ${one.words}`,
      between: [one.by, one.on] as const,
      cite: book.clauses.war.rules.joinsEnemy,
    })),
  }
}
