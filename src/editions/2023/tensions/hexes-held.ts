import {
  all,
  any,
  atLeast,
  type Condition,
  called,
  chosen,
  each,
  flag,
  heldBy,
  holds,
  not,
  POWERS_OF,
  standsByRoll,
} from '../../../rules/core/index.ts'
import { heldIn, PLACES_IN } from '../tables/places-in.ts'
import { captured } from './usat-positions.ts'

type AxisArea =
  | 'finland'
  | 'hungary'
  | 'rumania'
  | 'bulgaria'
  | 'turkey'
  | 'finnishBorder'
  | 'bessarabia'
  | 'balticStates'
  | 'palestine'
  | 'transjordan'
  | 'lebanonSyria'
  | 'iraq'
  | 'persia'
  | 'persianBorder'

/** Of land that is fought for, or was, nobody may have said who has it: what the Axis retook of it is counted in hexes. */
const isKnown = (area: 'finnishBorder' | 'bessarabia'): Condition => {
  const isEntered = flag(`${area}.russiaEntered`)
  const isFoughtFor = all(isEntered, chosen(`${area}.borderWar`, 'open'))
  return called('no border war leaves that in doubt', not(any(isFoughtFor, all(not(isEntered), chosen(`${area}.borderWar`, 'over')))))
}

/**
 * The Axis hold a place there, an ally, an associate or one that lets them in included; what Vichy France has of Lebanon-Syria is its own
 * until it joins them (VIC-R(9), VIC-R(10)).
 */
function axisPlaces(area: AxisArea): readonly Condition[] {
  const byPowers = POWERS_OF.axis.flatMap((power) => PLACES_IN[area].map((place) => heldBy(power, place)))
  if (area === 'lebanonSyria')
    return [...byPowers, all(heldBy('vichyFrance', 'lebanonSyria'), standsByRoll('vichyFrance', 'axis', 'associate', 'ally'))]
  const held = PLACES_IN[area].map((place) => holds('axis', place))
  return area === 'finnishBorder' || area === 'bessarabia' ? [...byPowers, all(...held, isKnown(area))] : held
}

/** The Axis hold a hex there; in Baghdad partisans alone hold nothing (USAT-S7x). */
export const axisHexIn = (area: AxisArea): Condition =>
  any(atLeast(1, each(`${area}.axisHexes`)), ...axisPlaces(area), ...(area === 'iraq' ? [captured('baghdad')] : []))

/** Russia holds a hex there by arms. */
export const russianHexIn = (
  country: Exclude<keyof typeof PLACES_IN, 'russia' | Exclude<AxisArea, 'hungary' | 'rumania' | 'bulgaria' | 'turkey'>>,
  places = heldIn,
): Condition => any(atLeast(1, each(`${country}.russianHexes`)), ...places(country, (place) => heldBy('russia', place)))
