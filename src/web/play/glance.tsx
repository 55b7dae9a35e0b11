import { FACTION_NAMES, FACTIONS } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { Panel, Tag } from '../parts/index.ts'
import { sentence } from '../wording.ts'
import { placementsWords } from './orders/forms/sealing.tsx'
import { Levels, StandingsAndWars } from './standing.tsx'
import type { SeatView } from './wire.ts'
import { PLAY } from './words.ts'

const TONES = { axis: 'axis', westernAllies: 'west', russia: 'russia' } as const

/** Levels, points, standings and wars, as far as this seat knows them. */
export function Glance({ book, view }: { readonly book: Rulebook | undefined; readonly view: SeatView }) {
  const { tensions, points, sealed, own, standings, wars } = view
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
              </li>
            ))}
          </ul>
          {own.map(({ faction, placements }) => (
            <p key={faction} className="quiet">
              {PLAY.ownPlacements}: {placementsWords(placements, PLAY.nothingPlaced)}
            </p>
          ))}
        </Panel>
      )}
      <StandingsAndWars standings={standings} wars={wars} />
    </>
  )
}
