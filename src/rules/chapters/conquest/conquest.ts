import {
  type Book,
  type Citation,
  type Country,
  chapterOf,
  factionOf,
  holderOf,
  isNation,
  isPower,
  NATION_NAMES,
  type Place,
  type PlayerTurn,
  type Power,
  playerTurnFollowing,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
  seasonOf,
  type Turn,
} from '../../core/index.ts'

/** What a capital may be asked for. */
export const CAPITAL_PURPOSES = ['conquest', 'supply', 'garrison', 'brps'] as const
export type CapitalPurpose = (typeof CAPITAL_PURPOSES)[number]

/** Two capitals for conquest, one for everything else. */
export interface DoubleCapital {
  readonly country: Country
  readonly all: readonly Place[]
  readonly chief: Place
  readonly conquest: Citation
  readonly both: Citation
  readonly otherwise: Citation
  readonly brps: Citation
  readonly worth: { readonly brps: number; readonly cite: Citation }
}

export interface ConquestClauses {
  /** The capital of each country, as far as the vocabulary has it. */
  readonly capitals: Readonly<Partial<Record<Country, readonly Place[]>>>
  readonly double: readonly DoubleCapital[]
  readonly eachYear: Citation
  readonly prorated: Citation
  readonly loses: Citation
  readonly collects: Citation
}

export interface ConquestChapter {
  readonly changes?: { readonly conquest: ConquestClauses }
}

/** A city of a country and who holds it: its capital, or one of its key cities. */
export interface Held {
  readonly city: string
  readonly holder: string
}

const doubleOf = (book: Book<ConquestChapter>, country: Country): DoubleCapital | undefined =>
  chapterOf(book, 'changes').conquest.double.find((one) => one.country === country)

/** The places that count as a country's capital for a purpose. */
export function capitalsFor(book: Book<ConquestChapter>, country: Country, purpose: CapitalPurpose): readonly Place[] {
  const double = doubleOf(book, country)
  if (double === undefined) return chapterOf(book, 'changes').conquest.capitals[country] ?? []
  return purpose === 'conquest' ? double.all : [double.chief]
}

/** The rule that makes them so. */
export const capitalRule = (book: Book<ConquestChapter>, country: Country, purpose: CapitalPurpose): Citation => {
  const double = doubleOf(book, country)
  const { eachYear } = chapterOf(book, 'changes').conquest
  return double === undefined ? eachYear : purpose === 'conquest' ? double.conquest : purpose === 'brps' ? double.brps : double.otherwise
}

/** Who holds the cities that count, by the facts or, for key cities the vocabulary does not have, as told. */
export const citiesFor = (book: Book<ConquestChapter>, situation: Situation, country: Country, purpose: CapitalPurpose): readonly Held[] =>
  capitalsFor(book, country, purpose).map((place) => ({ city: place, holder: holderOf(situation, place) }))

/** The one power that holds them all; a taker needs every key city (R16-25). */
function holderOfAll(cities: readonly Held[]): Power | undefined {
  const [first] = cities
  return first !== undefined && isPower(first.holder) && cities.every(({ holder }) => holder === first.holder) ? first.holder : undefined
}

const holdsOne = (cities: readonly Held[], power: Power): boolean => cities.some(({ holder }) => holder === power)

const nameOf = (holder: string): string => (isNation(holder) ? NATION_NAMES[holder] : holder)

/** Held by the attacker or by a partner of its faction. */
const isHeldFor = (holder: string, by: Power): boolean =>
  holder === by || (isPower(holder) && factionOf(holder) !== undefined && factionOf(holder) === factionOf(by))

/** Why a country is not conquered by a power: each city it lacks. */
export function whyNotConquered(book: Book<ConquestChapter>, country: Country, by: Power, cities: readonly Held[]): readonly Refusal[] {
  const cite = capitalRule(book, country, 'conquest')
  const double = doubleOf(book, country)
  return cities
    .filter(({ holder }) => !isHeldFor(holder, by))
    .flatMap(({ city, holder }) => [
      refuse('not-held', `${city} is held by ${nameOf(holder)}`, cite, { city, holder }),
      ...(double === undefined ? [] : [refuse('both-needed', `${city} is a capital too; both must fall`, double.both, { city, holder })]),
    ])
}

/** What a power receives of a country, and when. */
export interface Income {
  readonly to: Power | undefined
  readonly brps: number
  readonly cite: Citation
  readonly ruling?: string
}

/** At a year start the holder of the capital, or of all key cities, has the printed BRPs; Spain's follow Madrid (R16-26). */
export function yearStartIncome(book: Book<ConquestChapter>, situation: Situation, country: Country, cities: readonly Held[]): Income {
  const double = doubleOf(book, country)
  const { eachYear } = chapterOf(book, 'changes').conquest
  const to = holderOfAll(cities)
  const brps = Number(situation.facts[`${country}.brpValue`] ?? double?.worth.brps ?? 0)
  return {
    to,
    brps: to === undefined ? 0 : brps,
    cite: double?.brps ?? eachYear,
    ...(double === undefined ? {} : { ruling: 'R16-26' }),
  }
}

/** In its next turn a conqueror has the prorated BRPs besides, unless it conquered in a winter turn. The number is reported (R16-36). */
export function proratedIncome(
  book: Book<ConquestChapter>,
  conqueror: Power,
  conquest: PlayerTurn,
  prorated: number,
): Income & { readonly at?: PlayerTurn } {
  const { prorated: cite } = chapterOf(book, 'changes').conquest
  if (seasonOf(conquest.turn) === 'winter') return { to: undefined, brps: 0, cite }
  const at = playerTurnFollowing(conquest, SIDE_OF[conqueror])
  return { to: conqueror, brps: prorated, cite, ruling: 'R16-36', ...(at === undefined ? {} : { at }) }
}

/** The one turn to recapture: who must hold what, by when, and what becomes of the prorated BRPs. */
export interface Recapture {
  /** The old holder's last chance: the end of the combat phase of this player turn. */
  readonly deadline: PlayerTurn | undefined
  /** The taker collects at the start of this player turn. */
  readonly collection: PlayerTurn | undefined
  readonly loses: Income
  readonly collects: Income
}

/** The capital or key cities of a country whose BRPs one power has had fell to another; `now` says who holds them when it counts. */
export function recapture(
  book: Book<ConquestChapter>,
  { had, taker, taken, prorated }: { had: Power; taker: Power; taken: { turn: Turn }; prorated: number },
  now: readonly Held[],
): Recapture {
  const { loses, collects } = chapterOf(book, 'changes').conquest
  const moment: PlayerTurn = { turn: taken.turn, side: SIDE_OF[taker] }
  const isBack = holdsOne(now, had)
  const isKept = holderOfAll(now) === taker
  const deadline = playerTurnFollowing(moment, SIDE_OF[had])
  const collection = playerTurnFollowing(moment, SIDE_OF[taker])
  // 83.31A-b: nothing is left of the year; the year start pays whoever holds it then.
  if (seasonOf(taken.turn) === 'winter')
    return {
      deadline,
      collection,
      loses: { to: had, brps: 0, cite: loses, ruling: 'R16-37' },
      collects: { to: undefined, brps: 0, cite: collects, ruling: 'R16-37' },
    }
  return {
    deadline,
    collection,
    loses: { to: had, brps: isBack ? 0 : -prorated, cite: loses, ruling: 'R16-25' },
    collects: { to: isKept ? taker : undefined, brps: isKept ? prorated : 0, cite: collects, ruling: 'R16-25' },
  }
}
