import type { Surprised, SurpriseEffect } from '../../../rules/chapters/pearl-harbor/index.ts'
import { each, every, number, sum } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const WESTERN: readonly Surprised[] = ['us', 'britain', 'otherWesternAllies']
const WITH_DUTCH: readonly Surprised[] = [...WESTERN, 'dutch']

/** Half, rounded up. */
export const half = (fact: 'pacificFleet.destroyers' | 'pacificBox.transports') => every(2, sum(each(fact), number(1)))

const surprise = (
  id: string,
  cite: SurpriseEffect['cite'],
  turns: SurpriseEffect['in'],
  binds: readonly Surprised[],
  rest: Omit<SurpriseEffect, 'id' | 'cite' | 'in' | 'binds'>,
): SurpriseEffect => ({ id, in: turns, binds, ...rest, cite })

/** The Japanese player turn (51.72); the ranges of 2023 stand by themselves. */
const japaneseTurn = (rule: Cite): readonly SurpriseEffect[] => [
  surprise('infantry', rule('51.72A'), ['japanese'], WITH_DUTCH, { words: '-1 DM for infantry and replacements' }),
  surprise('air', rule('51.72B'), ['japanese'], WITH_DUTCH, {
    words: 'air is uninverted and defends normally, save surprised at Pearl Harbor',
  }),
  surprise('ships', rule('51.72C'), ['japanese'], ['britain', 'otherWesternAllies', 'dutch'], {
    words: 'ships intercept Japanese naval activities normally',
  }),
  surprise('submarines', rule('51.72C'), ['japanese'], ['us'], { words: 'American submarines are inverted' }),
  surprise('sea-transport', rule('51.72D'), ['japanese'], ['japan'], {
    words: 'sea transport without basic debarking cost; 1 still in rough terrain',
  }),
  surprise('invasions', rule('51.72E'), ['japanese'], ['japan'], {
    words: 'undefended beach: bridgehead, then inland as if sea transported',
  }),
  surprise('air-transport', rule('51.72F'), ['japanese'], ['japan'], {
    words: 'air transport without basic debarking cost; 1 still in rough terrain',
  }),
  surprise('magic', rule('51.72G'), ['japanese'], ['us'], { words: 'strategic Magic cards serve only at Pearl Harbor' }),
  surprise('monsoons', rule('51.72H'), ['japanese'], ['japan'], { words: 'monsoons do not hinder Japan' }),
  surprise('defence', rule('51.72I'), ['japanese'], WITH_DUTCH, {
    words: 'contested invasions and attacks on fortifications may not be modified',
  }),
  surprise('armour', rule('51.72I'), ['japanese'], ['japan'], { words: 'armour exploiting from seaborne invasions keeps its CTL' }),
]

/** What 2023 gave Japan besides. */
const longReach = (rule: Cite): readonly SurpriseEffect[] => [
  surprise('sea-transport-range', rule('51.72D-20'), ['japanese'], ['japan'], {
    most: number(20),
    words: 'all units, armour and air too, sea transport up to so many hexes',
  }),
  surprise('invasion-range', rule('51.72E-20'), ['japanese'], ['japan'], {
    most: number(20),
    words: 'all units, armour too, invade up to so many hexes away',
  }),
]

/** The first Allied player turn, as far as the books agree (51.73A). */
const firstAlliedTurn = (rule: Cite): readonly SurpriseEffect[] => [
  surprise('philippines', rule('51.73A-1'), ['first-allied'], WESTERN, { words: 'units in the Philippines may not move' }),
  surprise('dutch', rule('51.73A-4'), ['first-allied'], ['dutch'], { words: 'Dutch units neither move nor attack' }),
  surprise('construction', rule('51.73A-5'), ['first-allied'], WESTERN, {
    words: 'no Filipino units, airbases, ports or fortifications built',
  }),
  surprise('indian-ocean', rule('51.73A-6'), ['first-allied'], WESTERN, {
    words: 'ships in the Indian Ocean box stay off the Pacific map, transports excepted',
  }),
]

/** Whatever the level was (51.74). */
const china = (rule: Cite): SurpriseEffect =>
  surprise('china', rule('51.74'), ['declaring', 'japanese', 'first-allied'], ['nationalistChina'], {
    withoutSurprise: true,
    words: 'no ground units outside China, no Flying Tigers lent',
  })

/** The parts of 51.7 that the books word to another effect. */
export interface Worded {
  readonly more: readonly SurpriseEffect[]
  readonly who: string
  readonly offensives: string
  readonly arriving: string
}

export const surpriseEffects = (rule: Cite, { more, who, offensives, arriving }: Worded): readonly SurpriseEffect[] => [
  ...japaneseTurn(rule),
  ...firstAlliedTurn(rule),
  surprise('jungle-first', rule('51.73A-2'), ['first-allied'], WESTERN, { words: `${who} enter jungle/mountain only by sea` }),
  surprise('jungle-second', rule('51.73B-1'), ['second-allied'], WESTERN, { words: `${who} enter jungle/mountain only by sea` }),
  surprise('offensives', rule('51.73A-3'), ['first-allied'], WESTERN, { words: offensives }),
  surprise('arriving', rule('51.73A-7'), ['first-allied'], WESTERN, { words: arriving }),
  ...more,
  china(rule),
]

/** As June 2023 has it. */
export const effects2023 = (rule: Cite): readonly SurpriseEffect[] =>
  surpriseEffects(rule, {
    who: 'ground units',
    offensives: 'no offensives in the Pacific, except British on Indian partisans',
    arriving: 'ships entering the Pacific theatre are inverted until the next Allied player turn',
    more: [
      ...longReach(rule),
      surprise('escorts', rule('51.73A-8'), ['first-allied'], ['us'], {
        most: half('pacificFleet.destroyers'),
        words: 'American DDs in the Pacific that may escort, half of them',
      }),
      surprise('transports', rule('51.73A-9'), ['first-allied'], WESTERN, {
        most: half('pacificBox.transports'),
        words: 'transports in the Pacific SW box that may be used, half of them',
      }),
    ],
  })
