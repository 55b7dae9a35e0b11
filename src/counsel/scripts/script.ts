import { whyNotDeclare } from '../../rules/chapters/war/index.ts'
import {
  type Delegation,
  delegationOf,
  entriesOf,
  type FactValue,
  foundIn,
  halvesOf,
  isAtWar,
  isBefore,
  isBound,
  type Minor,
  type Nation,
  onceFor,
  type Power,
  type Season,
  type Side,
  type Situation,
  seasonOf,
  sideFavoured,
  sideOf,
  THIS_TURN_FACTS,
  TURNS,
  type Turn,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Random } from '../simulation/random.ts'

/** Two that are, or go, to war: who declares it stands first. */
export type Pair = readonly [Power, Nation]

/** A value as a script has it: itself, a count between two, or the turn in which it happens. */
export type ScriptedValue = FactValue | { readonly from: number; readonly to: number } | { readonly is: 'this turn' }

/** Something that may happen on the map. Whether it has is read off the map: a script remembers nothing. */
export interface Happening {
  readonly id: string
  /** Whose doing it is, and in whose part of the turn. */
  readonly side: Side
  /** The first and the last turn in which it may happen. */
  readonly turns: readonly [Turn, Turn]
  readonly seasons: readonly Season[]
  /** So many times in a hundred, each turn. */
  readonly chance: number
  /** Wars that must be on. */
  readonly war: readonly Pair[]
  /** Countries that must fight for a side, as associates or allies. */
  readonly fights: Readonly<Partial<Record<Minor, Side>>>
  /** Others that must have happened and still be so, or must not. */
  readonly after: readonly string[]
  readonly unless: readonly string[]
  /** What must be so. */
  readonly when: Readonly<Record<string, FactValue>>
  /** Books it is for; all without any. */
  readonly books: readonly string[]
  readonly facts: Readonly<Record<string, ScriptedValue>>
  /** Wars for which the map is ready: whoever holds the power may declare them or not. */
  readonly declares: readonly Pair[]
}

/** What happens on the map when nobody plays it. */
export interface Script {
  readonly title: string
  readonly words: string
  readonly happenings: readonly Happening[]
}

export type Facts = Readonly<Record<string, FactValue>>

const isOfThisTurn = new Set<string>(THIS_TURN_FACTS)

const isPlain = (value: ScriptedValue): value is FactValue => typeof value !== 'object' || value === null

/** What stays as it is, and says that a thing has happened. */
const marksOf = ({ facts }: Happening): readonly (readonly [string, FactValue])[] =>
  Object.entries(facts).flatMap(([id, value]) => (isPlain(value) && !isOfThisTurn.has(id) ? [[id, value] as const] : []))

interface ReadyHappening extends Happening {
  /** Each fact that it brings, and whose country must fight for whom, and what must be so. */
  readonly told: readonly (readonly [string, ScriptedValue])[]
  readonly fighting: readonly (readonly [Minor, Side])[]
  readonly so: readonly (readonly [string, FactValue])[]
  readonly marks: readonly (readonly [string, FactValue])[]
  readonly afterMarks: readonly (readonly (readonly [string, FactValue])[])[]
  readonly unlessMarks: readonly (readonly (readonly [string, FactValue])[])[]
}

type Ready = Readonly<Record<Side, ReadonlyMap<Turn, readonly ReadyHappening[]>>>

const readied = onceFor((_script: Script) => new Map<string, Ready>())

/** By side and turn, looked up once a book. */
function readyIn(script: Script, book: string): Ready {
  return foundIn(readied(script), book, () => madeReady(script, book))
}

function madeReady(script: Script, book: string): Ready {
  const ofBook = script.happenings.filter(({ books }) => books.length === 0 || books.includes(book))
  const told = new Set(ofBook.map(({ id }) => id))
  // What comes after something that is left out never comes.
  const all = ofBook.filter(({ after }) => after.every((id) => told.has(id)))
  const marksById = (ids: readonly string[]) => ids.flatMap((id) => all.filter((one) => one.id === id).map(marksOf))
  // Name by name, so that all are of one shape.
  const ready = all.map(
    (one): ReadyHappening => ({
      id: one.id,
      side: one.side,
      turns: one.turns,
      seasons: one.seasons,
      chance: one.chance,
      war: one.war,
      fights: one.fights,
      after: one.after,
      unless: one.unless,
      when: one.when,
      books: one.books,
      facts: one.facts,
      declares: one.declares,
      told: Object.entries(one.facts),
      fighting: entriesOf(one.fights),
      so: Object.entries(one.when),
      marks: marksOf(one),
      afterMarks: marksById(one.after),
      unlessMarks: marksById(one.unless),
    }),
  )
  const of = (side: Side) =>
    new Map(
      TURNS.map((turn) => [
        turn,
        ready.filter(
          ({ side: whose, turns: [first, last], seasons }) =>
            whose === side && !isBefore(turn, first) && !isBefore(last, turn) && (seasons.length === 0 || seasons.includes(seasonOf(turn))),
        ),
      ]),
    )
  return { axis: of('axis'), allies: of('allies') }
}

