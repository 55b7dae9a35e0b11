import type { Capitulation } from '../../../rules/chapters/surrender/index.ts'
import {
  all,
  any,
  atLeast,
  beganWar,
  called,
  declared,
  each,
  flag,
  happened,
  heldBy,
  holds,
  holdsAll,
  not,
  number,
  POWERS_OF,
  ruled,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isItalyAtWar } from '../positions.ts'
import { isUndeclared, PLAIN, rowsOf } from './row.ts'

const DIVISIONS = 4

/** Whoever may come to stand in Tokyo. */
const OCCUPIERS = ['us', 'britain', 'france', 'russia', 'china'] as const

/** 3.6.1, T6 Germany: Berlin, and with a redoubt Berchtesgaden as well. */
export const germany = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'germany',
    is: 'surrender',
    title: 'Germany',
    done: { when: flag('germany.surrendered'), words: 'Germany has surrendered' },
    triggers: [
      {
        id: 'berlin',
        when: all(called('there is no redoubt round Berchtesgaden', not(flag('berchtesgaden.redoubt'))), holds('allies', 'berlin')),
        words: 'Berlin is occupied and there is no redoubt',
        cite: rule('3.6.1a'),
      },
      {
        id: 'berlin-and-redoubt',
        when: all(
          flag('berchtesgaden.redoubt'),
          holdsAll('allies', 'berlin', 'berchtesgaden'),
          any(ruled('RC-30', 'duty'), atLeast(DIVISIONS, each('berlin.alliedDivisions'))),
        ),
        words: 'Berlin and its redoubt are both occupied',
        cite: rule('3.6.1.1b'),
        ruling: 'RC-30',
      },
    ],
    sets: { 'germany.surrendered': true },
    partisans: ['T1 Occupied Germany', '3.6.1.2a'],
    aftermath: [
      row('italy-next', '3.6.1b', 'war in Europe goes on until Italy surrenders too', { when: not(flag('italy.surrendered')) }),
      row('divisions', '3.6.1.1b', 'divisions that the Allies must keep in Berlin', {
        when: all(flag('berchtesgaden.redoubt'), ruled('RC-30', 'duty')),
        amount: number(DIVISIONS),
        ruling: 'RC-30',
      }),
      row('werewolf', '3.6.1.2a', 'Werewolf divisions still form in the first two YSS of occupation'),
      row('industry', '3.6.1.2b', 'captured German ICs give the Allies nothing'),
    ],
    meanwhile: [
      row('redoubt', '3.6.1.1a', 'a redoubt stands: Berlin alone will not do', {
        when: all(flag('berchtesgaden.redoubt'), not(flag('germany.surrendered'))),
      }),
      row('industry', '3.6.1.2b', 'captured German ICs give the Allies nothing; retaken, they are whole', {
        when: happened('germany.occupiedSince'),
      }),
    ],
  }
}

/** 3.6.2b: the Allies brought the war to Italy, so only Rome will do. */
const alliesBeganIt = any(
  all(ruled('RC-49', 'first'), beganWar(POWERS_OF.westernAllies, ['italy'])),
  all(ruled('RC-49', 'any'), declared(POWERS_OF.westernAllies, 'italy')),
)

/** 3.6.2, T6 Italy: Rome; or no Axis units in Africa and no points, unless the Allies declared the war. */
export const italy = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'italy',
    is: 'surrender',
    title: 'Italy',
    done: { when: flag('italy.surrendered'), words: 'Italy has surrendered' },
    triggers: [
      { id: 'rome', when: holds('allies', 'rome'), words: 'the Allies occupy Rome', cite: rule('3.6.2a') },
      {
        id: 'africa',
        when: all(
          called('no Axis units are in Africa', not(flag('africa.axisUnits'))),
          called('the Allies did not declare this war (3.6.2b)', not(alliesBeganIt)),
        ),
        points: { of: 'italy', most: 0 },
        words: 'Africa is empty of Axis units and Italian points are at 0 or below',
        cite: rule('3.6.2a'),
        ruling: 'RC-49',
      },
    ],
    sets: { 'italy.surrendered': true },
    aftermath: [
      row('germany-next', '3.6.1b', 'war in Europe goes on until Germany surrenders too', { when: not(flag('germany.surrendered')) }),
      row('industry', '3.6.2.1a', 'each Italian IC serves whoever occupies it'),
      row('base', '3.6.2.1a', 'the Italian base economy is gone'),
      row('forces', '3.6.2.1b', 'beside partisans, some organized forces fight on for either side, as the Italian sheet says'),
      row('reserve-west', '3.6.2.1c', 'takes the Italian reserve at half, as holder of Rome', {
        when: holds('westernAllies', 'rome'),
        who: 'westernAllies',
        ruling: 'RC-46',
      }),
      row('reserve-russia', '3.6.2.1c', 'takes the Italian reserve at half, as holder of Rome', {
        when: holds('russia', 'rome'),
        who: 'russia',
        ruling: 'RC-46',
      }),
      row('reserve-axis', '3.6.2.1c', 'takes the Italian reserve at half, as holder of Rome', {
        when: all(holds('axis', 'rome'), not(heldBy('italy', 'rome'))),
        who: 'axis',
        ruling: 'RC-46',
      }),
      row('reserve-nobody', '3.6.2.1c', 'nobody occupies Rome, so nobody takes the Italian reserve', { when: heldBy('italy', 'rome') }),
    ],
    meanwhile: [
      row('attacked', '3.6.2b', 'the Allies declared the war: only Rome will do', { when: alliesBeganIt, ruling: 'RC-49' }),
      row('declarer-unknown', '3.6.2b', 'who declared the Italian war is not reported; taken as not the Allies', {
        when: all(isItalyAtWar, isUndeclared(POWERS_OF.westernAllies, ['italy']), not(flag('italy.surrendered'))),
      }),
    ],
  }
}

/** 3.6.3, T6 Japan: Tokyo. */
export const japan = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'japan',
    is: 'surrender',
    title: 'Japan',
    done: { when: flag('japan.surrendered'), words: 'Japan has surrendered' },
    triggers: [
      {
        id: 'tokyo',
        when: called('Tokyo is in Allied hands', any(holds('allies', 'tokyo'), holds('china', 'tokyo'))),
        words: 'Tokyo is occupied',
        cite: rule('3.6.3'),
      },
    ],
    sets: { 'japan.surrendered': true },
    partisans: ['3.6.3.1b'],
    ends: { of: ['japan'], with: ['us', 'britain', 'france', 'russia', 'china', 'australia', 'india', 'netherlands', 'communistChina'] },
    aftermath: [
      ...OCCUPIERS.map((who) =>
        row(`colonies-${who}`, '3.6.3.1c', 'takes Japan’s colonies, as occupier of Tokyo', { when: heldBy(who, 'tokyo'), who }),
      ),
      row('divisions', '3.6.3.1c', 'divisions that the Allies must keep in Tokyo', { amount: number(DIVISIONS) }),
      row('economy', '3.6.3.1a', 'Japan’s economy and ICs are worth nothing to their captor'),
      row('partisans', '3.6.3.1b', 'Japanese partisans act no more'),
    ],
    meanwhile: [
      row('economy', '3.6.3.1a', 'captured Japanese economy and ICs are worth nothing', { when: happened('homeIslands.occupiedSince') }),
    ],
  }
}
