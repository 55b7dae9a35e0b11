import type { Position } from '../../counsel/index.ts'
import { keysOf, type Level, NATION_NAMES, TRACK_NAMES, type Track, turnName, type War } from '../../rules/core/index.ts'
import { Panel, TensionTrack } from '../parts/index.ts'
import { sentence, typeset } from '../wording.ts'
import { PLAY } from './words.ts'

/** Where the tracks stand. */
export function Levels({ tensions }: { readonly tensions: Readonly<Partial<Record<Track, Level>>> }) {
  return (
    <Panel heading={PLAY.tensions}>
      {keysOf(tensions).map((track) => {
        const level = tensions[track]
        return level === undefined ? null : (
          <TensionTrack key={track} label={sentence(TRACK_NAMES[track])} level={level.actual} effective={level.effective} />
        )
      })}
    </Panel>
  )
}

interface Props {
  readonly standings: readonly Position[]
  readonly wars: readonly War[]
}

/** Who stands with whom, and who is at war. */
export function StandingsAndWars({ standings, wars }: Props) {
  return (
    <>
      <Panel heading={PLAY.standings}>
        {standings.length === 0 ? (
          <p className="quiet">{PLAY.allNeutral}</p>
        ) : (
          <ul className="glance-list">
            {standings.map(({ minor, words }) => (
              <li key={minor}>
                <b>{sentence(NATION_NAMES[minor])}</b>: {typeset(words)}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel heading={PLAY.wars}>
        <ul className="glance-list">
          {wars.map(({ between: [one, other], since }) => (
            <li key={`${one} ${other}`} data-war={`${one} ${other}`}>
              {sentence(NATION_NAMES[one])} and {NATION_NAMES[other]} <span className="quiet">since {turnName(since)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
