import {
  all,
  any,
  type Bar,
  below,
  type Condition,
  chosen,
  declared,
  FACTIONS,
  flag,
  fromTurn,
  happened,
  holds,
  type Minor,
  marked,
  named,
  not,
  POWERS,
  POWERS_OF,
  points,
  rolledBy,
  ruled,
  stands,
  tied,
} from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import { areCombined } from './tables/actions.ts'

/** Nations on which the Axis may take an Action at any time, DPs or none (3.2.4.3a). */
export const FREE: readonly Minor[] = ['hungary', 'finland', 'rumania', 'bulgaria', 'yugoslavia']

/** At any time, 1939 included, unless a table wants the remark about 1940 to bind (RC-36). */
export const isFree: Condition = any(ruled('RC-36', 'from-1939'), fromTurn('1940 spring'))

/** What forbids every roll for a nation, Reactions too. */
export const barredTargets = (rule: Cite): readonly Bar[] => [
  { id: 'surrendered', when: marked('here', 'conquered'), words: 'it has surrendered and never comes back', cite: rule('3.5.1.3b') },
  { id: 'permanent', when: marked('here', 'permanent'), words: 'its result is for good', cite: rule('RC-14') },
  // GN-14 aggression and NOR-N1, borrowed.
  ...FACTIONS.map(
    (faction): Bar => ({
      id: 'aggressor',
      for: [faction],
      except: ['norway'],
      when: declared(POWERS_OF[faction], 'here'),
      words: 'the faction declared war on it',
      cite: rule('RC-14'),
    }),
  ),
  { id: 'war-on-norway', on: ['norway'], when: declared(POWERS, 'norway'), words: 'somebody has declared war on it', cite: rule('RC-14') },
  {
    id: 'no-vichy',
    on: ['vichyFrance'],
    when: not(chosen('vichyFrance.formed', 'formed')),
    words: 'there is no Vichy France',
    cite: rule('3.6.4.2b'),
  },
]

const standsWithAllies = stands('here', 'allies', 'income', 'hexes', 'associate', 'ally')

/** An Action on a friend: legal, but it closes the nation for the year; some tables bar it as 49.432 and 49.433 do (RC-41). */
const onFriends = (rule: Cite, words: (about: string) => string, when: Condition): readonly Bar[] => [
  {
    id: 'own-ally',
    for: ['axis'],
    when: all(when, stands('here', 'axis', 'ally')),
    words: words('is a Minor Ally of the Axis already'),
    cite: rule('RC-41'),
  },
  ...(['westernAllies', 'russia'] as const).flatMap((faction): readonly Bar[] => [
    {
      id: 'own-ally',
      for: [faction],
      when: all(when, stands('here', 'allies', 'ally'), tied('here', faction)),
      words: words('is a Minor Ally of the faction already'),
      cite: rule('RC-41'),
    },
    {
      id: 'partners-friend',
      for: [faction],
      when: all(when, standsWithAllies, not(tied('here', faction))),
      words: words('stands with the other Allied faction'),
      cite: rule('RC-41'),
    },
  ]),
]

/**
 * What forbids selecting a nation for an Action. Only direct Actions are counted: not Reactions, demands or tension (3.2.4.8b).
 * Subversion is part of an Action and opens no second one (3.2.4.4f).
 */
export const namingBars = (rule: Cite): readonly Bar[] => [
  ...FACTIONS.map(
    (faction): Bar => ({
      id: 'no-points-there',
      for: [faction],
      ...(faction === 'axis' ? { except: FREE } : {}),
      when: below(1, points(faction, 'here')),
      words: 'the faction has no DPs there',
      cite: rule('3.2.4a'),
    }),
  ),
  {
    id: 'no-points-there',
    for: ['axis'],
    on: FREE,
    when: all(not(isFree), below(1, points('axis', 'here'))),
    words: 'the faction has no DPs there, and free Actions begin in 1940',
    cite: rule('RC-36'),
  },
  {
    id: 'named-this-year',
    for: ['westernAllies', 'russia'],
    when: named(...FACTIONS),
    words: 'it has had its Action this year',
    cite: rule('3.2.4.8a'),
  },
  {
    id: 'named-this-year',
    for: ['axis'],
    except: FREE,
    when: named(...FACTIONS),
    words: 'it has had its Action this year',
    cite: rule('3.2.4.8a'),
  },
  {
    id: 'named-this-year',
    for: ['axis'],
    on: FREE,
    when: named(...FACTIONS),
    words: 'it has had its Action this year, and a free one is an Action too',
    cite: rule('3.2.4.3b'),
  },
  { id: 'france-stands', on: ['spain'], when: not(flag('france.fallen')), words: 'France has not surrendered', cite: rule('3.2.4.8c') },
  {
    id: 'axis-target',
    for: ['westernAllies', 'russia'],
    on: ['ukraine'],
    when: ruled('RC-93', 'axis-alone'),
    words: 'only the Axis may select it',
    cite: rule('3.4.3.1'),
    ruling: 'RC-93',
  },
  {
    id: 'kiev',
    on: ['ukraine'],
    when: all(
      any(rolledBy('axis'), ruled('RC-93', 'everybody')),
      not(holds('axis', 'kiev')),
      any(ruled('RC-99', 'held'), not(happened('kiev.firstTaken'))),
    ),
    words: 'the Axis do not hold Kiev',
    cite: rule('3.4.3.1'),
    ruling: 'RC-99',
  },
  ...onFriends(rule, (about) => `it ${about}`, ruled('RC-41', 'barred')),
  {
    id: 'not-before-the-eastern-war',
    for: ['russia'],
    on: ['finland', 'rumania', 'sweden', 'yugoslavia'],
    when: all(ruled('RC-40', 'applied'), not(areCombined)),
    words: 'Russia must have fought Germany, or tension have reached 50',
    cite: rule('RC-40'),
  },
]

/** What may be done but is warned about. */
export const cautions = (rule: Cite): readonly Bar[] =>
  onFriends(rule, (about) => `a warning: it ${about}, and the Action closes it for the year`, ruled('RC-41', 'warned'))
