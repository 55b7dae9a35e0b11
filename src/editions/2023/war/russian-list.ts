import type { WarBar } from '../../../rules/chapters/war/index.ts'
import { all, always, below, COUNTRIES, type Country, declared, ruled } from '../../../rules/core/index.ts'
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
    {
      id: 'under-25',
      by: ['russia'],
      on: listed,
      when: all(isRussiaLimited, below(25, rgt)),
      evenHeld: true,
      words: 'Russo-German tension must be 25',
      cite: rule(numbers.under25),
      ruling: 'R50-13',
    },
    {
      id: 'german-interest',
      by: ['russia'],
      on: tabled,
      when: all(isRussiaLimited, from25To34, isGermanInterest),
      words: 'Germany has an economic interest: tension must be 35',
      cite: rule(numbers.under35),
      ruling: 'R50-15',
    },
    {
      id: 'axis-held',
      by: ['russia'],
      on: tabled,
      when: all(isRussiaLimited, from25To34, isAxisHeld),
      evenHeld: true,
      words: 'the Axis control it',
      cite: rule(numbers.under35),
    },
    {
      id: 'axis-held',
      by: ['russia'],
      on: tabled,
      when: all(isRussiaLimited, from35, isAxisHeld),
      evenHeld: true,
      words: 'the Axis control it',
      cite: rule(numbers.under50),
    },
  ]
}

/** Russia’s closed list (50.33C-1) and its own side of the Pact line; what the Axis hold is had by war on Germany (50.33C-3c). */
export const russianList = (rule: Cite): readonly WarBar[] => [
  {
    id: 'russian-list',
    by: ['russia'],
    on: COUNTRIES,
    except: [...RUSSIAN_LIST, 'vichyFrance'],
    when: always,
    words: 'not among the countries open to Russia',
    cite: rule('50.33C-1'),
  },
  {
    id: 'below-zero',
    by: ['russia'],
    on: ['balticStates'],
    when: all(ruled('R50-12', 'from-zero'), isRussiaLimited, below(0, rgt)),
    words: 'Russo-German tension must be 0',
    cite: rule('50.33C-2a'),
    ruling: 'R50-12',
  },
  {
    id: 'germany-first',
    by: ['russia'],
    on: ['balticStates'],
    when: all(isRussiaLimited, declared('germany', 'balticStates')),
    evenHeld: true,
    isWholeReason: true,
    words: 'Germany has declared war on it first',
    cite: rule('50.33C-2a'),
  },
]
