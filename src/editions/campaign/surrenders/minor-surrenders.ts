import type { MinorNation } from '../../../rules/chapters/statuses/index.ts'
import type { MinorSurrenderClauses } from '../../../rules/chapters/surrender/index.ts'
import { all, always, inEffect, not, type Place, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { haveIndiesPassed } from '../positions.ts'

export const CAPITALS_OF = {
  belgiumLuxembourg: 'brussels',
  bulgaria: 'sofia',
  finland: 'helsinki',
  greece: 'athens',
  hungary: 'budapest',
  ireland: 'dublin',
  norway: 'oslo',
  poland: 'warsaw',
  rumania: 'bucharest',
  spain: 'madrid',
  sweden: 'stockholm',
  turkey: 'ankara',
  ukraine: 'kiev',
  vichyFrance: 'vichy',
  yugoslavia: 'belgrade',
  balticStates: 'riga',
  denmark: 'copenhagen',
  dutchEastIndies: 'batavia',
  iraq: 'baghdad',
  netherlands: 'theHague',
  persia: 'teheran',
  portugal: 'lisbon',
  saudiArabia: 'saudiArabia',
  thailand: 'bangkok',
} as const satisfies Partial<Record<MinorNation, Place>>

/** 3.5.1: how minor nations surrender, and what they leave behind. */
export const minorSurrenderClauses = (rule: Cite): MinorSurrenderClauses => ({
  capitals: CAPITALS_OF,
  fall: rule('3.5.1'),
  choice: rule('3.5.1.2'),
  action: { of: ['coBelligerent', 'ally'], cite: rule('3.5.1.1'), data: rule('RC-15') },
  land: rule('3.5.1.3a'),
  apart: [
    {
      place: 'easternPoland',
      words: 'eastern Poland passes to nobody: either side may enter it',
      cite: rule('3.3.1.1b'),
      ruling: 'RC-102',
    },
  ],
  forGood: rule('3.5.1.3b'),
  economy: rule('3.5.1.3c'),
  own: [
    {
      nation: 'dutchEastIndies',
      to: ['japan'],
      needs: [{ when: not(all(ruled('RC-26', 'british'), haveIndiesPassed)), words: 'they are Britain’s outright', cite: rule('RC-26') }],
      words: 'they surrender to Japan alone',
      cite: rule('3.5.1.4b'),
      economy: { words: 'each island’s PPs go to the holder of its own capital', cite: rule('3.5.1.4e') },
    },
    {
      nation: 'ukraine',
      to: ['russia'],
      needs: [{ when: inEffect('ukraine', 5, 6, 7, 8, 9, 10), words: 'the Axis have not activated it', cite: rule('3.5.1.5') }],
      words: 'it surrenders to Russia alone',
      cite: rule('3.5.1.5'),
    },
    { nation: 'saudiArabia', needs: [], isAtOnce: true, words: 'its land need only be occupied', cite: rule('3.5.1.6') },
  ],
  effects: [
    {
      nation: 'netherlands',
      when: always,
      words: 'the Dutch East Indies do not surrender: Dutch rule goes on, with some Allied cooperation',
      cite: rule('3.5.1.4a'),
    },
    {
      nation: 'netherlands',
      when: ruled('RC-26', 'shared'),
      words: 'from the year start of {year} Britain has the economy and command of the Indies',
      cite: rule('3.4.2.2b'),
    },
    {
      nation: 'netherlands',
      when: ruled('RC-26', 'british'),
      words: 'from the year start of {year} the Indies are Britain’s outright',
      cite: rule('3.4.2.2b'),
    },
    {
      nation: 'dutchEastIndies',
      when: always,
      words: 'Dutch land without Allied forces becomes Japanese',
      cite: rule('3.5.1.4b'),
    },
    {
      nation: 'saudiArabia',
      when: always,
      words: 'Saudi partisans rise at the year start of {year}',
      isForOtherSide: true,
      cite: rule('3.5.1.6'),
    },
  ],
  exPatriots: {
    of: { coBelligerent: rule('3.5.5.3a'), ally: rule('3.5.6.4') },
    kept: rule('3.5.5.3a'),
    partisans: rule('3.5.5.3b'),
    strengthEach: 3,
  },
})
