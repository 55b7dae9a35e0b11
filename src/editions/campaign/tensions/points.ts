import {
  all,
  counting,
  FACTIONS,
  type Faction,
  fromTurn,
  type Modifier,
  not,
  ruled,
  sum,
  type Track,
  tensionPoints,
} from '../../../rules/core/index.ts'
import { rule } from './borrowed.ts'

const NAMES: Readonly<Record<Faction, string>> = { axis: 'Axis', westernAllies: 'Western Allied', russia: 'Russian' }
const IDS: Readonly<Record<Faction, string>> = { axis: 'axis', westernAllies: 'western', russia: 'russian' }

/** The first adjustment: points of Fall 1939, which has none, count in it as well. */
const isFirstAdjustment = all(fromTurn('1939 winter'), not(fromTurn('1940 spring')))

/** A point activated in a phase counts in the adjustment of that phase, or by a host's ruling in the next one (RC-12). */
export const pointsOn = (track: Track): readonly Modifier[] =>
  FACTIONS.flatMap((faction): readonly Modifier[] => {
    const row = {
      value: faction === 'axis' ? -1 : +1,
      words: `${NAMES[faction]} DPs activated`,
      cite: rule('3.2.4.7a'),
      ruling: 'RC-12',
    } as const
    return [
      {
        id: `${IDS[faction]}-points`,
        ...row,
        when: ruled('RC-12', 'same-turn'),
        per: sum(tensionPoints(faction, track), counting(isFirstAdjustment, tensionPoints(faction, track, 'last-turn'))),
        timing: 'activation',
      },
      {
        id: `${IDS[faction]}-points-later`,
        ...row,
        when: ruled('RC-12', 'next-turn'),
        per: tensionPoints(faction, track),
        timing: 'act',
      },
    ]
  })
