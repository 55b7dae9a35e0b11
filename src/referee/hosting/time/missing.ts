import { type Mover, whoseMove } from '../../../record/index.ts'
import type { Delegation } from '../../../rules/core/index.ts'
import { declarationOf, defaultOf, type Game, type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { type Awaited, type Away, type Clock, dueOf } from './clock.ts'
import type { OnMissed, Pace } from './pace.ts'
import { draftSealed, NOBODY_SEALS, type Sealing } from './sealing.ts'
import { TIME } from './words.ts'

/** Somebody whose word is wanted now. */
export interface Wanted extends Awaited {
  readonly for: Mover['for']
  readonly words: string
}

/**
 * Whose word the game really waits for: the one rule of what can be missed. Who has said that he is done, has nothing to say, is answered for by his
 * standing order or is held up by somebody else is not among them; a draft is not an answer. The host has no clock.
 */
export function wantedNow(book: Rulebook, game: Game): readonly Wanted[] {
  const { stage, situation } = game
  if (stage === null) return []
  return whoseMove(book, game).flatMap(({ who, for: what, words }): readonly Wanted[] =>
    who === 'host' || (what === 'asked' && !mayAct(book, game, who)) ? [] : [{ who, turn: situation.turn, stage, for: what, words }],
  )
}

/** Whether somebody who is asked could end it: by his pass, though it may cost him something, or by what he owes. */
const mayAct = (book: Rulebook, game: Game, by: Delegation): boolean =>
  defaultOf(book, game, by) !== undefined || whyNot(book, game, { type: 'pass', by, knowingly: true }).length === 0

const DONE: Readonly<Record<OnMissed, readonly string[]>> = {
  wait: [],
  decline: ['nothing', 'only'],
  plainest: ['nothing', 'only', 'plainest'],
}

/** What is ordered in somebody's name when his time has run out: his draft, if he said so, or what the table agreed on; nothing where the game waits all the same. */
export function actFor(book: Rulebook, game: Game, pace: Pace, who: Delegation, sealing: Sealing = NOBODY_SEALS): Order | undefined {
  if (pace.is === 'none') return undefined
  const found = defaultOf(book, game, who)
  const draft = found !== undefined && sealing(who) ? draftSealed(book, game, found.order) : undefined
  if (draft !== undefined) return draft
  return found !== undefined && DONE[pace.missed].includes(found.is) ? found.order : undefined
}

/** An order as it is typed. */
export function orderText(order: Order): string {
  const { short } = declarationOf(order)
  const text = short?.write(order as never)
  return short == null || text === undefined ? order.type : `${short.word} ${text}`.trim()
}

/** What will count as missed, and what would be done then. */
export interface Missing {
  readonly who: Delegation
  readonly for: Mover['for']
  /** What is wanted of him. */
  readonly words: string
  readonly since: number
  /** When his time is up, in milliseconds since 1970; nothing while it does not run. */
  readonly due: number | null
  /** It was up already. */
  readonly missed: boolean
  /** What is then ordered in his name. */
  readonly act: { readonly order: Order; readonly words: string } | null
}

/** Everybody who would be counted as missing, when, and what would be done: as far as the owner of a view may know. */
export const missingIn = (book: Rulebook, view: Game, clock: Clock, away: Away, sealing: Sealing = NOBODY_SEALS): readonly Missing[] =>
  (clock.waits.length === 0 ? [] : wantedNow(book, view)).flatMap(({ who, turn, stage, for: what, words }) => {
    const wait = clock.waits.find((one) => one.who === who && one.turn === turn && one.stage === stage)
    if (wait === undefined) return []
    const order = actFor(book, view, clock.pace, who, wait.missed === true ? NOBODY_SEALS : sealing)
    return [
      {
        who,
        for: what,
        words,
        since: wait.since,
        due: dueOf(clock, wait, away),
        missed: wait.missed === true,
        act: order === undefined ? null : { order, words: TIME.ordered(orderText(order)) },
      },
    ]
  })
