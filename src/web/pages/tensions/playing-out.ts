import {
  type Asking,
  type ForecastAnswer,
  forecastDoor,
  forecastWork,
  judgedBy,
  playWars,
  readForecast,
  type War,
} from '../../../counsel/index.ts'
import { fetchEditions } from '../../../editions/index.ts'
import type { Refusal, Turn } from '../../../rules/core/index.ts'

/** Enough for a fan; a page does not wait for more. */
export const WARS_PLAYED = 60

interface ToPlay {
  readonly current: Asking
  readonly until: Turn
  readonly wars?: number
  readonly isWanted: () => boolean
  readonly told: (played: number) => void
}

export type PlayedOut = { readonly answer: ForecastAnswer } | { readonly refusals: readonly Refusal[] }

const breath = (): Promise<void> => new Promise((go) => setTimeout(go))

/** Plays the wars of a forecast one by one, and lets the page breathe between them. */
export async function playOut({ current, until, wars: asks = WARS_PLAYED, isWanted, told }: ToPlay): Promise<PlayedOut> {
  const asked = readForecast({ until, wars: asks })
  if ('refusals' in asked) return { refusals: asked.refusals }
  const { book } = current
  await fetchEditions(book.id, 'whole')
  const work = forecastWork(book, judgedBy(forecastDoor, current), asked.value)
  if ('refusals' in work) return { refusals: work.refusals }
  const wars: War[] = []
  for (const war of playWars(work.asked)) {
    if (!isWanted()) return { refusals: [] }
    wars.push(war)
    told(wars.length)
    await breath()
  }
  return { answer: work.answer(wars) }
}
