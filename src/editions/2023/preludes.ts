import {
  all,
  any,
  atLeast,
  type Bar,
  below,
  chosen,
  declared,
  declaredFrom,
  each,
  FIRST_TURN,
  flag,
  fromTurn,
  heldBy,
  holds,
  type Implication,
  inBook,
  isOneOf,
  larger,
  mapEach,
  marked,
  not,
  points,
  rolledBy,
  stands,
  sum,
  TRACKS,
  targetName,
} from '../../rules/core/index.ts'
import type { Clauses } from '../../rules/game/index.ts'
import { amend, insert, replace } from '../amendment.ts'
import type { Cite, Option } from '../edition.ts'
import { diplomacy } from './clauses.ts'
import { type DiplomaticLists, WITHOUT_PRELUDE } from './diplomatic-lists.ts'
import { BALKANS_WITH_PRELUDE, croatia, russiaEntered, russiaFights, russiansAhead, serbia, westernAttack } from './tables/balkans.ts'
import { austria, czechoslovakia, poland } from './tables/central-europe.ts'
import { albania } from './tables/southern-europe.ts'
import { pactLine } from './tensions/pact-line.ts'
import { withGatheringStorm, withStormOverAsia } from './war/preludes.ts'

const rule = inBook('2023')

const WITH_PRELUDE: DiplomaticLists = {
  free: [...WITHOUT_PRELUDE.free, 'poland', 'croatia', 'serbia'],
  freeRule: '49.411A (b)',
  russian: [...WITHOUT_PRELUDE.russian, 'croatia', 'poland', 'serbia'],
  russianRule: '49.32A',
  gated: [...WITHOUT_PRELUDE.gated, 'croatia', 'serbia'],
  subvertible: [...WITHOUT_PRELUDE.subvertible, 'croatia', 'serbia', 'albania'],
  pledges: [...WITHOUT_PRELUDE.pledges, ['poland', 'POL-A9']],
  pointsAdded: any(WITHOUT_PRELUDE.pointsAdded, not(flag('pact.inEffect'))),
}

const isEasternWar = WITHOUT_PRELUDE.pointsAdded
const isWithoutPact = not(flag('pact.inEffect'))
/** The Pact leaves Rumania proper to Russia: two Balkan lines read otherwise then (RGT-P7, RGT-P8). */
const isRumaniaRussian = chosen('rumania.pactSide', 'russian')

const LEFT_PRO_RUSSIAN = ['albania', 'austria', 'belgiumLuxembourg', 'czechoslovakia', 'ireland', 'norway', 'spain'] as const

/** A country that came out of the prelude well disposed to Russia is open to its points (49.32B). */
const openByPrelude = (bar: Bar): readonly Bar[] =>
  bar.id !== 'not-a-russian-target'
    ? [bar]
    : [
        { ...bar, on: (bar.on ?? []).filter((target) => !isOneOf(LEFT_PRO_RUSSIAN, target)) },
        { ...bar, on: LEFT_PRO_RUSSIAN, when: not(flag('here.proRussian')) },
      ]

/** What an option plays before Fall 1939 may be told; tension is recorded from then on all the same (R50-74). */
const withHistory = (option: string, { calendar, tracksKept }: Clauses): Pick<Clauses, 'calendar' | 'tracksKept'> => ({
  calendar: {
    ...calendar,
    preludes: calendar.preludes.map((prelude) => (prelude.option === option ? { ...prelude, isPlayed: true } : prelude)),
  },
  tracksKept: mapEach(TRACKS, (track) => all(fromTurn(FIRST_TURN), tracksKept[track])),
})

/** Italy's aggression against Yugoslavia is told by the date of its declaration too (RGT-S11). */
const italianAggression = (cite: Cite): Implication => ({
  id: 'italian-aggression',
  when: all(declared('italy', 'yugoslavia'), not(declaredFrom(FIRST_TURN, ['italy'], 'yugoslavia'))),
  implies: { is: 'fact', fact: 'yugoslavia.italianAggression', value: true },
  strength: 'certain',
  words: 'Italy declared war on Yugoslavia before Fall 1939',
  cite: cite('RGT-S11'),
})

/** What Germany gained is Germany's, unless another holder is reported. */
const danzigGained = (cite: Cite): Implication => ({
  id: 'danzig-gained',
  when: flag('danzig.gainedShortOfWar'),
  implies: { is: 'fact', fact: 'danzig.controller', value: 'germany' },
  strength: 'usual',
  words: 'a demand or border war gave Germany Danzig and the Corridor',
  cite: cite('POL-A2'),
})

/** Where the Pact leaves Rumania to Russia, whoever holds its capital has entered it (RGT-P7). */
const rumaniaEntered = (cite: Cite): Implication => ({
  id: 'rumania-entered',
  when: all(isRumaniaRussian, heldBy('russia', 'bucharest')),
  implies: { is: 'fact', fact: 'rumania.russiaEntered', value: true },
  strength: 'usual',
  words: 'Russia holds Bucharest',
  cite: cite('BAL-B6/B7 variant'),
})

