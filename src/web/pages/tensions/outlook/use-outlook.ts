import { useEffect, useRef, useState } from 'react'
import type { ForecastAnswer, ForecastWork, War } from '../../../../counsel/index.ts'
import { playBeside } from './war-workers.ts'

/** A forecast under way: what it says so far, how far it has come, and whether more wars are being played. */
export interface Outlook {
  readonly answer: ForecastAnswer
  readonly played: number
  readonly wanted: number
  readonly state: 'playing' | 'done' | 'broken-off' | 'failed'
}

const bySeed = (wars: readonly War[]): readonly War[] => wars.toSorted((one, other) => one.seed - other.seed)

/** Plays wars in the browser’s workers and gives the forecast as far as it has come; it can be broken off, and ends with the page. */
export function useOutlook() {
  const [outlook, setOutlook] = useState<Outlook>()
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  const breakOff = (): void => {
    stop.current()
    setOutlook((now) => now && { ...now, state: 'broken-off' })
  }

  const play = (work: ForecastWork): void => {
    stop.current()
    const wanted = work.asked.seeds.length
    const exact = work.exactly()
    if (exact !== undefined) {
      setOutlook({ answer: exact, played: exact.wars, wanted: exact.wars, state: 'done' })
      return
    }
    const sides = work.without === undefined ? [work.asked] : [work.asked, work.without]
    const played: War[][] = sides.map(() => [])
    const all = wanted * sides.length
    const tell = (state: Outlook['state']): void => {
      const [planned = [], without] = played
      // The same wars with the plan and without it: those of one alone would not tell them apart.
      const both = without === undefined ? planned : planned.filter(({ seed }) => without.some((one) => one.seed === seed))
      if (both.length === 0 && state === 'playing') return
      const pairs = without?.filter(({ seed }) => both.some((one) => one.seed === seed))
      const answer = work.answer(bySeed(both), pairs && bySeed(pairs))
      setOutlook({ answer, played: played.reduce((sum, some) => sum + some.length, 0), wanted: all, state })
    }
    const side = (index: number): void => {
      const asked = sides[index]
      if (asked === undefined) {
        tell('done')
        return
      }
      stop.current = playBeside(asked, {
        heard: (wars) => {
          played[index]?.push(...wars)
          tell('playing')
        },
        done: () => side(index + 1),
        failed: () => tell('failed'),
      })
    }
    setOutlook(undefined)
    side(0)
  }

  return { outlook, play, breakOff }
}
