import {
  type Bond,
  bondOf,
  CAPITALS,
  type FactId,
  factionOf,
  holderOf,
  isConqueredByCapital,
  MINORS,
  type Minor,
  mapEach,
  NATION_NAMES,
  PLACES,
  type Place,
  placeHeldFor,
  type Situation,
  sideFavoured,
  surrenderedConqueror,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { CHARTS, type ChartId } from './charts.ts'

/** A region of the map: the countries it may stand for, the narrowest first, and the place whose holder has it. */
export interface Land {
  readonly targets: readonly Minor[]
  readonly seat?: Place
  readonly name: string
  /** Once this is so, it is no longer a power's own soil. */
  readonly freed?: FactId
}

const land = (name: string, seat?: Place, ...targets: readonly Minor[]): Land => ({
  name,
  targets,
  ...(seat === undefined ? {} : { seat }),
})
/** Countries that a narrower one was a part of. */
const WIDER: Readonly<Partial<Record<Minor, Minor>>> = { serbia: 'yugoslavia', croatia: 'yugoslavia' }

const minor = (target: Minor): Land => {
  const [seat] = CAPITALS[target]
  const wider = WIDER[target]
  return land(NATION_NAMES[target], seat, target, ...(wider === undefined ? [] : [wider]))
}

/** Land in Europe that is no country with a table, or only a part of one. */
const EUROPE_BESIDE: Readonly<Record<string, Land>> = {
  germany: land('Germany', 'berlin'),
  easternPoland: land('eastern Poland', 'easternPoland', 'poland'),
  balticStates: land('Baltic States', 'riga'),
  denmark: land('Denmark', 'copenhagen'),
  netherlands: land('Netherlands', 'theHague'),
  switzerland: land('Switzerland'),
  france: land('France', 'paris'),
  corsica: land('Corsica', 'corsica'),
  portugal: land('Portugal', 'lisbon'),
  britain: land('Britain', 'london'),
  ulster: land('Ulster', 'ulster'),
  italy: land('Italy', 'rome'),
  sicily: land('Sicily', 'sicily'),
  slovenia: land('Slovenia', 'belgrade', 'yugoslavia'),
  bessarabia: land('Bessarabia', 'bessarabia', 'rumania'),
  crete: land('Crete', 'crete', 'greece'),
  russia: land('Russia', 'moscow'),
  cyprus: land('Cyprus', 'cyprus'),
  malta: land('Malta', 'malta'),
  lebanonSyria: land('Lebanon-Syria', 'lebanonSyria'),
  palestine: land('Palestine', 'palestine'),
  transjordan: land('Transjordan', 'transjordan'),
  iraq: land('Iraq', 'baghdad'),
  persia: land('Persia', 'teheran'),
  kuwait: land('Kuwait', 'kuwait'),
  saudiArabia: land('Saudi Arabia', 'saudiArabia'),
  egypt: land('Egypt', 'egypt'),
  libya: land('Libya', 'libya'),
  tunisia: land('Tunisia', 'tunisia'),
  algeria: land('Algeria', 'algeria'),
  morocco: land('Morocco', 'morocco'),
}

const EUROPE: Readonly<Record<string, Land>> = {
  ...EUROPE_BESIDE,
  ...mapEach(
    MINORS.filter((one) => one in CHARTS.europe.regions),
    (one) => minor(one),
  ),
  vichyFrance: { ...minor('vichyFrance'), freed: 'france.fallen' },
}

const PACIFIC: Readonly<Record<string, Land>> = {
  japan: land('Japan', 'tokyo'),
  korea: land('Korea', 'seoul'),
  formosa: land('Formosa', 'taipei'),
  manchuria: land('Manchuria', 'harbin'),
  china: land('China', 'chungking'),
  mongolia: land('Mongolia'),
  russia: land('Russia', 'irkutsk'),
  indochina: land('Indochina', 'indochina'),
  thailand: land('Thailand', 'bangkok'),
  burma: land('Burma', 'burma'),
  malaya: land('Malaya', 'malaya'),
  brunei: land('Brunei', 'brunei'),
  dutchEastIndies: land('Dutch East Indies', 'batavia'),
  philippines: land('Philippines', 'manila'),
  newGuinea: land('New Guinea', 'newGuinea'),
  australia: land('Australia', 'australia'),
  india: land('India', 'delhi'),
  us: land('U.S.', 'pearlHarbor'),
  others: land(''),
}

export const LANDS: Readonly<Record<ChartId, Readonly<Record<string, Land>>>> = { europe: EUROPE, pacific: PACIFIC }

export const CAMPS = ['axis', 'westernAllies', 'russia', 'japan', 'china'] as const
export type Camp = (typeof CAMPS)[number]

/** `own`: a power's soil, or what counts with it; `held`: an enemy has its seat; the rest is what a country has granted. */
export type Hold = Bond | 'own' | 'held' | 'none'

/** How a region is painted: whose, and how firmly. */
export interface Tint {
  readonly camp: Camp | undefined
  readonly hold: Hold
}

/** For whom a place counts now, as the rules read it. */
export const campAt = (situation: Situation, place: Place): Camp | undefined => placeHeldFor(place, situation)

const NOBODYS: Tint = { camp: undefined, hold: 'none' }

/** How a country stands that has a table. */
export function tintOfTarget(situation: Situation, target: Minor): Tint {
  const { result, with: partner, conquered } = situation.standings[target]
  const [seat] = CAPITALS[target]
  if (surrenderedConqueror(situation, target) !== undefined) return NOBODYS
  if (conquered || isConqueredByCapital(situation, target))
    return { camp: seat === undefined ? undefined : campAt(situation, seat), hold: 'held' }
  if (result === null) return NOBODYS
  const faction = partner === null ? undefined : factionOf(partner)
  return { camp: faction ?? (sideFavoured(result) === 'axis' ? 'axis' : 'westernAllies'), hold: bondOf(result, target) }
}

const stands = ({ standings }: Situation, target: Minor): boolean =>
  standings[target].result !== null || standings[target].conquered === true

/** The country a region stands for in this book: the narrowest that stands somewhere, or the widest there is. */
export function targetOf(book: Rulebook, situation: Situation, { targets }: Land): Minor | undefined {
  const own = targets.filter((target) => (book.tables[target]?.bands.length ?? 0) > 0)
  return own.find((target) => stands(situation, target)) ?? own.at(-1)
}

/** Soil of a country without a standing of its own: whose it is goes by the holder of its seat. */
function tintOfSeat(situation: Situation, seat: Place): Tint {
  const camp = campAt(situation, seat)
  if (camp === undefined) return NOBODYS
  const holder = holderOf(situation, seat)
  return { camp, hold: holder === PLACES[seat].country ? 'own' : 'held' }
}

export function tintOf(book: Rulebook, situation: Situation, one: Land): Tint {
  const { seat, freed } = one
  const target = targetOf(book, situation, one)
  // A part with a holder of its own, such as Bessarabia, is painted as the rest of its country until somebody else takes it.
  const isPart = seat !== undefined && target !== undefined && !CAPITALS[target].includes(seat)
  if (isPart && holderOf(situation, seat) !== PLACES[seat].country) return tintOfSeat(situation, seat)
  const tint = target === undefined ? NOBODYS : tintOfTarget(situation, target)
  if (tint.hold !== 'none' || seat === undefined || (freed !== undefined && situation.facts[freed] === true)) return tint
  return tintOfSeat(situation, seat)
}
