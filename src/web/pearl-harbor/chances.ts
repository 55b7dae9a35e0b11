import { both, chance, type ExactChance, either, NEVER, otherwise } from '../../counsel/index.ts'

/** A chance in so many ways out of so many; told exactly beside, where the figures were rounded. */
export interface Share {
  readonly ways: number
  readonly of: number
  readonly exact?: string
}

/** `5/18` as the engine writes it. */
export function chanceFrom(text: string): ExactChance {
  const [above = '0', below = '1'] = text.split('/')
  return chance(BigInt(above), BigInt(below))
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))

/** Three dice at most are said as they are; more are rounded. */
const MOST_WAYS = 216n
const ROUND = [100, 1000, 10_000, 1_000_000]

const part = ({ of, in: among }: ExactChance): number => Number((of * 1_000_000_000n) / among) / 1_000_000_000

/** Chances of one chart, all out of the same number. */
export function sharesOf(chances: readonly ExactChance[]): readonly Share[] {
  const common = chances.reduce((so, { in: among }) => (so * among) / divisor(so, among), 6n)
  if (common <= MOST_WAYS) return chances.map((one) => ({ ways: Number((one.of * common) / one.in), of: Number(common) }))
  const isFine = (of: number): boolean => chances.every((one) => one.of === 0n || part(one) * of >= 0.5)
  const of = ROUND.find(isFine) ?? 1_000_000
  return chances.map((one) => ({
    ways: Math.round(part(one) * of),
    of,
    ...(one.of === 0n ? {} : { exact: `exactly ${one.of} in ${one.in}` }),
  }))
}

/** That none, one, two … of tries succeed, each with a chance of its own. */
export const successesOf = (tries: readonly ExactChance[]): readonly ExactChance[] =>
  tries.reduce<readonly ExactChance[]>(
    (so, one) =>
      Array.from({ length: so.length + 1 }, (_, count) =>
        either(both(so[count] ?? NEVER, otherwise(one)), both(so[count - 1] ?? NEVER, one)),
      ),
    [chance(1, 1)],
  )

/** The chance of the one given that the other did not come about. */
export const given = (one: ExactChance, not: ExactChance): ExactChance => {
  const rest = otherwise(not)
  return rest.of === 0n ? NEVER : chance(one.of * rest.in, one.in * rest.of)
}
