import type { Capitulation } from '../../../rules/chapters/surrender/index.ts'
import {
  all,
  any,
  atLeast,
  called,
  counting,
  declaredAnew,
  each,
  every,
  exceeds,
  flag,
  happened,
  holds,
  holdsAll,
  inYearOfDeclaration,
  not,
  number,
  POWERS_OF,
  type Quantity,
  ruled,
  sum,
  tally,
  yearStartSinceWar,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { hasRussiaMadePeaceWithJapan, isEasternWar } from '../positions.ts'
import { isFarEasternWar } from './renewals.ts'
import { isUndeclared, offeredAnew, PLAIN, rowsOf } from './row.ts'

const AXIS = POWERS_OF.axis
const PER_DIVISION = 250

/** 3.6.6.1a: taken before the first YSS after the Axis declaration, and held since (RC-48). */
const isMoscowTakenEarly = called(
  'Moscow was taken before the first YSS after an Axis declaration of war',
  all(
    any(inYearOfDeclaration(AXIS, 'russia'), inYearOfDeclaration(AXIS, 'russia', 'moscow.taken')),
    not(declaredAnew(['russia'], AXIS, 'russia.surrenderTurn')),
  ),
)

const hasSurrenderedToJapan = any(flag('russia.surrenderedToJapan'), all(ruled('RC-47', 'any'), happened('armistice.russiaJapan')))

/** The Axis broke the peace of the last surrender. */
const isBrokenByAxis = declaredAnew(AXIS, ['russia'], 'russia.surrenderTurn')
const isBrokenByJapan = declaredAnew(['japan'], ['russia'], 'armistice.russiaJapan')

/** A division per full 250 PPs, or per part of it (RC-45). */
const divisionsFor = (points: Quantity): Quantity =>
  sum(
    counting(ruled('RC-45', 'dropped'), every(PER_DIVISION, points)),
    counting(ruled('RC-45', 'rounded-up'), every(PER_DIVISION, sum(points, number(PER_DIVISION - 1)))),
  )

const corpsLost = tally(holds('axis', 'moscow'), holds('axis', 'leningrad'), holds('axis', 'stalingrad'))
/** 3.6.6.1f: with a great city lost some industry is, so none counted means none reported. */
const areCentresUnreported = all(atLeast(1, corpsLost), not(atLeast(1, each('russia.icsHeldByAxis'))))
/** 3.3.3.2c: Russia has submitted to the European Axis. */
const hasSubmitted = called('Russia has surrendered to the European Axis', all(flag('russia.surrendered'), not(isEasternWar)))
const bothEasternCities = holdsAll('japan', 'vladivostok', 'irkutsk')

/** 3.6.6.1, T6 Russia to the Axis: Moscow early, Moscow and Japan, or three cities. */
export const russiaToAxis = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'russiaToAxis',
    is: 'surrender',
    title: 'Russia to the Axis',
    done: { when: all(flag('russia.surrendered'), not(isEasternWar)), words: 'Russia has surrendered to the Axis' },
    triggers: [
      {
        id: 'moscow-early',
        when: all(isEasternWar, holds('axis', 'moscow'), isMoscowTakenEarly),
        words: 'the Axis took Moscow before the first YSS of their war',
        cite: rule('3.6.6.1a'),
        ruling: 'RC-48',
      },
      {
        id: 'moscow-and-japan',
        when: all(isEasternWar, holds('axis', 'moscow'), hasSurrenderedToJapan),
        words: 'the Axis hold Moscow, and Russia has surrendered to Japan',
        cite: rule('3.6.6.1b'),
        ruling: 'RC-47',
      },
      {
        id: 'three-cities',
        when: all(isEasternWar, holdsAll('axis', 'leningrad', 'stalingrad', 'moscow')),
        words: 'the Axis hold Leningrad, Stalingrad and Moscow',
        cite: rule('3.6.6.1c'),
      },
    ],
    delays: [
      {
        id: 'no-yss',
        when: all(isBrokenByAxis, not(any(yearStartSinceWar('germany', 'russia'), yearStartSinceWar('italy', 'russia')))),
        words: 'before the YSS after the new war broke out',
        cite: rule('3.6.6.1g'),
      },
      {
        id: 'no-gain',
        when: all(isBrokenByAxis, not(exceeds(each('russia.icsHeldByAxis'), each('russia.icsHeldAtSurrender')))),
        words: 'before the Axis take another Russian IC',
        cite: rule('3.6.6.1g'),
      },
    ],
    asked: {
      who: 'axis',
      cite: rule('3.6.6.1d'),
      declined: 'russia.offerDeclinedByAxis',
      again: { words: 'the offer comes again in each phase while its conditions hold', cite: rule('3.6.6.1d') },
    },
    freely: {
      by: ['russia'],
      when: isEasternWar,
      words: 'Russia may offer to surrender of its own will',
      again: offeredAnew(rule),
      cite: rule('3.6.6.1d'),
    },
    sets: { 'russia.surrendered': true },
    dates: ['russia.surrenderTurn'],
    copies: [{ to: 'russia.icsHeldAtSurrender', from: 'russia.icsHeldByAxis', unless: areCentresUnreported }],
    ends: { of: ['russia'], with: AXIS },
    terms: [
      row('borders', '3.6.6.1e', 'borders stay as they are; isolated land goes to the other side'),
      row('isolated', '3.6.6.1e', 'isolated Russian forces surrender, isolated Axis forces go home'),
      row('bargain', '3.6.6.3a', 'land, resources and PPs up to one Russian IC, fixed or growing with it, may be bargained over'),
      row('german-gifts', '3.6.6.3b', 'may give land back, but no PPs or resources apart from it', { who: 'axis' }),
    ],
    aftermath: [
      row('corps', '3.6.6.1f', 'Mechanized or Tank corps deleted for good, one for each great city lost', {
        when: atLeast(1, corpsLost),
        who: 'russia',
        amount: corpsLost,
      }),
      row('divisions', '3.6.6.1f', 'Rifle divisions deleted for good, by PPs of industry lost', {
        when: atLeast(1, divisionsFor(each('russia.icPointsHeldByAxis'))),
        who: 'russia',
        amount: divisionsFor(each('russia.icPointsHeldByAxis')),
        ruling: 'RC-45',
      }),
      row('points-wanting', '3.6.6.1f', 'what PPs of industry the Axis hold is not reported (russia.icPointsHeldByAxis)', {
        when: all(atLeast(1, corpsLost), not(atLeast(1, each('russia.icPointsHeldByAxis')))),
        who: 'russia',
      }),
      row('centres-wanting', '3.6.6.1g', 'how many ICs the Axis hold is not reported; tell russia.icsHeldAtSurrender', {
        when: areCentresUnreported,
        who: 'russia',
      }),
      row('plays-on', '3.6.6.2a', 'plays on: economy, growth, what is left of its pool, lend-lease and partisans', { who: 'russia' }),
      row('new-war', '3.6.6.2b', 'no war on the Axis before the next YSS, nor without twice their units in the East', { who: 'russia' }),
      row('renounce', '3.6.6.2c', 'able to declare, it may cancel concessions other than land instead', { who: 'russia' }),
      row('japan', '3.3.3.2c', 'must offer Japan an armistice too, which Japan may decline', { when: isFarEasternWar, who: 'russia' }),
      row('broken', '3.6.6.1g', 'after a new Axis war no offer before a YSS and another IC lost', { who: 'russia' }),
    ],
    meanwhile: [
      row('declarer-unknown', '3.6.6.1a', 'who declared the war in the East is not reported; taken as not the Axis', {
        when: all(isEasternWar, holds('axis', 'moscow'), isUndeclared(AXIS, ['russia'])),
      }),
    ],
  }
}

