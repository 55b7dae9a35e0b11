import { renewalBars } from '../../../rules/chapters/surrender/index.ts'
import type { WarClauses } from '../../../rules/chapters/war/index.ts'
import type { Cite } from '../../edition.ts'
import { isItalyNeutral, WESTERN } from '../positions.ts'
import { renewals } from '../surrenders/renewals.ts'
import { absences, holdings } from './belongings.ts'
import { companions, joinings, warEffects } from './effects.ts'
import { barsOnMajors } from './majors.ts'
import { barsOnMinors } from './minors.ts'
import { passages, shelters } from './passages.ts'

/** 3.2.6: declarations of war. They cost nothing and oblige to nothing; a victim fights alone until a faction comes to help. */
export const campaignWar = (rule: Cite): WarClauses => ({
  bars: [...barsOnMajors(rule), ...renewalBars(renewals(rule)), ...barsOnMinors(rule)],
  apart: [{ between: [['germany'], ['italy']], when: isItalyNeutral, unlessJoined: { by: 'italy', on: WESTERN } }],
  holdings: holdings(rule),
  absences: absences(rule),
  units: [],
  companions: companions(rule),
  joinings: joinings(rule),
  effects: warEffects(rule),
  passages: passages(rule),
  shelters: shelters(rule),
  alliances: 'by-faction',
  openCountries: 'stay-neutral',
  victims: 'stand-alone',
  // 3.2.6c: Norway and Spain react there and then.
  reactions: 'at-once',
  // 3.4.5: Nationalist China has no diplomacy of its own.
  silent: ['china'],
  closed: { conquered: rule('3.5.1.3b'), atWar: rule('3.2.6a') },
  rules: {
    window: rule('3.2.6b'),
    simultaneous: rule('3.2.6b'),
    held: rule('3.2.6a'),
    heldByEnemy: rule('3.5.5'),
    oneUnit: rule('3.2.6a'),
    commonVictim: rule('3.3.2.1c'),
    whoGoes: rule('3.2.6a'),
    alliances: rule('3.1.1a'),
    partnerMayAttack: rule('3.1.1a'),
    neutrality: rule('3.2.6a'),
    automatic: rule('3.3.2.1a'),
    joinsEnemy: rule('3.5.2.3b'),
  },
})
