import {
  FACTION_NAMES,
  FACTIONS,
  keysOf,
  NATION_NAMES,
  type Placements,
  TRACK_NAMES,
  targetName,
  turnName,
} from '../../rules/core/index.ts'
import { Panel, Tag, TensionTrack } from '../parts/index.ts'
import { listed, sentence } from '../wording.ts'
import type { SeatView } from './wire.ts'
import { PLAY } from './words.ts'

const placed = (placements: Placements): string => {
  const all = keysOf(placements).map((target) => `${targetName(target)} ${placements[target]}`)
  return all.length === 0 ? PLAY.nothingPlaced : listed(all)
}

const TONES = { axis: 'axis', westernAllies: 'west', russia: 'russia' } as const

/** Levels, points, standings and wars, as far as this seat knows them. */
export function Glance({ view }: { readonly view: SeatView }) {
  const { tensions, points, sealed, own, standings, wars } = view
  return (
    <>
      <Panel heading={PLAY.tensions}>
        {keysOf(tensions).map((track) => {
          const level = tensions[track]
          return level === undefined ? null : (
            <TensionTrack key={track} label={sentence(TRACK_NAMES[track])} level={level.actual} effective={level.effective} />
          )
        })}
      </Panel>
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
              {PLAY.ownPlacements}: {placed(placements)}
            </p>
          ))}
        </Panel>
      )}
      <Panel heading={PLAY.standings}>
        {standings.length === 0 ? (
          <p className="quiet">{PLAY.allNeutral}</p>
        ) : (
          <ul className="glance-list">
            {standings.map(({ minor, words }) => (
              <li key={minor}>
                <b>{sentence(NATION_NAMES[minor])}</b>: {words}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel heading={PLAY.wars}>
        <ul className="glance-list">
          {wars.map(({ between: [one, other], since }) => (
            <li key={`${one} ${other}`}>
              {sentence(NATION_NAMES[one])} and {NATION_NAMES[other]} <span className="quiet">since {turnName(since)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
