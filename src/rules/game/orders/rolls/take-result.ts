import { z } from 'zod/mini'
import { chooserOf, isChoice, lesserResults, type Outcome, outcomeOf, whyNotTake } from '../../../chapters/rolls/index.ts'
import {
  FACTION_NAMES,
  type Faction,
  isFaction,
  type Minor,
  POWER_NAMES,
  type Refusal,
  refuse,
  signed,
  targetName,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { cite, facts, mapNotes, minor, payment, power, standing, text, whole } from '../../declaration/shapes.ts'
import { type Game, gameWith, type PendingRoll, rollOf } from '../../game.ts'
import { applied, warOwed } from '../../situation-changes.ts'
import { mapNote } from '../../words/notes.ts'
import { standingIn } from '../../words/standing-words.ts'
import { type Note, telling } from '../../words/telling.ts'
import { type DemandAnswered, putDemandSettled } from './answer-demand.ts'
import { chosenResult, resultTyped } from './chosen-result.ts'
import { bandOf, comesAtOnce, rollFor, rollsOf, whyNotPending, withRoll } from './pending.ts'

const shape = chosenResult('take-result')

export type TakeResult = Shaped<typeof shape>

export interface ResultTaken {
  readonly type: 'result-taken'
  readonly target: Minor
  readonly result: string
  readonly outcome: Outcome
}

export interface ResultApplied {
  readonly type: 'result-applied'
  readonly outcome: Outcome
}

/** A tie goes to the Western Allies on 1 to 3 and to Russia on 4 to 6 (49.51C). */
const wonBy = ({ tieDie, agreed }: NonNullable<PendingRoll['rolled']>): Faction | undefined =>
  agreed ?? (tieDie === null ? undefined : tieDie <= 3 ? 'westernAllies' : 'russia')

const notYours = (target: Minor, rolled: string, chooser: Faction | null): string =>
  `${targetName(target)}: after a ${rolled} the choice is for ${chooser === null ? 'the favoured side' : FACTION_NAMES[chooser]}`

function whyNotTaken(book: Rulebook, game: Game, { by, target, result }: TakeResult, roll: PendingRoll): readonly Refusal[] {
  const { lesserAtOnce } = book.clauses.phaseRules
  if (roll.rolled === null) return [refuse('not-rolled', `${targetName(target)}: the die has not fallen`, lesserAtOnce, { target })]
  if (roll.outcome !== null) return [refuse('taken-already', `${targetName(target)}: a result has been taken`, lesserAtOnce, { target })]
  const rolled = bandOf(book, target, roll.rolled.result)
  const asked = rollOf(target, roll)
  // Where nobody is favoured there is nothing to choose: the roller says so.
  const { faction, is } = chooserOf(book, game.situation, asked, rolled, wonBy(roll.rolled))
  const chooser = is === 'nobody' ? roll.by : faction
  return [
    ...whyNotTake(book, game.situation, asked, rolled, result),
    ...(by === chooser ? [] : [refuse('not-your-choice', notYours(target, rolled.id, chooser), book.clauses.lesserChooser, { target })]),
  ]
}

/** Results that are nobody's choice: there is one, or all come to the same. Where two tie they may still agree otherwise (49.51C). */
export const onlyResults = (book: Rulebook, game: Game): readonly TakeResult[] =>
  rollsOf(game).flatMap(([target, roll]) => {
    if (!isOpen(roll) || roll.rolled === null || roll.rolled.tieDie !== null) return []
    const rolled = bandOf(book, target, roll.rolled.result)
    const asked = rollOf(target, roll)
    const [only] = lesserResults(book, game.situation, asked, rolled).filter(({ refusals }) => refusals.length === 0)
    const { faction, is } = chooserOf(book, game.situation, asked, rolled, wonBy(roll.rolled))
    const by = is === 'nobody' ? roll.by : faction
    if (only === undefined || by === null || isChoice(book, game.situation, asked, rolled)) return []
    return [{ type: 'take-result', by, target, result: only.band.id }]
  })

const isOpen = ({ rolled, outcome }: PendingRoll): boolean => rolled !== null && outcome === null

export const outcomeNotes = ({ transfers, warsDue, onMap, beneficiary }: Outcome): readonly Note[] => [
  ...(beneficiary === undefined || !('power' in beneficiary)
    ? []
    : [{ words: `the gain is for ${POWER_NAMES[beneficiary.power]}`, cite: beneficiary.cite }]),
  ...transfers.map(({ power, brps, when, cite }) => ({ words: `${POWER_NAMES[power]}: ${signed(brps)} BRPs, ${when}`, cite })),
  ...warsDue.map(({ by, on, cite }) => ({ words: `${POWER_NAMES[by]} must declare war on ${POWER_NAMES[on]} this player turn`, cite })),
  ...onMap.map(mapNote),
]

const outcomeShape = z.looseObject({
  target: minor,
  result: text,
  standing,
  transfers: z.array(z.looseObject({ power, brps: whole, when: text, cite })),
  paid: z.nullable(payment),
  warsDue: z.array(z.looseObject({ by: power, on: power, cite })),
  onMap: mapNotes,
  facts: z.optional(facts),
})

/** What the favoured side makes of a die that has fallen: the result rolled, or a lesser one. */
export const takeResult: OrderDeclaration<TakeResult, ResultTaken | ResultApplied, DemandAnswered> = {
  type: 'take-result',
  words: 'take the result rolled or a lesser one: the favoured faction’s choice',
  rules: ({ clauses }) => [clauses.lesserChooser, clauses.phaseRules.lesserAtOnce],
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, order) => whyNotPending(book, game, order.target, (roll) => whyNotTaken(book, game, order, roll)),
  carryOut(progress, { target, result }) {
    const { book, game } = progress
    const roll = rollFor(game, target)
    const agreed = roll.rolled === null ? undefined : wonBy(roll.rolled)
    const outcome = outcomeOf(book, game.situation, rollOf(target, roll), bandOf(book, target, result), agreed)
    progress.put({ type: 'result-taken', target, result, outcome })
    if (comesAtOnce(book, roll)) progress.put({ type: 'result-applied', outcome })
    putDemandSettled(progress, target, outcome.demand)
  },
  offers: (book, view, by) =>
    isFaction(by)
      ? rollsOf(view).flatMap(([target, roll]) => {
          const band = isOpen(roll) ? book.tables[target]?.bands.find(({ id }) => id === roll.rolled?.result) : undefined
          return band === undefined
            ? []
            : lesserResults(book, view.situation, rollOf(target, roll), band).map(({ band: { id } }) => ({
                type: 'take-result',
                by,
                target,
                result: id,
              }))
        })
      : [],
  owed: (_book, game, by) =>
    isFaction(by)
      ? rollsOf(game).flatMap(([target, roll]) =>
          isOpen(roll) && roll.rolled !== null ? [{ type: 'take-result', by, target, result: roll.rolled.byDefault }] : [],
        )
      : [],
  short: {
    word: 'take',
    alike: ['accept', 'result', 'lesser'],
    usage: 'take COUNTRY RESULT',
    ...resultTyped('take-result'),
  },
  events: {
    'result-taken': {
      shape: z.looseObject({ target: minor, result: text, outcome: outcomeShape }),
      evolve: (game, { target, outcome }) => withRoll(game, target, (roll) => ({ ...roll, outcome })),
      show: 'everything',
      tell: ({ clauses }, { target, result }) =>
        telling(`${targetName(target)}: result ${result} is taken`, [clauses.phaseRules.lesserAtOnce]),
      heading: null,
    },
    'result-applied': {
      shape: z.looseObject({ outcome: outcomeShape }),
      evolve: (game, { outcome }) =>
        gameWith(game, {
          situation: applied(game.situation, outcome),
          warsOwed: [...game.warsOwed, ...outcome.warsDue.map((due) => warOwed(game.situation, due, outcome))],
        }),
      show: 'everything',
      tell: (book, { outcome }) =>
        telling(
          `${targetName(outcome.target)}: ${standingIn(book, outcome.target, outcome.standing)}`,
          [book.clauses.phaseRules.results],
          outcomeNotes(outcome),
        ),
      heading: null,
    },
  },
}
