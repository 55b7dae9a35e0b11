import type { AngloFrenchClock } from '../../../rules/chapters/cooperation/index.ts'
import { type Condition, flag, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** Countries in the west whose attack starts the clock. */
const WESTERN_MINORS = ['belgium', 'luxembourg', 'belgiumLuxembourg', 'netherlands', 'denmark', 'norway', 'ireland'] as const

/** What the books do differently about the end of the limits. */
export interface ClockWording {
  readonly offensive: { readonly words: string; readonly unless?: Condition }
  readonly minors: string
  readonly nth: NonNullable<AngloFrenchClock['nth']>['turns']
  readonly afterTrigger: string
  readonly latest: AngloFrenchClock['latest']
}

/** 53.21. */
export const clock = (rule: Cite, { offensive, minors, nth, afterTrigger, latest }: ClockWording): AngloFrenchClock => ({
  triggers: [
    {
      is: 'declaration',
      by: 'italy',
      on: ['britain', 'france'],
      words: 'Italy declared war on Britain or France',
      cite: rule('53.21A-1'),
    },
    { is: 'event', fact: 'westernFront.firstAxisOffensive', ...offensive, cite: rule('53.21A-2') },
    { is: 'declaration', by: 'germany', on: WESTERN_MINORS, words: minors, cite: rule('53.21A-3') },
    { is: 'declaration', by: 'germany', on: ['russia'], words: 'Germany declared war on Russia', cite: rule('53.21A-4') },
  ],
  countsRevoked: not(ruled('R50-28', 'does-not-start')),
  nth: { level: 'angloFrench.preludeResearch', turns: nth },
  afterTrigger: rule(afterTrigger),
  latest,
  afterSurrender: rule('53.21C'),
})

const CLOCK_2023: Omit<ClockWording, 'nth' | 'afterTrigger' | 'latest'> = {
  offensive: {
    words: 'the first Axis full offensive in the west',
    unless: flag('westernFront.onlyAustriaOrCzechoslovakia'),
  },
  minors: 'Germany attacked the Low Countries, Denmark/Norway or Ireland',
}

const secondYear = (rule: Cite): AngloFrenchClock['latest'] => ({
  value: { springOf: 1941, later: 'europe.yearsToOutbreak' },
  cite: rule('53.21B'),
})

/** Without a prelude two levels of research are taken as reached. */
export const clock2023 = (rule: Cite): AngloFrenchClock =>
  clock(rule, { ...CLOCK_2023, nth: [{ fromLevel: 0, nth: 2 }], afterTrigger: '53.21-box', latest: secondYear(rule) })

/** After Gathering Storm the level reached there counts (R50-52). */
export const clockAfterPrelude = (rule: Cite): AngloFrenchClock =>
  clock(rule, {
    ...CLOCK_2023,
    nth: [
      { fromLevel: 0, nth: 4 },
      { fromLevel: 1, nth: 3 },
      { fromLevel: 2, nth: 2 },
    ],
    afterTrigger: '53.21A',
    latest: secondYear(rule),
  })
