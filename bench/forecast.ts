import { answer, type ForecastAnswer, forecastWork, readForecast, type WarsAsked } from 'chancery/counsel'
import { readSituation } from 'chancery/reading'
import { openWarThreads } from '#referee'
import { measure } from './measure.ts'

const WARS = 500
const WANTED = 3

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

/** A forecast of so many wars to the end of the year on two threads, their start included; beside what one thread plays in the same question at its usual size. */
export const forecast = measure(
  async () => {
    const found: Record<string, { readonly cold: number; readonly warm: number; readonly usual: number }> = {}
    for (const situation of SITUATIONS) {
      const asked = askedOf(situation)
      const from = performance.now()
      const threads = openWarThreads(2)
      await threads.play(asked)
      const cold = performance.now() - from
      const again = performance.now()
      await threads.play({ ...asked, seeds: asked.seeds.map((seed) => seed + WARS) })
      const warm = performance.now() - again
      await threads.close()
      const one = performance.now()
      const usual = answer({ door: 'forecast', situation, args: { wars: 100 } }) as unknown as ForecastAnswer
      if (usual.wars !== 100) throw new Error('the forecast fails')
      found[situation.edition] = { cold: cold / 1000, warm: warm / 1000, usual: (performance.now() - one) / 1000 }
    }
    return found
  },
  (found) => [
    `A forecast of ${WARS} wars to the end of the year, in seconds; ${WANTED} are wanted on two cores`,
    ...Object.entries(found).map(
      ([book, { cold, warm, usual }]) =>
        `  ${book.padEnd(12)}${cold.toFixed(2).padStart(8)} with the threads’ start${warm.toFixed(2).padStart(8)} again${usual.toFixed(2).padStart(8)} for 100 in this thread`,
    ),
  ],
)
