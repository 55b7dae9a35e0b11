import { useState } from 'react'
import { placesAskedIn } from '../../../editions/index.ts'
import { nearest } from '../../../editions/reading/index.ts'
import {
  FACTIONS,
  type Faction,
  holderOf,
  isFaction,
  isLeftOut,
  isMinor,
  isPlace,
  type Place,
  type Refusal,
  refuse,
  TRACK_NAMES,
  turnName,
} from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { Choice, optionsOf } from '../../parts/index.ts'
import { type OpenSituation, useSituation } from '../../situation/index.ts'
import { InputControl, Said } from '../../what-if/index.ts'
import { listed, sentence, typeset } from '../../wording.ts'
import { CountryCard, PlaceCard } from './card.tsx'
import { ChartView } from './chart-view.tsx'
import { BEYOND, CHARTS, type ChartId, chartOf, isView, TABLE_VIEW, VIEW_BOXES, type View, WAYS_TO_SEE } from './charts.ts'
import { campAt } from './lands.ts'
import { Legend } from './paint.tsx'
import { isSort, SORTS, Standings } from './standings-table.tsx'
import { survey, targetsOf } from './survey.ts'
import { countsFor, heldBy, placeTitle, standingLine, targetTitle, VIEW_LABELS } from './words.ts'
import './map.css'

/** What is pointed at, or held, or how to read the map. */
function Card({ thing, isHeld }: { readonly thing: string | undefined; readonly isHeld: boolean }) {
  if (thing === undefined) return <Legend />
  return isPlace(thing) ? (
    <PlaceCard place={thing} isHeld={isHeld} />
  ) : isMinor(thing) ? (
    <CountryCard target={thing} isHeld={isHeld} />
  ) : (
    <Legend />
  )
}

/** Every place that rules ask for, to be changed without the map. */
function Places() {
  const { current } = useSituation()
  const [isOpen, setOpen] = useState(false)
  const played = playedIn(current)
  const places = placesAskedIn(current.book.id).filter((place) => chartOf(place) === undefined || played[chartOf(place) ?? 'europe'])
  const sheets: readonly { readonly words: string; readonly on: readonly Place[] }[] = [
    { words: 'Europe', on: places.filter((place) => chartOf(place) === 'europe') },
    { words: 'Pacific and Asia', on: places.filter((place) => chartOf(place) === 'pacific') },
    { words: 'Beyond the map', on: places.filter((place) => BEYOND.includes(place)) },
  ]
  return (
    <details className="panel map-places" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>Who holds what</h2>
        <span className="group-count">{places.length}</span>
      </summary>
      {isOpen &&
        sheets
          .filter(({ on }) => on.length > 0)
          .map(({ words, on }) => (
            <section key={words}>
              <h3>{words}</h3>
              <div className="fact-columns">
                {on.map((place) => (
                  <InputControl key={place} input={{ of: 'fact', fact: `${place}.controller` }} />
                ))}
              </div>
            </section>
          ))}
    </details>
  )
}

function MapPage() {
  const { current, query, adjust } = useSituation()
  const { by, sort, order } = query.parts
  const { europe } = playedIn(current)
  // Without Europe there are neither views of it nor countries for a table.
  const seen = europe ? query.parts['view'] : undefined
  const view = isView(seen) ? seen : 'europe'
  return (
    <div className="map-page">
      <div className={seen === TABLE_VIEW ? 'map-sheets map-sheets-put-away' : 'map-sheets'}>
        <header className="map-head">
          <div>
            <p className="label">Map</p>
            <h1>Who stands where</h1>
          </div>
          {europe && (
            <Choice
              name="view"
              legend="View of Europe"
              isQuiet
              value={seen === TABLE_VIEW ? TABLE_VIEW : view}
              options={optionsOf(WAYS_TO_SEE, VIEW_LABELS)}
              choose={(id) => adjust({ parts: { view: id === 'europe' ? undefined : id } })}
            />
          )}
        </header>
        {seen !== TABLE_VIEW && <Sheets view={view} />}
      </div>
      {europe && <Standings by={rollerOf(by)} sort={isSort(sort) ? sort : 'country'} isDown={order === 'down'} />}
      <Places />
    </div>
  )
}

