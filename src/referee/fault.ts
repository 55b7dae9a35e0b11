import { FAULTS, type FaultName, FILE_FAULTS } from './words.ts'

type DataOf<Name extends FaultName> = Parameters<(typeof FAULTS)[Name]>[0]

/** Something outside Chancery stands in the way: its message is for the person who started it, with no trace. */
export class RefereeError extends Error {
  readonly fault: FaultName
  /** The system's own name for it, such as `EADDRINUSE`, where it has one. */
  readonly code: string | undefined

  constructor(fault: FaultName, words: string, cause?: unknown) {
    super(words, { cause })
    this.name = 'RefereeError'
    this.fault = fault
    this.code = codeOf(cause)
  }
}

export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { readonly code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : undefined
}

const OUT_OF_REACH: readonly FaultName[] = ['no-database', 'not-recorded', 'perhaps-recorded', 'store-closed']

/** Whether a store failed that may do better in a moment. The same, asked for again under its key, is done once. */
export const isOutOfReach = (error: unknown): error is RefereeError => error instanceof RefereeError && OUT_OF_REACH.includes(error.fault)

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why the system did not do something, for whoever started it. */
export function whyFailed(error: unknown): string {
  const code = codeOf(error)
  return code === undefined ? reasonOf(error) : (FILE_FAULTS[code] ?? code)
}

export function fault<Name extends FaultName>(name: Name, data: DataOf<Name>, cause?: unknown): RefereeError {
  const words: (data: DataOf<Name>) => string = FAULTS[name] as never
  return new RefereeError(name, words(data), cause)
}
