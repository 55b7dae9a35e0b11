import {
  all,
  atLeast,
  each,
  flag,
  justDeclared,
  justSubvertedElsewhere,
  POWERS_OF,
  type Power,
  type Right,
  turnsAfter,
} from '../../rules/core/index.ts'
import { right } from '../clauses/row.ts'
import type { Cite } from '../edition.ts'

const ALLIES: readonly Power[] = [...POWERS_OF.westernAllies, ...POWERS_OF.russia]

/**
 * What opens a reaction roll (49.62, 49.63), beside the faction’s other rolls (49.411B, 49.412B), and in which phase (49.61 (a)). Each is
 * lost if it is not used in its phase (49.61 (b)). Both sides may react for Norway (49.62A, NOR-N2); the Axis alone for Spain (49.62B),
 * Vichy France (49.62C, VIC-N3) and the five that subversion touches (49.62D).
 */
export const reactionRights = (rule: Cite): readonly Right[] => [
  right('mining', rule('49.631A (1)'), 'axis', ['norway'], {
    when: all(turnsAfter(1, 'norway.mined'), flag('norway.minedWithoutLeave')),
    words: 'the Allies mined its waters without leave in the turn before',
  }),
  right('finland', rule('49.631A (2)'), 'axis', ['norway'], {
    when: justDeclared(['russia'], 'finland'),
    words: 'Russia has just declared war on Finland',
  }),
  right('sweden', rule('49.631A (3)'), 'axis', ['norway'], {
    when: justDeclared(['russia'], 'sweden'),
    words: 'Russia has just declared war on Sweden',
  }),
  right('axis-on-sweden', rule('49.631B (1)'), 'westernAllies', ['norway'], {
    when: justDeclared(POWERS_OF.axis, 'sweden'),
    words: 'the Axis have just declared war on Sweden',
  }),
  right('axis-on-denmark', rule('49.631B (2)'), 'westernAllies', ['norway'], {
    when: justDeclared(POWERS_OF.axis, 'denmark'),
    words: 'the Axis have just declared war on Denmark',
  }),
  right('portugal', rule('49.632 (a)'), 'axis', ['spain'], {
    when: justDeclared(POWERS_OF.westernAllies, 'portugal'),
    words: 'the Western Allies have just declared war on Portugal',
  }),
  right('war-on-vichy', rule('49.633 (a)'), 'axis', ['vichyFrance'], {
    when: justDeclared(ALLIES, 'vichyFrance'),
    words: 'the Allies have just declared war on it',
  }),
  right('colonies', rule('49.633 (b)'), 'axis', ['vichyFrance'], {
    when: atLeast(1, each('vichyFrance.coloniesAttackedLastTurn')),
    words: 'the Allies attacked a French colony in the turn before',
  }),
  right('subversion', rule('49.634'), 'axis', ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'greece'], {
    when: justSubvertedElsewhere,
    words: 'Russia has just used subversion on another country',
  }),
]