/** Europe, what is pointed at, and the Pacific. */
function Sheets({ view }: { readonly view: View }) {
  const { current, query, address, turnTo } = useSituation()
  const { book, situation, judged } = current
  const [pointed, point] = useState<string>()
  const chosen = query.thing
  const say = (thing: string): string => {
    if (isPlace(thing))
      return `${placeTitle(thing)}: ${heldBy(holderOf(situation, thing))}. ${countsFor({ camp: campAt(situation, thing) })}`
    return isMinor(thing) ? `${targetTitle(thing)}: ${standingLine(book, judged, thing)}` : thing
  }
  const own = { ...query.parts }
  const link = (thing: string): string =>
    thing === chosen && isMinor(thing) ? address('dossier', { thing }) : address('map', { thing, parts: own })
  const common = { chosen, pointed, point, choose: (thing: string) => turnTo({ thing }), link, say }
  const chart = (id: ChartId) => survey(book, situation, id)
  const { pacific } = CHARTS
  const played = playedIn(current)
  const inPacific = (
    <section className={played.europe ? 'map-sheet map-pacific' : 'map-sheet'} aria-labelledby="map-pacific">
      <div className="map-bar">
        <h2 id="map-pacific">Pacific and Asia</h2>
        <p className="quiet">
          {TRACK_NAMES.usjt}: <b>{typeset(String(situation.tensions.usjt.actual))}</b> <a href={address('tensions')}>Tensions</a>
        </p>
      </div>
      <ChartView title="Pacific and Asia" survey={chart('pacific')} box={[0, 0, pacific.width, pacific.height]} {...common} />
    </section>
  )
  return (
    <>
      {played.europe ? (
        <section className="map-sheet" aria-labelledby="map-europe">
          <h2 id="map-europe" className="unseen">
            Europe
          </h2>
          <ChartView title="Europe" survey={chart('europe')} box={VIEW_BOXES[view]} {...common} />
        </section>
      ) : (
        inPacific
      )}
      <aside className="map-aside" aria-label="What is pointed at">
        <Card thing={pointed ?? chosen} isHeld={chosen !== undefined && (pointed ?? chosen) === chosen} />
        {(pointed ?? chosen) !== undefined && (
          <p className="map-back">{chosen !== undefined && <a href={address('map', { parts: own })}>Show the legend again</a>}</p>
        )}
      </aside>
      {played.europe && played.pacific && inPacific}
      {current.frozen.map(({ words, cite }) => (
        <Said as="p" key={words} className="quiet" words={words} cite={cite} />
      ))}
    </>
  )
}

/** Which charts are of this game. */
const playedIn = ({ book, situation, frozen }: OpenSituation): Readonly<Record<ChartId, boolean>> => ({
  europe: !frozen.some(({ isDiplomatic, nations }) => isDiplomatic && nations.length > 0),
  pacific: !isLeftOut(book, situation, 'usjt'),
})

const rollerOf = (by: string | undefined): Faction => (isFaction(by) ? by : 'axis')

/** Refuses what is not there, with what may have been meant. */
function unless(code: string, what: string, said: string | undefined, there: readonly string[]): readonly Refusal[] {
  if (said === undefined || there.includes(said)) return []
  const meant = nearest(said, there)
  return [
    refuse(
      code,
      `${what} “${said}” is not on the map; ${meant.length > 0 ? `did you mean ${listed(meant, 'or')}?` : `there are ${there.slice(0, 8).join(', ')} and so on`}`,
    ),
  ]
}

export const page: SituationPage = {
  parts: ['view', 'by', 'sort', 'order'],
  title: ({ situation }, { thing }) =>
    thing === undefined
      ? `Map, ${turnName(situation.turn)}`
      : `${isPlace(thing) ? placeTitle(thing) : isMinor(thing) ? targetTitle(thing) : sentence(thing)} on the map, ${turnName(situation.turn)}`,
  whyNot: ({ book, situation }, { thing, parts: { view, by, sort } }) => [
    ...unless('not-on-the-map', 'the country or place', thing, [
      ...targetsOf(book).filter((target) => !isLeftOut(book, situation, target)),
      ...placesAskedIn(book.id),
    ]),
    ...unless('no-such-view', 'the view', view, WAYS_TO_SEE),
    ...unless('no-such-faction', 'the faction', by, FACTIONS),
    ...unless('no-such-order', 'the column', sort, SORTS),
  ],
  Page: MapPage,
}
