import { rollFrom } from '../../../counsel/index.ts'
import {
  FACTS,
  type FactId,
  factSays,
  POLICIES,
  type Power,
  reckon,
  type Standing,
  sideFavoured,
  within,
} from '../../../rules/core/index.ts'
import {
  type Input,
  type InputValue,
  inputKey,
  inputsOfRow,
  isRollInput,
  readOnce,
  standingAt,
  valueIn,
  withInput,
} from '../../situation/index.ts'
import { rollPart } from '../../what-if/index.ts'
import { typeset } from '../../wording.ts'
import type { Study } from './study.ts'

/** What another value would do to the total. */
interface Leverage {
  readonly at: string
  readonly amount: number
}

/** Another value, and how to say it. */
interface Another {
  readonly value: InputValue
  readonly at: string
}

/** What the total would be with this input at that value. */
function totalWith({ current, args, book, situation, table }: Study, input: Input, value: InputValue): number | undefined {
  if (isRollInput(input)) {
    const query = rollFrom(book, { ...args, [rollPart(input)]: value })
    return 'ok' in query ? undefined : reckon(table, situation, query.roll).total
  }
  const read = readOnce(withInput(current, input, value))
  if (!read.ok) return undefined
  const query = rollFrom(book, args)
  return 'ok' in query ? undefined : reckon(table, read.current.judged, query.roll).total
}

const valueNow = (input: Input, { current, roll }: Study): InputValue => {
  switch (input.of) {
    case 'subversion':
      return roll.subversion
    case 'covert':
      return roll.covert[input.side]
    case 'pledge':
      return roll.pledgesWarOnRussia
    default:
      return valueIn(input, current)
  }
}

/** The least and the most that a number may be. */
function rangeOf(input: Input): readonly [number, number] {
  const fact = input.of === 'fact' ? FACTS[input.fact] : undefined
  if (fact?.type === 'count') return [fact.least, fact.most ?? Infinity]
  return [input.of === 'level' ? -Infinity : 0, Infinity]
}

/** Where a row may count otherwise: a step or three on, a full five or ten of it, a number it must reach. */
function turningPoints({ table }: Study, input: Input, value: number): readonly number[] {
  const key = inputKey(input)
  const rows = table.rows.filter((row) => inputsOfRow(row).some((one) => inputKey(one) === key))
  const parts = rows.flatMap(({ when, per }) => [when, per].flatMap((part) => (part === undefined ? [] : [...within(part)])))
  const points = parts.flatMap((part) => {
    if (part.is === 'full') return [1, 2, 3].map((times) => (Math.floor(value / part.size) + times) * part.size)
    return part.is === 'at-least' ? [part.number, part.number - 1] : []
  })
  return [1, 2, 3, -1].map((step) => value + step).concat(points)
}

/** Upwards from the value there is, then downwards. */
function otherNumbers(study: Study, input: Input, value: number): readonly Another[] {
  const [least, most] = rangeOf(input)
  const points = [...new Set(turningPoints(study, input, value))].filter((one) => one >= least && one <= most)
  const above = points.filter((one) => one > value).toSorted((one, other) => one - other)
  const below = points.filter((one) => one < value).toSorted((one, other) => other - one)
  return [...above, ...below].map((one) => ({ value: one, at: typeset(`at ${one}`) }))
}

/** Those who may take a place that somebody else has. */
const TAKERS: readonly Power[] = ['germany', 'britain', 'russia']

function otherFacts(fact: FactId, value: InputValue): readonly Another[] {
  const kind = FACTS[fact]
  const values = kind.type === 'control' ? TAKERS : kind.type === 'choice' ? kind.choices : []
  return values.filter((one) => one !== value).map((one) => ({ value: one, at: `if ${factSays(fact, one)}` }))
}

/** The other rungs, those nearest to where it stands first. */
function otherStandings({ table }: Study, standing: Standing): readonly Another[] {
  const { result, with: partner } = standing
  const rungs = POLICIES.filter((policy) => policy !== result && table.bands.some((band) => band.policy === policy))
  const distance = (policy: number): number => Math.abs(policy - (result ?? 3.5))
  return rungs
    .toSorted((one, other) => distance(one) - distance(other))
    .map((policy) => {
      const isSameSide = result !== null && sideFavoured(policy) === sideFavoured(result)
      return { value: standingAt(standing, policy, isSameSide ? partner : null), at: typeset(`at ${policy}`) }
    })
}

/** What it might say instead, the nearest first. */
function others(study: Study, input: Input, value: InputValue): readonly Another[] {
  if (input.of === 'standing') return otherStandings(study, value as Standing)
  if (typeof value === 'number') return otherNumbers(study, input, value)
  if (typeof value === 'boolean') return [{ value: !value, at: value ? 'if not' : 'if so' }]
  if (input.of === 'fact') return otherFacts(input.fact, value)
  if (input.of === 'war') return value === 'no' ? [{ value: 'yes', at: 'if so' }] : []
  if (input.of === 'declaration') return value === 'nobody' ? [{ value: input.by[0] ?? 'nobody', at: 'if so' }] : []
  return []
}

function found(study: Study, input: Input): Leverage | undefined {
  for (const { value, at } of others(study, input, valueNow(input, study))) {
    const total = totalWith(study, input, value)
    if (total !== undefined && total !== study.answer.total) return { at, amount: total - study.answer.total }
  }
  return undefined
}

const known = new WeakMap<Study, Map<string, Leverage | undefined>>()

/** The nearest change of this input that moves the total, and by how much; nothing if none does. Looked for once in each study. */
export function leverageOf(study: Study, input: Input): Leverage | undefined {
  const own = known.get(study) ?? new Map<string, Leverage | undefined>()
  known.set(study, own)
  const key = inputKey(input)
  if (!own.has(key)) own.set(key, found(study, input))
  return own.get(key)
}
