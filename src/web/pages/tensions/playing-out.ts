import { type ForecastAnswer, forecastWork, playWars, readForecast, type War } from '../../../counsel/index.ts'
import { fetchEditions } from '../../../editions/index.ts'
import type { Refusal, Turn } from '../../../rules/core/index.ts'
import type { OpenSituation } from '../../situation/index.ts'

/** Enough for a fan; a page does not wait for more. */
export const WARS_PLAYED = 60

interface Asked {
  readonly current: OpenSituation
  readonly until: Turn
  readonly isWanted: () => boolean
  readonly told: (played: number) => void
}

export type PlayedOut = { readonly answer: ForecastAnswer } | { readonly refusals: readonly Refusal[] }

const breath = (): Promise<void> => new Promise((go) => setTimeout(go))

/** Plays the wars of a forecast one by one, and lets the page breathe between them. */
export async function playOut({ current: { book, judged }, until, isWanted, told }: Asked): Promise<PlayedOut> {
  const asked = readForecast({ until, wars: WARS_PLAYED })
  if ('refusals' in asked) return { refusals: asked.refusals }
  await fetchEditions(book.id, 'whole')
  const work = forecastWork(book, judged, asked.value)
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
