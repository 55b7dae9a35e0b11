import type { ConstructionClauses } from '../../../rules/chapters/transports/index.ts'
import { all, below, each, flag, inEffect } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** 27.42: units are built at home; Canada may open to the British. Its exceptions in 27.47 are no part of the changes. */
export const construction = (rule: Cite): ConstructionClauses => ({
  homeOnly: rule('27.42'),
  partOf: [
    { place: 'ulster', power: 'britain', cite: rule('27.42D-a') },
    // In hexes that Russia held, in supply, since its player turn began (49.91F (3)).
    { place: 'ukraine', power: 'russia', cite: rule('49.91F (6)') },
  ],
  abroad: [
    {
      id: 'vlasov',
      by: 'germany',
      in: 'ukraine',
      when: inEffect('ukraine', 5, 6, 7, 8, 9, 10),
      words: 'Vlasov infantry, if researched, in supplied Axis-held Ukrainian cities',
      cite: rule('49.91F (3)'),
    },
    {
      id: 'canada-after-surrender',
      by: 'britain',
      in: 'canada',
      when: all(flag('britain.surrendered'), below(1, each('britain.resistance'))),
      words: 'Canada, for a Britain that surrendered',
      cite: rule('27.42D-b'),
      twin: rule('59.82A'),
    },
    {
      id: 'canada-when-cut-off',
      by: 'britain',
      in: 'canada',
      when: flag('britain.allHexesCutOff'),
      words: 'Canada, for a Britain cut off',
      cite: rule('27.42D-c'),
      twin: rule('59.82B'),
      ruling: 'R16-20',
    },
  ],
})
