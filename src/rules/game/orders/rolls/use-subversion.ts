import { z } from 'zod/mini'
import { whyNotSubversion } from '../../../chapters/rolls/index.ts'
import { asInPhase } from '../../../chapters/tension/index.ts'
import { type Delegation, type Minor, type Refusal, refuse, signed, situationWith, targetName } from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { change, minor, russia, whole } from '../../declaration/shapes.ts'
import { given, named, number } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, whyNotBeforeDie, whyNotPending, withRoll } from './pending.ts'

/** No amount where it is drawn. */
const shape = z.strictObject({ type: z.literal('use-subversion'), by: russia, target: minor, amount: z.exactOptional(change) })

export type UseSubversion = Shaped<typeof shape>

export interface SubversionUsed {
  readonly type: 'subversion-used'
  readonly target: Minor
  readonly amount: number
}

export const whyNotSubvert = (
  book: Rulebook,
  game: Game,
  { target, amount }: Pick<UseSubversion, 'target' | 'amount'>,
): readonly Refusal[] =>
  whyNotPending(book, game, target, (roll) => {
    const refusals = [...whyNotBeforeDie(book, roll, target)]
    if (rollsOf(game).some(([, { covert }]) => covert.axis + covert.allies > 0))
      refusals.push(
        refuse('covert-operations-begun', 'subversion is announced before covert operations', book.clauses.phaseRules.subversionFirst, {
          target,
        }),
      )
    const { value, cite } = book.clauses.subversion
    if (roll.subversion > 0)
      refusals.push(refuse('subverted-already', `${targetName(target)}: one use for a target in a phase`, cite, { target }))
    // A draw is made by a die, whatever was asked for.
    const asked = value.by === 'point' ? 1 : (amount ?? 0)
    return [...refusals, ...whyNotSubversion(book, asInPhase(book, game.situation), { target, manner: roll.manner }, asked)]
  })

/** Whether Russia could subvert the roll for this target. */
export const maySubvert = (book: Rulebook, game: Game, target: Minor): boolean =>
  whyNotSubvert(book, game, { target, amount: 1 }).length === 0

/** Whether Russia is asked about a roll at all. */
export const isSubversionAsked = (_book: Rulebook, game: Game, by: Delegation): boolean =>
  by === 'russia' && rollsOf(game).some(([, { rolled, subversion, isWaived }]) => rolled === null && subversion === 0 && isWaived !== true)

/** Russia turns a roll against the Axis. */
export const useSubversion: OrderDeclaration<UseSubversion, SubversionUsed> = {
  type: 'use-subversion',
  words: 'Russia may subvert a country that is rolled for',
  rules: ({ clauses }) => [clauses.phaseRules.subversionFirst],
  shape,
  when: 'in-its-stage',
  whyNot: whyNotSubvert,
  /** A die says how far, where the book has it drawn (3.2.4.4b); else Russia does. */
  carryOut: (progress, { target, amount }) =>
    progress.put({
      type: 'subversion-used',
      target,
      amount: progress.book.clauses.subversion.value.by === 'point' ? progress.dice('subversion') : (amount ?? 0),
    }),
  offers: (_book, view, by) =>
    by === 'russia' ? rollsOf(view).map(([target]) => ({ type: 'use-subversion', by, target, amount: 1 })) : [],
  topic: { is: 'subversion', concerns: isSubversionAsked },
  short: {
    word: 'subvert',
    usage: 'subvert COUNTRY [AMOUNT]',
    read: ([target, amount]) =>
      given(target, (one) => ({
        type: 'use-subversion',
        by: 'russia',
        target: named(one),
        ...(amount === undefined ? {} : { amount: number(amount) }),
      })),
    write: ({ target, amount }) => `${target}${amount === undefined ? '' : ` ${amount}`}`,
  },
  events: {
    'subversion-used': {
      shape: z.looseObject({ target: minor, amount: whole }),
      evolve(game, { target, amount }) {
        const { situation } = game
        const phase = game.phase?.rolls[target]?.by ?? 'axis'
        const subversions = [...situation.subversions, { target, turn: situation.turn, phase }]
        return withRoll(gameWith(game, { situation: situationWith(situation, { subversions }) }), target, (roll) => ({
          ...roll,
          subversion: amount,
        }))
      },
      show: 'everything',
      tell: ({ clauses }, { target, amount }) =>
        telling(`Russian subversion in ${targetName(target)}: ${signed(-amount)}`, [clauses.subversion.cite]),
      heading: null,
    },
  },
}
