import { nextTurn, readTurn, withDice } from '../../../editions/reading/index.ts'
import {
  factsAfterMobilizing,
  growthLevels,
  isOffered,
  latestFor,
  mobilizationTurn,
  mostOf,
  type TensionLine,
  type TrackAccount,
  tensionTurn,
  turnByTurnOf,
} from '../../../rules/chapters/tension/index.ts'
import {
  factsWith,
  isBefore,
  mapEach,
  type Refusal,
  refuse,
  type Situation,
  TRACKS,
  type Track,
  unreportedIn,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Refused, refused } from '../answer.ts'
import { document, listOf, maybe } from '../argument.ts'
import { misasked } from '../arguments.ts'
import { type Course, door } from '../door.ts'
import { whyNotPoints } from './points-used.ts'
import { type ExplainedTensionLine, TENSIONS, type TensionsAnswer, type TensionTurnAnswer } from './tension-answer.ts'
import { phaseRun, whyNotComing } from './tension-phases.ts'

const withLevels = (situation: Situation, levelOn: (track: Track) => Situation['tensions'][Track] | undefined): Situation => ({
  ...situation,
  tensions: mapEach(TRACKS, (track) => levelOn(track) ?? situation.tensions[track]),
})

/** The level once the start of the turn has been added. */
const sumAtStart = (account: TrackAccount | undefined): number =>
  (account?.before ?? 0) + (account?.lines ?? []).filter(({ moment }) => moment === 'start').reduce((sum, { amount }) => sum + amount, 0)

const flat = (actual: number) => ({ actual, effective: actual })

/** The level that counts on a track: there is no die for the Russo-German one. */
const countedOn = ({ tensions }: Situation, track: Track): number => (track === 'rgt' ? tensions.rgt.actual : tensions[track].effective)

const highestOf = (situation: Situation, track: Track): number =>
  Math.max(situation.tensions[track].highest ?? countedOn(situation, track), countedOn(situation, track))

const withHighest = (end: Situation, before: Situation, rgtHighest: number): Situation => ({
  ...end,
  tensions: mapEach(TRACKS, (track) => ({
    ...end.tensions[track],
    highest: Math.max(highestOf(before, track), countedOn(end, track), track === 'rgt' ? rgtHighest : Number.NEGATIVE_INFINITY),
  })),
})

/** Each line with the values that it counts as nothing, being unknown. */
function explainedLines(book: Rulebook, track: Track, lines: readonly TensionLine[], now: Situation): readonly ExplainedTensionLine[] {
  const rows = book.tables[track]?.rows ?? []
  return lines.map((line, index) => {
    const row = rows[index]
    const wanting = row === undefined ? [] : unreportedIn(row, now)
    return wanting.length === 0 ? line : { ...line, note: `counts nothing for ${wanting.join(', ')}, not reported` }
  })
}

/** One turn: what it adds to each track, what that reaches, who mobilizes and what is allowed then. */
function turnAnswer(
  book: Rulebook,
  before: Situation,
  after: Situation,
  dice: { usat?: number; usjt?: number },
  knowsIcs: boolean,
): { readonly answer: TensionTurnAnswer; readonly end: Situation } {
  // Mobilizations are checked right after the die, on the levels of that moment; Russia's, if ten was reached at any time.
  const first = tensionTurn(book, before, after)
  const atTheDie = (accounts: typeof first): Situation =>
    withDice(
      book,
      withLevels(after, (track) => {
        const account = accounts[track]
        return account === undefined
          ? undefined
          : track === 'rgt'
            ? { ...flat(account.after), highest: account.highest }
            : flat(account.atTheDie)
      }),
      dice,
    )
  const mobilized = mobilizationTurn(book, atTheDie(first), sumAtStart(first.usjt))
  // A Japanese mobilization forced by the American one raises the tension in the same turn (RT-23), and so does a new Russian centre.
  const { 'russia.ics': centres, ...left } = factsAfterMobilizing(after, mobilized.made)
  const facts = factsWith(after.facts, { ...left, ...(knowsIcs || centres === undefined ? {} : { 'russia.ics': centres }) })
  const final: Situation = { ...after, facts, mobilizations: mobilized.after }
  const accounts = tensionTurn(book, before, final)
  const end = withHighest(
    withDice(
      book,
      withLevels(final, (track) => (accounts[track] === undefined ? undefined : flat(accounts[track].after))),
      dice,
    ),
    before,
    accounts.rgt?.highest ?? Number.NEGATIVE_INFINITY,
  )
  // What the Allies do in their player turn is judged on the level before any of it (50.12).
  const allied: Situation = {
    ...end,
    tensions: {
      ...atTheDie(accounts).tensions,
      rgt: accounts.rgt === undefined ? end.tensions.rgt : { ...end.tensions.rgt, ...flat(accounts.rgt.atTheDie) },
    },
  }
  const tracks = Object.fromEntries(
    TRACKS.flatMap((track) => {
      const account = accounts[track]
      if (account === undefined) return []
      const { effective } = end.tensions[track]
      // No die on the Russo-German track: what it touched at any moment of the turn it has reached.
      const level = track === 'rgt' ? account.highest : effective
      const reached = book.clauses.thresholds
        .filter((threshold) => threshold.track === track)
        .map((threshold) => ({ ...threshold, latest: latestFor(book, threshold) }))
        .filter(({ level: at, latest }) => level >= at || (latest !== undefined && !isBefore(after.turn, latest)))
        .map(({ level: at, words, cite, latest }) => {
          const isByDate = level < at
          // What came by its date in an earlier turn is no news when the level comes up to it.
          const isNew = !isByDate && at > highestOf(before, track) && !(latest !== undefined && isBefore(latest, after.turn))
          return { level: at, words, cite, isNew, ...(isByDate ? { isByDate } : {}) }
        })
      const effectiveAtDie = allied.tensions[track].effective
      const isOther = track !== 'rgt' && effectiveAtDie !== effective
      const lines = explainedLines(book, track, account.lines, final)
      return [[track, { ...account, lines, effective, ...(isOther ? { effectiveAtDie } : {}), reached }]]
    }),
  )
  const permissions = book.clauses.permissions
    .filter((permission) => isOffered(permission, before, allied))
    .map((permission) => {
      const most = mostOf(permission, allied)
      const { id, by, words, cite } = permission
      return { id, by, words, ...(most === undefined ? {} : { most }), cite }
    })
  return { answer: { turn: after.turn, tracks, mobilizations: mobilized.made, growth: growthLevels(book, allied), permissions }, end }
}

