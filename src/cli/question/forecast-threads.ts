import { type Answer, forecastWork, readForecast, refused, type SituationDoor, type WarsAsked } from '../../counsel/index.ts'
import { openAwaitedWars } from '../../referee/index.ts'
import { refuse } from '../../rules/core/index.ts'
import type { Context } from '../context.ts'
import { FORECAST } from '../print/words/forecast.ts'
import { progressOn } from '../terminal/progress.ts'

/** As many as make a chance sure to one in twenty. */
const WARS = 500

/** The same question, its wars played on all cores, with a bar that grows where somebody watches. */
export function onAllCores(context: Context, door: SituationDoor): SituationDoor {
  return {
    ...door,
    answer: (book, situation, given, course): Answer => {
      const read = readForecast({ wars: WARS, ...given })
      if ('ok' in read) return read
      const work = forecastWork(book, situation, read.value, course)
      if ('ok' in work) return work
      const exact = work.exactly()
      if (exact !== undefined) return exact
      const threads = openAwaitedWars()
      const { wars } = read.value
      const all = work.without === undefined ? wars : 2 * wars
      const progress = progressOn(context.terminal, (bar, done) => FORECAST.progress(bar, done, all))
      const play = (asked: WarsAsked, before: number) => threads.play(asked, { heard: (done) => progress.step(before + done, all) })
      try {
        const played = play(work.asked, 0)
        return work.answer(played, work.without === undefined ? undefined : play(work.without, wars))
      } catch (error) {
        return refused(refuse('stuck', error instanceof Error ? error.message : String(error)))
      } finally {
        progress.end()
        threads.close()
      }
    },
  } as SituationDoor
}
