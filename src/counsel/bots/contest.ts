import { DELEGATIONS, mapEach, type Side, sideOf, type Turn } from '../../rules/core/index.ts'
import { worthOfStandings, worthsFor, worthTo } from '../advice/worth.ts'
import { type PolicyName, playWars, type War } from '../rollouts/wars.ts'

/** What a war has come to, as worth to the Axis by the values of the book (`worths.yaml`): countries as they stand, less what American tension costs. */
function worthOfWar(edition: string, { standings, last }: War): number {
  const worths = worthsFor({ id: edition })
  return worthOfStandings(worths, standings) - worthTo(worths, 'usat', 'axis') * last.usat
}

export interface Contest {
  readonly edition: string
  readonly from: string
  readonly until: Turn
  readonly better: PolicyName
  readonly other: PolicyName
}

/** Who did better in one pair: 1 for the better bot, 0 for the other, and nothing where they came out alike. */
export type Outcome = 1 | 0 | null

/** One pair: the same seed and dice, once with the better bot on either side, on a map that stands still, so that diplomacy alone is compared. And each side by itself, against the other bot. */
export interface PairPlayed {
  readonly pair: Outcome
  readonly bySide: Readonly<Record<Side, Outcome>>
}

const outcome = (difference: number): Outcome => (difference > 0 ? 1 : difference < 0 ? 0 : null)

export function playPair({ edition, from, until, better, other }: Contest, seed: number): PairPlayed {
  const worthWith = (axis: PolicyName, allies: PolicyName): number => {
    const policies = mapEach(DELEGATIONS, (by) => (sideOf(by) === 'axis' ? axis : allies))
    const [war] = playWars({ edition, from, until, policies, script: 'quiet', seeds: [seed] })
    if (war === undefined) throw new Error('a seed plays a war')
    return worthOfWar(edition, war)
  }
  const [asAxis, asAllies, neither] = [worthWith(better, other), worthWith(other, better), worthWith(other, other)]
  return { pair: outcome(asAxis - asAllies), bySide: { axis: outcome(asAxis - neither), allies: outcome(neither - asAllies) } }
}

/** What a sequential test says so far. */
export interface Sequential {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** The logarithm of how much likelier it is that the better bot wins three of five than that it wins one of two. */
  readonly evidence: number
  readonly verdict: 'better' | 'not-better' | 'undecided'
}

const BETTER = 0.6
/** One in twenty either way. */
const BOUND = Math.log(19)

export function judge(outcomes: readonly Outcome[]): Sequential {
  const [won, lost] = [1, 0].map((one) => outcomes.filter((it) => it === one).length) as [number, number]
  const evidence = won * Math.log(BETTER / 0.5) + lost * Math.log((1 - BETTER) / 0.5)
  const verdict = evidence >= BOUND ? 'better' : evidence <= -BOUND ? 'not-better' : 'undecided'
  return { won, lost, drawn: outcomes.length - won - lost, evidence, verdict }
}

/** Pairs until each of the three questions is decided, or there are no more. */
export function contested(contest: Contest, firstSeed: number, mostPairs: number): Readonly<Record<'pair' | Side, Sequential>> {
  const played: PairPlayed[] = []
  const verdicts = () => ({
    pair: judge(played.map(({ pair }) => pair)),
    axis: judge(played.map(({ bySide }) => bySide.axis)),
    allies: judge(played.map(({ bySide }) => bySide.allies)),
  })
  while (played.length < mostPairs && Object.values(verdicts()).some(({ verdict }) => verdict === 'undecided'))
    played.push(playPair(contest, firstSeed + played.length))
  return verdicts()
}
