import { conquest } from './conquest.ts'
import { construction } from './construction.ts'
import { elections } from './elections.ts'
import { research } from './research.ts'
import { britishSurrender, frenchSurrender, russianSurrender } from './surrenders.ts'
import { transfers } from './transfers.ts'
import { transports } from './transports.ts'

/** The changes up to June 2016 that stand outside rules 49 to 53 and the tension tables. */
export const changes = [
  ...transports,
  ...construction,
  ...research,
  ...frenchSurrender,
  ...britishSurrender,
  ...russianSurrender,
  ...elections,
  ...conquest,
  ...transfers,
]
