import { z } from 'zod/mini'
import {
  FACTION_NAMES,
  type Faction,
  isFaction,
  isMet,
  type Minor,
  type Refusal,
  refuse,
  type Situation,
  sideOf,
  TRACK_NAMES,
  targetName,
  withVerb,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { change, faction, minor, whole } from '../../declaration/shapes.ts'
import { given, named, number } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, whyNotBeforeDie, whyNotPending, withRoll } from './pending.ts'

const target = z.union([minor, z.literal('usat')])
const shape = z.strictObject({ type: z.literal('play-covert-operations'), by: faction, target, operations: change })

export type PlayCovertOperations = Shaped<typeof shape>

export interface CovertOperationsPlayed {
  readonly type: 'covert-operations-played'
  readonly by: Faction
  readonly target: Minor | 'usat'
  readonly operations: number
}

const leftTo = ({ facts }: Situation, by: Faction): number => Number(facts[`${by}.covertOperations`] ?? 0)

const isCounted = ({ clauses: { covertOperations } }: Rulebook, situation: Situation): boolean =>
  covertOperations !== undefined && isMet(covertOperations.counted.value, situation)

const mayHaveSome = (book: Rulebook, { situation }: Game, by: Faction): boolean => !isCounted(book, situation) || leftTo(situation, by) > 0

/** As many as it was reported to have left (R49-78). */
export function whyNotSoManyCovert(book: Rulebook, situation: Situation, by: Faction, operations: number): readonly Refusal[] {
  const left = leftTo(situation, by)
  return !isCounted(book, situation) || operations <= left
    ? []
    : [
        refuse(
          'covert-operations-left',
          `covert operations of ${FACTION_NAMES[by]}: ${operations}; ${left} reported to be left (report ${by}.covertOperations)`,
          book.clauses.covertOperations?.counted.cite,
          { operations, left },
        ),
      ]
}

const whyNotNumber = (book: Rulebook, { situation }: Game, { by, operations }: PlayCovertOperations): readonly Refusal[] =>
  operations < 1
    ? [refuse('amount', `${operations} is no number of covert operations`, undefined, { operations })]
    : whyNotSoManyCovert(book, situation, by, operations)

/** On U.S.-Axis tension in a diplomatic phase of one's own, whether or not a point is used (USAT-D0d). */
function whyNotUsat({ clauses }: Rulebook, { phase }: Game, by: Faction): readonly Refusal[] {
  const { value: users = [], cite } = clauses.covertOperations?.onUsat ?? {}
  if (!users.includes(by))
    return [refuse('no-covert-operations', `${withVerb(by, 'moves')} no U.S.-Axis tension so`, cite, { faction: by })]
  return phase?.movers.includes(by)
    ? []
    : [refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[by]}`, clauses.phaseRules.name, { faction: by })]
}

/** Covert operations on a roll, for one side or the other, or on U.S.-Axis tension. */
export const playCovertOperations: OrderDeclaration<PlayCovertOperations, CovertOperationsPlayed> = {
  type: 'play-covert-operations',
  words: 'announce covert operations on a roll or on U.S.-Axis tension',
  rules: ({ clauses }) => [clauses.phaseRules.beforeDie],
  shape,
  when: (_book, _game, order) => (order.target === 'usat' ? 'in-ones-turn' : 'in-its-stage'),
  whyNot(book, game, order) {
    const { by, target: on } = order
    const against = on === 'usat' ? whyNotUsat(book, game, by) : whyNotPending(book, game, on, (roll) => whyNotBeforeDie(book, roll, on))
    return [...against, ...whyNotNumber(book, game, order)]
  },
  carryOut: (progress, { by, target: on, operations }) => progress.put({ type: 'covert-operations-played', by, target: on, operations }),
  offers: (_book, view, by) =>
    isFaction(by)
      ? [...rollsOf(view).map(([one]) => one), 'usat' as const].map((one) => ({
          type: 'play-covert-operations',
          by,
          target: one,
          operations: 1,
        }))
      : [],
  topic: {
    is: 'covert-operations',
    concerns: (book, game, by) =>
      isFaction(by) &&
      mayHaveSome(book, game, by) &&
      (rollsOf(game).some(([, { rolled }]) => rolled === null) || whyNotUsat(book, game, by).length === 0),
  },
  short: {
    word: 'covert',
    usage: 'covert COUNTRY | usat [OPERATIONS]',
    read: ([on, operations = '1'], { by }) =>
      given(on, (one) => ({ type: 'play-covert-operations', by, target: named(one), operations: number(operations) })),
    write: ({ target: on, operations }) => `${on} ${operations}`,
  },
  events: {
    'covert-operations-played': {
      shape: z.looseObject({ by: faction, target, operations: whole }),
      evolve(before, { by, target: on, operations }) {
        const left = leftTo(before.situation, by)
        const used =
          on === 'usat'
            ? { [`${by}.usatCovertOperations`]: Number(before.situation.facts[`${by}.usatCovertOperations`] ?? 0) + operations }
            : {}
        const facts = { ...(left > 0 ? { [`${by}.covertOperations`]: Math.max(0, left - operations) } : {}), ...used }
        const game = gameWith(before, { situation: withFacts(before.situation, facts) })
        if (on === 'usat') return game
        const side = sideOf(by)
        return withRoll(game, on, (roll) => ({ ...roll, covert: { ...roll.covert, [side]: roll.covert[side] + operations } }))
      },
      show: 'everything',
      tell: ({ clauses }, { by, target: on, operations }) =>
        telling(
          `covert operations of ${FACTION_NAMES[by]} ${on === 'usat' ? `on ${TRACK_NAMES.usat}` : `in ${targetName(on)}`}: ${operations}`,
          [(on === 'usat' ? clauses.covertOperations?.onUsat.cite : undefined) ?? clauses.phaseRules.beforeDie],
        ),
      heading: null,
    },
  },
}
