import type { Capitulation, ReactionClauses, SurrenderTrigger, YearTest } from '../../../rules/chapters/surrender/index.ts'
import {
  all,
  any,
  below,
  type Condition,
  called,
  each,
  fromTurn,
  happened,
  holds,
  not,
  type Place,
  POWERS_OF,
  ruled,
  tally,
  type Year,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isEasternWar } from '../positions.ts'
import { isUsAtWarInEurope } from './commonwealth.ts'
import { isWesternPeace, isWestFighting } from './renewals.ts'
import { offeredAnew, PLAIN, rowsOf } from './row.ts'

const CITIES: readonly Place[] = ['london', 'moscow', 'paris', 'rome']
const FROZEN_BELOW = 10

/** In the phase that a year start opens. */
export const afterYearStart = (year: Year): Condition =>
  called(`it is the phase after the ${year} YSS`, all(fromTurn(`${year} spring`), not(fromTurn(`${year} summer`))))

/** RC-28: America is in the war, unless a host counts cities from 1943 whatever it does. */
const isTested = any(ruled('RC-28', 'from-1943'), isUsAtWarInEurope)

/** 3.6.7.2 to 3.6.7.5: what each year asks, and what it brings. */
const years = (rule: Cite): readonly YearTest[] => {
  const row = rowsOf(rule)
  return [
    {
      year: 1943,
      needed: 1,
      cite: rule('3.6.7.2a'),
      terms: [
        row('ceded', '3.6.7.2b', 'every nation or colony but Britain in which the Axis hold anything is theirs'),
        row('evacuated', '3.6.7.2b', 'leave Britain, against another territory for each one left, if possible', { who: 'axis' }),
        row('agreed', '3.6.7.2c', 'other compromises by agreement; the Allies must accept at least this'),
      ],
      cession: 'axis-anywhere',
    },
    {
      year: 1944,
      needed: 2,
      cite: rule('3.6.7.3'),
      terms: [
        row('most-units', '3.6.7.3', 'a disputed nation goes to the side with more combat units based there', { ruling: 'RC-52' }),
        row('evacuated', '3.6.7.2b', 'leave Britain, against another territory for each one left, if possible', { who: 'axis' }),
        row('agreed', '3.6.7.3', 'other compromises by agreement; the Allies must accept at least this'),
      ],
      cession: 'most-units',
    },
    {
      year: 1945,
      needed: 3,
      cite: rule('3.6.7.4'),
      terms: [
        row('claims', '3.6.7.4', 'the Allies may claim any nation of which they hold a part'),
        row(
          'mainland',
          '3.6.7.4',
          'so they gain France, and Italy or its surrender, by mainland Europe or Sicily, not by colonies or other islands',
        ),
        row('agreed', '3.6.7.4', 'other terms if both agree'),
      ],
      cession: 'allied-claim',
    },
    {
      year: 1946,
      needed: 4,
      cite: rule('3.6.7.5'),
      terms: [
        row('freed', '3.6.7.5', 'gives up every nation it conquered on the Western and Mediterranean Fronts', { who: 'germany' }),
        row('italy', '3.6.7.5', 'surrenders, and free elections follow', { who: 'italy' }),
        row('poland', '3.6.7.5', 'Danzig goes to Germany; Poland is independent once the Russian war is over'),
        row('agreed', '3.6.7.5', 'other terms if both agree'),
      ],
      cession: 'freed',
    },
  ]
}

const cityTest = ({ year, needed, cite }: YearTest): SurrenderTrigger => ({
  id: `cities-${year}`,
  when: all(
    afterYearStart(year),
    isTested,
    below(needed, tally(...CITIES.map((city) => holds('allies', city)))),
    called('the Western Allies are at war with the Axis', isWestFighting),
  ),
  words: `the Allies hold fewer than ${needed} of the four cities in the YSS of ${year}`,
  cite,
  ruling: 'RC-28',
  lapses: `${year} summer`,
})

