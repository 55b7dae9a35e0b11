import { always, type Bar, chosen, flag, fromTurn, MINORS, not, POWER_TARGETS, ruled } from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import type { DiplomaticLists } from './diplomatic-lists.ts'
import { outsideTheGame } from './naming.ts'

/** What forbids points in a target (49.24 to 49.36). */
export const placingBars = (lists: DiplomaticLists, rule: Cite): readonly Bar[] => [
  ...outsideTheGame(rule),
  {
    id: 'not-a-russian-target',
    for: ['russia'],
    on: [...MINORS.filter((minor) => !lists.russian.includes(minor)), 'usat', ...POWER_TARGETS],
    when: always,
    words: 'Russia may not place points there',
    cite: rule(lists.russianRule),
    ruling: 'R49-15',
  },
  {
    id: 'no-russian-intelligence',
    for: ['russia'],
    on: ['intelligence'],
    when: ruled('R49-15', 'countries-only'),
    words: 'Russia may place points in the listed countries only',
    cite: rule(lists.russianRule),
    ruling: 'R49-15',
  },
  { id: 'closed-track', on: ['rgt'], when: always, words: 'no points may go into it', cite: rule('49.33') },
  {
    id: 'usat-years',
    on: ['usat'],
    when: fromTurn('1942 spring'),
    words: 'points may go there in 1939, 1940 and 1941 only',
    cite: rule('49.34 (a)'),
  },
  {
    id: 'france-unconquered',
    on: ['vichyFrance'],
    when: not(flag('france.fallen')),
    words: 'no points while France is unconquered',
    cite: rule('49.36B'),
  },
  {
    id: 'vichy-refused',
    on: ['vichyFrance'],
    when: chosen('vichyFrance.formed', 'refused'),
    words: 'it was never formed',
    cite: rule('49.36B'),
  },
  {
    id: 'another-power',
    for: ['axis'],
    on: ['britain', 'us', 'russia'],
    when: always,
    words: 'a power may place points in itself, not in an enemy without a table',
    cite: rule('49.24'),
  },
  {
    id: 'another-power',
    for: ['westernAllies'],
    on: ['germany', 'russia'],
    when: always,
    words: 'a power may place points in itself, not in another without a table',
    cite: rule('49.24'),
  },
]
