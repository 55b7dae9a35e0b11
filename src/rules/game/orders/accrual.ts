import { initiative } from '../../chapters/points/initiative.ts'
import { accrue, turnByTurnOf, withComing } from '../../chapters/tension/accrual.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import { FACTIONS } from '../../core/powers.ts'
import { TRACKS } from '../../core/tracks.ts'
import type { Event, TrackMove } from '../event.ts'
import type { Game } from '../game.ts'
import type { Rulebook } from '../rulebook.ts'

/** Last turn's modifiers and this phase's points make the new levels (3.2.7c). */
export function adjustTension(book: Rulebook, game: Game): readonly Event[] {
  const { accounts, tensions, struck } = accrue(book, game.past, game.situation)
  const tracks = Object.fromEntries(
    TRACKS.flatMap((track) => {
      const account = accounts[track]
      if (account === undefined) return []
      const lines = account.lines.filter(({ amount }) => amount !== 0)
      const move: TrackMove = { level: tensions[track], lines, counted: Object.fromEntries(lines.map(({ id, amount }) => [id, amount])) }
      return [[track, move]]
    }),
  )
  return [{ type: 'tension-moved', tracks, struck }]
}

/** Where a host rules that the steps before the adjustment read the level to come (RC-11), it is worked out beforehand. */
export function foreseeTension(book: Rulebook, game: Game): readonly Event[] {
  const rules = turnByTurnOf(book)
  if (rules === undefined || !isMet(rules.coming.when, game.situation)) return []
  const { tensions } = withComing(game.situation, accrue(book, game.past, game.situation))
  return [{ type: 'tension-foreseen', tensions }]
}

/** Who acts first this turn, from the points each faction would now get (3.2.3a). */
export function setInitiative(book: Rulebook, game: Game): readonly Event[] {
  if (book.clauses.initiative === undefined) return []
  const { order, reason } = initiative(book, game.situation)
  const totals = Object.fromEntries(
    FACTIONS.map((faction) => [faction, order.find((rank) => rank.faction === faction)?.points ?? 0]),
  ) as unknown as Extract<Event, { type: 'initiative-set' }>['totals']
  return [{ type: 'initiative-set', order: order.map(({ faction }) => faction), totals, cite: reason.cite }]
}
