import { type Telling, tell } from '../../../counsel/index.ts'
import type { KeptGame, RecordEntry } from '../../../referee/index.ts'
import { type Turn, turnName } from '../../../rules/core/index.ts'
import { delegationsOf, type Event, type Seat, shownTo, type Unused } from '../../../rules/game/index.ts'
import { GIVEN_WORDS } from '../../game/words.ts'
import type { Look } from '../../terminal/terminal.ts'
import { type Print, said } from '../text.ts'
import { printEvent } from './telling.ts'

/** What came of an order, as far as those who gave it may see. */
export interface GivenAnswer {
  readonly ok: true
  readonly dice: readonly number[]
  readonly tableDice: boolean
  readonly events: readonly Event[]
  readonly told: readonly Telling[]
  /** What the order let go by. */
  readonly leaves: readonly Unused[]
  readonly turn: Turn
  readonly stage: string | null
  readonly ending: string | null
}

interface Given {
  readonly entry: RecordEntry
  readonly kept: KeptGame
  readonly leaves: readonly Unused[]
}

export function givenAnswer({ entry, kept, leaves }: Given, as: readonly Seat[]): GivenAnswer {
  const events = shownTo(entry.events, delegationsOf(as))
  const { stage, situation, ending } = kept.game
  return {
    ok: true,
    dice: entry.dice,
    tableDice: entry.tableDice === true,
    events,
    told: events.map((event) => tell(kept.book, event)),
    leaves,
    turn: situation.turn,
    stage: kept.book.sequence.find(({ id }) => id === stage)?.words ?? null,
    ending: ending?.words ?? null,
  }
}

/** What an order let go by: said once, in passing. */
export const printLeaves = (leaves: readonly Unused[], look: Look): readonly string[] =>
  leaves.flatMap(({ what, cite }) => said({ words: GIVEN_WORDS.leaves(what), cite }, 2, look))

export const printGiven: Print<GivenAnswer> = ({ dice, tableDice, events, told, leaves }, look) => [
  look.paint.strong(GIVEN_WORDS.recorded),
  ...(dice.length === 0 ? [] : [`  ${GIVEN_WORDS.dice(dice, tableDice)}`]),
  ...events.flatMap((event, index) => {
    const words = told[index]
    if (event.type === 'turn-opened') return [`  ${look.paint.strong(turnName(event.turn))}`]
    return words === undefined ? [] : printEvent({ event, told: words }, 'folded', look)
  }),
  ...printLeaves(leaves, look),
]
