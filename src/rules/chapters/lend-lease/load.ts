import { type Book, chapterOf, type Step, step, type Working } from '../../core/index.ts'
import { CARGOES, type Cargo, type CargoRate, type LendLeaseChapter } from './clauses.ts'

export type Load = Readonly<Partial<Record<Cargo, number>>>

export const CARGO_NAMES: Readonly<Record<Cargo, string>> = {
  supply: 'PPs of supply',
  economic: 'PPs of economic aid',
  equipment: 'units of equipment',
  light: 'units of light equipment',
  transports: 'transports',
  dd: 'DDs',
  cve: 'CVEs',
  oil: 'units of oil',
}

/** What it is, however it is counted: `oil`, `economic aid`. */
export const cargoName = (cargo: Cargo): string => CARGO_NAMES[cargo].replace(/^(PPs|units) of /, '')

/** `2 DDs`, `1 unit of oil`. */
const cargoWords = (cargo: Cargo, amount: number): string =>
  `${amount} ${amount === 1 ? CARGO_NAMES[cargo].replace(/^(\w+)s\b/, '$1') : CARGO_NAMES[cargo]}`

/** What is in a load, in the order of the rules. */
export const cargoesIn = (load: Load): readonly Cargo[] => CARGOES.filter((cargo) => (load[cargo] ?? 0) > 0)

/** Where all of a load starts, if not with its sender. */
export function originOf(book: Book<LendLeaseChapter>, load: Load): NonNullable<CargoRate['origin']> | undefined {
  const { rates } = chapterOf(book, 'lendLease')
  const [first, ...others] = cargoesIn(load).map((cargo) => rates[cargo].origin)
  return others.every((origin) => origin?.name === first?.name) ? first : undefined
}

/** The lend-lease units of a load, one step to a cargo. Parts of a unit stay parts: no rounding is given (RC-64). */
export function unitsOf(book: Book<LendLeaseChapter>, load: Load): Working {
  const { rates, parts } = chapterOf(book, 'lendLease')
  // In hundredths, so that parts add up exactly.
  const hundredths = (cargo: Cargo): number => Math.round((100 * rates[cargo].units * (load[cargo] ?? 0)) / rates[cargo].of)
  const cargoes = cargoesIn(load)
  const steps: readonly Step[] = cargoes.map((cargo) => {
    const { of, units, cite } = rates[cargo]
    const each = of > 1 ? `${of} to a unit` : units === 1 ? 'one unit each' : `${units} units each`
    const amount = hundredths(cargo) / 100
    return step(cargo, amount, `${cargoWords(cargo, load[cargo] ?? 0)}, ${each}`, cite, Number.isInteger(amount) ? undefined : parts.rule)
  })
  return { steps, value: cargoes.reduce((sum, cargo) => sum + hundredths(cargo), 0) / 100 }
}
