import { useEffect, useState } from 'react'
import type { Seat } from '../../../rules/game/index.ts'
import { isMyMove } from '../stepper.tsx'
import { ask, type Holding, type SeatView, type SeenLine } from '../wire.ts'
import { hotSeatOf } from './hot-seat.ts'

export interface Mine {
  readonly game: string
  readonly seats: readonly Seat[]
  readonly view: SeatView
  /** When something last happened: whoever is waited for has been since then, in milliseconds since 1970. */
  readonly since?: number | undefined
}

/** The moment of the last line that this browser was shown. */
async function lastMoment(game: string): Promise<number | undefined> {
  const table = await ask<{ readonly sequence: number }>('GET', `/games/${game}/table`)
  if (!table.ok || table.body.sequence === 0) return undefined
  const news = await ask<{ readonly events: readonly SeenLine[] }>('GET', `/games/${game}/events?after=${table.body.sequence - 1}`)
  return news.ok ? news.body.events.at(-1)?.at : undefined
}

const seatsIn = (holds: readonly Holding[]): readonly Seat[] => [...new Set(holds.flatMap(({ seats }) => seats))]

/** The games that this browser has keys to, those that wait for its owner first, then those that were last at this table; or that nobody answers. */
export function useMine(): readonly Mine[] | 'lost' | undefined {
  const [mine, setMine] = useState<readonly Mine[] | 'lost'>()
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const session = await ask<{ readonly holds: readonly Holding[] }>('GET', '/session')
      if (!session.ok && session.problem.status === 0) {
        if (isWanted) setMine('lost')
        return
      }
      const holds = session.ok ? session.body.holds : []
      const views = await Promise.all(
        [...new Set(holds.map(({ game }) => game))].map(async (game) => {
          const [reply, since] = await Promise.all([ask<SeatView>('GET', `/games/${game}`), lastMoment(game)])
          return reply.ok ? [{ game, seats: seatsIn(holds.filter((one) => one.game === game)), view: reply.body, since }] : []
        }),
      )
      const sorted = views
        .flat()
        .sort((one, other) => Number(isMineToMove(other)) - Number(isMineToMove(one)) || (other.since ?? 0) - (one.since ?? 0))
      if (isWanted) setMine(sorted)
    })()
    return () => {
      isWanted = false
    }
  }, [])
  return mine
}

/** At a shared device it is always the move of somebody here. */
export const isMineToMove = ({ game, view }: Mine): boolean =>
  hotSeatOf(game) === undefined ? isMyMove(view) : view.ending === null && view.toMove.length > 0
