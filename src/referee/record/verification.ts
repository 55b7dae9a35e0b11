import { type Refusal, refuse } from '../../rules/core/index.ts'
import { fold, type Game, type Seat, whyNotFrom } from '../../rules/game/index.ts'
import { isFace, NoDieLeft, scriptedDice } from './dice.ts'
import { differenceIn } from './event-difference.ts'
import { decideIn, type KeptGame, leftStanding } from './kept-game.ts'
import { readOrder } from './order-reader.ts'
import type { RecordEntry } from './record.ts'
import { VERIFICATION } from './words.ts'

/** An order that this engine would have decided otherwise. The record stands all the same. */
export interface Otherwise {
  readonly n: number
  readonly words: string
  /** Why this engine refuses it, where it does. */
  readonly refusals: readonly Refusal[]
}

export interface Verification {
  readonly orders: number
  readonly events: number
  readonly dice: number
  readonly tableDice: number
  /** Orders decided again with the recorded dice, with the same events. */
  readonly verified: number
  readonly otherwise: readonly Otherwise[]
  /** Whose record it is, where it has only what some seats were shown: nothing can be decided on that, and only its dice are looked at. */
  readonly shownTo?: readonly Seat[]
  /** What cannot be right in any engine. */
  readonly faults: readonly Refusal[]
}

interface Checked {
  readonly otherwise?: { readonly words: string; readonly refusals: readonly Refusal[] }
  readonly unused: number
}

function check(kept: KeptGame, { as, order, dice, events }: RecordEntry): Checked {
  const read = readOrder(order)
  if (!read.ok) return { otherwise: { words: VERIFICATION.unknownOrder, refusals: read.refusals }, unused: 0 }
  const stranger = whyNotFrom(as, read.order)
  if (stranger.length > 0) return { otherwise: { words: VERIFICATION.otherSeat, refusals: stranger }, unused: 0 }
  const script = scriptedDice(dice)
  try {
    const { decision } = decideIn(kept, as, read.order, script.dice)
    if (!decision.accepted) return { otherwise: { words: VERIFICATION.refuses, refusals: decision.refusals }, unused: 0 }
    const words = differenceIn(events, decision.events)
    return { ...(words === undefined ? {} : { otherwise: { words, refusals: [] } }), unused: script.left() }
  } catch (error) {
    if (!(error instanceof NoDieLeft)) throw error
    return { otherwise: { words: VERIFICATION.moreDice, refusals: [] }, unused: 0 }
  }
}

/** Decides every order of a record again, each on the game as the record has it up to then. */
export function verify(kept: KeptGame): Verification {
  const { shownTo } = kept.header
  const otherwise: Otherwise[] = []
  const faults: Refusal[] = []
  const before: RecordEntry[] = []
  let game: Game = kept.start
  for (const entry of kept.entries) {
    const { n, dice, events } = entry
    for (const face of dice.filter((one) => !isFace(one)))
      faults.push(refuse('bad-die', VERIFICATION.badDie(n, face), undefined, { n, face }))
    const checked = shownTo === undefined ? check({ ...kept, entries: before, game }, entry) : { unused: 0 }
    if (checked.unused > 0)
      faults.push(refuse('unused-dice', VERIFICATION.unusedDice(n, checked.unused), undefined, { n, unused: checked.unused }))
    if (checked.otherwise !== undefined)
      otherwise.push({ n, words: VERIFICATION.otherwise(n, checked.otherwise.words), refusals: checked.otherwise.refusals })
    before.push(entry)
    game = leftStanding({ ...kept, entries: before, game: fold(game, events) })
  }
  const { entries } = kept
  return {
    orders: entries.length,
    events: entries.reduce((sum, { events }) => sum + events.length, 0),
    dice: entries.reduce((sum, { dice }) => sum + dice.length, 0),
    tableDice: entries.reduce((sum, { dice, tableDice }) => sum + (tableDice ? dice.length : 0), 0),
    verified: shownTo === undefined ? entries.length - otherwise.length : 0,
    ...(shownTo === undefined ? {} : { shownTo }),
    otherwise,
    faults,
  }
}
