import { useState } from 'react'
import type { Position } from '../../../counsel/index.ts'
import { bandAt, type Minor, targetName } from '../../../rules/core/index.ts'
import { type Event, type Offer, type PendingRoll, type Rulebook, resultAhead } from '../../../rules/game/index.ts'
import { paintClass, paintOf } from '../../pages/dossier/ladder.tsx'
import { Button, Die, Fold } from '../../parts/index.ts'
import { rungLabel, sentence, signed, typeset, waysWords } from '../../wording.ts'
import { useFolded } from '../folded.ts'
import type { Give, Live } from '../live-game.ts'
import { FALLEN } from '../words.ts'
import { useArrival, useSettled } from './arriving.ts'
import { Consequences } from './offers.tsx'
import { Reasons, Rule } from './reasons.tsx'

type Rolled = Extract<Event, { type: 'rolled' }>

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The last die that fell for a country, as it was shown. */
export const rolledIn = ({ lines }: Live, target: string): Rolled | undefined =>
  lines.flatMap(({ events = [] }) => events).findLast((event): event is Rolled => event.type === 'rolled' && event.roll.target === target)

/** A die on the ladder: where it fell, where it could have fallen, and the sum that led there. */
export function FallenDie({ rolled, book }: { readonly rolled: Rolled; readonly book: Rulebook }) {
  const { die, total, result, reckoning, roll } = rolled
  const bands = book.tables[roll.target]?.bands ?? []
  const facesOf = (id: string): readonly number[] => FACES.filter((face) => bandAt(bands, reckoning.total + face)?.id === id)
  const ways = facesOf(result).length
  const counted = reckoning.lines.filter(({ amount }) => amount !== 0)
  return (
    <div className="fallen-die">
      <p className="fallen-sum">
        <Die face={die} /> <span className="fallen-plus">{signed(reckoning.total)}</span> = <b>{typeset(String(total))}</b>
        <span className="quiet">{FALLEN.odds(waysWords(ways), Math.round((100 * ways) / FACES.length))}</span>
      </p>
      <ol className="ladder fallen-ladder" style={{ '--rungs': bands.length } as React.CSSProperties}>
        {bands.map((band) => (
          <li key={band.id} className={band.id === result ? 'rung rung-fallen' : 'rung'} aria-current={band.id === result}>
            <span className="rung-dice">{band.id === result && <Die face={die} />}</span>
            <span className={`plate ${paintClass(paintOf(band, roll.by === 'russia' ? 'russia' : 'west'))}`}>
              <span className="plate-figure">{typeset(band.id)}</span>
            </span>
            <span className="rung-label">{rungLabel(band)}</span>
          </li>
        ))}
      </ol>
      <Fold name={FALLEN.reckoning} count={signed(reckoning.total)}>
        {() => (
          <ul className="dispatch-notes">
            {counted.map(({ id, words, amount, cite }) => (
              <li key={id} className="dispatch-sum">
                <b>{signed(amount)}</b> {typeset(words)} <Rule cite={cite} />
              </li>
            ))}
            {counted.length === 0 && <li className="quiet">{FALLEN.noLine}</li>}
          </ul>
        )}
      </Fold>
    </div>
  )
}

interface Props {
  /** The game, where what waits for the end of the phase is worked out on what this seat knows. */
  readonly id: string
  readonly target: Minor
  readonly roll: PendingRoll
  readonly live: Live
  readonly offers: readonly Offer[]
  readonly book: Rulebook
  readonly give: Give
  /** It was thrown from here a moment ago: the page turns to it. */
  readonly isFresh?: boolean
}

type Bringing = Offer['brings'][number]

const isSame = (one: Bringing, other: Bringing): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What comes of each of them alike tells nobody which to take. */
const broughtByAll = ([first, ...others]: readonly Offer[]): readonly Bringing[] =>
  (first?.brings ?? []).filter((one) => others.every(({ brings }) => brings.some((other) => isSame(one, other))))

const without = (offer: Offer, some: readonly Bringing[]): Offer => ({
  ...offer,
  brings: offer.brings.filter((one) => !some.some((other) => isSame(one, other))),
})

