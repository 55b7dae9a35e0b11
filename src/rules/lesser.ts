import type { Minor } from './countries.ts'
import type { Side } from './powers.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import type { Situation } from './situation.ts'
import { BONDS, bondOf, type Policy, type Standing, sideFavoured } from './standing.ts'
import type { Band } from './table.ts'
import { targetName } from './targets.ts'

/** How far a result lies from the one that favours nobody, in steps along the printed list. */
function rungsFromNeutral(bands: readonly Band[], band: Band): number {
  const neutral = bands.findIndex((one) => one.favours === 'nobody')
  return bands.indexOf(band) - neutral
}

/** The result rolled and those below it on the favoured side's ladder, down to the one that favours nobody (49.53). */
export function ladderFrom(bands: readonly Band[], rolled: Band): readonly Band[] {
  if (rolled.favours === 'nobody') return [rolled]
  const top = rungsFromNeutral(bands, rolled)
  return bands
    .filter((band) => {
      const rung = rungsFromNeutral(bands, band)
      return top > 0 ? rung >= 0 && rung <= top : rung <= 0 && rung >= top
    })
    .sort((one, other) => Math.abs(rungsFromNeutral(bands, other)) - Math.abs(rungsFromNeutral(bands, one)))
}

const rungOf = (result: Policy): number => BONDS.indexOf(bondOf(result))

/** A Sweden that still waits on Finland is no ally or associate yet (R49-66). */
const isBound = (standing: Standing, side: Side): boolean =>
  standing.result !== null &&
  !standing.conquered &&
  !standing.waiting &&
  sideFavoured(standing.result) === side &&
  ['ally', 'associate'].includes(bondOf(standing.result))

/** A result that ends an alliance or association, or sets up a lesser bond in its place. */
function endsBond(standing: Standing, band: Band, side: Side): boolean {
  if (standing.result === null || !isBound(standing, side)) return false
  if (band.effects.some((effect) => effect.is === 'end' && effect.side === side)) return true
  return band.policy !== undefined && sideFavoured(band.policy) === side && rungOf(band.policy) < rungOf(standing.result)
}

/** What the favoured side may make of a roll, with why not for those it may not. */
export function lesserResults(
  book: Rulebook,
  situation: Situation,
  minor: Minor,
  rolled: Band,
): readonly { readonly band: Band; readonly refusals: readonly Refusal[] }[] {
  const bands = book.tables[minor]?.bands ?? []
  const side = rolled.favours
  if (side === 'nobody') return [{ band: rolled, refusals: [] }]
  return ladderFrom(bands, rolled).map((band) => ({
    band,
    refusals:
      band !== rolled && endsBond(situation.standings[minor], band, side)
        ? [
            refuse(
              'ends-the-bond',
              `${targetName(minor)}: a lesser ${band.id} would end its alliance or association`,
              book.clauses.lesserKeepsBond,
              {
                target: minor,
                result: band.id,
              },
            ),
          ]
        : [],
  }))
}

/** What is taken if nobody chooses: the roll itself, unless it would cost the favoured side an ally or associate (R49-25). */
export function resultByDefault(book: Rulebook, situation: Situation, minor: Minor, rolled: Band): Band {
  const side = rolled.favours
  if (side === 'nobody' || !endsBond(situation.standings[minor], rolled, side)) return rolled
  const keeping = lesserResults(book, situation, minor, rolled).find(
    ({ band, refusals }) => refusals.length === 0 && !endsBond(situation.standings[minor], band, side),
  )
  return keeping?.band ?? rolled
}

/** Every rule that a choice of result breaks. */
export function whyNotTake(book: Rulebook, situation: Situation, minor: Minor, rolled: Band, wanted: string): readonly Refusal[] {
  const choice = lesserResults(book, situation, minor, rolled).find(({ band }) => band.id === wanted)
  if (choice !== undefined) return choice.refusals
  const may = ladderFrom(book.tables[minor]?.bands ?? [], rolled).map((band) => band.id)
  return [
    refuse(
      'not-a-lesser-result',
      `${targetName(minor)}: after a ${rolled.id} the choice is ${may.join(', ')}, not ${wanted}`,
      book.clauses.lesser,
      {
        target: minor,
        rolled: rolled.id,
        wanted,
      },
    ),
  ]
}
