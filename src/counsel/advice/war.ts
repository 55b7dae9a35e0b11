import type { Worths } from '../../editions/index.ts'
import { type Faction, isMinor, type Minor, type Nation, type Power, type Side, sideOf } from '../../rules/core/index.ts'
import { fold, foresee, type Game, may, offersOf, type Rulebook } from '../../rules/game/index.ts'
import { standingsHeld, worthOf, worthOfStanding } from './worth.ts'

/** A war that may be declared now. */
export interface WarAdvice {
  readonly by: Power
  readonly on: Nation
  /** In BRPs, of all powers that pay; nothing in a book without prices. */
  readonly price: number
  /** What the declaration changes at once, to the side that declares: countries that take sides, and American tension. */
  readonly worth: number
  /** What taking the country would add to that; nothing where it is a power, or the book sets no worth on it. */
  readonly conquest: number | null
}

/** What a country would add to a side that takes it. */
function conquestOf(worths: Worths, after: Game, on: Nation, side: Side): number | null {
  if (!isMinor(on) || worths[on] === undefined) return null
  const taken = worthOfStanding(worths, on, { result: null, conquered: true, conqueredBy: side })
  return taken - worthOfStanding(worths, on, standingsHeld(after.situation)[on])
}

/** The wars that a faction may declare, those that promise most first. What armies win or lose in them is not weighed. */
export function weighWars(book: Rulebook, worths: Worths, view: Game, by: Faction): readonly WarAdvice[] {
  const sign = sideOf(by) === 'axis' ? 1 : -1
  const before = worthOf(book, view.situation, worths)
  return offersOf(book, view, by, 'declare-war')
    .flatMap((order): readonly WarAdvice[] => {
      const [intent] = order.type === 'declare-war' ? order.intents : []
      if (intent === undefined || !may(book, view, order)) return []
      const { events, price } = foresee(book, view, order)
      const after = fold(view, events)
      const on = unitOf(intent)
      const conquest = conquestOf(worths, after, on, sideOf(by))
      return [
        {
          by: intent.by,
          on,
          price: Object.values(price).reduce((sum, brps) => sum + brps, 0),
          worth: sign * (worthOf(book, after.situation, worths) - before),
          conquest: conquest === null ? null : sign * conquest,
        },
      ]
    })
    .toSorted((one, other) => inAll(other) - inAll(one) || one.price - other.price)
}

/** What a war comes to if the country is taken. */
const inAll = ({ worth, conquest }: WarAdvice): number => worth + (conquest ?? 0)

/** Belgium and Luxembourg, declared on as a unit, are one target. */
const unitOf = ({ on }: { readonly on: Nation }): Minor | Nation => (on === 'belgium' || on === 'luxembourg' ? 'belgiumLuxembourg' : on)
