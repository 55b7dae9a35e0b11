import {
  all,
  any,
  atWar,
  called,
  chosen,
  each,
  exceeds,
  flag,
  holds,
  inManner,
  standsByRoll,
  sum,
  tied,
} from '../../../rules/core/index.ts'
import { finland as finland2023, isFinlandDecided, norway as norway2023, sweden as sweden2023 } from '../../2023/tables/scandinavia.ts'
import type { TableDraft } from '../../edition.ts'
import { answers } from './balkans.ts'
import { borrowed, ladder, missingForces, ofAnAlly, rowsOf, russias, units } from './general.ts'

const plus = 'favours the Axis'

const finnishLand = sum(each('finland.russianHexes'), each('finnishBorder.russianHexes'))

/** A pledge of war on Russia is no rule of this book: the war itself counts. The demand in hand has been made (RC-95). */
export const finland: TableDraft = {
  id: 'finland',
  title: 'Finland',
  of: 'finland',
  plus,
  parts: [
    borrowed(rowsOf(finland2023), 'alignment'),
    'actions',
    'status',
    // 3.5.2.4d: after a border war its forces are the Axis’.
    missingForces(chosen('finnishBorder.borderWar', 'over', 'escalated')),
    units('FIN'),
    russias(
      borrowed(rowsOf(finland2023), 'russians-ahead').map((row) => ({
        ...row,
        when: called(
          'Germany fights Russia, which holds more Finnish territories than the Axis in Russia',
          all(atWar('germany', 'russia'), exceeds(finnishLand, each('russia.axisHexes'))),
        ),
        words: 'Finnish territories Russia holds, more than Axis in Russia',
      })),
    ),
    borrowed(rowsOf(finland2023), 'demands', 'baltic-entered', 'war-in-the-east').map((row) =>
      row.id === 'demands'
        ? { ...row, when: any(inManner('demand'), flag('finnishBorder.demanded')), ruling: 'RC-95' }
        : row.id === 'war-in-the-east'
          ? { ...row, when: atWar('germany', 'russia'), words: 'Germany and Russia are at war' }
          : row,
    ),
  ],
  bands: ladder(finland2023.bands),
  demandBands: answers('Karelia or Viipuri', 'Finland'),
}

const swedishFriend = standsByRoll('sweden', 'allies', 'income', 'hexes', 'associate', 'ally')

/** The campaign has no rule for mining Norwegian waters, so its line is not taken over. */
export const norway: TableDraft = {
  id: 'norway',
  title: 'Norway',
  of: 'norway',
  plus,
  parts: [
    borrowed(rowsOf(norway2023), 'alignment'),
    'actions',
    'status',
    'forces',
    units('NOR'),
    borrowed(
      rowsOf(norway2023),
      'axis-on-sweden',
      'sweden-pro-allied',
      'axis-on-denmark',
      'winter-war',
      'russia-on-finland',
      'russia-on-sweden',
    ).map((row) =>
      row.id === 'sweden-pro-allied'
        ? {
            ...row,
            when: all(
              called('Sweden has a status with the Allies, by diplomacy', swedishFriend),
              ofAnAlly(tied('sweden', 'westernAllies'), tied('sweden', 'russia')),
            ),
            words: 'Sweden has a status with the Allies',
            ruling: 'RC-91',
          }
        : row,
    ),
  ],
  bands: ladder(norway2023.bands),
}

/** A Swedish 9 or 10 waits on Finland, as in its table (RC-14): Military Cooperation until then. */
export const sweden: TableDraft = {
  id: 'sweden',
  title: 'Sweden',
  of: 'sweden',
  plus,
  parts: [
    borrowed(rowsOf(sweden2023), 'alignment'),
    'actions',
    'status',
    'forces',
    units('SWE'),
    borrowed(rowsOf(sweden2023), 'oslo-allied', 'oslo-axis', 'winter-war', 'finland-invaded', 'attacked-by-allies').map((row) =>
      row.id === 'oslo-allied' ? { ...row, when: ofAnAlly(holds('westernAllies', 'oslo'), holds('russia', 'oslo')), ruling: 'RC-91' } : row,
    ),
  ],
  bands: ladder(sweden2023.bands).map((band) => ({
    ...band,
    effects: band.effects.map((effect) =>
      (effect.is === 'ally' || effect.is === 'associate') && effect.side === 'axis' ? { ...effect, waitsFor: isFinlandDecided } : effect,
    ),
  })),
}