/** Who holds all of a country holds what the line leaves to Russia in it, unless Russia has that already: how many hexes, is asked (RGT-P2). */
const beyondTheLine = (cite: Cite): readonly Implication[] =>
  (['finland', 'rumania'] as const).map((minor) => ({
    id: `${minor}-beyond-the-line`,
    when: all(
      not(flag('pact.lineHistorical')),
      stands(minor, 'axis', 'hexes', 'associate', 'ally'),
      atLeast(5, each(`${minor}.brpsRussianSide`)),
      below(1, each(`${minor}.axisHexesRussianSide`)),
    ),
    implies: { is: 'fact', fact: `${minor}.axisHexesRussianSide`, value: 1 },
    strength: 'likely',
    words: `the Axis have the hexes of ${targetName(minor)}, some of them on the Russian side of the line`,
    cite: cite('RGT-P2'),
  }))

function clauses(cite: Cite, without: Clauses): Partial<Clauses> {
  const made = diplomacy(WITH_PRELUDE)(cite)
  const polishBorderWar: Bar = {
    id: 'border-war-with-poland',
    for: ['russia'],
    on: ['poland'],
    when: chosen('easternPoland.borderWar', 'open', 'escalated', 'over'),
    words: 'Russia began a border war with it',
    cite: cite('49.435C'),
  }
  const keptInterests: Clauses['keptInterests'] = [
    { holder: 'italy', unless: flag('italy.surrendered'), heir: 'germany', kept: cite('49.51D (a)'), passed: cite('49.51D (b)') },
    { holder: 'france', unless: flag('france.fallen'), heir: 'britain', kept: cite('49.51D (a)'), passed: cite('49.51D (b)') },
  ]
  return {
    freeTargets: made.freeTargets,
    subversion: made.subversion,
    pledges: made.pledges,
    beneficiaries: made.beneficiaries,
    keptInterests,
    demandsElsewhere: [
      {
        of: 'poland',
        words:
          'a Russian demand for eastern Poland, and the border war it may bring, is made by the rules of Gathering Storm: report easternPoland.demanded and easternPoland.borderWar',
        cite: cite('49.435C'),
      },
    ],
    placing: made.placing.flatMap(openByPrelude),
    naming: [...made.naming, polishBorderWar],
    war: withGatheringStorm(cite, without.war),
    implications: [...without.implications, italianAggression(cite), danzigGained(cite), rumaniaEntered(cite), ...beyondTheLine(cite)],
    ...withHistory('gathering-storm', without),
  }
}

/** The prelude in Europe: six more countries, a Pact that may run elsewhere or not be made at all. */
export const gatheringStorm: Option = {
  id: 'gathering-storm',
  title: 'Gathering Storm',
  words: 'The game began with the European prelude.',
  amendments: [
    amend('roll', [
      replace(
        'larger-allied-points',
        { when: all(not(isEasternWar), not(all(isWithoutPact, rolledBy('axis')))), per: larger(points('westernAllies'), points('russia')) },
        'without a Pact the Axis face both Allied factions together',
      ),
      insert(
        'larger-allied-points',
        [
          {
            id: 'allied-points-without-pact',
            value: -1,
            when: all(not(isEasternWar), isWithoutPact, rolledBy('axis')),
            per: sum(points('westernAllies'), points('russia')),
            words: 'Allied points placed together, there being no Pact',
            cite: rule('49.4261B (3)'),
            ruling: 'R49-19',
          },
        ],
        '49.4261B has a third case for a war without a Pact',
      ),
    ]),
    amend('balkans', [
      replace('russians-ahead', { when: russiansAhead(BALKANS_WITH_PRELUDE) }, 'Croatia and Serbia are Balkan countries too'),
      replace(
        'russia-entered',
        {
          when: russiaEntered(
            any(all(not(isRumaniaRussian), flag('bessarabia.russiaEntered')), all(isRumaniaRussian, flag('rumania.russiaEntered'))),
          ),
        },
        'where the Pact leaves Rumania to Russia, Rumania stands in for Bessarabia',
      ),
      replace(
        'fought-over-bessarabia',
        { when: all(not(isRumaniaRussian), flag('bessarabia.fought')) },
        'where the Pact leaves Rumania to Russia, its conquest counts instead',
      ),
      insert(
        'fought-over-bessarabia',
        [
          {
            id: 'rumania-conquered',
            value: +2,
            when: all(isRumaniaRussian, marked('rumania', 'conquered'), holds('russia', 'bucharest')),
            words: 'Russia has conquered Rumania',
            cite: rule('BAL-B6/B7 variant'),
          },
        ],
        'where the Pact leaves Rumania to Russia, its conquest counts instead',
      ),
      replace(
        'russia-at-war',
        {
          when: russiaFights(
            [...BALKANS_WITH_PRELUDE, 'poland'],
            [
              ['bessarabia', 'rumania'],
              ['easternPoland', 'poland'],
            ],
          ),
        },
        'with the prelude Poland, Croatia and Serbia count too',
      ),
      replace('western-attack', { when: westernAttack(BALKANS_WITH_PRELUDE) }, 'Croatia and Serbia are Balkan countries too'),
    ]),
    ...pactLine,
  ],
  tables: [croatia, serbia, albania, austria, czechoslovakia, poland],
  clauses,
}

/** The prelude in Asia. It leaves rule 49 alone; what it changes is in the chapters on war and cooperation. */
export const stormOverAsia: Option = {
  id: 'storm-over-asia',
  title: 'Storm Over Asia',
  words: 'The game began with the Asian prelude.',
  amendments: [],
  clauses: (cite, without) => ({
    war: withStormOverAsia(cite, without.war),
    ...withHistory('storm-over-asia', without),
  }),
}
