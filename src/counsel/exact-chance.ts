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

const power = (one: ExactChance, times: number): ExactChance =>
  Array.from({ length: times }).reduce<ExactChance>((so) => both(so, one), CERTAIN)

/** Ways to pick so many out of so many. */
const ways = (many: number, some: number): bigint =>
  Array.from({ length: some }).reduce<bigint>((so, _, index) => (so * BigInt(many - index)) / BigInt(index + 1), 1n)

/** How likely it is that none, one, two … of so many tries succeed. */
export const successes = (tries: number, each: ExactChance): readonly ExactChance[] =>
  Array.from({ length: tries + 1 }, (_, some) => {
    const one = both(power(each, some), power(otherwise(each), tries - some))
    return chance(one.of * ways(tries, some), one.in)
  })

/** `5/18`, `1`, `0`: in lowest terms. */
export const chanceText = ({ of, in: among }: ExactChance): string => (among === 1n ? `${of}` : `${of}/${among}`)
