import { withDice } from '../../../editions/reading/index.ts'
import {
  factsAfterMobilizing,
  growthLevels,
  isOffered,
  latestFor,
  levelAtStart,
  mobilizationTurn,
  mostOf,
  type TensionLine,
  tensionTurn,
} from '../../../rules/chapters/tension/index.ts'
import { whyNotAsAllowed } from '../../../rules/chapters/war/index.ts'
import { factsWith, isBefore, mapEach, type Situation, TRACKS, type Track, unreportedIn } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { ExplainedTensionLine, TensionTurnAnswer } from './tension-answer.ts'

const withLevels = (situation: Situation, levelOn: (track: Track) => Situation['tensions'][Track] | undefined): Situation => ({
  ...situation,
  tensions: mapEach(TRACKS, (track) => levelOn(track) ?? situation.tensions[track]),
})

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

type TensionDice = Readonly<{ usat?: number; usjt?: number }>

/** One turn as its dice make it: as the Allies find it, as it ends, and all of it in words. */
interface TurnTold {
  readonly allied: Situation
  readonly end: Situation
  readonly answer: () => TensionTurnAnswer
}

/** One turn, for any fall of its dice: what it adds to each track, what that reaches, who mobilizes and what is allowed then. */
export function turnTold(book: Rulebook, before: Situation, after: Situation, knowsIcs: boolean): (dice: TensionDice) => TurnTold {
  const first = tensionTurn(book, before, after)
  return (dice) => toldBy(book, before, after, first, dice, knowsIcs)
}

function toldBy(
  book: Rulebook,
  before: Situation,
  after: Situation,
  first: ReturnType<typeof tensionTurn>,
  dice: TensionDice,
  knowsIcs: boolean,
): TurnTold {
  // Mobilizations are checked right after the die, on the levels of that moment; Russia's, if ten was reached at any time.
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
  const mobilized = mobilizationTurn(book, atTheDie(first), levelAtStart(first.usjt))
  // A Japanese mobilization forced by the American one raises the tension in the same turn (RT-23), and so does a new Russian centre.
  const { 'russia.ics': centres, ...left } = factsAfterMobilizing(after, mobilized.made)
  const facts = factsWith(after.facts, { ...left, ...(knowsIcs || centres === undefined ? {} : { 'russia.ics': centres }) })
  const final: Situation = { ...after, facts, mobilizations: mobilized.after }
  const isQuiet = mobilized.made.length === 0 && JSON.stringify(mobilized.after) === JSON.stringify(after.mobilizations)
  const accounts = isQuiet ? first : tensionTurn(book, before, final)
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
  return { allied, end, answer: () => inWords(book, { before, after, final, allied, end, accounts, made: mobilized.made }) }
}

interface Reckoned {
  readonly before: Situation
  readonly after: Situation
  /** With what mobilizing changed. */
  readonly final: Situation
  readonly allied: Situation
  readonly end: Situation
  readonly accounts: ReturnType<typeof tensionTurn>
  readonly made: TensionTurnAnswer['mobilizations']
}

function inWords(book: Rulebook, { before, after, final, allied, end, accounts, made }: Reckoned): TensionTurnAnswer {
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
          const isForNextTurn = countedOn(end, track) >= at && countedOn(allied, track) < at
          return { level: at, words, cite, isNew, ...(isByDate ? { isByDate } : {}), ...(isForNextTurn ? { isForNextTurn } : {}) }
        })
      const effectiveAtDie = allied.tensions[track].effective
      const isOther = track !== 'rgt' && effectiveAtDie !== effective
      const lines = explainedLines(book, track, account.lines, final)
      return [[track, { ...account, lines, effective, ...(isOther ? { effectiveAtDie } : {}), reached }]]
    }),
  )
  const permissions = book.clauses.permissions
    .filter((permission) => isOffered(book, permission, before, allied) && whyNotAsAllowed(book, allied, permission).length === 0)
    .map((permission) => {
      const most = mostOf(permission, allied)
      const { id, by, words, cite } = permission
      return { id, by, words, ...(most === undefined ? {} : { most }), cite }
    })
  return { turn: after.turn, tracks, mobilizations: made, growth: growthLevels(book, allied), permissions }
}

/** Faces that make of the actual levels the effective ones of a turn under way. */
export function diceFallen({ clauses }: Rulebook, { tensions }: Situation): { usat?: number; usjt?: number } {
  const faces = (['usat', 'usjt'] as const).map((track) => {
    const { actual, effective } = tensions[track]
    return [track, clauses.tensionRules.effective.offsets.indexOf(effective - actual) + 1] as const
  })
  return Object.fromEntries(faces.filter(([track, face]) => face > 0 && tensions[track].effective !== tensions[track].actual))
}