/** 3.6.6.4, T6 Russia to Japan: Vladivostok and Irkutsk. */
export const russiaToJapan = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'russiaToJapan',
    is: 'armistice',
    title: 'Russia to Japan',
    done: { when: all(hasRussiaMadePeaceWithJapan, not(isFarEasternWar)), words: 'Russia and Japan have made an armistice' },
    triggers: [
      {
        id: 'two-cities',
        when: all(isFarEasternWar, bothEasternCities),
        words: 'Japan holds Vladivostok and Irkutsk',
        cite: rule('3.6.6.4a'),
      },
      {
        id: 'submitted-to-axis',
        when: all(isFarEasternWar, hasSubmitted),
        words: 'Russia has surrendered to the European Axis',
        cite: rule('3.3.3.2c'),
      },
    ],
    delays: [
      {
        id: 'no-yss',
        when: all(isBrokenByJapan, not(yearStartSinceWar('japan', 'russia'))),
        words: 'before the YSS after Japan renewed the war',
        cite: rule('3.6.6.5c'),
      },
      {
        id: 'no-gain',
        when: all(isBrokenByJapan, not(flag('japan.gainedRussianLand'))),
        words: 'before Japan gains Russian land',
        cite: rule('3.6.6.5c'),
      },
    ],
    asked: {
      who: 'japan',
      cite: rule('3.6.6.4c'),
      declined: 'russia.offerDeclinedByJapan',
      again: { words: 'due again in each phase while its conditions hold', cite: rule('3.6.6.4a') },
    },
    freely: {
      by: ['russia', 'japan'],
      when: isFarEasternWar,
      words: 'both may agree on an armistice in any phase',
      again: offeredAnew(rule),
      cite: rule('3.6.6.4b'),
    },
    sets: {},
    setsIfForced: { 'russia.surrenderedToJapan': true },
    dates: ['armistice.russiaJapan'],
    ends: { of: ['russia'], with: ['japan'] },
    terms: [
      row('borders', '3.6.6.4c', 'at least the present boundaries', { when: any(bothEasternCities, hasSubmitted) }),
      row('exchanges', '3.6.6.4b', 'land and isolated forces may be exchanged; boundaries must be contiguous'),
    ],
    aftermath: [
      row('divisions', '3.6.6.4e', 'Rifle divisions lost for good, by PPs of industry that Japan holds', {
        when: atLeast(1, divisionsFor(each('russia.icPointsHeldByJapan'))),
        who: 'russia',
        amount: divisionsFor(each('russia.icPointsHeldByJapan')),
        ruling: 'RC-45',
      }),
      row('corps', '3.6.6.4e', 'Mechanized or Tank corps deleted for good', { when: bothEasternCities, who: 'russia', amount: number(1) }),
      row('goes-on', '3.6.6.5a', 'Siberian partisans and support of both Chinas go on', { who: 'russia' }),
      row('new-war', '3.6.6.5b', 'no war on Japan before the next YSS, nor without twice its units in Manchuria', { who: 'russia' }),
      row('broken', '3.6.6.5c', 'if Japan renews the war, no offer before a YSS and Japanese gains', { who: 'russia' }),
    ],
    meanwhile: [
      row('siberians', '3.6.6.4d', 'Siberian Rifle divisions fewer until their ICs are regained', {
        when: all(atLeast(1, each('russia.icsHeldByJapan')), isFarEasternWar),
        who: 'russia',
        amount: each('russia.icsHeldByJapan'),
      }),
    ],
  }
}
