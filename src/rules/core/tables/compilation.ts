import type { Condition, Quantity } from '../conditions/condition.ts'
import { keyOf, type Reading, readerOf } from '../conditions/reading.ts'
import { readingOf, testOf } from '../conditions/weighing.ts'
import type { Roll, Situation } from '../situation.ts'
import { lineOf, type Reckoning, readsNet } from './reckoning.ts'
import type { Modifier, Table } from './table.ts'

/** A table turned into code over packed numbers: the same answers as `reckon`, for odds and bots that ask by the million. */
export interface CompiledTable {
  readonly table: Table
  /** What stands where in the packed numbers. */
  readonly readings: readonly Reading[]
  readonly pack: (situation: Situation, roll?: Roll) => Int32Array
  readonly total: (packed: Int32Array) => number
  /** Writes how many times each row counts into `times` and gives the total. */
  readonly count: (packed: Int32Array, times: Int32Array) => number
  /** The lines in words, from what `count` wrote. */
  readonly explain: (times: Int32Array) => Reckoning
}

type Writer = (reading: Reading) => string

function conditionCode(condition: Condition, slot: Writer): string {
  switch (condition.is) {
    case 'always':
      return 'true'
    case 'all':
      return condition.of.length === 0 ? 'true' : `(${condition.of.map((part) => conditionCode(part, slot)).join('&&')})`
    case 'any':
      return condition.of.length === 0 ? 'false' : `(${condition.of.map((part) => conditionCode(part, slot)).join('||')})`
    case 'not':
      return `!${conditionCode(condition.of, slot)}`
    case 'called':
      return conditionCode(condition.of, slot)
    case 'at-least':
      return `(${quantityCode(condition.quantity, slot)}>=${condition.number})`
    case 'exceeds':
      return `(${quantityCode(condition.quantity, slot)}>${quantityCode(condition.other, slot)})`
    case 'net':
      return condition.sign === 'positive' ? '(net>0)' : '(net<0)'
    case 'ruled':
      throw new Error(`${condition.ruling} is settled when the book is resolved`)
    default: {
      const test = testOf(condition)
      const found = slot(test.reading)
      return 'from' in test ? `(${found}>=${test.from})` : `(${test.among.map((number) => `${found}===${number}`).join('||') || 'false'})`
    }
  }
}

function quantityCode(quantity: Quantity, slot: Writer): string {
  switch (quantity.is) {
    case 'tally':
      return `(${quantity.of.map((part) => `(${conditionCode(part, slot)}?1:0)`).join('+') || '0'})`
    case 'full':
      return `Math.max(0,Math.floor(${quantityCode(quantity.of, slot)}/${quantity.size}))`
    case 'sum':
      return `(${quantity.of.map((part) => quantityCode(part, slot)).join('+') || '0'})`
    case 'stair': {
      const steps = quantityCode(quantity.of, slot)
      return `(${steps}*(${steps}+1)/2)`
    }
    case 'if':
      return `(${conditionCode(quantity.when, slot)}?${quantityCode(quantity.of, slot)}:0)`
    case 'less':
      return `(${quantityCode(quantity.from, slot)}-${quantityCode(quantity.take, slot)})`
    case 'number':
      return `${quantity.number}`
    case 'larger':
      return `Math.max(${quantityCode(quantity.of[0], slot)},${quantityCode(quantity.of[1], slot)})`
    default:
      return slot(readingOf(quantity))
  }
}

function timesCode(row: Modifier, slot: Writer): string {
  const times = row.per === undefined ? '1' : quantityCode(row.per, slot)
  return row.when === undefined ? times : `(${conditionCode(row.when, slot)}?${times}:0)`
}

const amountCode = (row: Modifier, times: string): string =>
  row.cap === undefined ? `${row.value}*${times}` : `Math.max(-${row.cap},Math.min(${row.cap},${row.value}*${times}))`

export function compile(table: Table): CompiledTable {
  const slots = new Map<string, { index: number; reading: Reading }>()
  const slot: Writer = (reading) => {
    const key = keyOf(reading)
    const known = slots.get(key) ?? { index: slots.size, reading }
    slots.set(key, known)
    return `v[${known.index}]`
  }
  const rows = table.rows.map((row, index) => ({ row, index, times: timesCode(row, slot), late: readsNet(row) }))
  const early = rows.filter(({ late }) => !late)
  const late = rows.filter(({ late }) => late)
  const addedUp = (some: typeof rows): string => some.map(({ row, times }) => amountCode(row, times)).join('+') || '0'
  const written = (some: typeof rows): string =>
    some.map(({ row, index, times }) => `t[${index}]=${times};sum+=${amountCode(row, `t[${index}]`)};`).join('')

  const total = new Function('v', `const net=${addedUp(early)};return net+${addedUp(late)}`) as CompiledTable['total']
  const count = new Function('v', 't', `let sum=0;${written(early)}const net=sum;${written(late)}return sum`) as CompiledTable['count']
  const readings = [...slots.values()].map(({ reading }) => reading)
  const readers = readings.map(readerOf)

  return {
    table,
    readings,
    pack: (situation, roll) => {
      const packed = new Int32Array(readers.length)
      for (let slot = 0; slot < readers.length; slot++) packed[slot] = readers[slot]?.(situation, roll) ?? 0
      return packed
    },
    total,
    count,
    explain: (times) => {
      const lines = table.rows.map((row, index) => lineOf(row, times[index] ?? 0))
      return { lines, total: lines.reduce((sum, line) => sum + line.amount, 0) }
    },
  }
}

const cache = new WeakMap<Table, CompiledTable>()

/** The compiled form of a resolved table, made once. */
export function compiled(table: Table): CompiledTable {
  const known = cache.get(table) ?? compile(table)
  cache.set(table, known)
  return known
}
