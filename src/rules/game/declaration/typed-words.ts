import { DUTY_ACTS } from '../../chapters/war/index.ts'
import { FACTIONS, FACTS, type FactValue, isFactId, meantAmong, NATIONS, TARGETS } from '../../core/index.ts'
import { STEP_TYPES } from '../orders/war/strike-steps.ts'

/** What the short forms of orders are read and written with. */

const KNOWN: readonly string[] = [...TARGETS, ...NATIONS, ...FACTIONS, ...DUTY_ACTS, ...STEP_TYPES, 'nobody']

/** A name however it is written, or as it is shown; one that is unknown stays as it is, for the reader of orders to refuse. */
export const named = (word: string): string => meantAmong(word, KNOWN) ?? word

export const isNothing = (words: readonly string[]): boolean => words.length === 1 && /^(nothing|nobody|none)$/i.test(words[0] ?? '')

/** `turkey=2, hungary=1` in parts, wherever the spaces are. */
export const parts = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .split(/[\s,]+/)
    .filter((part) => part !== '')

export const number = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : text

/** `yes` or `no`; nothing for anything else. */
export const yesOrNo = (word = ''): boolean | undefined => (/^(yes|no)$/i.test(word) ? word.toLowerCase() === 'yes' : undefined)

export const yesWord = (isYes: boolean): string => (isYes ? 'yes' : 'no')

/** An order of what was said, unless too little was. */
export const given = <T>(value: T | undefined, order: (value: T) => unknown): unknown => (value === undefined ? undefined : order(value))

/** What is said twice is kept as it was said, for the reader of orders to refuse: nobody knows which was meant. */
export function eachOnce<T>(pairs: readonly (readonly [string, T])[]): Readonly<Record<string, T | string>> {
  const said: Record<string, T | string> = {}
  for (const [name, value] of pairs) said[name] = Object.hasOwn(said, name) ? `said twice: ${said[name]}, then ${value}` : value
  return said
}

export function readPlacements(words: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (isNothing(words)) return {}
  // A country and its points may be said apart, too: "turkey 2, hungary 1".
  const pairs = parts([words.join(' ').replace(/\s*(?:=|:|\s)\s*(?=\d)/g, '=')]).map((part) => part.split('='))
  return pairs.length === 0 || pairs.some((pair) => pair.length !== 2)
    ? undefined
    : eachOnce(pairs.map(([target = '', points]) => [named(target), number(points)]))
}

export function writePlacements(list: Readonly<Record<string, number | undefined>>): string {
  const pairs = Object.entries(list).filter(([, points]) => points !== undefined)
  return pairs.length === 0 ? 'nothing' : pairs.map(([target, points]) => `${target}=${points}`).join(',')
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

export function readFacts(text: string): Readonly<Record<string, FactValue>> | undefined {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.split('=').map((half) => half.trim()))
  return pairs.length === 0 || pairs.some((pair) => pair.length !== 2)
    ? undefined
    : eachOnce(pairs.map(([id = '', value = '']) => [id, factValue(id, value)]))
}

export const writeFacts = (list: Readonly<Record<string, FactValue>>): string =>
  Object.entries(list)
    .map(([id, value]) => `${id}=${value}`)
    .join(',')

export const readDeclaration = ([by, on]: readonly string[]): unknown =>
  by === undefined || on === undefined ? undefined : { by: named(by), on: named(on) }
