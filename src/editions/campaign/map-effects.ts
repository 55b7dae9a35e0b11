import type { SwitchingClauses } from '../../rules/chapters/rolls/index.ts'
import type { StatusClauses } from '../../rules/chapters/statuses/index.ts'
import type { Clauses } from '../../rules/game/index.ts'
import type { Cite } from '../edition.ts'

/** What a status brings on the map when a result gives it (3.5.3 to 3.5.6); no figure is invented for its economy (RC-34). */
export const mapEffects = (rule: Cite, { rows }: StatusClauses): Clauses['mapEffects'] => ({
  granted: {
    income: [
      ...rows.economic.economy.map((told) => ({ ...told, words: `economy: ${told.words}` })),
      { words: 'aircraft of the faction may overfly it; otherwise it stays neutral', cite: rule('3.5.3b') },
    ],
    hexes: [
      ...rows.military.economy.map((told) => ({ ...told, words: `economy: ${told.words}` })),
      { words: 'the faction travels over and through it freely; its own forces stay off the map', cite: rule('3.5.4a') },
    ],
    associate: [
      { words: 'it is at war with every enemy of the faction', cite: rule('3.5.5') },
      { words: 'its forces go on the faction’s sheet and take orders, without mixing', cite: rule('3.5.5.1') },
    ],
    ally: [
      { words: 'it gives the faction its full allegiance', cite: rule('3.5.6') },
      { words: 'its forces may join those of a major nation', cite: rule('3.5.6.3') },
    ],
  },
  upTo: (limit) => `at most ${limit} friendly units may stay or base there`,
  withdrawn: { words: 'foreign units may no longer stay there or pass through', cite: rule('3.5.2.1') },
  permanent: rule('RC-14'),
})

/** 3.5.7: an Ally or Co-Belligerent passes by diplomacy to the same standing on the other side. */
export const switching = (rule: Cite): SwitchingClauses => ({
  pool: rule('3.5.7.1'),
  mixed: {
    words: 'units mixed with the old side stay; in Orders they move to friendly land, or else fight or surrender',
    cite: rule('3.5.7.2'),
  },
})
