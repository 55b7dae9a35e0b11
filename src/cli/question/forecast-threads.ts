import {
  type Answer,
  type ForecastWork,
  forecastWork,
  readForecast,
  refused,
  type SituationDoor,
  type WarsAsked,
} from '../../counsel/index.ts'
import { type AwaitedWars, openAwaitedWars } from '../../referee/index.ts'
import { refuse } from '../../rules/core/index.ts'
import type { Context } from '../context.ts'
import { FORECAST } from '../print/words/forecast.ts'
import { progressOn } from '../terminal/progress.ts'
import { USUAL_HERE } from './usual-here.ts'

/** What comes of the wars, played while the caller stands still, with a bar that grows where somebody watches. */
function playedOut({ terminal }: Context, threads: AwaitedWars, { asked, without, answer }: ForecastWork): Answer {
  const wars = asked.seeds.length
  const all = without === undefined ? wars : 2 * wars
  const progress = progressOn(terminal, (bar, done) => FORECAST.progress(bar, done, all))
  const play = (some: WarsAsked, before: number) => threads.play(some, { heard: (done) => progress.step(before + done, all) })
  try {
    const played = play(asked, 0)
    return answer(played, without === undefined ? undefined : play(without, wars))
  } catch (error) {
    return refused(refuse('stuck', error instanceof Error ? error.message : String(error)))
  } finally {
    progress.end()
  }
}

/** The same question, its wars played on all cores. */
export function onAllCores(context: Context, door: SituationDoor): SituationDoor {
  return {
    ...door,
    answer: (book, situation, given, course): Answer => {
      const read = readForecast({ ...USUAL_HERE[door.name], ...given })
      if ('ok' in read) return read
      // They come up while it is worked out what they are to play.
      const threads = openAwaitedWars()
      try {
        const work = forecastWork(book, situation, read.value, course)
        return 'ok' in work ? work : (work.exactly() ?? playedOut(context, threads, work))
      } finally {
        threads.close()
      }
    },
  } as SituationDoor
}
