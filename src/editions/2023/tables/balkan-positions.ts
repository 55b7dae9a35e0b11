import {
  all,
  any,
  atWar,
  type Condition,
  called,
  chosen,
  declared,
  everAtWar,
  exceeds,
  flag,
  type Minor,
  marked,
  not,
  POWERS_OF,
  stands,
  standsByRoll,
  targetName,
  tied,
} from '../../../rules/core/index.ts'
import { axisHexesInRussia, hexesForRussia } from './places-in.ts'

/** The countries whose fate the Balkan lines look at; the prelude adds to them. */
export const BALKANS = ['bulgaria', 'hungary', 'rumania', 'yugoslavia'] as const satisfies readonly Minor[]
export const BALKANS_WITH_PRELUDE = [...BALKANS, 'croatia', 'serbia'] as const

type Balkan = (typeof BALKANS_WITH_PRELUDE)[number]

export const russiansAhead = (countries: readonly Balkan[]): Condition =>
  all(
    atWar('germany', 'russia'),
    called(
      `Russia holds more hexes in ${countries.slice(0, -1).map(targetName).join(', ')} and ${countries.slice(-1).map(targetName).join('')} than the Axis in Russia proper`,
      exceeds(hexesForRussia(...countries), axisHexesInRussia),
    ),
  )

/** An attack of Russia that its hexes tell of is a war, where no other is known that brought it there. */
const isAttackedInPeace = (minor: Minor): readonly Condition[] => {
  const country = BALKANS.find((one) => one === minor)
  if (country === undefined) return []
  const isOtherwise = [
    everAtWar('russia', minor),
    everAtWar('germany', 'russia'),
    marked(minor, 'conquered'),
    stands(minor, 'axis', 'ally'),
  ]
  return [all(flag(`${country}.attackedByRussia`), not(any(...isOtherwise)))]
}

/** It fights Russia in a war of its own, or as an associate of Germany in Germany's (50.521). */
const fightsAlone = (minor: Minor): Condition =>
  called(
    `Russia fights ${targetName(minor)} (no Axis ally)`,
    any(
      all(atWar('russia', minor), not(stands(minor, 'axis', 'ally'))),
      all(atWar('germany', 'russia'), stands(minor, 'axis', 'associate')),
      ...isAttackedInPeace(minor),
    ),
  )

/** Russia fights a country that is no active German minor ally, or over its border (BAL-B8); Turkey is not meant (49.91B (1)). */
export const russiaFights = (
  countries: readonly Minor[],
  borders: readonly (readonly ['bessarabia' | 'easternPoland', Minor])[],
): Condition =>
  any(
    ...countries.map(fightsAlone),
    ...borders.map(([border, minor]) => all(chosen(`${border}.borderWar`, 'open', 'escalated'), not(stands(minor, 'axis', 'ally')))),
  )

export const westernAttack = (countries: readonly Minor[]): Condition =>
  any(...countries.map((minor) => declared(POWERS_OF.westernAllies, minor)))

/** A diplomatic result that gives Russia the hexes of Rumania or Finland is an entry too (49.91B (2)). */
const controlsByResult = (minor: Minor): Condition =>
  all(tied(minor, 'russia'), standsByRoll(minor, 'allies', 'hexes', 'associate', 'ally'))

/** Russia has gone into the Baltic States, the Finnish border hexes, or what it was to have of Rumania. */
export const russiaEntered = (inRumania: Condition): Condition =>
  any(
    flag('balticStates.russiaEntered'),
    inRumania,
    flag('finnishBorder.russiaEntered'),
    controlsByResult('rumania'),
    controlsByResult('finland'),
  )
