import type { WarClauses } from '../../rules/index.ts'
import type { Cite } from '../edition.ts'

/** 3.2.6: who may declare war on whom. */
export const campaignWar = (rule: Cite): WarClauses => ({
  bars: [],
  apart: [],
  holdings: [],
  absences: [],
  units: [],
  companions: [],
  joinings: [],
  effects: [],
  passages: [],
  shelters: [],
  alliances: 'by-faction',
  openCountries: 'stay-neutral',
  victims: 'stand-alone',
  reactions: 'at-once',
  rules: {
    window: rule('3.2.6b'),
    simultaneous: rule('3.2.6b'),
    held: rule('3.2.6a'),
    heldByEnemy: rule('3.2.6a'),
    oneUnit: rule('3.2.6a'),
    commonVictim: rule('3.3.2.1c'),
    whoGoes: rule('3.2.6a'),
    alliances: rule('3.1.1a'),
    partnerMayAttack: rule('3.1.1a'),
    neutrality: rule('3.2.6a'),
    automatic: rule('3.2.6a'),
    joinsEnemy: rule('3.5.2.3b'),
  },
})
