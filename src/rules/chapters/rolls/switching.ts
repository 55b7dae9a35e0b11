import {
  type Book,
  bondOf,
  type FactValue,
  type Minor,
  reportedCount,
  type Situation,
  type Standing,
  sideFavoured,
  step,
  type Working,
} from '../../core/index.ts'
import type { MapNote, ResultChapter, SwitchingClauses } from './clauses.ts'

const fightsFor = ({ result, conquered }: Standing, minor: Minor): 'axis' | 'allies' | undefined =>
  result !== null && !conquered && ['associate', 'ally'].includes(bondOf(result, minor)) ? sideFavoured(result) : undefined

/** A Co-Belligerent or Ally of one side that becomes one of the other by a result (3.2.4.1c). */
function hasSwitched(before: Standing, after: Standing, minor: Minor): boolean {
  const one = fightsFor(before, minor)
  const other = fightsFor(after, minor)
  return one !== undefined && other !== undefined && one !== other
}

/** The pool that an earlier switch left it, where one is known. */
const keptPool = ({ facts }: Situation, minor: Minor): number | undefined => reportedCount(facts, `${minor}.forcePool`)

/**
 * 3.5.7.1: the force pool of a nation that has switched, what it usually has, or has had since it switched before, or what is left of it,
 * whichever is less; undefined if unreported.
 */
export function poolAfterSwitch({ pool }: SwitchingClauses, situation: Situation, minor: Minor): Working | undefined {
  const { facts } = situation
  const usual = Number(facts[`${minor}.divisionsUsual`] ?? 0)
  const kept = keptPool(situation, minor)
  const present = reportedCount(facts, `${minor}.divisions`)
  if ((usual === 0 && kept === undefined) || present === undefined) return undefined
  const steps = [
    kept === undefined
      ? step('usual', usual, 'divisions it usually has', pool)
      : step('kept', kept, 'divisions since it changed sides before', pool),
    step('present', present, 'divisions it has now', pool),
  ]
  return { steps, value: Math.min(...steps.map(({ amount }) => amount)) }
}

/** The force pool that a switch leaves is kept: later Actions count what is missing of it. */
export function factsAfterSwitch(
  book: Book<ResultChapter>,
  situation: Situation,
  minor: Minor,
  after: Standing,
): Readonly<Record<string, FactValue>> {
  const { switching } = book.clauses
  if (switching === undefined || !hasSwitched(situation.standings[minor], after, minor)) return {}
  const pool = poolAfterSwitch(switching, situation, minor)
  return pool === undefined ? {} : { [`${minor}.forcePool`]: pool.value }
}

/** What players carry out when a result takes a nation over to the other side. */
export function switchNotes(book: Book<ResultChapter>, situation: Situation, minor: Minor, after: Standing): readonly MapNote[] {
  const { switching } = book.clauses
  if (switching === undefined || !hasSwitched(situation.standings[minor], after, minor)) return []
  const pool = poolAfterSwitch(switching, situation, minor)
  return [
    {
      words:
        pool === undefined
          ? 'its force pool shrinks to the divisions it has now'
          : `its force pool is now ${pool.value}: ${pool.steps.map(({ amount, words }) => `${amount} ${words}`).join(', ')}`,
      cite: switching.pool,
    },
    switching.mixed,
  ]
}
