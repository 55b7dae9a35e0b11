import { useEffect, useId, useState } from 'react'
import { startOf } from '../../../editions/index.ts'
import { type FactId, type FactValue, keysOf, TURNS, type Turn, turnName } from '../../../rules/core/index.ts'
import type { OrderOf, Rulebook } from '../../../rules/game/index.ts'
import { Button, Picker } from '../../parts/index.ts'
import { tried, useFolded } from '../folded.ts'
import type { Give } from '../live-game.ts'
import { FactLine, MoreFacts, type Reported } from '../orders/forms/report-form.tsx'
import { Consequences } from '../orders/offers.tsx'
import { Reasons } from '../orders/reasons.tsx'
import { fetchRecord, type SeatView } from '../wire.ts'
import { HOST } from './words.ts'

export interface HostFormProps {
  readonly id: string
  readonly book: Rulebook
  readonly view: SeatView
  readonly upTo: number
  readonly give: Give
}

/** Where the game began: before that nobody told anything. */
const firstTurnOf = ({ scenarios }: Rulebook, { scenario, turn }: SeatView): Turn => {
  const start = scenarios[scenario]
  return start === undefined ? turn : startOf(start).turn
}

/** A report put right, now or in the turn where it was told, with what that changes before it is done. */
export function Corrections({
  id,
  book,
  view,
  upTo,
  give,
  wrong = [],
}: HostFormProps & { readonly wrong?: readonly FactId[] | undefined }) {
  const game = useFolded(id, book, upTo)
  const [facts, setFacts] = useState<readonly FactId[]>(wrong)
  const [values, setValues] = useState<Reported>({})
  const [turn, setTurn] = useState<Turn | 'now'>('now')
  const [reason, setReason] = useState('')
  const repaired = useForeseenRepair(id, book, upTo, values, turn)
  if (game === undefined) return null
  const told = (Object.keys(game.reports) as readonly FactId[]).filter((fact) => !facts.includes(fact))
  const said = keysOf(values)
  const order = {
    type: 'correct-facts',
    by: 'referee',
    facts: values as Readonly<Record<string, FactValue>>,
    ...(turn === 'now' ? {} : { turn }),
    reason: reason.trim(),
  } as const
  const foreseen = said.length > 0 && order.reason !== '' ? tried(book, game, { ...order, ...repaired }) : undefined
  const played = TURNS.slice(TURNS.indexOf(firstTurnOf(book, view)), TURNS.indexOf(view.turn))
  const clear = (): void => {
    setFacts([])
    setValues({})
    setReason('')
  }
  return (
    <div className="host-form">
      <p className="quiet">{HOST.correctLead}</p>
      <MoreFacts label={HOST.which} book={book} shown={facts} add={(fact) => setFacts([...facts, fact])} offered={told} />
      <ul className="checklist">
        {facts.map((fact) => (
          <FactLine
            key={fact}
            fact={fact}
            book={book}
            game={game}
            value={values[fact]}
            set={(value) => setValues({ ...values, [fact]: value })}
          />
        ))}
      </ul>
      {facts.length > 0 && (
        <>
          <Picker
            label={HOST.since}
            value={turn}
            options={[{ id: 'now', words: HOST.now }, ...played.toReversed().map((one) => ({ id: one, words: turnName(one) }))]}
            pick={setTurn}
          />
          <ReasonField reason={reason} write={setReason} />
          {foreseen === undefined ? (
            <p className="quiet">{HOST.wanting}</p>
          ) : foreseen.refusals.length > 0 ? (
            <Reasons refusals={foreseen.refusals} />
          ) : (
            <>
              <p className="label">{HOST.consequences}</p>
              <Consequences offer={foreseen} />
              <p className="quiet">{HOST.replayed}</p>
            </>
          )}
          <p className="offer-ways">
            <Button
              words={HOST.correct}
              disabled={foreseen === undefined || foreseen.refusals.length > 0}
              onClick={() => void give(order).then((isGiven) => isGiven && clear())}
            />
            <Button look="quiet" words={HOST.leave} onClick={clear} />
          </p>
        </>
      )}
    </div>
  )
}

/** What would be put right besides, once it is known. */
function useForeseenRepair(id: string, book: Rulebook, upTo: number, facts: Reported, turn: Turn | 'now') {
  const [found, setFound] = useState<Pick<OrderOf<'correct-facts'>, 'repair'>>({})
  const asked = JSON.stringify(facts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened meanwhile is a reason to work it out again.
  useEffect(() => {
    setFound({})
    if (asked === '{}') return
    let isWanted = true
    void (async () => {
      const [{ foreseenRepair }, text] = await Promise.all([import('./foreseen-repair.ts'), fetchRecord(id)])
      const order = {
        type: 'correct-facts',
        by: 'referee',
        facts: JSON.parse(asked),
        reason: '-',
        ...(turn === 'now' ? {} : { turn }),
      } as const
      const repair = text === undefined ? undefined : foreseenRepair(book, text, order)
      if (isWanted && repair !== undefined) setFound({ repair })
    })()
    return () => {
      isWanted = false
    }
  }, [id, book, upTo, asked, turn])
  return found
}

/** Everybody reads why. */
export function ReasonField({ reason, write }: { readonly reason: string; readonly write: (reason: string) => void }) {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id} className="label">
        {HOST.reason}
      </label>
      <input id={id} maxLength={200} value={reason} onChange={(event) => write(event.target.value)} />
    </div>
  )
}
