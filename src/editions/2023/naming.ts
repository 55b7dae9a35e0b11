import { enemiesInEurope } from '../../rules/chapters/war/index.ts'
import {
  all,
  any,
  atLeast,
  type Bar,
  below,
  type Citation,
  declared,
  droveOff,
  everAtWar,
  everNamed,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  flag,
  holds,
  inEffect,
  level,
  marked,
  named,
  namedInEasternWar,
  not,
  POWERS,
  POWERS_OF,
  type Power,
  points,
  ruled,
  type Side,
  sameYear,
  stands,
  standsByRoll,
  tied,
} from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import type { DiplomaticLists } from './diplomatic-lists.ts'
import { isNorwayTaken, toldAggressors } from './implications/told-attacks.ts'
import { theatres } from './theatres.ts'
import { isVichyThere } from './war/positions.ts'

/**
 * 49.435, GN-14 aggression: one declaration that drives the country to an enemy binds the faction, or only the power that made it
 * (R49-20). A neutral’s victim fights alone, and nobody is barred from it.
 */
const isAggressor = (faction: Faction) => {
  const powers = POWERS_OF[faction]
  const enemies = [...new Set(powers.flatMap(enemiesInEurope))]
  const isWithThem = stands('here', faction === 'axis' ? 'allies' : 'axis', 'associate', 'ally')
  const drove = (by: readonly Power[]) => any(droveOff(by, 'here', enemies), all(declared(by, 'here'), isWithThem))
  return any(all(ruled('R49-20', 'faction'), drove(powers)), all(ruled('R49-20', 'power'), ...powers.map((power) => drove([power]))))
}

/** R50-69: all diplomacy of minor countries is of the European theatre. */
export const outsideTheGame = (rule: Cite): readonly Bar[] =>
  theatres(rule)
    .filter(({ isDiplomatic }) => isDiplomatic)
    .map(({ when, words, cite, ruling }) => ({ id: 'other-theatre', when, words, cite, ruling }))

const byRoll = (side: Side) => standsByRoll('here', side, 'income', 'hexes', 'associate', 'ally')

/** Results that are starred wherever they stand: reported ones too, of which nobody says that they are for good. */
const STARRED: readonly Required<Pick<Bar, 'on' | 'when'>>[] = [
  { on: ['ukraine'], when: inEffect('here', 0) },
  { on: ['austria', 'czechoslovakia'], when: inEffect('here', 10) },
  { on: ['belgiumLuxembourg'], when: any(byRoll('axis'), byRoll('allies')) },
]

/**
 * What forbids every roll for a target, reactions too: a starred result for good (GN-03 permanent). An allied Vichy France stays open
 * to both sides (VIC-N1).
 */
/** Factions without a power left in the war. */
export const allOut = (cite: Citation): readonly Bar[] =>
  (
    [
      ['axis', all(flag('germany.surrendered'), flag('italy.surrendered'))],
      ['russia', flag('russia.surrendered')],
    ] as const
  ).map(([faction, when]) => ({
    id: 'all-out',
    for: [faction],
    when,
    words: `${FACTION_NAMES[faction]} names nobody: every power of it has surrendered`,
    cite,
  }))

export const barredTargets = (rule: Cite): readonly Bar[] => [
  ...outsideTheGame(rule),
  { id: 'permanent', when: marked('here', 'permanent'), words: 'its result is permanent', cite: rule('49.52') },
  ...STARRED.map(
    ({ on, when }): Bar => ({
      id: 'permanent',
      on,
      when: all(when, not(marked('here', 'permanent'))),
      words: 'its result is permanent',
      cite: rule('49.52'),
    }),
  ),
  { id: 'conquered', when: marked('here', 'conquered'), words: 'it is conquered', cite: rule('49.435B (b)') },
  ...FACTIONS.map(
    (faction): Bar => ({
      id: 'aggressor',
      for: [faction],
      when: isAggressor(faction),
      words: 'the faction declared war on it',
      cite: rule('49.435A'),
      ruling: 'R49-20',
    }),
  ),
  ...toldAggressors.map((one): Bar => ({ ...one, id: 'aggressor', words: 'the faction has attacked it', cite: rule('49.435A') })),
  {
    id: 'own-ally',
    for: ['axis'],
    except: ['vichyFrance'],
    when: all(stands('here', 'axis', 'ally'), not(marked('here', 'waiting'))),
    words: 'it is a minor ally of the Axis already',
    cite: rule('49.432 (a)'),
    ruling: 'R49-23',
  },
  ...(['westernAllies', 'russia'] as const).flatMap((faction): readonly Bar[] => [
    {
      id: 'own-ally',
      for: [faction],
      when: all(stands('here', 'allies', 'ally'), tied('here', faction)),
      words: 'it is a minor ally of the faction already',
      cite: rule('49.432 (a)'),
    },
    {
      id: 'partners-ally',
      for: [faction],
      when: all(stands('here', 'allies', 'ally'), not(tied('here', faction))),
      words: 'it is a minor ally of the other Allied faction',
      cite: rule('49.432 (b)'),
    },
  ]),
  {
    id: 'no-vichy',
    on: ['vichyFrance'],
    when: not(isVichyThere),
    words: 'there is no such country',
    cite: rule('49.36B'),
  },
  {
    id: 'war-on-norway',
    on: ['norway'],
    when: any(declared(POWERS, 'norway'), isNorwayTaken),
    words: 'somebody has declared war on it',
    cite: rule('NOR-N1'),
    ruling: 'R49-50',
  },
  {
    id: 'belgium-once',
    on: ['belgiumLuxembourg'],
    when: everNamed(...FACTIONS),
    words: 'it may be named once in the whole game',
    cite: rule('BEL-N1'),
    ruling: 'R49-52',
  },
  {
    id: 'both-attacked',
    on: ['belgiumLuxembourg'],
    when: all(flag('belgium.attacked'), flag('luxembourg.attacked')),
    words: 'both Belgium and Luxembourg have been attacked',
    cite: rule('BEL-N2'),
  },
]

