import { useState } from 'react'
import {
  adviseDoor,
  advisePhaseDoor,
  askingFrom,
  atMostPercent,
  type PhaseAdviceAnswer,
  placementWords,
  through,
  WORTH_SCALE,
} from '../../counsel/index.ts'
import { FACTION_NAMES, type Faction, isFaction, isTarget, targetName } from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import { percent } from '../chances.ts'
import { Button, FigureTable, Fold, tell } from '../parts/index.ts'
import { Refusals } from '../what-if/index.ts'
import { sentence, typeset } from '../wording.ts'
import { useFolded } from './folded.ts'
import { place, placingName } from './orders/forms/placing.ts'
import type { SeatView } from './wire.ts'
import { COUNSEL } from './words.ts'

interface Asking {
  readonly book: Rulebook
  /** The game as this seat knows it. */
  readonly game: Game
  readonly by: Faction
}

const nameOf = (target: string): string => (isTarget(target) ? sentence(targetName(target)) : target)

/** So many allocations are in sight; the rest is folded. */
const MOST_OF_MIX = 4

/** Where to place the points of the year. */
function YearAdvice({ id, turn, book, game, by }: Asking & { readonly id: string; readonly turn: string }) {
  const answer = through(adviseDoor, askingFrom(book, game, [by]), { by })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const rows = (mix: typeof answer.mix) => (
    <ul className="drawn-list">
      {mix.map(({ placements, chance }) => (
        <li key={placementWords(placements)}>
          <b>{percent(chance)}</b>
          <span>{placementWords(placements) === '' ? COUNSEL.nothing : placementWords(placements)}</span>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              place(placingName(id, turn), by, placements)
              tell(COUNSEL.placed)
            }}
          >
            {COUNSEL.placeThese}
            <span className="unseen">: {placementWords(placements)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  const rest = answer.mix.slice(MOST_OF_MIX)
  return (
    <>
      <p>{answer.mix.length === 1 ? COUNSEL.one : COUNSEL.mix}</p>
      {rows(answer.mix.slice(0, MOST_OF_MIX))}
      {rest.length > 0 && (
        <Fold name={COUNSEL.rest} count={rest.length}>
          {() => rows(rest)}
        </Fold>
      )}
      {answer.why.map((words) => (
        <p key={words}>{sentence(typeset(words))}.</p>
      ))}
      <p className="quiet">
        {COUNSEL.exploitability(atMostPercent(answer.exploitability), answer.mix.length)} {WORTH_SCALE}
      </p>
    </>
  )
}

function Namings({ namings }: Pick<PhaseAdviceAnswer, 'namings'>) {
  return (
    <FigureTable
      caption={COUNSEL.namings}
      look="ledger"
      heads={COUNSEL.heads}
      rows={namings.map(({ target, manner, expected, low, high, gain }) => ({
        id: `${target} ${manner}`,
        name: nameOf(target),
        figures: [typeset(expected.toFixed(1)), COUNSEL.range(low, high), percent(gain)],
      }))}
    />
  )
}

/** What to name, take, play or spend now. */
function PhaseAdvice({ book, game, by }: Asking) {
  const answer = through(advisePhaseDoor, askingFrom(book, game, [by]), { by })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  return (
    <>
      {answer.why.map((words) => (
        <p key={words}>{sentence(typeset(words))}.</p>
      ))}
      {answer.namings.length > 0 && <Fold name={COUNSEL.namings}>{() => <Namings namings={answer.namings} />}</Fold>}
      <p className="quiet">{WORTH_SCALE}</p>
    </>
  )
}

interface Props {
  readonly id: string
  readonly view: SeatView
  readonly book: Rulebook
  readonly upTo: number
}

function Asked({ id, view, book, upTo }: Props) {
  const game = useFolded(id, book, upTo)
  const own = view.own.map(({ faction }) => faction).filter(isFaction)
  if (game === undefined) return <p className="quiet">{COUNSEL.weighing}</p>
  return own.map((by) => {
    const isToPlace = game.points !== null && !game.sealed.includes(by)
    return (
      <div key={by} className="advice">
        {own.length > 1 && <h3>{sentence(FACTION_NAMES[by])}</h3>}
        {isToPlace ? (
          <YearAdvice id={id} turn={view.turn} book={book} game={game} by={by} />
        ) : (
          <PhaseAdvice book={book} game={game} by={by} />
        )}
      </div>
    )
  })
}

/** Counsel on what is to be done now, from what this seat has been shown; given when it is asked for. */
export function Counsel(props: Props) {
  const [askedAt, setAskedAt] = useState<number>()
  const isOpen = askedAt === props.upTo
  if (!props.view.own.some(({ faction }) => isFaction(faction))) return null
  return (
    <section className="thinking counsel" aria-label={COUNSEL.heading}>
      <h2 className="label">{COUNSEL.heading}</h2>
      <p className="quiet">{COUNSEL.about}</p>
      {isOpen ? <Asked {...props} /> : <Button look="quiet" words={COUNSEL.ask} onClick={() => setAskedAt(props.upTo)} />}
    </section>
  )
}
