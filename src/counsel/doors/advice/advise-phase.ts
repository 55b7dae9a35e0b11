import { chooserOf } from '../../../rules/chapters/rolls/index.ts'
import {
  bandNamed,
  FACTIONS,
  type Faction,
  isMinor,
  isTarget,
  type Minor,
  mapEach,
  ordinaryRoll,
  type Roll,
  type Situation,
  sideOf,
  TARGETS,
  turnsLeftInYear,
  yearOf,
} from '../../../rules/core/index.ts'
import { type OrderType, ordersNow, type PendingRoll, type Rulebook } from '../../../rules/game/index.ts'
import { weighYear } from '../../advice/advice.ts'
import { type Belief, beliefAt } from '../../advice/belief.ts'
import { asYearBegan, knownTo } from '../../advice/known-points.ts'
import {
  type BeliefsAt,
  namingsAdvised,
  type ResultAdvice,
  type Weighing,
  weighChange,
  weighNamings,
  weighResults,
  weighWaiting,
} from '../../advice/phase.ts'
import { weighWars } from '../../advice/war.ts'
import { PHASE_WORDS } from '../../advice/words.ts'
import { worthsNow, worthTo } from '../../advice/worth.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, bool, faction, int, listed, string } from '../answers/shapes.ts'
import { amounts, maybe, text } from '../arguments/argument.ts'
import { misasked } from '../arguments/arguments.ts'
import { type Course, door } from '../door.ts'
import { by, tableFor, target } from '../rolls/roll.ts'

const NUMBER = s.number
const EXPECTED = { expected: NUMBER, low: NUMBER, high: NUMBER }

const PHASE = s.object({
  ...ABOUT,
  by: faction,
  /** Targets that may be named now: the expected change of worth to the side, and its range from one belief to the other. */
  namings: listed(s.object({ target: string, manner: string, isFree: bool, gain: NUMBER, ...EXPECTED })),
  /** Those to name; where no other is clearly worse, nothing is said of the phase's one naming. */
  name: listed(string),
  /** What one covert operation more would bring, roll by roll. */
  covert: listed(s.object({ target: string, left: int, ...EXPECTED })),
  /** Results that may be taken, the best first, and by how much it is better than the next: a result that fell rests on no belief, so that the range is a point. */
  results: listed(
    s.object({
      target: string,
      rolled: string,
      take: string,
      choices: listed(s.object({ result: string, worth: NUMBER, words: string })),
      ...EXPECTED,
    }),
  ),
  /** Points on tension: how many are left for how many turns, and what using one now brings over waiting a turn. That rests on no belief either. */
  tension: listed(s.object({ track: string, left: int, turns: int, cost: NUMBER, ...EXPECTED })),
  /** In a game, as wars are declared: the price in BRPs, what the declaration changes at once, and what taking the country would add. */
  wars: listed(s.object({ by: string, on: string, price: int, worth: NUMBER, conquest: s.nullable(NUMBER) })),
  why: listed(string),
})

export type PhaseAdviceAnswer = Readonly<s.Output<typeof PHASE>>

const ARGS = {
  by: by(),
  values: maybe(amounts(TARGETS, 1000, 'what countries are worth as allies: turkey=120,spain=0; the book’s defaults without it')),
  target: maybe(target('the country of a result that fell')),
  rolled: maybe(text('the result that fell there, by its name on the table')),
}

type Asked = s.OutputOf<typeof ARGS>

const rounded = (number: number, digits = 2): number => Number(number.toFixed(digits)) + 0
const roundedAll = ({ expected, low, high }: { readonly expected: number; readonly low: number; readonly high: number }) => ({
  expected: rounded(expected),
  low: rounded(low),
  high: rounded(high),
})

/** The advised mix first, then every legal allocation alike; each country's are made once. */
function beliefsFor(book: Rulebook, situation: Situation, asker: Faction, course: Course | undefined): BeliefsAt {
  const known = knownTo(book, situation, course?.eyes ?? [asker], course)
  const begun = asYearBegan(situation)
  const weighed = weighYear(book, begun, { points: mapEach(FACTIONS, (one) => known[one].received) })
  const made = new Map<Minor, readonly Belief[]>()
  return (minor) => {
    const beliefs = made.get(minor) ?? [weighed, undefined].map((one) => beliefAt(book, begun, minor, known, one))
    made.set(minor, beliefs)
    return beliefs
  }
}

