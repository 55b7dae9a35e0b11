import { FACTION_NAMES, FACTIONS, type Placements } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { Panel, Tag } from '../parts/index.ts'
import { sentence } from '../wording.ts'
import { placementsWords, pointsIn } from './orders/forms/sealing.tsx'
import { Levels, StandingsAndWars } from './standing.tsx'
import type { SeatView } from './wire.ts'
import { PLAY } from './words.ts'

const TONES = { axis: 'axis', westernAllies: 'west', russia: 'russia' } as const

/** Levels, points, standings and wars, as far as this seat knows them. */
export function Glance({ book, view }: { readonly book: Rulebook | undefined; readonly view: SeatView }) {
  const { tensions, points, sealed, own, placements, standings, wars } = view
  return (
    <>
      {book !== undefined && <Levels book={book} tensions={tensions} wars={wars} />}
      {points !== null && (
        <Panel heading={PLAY.pointsOfYear}>
          <ul className="glance-list">
            {FACTIONS.map((faction) => (
              <li key={faction}>
                <Tag tone={TONES[faction]}>{sentence(FACTION_NAMES[faction].replace(/^the /, ''))}</Tag> <b>{points[faction]}</b>{' '}
                {sealed.includes(faction) ? <span className="seal">{PLAY.sealed}</span> : <span className="quiet">{PLAY.notSealed}</span>}
                {!own.some((one) => one.faction === faction) && shownOf(placements[faction])}
              </li>
            ))}
          </ul>
          {own.map(({ faction, placements: placed }) => (
            <p key={faction} className="quiet">
              {PLAY.ownPlacements}: {placementsWords(placed, PLAY.nothingPlaced)}
            </p>
          ))}
        </Panel>
      )}
      <StandingsAndWars standings={standings} wars={wars} />
    </>
  )
}

/** What others have placed is known where it has been shown; the rest is theirs. */
const shownOf = (placements: Placements) =>
  pointsIn(placements) === 0 ? null : (
    <span className="quiet">
      {' '}
      {PLAY.shownPlacements}: {placementsWords(placements, '')}
    </span>
  )
