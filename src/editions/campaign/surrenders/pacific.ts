import type { Capitulation } from '../../../rules/chapters/surrender/index.ts'
import { all, any, atWar, beganWar, called, flag, fromTurn, happened, heldBy, holds, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { afterYearStart } from './armistices.ts'
import { isUndeclared, PLAIN, rowsOf } from './row.ts'

const isPacificWar = atWar('us', 'japan')
const isSurprise = flag('pearlHarbor.attacked')
const isPearlHarborLost = holds('japan', 'pearlHarbor')

/** 3.6.8.4: any of three, or both islands. */
const hasFoothold = any(
  heldBy('us', 'manila'),
  heldBy('us', 'taipei'),
  heldBy('us', 'okinawa'),
  all(heldBy('us', 'guam'), heldBy('us', 'iwoJima')),
)

const isLate = fromTurn('1945 spring')
/** 3.6.8.5a: Japan holds Dacca or Calcutta and India has not surrendered. */
const isIndiaFreed = all(not(isLate), not(flag('india.surrendered')), any(holds('japan', 'dacca'), holds('japan', 'calcutta')))

/** 3.6.8: America seeks terms from Japan. */
export const usToJapan = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'usToJapan',
    is: 'armistice',
    title: 'the U.S. to Japan',
    done: { when: all(happened('armistice.usJapan'), not(isPacificWar)), words: 'the U.S. and Japan have made an armistice' },
    triggers: [
      {
        id: 'after-surprise',
        when: all(isPacificWar, isSurprise, flag('india.surrendered'), flag('australia.surrendered'), isPearlHarborLost),
        words: 'after a surprise at Pearl Harbor: India, Australia and Pearl Harbor are lost',
        cite: rule('3.6.8.1'),
        ruling: 'RC-28',
      },
      {
        id: 'after-japanese-declaration',
        when: all(
          isPacificWar,
          called('there was no surprise attack on Pearl Harbor', not(isSurprise)),
          beganWar(['japan'], ['us']),
          flag('australia.surrendered'),
          isPearlHarborLost,
        ),
        words: 'after a Japanese declaration: Australia and Pearl Harbor are lost',
        cite: rule('3.6.8.2'),
        ruling: 'RC-28',
      },
      {
        id: 'after-american-declaration',
        when: all(
          isPacificWar,
          beganWar(['us'], ['japan']),
          any(flag('australia.surrendered'), flag('india.surrendered'), isPearlHarborLost),
        ),
        words: 'after an American declaration: Australia, India or Pearl Harbor is lost',
        cite: rule('3.6.8.3'),
        ruling: 'RC-28',
      },
      {
        id: 'no-foothold',
        when: all(
          isPacificWar,
          called('it is the phase after the 1945 or 1946 YSS', any(afterYearStart(1945), afterYearStart(1946))),
          called('none of Manila, Taipei, Okinawa, or Guam with Iwo Jima, is in U.S. hands', not(hasFoothold)),
          any(ruled('RC-29', 'further-trigger'), called('there was no surprise attack on Pearl Harbor', not(isSurprise))),
        ),
        words: 'in the YSS of 1945 or 1946 the U.S. has no foothold near Japan',
        cite: rule('3.6.8.4'),
        ruling: 'RC-29',
        lapses: '1946 summer',
      },
    ],
    asked: {
      who: 'japan',
      cite: rule('3.6.8'),
      declined: 'armistice.usDeclined',
      again: { words: 'offered again in each phase while its conditions hold', cite: rule('RC-28') },
    },
    notFreely: rule('3.6.8'),
    sets: {},
    setsIf: [{ when: isIndiaFreed, sets: { 'india.independent': true } }],
    dates: ['armistice.usJapan'],
    ends: { of: ['us', 'britain', 'france', 'canada', 'australia', 'india', 'netherlands', 'freeFrance'], with: ['japan'] },
    terms: [
      row('colonies', '3.6.8.5a', 'contested territory in colonies goes to Japan', { when: not(isLate), who: 'japan' }),
      row('australia', '3.6.8.5a', 'leaves Australia, against other territory or concessions if possible', {
        when: not(isLate),
        who: 'japan',
      }),
      row('india', '3.6.8.5a', 'India becomes independent and neutral', {
        when: isIndiaFreed,
      }),
      row('evacuated', '3.6.8.5b', 'leaves Australia, Pearl Harbor and the Aleutians', { when: isLate, who: 'japan' }),
      row('as-it-lies', '3.6.8.5b', 'all other territory stays as it is', { when: isLate }),
      row('agreed', '3.6.8.5b', 'other terms if both agree'),
    ],
    aftermath: [
      row('in-place', '3.6.8.6', 'Allied forces in the Pacific stay where they are', { who: 'westernAllies' }),
      row('west-coast', '3.6.8.6', 'the West Coast economy is struck off', { who: 'us' }),
      row('unaffected', '3.6.8.6', 'Russia and China are not affected'),
      row('britain', '3.6.5.2', 'at peace with Japan as well', { who: 'britain' }),
    ],
    meanwhile: [
      row('declarer-unknown', '3.6.8.2', 'which of the two declared war is not reported: neither 3.6.8.2 nor 3.6.8.3 is open', {
        when: all(isPacificWar, not(isSurprise), isUndeclared(['us'], ['japan'])),
      }),
    ],
  }
}
