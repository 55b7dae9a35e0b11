import { both, chance, type ExactChance, either, NEVER, otherwise } from '../../counsel/index.ts'

/** A chance in so many ways out of so many; told exactly beside, where the figures were rounded. */
export interface Share {
  readonly ways: number
  readonly of: number
  /** The ways there were before, out of the same number. */
  readonly was?: number
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
/** Beyond this nobody reads the exact figures. */
const MOST_TOLD = 99_999n

const part = ({ of, in: among }: ExactChance): number => Number((of * 1_000_000_000n) / among) / 1_000_000_000

/** In hundredths; what is rarer as one in so many. Only what is certain is a hundred in a hundred. */
function rounded(one: ExactChance): Share {
  const of = part(one)
  if (one.of === 0n || one.of === one.in) return { ways: one.of === 0n ? 0 : 100, of: 100 }
  const told = one.in <= MOST_TOLD ? { exact: `exactly ${one.of} in ${one.in}` } : {}
  return of < 0.005
    ? { ways: 1, of: Number((one.in + one.of / 2n) / one.of), ...told }
    : { ways: Math.min(99, Math.round(of * 100)), of: 100, ...told }
}

/** Chances of one chart: all out of the same number where dice can still be counted. */
export function sharesOf(chances: readonly ExactChance[], before: readonly ExactChance[] = []): readonly Share[] {
  const common = [...chances, ...before].reduce((so, { in: among }) => (so * among) / divisor(so, among), 6n)
  const isCounted = common <= MOST_WAYS
  return chances.map((one, index) => {
    const share = isCounted ? { ways: Number((one.of * common) / one.in), of: Number(common) } : rounded(one)
    const past = before[index]
    return past === undefined ? share : { ...share, was: Math.round(part(past) * share.of) }
  })
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
