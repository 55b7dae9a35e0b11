import { type Book, type Country, isAtWar, isMet, isOneOf, isPower, type Power, type Situation } from '../../core/index.ts'
import type { Companion, Unit, WarChapter } from './clauses.ts'
import { areFighting, isConquered, masterOf, tieOf } from './target.ts'

/** A declaration of war that a power wants to make. */
export interface Intent {
  readonly by: Power
  readonly on: Power | Country
  /** The other country of a pair, taken with it by one declaration (50.22A, 50.22B). */
  readonly together?: Country
  /** Who is to pay; the declarer if it does not say. */
  readonly payers?: readonly Power[]
}

/** What a declaration comes to in this situation. */
export interface Aim {
  readonly by: Power
  /** Those it names: one, or the two of a pair. */
  readonly named: readonly (Power | Country)[]
  /** The power that holds the country named: the war is with that power (50.23). */
  readonly holder?: Power
  readonly unit?: Unit
  readonly payers: readonly Power[]
  /** Another declaration makes it of itself. */
  readonly isAutomatic?: true
  /** It is part of that other declaration and moves no tension of its own (59.86B). */
  readonly isPart?: true
}

/** Those the declaration is put on record against. */
export const recordedOf = ({ named, holder, unit }: Aim): readonly (Power | Country)[] =>
  holder !== undefined ? [holder] : unit?.as !== undefined ? [unit.as] : named

const unitOf = (book: Book<WarChapter>, { on, together }: Intent): Unit | undefined =>
  book.clauses.war.units.find(
    ({ countries, as }) => on === as || (together !== undefined && [on, together].every((one) => isOneOf(countries, one))),
  )

/** One of a pair that is fought, held or conquered already leaves the other to be declared on alone (R50-64). */
const isOpen = (book: Book<WarChapter>, situation: Situation, by: Power, country: Country): boolean =>
  !areFighting(situation, by, country) && tieOf(book, situation, country)?.is !== 'bound' && !isConquered(situation, country)

function holderOf(book: Book<WarChapter>, situation: Situation, by: Power, country: Country): Power | undefined {
  const master = masterOf(book, situation, country)
  return master === undefined || master === by || isAtWar(situation, by, master) ? undefined : master
}

function aimOf(book: Book<WarChapter>, situation: Situation, intent: Intent): Aim {
  const { by, on, together, payers = [by] } = intent
  if (isPower(on)) return { by, named: together === undefined ? [on] : [on, together], payers }
  const unit = unitOf(book, intent)
  const open = unit?.countries.filter((country) => isOpen(book, situation, by, country)) ?? []
  const named: readonly Country[] =
    unit === undefined ? (together === undefined ? [on] : [on, together]) : open.length === 1 ? open : unit.countries
  const [first] = named
  const holder = first === undefined ? undefined : holderOf(book, situation, by, first)
  return {
    by,
    named,
    ...(holder === undefined ? {} : { holder }),
    ...(unit === undefined || named.length < 2 ? {} : { unit }),
    payers,
  }
}

const ofItself = ({ isOne }: Companion): Pick<Aim, 'isAutomatic' | 'isPart'> => ({
  isAutomatic: true,
  ...(isOne ? { isPart: true as const } : {}),
})

/** All that declarations of a player turn come to, with those that follow of themselves and were not made before. */
export function aimsOf(
  book: Book<WarChapter>,
  situation: Situation,
  intents: readonly Intent[],
  earlier: readonly Aim[] = [],
): readonly Aim[] {
  const aims = intents.map((intent) => aimOf(book, situation, intent))
  const isFor = (aim: Aim, by: Power, on: Power): boolean => aim.by === by && recordedOf(aim).includes(on)
  const isAmong = (by: Power, on: Power): boolean => [...earlier, ...aims].some((aim) => isFor(aim, by, on))
  const companions = book.clauses.war.companions.filter(
    ({ by, on, also, when }) => isAmong(by, on) && !isAtWar(situation, by, also) && isMet(when, situation),
  )
  const followers = companions
    .filter(({ by, also }) => !isAmong(by, also))
    .map((companion): Aim => ({ by: companion.by, named: [companion.also], payers: [companion.by], ...ofItself(companion) }))
  // R50-04: it comes of itself, also where it is named.
  const named = aims.map((aim): Aim => {
    const companion = companions.find(({ by, also }) => isFor(aim, by, also))
    return companion === undefined ? aim : { ...aim, ...ofItself(companion) }
  })
  return [...named, ...followers]
}
