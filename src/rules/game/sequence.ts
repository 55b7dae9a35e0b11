import { freeTargets } from '../chapters/rolls/naming.ts'
import { isMet } from '../core/conditions/weighing.ts'
import type { Minor } from '../core/countries.ts'
import { DELEGATION_NAMES, type Faction, isFaction } from '../core/powers.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import type { Game } from './game.ts'
import type { Order, OrderType } from './order.ts'
import { whyNotSubvert } from './orders/roll.ts'
import { unsettled } from './orders/surrender.ts'
import type { Rulebook } from './rulebook.ts'
import type { Stage } from './stage.ts'

/** Orders of the referee that no stage has to allow. */
const AT_ANY_TIME: readonly OrderType[] = ['advance', 'correct-facts', 'pass', 'settle-tie']

export const stageOf = (book: Rulebook, game: Game): Stage | undefined => book.sequence.find(({ id }) => id === game.stage)

/** Whether there is anything on the table for a stage. */
export function hasMatter(book: Rulebook, game: Game, { needs, settles }: Stage): boolean {
  const rolls = Object.keys(game.phase?.rolls ?? {}) as Minor[]
  switch (needs ?? 'nothing') {
    case 'nothing':
      return true
    case 'rolls':
      return rolls.length > 0
    case 'unsettled':
      return settles !== undefined && unsettled(book, game, settles).length > 0
    case 'subvertible-rolls':
      return rolls.some((target) => whyNotSubvert(book, game, { type: 'use-subversion', by: 'russia', target, amount: 1 }).length === 0)
  }
}

/** The first stage that comes after this one in the same turn. */
export function nextStage(book: Rulebook, game: Game): Stage | undefined {
  const from = book.sequence.findIndex(({ id }) => id === game.stage) + 1
  return book.sequence
    .slice(from)
    .find(
      (stage) =>
        (stage.when === undefined || isMet(stage.when, game.situation)) && (stage.leave !== undefined || hasMatter(book, game, stage)),
    )
}

const isTheReferees = (order: Order): boolean =>
  order.by === 'referee' && (order.type === 'report-facts' || order.type === 'report-declaration')

/** What a faction does in its own turn; answers to what others do it may give at any time. */
const OF_ONES_OWN: readonly OrderType[] = ['name-targets', 'make-demand', 'use-tension-point']

/** 3.2.4.3a: Actions that the Axis take freely wait for nobody. */
const isFree = (book: Rulebook, game: Game, order: Order): boolean =>
  order.type === 'name-targets' &&
  order.nominations.length > 0 &&
  order.nominations.every(
    ({ target, manner }) => manner === 'ordinary' && freeTargets(book, game.situation, order.by).some((minor) => minor === target),
  )

/** Those of Initiative before a faction who have not passed yet. */
const before = (game: Game, faction: Faction): readonly Faction[] =>
  game.initiative.slice(0, game.initiative.indexOf(faction)).filter((one) => game.asked.includes(one))

/** Why an order does not belong here in the sequence of play; a game that keeps none asks nothing. */
export function whyNotNow(book: Rulebook, game: Game, order: Order): readonly Refusal[] {
  if (game.ending !== null) return [refuse('war-is-over', `the war is over: ${game.ending.words}`, game.ending.cite)]
  const stage = stageOf(book, game)
  if (stage === undefined || AT_ANY_TIME.includes(order.type) || isTheReferees(order)) return []
  if (!stage.orders.includes(order.type)) {
    const proper = book.sequence.filter(({ orders }) => orders.includes(order.type))
    return [
      refuse(
        'not-now',
        proper.length === 0
          ? `the referee moves the game along; it is: ${stage.words}`
          : `it is: ${stage.words}; this belongs to: ${proper.map(({ words }) => words).join(', or ')}`,
        proper[0]?.cite ?? stage.cite,
        { stage: stage.id, order: order.type },
      ),
    ]
  }
  if (stage.reactionsOnly && order.type === 'name-targets' && order.nominations.some(({ manner }) => manner === 'ordinary'))
    return [refuse('reactions-only', `it is: ${stage.words}; only a reaction may be named now`, stage.cite, { stage: stage.id })]
  const isOnesOwn = OF_ONES_OWN.includes(order.type) && !isFree(book, game, order)
  const waits = stage.byInitiative && isFaction(order.by) && isOnesOwn ? before(game, order.by) : []
  return waits.map((faction) => refuse('not-your-turn', `Initiative lets act first: ${DELEGATION_NAMES[faction]}`, stage.cite, { faction }))
}
