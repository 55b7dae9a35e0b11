import { useEffect, useMemo, useRef, useState } from 'react'
import { type OwnYear, ownYear, placementWords, yearsOf } from '../../counsel/index.ts'
import { FACTION_NAMES, type Faction, isFaction, type Year } from '../../rules/core/index.ts'
import type { Event, Game, Rulebook } from '../../rules/game/index.ts'
import { percent } from '../chances.ts'
import { Button, nextTask } from '../parts/index.ts'
import { sentence, typeset } from '../wording.ts'
import { useStory } from './folded.ts'
import { YEAR_PAST } from './past-words.ts'
import type { SeatView } from './wire.ts'

/** A game as far as this seat was shown it. */
export interface Shown {
  readonly start: Game
  readonly events: readonly Event[]
}

const placedWords = (placements: OwnYear['placed']): string => placementWords(placements) || YEAR_PAST.nothing

/** What was done, what the mix would have done, and luck apart from judgement. */
function Told({ found }: { readonly found: OwnYear }) {
  const { placed, mix, judgement, error, brought, expected, dice, wars } = found
  return (
    <>
      <p className="looked-head">{YEAR_PAST.heads.placed}</p>
      <p>{typeset(placedWords(placed))}</p>
      <p className="looked-head">{YEAR_PAST.heads.mix}</p>
      <ul>
        {mix.slice(0, YEAR_PAST.mostOfMix).map(({ placements, chance }) => (
          <li key={placementWords(placements)}>
            <b>{percent(chance)}</b> {placedWords(placements)}
          </li>
        ))}
      </ul>
      <p className="looked-head">{YEAR_PAST.heads.judgement}</p>
      <p>{typeset(YEAR_PAST.judgement(judgement, 2 * error))}</p>
      <p className="looked-head">{YEAR_PAST.heads.luck}</p>
      <p>{typeset(YEAR_PAST.luck(brought, expected, wars))}</p>
      <p>{typeset(YEAR_PAST.dice(dice))}</p>
      <p className="quiet">{YEAR_PAST.scale}</p>
    </>
  )
}

function LookBack({
  book,
  shown,
  by,
  year,
}: {
  readonly book: Rulebook
  readonly shown: Shown
  readonly by: Faction
  readonly year: Year
}) {
  const [found, setFound] = useState<OwnYear | 'looking' | 'nothing'>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const look = async (): Promise<void> => {
    setFound('looking')
    await nextTask()
    const looking = ownYear(book, shown.start, shown.events, { by, year })
    for (let step = looking.next(); isHere.current; step = looking.next()) {
      if (step.done === true) {
        setFound(step.value ?? 'nothing')
        return
      }
      await nextTask()
    }
  }
  if (found === undefined) return <Button look="quiet" words={YEAR_PAST.ask(year)} onClick={() => void look()} />
  if (found === 'looking') return <p role="status">{YEAR_PAST.looking}</p>
  return found === 'nothing' ? <p>{YEAR_PAST.none}</p> : <Told found={found} />
}

interface Props {
  readonly id: string
  readonly view: SeatView
  readonly book: Rulebook
}

/** The last year that is over, looked back upon from what this seat was shown; made when it is asked for. */
export function YearPast({ id, view, book, upTo }: Props & { readonly upTo: number }) {
  const story = useStory(id, book, upTo)
  const shown = useMemo((): Shown | undefined => story && { start: story.start, events: story.moments.map(({ event }) => event) }, [story])
  const last = shown === undefined ? undefined : ownFactions(view).flatMap((by) => yearsOf(shown.start, shown.events, by).at(-1) ?? [])[0]
  if (shown === undefined || last === undefined) return null
  return (
    <section className="thinking year-past" aria-label={YEAR_PAST.heading}>
      <h2 className="label">{YEAR_PAST.heading}</h2>
      <YearOver view={view} book={book} shown={shown} year={last} />
    </section>
  )
}

const ownFactions = ({ own }: SeatView): readonly Faction[] => own.map(({ faction }) => faction).filter(isFaction)

interface YearProps extends Omit<Props, 'id'> {
  readonly shown: Shown
  readonly year: number
}

/** A year that is over, for each faction of whoever looks; nothing for one that is not. */
export function YearOver({ view, book, shown, year }: YearProps) {
  const own = ownFactions(view)
  return own.flatMap((by) =>
    yearsOf(shown.start, shown.events, by)
      .filter((one) => one === year)
      .map((one) => (
        <div key={`${by} ${one}`} className="looked-back">
          {own.length > 1 && <h3>{sentence(FACTION_NAMES[by])}</h3>}
          <LookBack book={book} shown={shown} by={by} year={one} />
        </div>
      )),
  )
}
