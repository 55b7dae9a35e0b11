import { tell } from '../../counsel/index.ts'
import { DELEGATIONS, type Delegation, turnName } from '../../rules/core/index.ts'
import { type Event, type Order, show } from '../../rules/game/index.ts'
import { RULES } from '../generated/version.ts'
import type { KeptGame } from '../kept-game.ts'
import { isPlayedHere, rulesInForce } from './rules-in-force.ts'
import { type Otherwise, verify } from './verification.ts'

/** By the very entries: every pair of eyes asks, and nothing of it changes until the next order. */
const decidedAnew = new WeakMap<KeptGame['entries'], readonly Otherwise[]>()

/** What the rules of this program would have decided otherwise so far. */
export function wouldChange(kept: KeptGame): readonly Otherwise[] {
  const { entries } = kept
  const found = decidedAnew.get(entries) ?? verify(kept).otherwise
  decidedAnew.set(entries, found)
  return found
}

/** Whether somebody saw as much of it as there is to see. */
const isOpenTo = (eyes: readonly Delegation[], events: readonly Event[]): boolean =>
  events.length > 0 && events.every((event) => JSON.stringify(show(event, eyes)) === JSON.stringify(show(event, DELEGATIONS)))

/** The same as some may be told of it: only what they have seen the whole of. */
function changesFor(kept: KeptGame, otherwise: readonly Otherwise[], eyes: readonly Delegation[]): readonly string[] {
  const differing = new Set(otherwise.map(({ n }) => n))
  let { turn } = kept.start.situation
  return kept.entries.flatMap(({ n, events }) => {
    const then = turn
    for (const event of events) if (event.type === 'turn-opened') turn = event.turn
    const [first] = events
    if (!differing.has(n) || first === undefined || !isOpenTo(eyes, events)) return []
    return [`${turnName(then)}: ${tell(kept.book, first).words}`]
  })
}

/** An order as the record has it: an agreement to other rules says which, and what they would have changed for everybody. */
export function agreeing(kept: KeptGame, order: Order): Order {
  if (order.type !== 'agree-to-rules') return order
  const { from: _from, to: _to, changes: _changes, ...said } = order
  if (isPlayedHere(kept)) return said
  const otherwise = wouldChange(kept)
  const changes = Object.fromEntries(DELEGATIONS.map((who) => [who, changesFor(kept, otherwise, [who])]))
  return { ...said, from: rulesInForce(kept) ?? '', to: RULES, changes }
}

/** What there is to agree to before a game goes on, as some may be told of it. */
export interface AgreementAhead {
  readonly from: string
  readonly to: string
  /** What they saw and would be decided otherwise now; it stands all the same. */
  readonly changes: readonly string[]
  readonly agreed: readonly Delegation[]
  readonly open: readonly Delegation[]
}

/** Nothing where the game is played by the rules of this program, or by mail, whose parties agree by packets. */
export function agreementAhead(kept: KeptGame, eyes: readonly Delegation[]): AgreementAhead | undefined {
  const { game, header } = kept
  if (header.fair !== undefined || isPlayedHere(kept) || game.ending !== null) return undefined
  const agreed = game.rules?.to === RULES ? game.rules.by : []
  return {
    from: rulesInForce(kept) ?? '',
    to: RULES,
    changes: changesFor(kept, wouldChange(kept), eyes),
    agreed,
    open: DELEGATIONS.filter((who) => !agreed.includes(who)),
  }
}
