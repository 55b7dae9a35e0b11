/** A chance as a fraction of whole numbers, so that nothing is lost on the way. */
export interface ExactChance {
  readonly of: bigint
  readonly in: bigint
}

const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other))

export function chance(of: bigint | number, among: bigint | number): ExactChance {
  const [above, below] = [BigInt(of), BigInt(among)]
  const divisor = divisorOf(above, below)
  return divisor === 0n ? { of: 0n, in: 1n } : { of: above / divisor, in: below / divisor }
}

export const NEVER: ExactChance = { of: 0n, in: 1n }
export const CERTAIN: ExactChance = { of: 1n, in: 1n }

export const either = (one: ExactChance, other: ExactChance): ExactChance =>
  chance(one.of * other.in + other.of * one.in, one.in * other.in)
export const both = (one: ExactChance, other: ExactChance): ExactChance => chance(one.of * other.of, one.in * other.in)
export const otherwise = ({ of, in: among }: ExactChance): ExactChance => chance(among - of, among)

/** How likely it is that none, one, two … of these tries succeed, each with a chance of its own. */
export const successesOf = (tries: readonly ExactChance[]): readonly ExactChance[] =>
  tries.reduce<readonly ExactChance[]>(
    (so, one) =>
      Array.from({ length: so.length + 1 }, (_, count) =>
        either(both(so[count] ?? NEVER, otherwise(one)), both(so[count - 1] ?? NEVER, one)),
      ),
    [CERTAIN],
  )

/** The same for so many tries that are all alike. */
export const successes = (tries: number, each: ExactChance): readonly ExactChance[] =>
  successesOf(Array.from({ length: tries }, () => each))

/** `5/18`, `1`, `0`: in lowest terms. */
export const chanceText = ({ of, in: among }: ExactChance): string => (among === 1n ? `${of}` : `${of}/${among}`)
