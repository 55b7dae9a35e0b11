import { useState } from 'react'
import { reckonDoor, tensionsDoor, warRoomDoor } from '../../../counsel/index.ts'
import { NATION_NAMES, POWER_NAMES, POWERS, TRACK_NAMES, TRACKS } from '../../../rules/core/index.ts'
import { Matrix, type MatrixCell, OddsBars, optionsOf, TensionTrack } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Reckoning, Refusals } from '../../what-if/index.ts'
import { sixthsOf } from '../../wording.ts'
import { Ladder } from '../dossier/ladder.tsx'
import { study } from '../dossier/study.ts'

const HUNGARY = { target: 'hungary', by: 'axis' }

function Roll() {
  const { current, ask, askBefore } = useSituation()
  const answer = ask(reckonDoor, HUNGARY)
  const was = askBefore(reckonDoor, HUNGARY)
  const studied = study(current, HUNGARY)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { rows = [] } = current.book.tables['hungary'] ?? {}
  const before = (result: string): number => (was.ok ? sixthsOf(was.odds.find((one) => one.result === result)?.chance ?? '0') : 0)
  return (
    <>
      <h3>A ladder: the Axis roll for Hungary</h3>
      {studied.ok && <Ladder study={studied.study} />}
      <div className="shown-columns">
        <Reckoning
          lines={answer.lines}
          total={answer.total}
          plus={answer.plus}
          rowOf={({ id }) => rows.find((row) => row.id === id)}
          signs="sides"
        />
        <OddsBars
          odds={answer.odds.map(({ result, chance, words }) => ({
            id: result,
            words,
            ways: sixthsOf(chance),
            of: 6,
            was: before(result),
            figure: result,
          }))}
        />
      </div>
    </>
  )
}

function Tracks() {
  const { current, before, ask } = useSituation()
  const answer = ask(tensionsDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  return TRACKS.filter((track) => answer.tracks[track] !== undefined).map((track) => {
    const { actual, effective } = current.situation.tensions[track]
    return (
      <TensionTrack
        key={track}
        label={TRACK_NAMES[track]}
        level={actual}
        effective={effective}
        was={before.situation.tensions[track].actual}
        marks={current.book.clauses.thresholds
          .filter((threshold) => threshold.track === track)
          .map(({ level, words }) => ({ level, words, isReached: actual >= level }))}
      />
    )
  })
}

function Wars() {
  const { ask } = useSituation()
  const [cell, setCell] = useState<readonly [string, string]>()
  const answer = ask(warRoomDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const cellOf = (by: string, on: string) => answer.cells.find((one) => one.by === by && one.on === on)
  const open = cell === undefined ? undefined : cellOf(...cell)
  const shown = (by: string, on: string): MatrixCell | undefined => {
    const found = cellOf(by, on)
    if (found === undefined) return undefined
    const content = found.isAtWar ? 'war' : found.allowed ? (found.price ?? 'may') : '×'
    const words = found.isAtWar ? 'at war' : found.allowed ? `may declare war, ${found.price ?? 'no'} BRPs` : 'may not declare war'
    return {
      content,
      spoken: `${NATION_NAMES[found.by]} on ${NATION_NAMES[found.on]}: ${words}`,
      tone: found.isAtWar ? 'quiet' : found.allowed ? 'yes' : 'no',
    }
  }
  return (
    <>
      <Matrix
        caption="Which power may declare war on which"
        corner="on"
        rows={optionsOf(POWERS, POWER_NAMES)}
        columns={optionsOf(POWERS, POWER_NAMES)}
        cellAt={shown}
        open={(by, on) => setCell([by, on])}
        isOpen={(by, on) => cell?.[0] === by && cell[1] === on}
      />
      {open !== undefined && <Refusals refusals={open.obstacles.map((one) => ({ ...one, data: {} }))} />}
    </>
  )
}

/** A ladder, a reckoning with its rules, odds, tracks and a matrix. */
export function FiguresShown() {
  return (
    <>
      <Roll />
      <h3>Tracks</h3>
      <Tracks />
      <h3>A matrix: who may declare war on whom</h3>
      <Wars />
    </>
  )
}
