import { flag, not } from '../../rules/core/index.ts'
import type { Clauses } from '../../rules/game/index.ts'
import type { Cite } from '../edition.ts'
import { isUprising } from './notices/axis.ts'
import { rowsOf } from './surrenders/row.ts'

/** 3.3.1.2c: Slovakia rises as a phase begins, once twice as many Russian units stand beside it as German. */
export const occurrences = (rule: Cite): NonNullable<Clauses['occurrences']> => {
  const row = rowsOf(rule)
  return [
    {
      when: isUprising,
      sets: { 'slovakia.risen': true },
      words: 'Slovakia rises against Germany',
      cite: rule('3.3.1.2c'),
      brings: [
        row('division', '3.3.1.2d', 'the Slovak Division, in like units of its own, its core free', {
          when: flag('slovakia.divisionInPlay'),
          who: 'russia',
        }),
        row('partisans', '3.3.1.2d', 'a partisan division in Slovakia, its core free', {
          when: not(flag('slovakia.divisionInPlay')),
          who: 'russia',
        }),
        row('attachments', '3.3.1.2d', 'attachments come from the Russian reserve', { who: 'russia' }),
        row('strength', '3.3.1.2d', 'it fights at full strength if Russia attacks this turn, otherwise at half'),
        row('colony', '3.3.1.2a', 'Slovakia is a colony no more', { who: 'germany' }),
      ],
    },
  ]
}
