import {
  type Book,
  type Condition,
  conditionWords,
  type FactId,
  factsRead,
  isMet,
  lacking,
  measure,
  PLACES,
  POWER_NAMES,
  type Quantity,
  type Reckoning,
  type Situation,
  type Told,
} from '../../core/index.ts'
import { dpLevel } from '../points/index.ts'
import type { CapitulationChapter, SurrenderTrigger } from './clauses.ts'

/** A trigger as things stand. */
export interface TriggerState extends Told {
  readonly id: string
  readonly ruling?: string
  readonly isMet: boolean
  /** Each part that is not so, in words; none when it is met. */
  readonly wanting: readonly string[]
  /** What the power's points would come to, line by line, where they count. */
  readonly points?: Reckoning
  /** Facts it hangs on. */
  readonly facts: readonly FactId[]
}

function pointsWanting({ points: limit }: SurrenderTrigger, level: Reckoning | undefined): readonly string[] {
  if (limit === undefined || (level !== undefined && level.total <= limit.most)) return []
  const name = POWER_NAMES[limit.of]
  return [
    level === undefined
      ? `a table of ${name}’s diplomatic points`
      : `${name} at ${limit.most} diplomatic points or fewer, not ${level.total}`,
  ]
}

/** The number that a part goes by, where it goes by one. */
function countedIn(part: Condition): Quantity | undefined {
  switch (part.is) {
    case 'called':
    case 'not':
      return countedIn(part.of)
    case 'at-least':
      return part.quantity
    default:
      return undefined
  }
}

/** What must be so, and how many there are now where that is what counts. */
function partWords(part: Condition, situation: Situation): string {
  const counted = countedIn(part)
  return counted === undefined ? conditionWords(part) : `${conditionWords(part)} (now ${measure(counted, situation)})`
}

/** Every part that is missing, however deep in others it stands. */
const partsOf = (missing: Condition): readonly Condition[] => (missing.is === 'all' ? missing.of.flatMap(partsOf) : [missing])

type Holding = Extract<Condition, { is: 'holds' }>

/** `the Axis hold Leningrad, Stalingrad and Moscow` */
const inOneBreath = (first: string, names: readonly string[]): string =>
  names.length === 0 ? first : `${[first, ...names.slice(0, -1)].join(', ')} and ${names.at(-1)}`

const holdingWords = ([first, ...rest]: readonly [Holding, ...Holding[]]): string =>
  inOneBreath(
    conditionWords(first),
    rest.map(({ place }) => PLACES[place].name),
  )

/** What is missing, part by part; places that one party lacks are told together. */
export function wantingIn(missing: Condition, situation: Situation): readonly string[] {
  const words = wantingOf(missing, situation)
  const whoIn = (one: string): string | undefined => /^.+ occupy (?=.)/.exec(one)?.[0]
  return words.flatMap((one, at) => {
    const who = whoIn(one)
    const alike = who === undefined ? [one] : words.filter((other) => whoIn(other) === who)
    const others = alike.slice(1).map((other) => other.slice(who?.length))
    return words.indexOf(alike[0] ?? one) === at ? [inOneBreath(one, others)] : []
  })
}

function wantingOf(missing: Condition, situation: Situation): readonly string[] {
  const parts = partsOf(missing)
  const places = parts.filter((part): part is Holding => part.is === 'holds')
  return parts.flatMap((part) => {
    if (part.is !== 'holds') return [partWords(part, situation)]
    const [first, ...rest] = places.filter(({ party }) => party === part.party)
    return first === part ? [holdingWords([first, ...rest])] : []
  })
}

/** Whether a test is met, and nothing of what it still takes. */
export function isTriggered(book: Book<CapitulationChapter>, situation: Situation, { when, points: limit }: SurrenderTrigger): boolean {
  if (!isMet(when, situation)) return false
  if (limit === undefined) return true
  const level = dpLevel(book, situation, limit.of)
  return level !== undefined && level.total <= limit.most
}

/** Whether a test is met, and what it still takes. */
export function triggerState(book: Book<CapitulationChapter>, situation: Situation, trigger: SurrenderTrigger): TriggerState {
  const { id, words, cite, ruling, when, points: limit } = trigger
  const level = limit === undefined ? undefined : dpLevel(book, situation, limit.of)
  const missing = lacking(when, situation)
  const wanting = [...(missing === undefined ? [] : wantingIn(missing, situation)), ...pointsWanting(trigger, level)]
  return {
    id,
    words,
    cite,
    ...(ruling === undefined ? {} : { ruling }),
    isMet: wanting.length === 0,
    wanting,
    ...(level === undefined ? {} : { points: level }),
    facts: factsRead(when),
  }
}
