import type { Dependency } from '../conditions/dependency.ts'
import { mayTurnLand } from '../conditions/territory.ts'
import { isPower } from '../countries.ts'
import type { Declaration, War } from '../situation.ts'

type DeclarationRead = Extract<Dependency, { readonly of: 'declaration' }>

/** Which rows of a list read which wars and declarations, other than wars of whoever holds a place. */
export interface WarReaders {
  /** Those that read wars of two powers and no others. */
  readonly ofPowers: readonly number[]
  readonly ofOthers: readonly number[]
  readonly ofDeclarations: readonly { readonly row: number; readonly read: readonly DeclarationRead[] }[]
}

const isOfPowers = (read: Dependency): boolean => read.of !== 'war' || (isPower(read.one) && isPower(read.other))

export function warReadersIn(reads: readonly (readonly Dependency[])[]): WarReaders {
  const ofPowers: number[] = []
  const ofOthers: number[] = []
  const ofDeclarations: { readonly row: number; readonly read: readonly DeclarationRead[] }[] = []
  for (const [row, found] of reads.entries()) {
    // Whether a power is out of the war hangs on wars of powers.
    if (found.some(({ of }) => of === 'war' || of === 'out-of-war')) (found.every(isOfPowers) ? ofPowers : ofOthers).push(row)
    const read = found.filter((one) => one.of === 'declaration')
    if (read.length > 0) ofDeclarations.push({ row, read })
  }
  return { ofPowers, ofOthers, ofDeclarations }
}

/** What is not in both of two lists, or stands between two such. */
function between<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from++
  let left = 0
  while (left < one.length - from && left < other.length - from && one.at(-1 - left) === other.at(-1 - left)) left++
  return [...one.slice(from, one.length - left), ...other.slice(from, other.length - left)]
}

const NOBODY: readonly number[] = []

/** The rows that read a war which is not the same in both. */
export function readersOfWars({ ofPowers, ofOthers }: WarReaders, one: readonly War[], other: readonly War[]): readonly number[] {
  if (one === other) return NOBODY
  if (ofPowers.length === 0) return ofOthers
  const isOfTwoPowers = between(one, other).some(({ between: [first, second] }) => isPower(first) && isPower(second))
  return isOfTwoPowers ? [...ofPowers, ...ofOthers] : ofOthers
}

/** Whether anybody's land may count otherwise for wars that are not the same in both. */
export const mayTurnLands = (one: readonly War[], other: readonly War[]): boolean => one !== other && between(one, other).some(mayTurnLand)

/** The rows that read a declaration which is not the same in both. */
export function readersOfDeclarations(
  { ofDeclarations }: WarReaders,
  one: readonly Declaration[],
  other: readonly Declaration[],
): readonly number[] {
  if (one === other || ofDeclarations.length === 0) return NOBODY
  const changed = between(one, other)
  const found: number[] = []
  for (const { row, read } of ofDeclarations)
    if (changed.some((declaration) => read.some(({ by, on }) => by.includes(declaration.by) && on.includes(declaration.on))))
      found.push(row)
  return found
}
