import fc from 'fast-check'
import {
  CALENDAR,
  COUNTRIES,
  type Dependency,
  FACT_IDS,
  FACTIONS,
  FACTS,
  type Fact,
  type FactValue,
  factsWith,
  MANNERS,
  MINORS,
  type Minor,
  mapEach,
  NATIONS,
  POLICIES,
  POWERS,
  type Roll,
  SCENARIO_KINDS,
  type Situation,
  type Standing,
  TARGETS,
  TRACKS,
  type Turn,
  trackOf,
  whereaboutsOf,
} from '../rules/core/index.ts'

/** Everything an answer may hang on. */
export interface Asked {
  readonly situation: Situation
  readonly roll: Roll
  readonly net: number
}

type Below = (below: number) => number

function numbersFrom(seed: number): Below {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A situation in which everything is something: nothing is left as it was at the start. */
function askedFrom(seed: number): Asked {
  const below = numbersFrom(seed)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const isSo = (): boolean => below(2) === 1
  const some = <T>(most: number, make: () => T): readonly T[] => Array.from({ length: below(most + 1) }, make)
  const aTurn = (): Turn => pick(CALENDAR)
  const valueFor = (fact: Fact): FactValue => {
    switch (fact.type) {
      case 'yes-no':
        return isSo()
      case 'count':
        return Math.min(fact.least + below(12), fact.most ?? Infinity)
      case 'control':
        return pick(isSo() ? POWERS : [...COUNTRIES, 'nobody'])
      case 'date':
        return isSo() ? null : aTurn()
      case 'choice':
        return pick(fact.choices)
    }
  }
  const standing = (): Standing => {
    const result = pick([null, ...POLICIES])
    const marks = Object.fromEntries(
      ['attacked', 'permanent', 'conquered', 'waiting', 'turnedAllied', 'axisGained', 'russiaGained', 'heavyWaterStopped']
        .filter(() => below(3) === 0)
        .map((mark) => [mark, true] as const),
    )
    return { result, with: result === null ? null : pick(POWERS), volunteers: below(3), ...marks }
  }
  const aNation = () => (isSo() ? pick(POWERS) : pick(NATIONS))
  const turn = aTurn()
  const level = () => ({ actual: below(60), effective: below(60), highest: below(60) })
  return {
    situation: {
      scenario: 'any',
      kind: pick(SCENARIO_KINDS),
      turn,
      facts: factsWith(
        {},
        mapEach(FACT_IDS, (id) => valueFor(FACTS[id])),
      ),
      standings: mapEach(MINORS, standing),
      wars: some(40, () => ({
        between: [pick(POWERS), aNation()] as const,
        since: aTurn(),
        ...(below(3) === 0 ? { until: aTurn() } : {}),
        ...(below(4) === 0 ? { opening: true as const } : {}),
      })),
      declarations: some(40, () => ({
        by: pick(POWERS),
        on: aNation(),
        turn: isSo() ? turn : aTurn(),
        ...(below(3) === 0 ? { revoked: true as const, gave: pick(POWERS) } : {}),
        ...(below(3) === 0 ? { quiet: true as const } : {}),
      })),
      tensions: mapEach(TRACKS, level),
      placements: mapEach(FACTIONS, () => mapEach(TARGETS, () => below(5))),
      namings: some(30, () => ({
        target: pick(TARGETS),
        by: pick(FACTIONS),
        turn: isSo() ? turn : aTurn(),
        ...(isSo() ? { inEasternWar: true as const } : {}),
      })),
      subversions: some(4, () => ({ target: pick(MINORS), turn: isSo() ? turn : aTurn(), phase: pick(FACTIONS) })),
      paid: {},
      tensionPointsUsed: some(6, () => ({ by: pick(FACTIONS), turn: isSo() ? turn : aTurn(), track: pick(TRACKS) })),
      mobilizations: {
        russia: { done: below(6), isHalfDone: isSo(), nextDue: null },
        usEurope: below(13),
        usPacific: below(13),
        japan: below(4),
        japanAtWar: below(4),
      },
      struck: {},
    },
    roll: {
      target: pick(MINORS),
      by: pick(FACTIONS),
      manner: pick(MANNERS),
      subversion: below(4),
      covert: { axis: below(3), allies: below(3) },
      pledgesWarOnRussia: isSo(),
    },
    net: below(5) - 2,
  }
}

export const anyAsked: fc.Arbitrary<Asked> = fc.integer().map(askedFrom)

/** A list with those of one that are meant, and of the other all others; those of one keep their order. */
const joined = <T>(one: readonly T[], other: readonly T[], isMeant: (item: T) => boolean): readonly T[] => [
  ...one.filter((item) => isMeant(item) || other.includes(item)),
  ...other.filter((item) => !isMeant(item) && !one.includes(item)),
]

/** What is read as in one, and everything else as in the other. */
export const mixed = (one: Asked, other: Asked, reads: readonly Dependency[]): Asked =>
  reads.reduce((made, read) => withRead(made, one, read), other)

/** Wars by which a power that has surrendered is in the war all the same: Britain beside the U.S. (59.83), a Russia attacked anew. */
const WARS_OF_THE_SURRENDERED = [
  ['us', 'germany'],
  ['germany', 'russia'],
  ['italy', 'russia'],
] as const

function withRead(made: Asked, { situation, roll, net }: Asked, read: Dependency): Asked {
  const { facts } = whereaboutsOf(read)
  const heard = facts.length === 0 ? made : withPart(made, 'facts', withNames(made.situation.facts, situation.facts, facts))
  const { situation: now } = heard
  switch (read.of) {
    case 'fact':
      return heard
    case 'allegiance':
      return withPart(withPart(heard, 'standings', situation.standings), 'wars', situation.wars)
    case 'out-of-war':
      return WARS_OF_THE_SURRENDERED.reduce((made, [one, other]) => withWar(made, situation, one, other), heard)
    case 'standing':
      return withStanding(heard, situation, read.minor, ['result', 'with', 'attacked', 'conquered'])
    case 'mark':
      return withStanding(heard, situation, read.minor, [read.mark])
    case 'war':
      return withWar(heard, situation, read.one, read.other)
    case 'declaration':
      return withPart(
        heard,
        'declarations',
        joined(situation.declarations, now.declarations, ({ by, on }) => read.by.includes(by) && read.on.includes(on)),
      )
    case 'points': {
      const { faction, target } = read
      const placed = { ...now.placements[faction], [target]: situation.placements[faction][target] ?? 0 }
      return withPart(heard, 'placements', { ...now.placements, [faction]: placed })
    }
    case 'level':
      return withPart(heard, 'tensions', { ...now.tensions, [read.track]: situation.tensions[read.track] })
    case 'mobilization':
      return withPart(heard, 'mobilizations', { ...now.mobilizations, [read.by]: situation.mobilizations[read.by] })
    case 'tension-points':
      return withPart(
        heard,
        'tensionPointsUsed',
        joined(situation.tensionPointsUsed, now.tensionPointsUsed, (use) => use.by === read.by && trackOf(use) === read.track),
      )
    case 'namings':
      return withPart(
        heard,
        'namings',
        joined(situation.namings, now.namings, ({ by }) => read.by.includes(by)),
      )
    case 'subversions':
      return withPart(heard, 'subversions', situation.subversions)
    case 'turn':
      return withPart(heard, 'turn', situation.turn)
    case 'scenario':
      return withPart(heard, 'kind', situation.kind)
    case 'roller':
      return { ...heard, roll: { ...heard.roll, by: roll.by } }
    case 'target':
      return { ...heard, roll: { ...heard.roll, target: roll.target } }
    case 'manner':
      return { ...heard, roll: { ...heard.roll, manner: roll.manner } }
    case 'subversion':
      return { ...heard, roll: { ...heard.roll, subversion: roll.subversion } }
    case 'covert':
      return { ...heard, roll: { ...heard.roll, covert: { ...heard.roll.covert, [read.side]: roll.covert[read.side] } } }
    case 'pledge':
      return { ...heard, roll: { ...heard.roll, pledgesWarOnRussia: roll.pledgesWarOnRussia } }
    case 'net':
      return { ...heard, net }
    case 'ruling':
      throw new Error(`${read.ruling} is settled when the book is resolved`)
  }
}

/** One record, with these names as in another. Whatever is not said anew stands behind it, for a copy each would take minutes. */
const withNames = <T extends object>(record: T, from: T, names: readonly (keyof T)[]): T =>
  Object.assign(Object.create(record), Object.fromEntries(names.map((name) => [name, from[name]])))

const withPart = <K extends keyof Situation>(asked: Asked, part: K, value: Situation[K]): Asked => ({
  ...asked,
  situation: { ...asked.situation, [part]: value },
})

const withWar = (asked: Asked, from: Situation, one: string, other: string): Asked =>
  withPart(
    asked,
    'wars',
    joined(from.wars, asked.situation.wars, ({ between: [first, second] }) =>
      first === one ? second === other : first === other && second === one,
    ),
  )

function withStanding(asked: Asked, from: Situation, minor: Minor, names: readonly (keyof Standing)[]): Asked {
  const { standings } = asked.situation
  return withPart(asked, 'standings', { ...standings, [minor]: withNames(standings[minor], from.standings[minor], names) })
}
