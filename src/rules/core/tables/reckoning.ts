import type { Citation } from '../citation.ts'
import { always } from '../conditions/condition.ts'
import { isMet, measure, readsOf } from '../conditions/weighing.ts'
import type { Roll, Situation } from '../situation.ts'
import { addUp } from '../step.ts'
import type { Modifier, Table } from './table.ts'

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

export interface Reckoning {
  readonly lines: readonly Line[]
  readonly total: number
}

const netReaders = new WeakMap<Modifier, boolean>()

/** Whether a row looks at what the others come to: asked once, however often it is weighed. */
export function readsNet(row: Modifier): boolean {
  const known = netReaders.get(row)
  if (known !== undefined) return known
  const reads = row.when !== undefined && readsOf(row.when).some(({ of }) => of === 'net')
  netReaders.set(row, reads)
  return reads
}

function weigh(row: Modifier, situation: Situation, roll: Roll | undefined, net: number): Line {
  const met = isMet(row.when ?? always, situation, roll, net)
  return lineOf(row, !met ? 0 : row.per === undefined ? 1 : measure(row.per, situation, roll))
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

/** All lines of a table in this situation, and their sum. Inertial rows look at what the others come to. */
export function reckon(table: Table, situation: Situation, roll?: Roll): Reckoning {
  const net = addUp(table.rows.filter((row) => !readsNet(row)).map((row) => weigh(row, situation, roll, 0)))
  const lines = table.rows.map((row) => weigh(row, situation, roll, net))
  return { lines, total: addUp(lines) }
}
