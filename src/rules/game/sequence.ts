import { whyAllOut } from '../chapters/rolls/index.ts'
import { capitulationOf } from '../chapters/surrender/index.ts'
import {
  DELEGATION_NAMES,
  type Delegation,
  isAtTable,
  isFaction,
  isMet,
  type Minor,
  onceFor,
  POWER_NAMES,
  type Refusal,
  refuse,
  targetName,
  withVerb,
} from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { StageOf } from './book/stage.ts'
import type { Game } from './game.ts'
import { whyNotClose } from './orders/rolls/close-phase.ts'
import { maySubvert } from './orders/rolls/use-subversion.ts'
import { whyNotBeforeSupport } from './orders/war/answer-support.ts'
import { warsDueOf } from './orders/war/declare-war.ts'
import { answerersIn, unsettled } from './orders/war/settle-surrender.ts'

const stagesOf = onceFor((sequence: Rulebook['sequence']) => new Map<string, StageOf>(sequence.map((one) => [one.id, one])))

/** The stage a game is in; it is asked for with every order and every offer. */
export const stageOf = ({ sequence }: Rulebook, { stage }: Game): StageOf | undefined =>
  stage === null ? undefined : stagesOf(sequence).get(stage)

/** Whether there is anything on the table for a stage. */
function hasMatter(book: Rulebook, game: Game, { needs, settles }: StageOf): boolean {
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
  const { sequence } = book
  const now = stageOf(book, game)
  for (let index = now === undefined ? 0 : sequence.indexOf(now) + 1; index < sequence.length; index++) {
    const stage = sequence[index] as StageOf
    const isPlayed = stage.when === undefined || isMet(stage.when, game.situation)
    if (isPlayed && (stage.leave !== undefined || hasMatter(book, game, stage))) return stage
  }
  return undefined
}

const isByInitiative = ({ situation }: Game, { byInitiative }: StageOf): boolean =>
  byInitiative !== undefined && isMet(byInitiative.when, situation)

/** Where Initiative says who acts when: those before somebody who have not passed yet, or that his own turn is over. */
export function asksBefore(game: Game, stage: StageOf, who: string): readonly Refusal[] {
  if (!isFaction(who) || !isByInitiative(game, stage)) return []
  const cite = stage.byInitiative?.cite
  if (!game.asked.includes(who))
    return [refuse('turn-is-over', `${withVerb(who, 'has')} passed: Initiative lets the others act now`, cite, { faction: who })]
  return game.initiative
    .slice(0, game.initiative.indexOf(who))
    .filter((one) => game.asked.includes(one))
    .map((faction) => refuse('not-your-turn', `Initiative lets act first: ${DELEGATION_NAMES[faction]}`, cite, { faction }))
}

/** Whether nobody may be done here while something is open: of surrenders, and where the next may not act before. */
export const isSettledFirst = (game: Game, stage: StageOf): boolean => stage.settles !== undefined || isByInitiative(game, stage)

/** Who is asked in a stage: those at the table, if there is anything for them; of surrenders, those who have to answer. */
export function asksOf(book: Rulebook, game: Game, stage: StageOf): readonly Delegation[] {
  if (!hasMatter(book, game, stage)) return []
  const asks = stage.settles === undefined ? stage.asks : answerersIn(book, game, stage.settles)
  // 49.17: who is out receives no points, so nothing is sealed.
  const isSealing = stage.orders.includes('seal-allocation')
  const hasNothingToSeal = (one: Delegation): boolean => isSealing && isFaction(one) && whyAllOut(book, game.situation, one) !== undefined
  return asks.filter((one) => isAtTable(book, game.situation, one) && !hasNothingToSeal(one))
}

/** Everything a stage asked about has been answered: it ends by itself. */
export const isAnswered = (book: Rulebook, game: Game): boolean => {
  const stage = stageOf(book, game)
  return stage?.settles !== undefined && game.ending === null && whyNotLeave(book, game, stage).length === 0
}

/** Wars that these still have to declare, or take a lesser result instead, before they are done here. */
export const whyNotWithWarsDue = (book: Rulebook, game: Game, stage: StageOf, of: readonly Delegation[]): readonly Refusal[] =>
  (stage.orders.includes('declare-war') ? of.flatMap((one) => warsDueOf(book, game, one)) : []).map(({ by, on, target, isPledge, cite }) =>
    refuse(
      'war-due',
      isPledge
        ? `${POWER_NAMES[by]} has pledged war on ${POWER_NAMES[on]} for ${targetName(target)} and must declare it`
        : `${POWER_NAMES[by]} must declare war on ${POWER_NAMES[on]} for ${targetName(target)}, or take a lesser result there`,
      cite,
      { by, on, target },
    ),
  )

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
    ...whyNotWithWarsDue(book, game, stage, stage.asks),
    ...whyNotBeforeSupport(book, game),
    ...(game.strike !== null && game.strike.step !== 'over' && stage.orders.includes('strike')
      ? [refuse('strike-open', 'the attack on Pearl Harbor is under way')]
      : []),
  ]
}
