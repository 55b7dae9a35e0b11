import { landName, type PartisanClock, type PartisanLand, type PartisanRow } from '../../../rules/chapters/partisans/index.ts'
import { UNTABLED_NATIONS } from '../../../rules/chapters/statuses/index.ts'
import {
  all,
  always,
  any,
  type Condition,
  called,
  chosen,
  type DateFact,
  everAtWar,
  flag,
  happened,
  heldBy,
  holds,
  isFactId,
  isMinor,
  isOneOf,
  type Minor,
  NATION_NAMES,
  not,
  type Place,
  type Power,
  ruled,
  type Side,
  stands,
  withVerb,
} from '../../../rules/core/index.ts'
import { ALLIED_CAMP, AXIS } from '../positions.ts'

/** What calls partisans up, and from when their year starts are counted. */
export type Origin = Pick<PartisanRow, 'when' | 'clocks' | 'ruling'>

const since = (...facts: readonly DateFact[]): readonly PartisanClock[] => [
  { when: always, from: facts.map((fact) => ({ is: 'fact', fact })) },
]

/** `greece.occupiedSince`: every land that may lie under an occupation. */
type OccupiedSince = Extract<DateFact, `${string}.occupiedSince`>
const PLURAL: readonly PartisanLand[] = ['netherlands', 'philippines', 'homeIslands']
function isOccupied(fact: OccupiedSince, found: Condition = happened(fact)): Condition {
  const land = fact.slice(0, -'.occupiedSince'.length) as PartisanLand
  return called(`${landName(land)} ${PLURAL.includes(land) ? 'are' : 'is'} occupied`, found)
}

/** Cities whose fall tells of an occupation, where only one side's is meant. */
const TELLING: Readonly<Partial<Record<OccupiedSince, { readonly by: Occupier; readonly city: Place }>>> = {
  'france.occupiedSince': { by: 'axis', city: 'paris' },
  'britain.occupiedSince': { by: 'axis', city: 'london' },
  'germany.occupiedSince': { by: 'allies', city: 'berlin' },
  'westernPoland.occupiedSince': { by: 'axis', city: 'warsaw' },
}

type Occupier = 'axis' | 'allies' | 'japan'
const POWERS_FOR: Readonly<Record<Occupier, readonly Power[]>> = { axis: AXIS, allies: ALLIED_CAMP, japan: ['japan'] }

/** A power of that side is in the city, not a friend of it at home. */
const isTaken = (by: Occupier, city: Place): Condition => any(...POWERS_FOR[by].map((power) => heldBy(power, city)))

/**
 * A land under occupation now; where it could be either side's, the holder of its capital tells. With an enemy in the city and no date it
 * is occupied all the same, but since when is not reported and its divisions stay out of the sum.
 */
export function occupied(fact: OccupiedSince, by?: Occupier, capital?: Place): Origin {
  const telling = by === undefined || capital === undefined ? TELLING[fact] : { by, city: capital }
  // A friend's city under the power it fights beside is no occupied one.
  const strange = by === 'axis' || by === 'allies' ? isFriend(fact.slice(0, -'.occupiedSince'.length), by).map(not) : []
  const undated = telling === undefined ? [] : [all(isTaken(telling.by, telling.city), ...strange)]
  return {
    when:
      by === undefined || capital === undefined
        ? isOccupied(fact, any(happened(fact), ...undated))
        : all(isOccupied(fact, any(happened(fact), ...undated)), holds(by, capital)),
    clocks: since(fact),
  }
}

/** Lands that may be occupied or a nation's own: reported as the one, they are not the other. */
const freeOf = (minor: Minor): readonly Condition[] => {
  const fact = `${minor}.occupiedSince`
  return isDated(fact) ? [called(`no other occupation of ${NATION_NAMES[minor]} is reported`, not(happened(fact)))] : []
}

const isDated = (fact: string): fact is OccupiedSince => isFactId(fact)

/** It fights on that side, or by the other answer of RC-61 lets its forces in. */
function isSiding(minor: Minor, side: Side): Condition {
  const whose = side === 'axis' ? 'the Axis' : 'the Allies'
  return any(
    called(`${withVerb(minor, 'is')} a Co-Belligerent or Minor Ally of ${whose}`, stands(minor, side, 'associate', 'ally')),
    called(
      `${withVerb(minor, 'is')} in Military Cooperation with ${whose}`,
      all(ruled('RC-61', 'cooperating'), stands(minor, side, 'hexes')),
    ),
  )
}

/** The same of a nation with a diplomatic table or without one; other lands have no side of their own. */
function isFriend(land: string, side: 'axis' | 'allies'): readonly Condition[] {
  if (isMinor(land)) return [isSiding(land, side)]
  if (!isOneOf(UNTABLED_NATIONS, land)) return []
  const friends = side === 'axis' ? (['axis'] as const) : (['westernAllies', 'russia'] as const)
  return [all(chosen(`${land}.status`, 'coBelligerent', 'ally'), chosen(`${land}.favours`, ...friends))]
}

/** What a nation on that side calls up. */
export function siding(minor: Minor, side: Side): Origin {
  return {
    when: all(...freeOf(minor), isSiding(minor, side)),
    clocks: [{ when: always, from: [{ is: 'standing', minor }] }],
    ruling: 'RC-61',
  }
}

/** With an Ally in the Paris of a France that fell it was liberated, reported or not. */
const wasParisFreed = called(
  'Paris was liberated',
  any(happened('paris.liberated'), all(flag('france.fallen'), isTaken('allies', 'paris'))),
)

/** Denmark and the Netherlands: nothing before Paris is free, and the clock starts then (RC-24). */
export const onceParisIsFree = (fact: OccupiedSince, capital: Place): Origin => ({
  when: all(occupied(fact, 'axis', capital).when, wasParisFreed, holds('allies', 'paris')),
  clocks: [
    {
      when: ruled('RC-24', 'from-liberation'),
      from: [
        { is: 'fact', fact },
        { is: 'fact', fact: 'paris.liberated' },
      ],
    },
    { when: ruled('RC-24', 'from-occupation'), from: [{ is: 'fact', fact }] },
  ],
  ruling: 'RC-24',
})

/** The same origin with something more that must be so. */
export const also = ({ when, ...origin }: Origin, ...more: readonly Condition[]): Origin => ({ ...origin, when: all(when, ...more) })

/** 3.4.3.7a: Russia is or has been at war with the Axis, whatever it signed since. */
const hasRussiaFought = called(
  'Russia is or has been at war with the Axis',
  any(everAtWar('germany', 'russia'), everAtWar('italy', 'russia')),
)

/** Communists in Europe wait for that; a host may count their year starts from it too (RC-62). */
export const afterRussianWar = (origin: Origin): Origin => ({
  ...also(origin, hasRussiaFought),
  clocks: origin.clocks.flatMap(({ from }) => [
    { when: ruled('RC-62', 'from-condition'), from },
    { when: ruled('RC-62', 'from-war'), from: [...from, { is: 'war', of: ['germany', 'italy'], with: 'russia' } as const] },
  ]),
})
