import type { Capitulation } from '../../../rules/chapters/surrender/index.ts'
import {
  all,
  any,
  atWar,
  type Condition,
  called,
  flag,
  heldBy,
  holds,
  not,
  number,
  PLACES,
  ruled,
  stands,
  tally,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { AXIS_CAMP } from '../positions.ts'
import { PLAIN, rowsOf } from './row.ts'

const isUsFighting = any(atWar('us', 'germany'), atWar('us', 'italy'))

/** 3.6.5.1, T6 Britain: London. */
export const britain = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'britain',
    is: 'surrender',
    title: 'Britain',
    done: { when: flag('britain.surrendered'), words: 'Britain has surrendered' },
    triggers: [{ id: 'london', when: holds('axis', 'london'), words: 'the Axis occupy London', cite: rule('3.6.5.1a') }],
    notFreely: rule('3.6.5.1a'),
    sets: { 'britain.surrendered': true },
    // 3.6.5.1f: one each in India; the Axis need a way to the east edge of the map.
    partisans: ['3.6.5.1f axis', '3.6.5.1f japan'],
    dates: ['britain.surrenderTurn'],
    aftermath: [
      row('not-wholly', '3.6.5', 'Britain does not wholly surrender: its government goes to Canada'),
      row('follows', '3.6.5', 'exiles and Canada follow the status of the U.S.; Canada never surrenders', { who: 'britain' }),
      row('at-peace', '3.6.5', 'out of the war with the Axis while the U.S. is', { when: not(isUsFighting), who: 'britain' }),
      row('escape', '3.6.5.1b', 'forces try to reach Canada, India, South Africa, the U.S. or U.S.-held land this turn', {
        when: ruled('RC-50', 'this-turn'),
        who: 'britain',
        ruling: 'RC-50',
      }),
      row('escape-later', '3.6.5.1b', 'forces try to reach Canada, India, South Africa, the U.S. or U.S.-held land next turn', {
        when: ruled('RC-50', 'next-turn'),
        who: 'britain',
        ruling: 'RC-50',
      }),
      row('captured', '3.6.5.1b', 'forces of any kind that fail to escape surrender; abandoned land goes to the Axis'),
      row('exiles', '3.6.5.1c', 'those that escape are the new British forces, a U.S. ally based in Canada', { who: 'britain' }),
      row('help', '3.6.5.1d', 'may help the escape and occupy British land in that turn', { who: 'us' }),
      row('attack', '3.6.5.1d', 'may attack British and U.S. forces; ground forces fight together, only naval battles apart', {
        who: 'axis',
      }),
      row('egypt', '3.6.5.1e', 'Axis reactions for Egypt, Iraq and Persia, rolled at the table', { amount: number(3), ruling: 'RC-27' }),
      row('japan-war', '3.6.5.2', 'at war or peace with Japan as the U.S. is', { who: 'britain' }),
    ],
  }
}

const indianCities = tally(holds('japan', 'dacca'), holds('japan', 'calcutta'))

/** 3.6.5.3, T6 India: Delhi. */
export const india = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'india',
    is: 'surrender',
    title: 'India',
    done: { when: flag('india.surrendered'), words: 'India has surrendered' },
    triggers: [
      {
        id: 'delhi',
        when: all(holds('japan', 'delhi'), not(flag('india.independent'))),
        words: 'Japan occupies Delhi',
        cite: rule('3.6.5.3a'),
      },
    ],
    sets: { 'india.surrendered': true },
    // 3.6.5.3c: one for each of three cities, and a fourth for India itself.
    partisans: ['3.6.5.3c cities', '3.6.5.3c surrender'],
    aftermath: [
      row('economy', '3.6.5.3d', 'captures the Indian PPs', { who: 'japan' }),
      row('stays', '3.6.5.3e', 'Indian division may stay in the British forces', { who: 'britain', amount: number(1) }),
      row('gone', '3.6.5.3e', 'all other Indian forces are gone; their equipment joins the British reserve at half strength'),
      row('britain-fights-on', '3.6.5.2', 'its war with Japan goes on', { when: atWar('britain', 'japan'), who: 'britain' }),
    ],
    meanwhile: [
      row('pool', '3.6.5.3b', 'divisions fewer in the Indian force pool', {
        when: all(any(holds('japan', 'dacca'), holds('japan', 'calcutta')), not(flag('india.surrendered'))),
        amount: indianCities,
      }),
      row('industry', '3.6.5.3d', 'has the PPs of each Indian IC it occupies', {
        when: any(holds('japan', 'dacca'), holds('japan', 'calcutta'), holds('japan', 'delhi')),
        who: 'japan',
      }),
    ],
  }
}

/** 3.6.5.4, T6 Australia + New Zealand: Townsville. */
export const australia = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'australia',
    is: 'surrender',
    title: 'Australia and New Zealand',
    done: { when: flag('australia.surrendered'), words: 'Australia and New Zealand have surrendered' },
    triggers: [{ id: 'townsville', when: holds('japan', 'townsville'), words: 'Japan occupies Townsville', cite: rule('3.6.5.4a') }],
    sets: { 'australia.surrendered': true },
    aftermath: [
      row('stays', '3.6.5.4b', 'ANZAC division may stay in the British forces', { who: 'britain', amount: number(1) }),
      row('gone', '3.6.5.4b', 'all other forces disband; their equipment joins the British reserve at half strength'),
      row('economy', '3.6.5.4b', 'gains Australia’s PPs, but not New Zealand’s', { who: 'japan' }),
      row('new-zealand', '3.6.5.4b', 'New Zealand is out of the war for both sides, for good'),
      row('britain-fights-on', '3.6.5.2', 'its war with Japan goes on', { when: atWar('britain', 'japan'), who: 'britain' }),
    ],
  }
}

const AFRICA = ['morocco', 'algeria', 'tunisia', 'libya', 'egypt', 'sudan', 'ethiopia', 'rhodesia'] as const

/** To occupy is more than the control that Military Cooperation gives (RC-35): a Vichy France holds its colonies for the Axis once it fights. */
const isOccupied = (place: (typeof AFRICA)[number]): Condition =>
  called(
    `the Axis occupy ${PLACES[place].name}`,
    any(...AXIS_CAMP.map((power) => heldBy(power, place)), all(holds('axis', place), stands('vichyFrance', 'axis', 'associate', 'ally'))),
  )

/** 3.6.5.5, T6 South Africa: North Africa, Sudan, Ethiopia and Rhodesia; the Middle East does not matter. */
export const southAfrica = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'southAfrica',
    is: 'surrender',
    title: 'South Africa',
    done: { when: flag('southAfrica.surrendered'), words: 'South Africa has surrendered' },
    triggers: [
      {
        id: 'africa',
        when: all(...AFRICA.map(isOccupied)),
        words: 'the Axis occupy all of North Africa, Sudan, Ethiopia and Rhodesia',
        cite: rule('3.6.5.5a'),
        ruling: 'RC-35',
      },
    ],
    sets: { 'southAfrica.surrendered': true },
    aftermath: [
      row('economy', '3.6.5.5b', 'gain the PPs of South Africa', { who: 'axis' }),
      row('gone', '3.6.5.5b', 'all South African forces disband'),
    ],
  }
}

export const isUsAtWarInEurope = called('the U.S. is at war with the Axis', isUsFighting)
