import { rollFrom } from '../../counsel/index.ts'
import { FACTS, reckon, within } from '../../rules/index.ts'
import { type Input, inputKey, inputsOfRow, isRollInput } from '../situation/input.ts'
import { type InputValue, valueIn, withInput } from '../situation/input-value.ts'
import { readOnce } from '../situation/sheet.ts'
import { rollPart } from '../what-if/roll-control.tsx'
import type { Study } from './study.ts'

/** What another value would do to the total. */
export interface Leverage {
  readonly at: string
  readonly amount: number
}

/** What the total would be with this input at that value. */
function totalWith({ sheet, args, book, situation, table }: Study, input: Input, value: InputValue): number | undefined {
  if (isRollInput(input)) {
    const asked = rollFrom(book, { ...args, [rollPart(input)]: value })
    return 'ok' in asked ? undefined : reckon(table, situation, asked.roll).total
  }
  const read = readOnce(withInput(sheet, input, value))
  if (!read.ok) return undefined
  const asked = rollFrom(book, args)
  return 'ok' in asked ? undefined : reckon(table, read.sheet.judged, asked.roll).total
}

const valueNow = (input: Input, { sheet, roll }: Study): InputValue => {
  switch (input.of) {
    case 'subversion':
      return roll.subversion
    case 'covert':
      return roll.covert[input.side]
    case 'pledge':
      return roll.pledgesWarOnRussia
    default:
      return valueIn(input, sheet)
  }
}

function mostOf(input: Input): number {
  const fact = input.of === 'fact' ? FACTS[input.fact] : undefined
  return fact?.type === 'count' ? (fact.most ?? Infinity) : Infinity
}

/** The sizes by which rows count this input: every five factors, every ten. */
function sizesOf({ table }: Study, input: Input): readonly number[] {
  const key = inputKey(input)
  const rows = table.rows.filter((row) => row.per !== undefined && inputsOfRow(row).some((one) => inputKey(one) === key))
  return rows.flatMap(({ per }) => (per === undefined ? [] : [...within(per)].flatMap((part) => (part.is === 'full' ? [part.size] : []))))
}

/** The values next to the one there is, and the next that make a full five or ten of it. */
function others(study: Study, input: Input, value: InputValue): readonly { readonly value: InputValue; readonly at: string }[] {
  if (typeof value === 'number') {
    const next = [value + 1, ...sizesOf(study, input).map((size) => (Math.floor(value / size) + 1) * size)]
    const most = mostOf(input)
    return [...new Set(next)].filter((one) => one <= most).map((one) => ({ value: one, at: `at ${one}` }))
  }
  if (typeof value === 'boolean') return [{ value: !value, at: value ? 'if not' : 'if so' }]
  if (input.of === 'war') return value === 'no' ? [{ value: 'yes', at: 'if so' }] : []
  if (input.of === 'declaration') return value === 'nobody' ? [{ value: input.by[0] ?? 'nobody', at: 'if so' }] : []
  return []
}

/** The nearest change of this input that moves the total, and by how much; nothing if none does. */
export function leverageOf(study: Study, input: Input): Leverage | undefined {
  for (const { value, at } of others(study, input, valueNow(input, study))) {
    const total = totalWith(study, input, value)
    if (total !== undefined && total !== study.answer.total) return { at, amount: total - study.answer.total }
  }
  return undefined
}
