import { z } from 'zod/mini'
import { type Minor, targetName } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { minor, russia } from '../../declaration/shapes.ts'
import { given, named } from '../../declaration/typed-words.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, withRoll } from './pending.ts'
import { isSubversionAsked, whyNotSubvert } from './use-subversion.ts'

const shape = z.strictObject({ type: z.literal('waive-subversion'), by: russia, target: minor })

export type WaiveSubversion = Shaped<typeof shape>

export interface SubversionWaived {
  readonly type: 'subversion-waived'
  readonly target: Minor
}

/** Russia lets an Action run its course, where it could still subvert it. */
export const waiveSubversion: OrderDeclaration<WaiveSubversion, SubversionWaived> = {
  type: 'waive-subversion',
  words: 'Russia may let a roll go without subverting it',
  rules: ({ clauses }) => [clauses.phaseRules.subversionFirst],
  shape,
  when: 'in-its-stage',
  /** Russia's word is needed only while it could subvert (3.2.4.4e). */
  whyNot: (book, game, { target }) => whyNotSubvert(book, game, { target, amount: 1 }),
  carryOut: (progress, { target }) => progress.put({ type: 'subversion-waived', target }),
  offers: (_book, view, by) => (by === 'russia' ? rollsOf(view).map(([target]) => ({ type: 'waive-subversion', by, target })) : []),
  /** Once is enough: what was said beforehand would go on saying it. */
  owed: (_book, game, by) =>
    by === 'russia'
      ? rollsOf(game)
          .filter(([, { isWaived }]) => isWaived !== true)
          .map(([target]) => ({ type: 'waive-subversion', by, target }))
      : [],
  topic: { is: 'subversion', concerns: isSubversionAsked, owesNothing: true },
  short: {
    word: 'waive',
    usage: 'waive COUNTRY (no subversion there)',
    read: ([target]) => given(target, (one) => ({ type: 'waive-subversion', by: 'russia', target: named(one) })),
    write: ({ target }) => target,
  },
  events: {
    'subversion-waived': {
      shape: z.looseObject({ target: minor }),
      evolve: (game, { target }) => withRoll(game, target, (roll) => ({ ...roll, isWaived: true })),
      show: 'everything',
      tell: ({ clauses }, { target }) => telling(`Russia does not subvert ${targetName(target)}`, [clauses.subversion.cite]),
      heading: null,
    },
  },
}
