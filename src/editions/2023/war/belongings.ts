import type { Absence, Holding, Unit } from '../../../rules/chapters/war/index.ts'
import { always, flag, holds, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isVichyThere } from './positions.ts'

/** Dominions, colonies and conquests of before the war: war with one is war with its power (50.23). */
export const holdings = (rule: Cite): readonly Holding[] => [
  ...(['australia', 'canada', 'india', 'southAfrica', 'egypt', 'freeFrance'] as const).map(
    (country): Holding => ({ country, by: 'britain', when: always, cite: rule('50.23') }),
  ),
  { country: 'dutchEastIndies', by: 'britain', when: always, cite: rule('50.71') },
  { country: 'indochina', by: 'france', when: not(flag('france.fallen')), cite: rule('50.23') },
  { country: 'communistChina', by: 'russia', when: flag('communistChina.russianAlly'), cite: rule('50.23') },
  { country: 'communistChina', by: 'china', when: always, cite: rule('50.23') },
  { country: 'thailand', by: 'japan', when: always, cite: rule('50.33G') },
  { country: 'austria', by: 'germany', when: holds('axis', 'vienna'), cite: rule('50.23') },
  { country: 'czechoslovakia', by: 'germany', when: holds('axis', 'prague'), cite: rule('50.23') },
  { country: 'albania', by: 'italy', when: holds('axis', 'tirana'), cite: rule('50.23') },
  { country: 'ukraine', by: 'russia', when: always, isPart: true, cite: rule('50.23') },
]

/** On these nobody declares war for now, and those of them that are powers declare none. */
export const absences = (rule: Cite): readonly Absence[] => [
  { of: ['france'], when: flag('france.fallen'), words: 'France has fallen' },
  { of: ['germany'], when: flag('germany.surrendered'), words: 'Germany has surrendered' },
  { of: ['italy'], when: flag('italy.surrendered'), words: 'Italy has surrendered' },
  { of: ['japan'], when: flag('japan.surrendered'), words: 'Japan has surrendered' },
  { of: ['russia'], when: flag('russia.surrendered'), words: 'Russia has surrendered' },
  {
    of: ['vichyFrance'],
    when: not(isVichyThere),
    words: 'there is no Vichy France',
  },
  { of: ['freeFrance', 'frenchColonies'], when: not(flag('france.fallen')), words: 'France still stands' },
  { of: ['indochina'], when: flag('france.fallen'), words: 'a Vichy colony: no declaration is made on it', cite: rule('50.525') },
]

/** There is no such country unless a prelude brought it about. */
export const onlyByPrelude: readonly Absence[] = [
  { of: ['croatia', 'serbia'], when: always, words: 'there is no such country in this game' },
]

export const units = (rule: Cite): readonly Unit[] => [
  { countries: ['belgium', 'luxembourg'], as: 'belgiumLuxembourg', cite: rule('50.22A') },
  { countries: ['denmark', 'norway'], cite: rule('50.22B') },
]
