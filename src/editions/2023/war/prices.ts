import type { WarPrice } from '../../../rules/chapters/war/index.ts'
import {
  always,
  atWar,
  COUNTRIES,
  declared,
  each,
  flag,
  larger,
  less,
  number,
  POWERS,
  type Power,
  type Quantity,
  sum,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { WESTERN } from './positions.ts'

const MAJOR = 35
const MINOR = 10

/** The value reported, at most 35. */
export const atMost35 = (value: Quantity): Quantity => less(sum(value, number(MAJOR)), larger(value, number(MAJOR)))

const free = (id: string, by: Power, on: Power, cite: ReturnType<Cite>): WarPrice => ({
  id,
  by: [by],
  on: [on],
  when: always,
  brps: number(0),
  words: 'no cost',
  cite,
})

/** Prices that hold in every book. The last two take in whatever no exception names. */
export const prices = (rule: Cite): readonly WarPrice[] => [
  free('germany-us', 'germany', 'us', rule('50.21A')),
  free('germany-us', 'us', 'germany', rule('50.21A')),
  free('japan-us', 'japan', 'us', rule('50.21D')),
  free('japan-us', 'us', 'japan', rule('50.21D')),
  {
    id: 'surrendered-britain',
    by: ['germany'],
    on: ['britain'],
    when: flag('britain.surrendered'),
    brps: number(0),
    words: 'no cost after its surrender',
    cite: rule('002 59.86B'),
  },
  { id: 'major', by: POWERS, on: POWERS, when: always, brps: number(MAJOR), words: 'a major power', cite: rule('50.21') },
  {
    id: 'baltic',
    by: POWERS,
    on: ['balticStates'],
    when: always,
    brps: number(MINOR),
    words: 'three states, one country',
    cite: rule('50.22C'),
  },
  { id: 'minor', by: POWERS, on: COUNTRIES, when: always, brps: number(MINOR), words: 'a minor country', cite: rule('50.22') },
]

/** 2023: what stands against one another in Siberia and Manchuria sets the price; Germany helps Italy for nothing (50.21C). */
export const prices2023 = (rule: Cite): readonly WarPrice[] => [
  {
    id: 'help-for-italy',
    by: ['germany'],
    on: ['britain', 'france'],
    when: declared(WESTERN, 'italy'),
    brps: number(0),
    isQuiet: true,
    words: 'no cost, helping an attacked Italy',
    cite: rule('50.21C'),
  },
  {
    id: 'siberia',
    by: ['japan'],
    on: ['russia'],
    when: always,
    brps: atMost35(each('siberia.garrisonValue')),
    from: 'siberia.garrisonValue',
    words: 'the value of the Siberian garrison, at most 35',
    cite: rule('50.21E'),
  },
  {
    id: 'manchuria',
    by: ['russia'],
    on: ['japan'],
    when: always,
    brps: atMost35(each('manchuria.garrisonValue')),
    from: 'manchuria.garrisonValue',
    words: 'the value of the Manchurian garrison, at most 35',
    cite: rule('50.21F'),
  },
]

/** Gathering Storm: the partner of a present enemy costs nothing and moves no tension (50.21B). */
export const partnerPrices = (rule: Cite): readonly WarPrice[] =>
  (['germany', 'italy'] as const).flatMap((axis) =>
    (
      [
        ['britain', 'france'],
        ['france', 'britain'],
      ] as const
    ).flatMap(([fought, neutral]): readonly WarPrice[] => [
      {
        id: 'enemys-partner',
        by: [axis],
        on: [neutral],
        when: atWar(axis, fought),
        brps: number(0),
        isQuiet: true,
        alongside: true,
        words: 'no cost, being at war with its partner',
        cite: rule('50.21B-1'),
      },
      {
        id: 'partners-enemy',
        by: [neutral],
        on: [axis],
        when: atWar(axis, fought),
        brps: number(0),
        isQuiet: true,
        alongside: true,
        words: 'no cost, its partner being at war',
        cite: rule('50.21B-2'),
      },
    ]),
  )
