import { type Turn, yearOf } from '../calendar.ts'
import type { FactValue, Lifetime } from '../facts/fact.ts'
import { FACT_IDS, FACTS, type FactId, isTally } from '../facts/facts.ts'
import { factsWith, factsWithout, isGiven } from '../facts/known-facts.ts'
import { isPower, type Minor, type Nation } from '../nations/countries.ts'
import { SIDE_OF } from '../nations/powers.ts'
import { isAtWar, type Situation, situationWith } from './situation.ts'
import { partnerOf } from './standing.ts'

/** What has just happened that the two situations do not tell: a player turn has opened, a roll has let a country lend units. */
export interface Happened {
  readonly opensAlliedTurn?: boolean
  readonly lends?: Minor
}

type Lasting<K extends Lifetime['is']> = readonly { readonly id: FactId; readonly lasts: Extract<Lifetime, { is: K }> }[]

const lasting = <K extends Lifetime['is']>(...kinds: readonly K[]): Lasting<K> =>
  FACT_IDS.flatMap((id) => {
    const { lasts } = FACTS[id]
    return kinds.some((kind) => kind === lasts.is) ? [{ id, lasts: lasts as Extract<Lifetime, { is: K }> }] : []
  })

const OF_A_TURN = lasting('turn')
const OF_AN_ALLIED_TURN = lasting('allied-turn')
const OF_A_YEAR = lasting('year')
const HIGHEST = lasting('highest')
const OF_A_STANDING = lasting('result', 'side')
const OF_A_LENDING_RESULT = lasting('lending-result')
const OF_A_WAR = lasting('war')
const OF_A_DECLARATION = lasting('declaration')
const OF_A_HOLD = lasting('hold')

/** What is said afterwards; nothing for what has to be told anew. */
type Said = readonly [FactId, FactValue | undefined]

/** What a new turn or year begins with: what another fact said until now, what has not happened yet, or nothing where it must be counted. */
function opened(facts: Situation['facts'], ended: Lasting<'turn' | 'allied-turn' | 'year'>): readonly Said[] {
  return ended.map(({ id, lasts: { after } }) => {
    if (after !== undefined) return [id, isGiven(facts, after) ? facts[after] : undefined]
    return [id, isTally(id) ? undefined : FACTS[id].start]
  })
}

const highest = (facts: Situation['facts']): readonly Said[] =>
  HIGHEST.map(({ id, lasts: { of } }) => [id, Math.max(Number(facts[id] ?? 0), Number(facts[of] ?? 0))])

/** Whether what a country is to the powers has ended, as far as the fact goes by it. */
function hasStandingEnded(before: Situation, after: Situation, { is, of }: Extract<Lifetime, { is: 'result' | 'side' }>): boolean {
  const [was, now] = [before.standings[of as Minor], after.standings[of as Minor]]
  if (was === now) return false
  if (is === 'side') {
    const [side, other] = [partnerOf(was), partnerOf(now)]
    return side !== undefined && other !== undefined && side !== other
  }
  return was.result !== now.result || was.with !== now.with || was.conquered !== now.conquered
}

const isOn = (situation: Situation, [one, other]: readonly string[]): boolean => isAtWar(situation, one as Nation, other as Nation)

const isDeclared = ({ declarations }: Situation, { by, on }: Extract<Lifetime, { is: 'declaration' }>): boolean =>
  declarations.some((one) => one.by === by && on.includes(one.on) && one.revoked !== true)

/** The camp of whoever holds a place; nobody's where its own people do. */
function campAt({ facts }: Situation, place: string): 'axis' | 'allies' | 'japan' | undefined {
  const holder = facts[`${place}.controller`]
  if (typeof holder !== 'string' || !isPower(holder as never)) return undefined
  return holder === 'japan' ? 'japan' : SIDE_OF[holder as keyof typeof SIDE_OF]
}

function hasHoldEnded(before: Situation, after: Situation, { place, by }: Extract<Lifetime, { is: 'hold' }>): boolean {
  const [was, now] = [campAt(before, place), campAt(after, place)]
  return was !== undefined && was !== now && (by === undefined || was === by)
}

/** Facts that end with a result, a war, a declaration or a hold, all of which have to be told anew. */
function endedWith(before: Situation, after: Situation): readonly FactId[] {
  return [
    ...(before.standings === after.standings ? [] : OF_A_STANDING.filter(({ lasts }) => hasStandingEnded(before, after, lasts))),
    ...(before.wars === after.wars ? [] : OF_A_WAR.filter(({ lasts: { between } }) => isOn(before, between) && !isOn(after, between))),
    ...(before.declarations === after.declarations
      ? []
      : OF_A_DECLARATION.filter(({ lasts }) => isDeclared(before, lasts) && !isDeclared(after, lasts))),
    ...(before.facts === after.facts ? [] : OF_A_HOLD.filter(({ lasts }) => hasHoldEnded(before, after, lasts))),
  ].map(({ id }) => id)
}

function opening(before: Situation, after: Situation, { opensAlliedTurn = false }: Happened): readonly Said[] {
  const { facts } = after
  const isNewTurn = before.turn !== after.turn
  return [
    ...(isNewTurn ? [...opened(facts, OF_A_TURN), ...highest(facts)] : []),
    ...(isNewTurn && yearOf(before.turn) !== yearOf(after.turn) ? opened(facts, OF_A_YEAR) : []),
    ...(opensAlliedTurn ? opened(facts, OF_AN_ALLIED_TURN) : []),
  ]
}

const NOTHING_MORE: Happened = {}

/** Nothing has changed that a lifetime hangs on. */
const isSameOf = (before: Situation, after: Situation): boolean =>
  before.turn === after.turn &&
  before.facts === after.facts &&
  before.standings === after.standings &&
  before.wars === after.wars &&
  before.declarations === after.declarations

/**
 * The situation after something has happened, without what ended with it. The vocabulary declares how long each fact lasts, and nothing else
 * ends, shifts or resets one. What the event itself has just said stands.
 */
export function withoutEnded(before: Situation, after: Situation, happened: Happened = NOTHING_MORE): Situation {
  if (happened === NOTHING_MORE && isSameOf(before, after)) return after
  const lends = OF_A_LENDING_RESULT.filter(({ lasts: { of } }) => of === happened.lends).map(({ id }) => id)
  const gone = [...endedWith(before, after), ...lends].filter((id) => before.facts[id] === after.facts[id])
  const said = opening(before, after, happened)
  if (said.length === 0 && !gone.some((id) => isGiven(after.facts, id) || after.facts[id] !== FACTS[id].start)) return after
  const known = Object.fromEntries(said.filter(([, value]) => value !== undefined)) as Record<string, FactValue>
  const unreported = [...gone, ...said.filter(([, value]) => value === undefined).map(([id]) => id)]
  return situationWith(after, { facts: factsWithout(factsWith(after.facts, known), unreported) })
}

/** The same situation as a turn begins; its own turn changes nothing. */
export const turnBegun = (situation: Situation, turn: Turn): Situation =>
  situation.turn === turn ? situation : withoutEnded(situation, situationWith(situation, { turn }), { opensAlliedTurn: true })