/** A die that has fallen and waits: the ladder, and each result that may be taken with what it would bring. */
export function Fallen({ id, target, roll, live, offers, book, give, isFresh = false }: Props) {
  const rolled = rolledIn(live, target)
  const [isGiving, setGiving] = useState(false)
  const isSettled = useSettled()
  const heading = useArrival(isFresh)
  const taking = offers.flatMap((offer) =>
    offer.order.type === 'take-result' && offer.order.target === target ? [{ offer, result: offer.order.result }] : [],
  )
  // What was rolled comes first, then the lesser ones, the nearest first.
  const bands = book.tables[target]?.bands ?? []
  const rung = (id: string | undefined): number => bands.findIndex((one) => one.id === id)
  const below = (id: string): number => Math.abs(rung(id) - rung(roll.rolled?.result))
  const open = taking.filter(({ offer }) => offer.refusals.length === 0).toSorted((one, other) => below(one.result) - below(other.result))
  const closed = taking.filter(({ offer }) => offer.refusals.length > 0)
  const label = (id: string): string => {
    const found = bands[rung(id)]
    return found === undefined ? id : `${id}, ${rungLabel(found)}`
  }
  const game = useFolded(id, book, live.lines.at(-1)?.sequence ?? 0)
  const takings = open.map(({ offer, result }) => ({
    ...offer,
    brings: [
      ...offer.brings.filter(({ what }) => !what.endsWith(FALLEN.taken(result))),
      ...(game === undefined || offer.order.type !== 'take-result' ? [] : resultAhead(book, game, offer.order)),
    ],
  }))
  const [first, ...lesser] = takings
  const either = lesser.length === 0 ? [] : broughtByAll(takings)
  const take = async (offer: Offer): Promise<void> => {
    setGiving(true)
    await give(offer.order)
    setGiving(false)
  }
  return (
    <section className="fallen" aria-label={FALLEN.label(sentence(targetName(target)))}>
      <h3 ref={heading} tabIndex={-1}>
        {FALLEN.label(sentence(targetName(target)))}
      </h3>
      {rolled !== undefined && <FallenDie rolled={rolled} book={book} />}
      {open.length > 0 && (
        <>
          <p className="label">{open.length > 1 ? FALLEN.choose : FALLEN.only}</p>
          <ul className="fallen-choices">
            {open.map(({ offer, result }, index) => (
              <li key={result} className="fallen-choice" data-order="take-result" data-result={result}>
                <div className="fallen-taking">
                  <p>
                    <b>{typeset(label(result))}</b> {result === roll.rolled?.byDefault && <span className="quiet">{FALLEN.byDefault}</span>}
                  </p>
                  <Button
                    look={result === roll.rolled?.byDefault ? 'plain' : 'quiet'}
                    words={FALLEN.take(typeset(result))}
                    unseen={`: ${targetName(target)}`}
                    disabled={isGiving || !isSettled}
                    onClick={() => void take(offer)}
                  />
                </div>
                <p>{sentence(typeset(bands[rung(result)]?.words ?? ''))}</p>
                <Consequences offer={without(takings[index] ?? offer, either)} />
              </li>
            ))}
          </ul>
          {first !== undefined && either.length > 0 && (
            <Fold name={FALLEN.either} count={either.length}>
              {() => <Consequences offer={{ ...first, brings: either }} />}
            </Fold>
          )}
          {closed.length > 0 && (
            <Fold name={FALLEN.closed} count={closed.length}>
              {() => (
                <ul className="offers">
                  {closed.map(({ offer, result }) => (
                    <li key={result} className="offer-closed">
                      <p>{typeset(label(result))}</p>
                      <Reasons refusals={offer.refusals} />
                    </li>
                  ))}
                </ul>
              )}
            </Fold>
          )}
        </>
      )}
      {open.length === 0 && <p className="quiet">{FALLEN.others}</p>}
    </section>
  )
}

interface JustProps {
  readonly rolled: Rolled
  readonly book: Rulebook
  readonly standings: readonly Position[]
}

/** A die thrown a moment ago that left nothing to choose: it is shown all the same. */
export function JustFallen({ rolled, book, standings }: JustProps) {
  const heading = useArrival(true)
  const { target } = rolled.roll
  const now = standings.find(({ minor }) => minor === target)?.words ?? FALLEN.neutral
  const words = FALLEN.label(sentence(targetName(target)))
  return (
    <section className="fallen" aria-label={words}>
      <h3 ref={heading} tabIndex={-1}>
        {words}
      </h3>
      <p className="fallen-now">
        <b>{sentence(targetName(target))}</b>: {typeset(now)}
      </p>
      <FallenDie rolled={rolled} book={book} />
    </section>
  )
}
