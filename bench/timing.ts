/** How long the timings take, in seconds of processor time each. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5)

/** Milliseconds of processor time that this process has had, clearing up included: what others take from a busy machine is not in it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Microseconds of processor time that each of several things takes, by turns in short slices, so that a noisy machine is noisy for all of them. A
 * first round warms up and is not counted.
 */
export function microseconds<K extends string>(things: Readonly<Record<K, (step: number) => unknown>>): Record<K, number> {
  const timed = (Object.entries(things) as [K, (step: number) => unknown][]).map(([name, run]) => ({ name, run, spent: 0, runs: 0 }))
  const slice = Math.min(20, (SECONDS * 1000) / 5)
  for (const isWarmUp of [true, false]) {
    const until = processorTime() + SECONDS * 1000 * timed.length * (isWarmUp ? 0.25 : 1)
    do {
      for (const one of timed) {
        const [from, before] = [performance.now(), processorTime()]
        let runs = 0
        do one.run(runs++)
        while (performance.now() - from < slice)
        if (isWarmUp) continue
        one.spent += processorTime() - before
        one.runs += runs
      }
    } while (processorTime() < until)
  }
  return Object.fromEntries(timed.map(({ name, spent, runs }) => [name, (spent / runs) * 1000])) as Record<K, number>
}
