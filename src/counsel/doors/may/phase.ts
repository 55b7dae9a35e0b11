import {
  type Citation,
  FACTIONS_MOVING,
  type Faction,
  type Minor,
  type Refusal,
  type Roll,
  refuse,
  type Situation,
  sideOf,
} from '../../../rules/core/index.ts'
import { type Game, gameAt, type PendingRoll } from '../../../rules/game/index.ts'

/** A diplomatic phase of the faction's side has opened. */
export const phaseOf = (situation: Situation, by: Faction, rolls: Readonly<Partial<Record<Minor, PendingRoll>>> = {}): Game => ({
  ...gameAt(situation),
  sealed: ['axis', 'westernAllies', 'russia'],
  phase: {
    movers: FACTIONS_MOVING[sideOf(by)],
    named: Object.keys(rolls).length === 0 ? [] : FACTIONS_MOVING[sideOf(by)],
    isRevealed: Object.keys(rolls).length > 0,
    standings: situation.standings,
    rolls,
  },
})

/** A roll whose die has not fallen. */
export const fresh = ({ by, manner, subversion, covert, pledgesWarOnRussia }: Roll): PendingRoll => ({
  by,
  manner,
  subversion,
  covert,
  pledgesWarOnRussia,
  rolled: null,
  outcome: null,
})

/** An act that one faction alone may do, asked for another; nobody needs to say who. */
export const whyNotAnother = (by: Faction, only: Faction, words: string, cite: Citation | undefined): readonly Refusal[] =>
  by === only ? [] : [refuse('another-faction', words, cite, { faction: by })]
