import {
  type Citation,
  entriesOf,
  type FactId,
  factClause,
  isBound,
  MINORS,
  type Minor,
  POWER_NAMES,
  type Standing,
  TRACK_NAMES,
  targetName,
  withVerb,
} from '../../rules/core/index.ts'
import { type Event, type EventType, type Game, type Note, type Rulebook, standingIn, tell } from '../../rules/game/index.ts'

/** What a headline is about, the greatest first. */
export const MATTERS = ['ending', 'surrender', 'war', 'country', 'tension'] as const
export type Matter = (typeof MATTERS)[number]

/** Something that everybody at the table stops for, in one sentence. */
export interface Headline {
  readonly matter: Matter
  readonly words: string
  readonly cites: readonly Citation[]
  /** What it allows or brings. */
  readonly notes: readonly Note[]
}

/** Events that are great as they stand. */
const GREAT_EVENTS: Readonly<Partial<Record<EventType, Matter>>> = {
  'war-ended': 'ending',
  'surrender-settled': 'surrender',
  'minor-surrendered': 'surrender',
  'war-declared': 'war',
  'declaration-revoked': 'war',
  'minor-conquered': 'country',
  'minor-freed': 'country',
}

/** Facts that are great once they are so, whoever tells of them and whatever they follow from. */
export const GREAT_FACTS: readonly FactId[] = [
  'france.fallen',
  'germany.surrendered',
  'italy.surrendered',
  'japan.surrendered',
  'britain.surrendered',
  'russia.surrendered',
  'russia.surrenderedToJapan',
  'us.suedForPeace',
]

/** A surrender that was declined leaves everything as it was. */
const isGreat = (event: Event): boolean => event.type !== 'surrender-settled' || event.settling.answer === 'accepted'

function asTold(book: Rulebook, event: Event): readonly Headline[] {
  const matter = GREAT_EVENTS[event.type]
  if (matter === undefined || !isGreat(event)) return []
  const { words, cites } = tell(book, event)
  return [{ matter, words, cites, notes: [] }]
}

const factsNewlySo = (before: Game, after: Game): readonly Headline[] =>
  before.situation.facts === after.situation.facts
    ? []
    : GREAT_FACTS.filter((fact) => after.situation.facts[fact] === true && before.situation.facts[fact] !== true).map((fact) => ({
        matter: 'surrender',
        words: factClause(fact, true),
        cites: [],
        notes: [],
      }))

const isWith = (standing: Standing, minor: Minor): boolean => isBound(standing, minor) && !standing.conquered

const turnedWords = (book: Rulebook, minor: Minor, then: Standing, now: Standing): string =>
  isWith(now, minor) || then.with === null
    ? `${targetName(minor)}: ${standingIn(book, minor, now)}`
    : `${withVerb(minor, 'stands')} with ${POWER_NAMES[then.with]} no longer`

/** Countries that began or ceased to fight beside somebody, or do so beside another. */
function countriesTurned(book: Rulebook, before: Game, event: Event, after: Game): readonly Headline[] {
  const [then, now] = [before.situation.standings, after.situation.standings]
  if (then === now) return []
  return MINORS.filter((minor) => {
    const [was, is] = [isWith(then[minor], minor), isWith(now[minor], minor)]
    return was !== is || (is && then[minor].with !== now[minor].with)
  }).map((minor) => ({
    matter: 'country',
    words: turnedWords(book, minor, then[minor], now[minor]),
    cites: tell(book, event).cites,
    notes: [],
  }))
}

/** Levels that opened something, each with all that it opened. */
const thresholdsPassed = (event: Event): readonly Headline[] =>
  event.type !== 'tension-moved'
    ? []
    : entriesOf(event.tracks).flatMap(([track, { reached = [] }]) =>
        [...new Set(reached.map(({ level }) => level))].map((level) => ({
          matter: 'tension',
          words: `${TRACK_NAMES[track]} has reached ${level}`,
          cites: [],
          notes: reached.filter((one) => one.level === level).map(({ words, cite }) => ({ words, cite })),
        })),
      )

/** What is great of an event, between the game before it and the game after it. What it says as it stands is not said again by its parts. */
export function headlinesOf(book: Rulebook, before: Game, event: Event, after: Game): readonly Headline[] {
  const told = asTold(book, event)
  return told.length > 0
    ? told
    : [...factsNewlySo(before, after), ...countriesTurned(book, before, event, after), ...thresholdsPassed(event)]
}
