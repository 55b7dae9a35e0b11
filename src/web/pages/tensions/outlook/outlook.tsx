import { useState } from 'react'
import { type ForecastAnswer, forecastDoor, forecastWork, judgedBy, readForecast } from '../../../../counsel/index.ts'
import { isBefore, type Refusal, TRACK_NAMES, TRACKS, TURNS, type Turn, turnName, yearOf } from '../../../../rules/core/index.ts'
import { type MapChoice, MapPicker, mapSaid } from '../../../map-script/index.ts'
import { Button, Picker, TextField } from '../../../parts/index.ts'
import { useSituation, useWholeBook } from '../../../situation/index.ts'
import { Refusals } from '../../../what-if/index.ts'
import { OUTLOOK } from '../words.ts'
import { PlayedTable } from './played-table.tsx'
import type { Outlook as Played, useOutlook } from './use-outlook.ts'

/** What is asked: how far, by which map, and what the player means to do. */
interface Asked {
  readonly until: Turn
  readonly script: MapChoice
  readonly wars: number
  readonly brps: string
}

const FIRST_WARS = 100
const MOST_WARS = 3200
/** Further than this the map is anybody’s guess, and the wait long. */
const YEARS_AHEAD = 2

const turnsAhead = (now: Turn): readonly Turn[] => TURNS.filter((turn) => !isBefore(turn, now) && yearOf(turn) <= yearOf(now) + YEARS_AHEAD)

function Found({ answer }: { readonly answer: ForecastAnswer }) {
  const { current } = useSituation()
  const { without } = answer
  return (
    <div className="played-tables">
      {TRACKS.filter((track) => current.book.tables[track] !== undefined).map((track) => {
        const [end, before] = [answer.tracks[track].at(-1), without?.tracks[track].at(-1)]
        return (
          <section key={track} aria-label={OUTLOOK.region(TRACK_NAMES[track])}>
            <h3>{TRACK_NAMES[track]}</h3>
            <PlayedTable track={track} rows={answer.tracks[track]} />
            {end !== undefined && before !== undefined && <p>{OUTLOOK.planned(end.p50, before.p50)}</p>}
          </section>
        )
      })}
    </div>
  )
}

/** How far it has come, and the way to stop it or to make it surer. */
function Progress({
  outlook,
  breakOff,
  more,
}: {
  readonly outlook: Played
  readonly breakOff: () => void
  readonly more: (() => void) | undefined
}) {
  const { answer, played, wanted, state } = outlook
  return (
    <div className="outlook-progress">
      {state === 'playing' && <progress max={wanted} value={played} aria-label={OUTLOOK.progress(played, wanted)} />}
      <span role="status">{state === 'failed' ? OUTLOOK.failed : OUTLOOK.rests(answer.wars, answer.within, answer.exact)}</span>
      {state === 'playing' && <Button look="quiet" words={OUTLOOK.stop} onClick={breakOff} />}
      {state !== 'playing' && more !== undefined && !answer.exact && <Button look="quiet" words={OUTLOOK.more} onClick={more} />}
    </div>
  )
}

/** How the rest is played many times beside the page, made when somebody wants it, and what came of it in figures. */
export function Outlook({ outlook, play, breakOff }: ReturnType<typeof useOutlook>) {
  const { current } = useSituation()
  const book = useWholeBook(current.book)
  const { turn } = current.situation
  const [asked, setAsked] = useState<Asked>({ until: `${yearOf(turn)} winter` as Turn, script: 'history', wars: FIRST_WARS, brps: '' })
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  if (book === 'coming') return <p className="quiet">{OUTLOOK.coming}</p>
  if (book === 'lost') return <p>{OUTLOOK.lost}</p>
  const ask = (next: Asked): void => {
    setAsked(next)
    const { until, script, wars, brps } = next
    const read = readForecast({ until, script: mapSaid(script), wars, ...(brps.trim() === '' ? {} : { brps: { axis: Number(brps) } }) })
    const whole = { ...current, book }
    const work = 'ok' in read ? read : forecastWork(book, judgedBy(forecastDoor, whole), read.value, current.course)
    setRefusals('ok' in work ? work.refusals : [])
    if (!('ok' in work)) play(work)
  }
  return (
    <div className="tension-outlook">
      <p className="quiet">{OUTLOOK.about}</p>
      <div className="outlook-form">
        <Picker
          label={OUTLOOK.until}
          value={asked.until}
          options={turnsAhead(turn).map((one) => ({ id: one, words: turnName(one) }))}
          pick={(until) => setAsked({ ...asked, until })}
        />
        <MapPicker label={OUTLOOK.script} choice={asked.script} change={(script) => setAsked((now) => ({ ...now, script }))} />
        <TextField label={OUTLOOK.brps} value={asked.brps} set={(brps) => setAsked({ ...asked, brps })} />
        <Button words={OUTLOOK.play} disabled={mapSaid(asked.script) === undefined} onClick={() => ask({ ...asked, wars: FIRST_WARS })} />
      </div>
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      {outlook !== undefined && (
        <>
          <Progress
            outlook={outlook}
            breakOff={breakOff}
            more={asked.wars < MOST_WARS ? () => ask({ ...asked, wars: asked.wars * 4 }) : undefined}
          />
          <Found answer={outlook.answer} />
        </>
      )}
    </div>
  )
}
