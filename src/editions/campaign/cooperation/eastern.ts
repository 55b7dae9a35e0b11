import { BRITISH, COOPERATORS, type CooperationRule, type Cooperator, type PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { areFlyersInChina } from '../aid.ts'
import { bans, leaves, TOGETHER } from './bans.ts'

/** All but the two that send Russia aid, and all but Russia, which alone is sent it. */
const NO_SENDERS: readonly Cooperator[] = COOPERATORS.filter((one) => one !== 'britain' && one !== 'us')
const NOT_RUSSIA: readonly Cooperator[] = COOPERATORS.filter((one) => one !== 'russia')

/** 3.4.3.8: lend-lease to Russia, and nothing else, to the end. */
export const russoAllied = (rule: Cite): PairLimits => ({
  binds: 'always',
  cite: rule('3.4.3.8a'),
  lifted: rule('3.4.3.8a'),
  lifts: [],
  because: [],
  rules: [
    ...bans(
      TOGETHER.filter((activity) => !['enter-home', 'stay', 'base'].includes(activity)),
      'nothing but lend-lease to Russia',
      rule('3.4.3.8a'),
    ),
    ...bans(['enter-home', 'stay', 'base'], 'nothing but lend-lease to Russia', rule('3.4.3.8a'), { by: 'second' }),
    ...bans(['enter-home'], 'no Western Allied entry into originally Russian land', rule('3.4.3.8b'), { by: 'first' }),
    ...bans(['stay', 'base'], 'no Western Allied forces based in Russian territory', rule('3.4.3.8b'), { by: 'first' }),
    ...leaves(['lend-lease'], 'from Britain or the USA', rule('3.4.3.8a'), {
      by: 'first',
      first: ['britain', 'us'],
      second: ['russia'],
    }),
    ...bans(['lend-lease'], 'only to Russia', rule('3.4.3.8a'), { by: 'first', first: ['britain', 'us'], second: NOT_RUSSIA }),
    ...bans(['lend-lease'], 'only from Britain or the USA', rule('3.4.3.8a'), { by: 'first', first: NO_SENDERS }),
    ...bans(['lend-lease'], 'only to Russia', rule('3.4.3.8a'), { by: 'second' }),
  ],
})

/** For the whole game. */
const always = (cite: ReturnType<Cite>, rules: readonly CooperationRule[]): PairLimits => ({
  binds: 'always',
  cite,
  lifted: cite,
  lifts: [],
  because: [],
  rules,
})

/** Nationalists and Communists: nothing, either way (3.4.5.1, 3.4.3.3b). */
export const chinese = (rule: Cite): PairLimits => ({
  ...always(rule('3.4.5.1'), [
    ...bans([...TOGETHER, 'pay-for-units', 'lend-lease'], 'no cooperation between the two Chinas', rule('3.4.5.1')),
  ]),
  because: [{ words: 'Communist China cooperates with nobody', cite: rule('3.4.3.3b') }],
})

/** Nationalists and Russians: aid through the Urals, nothing else. */
export const nationalistRussian = (rule: Cite): PairLimits =>
  always(rule('3.4.5.1'), [
    ...bans(TOGETHER, 'Nationalist China does not cooperate with Russia', rule('3.4.5.1')),
    ...leaves(['lend-lease'], 'Russian aid through the Urals box', rule('3.4.3.4a'), { by: 'second' }),
    ...bans(['lend-lease'], 'aid goes to China, not from it', rule('3.4.5.1'), { by: 'first' }),
  ])

/** Nationalists and the West: the divisions of India-Burma, American flyers and lend-lease. */
export const nationalistWestern = (rule: Cite): PairLimits =>
  always(rule('3.4.5.1'), [
    ...bans(TOGETHER, 'only India-Burma divisions, the AVG and 14th Air Force cooperate', rule('3.4.5.1')),
    ...leaves(['trained-divisions'], 'Chinese divisions trained in India-Burma', rule('3.4.5.1')),
    ...leaves(['air-volunteers'], 'the AVG, and the 14th Air Force at war', rule('3.4.5.1'), {
      second: ['us'],
      unless: not(areFlyersInChina),
    }),
    ...bans(['air-volunteers'], 'no AVG before level 40, no 14th Air Force before war with Japan', rule('3.4.4.3b'), {
      second: ['us'],
      unless: areFlyersInChina,
    }),
    ...bans(['air-volunteers'], 'the AVG and the 14th Air Force are American', rule('3.4.5.1'), {
      second: ['france', 'freeFrance', ...BRITISH],
    }),
    ...leaves(['lend-lease'], 'lend-lease by its routes', rule('3.4.5.1'), { by: 'second', second: ['britain', 'us'] }),
  ])

/** Communist China and everybody else, Russia included: Russia pays for its units, and no force of either helps the other. */
export const communistChinese = (rule: Cite): PairLimits =>
  always(rule('3.4.3.3b'), [
    ...bans([...TOGETHER, 'lend-lease'], 'Communist China cooperates with nobody', rule('3.4.3.3b')),
    ...bans(['operate-outside-china'], 'it fights in Communist or occupied China alone', rule('3.4.3.3b'), { by: 'first', isOwn: true }),
    ...leaves(['pay-for-units'], 'Communist units and partisans are paid for freely', rule('3.4.3.3b'), { second: ['russia'] }),
    ...bans(['pay-for-units'], 'only Russia’s sheet pays for them', rule('3.4.3.3b'), {
      second: ['us', 'france', 'freeFrance', ...BRITISH],
    }),
  ])
