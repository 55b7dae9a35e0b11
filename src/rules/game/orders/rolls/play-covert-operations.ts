import { z } from 'zod/mini'
import { FACTION_NAMES, type Faction, isFaction, type Minor, refuse, sideOf, targetName } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration.ts'
import { change, faction, minor, whole } from '../../shapes.ts'
import { given, named, number } from '../../typed-words.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, whyNotBeforeDie, whyNotPending, withRoll } from './pending.ts'

const shape = z.strictObject({ type: z.literal('play-covert-operations'), by: faction, target: minor, operations: change })

export type PlayCovertOperations = Shaped<typeof shape>

export interface CovertOperationsPlayed {
  readonly type: 'covert-operations-played'
  readonly by: Faction
  readonly target: Minor
  readonly operations: number
}

/** Covert operations on a roll, for one side or the other. */
export const playCovertOperations: OrderDeclaration<PlayCovertOperations, CovertOperationsPlayed> = {
  type: 'play-covert-operations',
  words: 'announce covert operations on a roll',
  rules: ({ clauses }) => [clauses.phaseRules.beforeDie],
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, { target, operations }) =>
    whyNotPending(book, game, target, (roll) => [
      ...whyNotBeforeDie(book, roll, target),
      ...(Number.isInteger(operations) && operations >= 1
        ? []
        : [refuse('amount', `${operations} is no number of covert operations`, undefined, { operations })]),
    ]),
  carryOut: (progress, { by, target, operations }) => progress.put({ type: 'covert-operations-played', by, target, operations }),
  offers: (_book, view, by) =>
    isFaction(by) ? rollsOf(view).map(([target]) => ({ type: 'play-covert-operations', by, target, operations: 1 })) : [],
  topic: {
    is: 'covert-operations',
    concerns: (_book, game, by) => isFaction(by) && rollsOf(game).some(([, { rolled }]) => rolled === null),
  },
  short: {
    word: 'covert',
    usage: 'covert COUNTRY [OPERATIONS]',
    read: ([target, operations = '1'], { by }) =>
      given(target, (one) => ({ type: 'play-covert-operations', by, target: named(one), operations: number(operations) })),
    write: ({ target, operations }) => `${target} ${operations}`,
  },
  events: {
    'covert-operations-played': {
      shape: z.looseObject({ by: faction, target: minor, operations: whole }),
      evolve(game, { by, target, operations }) {
        const side = sideOf(by)
        return withRoll(game, target, (roll) => ({ ...roll, covert: { ...roll.covert, [side]: roll.covert[side] + operations } }))
      },
      show: 'everything',
      tell: ({ clauses }, { by, target, operations }) =>
        telling(`covert operations of ${FACTION_NAMES[by]} in ${targetName(target)}: ${operations}`, [clauses.phaseRules.beforeDie]),
      heading: null,
    },
  },
}
