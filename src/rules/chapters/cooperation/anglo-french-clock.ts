import {
  type Book,
  chapterOf,
  dateOf,
  isAtWar,
  isMet,
  isOneOf,
  noteWar,
  type PlayerTurn,
  playerTurnFollowing,
  type Situation,
  type Told,
  type Turn,
  turnAfter,
  turnName,
  turnNumber,
  YEARS,
} from '../../core/index.ts'
import type { CooperationChapter, Trigger } from './clauses.ts'

/** A moment at which the limits end, and why. */
export interface Ending extends Told {
  readonly at: PlayerTurn
}

/** Where a player turn stands among all of the game’s. */
export const orderOf = ({ turn, side }: PlayerTurn): number => turnNumber(turn) * 2 + (side === 'axis' ? 0 : 1)

/** The first turn in which a trigger was pulled; all of them are acts of the Axis in their own player turn. */
function pulledIn(trigger: Trigger, book: Book<CooperationChapter>, situation: Situation): Turn | undefined {
  if (trigger.is === 'event')
    return trigger.unless !== undefined && isMet(trigger.unless, situation) ? undefined : dateOf(situation, trigger.fact)
  const isRevokedCounted = isMet(chapterOf(book, 'cooperation').clock.countsRevoked, situation)
  for (const nation of trigger.on) noteWar(situation.wars, trigger.by, nation)
  const turns = situation.declarations
    .filter(({ by, on, revoked }) => by === trigger.by && isOneOf(trigger.on, on) && (isRevokedCounted || revoked !== true))
    .map(({ turn }) => turn)
  return turns.sort((one, other) => turnNumber(one) - turnNumber(other))[0]
}

/** Which Allied player turn after a trigger; nothing in a book that goes by game turns. */
function nthTurn(book: Book<CooperationChapter>, situation: Situation): number | undefined {
  const { nth } = chapterOf(book, 'cooperation').clock
  if (nth === undefined) return undefined
  const reached = Number(situation.facts[nth.level] ?? 0)
  return nth.turns.findLast(({ fromLevel }) => reached >= fromLevel)?.nth ?? nth.turns[0]?.nth ?? 2
}

/** When a trigger of some turn ends the limits: so many Allied player turns later, or as the next game turn opens. */
function afterTrigger(turn: Turn, nth: number | undefined, words: string): Omit<Ending, 'cite'> | undefined {
  if (nth === undefined) {
    const next = turnAfter(turn)
    return next === undefined ? undefined : { at: { turn: next, side: 'axis' }, words: `the phase after ${words}` }
  }
  const at = playerTurnFollowing({ turn, side: 'axis' }, 'allies', nth)
  return at === undefined ? undefined : { at, words: `Allied player turn ${nth} after ${words}` }
}

function lastDay(book: Book<CooperationChapter>, situation: Situation): Ending | undefined {
  const { latest, nth } = chapterOf(book, 'cooperation').clock
  const { value, cite } = latest
  const turn = 'turn' in value ? value.turn : springOf(value.springOf + Number(situation.facts[value.later] ?? 0))
  if (turn === undefined) return undefined
  return nth === undefined
    ? { at: { turn, side: 'axis' }, words: `the year start before ${turnName(turn)}`, cite }
    : { at: { turn, side: 'allies' }, words: `the Allied player turn of ${turnName(turn)}`, cite }
}

const springOf = (year: number): Turn | undefined => (isOneOf(YEARS, year) ? `${year} spring` : undefined)

/** Everything that ends the limits, soonest first. */
export function endings(book: Book<CooperationChapter>, situation: Situation): readonly Ending[] {
  const { triggers, afterSurrender } = chapterOf(book, 'cooperation').clock
  const nth = nthTurn(book, situation)
  const pulled = triggers.flatMap((trigger): readonly Ending[] => {
    const turn = pulledIn(trigger, book, situation)
    const end = turn === undefined ? undefined : afterTrigger(turn, nth, trigger.words)
    return end === undefined ? [] : [{ ...end, cite: trigger.cite }]
  })
  const fall = dateOf(situation, 'france.fallTurn')
  // France surrenders in the Allied player turn unless the other is reported; the next Allied one ends the limits.
  const side = situation.facts['france.fellInAxisTurn'] === true ? 'axis' : 'allies'
  const fallen = fall === undefined ? undefined : playerTurnFollowing({ turn: fall, side }, 'allies')
  // A fall without a date is an earlier one: limits are over (53.21C).
  const fellBefore = fall === undefined && situation.facts['france.fallen'] === true
  const last = lastDay(book, situation)
  return [
    ...pulled,
    ...(fallen === undefined || afterSurrender === undefined
      ? []
      : [{ at: fallen, words: 'the Allied player turn after France surrendered', cite: afterSurrender }]),
    ...(fellBefore && afterSurrender !== undefined
      ? [{ at: { turn: situation.turn, side: 'axis' as const }, words: 'France surrendered before this turn', cite: afterSurrender }]
      : []),
    ...(last === undefined ? [] : [last]),
  ].sort((one, other) => orderOf(one.at) - orderOf(other.at))
}

/** What would end them and has not come yet (53.21A, 53.21C); once an event has started the clock, no other does. */
export function openEndings(book: Book<CooperationChapter>, situation: Situation): readonly Told[] {
  const { triggers, afterSurrender } = chapterOf(book, 'cooperation').clock
  const nth = nthTurn(book, situation)
  const isOpen = (trigger: Trigger): boolean =>
    trigger.is === 'event' || trigger.on.some((nation) => !isAtWar(situation, trigger.by, nation))
  const isRunning = triggers.some((trigger) => pulledIn(trigger, book, situation) !== undefined)
  const hasFallen = situation.facts['france.fallen'] === true || dateOf(situation, 'france.fallTurn') !== undefined
  return [
    ...(isRunning
      ? []
      : triggers.filter(isOpen).map(({ words, cite }) => ({
          words: `${nth === undefined ? 'the phase' : `Allied player turn ${nth}`} after ${words}`,
          cite,
        }))),
    ...(hasFallen || afterSurrender === undefined
      ? []
      : [{ words: 'the Allied player turn after France surrenders', cite: afterSurrender }]),
  ]
}

/** What has ended the limits by now, if anything. */
export const endedBy = (book: Book<CooperationChapter>, situation: Situation, now: PlayerTurn): Ending | undefined =>
  endings(book, situation).find(({ at }) => orderOf(at) <= orderOf(now))
