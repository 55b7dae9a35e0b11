import { FRIENDS, UNTABLED_NATIONS } from '../../../rules/chapters/statuses/index.ts'
import type { Absence, Holding } from '../../../rules/chapters/war/index.ts'
import { all, always, type Citation, type Country, chosen, flag, not, type Power, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { hasFranceFallen, haveIndiesPassed, isThailandJapans, isVichyFormed } from '../positions.ts'

const own = (countries: readonly Country[], by: Power, cite: Citation): readonly Holding[] =>
  countries.map((country) => ({ country, by, when: always, cite }))

/** Whom a friend’s side is led by. */
const LEADERS = { axis: 'germany', westernAllies: 'britain', russia: 'russia', japan: 'japan' } as const

/** Nations without a table that fight beside a faction: war with one is war with its faction (3.5.5). */
const coBelligerents = (rule: Cite): readonly Holding[] =>
  UNTABLED_NATIONS.flatMap((country) =>
    FRIENDS.map(
      (friend): Holding => ({
        country,
        by: LEADERS[friend],
        when: all(chosen(`${country}.status`, 'coBelligerent', 'ally'), chosen(`${country}.favours`, friend)),
        cite: rule('3.5.5'),
      }),
    ),
  )

/** Colonies, dominions and allies of the start: war with one is war with its power. */
export const holdings = (rule: Cite): readonly Holding[] => [
  ...own(['india', 'australia'], 'britain', rule('3.4.2.2a')),
  ...own(['egypt', 'southAfrica'], 'britain', rule('3.4.2.1')),
  ...own(['canada'], 'britain', rule('3.4.2c')),
  ...own(['freeFrance'], 'britain', rule('3.6.4.1c')),
  ...own(['poland'], 'britain', rule('3.4.2a')),
  ...own(['albania'], 'italy', rule('3.3.2.2a')),
  ...own(['ukraine'], 'russia', rule('3.4.3.1')),
  {
    country: 'dutchEastIndies',
    by: 'britain',
    when: all(ruled('RC-26', 'british'), haveIndiesPassed),
    cite: rule('3.4.2.2b'),
  },
  { country: 'indochina', by: 'france', when: not(hasFranceFallen), cite: rule('3.4.1.2a [3.4.4.2]') },
  // 3.3.3.6: Thailand is Japan’s once Indochina has surrendered.
  { country: 'thailand', by: 'japan', when: isThailandJapans, cite: rule('3.3.3.6') },
  { country: 'balticStates', by: 'russia', when: flag('balticStates.russiaEntered'), cite: rule('3.4.3.2c') },
  ...coBelligerents(rule),
]

/** On these nobody declares war for now, and those of them that are powers declare none. */
export const absences = (rule: Cite): readonly Absence[] => [
  { of: ['france'], when: hasFranceFallen, words: 'France has surrendered', cite: rule('3.6.4a') },
  { of: ['germany'], when: flag('germany.surrendered'), words: 'Germany has surrendered', cite: rule('3.6.1a') },
  { of: ['italy'], when: flag('italy.surrendered'), words: 'Italy has surrendered', cite: rule('3.6.2a') },
  { of: ['japan'], when: flag('japan.surrendered'), words: 'Japan has surrendered', cite: rule('3.6.3') },
  { of: ['britain'], when: flag('britain.surrendered'), words: 'its government in Canada goes the way of the USA', cite: rule('3.6.5') },
  { of: ['india'], when: flag('india.surrendered'), words: 'India has surrendered', cite: rule('3.6.5.3a') },
  { of: ['australia'], when: flag('australia.surrendered'), words: 'Australia has surrendered', cite: rule('3.6.5.4a') },
  { of: ['southAfrica'], when: flag('southAfrica.surrendered'), words: 'South Africa has surrendered', cite: rule('3.6.5.5a') },
  { of: ['indochina'], when: flag('indochina.surrendered'), words: 'Indochina has surrendered', cite: rule('3.3.3.6') },
  { of: ['dutchEastIndies'], when: flag('dutchEastIndies.surrendered'), words: 'they have surrendered', cite: rule('3.5.1.4b') },
  { of: ['vichyFrance'], when: not(isVichyFormed), words: 'there is no Vichy France', cite: rule('3.6.4a') },
  { of: ['freeFrance'], when: not(hasFranceFallen), words: 'France has not surrendered', cite: rule('3.6.4.1c') },
  {
    of: ['frenchColonies'],
    when: always,
    words: 'French colonies are France’s, Vichy’s or Free French',
    cite: rule('3.6.4.1c'),
  },
  { of: ['belgium', 'luxembourg'], when: always, words: 'the two are one nation here; name belgiumLuxembourg' },
  { of: ['austria', 'czechoslovakia', 'croatia', 'serbia'], when: always, words: 'there is no such nation in this campaign' },
]
