import type { Entry } from '../../../../rules/index.ts'
import { levels } from './levels.ts'
import { pactLine, rgtModifiers, rgtResults, russianMobilization, russianWars, unpreparedness } from './rgt.ts'
import { transfers } from './transfers.ts'
import { usatModifiers, usatResults } from './usat.ts'
import { attackOnBritain, pacificMobilization, usjtModifiers, usjtResults } from './usjt.ts'

/** 49.8 and the three tension tables, in printed order. */
export const tensions: readonly Entry[] = [
  ...levels,
  ...rgtModifiers,
  ...pactLine,
  ...rgtResults,
  ...unpreparedness,
  ...russianWars,
  ...russianMobilization,
  ...usatModifiers,
  ...usatResults,
  ...usjtModifiers,
  ...usjtResults,
  ...pacificMobilization,
  ...attackOnBritain,
  ...transfers,
]
