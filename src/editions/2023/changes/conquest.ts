import type { ConquestClauses } from '../../../rules/chapters/conquest/index.ts'
import { CAPITALS } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** Cities that a country is conquered by, all of them. */
export const capitalsOfCountries: ConquestClauses['capitals'] = {
  ...CAPITALS,
  balticStates: ['riga'],
  belgium: ['brussels'],
  denmark: ['copenhagen'],
  iraq: ['baghdad'],
  luxembourg: ['luxembourg'],
  netherlands: ['theHague'],
  persia: ['teheran'],
  portugal: ['lisbon'],
}

/** 83 and 87.51: who gets the BRPs of a conquered minor, and the two capitals of Spain. */
export const conquest = (rule: Cite): ConquestClauses => ({
  capitals: capitalsOfCountries,
  double: [
    {
      country: 'spain',
      all: ['madrid', 'tangiers'],
      chief: 'madrid',
      conquest: rule('83.13'),
      both: rule('87.51-b'),
      otherwise: rule('87.51-c'),
      brps: rule('83.31A-c'),
      worth: { brps: 30, cite: rule('87.51-a') },
    },
  ],
  eachYear: rule('83.31A-a'),
  prorated: rule('83.31A-b'),
  loses: rule('83.31B-a'),
  collects: rule('83.31B-b'),
})
