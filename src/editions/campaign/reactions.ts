import { atLeast, declarations, type Nation, POWERS_OF, type Power, type Right } from '../../rules/core/index.ts'
import { right } from '../clauses/row.ts'
import type { Cite } from '../edition.ts'

const justNow = (by: readonly Power[], on: Nation) => atLeast(1, declarations(by, [on]))

/**
 * What opens a Reaction: the act itself, in the turn it happens (3.2.5b). Norway and Spain alone react, and nations under a demand; the
 * acts are those of 49.631 and 49.632 (RC-37), without mining, which is no rule of this book.
 */
export const reactionRights = (rule: Cite): readonly Right[] => [
  right('finland', rule('3.2.5b'), 'axis', ['norway'], {
    when: justNow(['russia'], 'finland'),
    words: 'Russia has declared war on Finland this turn',
    ruling: 'RC-37',
  }),
  right('sweden', rule('3.2.5b'), 'axis', ['norway'], {
    when: justNow(['russia'], 'sweden'),
    words: 'Russia has declared war on Sweden this turn',
    ruling: 'RC-37',
  }),
  right('axis-on-sweden', rule('3.2.5b'), 'westernAllies', ['norway'], {
    when: justNow(POWERS_OF.axis, 'sweden'),
    words: 'the Axis have declared war on Sweden this turn',
    ruling: 'RC-37',
  }),
  right('axis-on-denmark', rule('3.2.5b'), 'westernAllies', ['norway'], {
    when: justNow(POWERS_OF.axis, 'denmark'),
    words: 'the Axis have declared war on Denmark this turn',
    ruling: 'RC-37',
  }),
  right('portugal', rule('3.2.5b'), 'axis', ['spain'], {
    when: justNow(POWERS_OF.westernAllies, 'portugal'),
    words: 'the Western Allies have declared war on Portugal this turn',
    ruling: 'RC-37',
  }),
]
