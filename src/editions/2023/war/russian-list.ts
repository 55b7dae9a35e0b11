import type { WarBar } from '../../../rules/chapters/war/index.ts'
import { all, always, below, COUNTRIES, type Country, declared, ruled } from '../../../rules/core/index.ts'
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { from25To34, from35, isAxisHeld, isGermanInterest, isRussiaLimited, RUSSIAN_LIST, rgt } from './positions.ts'

/** Tension 25 opens countries without a German interest, 35 those with one; what the Axis control stays closed. */
export function steps(
  listed: readonly Country[],
  tabled: readonly Country[],
  rule: Cite,
  numbers: { readonly under25: string; readonly under35: string; readonly under50: string },
): readonly WarBar[] {
  return [
    bar('under-25', rule(numbers.under25), ['russia'], listed, {
      when: all(isRussiaLimited, below(25, rgt)),
      evenHeld: true,
      words: 'Russo-German tension must be 25',
      ruling: 'R50-13',
    }),
    bar('german-interest', rule(numbers.under35), ['russia'], tabled, {
      when: all(isRussiaLimited, from25To34, isGermanInterest),
      words: 'Germany has an economic interest: tension must be 35',
      ruling: 'R50-15',
    }),
    bar('axis-held', rule(numbers.under35), ['russia'], tabled, {
      when: all(isRussiaLimited, from25To34, isAxisHeld),
      evenHeld: true,
      words: 'the Axis control it',
    }),
    bar('axis-held', rule(numbers.under50), ['russia'], tabled, {
      when: all(isRussiaLimited, from35, isAxisHeld),
      evenHeld: true,
      words: 'the Axis control it',
    }),
  ]
}

/** Russia’s closed list (50.33C-1) and its own side of the Pact line; what the Axis hold is had by war on Germany (50.33C-3c). */
export const russianList = (rule: Cite): readonly WarBar[] => [
  bar('russian-list', rule('50.33C-1'), ['russia'], COUNTRIES, {
    except: [...RUSSIAN_LIST, 'vichyFrance'],
    when: always,
    besideHeld: true,
    words: 'not among the countries open to Russia',
  }),
  bar('below-zero', rule('50.33C-2a'), ['russia'], ['balticStates'], {
    when: all(ruled('R50-12', 'from-zero'), isRussiaLimited, below(0, rgt)),
    words: 'Russo-German tension must be 0',
    ruling: 'R50-12',
  }),
  bar('germany-first', rule('50.33C-2a'), ['russia'], ['balticStates'], {
    when: all(isRussiaLimited, declared('germany', 'balticStates')),
    evenHeld: true,
    isWholeReason: true,
    words: 'Germany has declared war on it first',
  }),
]