const rollOf = (minor: Minor, { by: roller, manner, subversion, covert, pledgesWarOnRussia }: PendingRoll): Roll => ({
  target: minor,
  by: roller,
  manner,
  subversion,
  covert,
  pledgesWarOnRussia,
})

const pendingIn = (course: Course | undefined): readonly (readonly [Minor, PendingRoll])[] =>
  Object.entries(course?.view.phase?.rolls ?? {}).flatMap(([name, roll]) => (isMinor(name) && roll !== undefined ? [[name, roll]] : []))

/** A difference that rests on no belief. */
const surely = (difference: number) => roundedAll({ expected: difference, low: difference, high: difference })

/** Whether an order of this kind belongs to now: in a game only in its stages; a situation alone has no stages. */
const isTimeFor = (book: Rulebook, course: Course | undefined, type: OrderType): boolean =>
  course === undefined || course.view.stage === null || ordersNow(book, course.view).includes(type)

/** Rolls on which a covert operation could be played: those in hand, or those that might be named. */
function rollsInHand(course: Course | undefined, asker: Faction, named: readonly Minor[]): readonly Roll[] {
  const open = pendingIn(course).filter(([, roll]) => roll.rolled === null)
  return open.length > 0 ? open.map(([minor, roll]) => rollOf(minor, roll)) : named.map((minor) => ordinaryRoll(minor, asker))
}

function covertAdvice(weighing: Weighing, rolls: readonly Roll[]): PhaseAdviceAnswer['covert'] {
  const { book, situation, by: asker } = weighing
  const left = Number(situation.facts[`${asker}.covertOperations`] ?? 0)
  const side = sideOf(asker)
  if (left === 0) return []
  return rolls
    .flatMap((roll) => {
      const table = tableFor(book, roll.target)
      const more = { ...roll, covert: { ...roll.covert, [side]: roll.covert[side] + 1 } }
      return table === undefined ? [] : [{ target: roll.target, left, ...roundedAll(weighChange(weighing, table, roll, more)) }]
    })
    .filter(({ high }) => high !== 0)
    .toSorted((one, other) => other.expected - one.expected)
}

interface Fallen {
  readonly roll: Roll
  readonly rolled: string
}

/** Results that wait for somebody's choice: the one asked about, and those in hand of a game. */
const fallenIn = (asked: Asked, course: Course | undefined): readonly Fallen[] => [
  ...(asked.target !== undefined && isMinor(asked.target) && asked.rolled !== undefined
    ? [{ roll: ordinaryRoll(asked.target, asked.by), rolled: asked.rolled }]
    : []),
  ...pendingIn(course).flatMap(([minor, roll]) =>
    roll.rolled !== null && roll.outcome === null ? [{ roll: rollOf(minor, roll), rolled: roll.rolled.result }] : [],
  ),
]

function resultAdvice(weighing: Weighing, { roll, rolled }: Fallen): PhaseAdviceAnswer['results'] {
  const { book, situation, by: asker } = weighing
  const band = bandNamed(tableFor(book, roll.target)?.bands ?? [], rolled)
  if (band === undefined || chooserOf(book, situation, roll, band).faction !== asker) return []
  const choices: readonly ResultAdvice[] = weighResults(weighing, roll, band)
  const [best, next = best] = choices
  return best === undefined
    ? []
    : [
        {
          target: roll.target,
          rolled: band.id,
          take: best.result,
          choices: choices.map((one) => ({ ...one, worth: rounded(one.worth) })),
          ...surely(best.worth - (next?.worth ?? best.worth)),
        },
      ]
}

function takeWords({ target: minor, rolled, choices, expected }: PhaseAdviceAnswer['results'][number]): string {
  const top = Math.max(...choices.map(({ worth }) => worth))
  const best = choices.filter(({ worth }) => worth === top).map(({ result }) => result)
  const own = choices.find(({ result }) => result === rolled)?.worth ?? top
  return PHASE_WORDS.take(minor, rolled, best, choices.length, expected, top - own)
}