/** Faces that make of the actual levels the effective ones of a turn under way. */
function diceFallen({ clauses }: Rulebook, { tensions }: Situation): { usat?: number; usjt?: number } {
  const faces = (['usat', 'usjt'] as const).map((track) => {
    const { actual, effective } = tensions[track]
    return [track, clauses.tensionRules.effective.offsets.indexOf(effective - actual) + 1] as const
  })
  return Object.fromEntries(faces.filter(([track, face]) => face > 0 && tensions[track].effective !== tensions[track].actual))
}

const CALENDAR_ENDS = 'the calendar ends with Winter 1946'

/** A book whose levels move as things happen answers turn by turn; the others, phase by phase. */
function runOf(
  book: Rulebook,
  situation: Situation,
  happened: readonly unknown[],
  named: (index: number, refusal: Refusal) => Refusal,
  course: Course | undefined,
): readonly TensionTurnAnswer[] | Refused {
  if (turnByTurnOf(book) !== undefined) {
    const early = course === undefined ? whyNotComing(book, situation) : []
    if (early.length > 0) return refused(...early)
    const found = phaseRun(book, situation, happened, course?.view.past)
    if (found.ok) return found.run
    return found.isOver
      ? refused(inTurns(found.index, refuse('misasked', CALENDAR_ENDS)))
      : refused(...found.refusals.map((refusal) => named(found.index, refusal)))
  }
  const run: TensionTurnAnswer[] = []
  let before: Situation | undefined = course?.view.opening ?? situation
  for (const [index, told] of happened.entries()) {
    if (before === undefined) return refused(inTurns(index, refuse('misasked', CALENDAR_ENDS)))
    // A game has come some way into its turn: what is told comes on top of that.
    const isUnderWay = index === 0 && course !== undefined
    const read = readTurn(isUnderWay ? situation : before, told)
    if (!read.ok) return refused(...read.refusals.map((refusal) => named(index, refusal)))
    const misused = whyNotPoints(book, before, read.after)
    if (misused.length > 0) return refused(...misused)
    const dice = isUnderWay ? { ...diceFallen(book, situation), ...read.dice } : read.dice
    const { answer, end } = turnAnswer(book, before, read.after, dice, read.knowsIcs)
    run.push(answer)
    before = nextTurn(end)
  }
  return run
}

const isRun = (found: readonly TensionTurnAnswer[] | Refused): found is readonly TensionTurnAnswer[] => Array.isArray(found)

/** A refusal that is about one turn of a list says which. */
const inTurns = (index: number, refusal: Refusal): Refusal => ({
  ...refusal,
  words: `turns.${index}: ${refusal.words}`,
  data: { ...refusal.data, inTurns: index },
})

/** What this turn, or a run of turns, adds to the three tracks. */
export const tensionsDoor = door({
  name: 'tensions',
  words: 'What a turn, or a run of turns, adds to the three tension tracks, what that reaches, and what it allows',
  example: 'tensions cases/situations/fall-1939.yaml --turns cases/situations/fall-1939-turns.yaml',
  all: 'also the lines that do not count',
  levels: 'as-they-open',
  readsMobilizations: true,
  args: {
    turn: maybe(document('Turn', 'what happened in one turn; nothing if not said')),
    turns: maybe(listOf(document('Turn'), 'what happened turn by turn, instead of one turn')),
  },
  shape: TENSIONS,
  answer: (book, situation, { turn = {}, turns }, course): TensionsAnswer | Refused => {
    const named = (index: number, refusal: Refusal): Refusal => (turns === undefined ? refusal : inTurns(index, refusal))
    const run = runOf(book, situation, turns ?? [turn], named, course)
    if (!isRun(run)) return run
    const last = run.at(-1)
    return last === undefined
      ? refused(misasked('turns', 'missing; expected a list of what happened, turn by turn', 'missing'))
      : { ok: true, book: book.id, manner: book.clauses.tensionRules.is, ...last, run }
  },
})
