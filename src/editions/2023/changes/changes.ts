import type { ChangeClauses } from '../../../rules/game/index.ts'
import type { Cite } from '../../edition.ts'
import { conquest } from './conquest.ts'
import { construction } from './construction.ts'
import { elections } from './elections.ts'
import { research } from './research.ts'
import { britishSurrender, russianSurrender } from './surrenders.ts'
import { transfer } from './transfer.ts'
import { transports } from './transports.ts'

/** The changes up to June 2016 that stand outside rules 49 to 53 and the tension tables. */
export const changes = (rule: Cite): ChangeClauses => ({
  transports: transports(rule),
  construction: construction(rule),
  research: research(rule),
  britishSurrender: britishSurrender(rule),
  russianSurrender: russianSurrender(rule),
  elections: elections(rule),
  conquest: conquest(rule),
  transfer: transfer(rule),
})
