import {
  type Declaration,
  definedIn,
  entriesOf,
  type Faction,
  factsWith,
  gainMarks,
  isAtWar,
  isBefore,
  joins,
  type Level,
  leaderOf,
  type Minor,
  type Mobilizations,
  mapEach,
  type Naming,
  NEUTRAL,
  type Placements,
  type Policy,
  type Power,
  type Situation,
  type Standing,
  type Subversion,
  type TensionPointUse,
  TRACKS,
  type Turn,
  type War,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { SituationDocument } from './document/situation-document.ts'
import { withImpliedFacts } from './implied-facts/implications.ts'

type StandingEntry = NonNullable<NonNullable<SituationDocument['standings']>[Minor]>

/** Who benefits, where the file does not say: Germany, or the leading Western Ally. */
function standingOf(minor: Minor, entry: StandingEntry, situation: Situation): Standing {
  const before = situation.standings[minor]
  const { result = before.result } = entry
  const kept = entry.result === undefined ? before.with : null
  const partner: Power | null = result === null ? null : (entry.with ?? kept ?? usualPartner(minor, result, situation))
  const { result: _result, with: _with, ...marks } = entry
  const set = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== false && value !== undefined && value !== 0))
  // RT-07: what was once gained by a roll counts for tension to the end.
  const gained: Partial<Standing> = {
    ...(before.axisGained ? { axisGained: true } : {}),
    ...(before.russiaGained ? { russiaGained: true } : {}),
    ...(result !== null && entry.attacked !== true ? gainMarks(result, partner) : {}),
  }
  return result === null ? { ...NEUTRAL, ...gained, ...set } : { result, with: partner, ...gained, ...set }
}

/** Germany, or the leading Western Ally; Belgian results are France's while it stands (BEL-R(−1)), Vichy ones Britain's (49.51B). */
function usualPartner(minor: Minor, result: Policy, situation: Situation): Power {
  if (result > 0) return leaderOf('axis', false)
  if (minor === 'belgiumLuxembourg') return situation.facts['france.fallen'] === true ? 'britain' : 'france'
  return minor === 'vichyFrance' ? 'britain' : leaderOf('westernAllies', isAtWar(situation, 'us', 'germany'))
}

const warOf = (entry: NonNullable<SituationDocument['wars']>[number], turn: Turn): War =>
  Array.isArray(entry)
    ? { between: entry, since: turn }
    : { between: entry.between, since: entry.since, ...(entry.until === undefined ? {} : { until: entry.until }) }

const mobilizationsOf = (base: Mobilizations, given: SituationDocument['mobilizations']): Mobilizations =>
  ({ ...base, ...given, russia: { ...base.russia, ...given?.russia } }) as Mobilizations

/** The level on each track, where the document says it; one number is both the actual and the effective level. */
const tensionsOf = (base: Situation['tensions'], given: SituationDocument['tensions']): Situation['tensions'] =>
  mapEach(TRACKS, (track) => {
    const level = given?.[track]
    return level === undefined ? base[track] : typeof level === 'number' ? { actual: level, effective: level } : (level as Level)
  })

/** New wars join the others; one that is said to be over ends the one that was on, and one that is told with an older date is the same. */
const withWars = (wars: readonly War[], said: readonly War[]): readonly War[] => {
  const isDatedBack = (war: War): boolean =>
    said.some(({ between, since, until }) => until === undefined && joins(war, ...between) && !isBefore(war.since, since))
  const ended = (war: War): War => {
    const end = said.find(({ between: [one, other], until }) => until !== undefined && war.until === undefined && joins(war, one, other))
    return end?.until === undefined ? war : { ...war, until: end.until }
  }
  const isNews = ({ between: [one, other], until }: War): boolean => until === undefined || !wars.some((war) => joins(war, one, other))
  // The same war said twice is one war.
  const once = new Map(said.filter(isNews).map((war) => [JSON.stringify(war), war]))
  return [...wars.filter((war) => war.until !== undefined || !isDatedBack(war)).map(ended), ...once.values()]
}

/** A situation with what a document says added: lists grow, the rest is replaced. */
export function withDocument(book: Rulebook | undefined, base: Situation, document: Omit<SituationDocument, 'edition'>): Situation {
  const { turn } = base
  const dated = <T>(entries: readonly object[] | undefined, more: object = {}): readonly T[] =>
    (entries ?? []).map((entry) => ({ turn, ...more, ...entry }) as T)
  const placed = (faction: Faction): Placements => {
    const said = document.placements?.[faction]
    return said === undefined ? base.placements[faction] : definedIn(said)
  }
  const changed: Situation = {
    ...base,
    facts: factsWith(base.facts, definedIn(document.facts ?? {})),
    wars: withWars(
      base.wars,
      (document.wars ?? []).map((entry) => warOf(entry, turn)),
    ),
    declarations: [...base.declarations, ...dated<Declaration>(document.declarations)],
    tensions: tensionsOf(base.tensions, document.tensions),
    placements: { axis: placed('axis'), westernAllies: placed('westernAllies'), russia: placed('russia') },
    namings: [...base.namings, ...dated<Naming>(document.namings)],
    subversions: [...base.subversions, ...dated<Subversion>(document.subversions, { phase: 'axis' })],
    paid: document.paid === undefined ? base.paid : definedIn(document.paid),
    mobilizations: mobilizationsOf(base.mobilizations, document.mobilizations),
    tensionPointsUsed: [...base.tensionPointsUsed, ...dated<TensionPointUse>(document.tensionPointsUsed)],
    struck: { ...base.struck, ...document.struck },
  }
  const said = entriesOf(definedIn(document.standings ?? {}))
  const standings = Object.fromEntries(said.map(([minor, entry]) => [minor, standingOf(minor, entry, changed)]))
  return withImpliedFacts(book, { ...changed, standings: { ...changed.standings, ...standings } }, document)
}
