import type { Opened } from '../../page.ts'
import { PageHead } from '../../parts/index.ts'
import { NEW_TAB, nextInto, useFrontDocument } from '../../situation/index.ts'
import { isTheTours, STOPS, stopAddress } from './stops.ts'
import { goToStop } from './tour-store.ts'
import './tour.css'

export const openTour = (): Opened => ({ ok: true, title: 'Tour: Chancery', place: 'tour', page: <TourPage /> })

/** What one should know of the game before the first stop, and the stops. */
function TourPage() {
  const onDesk = useFrontDocument()
  // A situation of the reader's own stays where it is: the tour is laid beside it.
  const begin = (stop: number): void => {
    if (onDesk !== undefined && !isTheTours(onDesk)) nextInto(NEW_TAB)
    goToStop(stop)
  }
  return (
    <div className="tour-page">
      <PageHead label="Tour" heading="Five minutes in Summer 1941" />
      <div className="tour-game">
        <p>
          <em>A World at War</em> is a board game of the Second World War for a table or the post, and one game lasts months. Beside the
          armies there is diplomacy: small countries are courted with points and won by a die, and tension decides when Russia and America
          come in.
        </p>
        <p>
          The rules for it fill books, and every roll has modifiers to hunt for. Chancery adds them up and says why. You need to know none
          of it for this tour: Germany stands on the Russian border, and you may change whatever you like.
        </p>
        <a className="button" href={stopAddress(STOPS[0], onDesk)} onClick={() => begin(0)}>
          Begin
        </a>
      </div>
      <ol className="tour-stops">
        {STOPS.map((stop, index) => (
          <li key={stop.title}>
            <a href={stopAddress(stop, onDesk)} onClick={() => begin(index)}>
              {stop.title}
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
