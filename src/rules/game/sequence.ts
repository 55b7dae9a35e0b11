import { capitulationOf } from '../chapters/surrender/index.ts'
import {
  DELEGATION_NAMES,
  type Delegation,
  type Faction,
  isAtTable,
  isFaction,
  isMet,
  type Minor,
  type Refusal,
  refuse,
} from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { StageOf } from './book/stage.ts'
import type { Game } from './game.ts'
import { whyNotClose } from './orders/rolls/close-phase.ts'
import { maySubvert } from './orders/rolls/use-subversion.ts'
import { unsettled } from './orders/war/settle-surrender.ts'

export const stageOf = (book: Rulebook, game: Game): StageOf | undefined => book.sequence.find(({ id }) => id === game.stage)

/** Whether there is anything on the table for a stage. */
export function hasMatter(book: Rulebook, game: Game, { needs, settles }: StageOf): boolean {
  const rolls = Object.keys(game.phase?.rolls ?? {}) as Minor[]
  switch (needs ?? 'nothing') {
    case 'nothing':
      return true
    case 'rolls':
      return rolls.length > 0
    case 'unsettled':
      return settles !== undefined && unsettled(book, game, settles).length > 0
    case 'subvertible-rolls':
      return rolls.some((target) => maySubvert(book, game, target))
  }
}

/** The first stage that comes after this one in the same turn. */
export function nextStage(book: Rulebook, game: Game): StageOf | undefined {
  const from = book.sequence.findIndex(({ id }) => id === game.stage) + 1
  return book.sequence
    .slice(from)
    .find(
      (stage) =>
        (stage.when === undefined || isMet(stage.when, game.situation)) && (stage.leave !== undefined || hasMatter(book, game, stage)),
    )
}

/** Those of Initiative before a faction who have not passed yet. */
export const asksBefore = (game: Game, faction: Faction): readonly Faction[] =>
  game.initiative.slice(0, game.initiative.indexOf(faction)).filter((one) => game.asked.includes(one))

/** Who is asked in a stage: those at the table, if there is anything for them. */
export const asksOf = (book: Rulebook, game: Game, stage: StageOf): readonly Delegation[] =>
  hasMatter(book, game, stage) ? stage.asks.filter((one) => isAtTable(book, game.situation, one)) : []

/** What is still open in a stage and cannot be left so. */
export function whyNotLeave(book: Rulebook, game: Game, stage: StageOf): readonly Refusal[] {
  const unsealed = stage.orders.includes('seal-allocation')
    ? asksOf(book, game, stage).filter((one) => isFaction(one) && !game.sealed.includes(one))
    : []
  const closes = stage.leave?.some(({ is }) => is === 'close-phase') ?? false
  return [
    ...unsealed.map((one) => refuse('not-sealed', `still to seal an allocation: ${DELEGATION_NAMES[one]}`, stage.cite, { faction: one })),
    ...(closes || stage.settlesRolls ? whyNotClose(book, game) : []),
    ...(stage.settles === undefined ? [] : unsettled(book, game, stage.settles)).map((id) =>
      refuse('unsettled', `${capitulationOf(book, id).title}: settled before all other diplomacy`, stage.cite, { of: id }),
    ),
    ...(game.support === null
      ? []
      : [refuse('support-open', 'Germany’s support is still to be settled', book.clauses.war.support?.rules.asked)]),
    ...(game.strike !== null && game.strike.step !== 'over' && stage.orders.includes('strike')
      ? [refuse('strike-open', 'the attack on Pearl Harbor is under way')]
      : []),
  ]
}
