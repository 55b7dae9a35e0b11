import type { Position } from '../../counsel/index.ts'
import { warOfTrack } from '../../rules/chapters/tension/index.ts'
import { keysOf, type Level, NATION_NAMES, TRACK_NAMES, type Track, turnName, type War } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { Panel, TensionTrack } from '../parts/index.ts'
import { sentence, typeset } from '../wording.ts'
import { PLAY } from './words.ts'

interface LevelsProps {
  readonly book: Rulebook
  readonly tensions: Readonly<Partial<Record<Track, Level>>>
  readonly wars: readonly War[]
}

/** Where the tracks stand, or since when the war is on that they led to. */
export function Levels({ book, tensions, wars }: LevelsProps) {
  return (
    <Panel heading={PLAY.tensions}>
      {keysOf(tensions).map((track) => {
        const level = tensions[track]
        const label = sentence(TRACK_NAMES[track])
        const war = warOfTrack(book, track, wars)
        if (level === undefined) return null
        return war === undefined ? (
          <TensionTrack key={track} label={label} level={level.actual} effective={level.effective} />
        ) : (
          <section key={track} className="track" aria-label={label}>
            <p className="track-head">
              <span className="track-name">{label}</span>
              <b>{PLAY.atWarSince(turnName(war.since))}</b>
            </p>
          </section>
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