/** 3.2.2, 3.6.7: how many cities are needed, and by whom they count as held. */
export const reaction = (rule: Cite): ReactionClauses => ({
  cities: CITIES,
  ruling: 'RC-43',
  tested: { when: isTested, cite: rule('RC-28'), ruling: 'RC-28' },
  years: years(rule),
  from: { value: 1943, cite: rule('3.2.2') },
  evacuation: rule('3.6.7.2b'),
  tie: 'RC-52',
  pacific: { from: 1945, before: rule('3.6.8.5a'), since: rule('3.6.8.5b') },
})

/** 3.6.7.2 to 3.6.7.5: the West seeks terms from the Axis. */
export const westToAxis = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'westToAxis',
    is: 'armistice',
    title: 'the Western Allies to the Axis',
    done: { when: isWesternPeace, words: 'the Western Allies and the Axis have made an armistice' },
    triggers: years(rule).map(cityTest),
    asked: {
      who: 'axis',
      cite: rule('3.6.7.2c'),
      declined: 'armistice.westernDeclined',
      again: { words: 'no new offer unless a later year’s test brings one', cite: rule('3.6.7.2c'), ruling: 'RC-42' },
    },
    notFreely: rule('3.6.5.1a'),
    sets: {},
    // 3.6.7.5: the terms of 1946 take Italy out of the war.
    setsIf: [{ when: fromTurn('1946 spring'), sets: { 'italy.surrendered': true } }],
    dates: ['armistice.westernAxis'],
    ends: { of: ['britain', 'france', 'us', 'canada', 'australia', 'india', 'southAfrica', 'freeFrance'], with: POWERS_OF.axis },
    termsOf: 'now',
    aftermath: [
      row('russia-chooses', '3.6.7.6', 'may offer an armistice on these terms or fight on', {
        when: all(isEasternWar, holds('russia', 'moscow')),
        who: 'russia',
      }),
      row('russia-must', '3.6.7.6', 'must offer an armistice on these terms', {
        when: all(isEasternWar, holds('axis', 'moscow')),
        who: 'russia',
      }),
      row('aid', '3.6.7.6', 'may go on helping Russia', { when: isEasternWar, who: 'westernAllies' }),
      row(
        'strength',
        '3.6.7.7a',
        'while the Allies stand in Europe or the Mediterranean, half their strength on each front must face them',
        {
          who: 'axis',
        },
      ),
      row('partisans', '3.6.7.7b', 'may go on using partisans against the Axis', { who: 'westernAllies' }),
      row('frozen', '3.6.7.7b', 'East Coast mobilization is frozen at this level', {
        when: below(FROZEN_BELOW, each('us.eastCoastMobilization')),
        who: 'us',
        amount: each('us.eastCoastMobilization'),
      }),
    ],
  }
}

/** 3.6.7.6: Russia, left alone by an armistice of the West. */
export const russiaAfterWest = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'russiaAfterWest',
    is: 'armistice',
    title: 'Russia after a Western armistice',
    done: { when: all(happened('armistice.russiaAxis'), not(isEasternWar)), words: 'Russia and the Axis have made an armistice' },
    triggers: [
      {
        id: 'moscow-lost',
        when: all(isWesternPeace, isEasternWar, holds('axis', 'moscow')),
        words: 'the West has made an armistice and the Axis control Moscow',
        cite: rule('3.6.7.6'),
      },
    ],
    asked: {
      who: 'axis',
      cite: rule('3.6.7.6'),
      declined: 'armistice.russiaDeclined',
      again: { words: 'Russia’s offer and the West’s are answered apart', cite: rule('3.6.7.6') },
    },
    freely: {
      by: ['russia'],
      when: all(isWesternPeace, isEasternWar, holds('russia', 'moscow')),
      words: 'Russia controls Moscow and may choose',
      again: offeredAnew(rule),
      cite: rule('3.6.7.6'),
    },
    sets: {},
    dates: ['armistice.russiaAxis'],
    ends: { of: ['russia'], with: POWERS_OF.axis },
    termsOf: 'armistice.westernAxis',
    aftermath: [row('aid', '3.6.7.6', 'may still send aid to Russia', { who: 'westernAllies' })],
  }
}
