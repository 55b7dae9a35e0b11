import { nextTurn, readTurn } from '../../../editions/reading/index.ts'
import { isTrackKept, offsetBy, turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import { whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import { type Refusal, refuse, type Situation, type Turn } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { both, CERTAIN, chance, chanceText, type ExactChance, either, NEVER } from '../../exact-chance.ts'
import { FACES } from '../../odds.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, CITATION, int, listed, REFUSAL, string, TURN } from '../answers/shapes.ts'
import { choice, document, listOf, maybe, usually, whole, yesNo } from '../arguments/argument.ts'
import { type Course, door } from '../door.ts'
import { phaseRun } from './tension-phases.ts'
import { turnTold } from './tension-turn.ts'
import { CALENDAR_ENDS, inTurns } from './tensions.ts'

/** Whom the U.S. may go to war with, and the tension that decides it. */
const WARS = { germany: 'usat', japan: 'usjt' } as const
type Enemy = keyof typeof WARS

const ENTRY = s.object({
  ...ABOUT,
  wars: listed(
    s.object({
      on: s.names(['germany', 'japan']),
      track: s.names(['usat', 'usjt']),
      turns: listed(
        s.object({
          turn: TURN,
          /** The chance that the U.S. may declare war in this turn, and that it could by then, in this turn or one before. */
          chance: string,
          byNow: string,
          /** Effective levels, each with its chance and what it allows. */
          levels: listed(s.object({ level: int, chance: string, may: string })),
          /** What stands against it at the best of these levels; nothing where some level will do. */
          against: listed(REFUSAL),
        }),
      ),
      /** The rule of the die. */
      cite: maybe(CITATION),
    }),
  ),
})
export type EntryAnswer = Readonly<s.Output<typeof ENTRY>>
type EntryTurn = EntryAnswer['wars'][number]['turns'][number]

/** One way the dice may have fallen so far: what it leads to, how likely it is, and whether war could have been declared. */
interface Way {
  readonly key: string
  readonly from: unknown
  readonly weight: ExactChance
  readonly wasOpen: boolean
}

/** The turn as one face of the die makes it. */
interface Fallen {
  /** As the Western Allies find it when they may declare war. */
  readonly judged: Situation
  readonly next: unknown
  readonly key: string
}

/** How a book's turns go on, die by die. */
interface Walk {
  readonly start: unknown
  readonly turnOf: (from: unknown, index: number) => Turn | undefined
  readonly fall: (from: unknown, index: number) => ((face: number | 'fallen') => Fallen) | Refused
}

const isRefused = (fall: ReturnType<Walk['fall']>): fall is Refused => 'ok' in fall

const withLevel = (situation: Situation, track: 'usat' | 'usjt', effective: number): Situation => ({
  ...situation,
  tensions: { ...situation.tensions, [track]: { ...situation.tensions[track], effective } },
})

/** Levels move with every act: a die may force a Japanese mobilization, which moves the levels of the turns after it. */
function actByAct(book: Rulebook, situation: Situation, happened: readonly unknown[], enemy: Enemy, course: Course | undefined): Walk {
  const track = WARS[enemy]
  return {
    start: course?.view.opening ?? situation,
    turnOf: (from) => (from as Situation | undefined)?.turn,
    fall: (from, index) => {
      const before = from as Situation
      const read = readTurn(index === 0 && course !== undefined ? situation : before, happened[index] ?? {})
      if (!read.ok) return refused(...read.refusals.map((one) => inTurns(index, one)))
      const { actual, effective } = situation.tensions[track]
      const told = turnTold(book, before, read.after, read.knowsIcs)
      return (face) => {
        const { end, allied } = told(face === 'fallen' ? {} : { [track]: face })
        const next = nextTurn(end)
        const state = next && withLevel(next, track, next.tensions[track].actual)
        const { highest: _highest, ...level } = state?.tensions[track] ?? { actual: 0, effective: 0 }
        return {
          judged: face === 'fallen' ? withLevel(allied, track, allied.tensions[track].actual + effective - actual) : allied,
          next: state && { ...state, tensions: { ...state.tensions, [track]: level } },
          key: JSON.stringify([level, state?.mobilizations]),
        }
      }
    },
  }
}

/** Levels move once a turn and no die moves them: only what was once reached stays (3.2.7.4). */
function phaseByPhase(
  book: Rulebook,
  situation: Situation,
  told: readonly unknown[],
  enemy: Enemy,
  course: Course | undefined,
): Walk | Refused {
  const track = WARS[enemy]
  const found = phaseRun(book, situation, told, course?.view.past)
  if (!found.ok)
    return refused(...(found.isOver ? [refuse('misasked', CALENDAR_ENDS)] : found.refusals).map((one) => inTurns(found.index, one)))
  return {
    // A draw still to come may lower the level given: only what is said to have been reached was.
    start: situation.tensions[track].highest ?? Number.NEGATIVE_INFINITY,
    turnOf: (_from, index) => found.ended[index]?.turn,
    fall: (from, index) => (face) => {
      const ended = found.ended[index] ?? situation
      const { actual, effective: drawn } = ended.tensions[track]
      const effective = face === 'fallen' ? drawn : actual + offsetBy(book, face)
      const highest = Math.max(from as number, effective)
      const judged = withLevel(ended, track, effective)
      return {
        judged: { ...judged, tensions: { ...judged.tensions, [track]: { ...judged.tensions[track], highest } } },
        next: highest,
        key: `${highest}`,
      }
    },
  }
}

const sumOf = (chances: readonly ExactChance[]): ExactChance => chances.reduce(either, NEVER)

/** Ways that lead to the same are one. */
function merged(ways: readonly Way[]): readonly Way[] {
  const found = new Map<string, Way>()
  for (const way of ways) {
    const key = `${way.key} ${way.wasOpen}`
    const other = found.get(key)
    found.set(key, other === undefined ? way : { ...way, weight: either(way.weight, other.weight) })
  }
  return [...found.values()]
}

interface Tried extends Way {
  readonly level: number
  readonly refusals: readonly Refusal[]
}

function turnOf(turn: Turn, tried: readonly Tried[]): EntryTurn {
  const open = tried.filter(({ refusals }) => refusals.length === 0)
  const levels = [...new Set(tried.map(({ level }) => level))].sort((one, other) => one - other)
  const best = tried.filter(({ level }) => level === levels.at(-1))
  return {
    turn,
    chance: chanceText(sumOf(open.map(({ weight }) => weight))),
    byNow: chanceText(sumOf(tried.filter(({ wasOpen }) => wasOpen).map(({ weight }) => weight))),
    levels: levels.map((level) => {
      const here = tried.filter((one) => one.level === level)
      const weight = sumOf(here.map((one) => one.weight))
      const may = sumOf(here.filter(({ refusals }) => refusals.length === 0).map((one) => one.weight))
      return { level, chance: chanceText(weight), may: chanceText(chance(may.of * weight.in, may.in * weight.of)) }
    }),
    against: open.length > 0 ? [] : (best[0]?.refusals ?? []),
  }
}

/** Every way the dice can fall, turn by turn. */
function walked(book: Rulebook, walk: Walk, enemy: Enemy, turns: number, isFallen: boolean): readonly EntryTurn[] | Refused {
  const run: EntryTurn[] = []
  let ways: readonly Way[] = [{ key: '', from: walk.start, weight: CERTAIN, wasOpen: false }]
  for (let index = 0; index < turns; index++) {
    const faces = isFallen && index === 0 ? (['fallen'] as const) : FACES
    const share = chance(1, faces.length)
    const tried: Tried[] = []
    // Whether war could have been declared before does not change how a die falls.
    const falls = new Map<string, readonly { readonly fallen: Fallen; readonly refusals: readonly Refusal[] }[]>()
    for (const { key, from, weight, wasOpen } of ways) {
      if (walk.turnOf(from, index) === undefined) return refused(inTurns(index, refuse('misasked', CALENDAR_ENDS)))
      if (!falls.has(key)) {
        const fall = walk.fall(from, index)
        if (isRefused(fall)) return fall
        const judged = faces.map(fall).map((fallen) => ({
          fallen,
          refusals: whyNotDeclare(book, fallen.judged, [{ by: 'us', on: enemy }]),
        }))
        falls.set(key, judged)
      }
      for (const { fallen, refusals } of falls.get(key) ?? []) {
        const level = fallen.judged.tensions[WARS[enemy]].effective
        tried.push({
          key: fallen.key,
          from: fallen.next,
          weight: both(weight, share),
          wasOpen: wasOpen || refusals.length === 0,
          level,
          refusals,
        })
      }
    }
    const turn = walk.turnOf(ways[0]?.from, index)
    if (turn !== undefined) run.push(turnOf(turn, tried))
    ways = merged(tried)
  }
  return run
}

/** The chance that the U.S. may go to war, over the dice of the turns to come. */
export const entryDoor = door({
  name: 'entry',
  fromSetUp: true,
  words: 'The chance that the U.S. may declare war, turn by turn, over every fall of the tension dice',
  example: "entry --situation '{ edition: 2023, turn: 1941 fall, tensions: { usat: 46, usjt: 40 } }' --ahead 4",
  levels: 'as-they-open',
  readsMobilizations: true,
  args: {
    on: maybe(choice(['germany', 'japan'], 'war on this power alone')),
    ahead: usually(whole(1, 24, 'how many turns, this one first'), 1),
    turns: maybe(listOf(document('Turn'), 'what happens turn by turn; nothing if not said')),
    fallen: usually(yesNo('the dice of this turn have fallen: its effective levels are those given'), false),
  },
  shape: ENTRY,
  answer: (book, situation, { on, ahead, turns = [], fallen }, course): EntryAnswer | Refused => {
    const told = Array.from({ length: Math.max(ahead, turns.length) }, (_, index) => turns[index] ?? {})
    const wars: EntryAnswer['wars'][number][] = []
    for (const enemy of on === undefined ? (['germany', 'japan'] as const) : [on]) {
      const track = WARS[enemy]
      if (!isTrackKept(book, track, situation)) continue
      const walk = (turnByTurnOf(book) === undefined ? actByAct : phaseByPhase)(book, situation, told, enemy, course)
      if ('ok' in walk) return walk
      // In a game it is known whether the die of this turn has fallen.
      const isFallen = fallen || (course?.view.offsets[track] ?? null) !== null
      const run = walked(book, walk, enemy, told.length, isFallen)
      if (!Array.isArray(run)) return run as Refused
      const cite = book.clauses.tensionRules.effective.cites[track]
      wars.push({ on: enemy, track, turns: run as readonly EntryTurn[], ...(cite === undefined ? {} : { cite }) })
    }
    return wars.length > 0
      ? { ...about(book, situation), wars }
      : refused(
          refuse('no-track', 'this game keeps no U.S. tension by which that war would be declared', undefined, { track: on ?? 'usat' }),
        )
  },
})
