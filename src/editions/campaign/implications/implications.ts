import {
  all,
  any,
  atWar,
  atWarThen,
  type DateFact,
  declaredAnew,
  flag,
  happened,
  holds,
  type Implication,
  inTerms,
  longAtWar,
  not,
  type Power,
} from '../../../rules/core/index.ts'
import { captures } from '../../2023/implications/captures.ts'
import { kievTooEarly, parisKept } from '../../2023/implications/contrary-facts.ts'
import { kievTaken, libyaTaken } from '../../2023/implications/implications.ts'
import { AGAINST_JAPAN, ALLIES, parisFallen, warsEnded } from '../../2023/implications/powers-fallen.ts'
import { ceded, cededByTreaty, demanded, entries, foughtOver, treaties, vichyRefused, vichyStands } from '../../clauses/borders.ts'
import { warLevels } from '../../clauses/war-levels.ts'
import type { Cite } from '../../edition.ts'
import { AXIS, WESTERN } from '../positions.ts'
import { terms } from '../terms.ts'
import { contradictions } from './contradictions.ts'
import { lastingWars } from './lasting-wars.ts'
import { toldSurrenders } from './told-surrenders.ts'
import { toldWars } from './told-wars.ts'

/** Who no longer fights whom after an armistice, unless a later war is reported. */
const armistices = (rule: Cite): readonly Implication[] => {
  const made = (since: DateFact, of: readonly Power[], enemies: readonly Power[], words: string, clause: string): readonly Implication[] =>
    of.flatMap((power) =>
      warsEnded(power, enemies, { when: happened(since), words, cite: rule(clause), since, ...presumed(power, enemies) }).map((one) => ({
        ...one,
        id: `${one.id}-by-${since}`,
      })),
    )
  // Britain’s own war with Japan may have come later, and the USA’s with the Axis never.
  const presumed = (power: Power, enemies: readonly Power[]) =>
    power === 'russia' || (power === 'us' && enemies.includes('japan')) ? { presumes: enemies } : {}
  return [
    ...made('armistice.russiaJapan', ['russia'], ['japan'], 'Russia and Japan have made an armistice', '3.6.6.4b'),
    ...made('armistice.russiaAxis', ['russia'], AXIS, 'Russia and the Axis have made an armistice', '3.6.7.6'),
    ...made('armistice.westernAxis', WESTERN, AXIS, 'the Western Allies and the Axis have made an armistice', '3.6.7.2a'),
    ...made('armistice.usJapan', WESTERN, ['japan'], 'the U.S. and Japan have made an armistice', '3.6.8'),
  ]
}

/** 3.6.6.2b: after its surrender war was declared anew, or one that is reported began later. */
const isRussiaBackInTheWar = any(
  declaredAnew(AXIS, ['russia'], 'russia.surrenderTurn'),
  declaredAnew(['russia'], AXIS, 'russia.surrenderTurn'),
  ...AXIS.map((power) => all(atWar(power, 'russia'), not(atWarThen(power, 'russia', 'russia.surrenderTurn')))),
)

/** Facts that follow from one another in the campaign, in its own words: some come from the book it is built on. */
export const implications = (rule: Cite): readonly Implication[] =>
  following(rule).map((one) => ({ ...one, words: inTerms(one.words, terms) }))

