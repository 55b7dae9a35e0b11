import { rollFrom } from '../../counsel/index.ts'
import { readSituation } from '../../editions/index.ts'
import { FACTS, reckon } from '../../rules/index.ts'
import { change, type InputValue, valueIn } from './change.ts'
import type { Input } from './input.ts'
import type { Question, Study } from './study.ts'

/** What another value would do to the total. */
export interface Leverage {
  readonly at: string
  readonly amount: number
}

function totalOf({ document, args }: Question): number | undefined {
  const read = readSituation(document)
  const asked = rollFrom(args)
  if (!read.ok || 'ok' in asked) return undefined
  const table = read.book.tables[asked.roll.target]
  return table === undefined ? undefined : reckon(table, read.situation, asked.roll).total
}

function mostOf(input: Input): number {
  const fact = input.of === 'fact' ? FACTS[input.fact] : undefined
  return fact?.type === 'count' ? (fact.most ?? Infinity) : Infinity
}

/** The values next to the one there is; factors count by fives and tens, so those are tried too. */
function others(input: Input, value: InputValue): readonly { readonly value: InputValue; readonly at: string }[] {
  if (typeof value === 'number') {
    const most = mostOf(input)
    const next = [value + 1, (Math.floor(value / 5) + 1) * 5, (Math.floor(value / 10) + 1) * 10]
    return [...new Set(next)].filter((one) => one <= most).map((one) => ({ value: one, at: `at ${one}` }))
  }
  if (typeof value === 'boolean') return [{ value: !value, at: value ? 'if not' : 'if so' }]
  if (input.of === 'war') return value === 'no' ? [{ value: 'yes', at: 'if so' }] : []
  if (input.of === 'declaration') return value === 'nobody' ? [{ value: input.by[0] ?? 'nobody', at: 'if so' }] : []
  return []
}

/** The nearest change of this input that moves the total, and by how much; nothing if none does. */
export function leverageOf(study: Study, input: Input): Leverage | undefined {
  for (const { value, at } of others(input, valueIn(input, study))) {
    const total = totalOf(change(study, input, value))
    if (total !== undefined && total !== study.answer.total) return { at, amount: total - study.answer.total }
  }
  return undefined
}
