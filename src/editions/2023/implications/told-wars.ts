import {
  all,
  any,
  CAPITALS,
  type Citation,
  type Condition,
  chosen,
  everAtWar,
  FACTS,
  flag,
  fromTurn,
  happened,
  heldBy,
  holdsAny,
  type Implication,
  isNation,
  MINORS,
  type Minor,
  marked,
  type Nation,
  not,
  PLACES,
  type Place,
  type Side,
  stands,
  standsByRoll,
  targetName,
  tied,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { BALKANS } from '../tables/balkan-positions.ts'
import { type Besides, type Enemies, fought, foughtFor, foughtWhere, some } from './fought-wars.ts'
import { axisHaveTaken, isFoughtBeside, russiaHasTaken, WATCHED, type Watched } from './told-attacks.ts'

const AXIS = ['germany', 'italy'] as const
const ALLIES = ['britain', 'france', 'us', 'russia'] as const

const isStanding = (minor: Minor): Condition => not(marked(minor, 'conquered'))

/** What is so only since one of these, the first most likely, has fought another. */
export const foughtWhen = (
  id: string,
  when: Condition,
  [first, ...others]: readonly [Nation, ...Nation[]],
  other: Nation,
  { words, cite, ...besides }: Pick<Implication, 'words' | 'cite'> & Besides,
): Implication => foughtWhere(id, [[first, other], ...others.map((one): Enemies => [one, other])], when, words, cite, besides)

/** On what is British in the Pacific. */
export const britishIslandsAttacked = (cite: Citation): readonly Implication[] => [
  foughtFor('newGuinea.attackedByJapan', ['japan'], 'britain', 'Japan has attacked New Guinea', cite),
  foughtWhen('british-islands-fought', some('britishPacific.groupsAttacked'), ['japan'], 'britain', {
    words: 'Japan has attacked British islands',
    cite,
  }),
]

const elsewhere = (rule: Cite): readonly Implication[] => [
  foughtWhen('lent-for-the-east', any(some('spain.lentUnits'), some('vichyFrance.lentUnits')), ['germany'], 'russia', {
    words: 'Spain or Vichy France has lent units for the east',
    cite: rule('52.51'),
  }),
  foughtWhen('egyptian-cities-fought-for', some('egypt.axisCities'), ['italy'], 'britain', {
    words: 'the Axis hold cities in Egypt',
    cite: rule('50.51'),
  }),
  foughtWhere(
    'us.firstGroundCombat-fought',
    // 50.57A: before this war no American unit is there; one with Italy alone brings none.
    [['us', 'germany']],
    happened('us.firstGroundCombat'),
    'American ground forces have fought in Europe',
    rule('41.77C-b'),
  ),
  // BAL-B5: of a war that is over the conquered tell.
  foughtWhere(
    'unsupported-fought-for',
    [
      ['russia', 'rumania'],
      ['russia', 'bulgaria'],
      ['russia', 'hungary'],
      ['russia', 'yugoslavia'],
    ],
    all(flag('germany.failedSupport'), ...BALKANS.map((minor) => all(isStanding(minor), not(flag(`${minor}.attackedByRussia`))))),
    'Germany left a Balkan country unsupported against Russia',
    rule('BAL-B5'),
  ),
  fought(['russia', 'japan'], ['tokyo', 'taipei', 'okinawa'], 'Russia holds a city that was Japanese', rule('50.51')),
]

/** Those that had a war before the first turn, or come by no attack of their own. */
const NOT_ATTACKED: readonly Minor[] = ['albania', 'austria', 'czechoslovakia', 'poland', 'ukraine', 'vichyFrance']

/** It still has its capital: of one that is lost, that tells. */
const hasCapital = (minor: Minor): Condition =>
  all(
    ...CAPITALS[minor].flatMap((place) => {
      const { start } = FACTS[`${place}.controller`]
      return typeof start === 'string' && isNation(start) ? [heldBy(start, place)] : []
    }),
  )

/** It stands there by no roll: an attack has driven it. */
const wasDriven = (minor: Minor, to: Side): Condition =>
  all(stands(minor, to, 'associate', 'ally'), not(standsByRoll(minor, to, 'associate', 'ally')))

const ATTACKERS = { allies: AXIS, axis: ALLIES } as const

const isUnfought = (minor: Minor, by: 'axis' | 'russia'): Condition => all(isStanding(minor), not(isFoughtBeside(minor, by)))

/** An Italian aggression of before the war was no war of the game. */
const isAttackedByAxis = (minor: Watched): Condition =>
  all(flag(`${minor}.attackedByAxis`), ...(minor === 'yugoslavia' ? [not(flag('yugoslavia.italianAggression'))] : []))

/** Countries that facts tell to have been attacked have fought somebody: while they are not conquered, whom is asked. */
const attackedCountries = (cite: Citation): readonly Implication[] => [
  ...WATCHED.flatMap((minor): readonly Implication[] => [
    foughtWhen(`${minor}-fought-axis`, all(isAttackedByAxis(minor), isUnfought(minor, 'axis')), AXIS, minor, {
      words: `the Axis have attacked ${targetName(minor)}`,
      cite,
    }),
    foughtWhen(`${minor}-fought-russia`, all(flag(`${minor}.attackedByRussia`), isUnfought(minor, 'russia')), ['russia'], minor, {
      words: `Russia has attacked ${targetName(minor)}`,
      cite,
    }),
    ...axisHaveTaken(minor).map(({ when, words }, place) =>
      foughtWhen(
        `${minor}-taken-by-axis-${place}`,
        all(when, isUnfought(minor, 'axis'), not(flag(`${minor}.attackedByAxis`))),
        AXIS,
        minor,
        { words, cite, tells: [`${minor}.attackedByAxis`] },
      ),
    ),
    ...russiaHasTaken(minor).map(({ when, words }, place) =>
      foughtWhen(
        `${minor}-taken-by-russia-${place}`,
        all(when, isUnfought(minor, 'russia'), not(flag(`${minor}.attackedByRussia`))),
        ['russia'],
        minor,
        { words, cite, tells: [`${minor}.attackedByRussia`] },
      ),
    ),
  ]),
  foughtWhen(
    'finland-fought-russia',
    all(flag('finland.russiaEntered'), not(chosen('finnishBorder.borderWar', 'escalated')), isUnfought('finland', 'russia')),
    ['russia'],
    'finland',
    { words: 'Russia has entered Finland', cite },
  ),
  foughtWhen(
    'greece-fought-russia',
    all(
      some('greece.russianHexes'),
      isUnfought('greece', 'russia'),
      not(tied('greece', 'russia')),
      ...AXIS.map((power) => not(everAtWar(power, 'greece'))),
    ),
    ['russia'],
    'greece',
    { words: 'Russia holds hexes in Greece', cite },
  ),
  foughtWhen('sweden-fought-allies', all(flag('sweden.attackedByAllies'), isStanding('sweden')), ALLIES, 'sweden', {
    words: 'the Allies have attacked Sweden',
    cite,
  }),
]

const ATTACKED_BY = { allies: 'attackedByAxis', axis: 'attackedByRussia' } as const
const isWatched = (minor: Minor): minor is Watched => WATCHED.some((one) => one === minor)

/** The same of those that only a standing tells of: a book where no declaration is derived from it. */
const markedCountries = (cite: Citation): readonly Implication[] =>
  MINORS.filter((minor) => !NOT_ATTACKED.includes(minor)).flatMap((minor) =>
    (['allies', 'axis'] as const satisfies readonly Side[]).map((side) =>
      foughtWhen(
        `${minor}-attacked-to-${side}`,
        all(
          wasDriven(minor, side),
          isStanding(minor),
          hasCapital(minor),
          ...(isWatched(minor) ? [not(flag(`${minor}.${ATTACKED_BY[side]}`))] : []),
        ),
        ATTACKERS[side],
        minor,
        { words: `${withVerb(minor, 'was')} attacked`, cite },
      ),
    ),
  )

export const victims = (cite: Citation): readonly Implication[] => [...attackedCountries(cite), ...markedCountries(cite)]

interface WesternSign {
  readonly country: Nation
  readonly when: Condition
  readonly words: string
  /** The unit that it may have been attacked in. */
  readonly unit?: Nation
}

const germanyHolds = (country: Nation, place: Place, unit?: Nation): WesternSign => ({
  country,
  when: heldBy('germany', place),
  words: `Germany holds ${PLACES[place].name}`,
  ...(unit === undefined ? {} : { unit }),
})

/** What tells of an attack in the west, and by itself of no turn; other capitals there tell of a declaration. */
const WESTERN_SIGNS: readonly WesternSign[] = [
  germanyHolds('belgium', 'brussels', 'belgiumLuxembourg'),
  germanyHolds('belgium', 'antwerp', 'belgiumLuxembourg'),
  germanyHolds('luxembourg', 'luxembourg', 'belgiumLuxembourg'),
  germanyHolds('netherlands', 'theHague'),
  germanyHolds('norway', 'bergen'),
  ...(['belgium', 'luxembourg'] as const).map((country) => ({
    country,
    when: flag(`${country}.attacked`),
    words: `${withVerb(country, 'was')} attacked`,
    unit: 'belgiumLuxembourg' as const,
  })),
  ...(['netherlands', 'denmark'] as const).map((country) => ({
    country,
    when: flag(`${country}.conquered`),
    words: `${withVerb(country, 'is')} conquered`,
  })),
  ...(['norway', 'ireland', 'belgiumLuxembourg'] as const).map((country) => ({
    country,
    when: all(marked(country, 'conquered'), hasCapital(country)),
    words: `${withVerb(country, 'is')} conquered`,
  })),
]

/** 53.21A-2, 53.21A-3: while an attack in the west may still start the clock, when it was is asked for. */
const westernAttacks = (rule: Cite): readonly Implication[] => {
  const isOpen = all(not(fromTurn('1941 spring')), not(flag('france.fallen')))
  const cite = rule('53.21A-3')
  return [
    ...WESTERN_SIGNS.map(({ country, when, words, unit }, index) =>
      foughtWhen(
        `western-sign-${index}`,
        all(isOpen, when, ...(unit === undefined ? [] : [not(everAtWar('germany', unit))])),
        ['germany', 'britain', 'france'],
        country,
        { words, cite },
      ),
    ),
    {
      id: 'western-offensive',
      when: all(isOpen, holdsAny('axis', 'lyon', 'marseilles')),
      implies: { is: 'dated', fact: 'westernFront.firstAxisOffensive' },
      strength: 'likely',
      words: 'the Axis hold a French city',
      cite: rule('53.21A-2'),
    },
  ]
}

/** 50.51: nobody is attacked, and no land is entered, without a war. */
export const toldWars = (rule: Cite): readonly Implication[] => [
  ...elsewhere(rule).map((one) => (one.id === 'russia-fought-japan' ? { ...one, id: 'russia-fought-japan-at-home' } : one)),
  ...britishIslandsAttacked(rule('50.552C')),
  ...westernAttacks(rule),
  ...attackedCountries(rule('50.51')),
]
