import { chance, type ExactChance, NEVER, otherwise } from '../counsel/index.ts'

/** A chance in so many ways out of so many; where dice can no longer be counted on the fingers, also as players say it. */
export interface Share {
  readonly ways: number
  readonly of: number
  /** The ways there were before, out of the same number. */
  readonly was?: number
  readonly said?: string
  readonly saidBefore?: string
}

/** `5/18` as the engine writes it. */
export function chanceFrom(text: string): ExactChance {
  const [above = '0', below = '1'] = text.split('/')
  return chance(BigInt(above), BigInt(below))
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))

/** Three dice at most are said as they are; more are rounded. */
const MOST_WAYS = 216n
/** What a bar is cut into where the dice are too many. */
const FINE = 10_000

const part = ({ of, in: among }: ExactChance): number => Number((of * 1_000_000_000n) / among) / 1_000_000_000

/** Out of how many players reckon; the first that comes near enough is taken. */
const SPOKEN = [2, 3, 4, 5, 6, 8, 9, 10, 12]
const NEAR = 0.012

/** 444 is said as 440, 46656 as 47,000. */
function roughly(number: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return (Math.round(number / unit) * unit).toLocaleString('en-GB')
}

/** `1 in 6`, `about 1 in 12`, `about 11 in 12`. */
export function aboutWords(one: ExactChance): string {
  if (one.of === 0n) return 'never'
  if (one.of === one.in) return 'always'
  const share = part(one)
  const rarely = 1 / Math.min(share, 1 - share)
  if (rarely > 12) {
    const often = share > 0.5
    if (often && rarely > 100) return 'nearly always'
    return often ? `about ${Math.round(rarely) - 1} in ${Math.round(rarely)}` : `about 1 in ${roughly(rarely)}`
  }
  const off = (among: number): number => Math.abs(Math.round(share * among) / among - share)
  const among = SPOKEN.find((number) => off(number) < NEAR) ?? SPOKEN.reduce((best, one) => (off(one) < off(best) ? one : best))
  const ways = Math.round(share * among)
  return `${one.of * BigInt(among) === BigInt(ways) * one.in ? '' : 'about '}${ways} in ${among}`
}

/** Chances of one chart: all out of the same number where dice can still be counted. */
export function sharesOf(chances: readonly ExactChance[], before: readonly ExactChance[] = []): readonly Share[] {
  const common = [...chances, ...before].reduce((so, { in: among }) => (so * among) / divisor(so, among), 6n)
  const isCounted = common <= MOST_WAYS
  const of = isCounted ? Number(common) : FINE
  // However rare, what can come about keeps a way.
  const waysOf = (one: ExactChance): number => Math.max(one.of === 0n ? 0 : 1, Math.round(part(one) * of))
  return chances.map((one, index) => {
    const past = before[index]
    return {
      ways: waysOf(one),
      of,
      ...(past === undefined ? {} : { was: waysOf(past) }),
      ...(isCounted ? {} : { said: aboutWords(one) }),
      ...(isCounted || past === undefined ? {} : { saidBefore: aboutWords(past) }),
    }
  })
}

/** The chance of the one given that the other did not come about. */
export const given = (one: ExactChance, not: ExactChance): ExactChance => {
  const rest = otherwise(not)
  return rest.of === 0n ? NEVER : chance(one.of * rest.in, one.in * rest.of)
}

/** `17%`, beside a chance as players say it. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`
