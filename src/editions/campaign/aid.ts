import {
  all,
  any,
  atLeast,
  atWar,
  declarations,
  declared,
  earlierDeclarations,
  everAtWar,
  flag,
  happened,
  longAtWar,
  not,
  ruled,
  turnsAfter,
} from '../../rules/core/index.ts'
import { AXIS_CAMP } from './positions.ts'
import { reached } from './tensions/reached.ts'

/** The USA is in the war in Europe, in the Pacific, or in either. */
export const isUsInEurope = any(atWar('us', 'germany'), atWar('us', 'italy'))
export const isUsInThePacific = atWar('us', 'japan')
export const isUsaAtWar = any(...AXIS_CAMP.map((power) => atWar('us', power)))

/** 3.4.4.4a: the level of a theatre caps aid there until war in it, or by a host's ruling until any (RC-82). */
export const isBritainFree = any(isUsInEurope, all(ruled('RC-82', 'any-war'), isUsInThePacific))
export const isChinaFree = any(isUsInThePacific, all(ruled('RC-82', 'any-war'), isUsInEurope))

/** 3.4.2.4a: the turn after, and from then on. */
export const isAfterOffensive = all(
  happened('easternFront.firstOffensiveOnRussia'),
  not(turnsAfter(0, 'easternFront.firstOffensiveOnRussia')),
)

/** 3.4.2.4b: from the turn of Britain's own declaration, but the turn after Japan's. */
export const isBritainInEast = any(
  declared('britain', 'japan'),
  atLeast(1, earlierDeclarations(['japan'], ['britain'])),
  all(longAtWar('britain', 'japan'), not(atLeast(1, declarations(['japan'], ['britain'])))),
  // 3.4.2b: a war that came with a declaration of the USA, and with none of Japan’s, is of Britain’s own making.
  all(atWar('britain', 'japan'), atLeast(1, declarations(['us'], ['japan'])), not(atLeast(1, declarations(['japan'], ['britain'])))),
)

/** 3.4.4.3b: the level at which the AVG may be set up has been reached. */
export const isAvgReady = reached(40, 'usjt')
/** American flyers fight in China: the AVG, or with war the 14th Air Force (3.4.4.3c). */
export const areFlyersInChina = any(isAvgReady, flag('avg.setUp'), isUsInThePacific)

/** RC-65: when America may lend to Russia; an armistice of its own stops no aid (3.6.7.6). */
export const isUsLendingRussia = any(
  ruled('RC-65', 'any-time'),
  everAtWar('us', 'germany'),
  everAtWar('us', 'italy'),
  all(ruled('RC-65', 'as-britain'), isAfterOffensive),
)
