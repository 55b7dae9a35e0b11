import { type FactValue, isTurn, type Minor, type Nation, type Power, type Season, type Side, type Turn } from '../../rules/core/index.ts'
import type { Happening, Pair, Script, ScriptedValue } from './script.ts'

/** One thing as it is written in a script. */
export interface HappeningDocument {
  readonly side: Side
  /** `1940 spring`, or `1940 spring to 1940 fall`. */
  readonly turns: string
  readonly seasons?: readonly Season[]
  readonly chance?: number
  /** `germany - poland`. */
  readonly war?: readonly string[]
  /** `{rumania: axis}`. */
  readonly fights?: Readonly<Partial<Record<Minor, Side>>>
  readonly after?: readonly string[]
  readonly unless?: readonly string[]
  readonly when?: Readonly<Record<string, FactValue>>
  readonly books?: readonly (string | number)[]
  /** A value of the fact; of a count `20 to 40` too, of a date `this turn`. */
  readonly facts?: Readonly<Record<string, FactValue>>
  readonly declares?: readonly string[]
}

/** A script as players write it. */
export interface ScriptDocument {
  readonly title: string
  readonly words?: string
  /** Another that it changes: what it says itself under the same name goes before. */
  readonly 'as in'?: string
  readonly without?: readonly string[]
  readonly happenings: Readonly<Record<string, HappeningDocument>>
}

const RANGE = /^(\d{1,4}) to (\d{1,4})$/

export const turnsIn = (text: string): readonly [Turn, Turn] | undefined => {
  const [first = '', last = first] = text.split(' to ').map((part) => part.trim())
  return isTurn(first) && isTurn(last) ? [first, last] : undefined
}

export const pairIn = (text: string): readonly [string, string] | undefined => {
  const [one, other, ...more] = text.split(' - ').map((part) => part.trim())
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other]
}

export function valueIn(value: FactValue): ScriptedValue {
  if (value === 'this turn') return { is: 'this turn' }
  const range = typeof value === 'string' ? RANGE.exec(value) : null
  return range === null ? value : { from: Number(range[1]), to: Number(range[2]) }
}

const pairs = (texts: readonly string[] = []): readonly Pair[] => texts.map((text) => pairIn(text) as unknown as readonly [Power, Nation])

const happeningOf = (id: string, document: HappeningDocument): Happening => ({
  id,
  side: document.side,
  turns: turnsIn(document.turns) ?? ['1939 fall', '1939 fall'],
  seasons: document.seasons ?? [],
  chance: document.chance ?? 100,
  war: pairs(document.war),
  fights: document.fights ?? {},
  after: document.after ?? [],
  unless: document.unless ?? [],
  when: document.when ?? {},
  books: (document.books ?? []).map(String),
  facts: Object.fromEntries(Object.entries(document.facts ?? {}).map(([fact, value]) => [fact, valueIn(value)])),
  declares: pairs(document.declares),
})

/** The script that a document says, with what it takes over from another. The document has been checked. */
export function scriptOf(document: ScriptDocument, base?: Script): Script {
  const own = Object.entries(document.happenings).map(([id, one]) => happeningOf(id, one))
  const isOwn = new Set(own.map(({ id }) => id))
  const kept = (base?.happenings ?? []).filter(({ id }) => !isOwn.has(id) && document.without?.includes(id) !== true)
  return { title: document.title, words: document.words ?? '', happenings: [...own, ...kept] }
}
