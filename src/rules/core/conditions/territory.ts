import { mapEach, mapInside } from '../names.ts'
import { COUNTRIES, type Country, isMinor, isPower, type Minor, type Nation } from '../nations/countries.ts'
import { type Faction, factionOf, isFaction, POWERS, POWERS_OF } from '../nations/powers.ts'
import type { Place } from '../places/places.ts'
import { holderOf } from '../situation/reported.ts'
import { isAtWar, type Situation } from '../situation/situation.ts'
import { type Bond, bondOf, partnerOf, type Standing } from '../situation/standing.ts'

/** For whom a country’s own land counts, where a book does not put an attacked country with its aggressor’s enemies at once. */
export interface Territory {
  readonly victims?: 'stand-alone'
  /** Countries that have a friend from the start, until something else is told of them. */
  readonly friends?: readonly (readonly [Country, Faction | 'japan'])[]
}

/** Who may be meant by "the Axis hold" or "the Allies declared". */
export type Party = HeldFor | 'allies'

/** Whose a place may count as. */
export type HeldFor = Faction | 'japan' | 'china'

const COMMONWEALTH: readonly Nation[] = ['australia', 'canada', 'india', 'southAfrica', 'freeFrance']

const OPEN: readonly Bond[] = ['hexes', 'associate', 'ally']

const isOpen = ({ result, conquered }: Standing, minor: Minor): boolean =>
  result !== null && !conquered && OPEN.includes(bondOf(result, minor))

/** Germany or Italy fights it, and a Western Ally fights that power: one that a neutral attacks fights alone. */
const isAttackedByEnemy = (nation: Nation, situation: Situation): boolean =>
  (['germany', 'italy'] as const).some(
    (aggressor) => isAtWar(situation, aggressor, nation) && POWERS_OF.westernAllies.some((power) => isAtWar(situation, power, aggressor)),
  )

/** Statuses under which the land of a country without a table counts for its friend (RC-35). */
const SHARED: readonly unknown[] = ['military', 'coBelligerent', 'ally']

/** What is told of each country: its names put together once, for they are asked with every place that it holds. */
const TOLD_OF = mapEach(COUNTRIES, (country) => ({
  conquered: `${country}.conquered`,
  status: `${country}.status`,
  favours: `${country}.favours`,
}))

/** A victim stands alone until help has come: what is told of it decides, and otherwise the friend it began with (3.5.2.3b, RC-35). */
function friendOf(country: Country, { facts, standings }: Situation, friends: Territory['friends'] = []): HeldFor | undefined {
  const begun = friends.find(([one]) => one === country)?.[1]
  if (isMinor(country)) return standings[country].conquered || standings[country].result !== null ? undefined : begun
  const told = TOLD_OF[country]
  if (facts[told.conquered] === true) return undefined
  const status = facts[told.status] ?? 'asAtStart'
  if (status === 'asAtStart') return begun
  const friend = facts[told.favours]
  return SHARED.includes(status) && (friend === 'japan' || isFaction(friend)) ? friend : undefined
}

/** Of Belgium and Luxembourg, attacked one by one or one alone, the one that nobody attacked is still neutral (50.22A). */
export function sparedHalf({ facts, standings }: Situation): 'belgium' | 'luxembourg' | undefined {
  const [isBelgiumAttacked, isLuxembourgAttacked] = [facts['belgium.attacked'] === true, facts['luxembourg.attacked'] === true]
  if (standings.belgiumLuxembourg.attacked !== true || isBelgiumAttacked === isLuxembourgAttacked) return undefined
  return isBelgiumAttacked ? 'luxembourg' : 'belgium'
}

const ownParties: ReadonlyMap<string, HeldFor | undefined> = new Map<string, HeldFor | undefined>([
  ...POWERS.map((power) => [power, power === 'japan' || power === 'china' ? power : factionOf(power)] as const),
  ...COMMONWEALTH.map((nation) => [nation, 'westernAllies'] as const),
])

/** For whom the land of a power or of the Commonwealth always counts; nothing for a country that may turn either way. */
export const ownParty = (nation: string): HeldFor | undefined => ownParties.get(nation)

/** For whom a nation's own territory counts: its alliance, its association or the control of its hexes decides (R49-62). */
export function heldFor(nation: Nation, situation: Situation, { victims, friends }: Territory = {}): HeldFor | undefined {
  const own = ownParty(nation)
  if (own !== undefined || isPower(nation)) return own
  const country = nation === 'belgium' || nation === 'luxembourg' ? 'belgiumLuxembourg' : nation
  if (country === 'belgiumLuxembourg' && nation === sparedHalf(situation)) return undefined
  if (isMinor(country) && isOpen(situation.standings[country], country)) return partnerOf(situation.standings[country])
  if (victims === 'stand-alone') return friendOf(country, situation, friends)
  return [nation, country].some((name) => isAttackedByEnemy(name, situation)) ? 'westernAllies' : undefined
}

/** For whom a place counts now; for nobody's side while nobody, or a country that stands alone, has it. */
export function placeHeldFor(place: Place, situation: Situation, territory?: Territory): HeldFor | undefined {
  const holder = holderOf(situation, place)
  return holder === 'nobody' ? undefined : heldFor(holder, situation, territory)
}

/** Whether somebody is of the party that is meant. */
export const isOfParty = (who: HeldFor | undefined, party: Party): boolean =>
  party === 'allies' ? who === 'westernAllies' || who === 'russia' : who === party

/** Every question of who holds a place, however deep in the data, is asked as the book reads territory. */
export function onTerritory<T>(data: T, territory: Territory): T {
  if (territory.victims === undefined || typeof data !== 'object' || data === null) return data
  return mapInside(data, (value) => onTerritory(value, territory), 'is' in data && data.is === 'holds' ? territory : undefined)
}
