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
import type { Cite } from '../edition.ts'

const ALLIES: readonly Power[] = [...POWERS_OF.westernAllies, ...POWERS_OF.russia]

/**
 * What opens a reaction roll (49.62, 49.63), beside the faction’s other rolls (49.411B, 49.412B), and in which phase (49.61 (a)). Each is
 * lost if it is not used in its phase (49.61 (b)). Both sides may react for Norway (49.62A, NOR-N2); the Axis alone for Spain (49.62B),
 * Vichy France (49.62C, VIC-N3) and the five that subversion touches (49.62D).
 */
export const reactionRights = (rule: Cite): readonly Right[] => [
  {
    id: 'mining',
    for: 'axis',
    on: ['norway'],
    when: all(turnsAfter(1, 'norway.mined'), flag('norway.minedWithoutLeave')),
    words: 'the Allies mined its waters without leave in the turn before',
    cite: rule('49.631A (1)'),
  },
  {
    id: 'finland',
    for: 'axis',
    on: ['norway'],
    when: justDeclared(['russia'], 'finland'),
    words: 'Russia has just declared war on Finland',
    cite: rule('49.631A (2)'),
  },
  {
    id: 'sweden',
    for: 'axis',
    on: ['norway'],
    when: justDeclared(['russia'], 'sweden'),
    words: 'Russia has just declared war on Sweden',
    cite: rule('49.631A (3)'),
  },
  {
    id: 'axis-on-sweden',
    for: 'westernAllies',
    on: ['norway'],
    when: justDeclared(POWERS_OF.axis, 'sweden'),
    words: 'the Axis have just declared war on Sweden',
    cite: rule('49.631B (1)'),
  },
  {
    id: 'axis-on-denmark',
    for: 'westernAllies',
    on: ['norway'],
    when: justDeclared(POWERS_OF.axis, 'denmark'),
    words: 'the Axis have just declared war on Denmark',
    cite: rule('49.631B (2)'),
  },
  {
    id: 'portugal',
    for: 'axis',
    on: ['spain'],
    when: justDeclared(POWERS_OF.westernAllies, 'portugal'),
    words: 'the Western Allies have just declared war on Portugal',
    cite: rule('49.632 (a)'),
  },
  {
    id: 'war-on-vichy',
    for: 'axis',
    on: ['vichyFrance'],
    when: justDeclared(ALLIES, 'vichyFrance'),
    words: 'the Allies have just declared war on it',
    cite: rule('49.633 (a)'),
  },
  {
    id: 'colonies',
    for: 'axis',
    on: ['vichyFrance'],
    when: atLeast(1, each('vichyFrance.coloniesAttackedLastTurn')),
    words: 'the Allies attacked a French colony in the turn before',
    cite: rule('49.633 (b)'),
  },
  {
    id: 'subversion',
    for: 'axis',
    on: ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'greece'],
    when: justSubvertedElsewhere,
    words: 'Russia has just used subversion on another country',
    cite: rule('49.634'),
  },
]
