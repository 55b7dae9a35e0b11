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

type PaceSeen =
  | { readonly is: 'none' }
  | { readonly is: 'hours'; readonly hours: number; readonly missed?: string }
  | { readonly is: 'local-time'; readonly time: string; readonly zone: string; readonly days?: readonly string[]; readonly missed?: string }

/** How time runs in a hosted game, as its view says it. */
export interface TimeSeen {
  readonly pace: PaceSeen
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

/** A pace that the form can set; or a local time, which it shows and leaves alone. */
function paceWords(pace: PaceSeen, chosen: string): string {
  if (pace.is === 'local-time' && chosen === pace.is) return CLOCK.localTime(pace.time, pace.zone, pace.days)
  return chosen === 'none' ? CLOCK.noPace : CLOCK.hours(chosen)
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
  const { pace } = time
  const chosen = pace.is === 'hours' ? String(pace.hours) : pace.is
  const known: readonly string[] = HOURS
  // What is done when somebody is late stays as it was set.
  const missed = pace.is === 'none' || pace.missed === undefined ? {} : { missed: pace.missed }
  return (
    <div className="clock-host">
      <Picker
        label={CLOCK.eachStage}
        value={chosen}
        options={[...(known.includes(chosen) ? [] : [chosen]), ...HOURS].map((one) => ({ id: one, words: paceWords(pace, one) }))}
        pick={(one) => {
          if (one !== chosen) void say('PUT', 'pace', one === 'none' ? { is: 'none' } : { is: 'hours', hours: Number(one), ...missed })
        }}
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
