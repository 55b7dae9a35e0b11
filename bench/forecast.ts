import { answer, type ForecastAnswer, forecastWork, readForecast, type WarsAsked } from 'chancery/counsel'
import { readSituation } from 'chancery/reading'
import { openWarThreads, type WarThreads } from '#referee'
import { measure } from './measure.ts'
import { processorTime } from './timing.ts'

const WARS = 500
const WANTED = 3
const THREADS = 2

/** Each book at the beginning of a year, to its end. */
const SITUATIONS = ['2023', 'classic', 'campaign'].map((edition) => ({ edition, scenario: 'demonstration-spring-1941' }))

function askedOf(situation: object): WarsAsked {
  const read = readSituation(situation)
  const args = readForecast({ wars: WARS })
  if (!read.ok || 'ok' in args) throw new Error('the situation is gone')
  const work = forecastWork(read.book, read.situation, args.value)
  if ('ok' in work) throw new Error(JSON.stringify(work))
  return work.asked
}

/** Seconds that something takes, and what that would be if nobody else wanted the cores: processor time, shared among the threads. */
async function timed(play: () => Promise<unknown>): Promise<{ readonly seconds: number; readonly ofProcessor: number }> {
  const [from, before] = [performance.now(), processorTime()]
  await play()
  return { seconds: (performance.now() - from) / 1000, ofProcessor: (processorTime() - before) / 1000 / THREADS }
}

const told = ({ seconds, ofProcessor }: { readonly seconds: number; readonly ofProcessor: number }): string =>
  `${seconds.toFixed(2).padStart(8)} (${ofProcessor.toFixed(2)} by processor time)`

type Timed = Awaited<ReturnType<typeof timed>>

/** A forecast of so many wars to the end of the year on two threads, their start included; beside what one thread plays in the same question at its usual size. */
export const forecast = measure(
  async () => {
    const found: Record<string, { readonly cold: Timed; readonly warm: Timed; readonly usual: number }> = {}
    for (const situation of SITUATIONS) {
      const asked = askedOf(situation)
      let threads: WarThreads | undefined
      const cold = await timed(() => {
        threads = openWarThreads(THREADS)
        return threads.play(asked)
      })
      const warm = await timed(async () => threads?.play({ ...asked, seeds: asked.seeds.map((seed) => seed + WARS) }))
      await threads?.close()
      const one = performance.now()
      const usual = answer({ door: 'forecast', situation, args: { wars: 100 } }) as unknown as ForecastAnswer
      if (usual.wars !== 100) throw new Error('the forecast fails')
      found[situation.edition] = { cold, warm, usual: (performance.now() - one) / 1000 }
    }
    return found
  },
  (found) => [
    `A forecast of ${WARS} wars to the end of the year, in seconds; ${WANTED} are wanted on two cores`,
    ...Object.entries(found).map(
      ([book, { cold, warm, usual }]) =>
        `  ${book.padEnd(12)}${told(cold)} with the threads’ start${told(warm)} again${usual.toFixed(2).padStart(8)} for 100 in this thread`,
    ),
  ],
)
