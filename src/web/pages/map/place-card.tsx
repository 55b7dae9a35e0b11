import { readersIn } from '../../../editions/index.ts'
import { holderOf, isMinor, NATION_NAMES, PLACES, type Place } from '../../../rules/index.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { InputControl } from '../../what-if/input-control.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { campAt } from './lands.ts'
import { MarkSwatch } from './legend.tsx'
import { targetsOf } from './survey.ts'
import { countsFor, heldBy, KIND_WORDS, placeTitle, printed, targetTitle } from './words.ts'

/** A place in short: who holds it, for whom that counts, which rules ask, and who else may hold it. */
export function PlaceCard({ place, isHeld }: { readonly place: Place; readonly isHeld: boolean }) {
  const { current, address } = useSituation()
  const { book, situation } = current
  const { kind, country } = PLACES[place]
  const camp = campAt(situation, place)
  const rules = readersIn(book)[`${place}.controller`] ?? []
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
          <p className="card-rules">
            {rules.map((rule) => (
              <RuleLabel key={rule} cite={{ book: book.id, rule }} />
            ))}
          </p>
        </>
      ) : (
        <p className="quiet">Click to say who holds it.</p>
      )}
    </article>
  )
}
