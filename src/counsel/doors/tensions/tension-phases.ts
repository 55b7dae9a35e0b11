import { nextTurn, type ReadTurn, readTurn } from '../../../editions/reading/index.ts'
import {
  type Accrual,
  accrue,
  asInPhase,
  borderRatio,
  carriedOver,
  drawn,
  isOffered,
  mostOf,
  type PastTurn,
  reachedAt,
  turnByTurnOf,
  withComing,
} from '../../../rules/chapters/tension/index.ts'
import { isMet, mapEach, type Refusal, refuse, type Situation, TRACKS, type Track } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { whyNotPoints } from './points-used.ts'
import type { TensionTurnAnswer } from './tension-answer.ts'
import { declarationDoubts } from './told-declarations.ts'
import { whyNotDrawn } from './told-draws.ts'

/** The adjustment of one phase in words: what the turn before made of each level, what it reaches, what it allows. */
function phaseAnswer(
  book: Rulebook,
  opening: Situation,
  now: Situation,
  ended: Situation,
  accrual: Accrual,
  dice: Readonly<Partial<Record<Track, number>>>,
): TensionTurnAnswer {
  const drawnTracks = turnByTurnOf(book)?.effective.tracks ?? []
  const tracks = Object.fromEntries(
    TRACKS.flatMap((track) => {
      const account = accrual.accounts[track]
      if (account === undefined) return []
      const { effective, highest = account.after } = accrual.tensions[track]
      const { actual, highest: known = actual } = opening.tensions[track]
      // What was reached stays so (3.2.7.4a).
      const reached = reachedAt(book, track, highest)
        .filter(({ unless }) => unless === undefined || !isMet(unless, ended))
        .map(({ level, words, cite, standsIn }) => ({
          level,
          words,
          cite,
          ...(standsIn === undefined ? {} : { standsIn }),
          isNew: level > known,
        }))
      // A file may say the effective level itself.
      const isUndrawn = drawnTracks.includes(track) && dice[track] === undefined && opening.tensions[track].effective === actual
      return [[track, { ...account, effective, ...(isUndrawn ? { isUndrawn } : {}), reached }]]
    }),
  )
  const inPhase = asInPhase(book, withComing(now, accrual))
  const later: Situation = { ...ended, tensions: accrual.tensions }
  const permissions = book.clauses.permissions
    .filter((permission) => isOffered(book, permission, opening, permission.inPhase ? inPhase : later))
    .map((permission) => {
      const most = mostOf(permission, permission.inPhase ? inPhase : later)
      const { id, by, words, cite, ruling, standsIn } = permission
      return {
        id,
        by,
        words,
        ...(most === undefined ? {} : { most }),
        cite,
        ...(ruling === undefined ? {} : { ruling }),
        ...(standsIn === undefined ? {} : { standsIn }),
      }
    })
  const border = borderRatio(book, now)
  return {
    turn: now.turn,
    tracks,
    mobilizations: [],
    growth: [],
    permissions,
    struck: accrual.struck,
    ...(border === undefined ? {} : { border }),
  }
}

/** A level to come has no place where the level given is the one that has come. */
export const whyNotComing = (book: Rulebook, { tensions }: Situation): readonly Refusal[] =>
  TRACKS.filter((track) => tensions[track].coming !== undefined).map((track) =>
    refuse(
      'misread',
      `tensions.${track}.coming: ${tensions[track].coming}; expected none here, the level given is that after the adjustment`,
      turnByTurnOf(book)?.given,
    ),
  )

/** What follows from a turn of the run, and what should be reported of it. */
export type TurnNews = Pick<Extract<ReadTurn, { ok: true }>, 'derived' | 'asked'>

const withoutComing = (situation: Situation): Situation => ({
  ...situation,
  tensions: mapEach(TRACKS, (track) => {
    const { coming: _coming, ...level } = situation.tensions[track]
    return level
  }),
})

export type PhaseRun =
  | {
      readonly ok: true
      readonly run: readonly TensionTurnAnswer[]
      readonly ended: readonly Situation[]
      readonly news: readonly TurnNews[]
    }
  | { readonly ok: false; readonly index: number; readonly isOver: boolean; readonly refusals: readonly Refusal[] }

/**
 * The phases of a run of turns where levels move once a turn: that of every turn told of, and of the one after, in which the last of them
 * comes to count (3.2.7c). What came before the first is in the levels of the situation, and so are the points of its own phase.
 */
export function phaseRun(book: Rulebook, situation: Situation, happened: readonly unknown[], before: PastTurn | null = null): PhaseRun {
  const run: TensionTurnAnswer[] = []
  const news: TurnNews[] = []
  // In a game the adjustment of the turn may still be to come; once it is made, the turn before is in the levels.
  const isToCome = TRACKS.some((track) => situation.tensions[track].coming !== undefined)
  const turns: Situation[] = []
  let past: PastTurn | null = isToCome ? before : null
  let opening: Situation | undefined = isToCome ? withoutComing(situation) : situation
  for (const [index, told] of happened.entries()) {
    if (opening === undefined) return { ok: false, index, isOver: true, refusals: [] }
    const read = readTurn(opening, told, undefined, book)
    if (!read.ok) return { ok: false, index, isOver: false, refusals: read.refusals }
    // In a game what is told comes on top of its own draws.
    const misdrawn = index === 0 && before === null ? whyNotDrawn(book, opening, read.dice) : []
    const misused = [...misdrawn, ...whyNotPoints(book, opening, read.after)]
    if (misused.length > 0) return { ok: false, index, isOver: false, refusals: misused }
    const now: Situation = drawn(book, { ...opening, tensionPointsUsed: read.after.tensionPointsUsed }, read.dice)
    const accrual: Accrual = accrue(book, past, past === null ? { ...now, tensionPointsUsed: [] } : now)
    const moved = { tensions: accrual.tensions, struck: accrual.struck }
    const ended: Situation = { ...read.after, ...moved }
    const doubts = declarationDoubts(book, opening, read.after, asInPhase(book, withComing(now, accrual)), read.dice)
    news.push({ ...read, asked: [...read.asked, ...doubts] })
    run.push(phaseAnswer(book, opening, now, ended, accrual, read.dice))
    turns.push(ended)
    past = { before: { ...opening, ...moved }, after: ended }
    opening = nextTurn({ ...ended, tensions: carriedOver(ended.tensions) })
  }
  if (opening !== undefined) run.push(phaseAnswer(book, opening, opening, opening, accrue(book, past, opening), {}))
  return { ok: true, run, ended: turns, news }
}
