import type { Surprised, SurpriseEffect } from '../../../rules/chapters/pearl-harbor/index.ts'
import { each, every, number, sum } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const WESTERN: readonly Surprised[] = ['us', 'britain', 'otherWesternAllies']
const WITH_DUTCH: readonly Surprised[] = [...WESTERN, 'dutch']

/** Half, rounded up. */
export const half = (fact: 'pacificFleet.destroyers' | 'pacificBox.transports') => every(2, sum(each(fact), number(1)))

/** The Japanese player turn (51.72); the ranges of 2023 stand by themselves. */
const japaneseTurn = (rule: Cite): readonly SurpriseEffect[] => [
  { id: 'infantry', in: ['japanese'], binds: WITH_DUTCH, words: '-1 DM for infantry and replacements', cite: rule('51.72A') },
  {
    id: 'air',
    in: ['japanese'],
    binds: WITH_DUTCH,
    words: 'air is uninverted and defends normally, save surprised at Pearl Harbor',
    cite: rule('51.72B'),
  },
  {
    id: 'ships',
    in: ['japanese'],
    binds: ['britain', 'otherWesternAllies', 'dutch'],
    words: 'ships intercept Japanese naval activities normally',
    cite: rule('51.72C'),
  },
  { id: 'submarines', in: ['japanese'], binds: ['us'], words: 'American submarines are inverted', cite: rule('51.72C') },
  {
    id: 'sea-transport',
    in: ['japanese'],
    binds: ['japan'],
    words: 'sea transport without basic debarking cost; 1 still in rough terrain',
    cite: rule('51.72D'),
  },
  {
    id: 'invasions',
    in: ['japanese'],
    binds: ['japan'],
    words: 'undefended beach: bridgehead, then inland as if sea transported',
    cite: rule('51.72E'),
  },
  {
    id: 'air-transport',
    in: ['japanese'],
    binds: ['japan'],
    words: 'air transport without basic debarking cost; 1 still in rough terrain',
    cite: rule('51.72F'),
  },
  { id: 'magic', in: ['japanese'], binds: ['us'], words: 'strategic Magic cards serve only at Pearl Harbor', cite: rule('51.72G') },
  { id: 'monsoons', in: ['japanese'], binds: ['japan'], words: 'monsoons do not hinder Japan', cite: rule('51.72H') },
  {
    id: 'defence',
    in: ['japanese'],
    binds: WITH_DUTCH,
    words: 'contested invasions and attacks on fortifications may not be modified',
    cite: rule('51.72I'),
  },
  {
    id: 'armour',
    in: ['japanese'],
    binds: ['japan'],
    words: 'armour exploiting from seaborne invasions keeps its CTL',
    cite: rule('51.72I'),
  },
]

/** What 2023 gave Japan besides. */
const longReach = (rule: Cite): readonly SurpriseEffect[] => [
  {
    id: 'sea-transport-range',
    in: ['japanese'],
    binds: ['japan'],
    most: number(20),
    words: 'all units, armour and air too, sea transport up to so many hexes',
    cite: rule('51.72D-20'),
  },
  {
    id: 'invasion-range',
    in: ['japanese'],
    binds: ['japan'],
    most: number(20),
    words: 'all units, armour too, invade up to so many hexes away',
    cite: rule('51.72E-20'),
  },
]

/** The first Allied player turn, as far as the books agree (51.73A). */
const firstAlliedTurn = (rule: Cite): readonly SurpriseEffect[] => [
  { id: 'philippines', in: ['first-allied'], binds: WESTERN, words: 'units in the Philippines may not move', cite: rule('51.73A-1') },
  { id: 'dutch', in: ['first-allied'], binds: ['dutch'], words: 'Dutch units neither move nor attack', cite: rule('51.73A-4') },
  {
    id: 'construction',
    in: ['first-allied'],
    binds: WESTERN,
    words: 'no Filipino units, airbases, ports or fortifications built',
    cite: rule('51.73A-5'),
  },
  {
    id: 'indian-ocean',
    in: ['first-allied'],
    binds: WESTERN,
    words: 'ships in the Indian Ocean box stay off the Pacific map, transports excepted',
    cite: rule('51.73A-6'),
  },
]

/** Whatever the level was (51.74). */
const china = (rule: Cite): SurpriseEffect => ({
  id: 'china',
  in: ['declaring', 'japanese', 'first-allied'],
  binds: ['nationalistChina'],
  withoutSurprise: true,
  words: 'no ground units outside China, no Flying Tigers lent',
  cite: rule('51.74'),
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
  {
    id: 'jungle-first',
    in: ['first-allied'],
    binds: WESTERN,
    words: `${who} enter jungle/mountain only by sea`,
    cite: rule('51.73A-2'),
  },
  {
    id: 'jungle-second',
    in: ['second-allied'],
    binds: WESTERN,
    words: `${who} enter jungle/mountain only by sea`,
    cite: rule('51.73B-1'),
  },
  { id: 'offensives', in: ['first-allied'], binds: WESTERN, words: offensives, cite: rule('51.73A-3') },
  { id: 'arriving', in: ['first-allied'], binds: WESTERN, words: arriving, cite: rule('51.73A-7') },
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
      {
        id: 'escorts',
        in: ['first-allied'],
        binds: ['us'],
        most: half('pacificFleet.destroyers'),
        words: 'American DDs in the Pacific that may escort, half of them',
        cite: rule('51.73A-8'),
      },
      {
        id: 'transports',
        in: ['first-allied'],
        binds: WESTERN,
        most: half('pacificBox.transports'),
        words: 'transports in the Pacific SW box that may be used, half of them',
        cite: rule('51.73A-9'),
      },
    ],
  })
