/** What was found: as `--json` gives it, and as it is told otherwise. */
export interface Found {
  readonly found: object
  readonly told: readonly string[]
}

/** Something that is timed under a name. */
export type Measure = () => Promise<Found>

export const measure =
  <T extends object>(run: () => T | Promise<T>, told: (found: T) => readonly string[]): Measure =>
  async () => {
    const found = await run()
    return { found, told: told(found) }
  }

export const micro = (time: number): string => `${time.toFixed(2).padStart(12)} µs`
export const milli = (time: number): string => `${time.toFixed(2).padStart(12)} ms`
export const times = (time: number, baseline: number): string => `  ${(time / baseline).toFixed(2)} times`
