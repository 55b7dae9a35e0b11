import { readersIn } from '../../../editions/index.ts'
import {
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  holderOf,
  isMinor,
  type Minor,
  NATION_NAMES,
  PLACES,
  type Place,
} from '../../../rules/core/index.ts'
import { useSituation, useWholeBook } from '../../situation/index.ts'
import { InputControl, type LedgerLine, Reckoning, Refusals, RuleLabel } from '../../what-if/index.ts'
import { FACTION_LABELS, sentence, signed } from '../../wording.ts'
import { type Study, study } from '../dossier/study.ts'
import { Strip, verdictWords } from '../dossier/verdict.tsx'
import { campAt, tintOfTarget } from './lands.ts'
import { MarkSwatch, Swatch } from './paint.tsx'
import { placesIn, targetsOf } from './survey.ts'
import { countsFor, heldBy, KIND_WORDS, placeTitle, printed, standingLine, targetTitle } from './words.ts'

/** One faction's roll: what it comes to and its chances; unfolded, why. */
function RollNow({ target, by, isHeld }: { readonly target: Minor; readonly by: Faction; readonly isHeld: boolean }) {
  const { current } = useSituation()
  const studied = study(current, { target, by })
  if (!studied.ok) return <Refusals refusals={studied.refusals} />
  const { answer } = studied.study
  const summary = <RollLine study={studied.study} by={by} />
  return (
    <li className="roll-now" data-by={by} data-total={answer.total}>
      {isHeld ? (
        <details>
          <summary>{summary}</summary>
          <Lines study={studied.study} by={by} />
        </details>
      ) : (
        summary
      )}
    </li>
  )
}

function RollLine({ study: one, by }: { readonly study: Study; readonly by: Faction }) {
  return (
    <span className="roll-line">
      <span className="roll-by">{FACTION_LABELS[by]}</span>
      <b className="roll-total">{signed(one.answer.total)}</b>
      <Strip study={one} />
      <span className="roll-likely">{verdictWords(one)}</span>
    </span>
  )
}

function Lines({ study: one, by }: { readonly study: Study; readonly by: Faction }) {
  const { address } = useSituation()
  const { answer, table, roll, net } = one
  const rowOf = ({ id }: LedgerLine) => table.rows.find((row) => row.id === id)
  return (
    <div className="roll-lines">
      {answer.refusals !== undefined && <Refusals refusals={answer.refusals} />}
      <Reckoning
        heading={sentence(`${FACTION_NAMES[by]}: ${signed(answer.total)}`)}
        lines={answer.lines}
        total={answer.total}
        plus={answer.plus}
        rowOf={rowOf}
        roll={roll}
        net={net}
        signs="sides"
      />
      <a href={address('dossier', { thing: answer.target, parts: { by } })}>The dossier of this roll</a>
    </div>
  )
}

function Ways({ target }: { readonly target: Minor }) {
  const { address } = useSituation()
  const name = targetTitle(target)
  return (
    <p className="card-ways">
      <a className="button" href={address('dossier', { thing: target })}>
        Open the dossier
      </a>
      <a href={address('facts', { parts: { search: name.split('/')[0] } })}>Facts</a>
      <a href={address('war')}>War room</a>
      <a href={address('allocation')}>Allocation</a>
    </p>
  )
}

interface CountryCardProps {
  readonly target: Minor
  /** It is held beside the map, not only pointed at. */
  readonly isHeld: boolean
}

/** A country in short: where it stands, what each faction's roll would do, and what can be changed here. */
export function CountryCard({ target, isHeld }: CountryCardProps) {
  const { current, address } = useSituation()
  const { book, situation, judged } = current
  const places = placesIn(book, target)
  return (
    <article className="card" aria-labelledby="card-title" data-card={target}>
      <header className="card-head">
        <h2 id="card-title">
          <a href={address('dossier', { thing: target })}>{targetTitle(target)}</a>
        </h2>
        <p className="card-standing">
          <Swatch tint={tintOfTarget(situation, target)} /> {standingLine(book, judged, target)}
        </p>
      </header>
      <h3>If rolled for now</h3>
      <ul className="rolls-now">
        {FACTIONS.map((by) => (
          <RollNow key={by} target={target} by={by} isHeld={isHeld} />
        ))}
      </ul>
      {isHeld ? (
        <>
          <Ways target={target} />
          <div className="card-changes">
            <h3>Change it here</h3>
            <InputControl input={{ of: 'standing', minor: target }} />
            {places.map((place) => (
              <InputControl key={place} input={{ of: 'fact', fact: `${place}.controller` }} />
            ))}
          </div>
        </>
      ) : (
        <p className="quiet">Click to hold it here, with its lines and what can be changed.</p>
      )}
    </article>
  )
}

/** Known to the whole book only: it is fetched for somebody who asks. */
function RulesThatAsk({ place }: { readonly place: Place }) {
  const onDesk = useSituation().current.book
  const book = useWholeBook(onDesk)
  if (typeof book === 'string')
    return (
      <p className="quiet" role="status">
        {book === 'coming' ? 'Fetching the rules of the book…' : 'The rules of the book could not be fetched.'}
      </p>
    )
  return (
    <p className="card-rules">
      {(readersIn(book)[`${place}.controller`] ?? []).map((rule) => (
        <RuleLabel key={rule} cite={{ book: book.id, rule }} />
      ))}
    </p>
  )
}

/** A place in short: who holds it, for whom that counts, which rules ask, and who else may hold it. */
export function PlaceCard({ place, isHeld }: { readonly place: Place; readonly isHeld: boolean }) {
  const { current, address } = useSituation()
  const { book, situation } = current
  const { kind, country } = PLACES[place]
  const camp = campAt(situation, place)
  const isTarget = isMinor(country) && targetsOf(book).includes(country)
  return (
    <article className="card" aria-labelledby="card-title" data-card={place}>
      <header className="card-head">
        <h2 id="card-title">{placeTitle(place)}</h2>
        <p className="card-standing">
          <MarkSwatch camp={camp} /> {heldBy(holderOf(situation, place))}. {countsFor({ camp })}.
        </p>
      </header>
      <p className="quiet">
        {printed(KIND_WORDS[kind])} of{' '}
        {isTarget ? <a href={address('map', { thing: country })}>{targetTitle(country)}</a> : NATION_NAMES[country]} in Fall 1939.
      </p>
      {isHeld ? (
        <>
          <InputControl input={{ of: 'fact', fact: `${place}.controller` }} />
          <h3>Rules that ask</h3>
          <RulesThatAsk place={place} />
        </>
      ) : (
        <p className="quiet">Click to say who holds it.</p>
      )}
    </article>
  )
}
