import { nearest, readText } from '../editions/reading/index.ts'
import { type ReadOrder, readOrder, STEP_TYPES } from '../referee/index.ts'
import {
  type Delegation,
  DUTY_ACTS,
  FACTIONS,
  FACTS,
  type FactValue,
  isFactId,
  NATIONS,
  type Refusal,
  refuse,
  type Seat,
  TARGETS,
} from '../rules/index.ts'
import { FORM_USAGES, type FormName, SHORT_FORM } from './game/words.ts'

/** Who says it: the delegation he speaks for now, or the host. */
export interface Speaker {
  readonly by: Delegation | 'referee'
  readonly seats: readonly Seat[]
  /** For a correction that does not give its own. */
  readonly reason?: string
}

interface Form {
  /** The order as plain data; nothing where too little was said. */
  readonly read: (words: readonly string[], speaker: Speaker) => unknown
}

const KNOWN: ReadonlyMap<string, string> = new Map(
  [...TARGETS, ...NATIONS, ...FACTIONS, ...DUTY_ACTS, ...STEP_TYPES, 'nobody'].map((name) => [name.toLowerCase(), name]),
)

/** A name however it is capitalized; one that is unknown stays as it is, for the reader of orders to refuse. */
const named = (word: string): string => KNOWN.get(word.toLowerCase()) ?? word

const isNothing = (words: readonly string[]): boolean => words.length === 1 && /^(nothing|nobody|none)$/i.test(words[0] ?? '')

/** `turkey=2, hungary=1` in parts, wherever the spaces are. */
const parts = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .split(/[\s,]+/)
    .filter((part) => part !== '')

const number = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : text

function placements(words: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (isNothing(words)) return {}
  const pairs = parts(words).map((part) => part.split('='))
  return pairs.length === 0 || pairs.some((pair) => pair.length !== 2)
    ? undefined
    : Object.fromEntries(pairs.map(([target = '', points]) => [named(target), number(points)]))
}

/** A value as the vocabulary has it; what does not fit stays as it was typed, for the rules to refuse. */
function factValue(id: string, typed: string): FactValue {
  if (!isFactId(id)) return typed
  switch (FACTS[id].type) {
    case 'yes-no':
      return /^(true|yes)$/i.test(typed) ? true : /^(false|no)$/i.test(typed) ? false : typed
    case 'count':
      return number(typed) ?? typed
    case 'date':
      return /^(null|none)$/i.test(typed) ? null : typed.toLowerCase().replace('-', ' ')
    case 'control':
      return named(typed)
    case 'choice':
      return typed
  }
}

function facts(text: string): Readonly<Record<string, FactValue>> | undefined {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.split('=').map((half) => half.trim()))
  return pairs.length === 0 || pairs.some((pair) => pair.length !== 2)
    ? undefined
    : Object.fromEntries(pairs.map(([id = '', value = '']) => [id, factValue(id, value)]))
}

/** `germany norway` or `germany belgium+luxembourg`, one after the other. */
function intents(words: readonly string[]): readonly unknown[] | undefined {
  const names = parts(words)
  if (names.length === 0 || names.length % 2 !== 0) return undefined
  return Array.from({ length: names.length / 2 }, (_, index) => {
    const [on = '', together] = (names[index * 2 + 1] ?? '').split('+')
    return { by: named(names[index * 2] ?? ''), on: named(on), ...(together === undefined ? {} : { together: named(together) }) }
  })
}

const declaration = (by: string | undefined, on: string | undefined): unknown =>
  by === undefined || on === undefined ? undefined : { by: named(by), on: named(on) }

const AMERICAN_STEPS: readonly string[] = ['locate-carriers', 'intercept']

/** Whose a step of the attack is; Magic is put down by both. */
function stepOwner(type: string, { by, seats }: Speaker): 'japan' | 'us' | 'referee' {
  if (type.startsWith('report-')) return 'referee'
  if (type === 'commit-magic') return by === 'westernAllies' || (seats.includes('us') && by !== 'japan') ? 'us' : 'japan'
  return AMERICAN_STEPS.includes(type) ? 'us' : 'japan'
}

function strikeStep([type = '', ...rest]: readonly string[], speaker: Speaker): unknown {
  const text = rest.join(' ').trim()
  const read = text === '' ? undefined : readText(text)
  if (type === '' || read?.ok === false) return undefined
  const more = read?.document
  const by = stepOwner(named(type), speaker)
  return { type: 'strike', by, step: { type: named(type), by, ...(typeof more === 'object' ? more : {}) } }
}

const given = <T>(value: T | undefined, order: (value: T) => unknown): unknown => (value === undefined ? undefined : order(value))