const following = (rule: Cite): readonly Implication[] => [
  {
    // 3.6.4a: it surrenders in the phase that follows, so both may be so for a while.
    id: 'paris',
    when: holds('axis', 'paris'),
    implies: { is: 'fact', fact: 'france.fallen', value: true },
    strength: 'likely',
    words: 'the Axis hold Paris',
    cite: rule('3.6.4a'),
  },
  parisFallen(rule('3.6.4a')),
  kievTaken(rule('RC-14')),
  kievTooEarly(rule('RC-14')),
  parisKept(rule('3.6.4a')),
  {
    id: 'france-fell',
    when: happened('france.fallTurn'),
    implies: { is: 'fact', fact: 'france.fallen', value: true },
    strength: 'certain',
    words: 'the turn in which France fell is reported',
    cite: rule('3.6.4a'),
  },
  ...(['germany', 'italy'] as const).map(
    (enemy): Implication => ({
      id: `france-at-peace-${enemy}`,
      when: flag('france.fallen'),
      implies: { is: 'peace', between: [enemy, 'france'], since: 'france.fallTurn' },
      strength: 'usual',
      words: 'France has fallen',
      cite: rule('3.6.4a'),
    }),
  ),
  ...(['germany', 'italy'] as const).map(
    (enemy): Implication => ({
      id: `britain-follows-${enemy}`,
      when: all(flag('britain.surrendered'), not(atWar('us', enemy))),
      implies: { is: 'peace', between: [enemy, 'britain'], since: 'britain.surrenderTurn' },
      strength: 'certain',
      words: `Britain has surrendered and the U.S. is not at war with ${enemy === 'germany' ? 'Germany' : 'Italy'}`,
      cite: rule('3.6.5'),
    }),
  ),
  ...warsEnded('germany', ALLIES, { when: flag('germany.surrendered'), words: 'Germany has surrendered', cite: rule('3.6.1a') }),
  ...warsEnded('italy', ALLIES, {
    when: flag('italy.surrendered'),
    words: 'Italy has surrendered',
    cite: rule('3.6.2a'),
    presumes: WESTERN,
  }),
  ...warsEnded('japan', AGAINST_JAPAN, { when: flag('japan.surrendered'), words: 'Japan has surrendered', cite: rule('3.6.3.1c') }),
  ...warsEnded('russia', ['germany', 'italy'], {
    when: flag('russia.surrendered'),
    words: 'Russia has surrendered',
    cite: rule('3.6.6.1e'),
    since: 'russia.surrenderTurn',
    presumes: AXIS,
  }),
  ...warsEnded('russia', ['japan'], {
    when: flag('russia.surrenderedToJapan'),
    words: 'Russia has surrendered to Japan',
    cite: rule('3.6.6.4b'),
    since: 'armistice.russiaJapan',
    presumes: ['japan'],
  }),
  {
    id: 'russia-surrendered',
    when: all(happened('russia.surrenderTurn'), not(isRussiaBackInTheWar)),
    implies: { is: 'fact', fact: 'russia.surrendered', value: true },
    strength: 'certain',
    words: 'the turn in which Russia surrendered is reported',
    cite: rule('3.6.6.1e'),
  },
  {
    id: 'britain-surrendered',
    when: happened('britain.surrenderTurn'),
    implies: { is: 'fact', fact: 'britain.surrendered', value: true },
    strength: 'certain',
    words: 'the turn in which Britain surrendered is reported',
    cite: rule('3.6.5.1a'),
  },
  ...armistices(rule),
  {
    // With Russia in the war, it is what the Axis attack in the east.
    id: 'offensive-opened',
    when: all(flag('easternFront.axisOffensive'), any(atWar('germany', 'russia'), atWar('italy', 'russia'))),
    implies: { is: 'dated', fact: 'easternFront.firstOffensiveOnRussia' },
    strength: 'usual',
    words: 'the Axis attack on the Eastern Front and are at war with Russia',
    cite: rule('3.4.2.4a'),
  },
  {
    // 3.4.2.4a: aid hangs on the turn of it; a war without an offensive in its first turn may be so.
    id: 'offensive-on-russia',
    when: any(longAtWar('germany', 'russia'), longAtWar('italy', 'russia')),
    implies: { is: 'dated', fact: 'easternFront.firstOffensiveOnRussia' },
    strength: 'likely',
    words: 'the Axis have fought Russia for a turn or more and may have opened an offensive',
    cite: rule('3.4.2.4a'),
  },
  libyaTaken(rule('RC-04')),
  {
    // 3.4.2.2b: what becomes of the Indies hangs on the year of it.
    id: 'netherlands-surrendered-when',
    when: flag('netherlands.conquered'),
    implies: { is: 'dated', fact: 'netherlands.surrenderTurn' },
    strength: 'certain',
    words: 'the Netherlands are conquered',
    cite: rule('3.4.2.2b'),
  },
  {
    id: 'netherlands-surrendered',
    when: happened('netherlands.surrenderTurn'),
    implies: { is: 'fact', fact: 'netherlands.conquered', value: true },
    strength: 'certain',
    words: 'the turn in which the Netherlands surrendered is reported',
    cite: rule('3.5.1'),
  },
  {
    id: 'indochina-taken',
    when: holds('japan', 'indochina'),
    implies: { is: 'fact', fact: 'indochina.surrendered', value: true },
    strength: 'usual',
    words: 'Japan holds French Indochina',
    cite: rule('RC-101'),
  },
  {
    id: 'indochina-at-peace',
    when: flag('indochina.surrendered'),
    implies: { is: 'peace', between: ['japan', 'indochina'] },
    strength: 'certain',
    words: 'French Indochina has surrendered',
    cite: rule('3.3.3.6'),
  },
  {
    id: 'indies-at-peace',
    when: flag('dutchEastIndies.surrendered'),
    implies: { is: 'peace', between: ['japan', 'dutchEastIndies'] },
    strength: 'certain',
    words: 'the Dutch East Indies have surrendered',
    cite: rule('3.5.1.4b'),
  },
  ...warLevels({
    attack: { by: AXIS, cite: rule('RC-17') },
    eastern: rule('RC-18'),
    american: [
      { on: AXIS, track: 'usat', words: 'the USA declared war on the Axis', cite: rule('RC-18') },
      { on: ['japan'], track: 'usjt', words: 'the USA declared war on Japan', cite: rule('3.3.3.4b') },
    ],
    britainAlone: rule('RC-17'),
  }),
  ...captures({ britain: rule('RC-17'), russia: rule('RC-17') }),
  ...entries(rule('3.3.1.1b')),
  ...cededByTreaty(rule('3.5.2.4c')),
  ...ceded(rule('3.5.2.4c')),
  // 3.5.2.4: a treaty is signed and the war is over.
  ...treaties(rule('3.5.2.4c')),
  ...contradictions(rule),
  ...toldWars(rule),
  ...toldSurrenders(rule),
  ...lastingWars(rule),
  ...foughtOver(rule('3.5.2.4c')),
  ...demanded({ bessarabia: rule('3.2.4.5a'), finnishBorder: rule('3.2.4.5a') }),
  ...vichyRefused(rule('3.6.4.2b')),
  vichyStands(rule('3.6.4.2b')),
]