function tensionAdvice({ book, worths, situation, by: asker }: Weighing): PhaseAdviceAnswer['tension'] {
  const { by: users, tracks } = book.clauses.tensionRules.points
  if (!users.includes(asker)) return []
  return tracks.value.flatMap((track) => {
    if (!isTarget(track)) return []
    const used = situation.tensionPointsUsed.filter(
      (use) => use.by === asker && (use.track ?? 'usat') === track && yearOf(use.turn) === yearOf(situation.turn),
    )
    const left = (situation.placements[asker][track] ?? 0) - used.length
    const isUsed = used.some(({ turn }) => turn === situation.turn)
    const turns = turnsLeftInYear(situation.turn) - (isUsed ? 1 : 0)
    if (left <= 0) return []
    const waiting = weighWaiting(left, turns, worthTo(worths, track, sideOf(asker)))
    return [{ track, ...waiting, ...surely(waiting.cost) }]
  })
}

/** Only in a game: whether wars are being declared is a matter of its stage. */
const warAdvice = ({ book, worths, by: asker }: Weighing, course: Course | undefined): PhaseAdviceAnswer['wars'] =>
  course === undefined || course.view.stage === null || !isTimeFor(book, course, 'declare-war')
    ? []
    : weighWars(book, worths, course.view, asker).map(({ worth, conquest, ...war }) => ({
        ...war,
        worth: rounded(worth),
        conquest: conquest === null ? null : rounded(conquest),
      }))

function whyNotAsked(book: Rulebook, { target: minor, rolled }: Asked): Refused | undefined {
  if ((minor === undefined) !== (rolled === undefined))
    return refused(misasked(minor === undefined ? 'target' : 'rolled', 'missing', 'missing'))
  if (minor === undefined || rolled === undefined) return undefined
  const bands = isMinor(minor) ? (tableFor(book, minor)?.bands ?? []) : []
  return bandNamed(bands, rolled) === undefined
    ? refused(misasked('rolled', `${rolled}; expected one of ${bands.map(({ id }) => id).join(', ')}`))
    : undefined
}

function phaseAdvised(book: Rulebook, situation: Situation, asked: Asked, course?: Course): PhaseAdviceAnswer | Refused {
  const wrong = whyNotAsked(book, asked)
  if (wrong !== undefined) return wrong
  const { by: asker, values } = asked
  const beliefs = beliefsFor(book, situation, asker, course)
  const weighing: Weighing = { book, worths: worthsNow(book, situation, values), situation, by: asker, beliefs }
  // Whoever has been rolled for is not named again (49.431).
  const isToName = isTimeFor(book, course, 'name-targets')
  const weighed = isToName ? weighNamings(weighing).filter(({ target }) => target !== asked.target) : []
  const name = namingsAdvised(weighed)
  const namings = weighed.map((one) => ({ ...one, gain: rounded(one.gain, 4), ...roundedAll(one) }))
  const covert = covertAdvice(
    weighing,
    rollsInHand(
      course,
      asker,
      namings.map((one) => one.target),
    ),
  )
  const results = fallenIn(asked, course).flatMap((fallen) => resultAdvice(weighing, fallen))
  const tension = isTimeFor(book, course, 'use-tension-point') ? tensionAdvice(weighing) : []
  const wars = warAdvice(weighing, course)
  const why = [
    ...(isToName ? PHASE_WORDS.naming(namings, name) : []),
    ...covert
      .filter(({ low }) => low > 0)
      .slice(0, 1)
      .map((one) => PHASE_WORDS.covert(one.target, one)),
    ...results.map((one) => takeWords(one)),
    ...tension.map((one) => PHASE_WORDS.tension(one.track, one.left, one.turns, one.cost)),
    ...(wars.length > 0 ? PHASE_WORDS.wars(wars) : []),
  ]
  return {
    ...about(book, situation),
    by: asker,
    namings,
    name,
    covert,
    results,
    tension,
    wars,
    why: why.length > 0 ? why : [PHASE_WORDS.nothing],
  }
}

export const advisePhaseDoor = door({
  name: 'advise-phase',
  fromSetUp: true,
  isLong: true,
  believes: true,
  words: 'What to do in a diplomatic phase: which target to name, which result to take, covert operations and points on tension',
  example: 'advise-phase cases/situations/hungary.json --by axis',
  args: ARGS,
  shape: PHASE,
  answer: phaseAdvised,
})
