import { useState } from 'react'
import { DELEGATION_NAMES, type Delegation, delegationOf, type Power } from '../../../rules/core/index.ts'
import { Button, Picker, tell } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { ask, type SeatView } from '../wire.ts'
import { CLOCK } from './words.ts'

interface Missing {
  readonly who: Delegation
  readonly due: number | null
  readonly act: { readonly words: string } | null
}

/** How time runs in a hosted game, as its view says it. */
export interface TimeSeen {
  readonly pace: { readonly is: string; readonly hours?: number }
  readonly pausedSince: number | null
  readonly missing: readonly Missing[]
}

/** A game without a pace says nothing of time. */
const NO_CLOCK: TimeSeen = { pace: { is: 'none' }, pausedSince: null, missing: [] }

export type TimedView = SeatView & { readonly time?: TimeSeen }

export const MOMENT = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

const HOURS = ['none', '12', '24', '48', '72', '168'] as const

/** Until when somebody has time, and what is done then. */
export function Clock({ view }: { readonly view: TimedView }) {
  const { time = NO_CLOCK, as } = view
  const own = new Set(as.filter((seat): seat is Power => seat !== 'host').map(delegationOf))
  if (view.ending !== null) return null
  const mine = time.missing.filter(({ who, due }) => own.has(who) && due !== null)
  return (
    <div className="clock">
      {time.pausedSince !== null && (
        <p className="game-line" role="status">
          {CLOCK.paused(MOMENT.format(time.pausedSince))}
        </p>
      )}
      {mine.map(({ who, due, act }) => (
        <p key={who} className="clock-due">
          {own.size > 1 && `${sentence(DELEGATION_NAMES[who])}: `}
          {CLOCK.until(MOMENT.format(due ?? 0))} {act !== null && <span className="quiet">{CLOCK.thenSaid(act.words)}</span>}
        </p>
      ))}
    </div>
  )
}

/** The host sets how long each stage may take, and stops all clocks. */
export function Pace({ id, time }: { readonly id: string; readonly time: TimeSeen }) {
  const [isBusy, setBusy] = useState(false)
  const isPaused = time.pausedSince !== null
  const say = async (method: 'POST' | 'PUT', path: string, body?: object): Promise<void> => {
    setBusy(true)
    const reply = await ask(method, `/games/${id}/${path}`, body)
    setBusy(false)
    if (!reply.ok) tell(reply.problem.detail ?? reply.problem.title)
  }
  const hours = time.pace.is === 'hours' ? String(time.pace.hours) : 'none'
  const known: readonly string[] = HOURS
  return (
    <div className="clock-host">
      <Picker
        label={CLOCK.eachStage}
        value={hours}
        options={[...HOURS, ...(known.includes(hours) ? [] : [hours])].map((one) => ({
          id: one,
          words: one === 'none' ? CLOCK.noPace : CLOCK.hours(one),
        }))}
        pick={(one) => void say('PUT', 'pace', one === 'none' ? { is: 'none' } : { is: 'hours', hours: Number(one) })}
      />
      <Button
        look="quiet"
        words={isPaused ? CLOCK.resume : CLOCK.pause}
        disabled={isBusy}
        onClick={() => void say('POST', isPaused ? 'resume' : 'pause', {})}
      />
    </div>
  )
}