const isSo = ({ facts }: Situation, marks: readonly (readonly [string, FactValue])[]): boolean =>
  marks.every(([id, value]) => facts[id] === value)

const isFightingFor = ({ standings }: Situation, minor: Minor, side: Side): boolean => {
  const standing = standings[minor]
  return standing.result !== null && !standing.conquered && isBound(standing, minor) && sideFavoured(standing.result) === side
}

const mayHappen = (situation: Situation, one: ReadyHappening): boolean =>
  one.war.every(([by, on]) => isAtWar(situation, by, on)) &&
  one.fighting.every(([minor, side]) => isFightingFor(situation, minor, side)) &&
  isSo(situation, one.so) &&
  one.afterMarks.every((marks) => isSo(situation, marks)) &&
  !one.unlessMarks.some((marks) => isSo(situation, marks))

const drawn = (value: ScriptedValue, turn: Turn, random: Random): FactValue => {
  if (isPlain(value)) return value
  return 'is' in value ? turn : value.from + random.below(value.to - value.from + 1)
}

/** What the map brings in a side’s part of a turn. Each thing takes one chance, whether it may happen or not, so that the same seed brings the same luck. */
export function reportedBy(script: Script, book: string, situation: Situation, side: Side, random: Random): Facts {
  const facts: Record<string, FactValue> = {}
  for (const one of readyIn(script, book)[side].get(situation.turn) ?? []) {
    const isLucky = random.luck(one.chance)
    const isTold = one.marks.length > 0 && isSo(situation, one.marks)
    if (one.told.length === 0 || isTold || !mayHappen(situation, one) || !isLucky()) continue
    for (const [id, value] of one.told) facts[id] ??= drawn(value, situation.turn, random)
  }
  return facts
}

/** Wars for which the map is ready, as this delegation’s powers may declare them now. */
export function openingsOf(script: Script, book: string, situation: Situation, by: Delegation, random: Random): readonly Pair[] {
  return (readyIn(script, book)[sideOf(by)].get(situation.turn) ?? []).flatMap((one) => {
    if (one.declares.length === 0) return []
    const isLucky = random.luck(one.chance)
    const open = one.declares.filter(([power, on]) => delegationOf(power) === by && !isAtWar(situation, power, on))
    return open.length > 0 && mayHappen(situation, one) && isLucky() ? open : []
  })
}

/** Something for which the map is made this turn, and the wars it takes to declare. */
export interface Readied {
  readonly happening: string
  readonly wars: readonly Pair[]
}

/** Whether the rules let a power declare war on a country, or on either half of a pair, as things stand. */
const mayDeclare = (book: Rulebook, situation: Situation, [by, on]: Pair): boolean =>
  [on, ...halvesOf(on)].some((target) => whyNotDeclare(book, situation, [{ by, on: target }]).length === 0)

/** What the map is ready for this turn, if a delegation declares wars that it may declare now: takes no chance and looks at no later turn. */
export const readyFor = (script: Script, book: Rulebook, situation: Situation, by: Delegation): readonly Readied[] =>
  (readyIn(script, book.id)[sideOf(by)].get(situation.turn) ?? []).flatMap((happening) => {
    const own = happening.declares.filter(([power]) => delegationOf(power) === by)
    const wars = own.length > 0 && mayHappen(situation, happening) ? own.filter((pair) => mayDeclare(book, situation, pair)) : []
    return wars.length > 0 ? [{ happening: happening.id, wars }] : []
  })

/** Something that would come on the map but for a war that nobody has declared. */
export interface Waiting {
  readonly happening: string
  /** Wars it waits for, the declarer first. */
  readonly wars: readonly Pair[]
  /** What comes after it, and is ready but for it. */
  readonly follows: readonly string[]
}

/**
 * What the map holds back this turn because a delegation is not at war with everybody it takes: only where it has begun, or where what
 * comes after it is ready. A script suggests no wars that nobody has thought of.
 */
export function waitingFor(script: Script, book: string, situation: Situation, by: Delegation): readonly Waiting[] {
  const now = readyIn(script, book)[sideOf(by)].get(situation.turn) ?? []
  const missing = ({ war }: ReadyHappening): readonly Pair[] => war.filter(([power, on]) => !isAtWar(situation, power, on))
  const isOpen = (one: ReadyHappening): boolean => one.marks.length > 0 && !isSo(situation, one.marks)
  return now.filter(isOpen).flatMap((one): readonly Waiting[] => {
    const wars = missing(one)
    const isOurs = wars.length > 0 && wars.every(([power]) => delegationOf(power) === by)
    if (!isOurs || !mayHappen(situation, { ...one, war: [] })) return []
    const follows = now.filter((later) => later.after.includes(one.id) && isOpen(later) && missing(later).length === 0).map(({ id }) => id)
    return wars.length < one.war.length || follows.length > 0 ? [{ happening: one.id, wars, follows }] : []
  })
}
