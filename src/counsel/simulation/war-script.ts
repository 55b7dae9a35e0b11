import { FACT_IDS, FACTS, type FactId, type FactValue, NATIONS, type Side, TURNS, type Turn } from '../../rules/core/index.ts'
import type { Random } from './random.ts'

/** Something that happens on the map in a side's part of a turn. */
interface Happening {
  readonly turn: Turn
  readonly side: Side
  readonly facts: Readonly<Partial<Record<FactId, FactValue>>>
}

/** The war roughly as it went: what players at a table would report. */
const COURSE_OF_THE_WAR: readonly Happening[] = [
  {
    turn: '1939 fall',
    side: 'axis',
    facts: { 'warsaw.controller': 'germany', 'axis.offensiveBrps': 30, 'easternFront.axisOffensive': true },
  },
  { turn: '1939 fall', side: 'allies', facts: { 'balticStates.russiaEntered': true } },
  {
    turn: '1940 spring',
    side: 'axis',
    facts: { 'oslo.controller': 'germany', 'copenhagen.controller': 'germany', 'axis.offensiveBrps': 30 },
  },
  {
    turn: '1940 summer',
    side: 'axis',
    facts: {
      'paris.controller': 'germany',
      'brussels.controller': 'germany',
      'theHague.controller': 'germany',
      'france.fallen': true,
      'france.fallTurn': '1940 summer',
      'westernFront.axisOffensive': true,
      'axis.offensiveBrps': 60,
    },
  },
  {
    turn: '1941 spring',
    side: 'axis',
    facts: { 'belgrade.controller': 'germany', 'athens.controller': 'germany', 'axis.offensiveBrps': 45 },
  },
  {
    turn: '1941 summer',
    side: 'axis',
    facts: { 'kiev.controller': 'germany', 'axis.offensiveBrps': 90, 'easternFront.axisOffensive': true },
  },
  {
    turn: '1942 spring',
    side: 'axis',
    facts: { 'manila.controller': 'japan', 'singapore.controller': 'japan', 'batavia.controller': 'japan' },
  },
  { turn: '1943 winter', side: 'allies', facts: { 'kiev.controller': 'russia' } },
  { turn: '1943 fall', side: 'allies', facts: { 'rome.controller': 'us', 'italy.surrendered': true } },
  { turn: '1944 fall', side: 'allies', facts: { 'paris.controller': 'us', 'brussels.controller': 'britain' } },
  { turn: '1945 spring', side: 'allies', facts: { 'berlin.controller': 'russia', 'germany.surrendered': true } },
  { turn: '1945 fall', side: 'allies', facts: { 'tokyo.controller': 'us', 'japan.surrendered': true } },
]

function anyValue(id: FactId, random: Random): FactValue {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'yes-no':
      return random.inHundred(50)
    case 'count':
      return Math.min(fact.most ?? Number.POSITIVE_INFINITY, Math.max(fact.least, 0) + random.below(13))
    case 'control':
      return random.pick([...NATIONS, 'nobody']) ?? 'nobody'
    case 'date':
      return random.inHundred(30) ? null : (random.pick(TURNS) ?? null)
    case 'choice':
      return random.pick(fact.choices) ?? fact.start
  }
}

/** What is reported now: the war as it went, as often as not, and something nobody expected. */
export function reportsFor(turn: Turn, side: Side, random: Random): Readonly<Record<string, FactValue>> {
  const scripted = COURSE_OF_THE_WAR.filter((one) => one.turn === turn && one.side === side && random.inHundred(70)).map(
    ({ facts }) => facts,
  )
  const surprises = Array.from({ length: random.below(3) }, () => random.pick(FACT_IDS)).flatMap((id) =>
    id === undefined || /surrendered|fallen/.test(id) ? [] : [[id, anyValue(id, random)] as const],
  )
  return Object.assign({}, Object.fromEntries(surprises), ...scripted) as Readonly<Record<string, FactValue>>
}
