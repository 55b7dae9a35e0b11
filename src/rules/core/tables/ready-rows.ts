import type { Citation } from '../book/citation.ts'
import { measuredOf, metOf } from '../conditions/compilation.ts'
import { always } from '../conditions/condition.ts'
import { isOfRoll } from '../conditions/dependency.ts'
import { isMetAsWritten, measuredAsWritten, readsOf } from '../conditions/weighing.ts'
import { packedOf } from '../facts/known-facts.ts'
import type { PackedFacts } from '../facts/packed-facts.ts'
import { onceFor } from '../readiness.ts'
import type { Roll, Situation } from '../situation/situation.ts'
import type { Modifier } from './table.ts'

/** A row as it fell this time. A row that did not count stays in at zero. */
export interface Line {
  readonly id: string
  readonly amount: number
  readonly times: number
  readonly words: string
  readonly cite: Citation
  /** The ruling of ours the line rests on, if any. */
  readonly ruling?: string
  /** The row of another book that stands in for one this book has on a sheet not at hand. */
  readonly standsIn?: Citation
  readonly applies: boolean
}

/** The row, counted so many times. */
export function lineOf(row: Modifier, times: number): Line {
  const amount = times === 0 ? 0 : row.value * times
  const within = row.cap === undefined ? amount : Math.max(-row.cap, Math.min(row.cap, amount))
  const { id, words, cite, ruling, standsIn } = row
  return {
    id,
    amount: within,
    times,
    words,
    cite,
    ...(ruling === undefined ? {} : { ruling }),
    ...(standsIn === undefined ? {} : { standsIn }),
    applies: within !== 0,
  }
}

/** A row made ready: how often it counts, and the line it makes of that, which is the same whenever it counts as often. */
export interface ReadyRow {
  readonly row: Modifier
  /** It looks at what the others come to. */
  readonly readsNet: boolean
  /** It looks at the roll in hand. */
  readonly readsRoll: boolean
  readonly times: (situation: Situation, facts: PackedFacts, roll: Roll | undefined, net: number) => number
  readonly line: (times: number) => Line
}

/** Rows rarely count more often than this; a line of one that does is made anew. */
const LINES_KEPT = 32

function madeReady(row: Modifier): ReadyRow {
  const isSo = metOf(row.when ?? always)
  const { per } = row
  const measured = per === undefined ? undefined : measuredOf(per)
  const reads = [row.when, per].flatMap((part) => (part === undefined ? [] : readsOf(part)))
  const kept: Line[] = []
  return {
    row,
    readsNet: reads.some(({ of }) => of === 'net'),
    readsRoll: reads.some(isOfRoll),
    times:
      measured === undefined
        ? (situation, facts, roll, net) => (isSo(situation, facts, roll, net) ? 1 : 0)
        : (situation, facts, roll, net) => (isSo(situation, facts, roll, net) ? measured(situation, facts, roll) : 0),
    line: (times) => {
      if (times < 0 || times >= LINES_KEPT) return lineOf(row, times)
      kept[times] ??= Object.freeze(lineOf(row, times))
      return kept[times]
    },
  }
}

const ready = new WeakMap<Modifier, ReadyRow>()

/** A row made ready, once for all the times it is weighed. */
export function readyRow(row: Modifier): ReadyRow {
  const known = ready.get(row)
  if (known !== undefined) return known
  const made = madeReady(row)
  ready.set(row, made)
  return made
}

export const readyRows = onceFor((rows: readonly Modifier[]): readonly ReadyRow[] => rows.map(readyRow))

/** Whether a row looks at what the others come to. */
export const readsNet = (row: Modifier): boolean => readyRow(row).readsNet

/** How often a row counts, as things stand. */
export const timesOf = (row: Modifier, situation: Situation, roll?: Roll, net = 0): number => {
  const facts = packedOf(situation.facts)
  if (facts !== undefined) return readyRow(row).times(situation, facts, roll, net)
  if (!isMetAsWritten(row.when ?? always, situation, roll, net)) return 0
  return row.per === undefined ? 1 : measuredAsWritten(row.per, situation, roll)
}