/** Every order that can be said in short, by its first word. */
const FORMS: Readonly<Record<FormName, Form>> = {
  pass: { read: (_, { by }) => ({ type: 'pass', by }) },
  seal: {
    read: (words, { by }) => given(placements(words), (placed) => ({ type: 'seal-allocation', by, placements: placed })),
  },
  draft: {
    read: (words, { by }) => given(placements(words), (placed) => ({ type: 'draft-allocation', by, placements: placed })),
  },
  point: {
    read: ([track], { by }) => ({ type: 'use-tension-point', by, ...(track === undefined ? {} : { track }) }),
  },
  name: {
    read: (words, { by }) => {
      const targets = isNothing(words) ? [] : parts(words).map((part) => part.split('='))
      return words.length === 0
        ? undefined
        : {
            type: 'name-targets',
            by,
            nominations: targets.map(([target = '', manner = 'ordinary']) => ({ target: named(target), manner })),
          }
    },
  },
  subvert: {
    read: ([target, amount]) =>
      given(target, (one) => ({
        type: 'use-subversion',
        by: 'russia',
        target: named(one),
        ...(amount === undefined ? {} : { amount: number(amount) }),
      })),
  },
  covert: {
    read: ([target, operations = '1'], { by }) =>
      given(target, (one) => ({ type: 'play-covert-operations', by, target: named(one), operations: number(operations) })),
  },
  pledge: {
    read: ([target]) => given(target, (one) => ({ type: 'pledge-war-on-russia', by: 'axis', target: named(one) })),
  },
  roll: { read: ([target], { by }) => given(target, (one) => ({ type: 'roll', by, target: named(one) })) },
  take: {
    read: ([target, result], { by }) =>
      target === undefined || result === undefined ? undefined : { type: 'take-result', by, target: named(target), result },
  },
  settle: {
    read: ([target, agreed]) =>
      target === undefined || agreed === undefined
        ? undefined
        : { type: 'settle-tie', by: 'referee', target: named(target), agreed: named(agreed) },
  },
  demand: { read: ([of]) => given(of, (one) => ({ type: 'make-demand', by: 'russia', of: named(one) })) },
  resist: {
    read: ([of = '', answer = '']) =>
      /^(yes|no)$/i.test(answer)
        ? { type: 'answer-demand', by: 'axis', of: named(of), resists: answer.toLowerCase() === 'yes' }
        : undefined,
  },
  mine: { read: () => ({ type: 'mine-norway', by: 'westernAllies' }) },
  declare: {
    read: (words, { by }) => given(intents(words), (list) => ({ type: 'declare-war', by, intents: list })),
  },
  support: {
    read: ([answer = '']) =>
      /^(yes|no)$/i.test(answer) ? { type: 'answer-support', by: 'axis', supports: answer.toLowerCase() === 'yes' } : undefined,
  },
  answer: {
    read: ([choice]) => given(choice, (one) => ({ type: 'meet-support', by: 'russia', choice: one })),
  },
  meet: {
    read: ([by, on, act, actor = by], speaker) =>
      act === undefined || actor === undefined
        ? undefined
        : { type: 'meet-obligation', by: speaker.by, declaration: declaration(by, on), act: named(act), actor: named(actor) },
  },
  report: {
    read: (words, { by }) => given(facts(words.join(' ')), (found) => ({ type: 'report-facts', by, facts: found })),
  },
  declared: {
    read: ([by, on], speaker) =>
      given(declaration(by, on), (found) => ({ type: 'report-declaration', by: speaker.by, declaration: found })),
  },
  correct: {
    read: (words, { reason: said }) => {
      const [text = '', ...rest] = words.join(' ').split(/\bbecause\b/)
      const reason = said ?? rest.join('because').trim()
      return given(facts(text), (found) => ({ type: 'correct-facts', by: 'referee', facts: found, reason }))
    },
  },
  revoke: {
    read: ([by, on]) => given(declaration(by, on), (found) => ({ type: 'revoke-declaration', by: 'referee', declaration: found })),
  },
  waive: {
    read: ([target]) => given(target, (one) => ({ type: 'waive-subversion', by: 'russia', target: named(one) })),
  },
  intervene: {
    read: ([on, divisions, ...more], { by }) =>
      on === undefined || divisions === undefined
        ? undefined
        : {
            type: 'intervene',
            by,
            help: {
              on: named(on),
              divisions: number(divisions),
              specialForces: more.includes('special'),
              supplies: more.includes('supplies'),
            },
          },
  },
  surrender: {
    read: ([of, answer, ...more], { by }) => {
      const said = Object.fromEntries(more.filter((part) => part.includes('=')).map((part) => part.split('=')))
      return of === undefined || answer === undefined
        ? undefined
        : { type: 'settle-surrender', by, settling: { of: named(of), answer, isFree: more.includes('free'), ...said } }
    },
  },
  strike: { read: strikeStep },
  advance: { read: () => ({ type: 'advance', by: 'referee' }) },
}

const isForm = (name: string): name is FormName => Object.hasOwn(FORMS, name)

const misasked = (words: string): { readonly ok: false; readonly refusals: readonly Refusal[] } => ({
  ok: false,
  refusals: [refuse('misasked', words)],
})

/** An order as JSON, which may leave out who gives it. */
function readJsonOrder(text: string, { by }: Speaker): ReadOrder {
  const read = readText(text)
  if (!read.ok) return misasked(SHORT_FORM.badJson(`${read.where}: ${read.words}`))
  const { document } = read
  return readOrder(typeof document === 'object' && document !== null && !Array.isArray(document) ? { by, ...document } : document)
}

/** An order as it was typed, in short or as JSON. */
export function readTyped(typed: string, speaker: Speaker): ReadOrder {
  const text = typed.trim()
  if (text.startsWith('{')) return readJsonOrder(text, speaker)
  const [first = '', ...words] = text.split(/\s+/)
  if (first === '') return misasked(SHORT_FORM.none)
  const name = first.toLowerCase()
  if (!isForm(name)) return misasked(SHORT_FORM.unknown(first, nearest(first, Object.keys(FORMS))))
  const value = FORMS[name].read(words, speaker)
  return value === undefined ? misasked(SHORT_FORM.usage(FORM_USAGES[name])) : readOrder(value)
}
