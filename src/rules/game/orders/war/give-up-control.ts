import { z } from 'zod/mini'
import { lesserResults, type Outcome, outcomeOf } from '../../../chapters/rolls/index.ts'
import {
  type Band,
  delegationOf,
  type Faction,
  isFaction,
  type Minor,
  POWERS,
  type Power,
  type Refusal,
  refuse,
  targetName,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { minor, standing, text } from '../../declaration/shapes.ts'
import { type Game, gameWith, type WarOwed } from '../../game.ts'
import { applied, withoutResult } from '../../situation-changes.ts'
import { standingWords } from '../../words/standing-words.ts'
import { telling } from '../../words/telling.ts'
import { chosenResult, resultTyped } from '../rolls/chosen-result.ts'
import { bandOf } from '../rolls/pending.ts'
import { outcomeNotes } from '../rolls/take-result.ts'

const shape = chosenResult('give-up-control')

export type GiveUpControl = Shaped<typeof shape>

export interface ControlGivenUp {
  readonly type: 'control-given-up'
  readonly target: Minor
  readonly outcome: Outcome
}

const owedFor = ({ warsOwed }: Game, by: Faction, target: Minor): WarOwed | undefined =>
  warsOwed.find((war) => war.target === target && war.isPledge !== true && delegationOf(war.by) === by)

const control = ({ clauses }: Rulebook, { by }: WarOwed) => (by === 'russia' ? clauses.controlByWar?.russia : clauses.controlByWar?.germany)

/** BRPs that the larger result moved are moved back, as far as the lesser one does not move them too. */
function withBalance(book: Rulebook, owed: WarOwed, outcome: Outcome): Outcome {
  const sumOf = (transfers: Outcome['transfers'], power: Power): number =>
    transfers.filter((one) => one.power === power).reduce((sum, { brps }) => sum + brps, 0)
  const cite = control(book, owed) ?? outcome.transfers[0]?.cite
  const transfers = POWERS.flatMap((power): Outcome['transfers'] => {
    const brps = sumOf(outcome.transfers, power) - sumOf(owed.transfers, power)
    return brps === 0 || cite === undefined ? [] : [{ power, brps, when: 'at once', cite }]
  })
  return { ...outcome, transfers }
}

/** What may be had in place of the control, without a war: lesser results of the same roll, on the position before it. */
export function lesserFor(book: Rulebook, game: Game, owed: WarOwed): readonly { readonly band: Band; readonly outcome: Outcome }[] {
  const { target } = owed
  const settled = game.settled.findLast(({ roll }) => roll.target === target)
  if (settled === undefined) return []
  const before = withoutResult(game.situation, owed)
  return lesserResults(book, before, settled.roll, bandOf(book, target, settled.result))
    .filter(({ refusals }) => refusals.length === 0)
    .map(({ band }) => ({ band, outcome: withBalance(book, owed, outcomeOf(book, before, settled.roll, band)) }))
    .filter(({ outcome }) => outcome.warsDue.every(({ isPledge }) => isPledge === true))
}

function whyNotGiveUp(book: Rulebook, game: Game, { by, target, result }: GiveUpControl): readonly Refusal[] {
  const owed = owedFor(game, by, target)
  if (owed === undefined)
    return [
      refuse('no-war-due', `${targetName(target)}: no war is asked of this faction for it`, book.clauses.controlByWar?.germany, { target }),
    ]
  const open = lesserFor(book, game, owed).map(({ band }) => band.id)
  return open.includes(result)
    ? []
    : [
        refuse(
          'not-lesser',
          `${targetName(target)}: expected a lesser result that asks for no war: ${open.join(', ')}`,
          control(book, owed),
          {
            target,
            result,
          },
        ),
      ]
}

/** 49.58: whoever will not or cannot declare the war takes a lesser result. */
export const giveUpControl: OrderDeclaration<GiveUpControl, ControlGivenUp> = {
  type: 'give-up-control',
  words: 'take a lesser result in place of a war that is due',
  shape,
  when: 'in-its-stage',
  whyNot: whyNotGiveUp,
  carryOut(progress, { by, target, result }) {
    const { book, game } = progress
    const owed = owedFor(game, by, target)
    const chosen = owed === undefined ? undefined : lesserFor(book, game, owed).find(({ band }) => band.id === result)
    if (chosen !== undefined) progress.put({ type: 'control-given-up', target, outcome: chosen.outcome })
  },
  offers: (book, view, by) =>
    isFaction(by)
      ? view.warsOwed
          .filter((war) => war.isPledge !== true && delegationOf(war.by) === by)
          .flatMap((war) =>
            lesserFor(book, view, war).map(({ band }) => ({ type: 'give-up-control', by, target: war.target, result: band.id })),
          )
      : [],
  short: {
    word: 'give-up',
    usage: 'give-up COUNTRY RESULT',
    ...resultTyped('give-up-control'),
  },
  events: {
    'control-given-up': {
      shape: z.looseObject({ target: minor, outcome: z.looseObject({ target: minor, result: text, standing }) }),
      evolve: (game, { target, outcome }) => {
        const owed = game.warsOwed.find((war) => war.target === target && war.isPledge !== true)
        const before = owed === undefined ? game.situation : withoutResult(game.situation, owed)
        return gameWith(game, {
          situation: applied(before, outcome),
          warsOwed: game.warsOwed.filter((war) => war.target !== target || war.isPledge === true),
        })
      },
      show: 'everything',
      tell: ({ clauses }, { target, outcome }) =>
        telling(
          `${targetName(target)}: ${outcome.result} is taken instead, for want of war; ${standingWords(target, outcome.standing)}`,
          [clauses.controlByWar?.germany],
          outcomeNotes(outcome),
        ),
      heading: null,
    },
  },
}
