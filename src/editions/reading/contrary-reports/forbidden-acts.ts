import { whyNotSubversion } from '../../../rules/chapters/rolls/index.ts'
import {
  type Bar,
  concerns,
  conditionHere,
  FACTION_NAMES,
  factClause,
  factsWith,
  isBefore,
  isMet,
  isMinor,
  isTurn,
  joins,
  type Naming,
  ordinaryRoll,
  readsOf,
  type Situation,
  seasonOf,
  targetName,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Locate } from '../document/misreading.ts'
import { type Contrary, contraryOf, doubted, fallOf, forbidden, type Said } from './contrary.ts'
import { contrarySurprise } from './contrary-surprise.ts'
import { forbiddenWars } from './forbidden-wars.ts'

/** Norwegian waters are mined in these seasons (NOR-N3), and by leave while a result of 0 or less is in effect (NOR-N4). */
export function miningForbidden({ clauses: { mining } }: Rulebook, { facts = {}, standings = {} }: Said): Contrary {
  const date = facts['norway.mined']
  if (mining === undefined || typeof date !== 'string' || !isTurn(date)) return { refusals: [], doubts: [] }
  const about = { fact: 'norway.mined', beside: ['norway.minedWithoutLeave'] } as const
  const season = { words: `mining is announced in ${mining.seasons.join(' or ')}`, cite: mining.rule }
  const { result, since } = standings.norway ?? {}
  const isByLeave = typeof result === 'number' && result <= 0 && since !== undefined && isBefore(since, date)
  const leave = { words: `Norway has stood at ${result} since ${since === undefined ? '' : turnName(since)}`, cite: mining.rule }
  return {
    refusals: [],
    doubts: [
      ...(mining.seasons.includes(seasonOf(date)) ? [] : [doubted(factClause('norway.mined', date), season, about)]),
      ...(isByLeave && facts['norway.minedWithoutLeave'] === true
        ? [doubted(factClause('norway.minedWithoutLeave', true), leave, { fact: 'norway.minedWithoutLeave' })]
        : []),
    ],
  }
}

/** Uses of subversion that were closed to Russia: in other countries, without research, or before tension opened them (49.4263). */
function subversionsForbidden(book: Rulebook, situation: Situation, said: Said, locate: Locate | undefined): Contrary {
  const isLevelTold = said.facts?.['russia.subversionLevel'] !== undefined
  const broken = (said.subversions ?? []).flatMap(({ target, turn = situation.turn }, index) => {
    const { highest = situation.tensions.rgt.actual } = situation.tensions.rgt
    // What tension came to once it may have fallen from; points are gone with their year.
    const then: Situation = {
      ...situation,
      tensions: { ...situation.tensions, rgt: { ...situation.tensions.rgt, actual: Math.max(highest, situation.tensions.rgt.actual) } },
    }
    return whyNotSubversion(book, then, { target, manner: 'ordinary' }, 1)
      .filter(({ code }) => code !== 'no-point-to-subvert')
      .filter(({ code }) => code !== 'tension-too-low' || (said.tensions?.rgt !== undefined && !wasAtWarInTheEast(situation)))
      .map((refusal) => ({ refusal, index, found: `${targetName(target)} was subverted in ${turnName(turn)}` }))
  })
  const isSure = ({ refusal: { code } }: (typeof broken)[number]): boolean =>
    code === 'not-subvertible' || (code === 'amount' && isLevelTold)
  return {
    refusals: broken.filter(isSure).map(({ refusal, index, found }) => forbidden(['subversions', index], locate, found, refusal)),
    doubts: broken.filter((one) => !isSure(one)).map(({ refusal, found }) => doubted(found, refusal)),
  }
}

const wasAtWarInTheEast = ({ wars }: Situation): boolean => wars.some((war) => joins(war, 'germany', 'russia'))

/** What is known of an earlier moment: namings, wars and, as far as it is reported, tension. */
const isKnownThen = (bar: Bar, isLevelTold: boolean): boolean =>
  readsOf(bar.when).some(({ of }) => of === 'namings' || of === 'level') &&
  readsOf(bar.when).every(({ of }) =>
    ['namings', 'turn', 'war', 'ruling', 'target', 'roller', ...(isLevelTold ? ['level'] : [])].includes(of),
  )

/** Namings that an earlier one or the peace forbade (49.431, 49.434): one of two in a year may have been a reaction. */
function namingsForbidden({ clauses }: Rulebook, situation: Situation, { namings = [], tensions }: Said): Contrary {
  const dated = namings.map(
    ({ by, target, turn = situation.turn, inEasternWar }): Naming => ({
      by,
      target,
      turn,
      ...(inEasternWar === true ? { inEasternWar } : {}),
    }),
  )
  const fell = fallOf(situation)
  const doubts = dated.flatMap(({ by, target, turn, inEasternWar }, index) => {
    if (inEasternWar === true || !isMinor(target)) return []
    const earlier = dated.slice(0, index).filter((one) => one.inEasternWar !== true && !isBefore(turn, one.turn))
    const isFranceUp = fell !== undefined && isBefore(turn, fell)
    const facts = isFranceUp ? factsWith(situation.facts, { 'france.fallen': false }) : situation.facts
    const then: Situation = { ...situation, turn, namings: earlier, facts }
    // Spain waits for the fall of France, which has a date (SPA-N1).
    const isOfFall = ({ when }: Bar): boolean =>
      isFranceUp && readsOf(when).every((read) => read.of === 'fact' && read.fact === 'france.fallen')
    return [...clauses.barredTargets, ...clauses.naming]
      .filter((bar) => concerns(bar, by, target) && (isKnownThen(bar, tensions?.rgt !== undefined) || isOfFall(bar)))
      .filter(({ when }) => isMet(conditionHere(when, target), then, ordinaryRoll(target, by)))
      .slice(0, 1)
      .map((bar) => doubted(`${FACTION_NAMES[by]} named ${targetName(target)} in ${turnName(turn)}`, bar))
  })
  return { refusals: [], doubts }
}

/** Acts of a report that no rule, or hardly any, would have let anybody do. */
export const forbiddenActs = (book: Rulebook, start: Situation, situation: Situation, said: Said, locate: Locate | undefined): Contrary =>
  contraryOf(
    forbiddenWars(book, start, situation, said, locate),
    contrarySurprise(book, situation, said, locate),
    miningForbidden(book, said),
    subversionsForbidden(book, situation, said, locate),
    namingsForbidden(book, situation, said),
  )
