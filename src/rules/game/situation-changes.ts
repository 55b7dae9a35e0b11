import type { Outcome, WarDue } from '../chapters/rolls/index.ts'
import type { Report as SurrenderReport } from '../chapters/surrender/index.ts'
import {
  type ByFaction,
  copyWith,
  FACTIONS,
  factsWith,
  joins,
  type Minor,
  mapEach,
  type Placements,
  type Situation,
  type Standing,
  situationWith,
  standingsWith,
  TRACKS,
} from '../core/index.ts'
import type { WarOwed } from './game.ts'

/** A situation after one thing in it has changed. */

/** Points have come to light. */
export const withPoints = (situation: Situation, shown: ByFaction<Placements>): Situation =>
  situationWith(situation, { placements: mapEach(FACTIONS, (faction) => Object.assign({}, situation.placements[faction], shown[faction])) })

export const withFacts = (situation: Situation, facts: Situation['facts']): Situation =>
  situationWith(situation, { facts: factsWith(situation.facts, facts) })

export const withStanding = (situation: Situation, minor: Minor, standing: Standing): Situation =>
  situationWith(situation, { standings: standingsWith(situation.standings, { [minor]: standing }) })

/** The effect of the last dice is over. */
export const withoutOffsets = (tensions: Situation['tensions']): Situation['tensions'] =>
  mapEach(TRACKS, (track) => copyWith(tensions[track], { effective: tensions[track].actual }))

/** These wars are over. */
export const withoutWars = (situation: Situation, over: SurrenderReport['wars']): Situation =>
  situationWith(situation, {
    wars: situation.wars.map((war) => {
      const end = over.find(({ between, since }) => war.until === undefined && since === war.since && joins(war, ...between))
      return end === undefined ? war : copyWith(war, { until: end.until })
    }),
  })

/** A result has taken effect. */
export function applied(
  situation: Situation,
  { target, standing, paid, facts }: Pick<Outcome, 'target' | 'standing' | 'paid' | 'facts'>,
): Situation {
  const { [target]: _before, ...others } = situation.paid
  return situationWith(facts === undefined ? situation : withFacts(situation, facts), {
    standings: standingsWith(situation.standings, { [target]: standing }),
    paid: paid === null ? others : { ...others, [target]: paid },
  })
}

/** A war that a result asks for, with all that has to be put back if the result is given up. */
export const warOwed = ({ standings, paid, facts: now }: Situation, due: WarDue, { target, facts = {}, transfers }: Outcome): WarOwed => ({
  ...due,
  target,
  prior: standings[target],
  priorPaid: paid[target] ?? null,
  priorFacts: Object.fromEntries(Object.keys(facts).map((fact) => [fact, now[fact] ?? null])),
  transfers,
})

/** Nothing is left of the result that asked for the war. */
export const withoutResult = (situation: Situation, { target, prior, priorPaid, priorFacts }: WarOwed): Situation =>
  applied(situation, { target, standing: prior, paid: priorPaid, facts: priorFacts })
