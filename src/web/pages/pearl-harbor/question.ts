import type { Arguments } from '../../../counsel/index.ts'
import { type Refusal, refuse } from '../../../rules/core/index.ts'
import type { Query } from '../../situation/index.ts'

export const STRIKE_PARTS = [
  'finalDie',
  'mobilized',
  'shipbuilding',
  'magicUs',
  'magicJapan',
  'carriers',
  'nas',
  'carrierDice',
  'surpriseDie',
  'second',
  'cap',
  'oilResult',
  'interceptionDice',
  'firstReport',
  'secondReport',
  'combatReport',
  'eyes',
  'sealed',
] as const
export type StrikePart = (typeof STRIKE_PARTS)[number]

const AS_THEY_ARE: readonly StrikePart[] = ['mobilized', 'shipbuilding', 'magicUs', 'magicJapan', 'carriers', 'nas']

/** What the players fought out, by the part of the address that keeps it as JSON. */
const REPORT_PARTS = { first: 'firstReport', second: 'secondReport', combat: 'combatReport' } as const satisfies Record<string, StrikePart>
export type ReportOf = keyof typeof REPORT_PARTS
export type LossReport = Readonly<Record<string, number | readonly string[]>>

function reportFrom(text: string | undefined): LossReport | undefined {
  if (text === undefined) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LossReport) : undefined
  } catch {
    return undefined
  }
}

export const reportIn = (parts: Query['parts'], of: ReportOf): LossReport => reportFrom(parts[REPORT_PARTS[of]]) ?? {}

/** What the door is told of the fighting; nothing where nothing was said. */
export const reportArgs = (parts: Query['parts'], ...reports: readonly ReportOf[]): Arguments =>
  Object.fromEntries(reports.filter((of) => parts[REPORT_PARTS[of]] !== undefined).map((of) => [of, reportIn(parts, of)]))

/** The report as an address keeps it: what is nought or empty is left out. */
export function reportParts(of: ReportOf, report: LossReport): Readonly<Record<string, string | undefined>> {
  const told = Object.entries(report).filter(([, value]) => (typeof value === 'number' ? value > 0 : value.length > 0))
  return { [REPORT_PARTS[of]]: told.length === 0 ? undefined : JSON.stringify(Object.fromEntries(told)) }
}

/** Parts that fall with an earlier one: later dice and losses belong to a strike that has changed. */
const fallen = (...parts: readonly StrikePart[]): Readonly<Record<string, undefined>> =>
  Object.fromEntries(parts.map((part) => [part, undefined]))
export const AFTER_INTERCEPTION = fallen('combatReport')
export const AFTER_DECISION = fallen('interceptionDice', 'secondReport', 'combatReport')
export const AFTER_DICE = { ...fallen('second', 'firstReport'), ...AFTER_DECISION }
export const WHOLE_STRIKE = { ...fallen('carrierDice', 'sealed', 'surpriseDie', 'cap', 'oilResult'), ...AFTER_DICE }

/** What is asked before any die of the strike falls. */
export function outlookArgs({ parts }: Pick<Query, 'parts'>): Arguments {
  const { finalDie } = parts
  return {
    ...Object.fromEntries(AS_THEY_ARE.filter((name) => parts[name] !== undefined).map((name) => [name, parts[name]])),
    ...(finalDie === 'open' ? { openDie: true } : finalDie === undefined ? {} : { finalDie }),
  }
}

/** Faces as an address keeps them, `0` for one that has not fallen; always so many. */
export function facesIn(text: string | undefined, count: number): readonly number[] {
  const faces = [...(text ?? '')].map(Number)
  return Array.from({ length: count }, (_, index) => faces[index] ?? 0)
}

export const facesText = (faces: readonly number[]): string | undefined => (faces.some((face) => face > 0) ? faces.join('') : undefined)

/** A door wants every die; one that has not fallen is a one, and nothing is shown of it. */
export const padded = (faces: readonly number[]): readonly number[] => faces.map((face) => (face === 0 ? 1 : face))

export const haveFallen = (faces: readonly number[]): boolean => faces.every((face) => face > 0)

const SHAPES: Readonly<Partial<Record<StrikePart, readonly [RegExp, string]>>> = {
  carrierDice: [/^[0-6]+$/, 'faces from 1 to 6, with 0 for a die that has not fallen'],
  interceptionDice: [/^[0-6]+$/, 'faces from 1 to 6, with 0 for a die that has not fallen'],
  second: [/^(yes|no)$/, 'yes or no'],
  sealed: [/^[0-9a-z]+$/, 'the name of dice that were thrown unseen'],
  eyes: [/^japan$/, 'japan'],
}

/** What is wrong with parts that only this page reads. */
export const whyNotParts = (parts: Query['parts']): readonly Refusal[] => [
  ...Object.entries(SHAPES).flatMap(([name, [shape, words]]) => {
    const said = parts[name]
    return said === undefined || shape.test(said) ? [] : [refuse('misasked', `${name}: “${said}”; expected ${words}`)]
  }),
  ...Object.values(REPORT_PARTS)
    .filter((name) => reportFrom(parts[name]) === undefined)
    .map((name) => refuse('misasked', `${name}: “${parts[name]}” is not of the form {"nasLost":2}`)),
]

/** A face, as a die would show it. */
export function thrown(): number {
  const box = new Uint32Array(1)
  // Above the last multiple of six a number would favour the low faces.
  const fair = Math.floor(2 ** 32 / 6) * 6
  for (;;) {
    const [number = fair] = crypto.getRandomValues(box)
    if (number < fair) return (number % 6) + 1
  }
}
