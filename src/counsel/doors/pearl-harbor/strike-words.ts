import { type Turn, turnName } from '../../../rules/core/index.ts'

/** Wording about the numbers an attack is reckoned with. */

export const STRIKE_WORDS = {
  tension: 'U.S.-Japanese tension as Japan declares war',
  mobilization: 'a Japanese mobilization forced this turn',
  shipbuilding: 'shipbuilding raised by that mobilization, the nth increase counting n',
  finalDie: 'the final tension die',
  japaneseMagic: 'Japanese strategic Magic cards',
  americanMagic: 'American strategic Magic cards',
} as const

export const STRIKE_NOTES = {
  assumed: 'the Pacific Fleet is taken to be at Pearl Harbor, where it has to be from tension 8',
  assumedFree: 'the Pacific Fleet is taken to be at Pearl Harbor, though from tension 45 it may leave; report pacificFleet.base if it has',
  noTable: 'the Pacific Fleet is not at Pearl Harbor: the surprise table is not used',
  magicWithoutTable: 'Magic cards move only the column of the table',
  americanWar: 'the U.S. declared war on Japan: Pearl Harbor is attacked only in the turn Japan declares war on the U.S.',
  olderWar: (since: Turn): string =>
    `Japan and the U.S. have been at war since ${turnName(since)}: Pearl Harbor is attacked only in the turn Japan declares war on the U.S.`,
  undatedWar: 'Japan and the U.S. are at war already: Pearl Harbor is attacked only in the turn Japan declares war on the U.S.',
  surrendered: 'Japan has surrendered and attacks nobody',
  ownBase: 'Japan holds Pearl Harbor itself',
  dieOnEffective: 'the final die moves the actual level; a level is effective already, so give the actual one',
  diceWithoutTable: (name: string): string => `${name}: no such dice are thrown while the Pacific Fleet is not at Pearl Harbor`,
  openAndFallen: 'the final die is open or has fallen, not both',
  openOnEffective: 'the final die moves the actual level; a level is effective already, so give the actual one',
  placedTwice: 'the dice place the carriers: give the places or carrierDice, not both',
  otherCount: (places: number, carriers: number): string => `${places} places for ${carriers} carrier forces`,
  idle: (name: string): string => `${name} has no bearing here`,
} as const