/** War latches for good; a level is read when it is used (R49-18). Until then RUM-N1, YUG-N1, FIN-N2 and SWE-N1 bind Russia. */
/** A result of one Allied faction closes a country to the other; whether that of an attack does is for the table (R49-81). */
const isClosedFriend = any(
  stands('here', 'allies', 'income', 'hexes', 'ally'),
  standsByRoll('here', 'allies', 'associate'),
  all(ruled('R49-81', 'closed'), stands('here', 'allies', 'associate')),
)

const isEasternWar = any(everAtWar('germany', 'russia'), atLeast(50, level('rgt')))

/**
 * What forbids naming a target for an ordinary roll. The Axis need no points for their free list (49.423 (b)), and may name it after an
 * Ally (BAL-N1, FIN-N1). The Western Allies and Russia leave each other’s friends alone (GN-02 cooperation). Russian resistance is no
 * matter (49.424). Vichy France is closed in the year France fell, reactions apart (VIC-N2).
 */
export const namingBars = (lists: DiplomaticLists, rule: Cite): readonly Bar[] => [
  ...FACTIONS.map(
    (faction): Bar => ({
      id: 'no-points-there',
      for: [faction],
      ...(faction === 'axis' ? { except: lists.free } : {}),
      when: below(1, points(faction, 'here')),
      words: 'the faction has no points there',
      cite: rule('49.423 (a)'),
    }),
  ),
  {
    id: 'named-this-year',
    for: ['westernAllies', 'russia'],
    when: named(...FACTIONS),
    words: 'it has been named this year',
    cite: rule('49.431 (a)'),
    ruling: 'R49-21',
  },
  {
    id: 'named-this-year',
    for: ['axis'],
    except: lists.free,
    when: named(...FACTIONS),
    words: 'it has been named this year',
    cite: rule('49.431 (a)'),
    ruling: 'R49-21',
  },
  {
    id: 'named-this-year',
    for: ['axis'],
    on: lists.free,
    when: named('axis'),
    words: 'the Axis have named it this year',
    cite: rule('49.431 (a)'),
  },
  {
    id: 'named-in-eastern-war',
    for: ['axis'],
    on: lists.free,
    when: namedInEasternWar('westernAllies', 'russia'),
    words: 'the Allies have named it this year, after the war in the east began',
    cite: rule('49.431B'),
  },
  {
    id: 'russias-friend',
    for: ['westernAllies'],
    when: all(tied('here', 'russia'), isClosedFriend),
    words: 'a result in Russia’s favour stands there',
    cite: rule('49.433 (a)'),
    ruling: 'R49-81',
  },
  {
    id: 'western-friend',
    for: ['russia'],
    when: all(tied('here', 'westernAllies'), isClosedFriend),
    words: 'a result in the Western Allies’ favour stands there',
    cite: rule('49.433 (b)'),
    ruling: 'R49-81',
  },
  {
    id: 'not-before-the-eastern-war',
    for: ['russia'],
    on: lists.gated,
    when: not(isEasternWar),
    words: 'Russia must be at war with Germany, or tension be 50',
    cite: rule('49.434'),
    ruling: 'R49-18',
  },
  {
    id: 'not-before-the-eastern-war',
    for: ['russia'],
    on: ['finland', 'rumania'],
    when: not(isEasternWar),
    words: 'Russia must be at war with Germany, or tension be 50; it may make demands',
    cite: rule('49.44 (a)'),
    ruling: 'R49-36',
  },
  {
    id: 'year-france-fell',
    on: ['vichyFrance'],
    when: sameYear('france.fallTurn'),
    words: 'not in the year France fell, except in reaction',
    cite: rule('49.431C'),
  },
  {
    id: 'france-stands',
    on: ['spain'],
    when: not(flag('france.fallen')),
    words: 'only once France has been conquered',
    cite: rule('SPA-N1'),
  },
  { id: 'kiev', on: ['ukraine'], when: not(holds('axis', 'kiev')), words: 'only while the Axis hold Kiev', cite: rule('UKR-N1') },
]
