import { LONGEST_TEXT, MOST_IN_LIST } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'

/** What a door may be asked with: the schemas of arguments, each with its words. */

type Schema = s.Schema

/** The argument with its words, as help and description give them. */
export const said = <S extends Schema>(schema: S, words?: string): S => (words === undefined ? schema : { ...schema, words })

/** No number in the game is larger: a bound that nobody needs to be told of. */
export const UNBOUNDED = 99_999

/** One of these names. */
export const choice = <const N extends string>(names: readonly N[], words?: string) => said(s.names(names), words)

/** One of many names, of which a few are offered: for those the answer is to say why not. */
export const choiceAmong = <const N extends string>(names: readonly N[], offered: readonly N[], words?: string) => ({
  ...choice(names, words),
  offered,
})

/** One of these names; any other is understood, and refused by the rule that lists them. */
export const nameAmong = (offered: readonly string[], words?: string) => ({ ...text(words), offered })

export const whole = (least: number, most: number, words?: string) => said(s.between(least, most), words)
export const die = (words?: string) => whole(1, 6, words)
export const count = (words?: string) => whole(0, UNBOUNDED, words)
export const yesNo = (words?: string) => said(s.boolean, words)
export const text = (words?: string) => said(s.textUpTo(LONGEST_TEXT), words)

export const { maybe, usually } = s

const parts = (given: string): readonly string[] => given.split(',').map((part) => part.trim())
const split = (given: unknown): unknown => (typeof given === 'string' ? parts(given) : given)

/** Several of them: a list, or a text with commas between; one alone is a list of one. */
export const list = <S extends Schema>(of: S, words?: string) => ({ ...said(s.array(of, 0, MOST_IN_LIST), words), from: split })

/** The same, one or more. */
export const listOf = <S extends Schema>(of: S, words?: string) => ({ ...said(s.array(of, 1, MOST_IN_LIST), words), from: split })

/** `supply=300,dd=2` as pairs; a part without a value keeps none. */
const pairs = (given: string): readonly (readonly [string, string | undefined])[] =>
  parts(given)
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', value, ...more] = part.split('=').map((piece) => piece.trim())
      return [name, value === '' || more.length > 0 ? undefined : value]
    })

function numbered(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const found = pairs(given).map(([name, value]) => [name, value === undefined ? Number.NaN : Number(value)] as const)
  return new Set(found.map(([name]) => name)).size < found.length ? given : Object.fromEntries(found)
}

/** A number for each name: `{ "hungary": 2 }`, or `hungary=2,turkey=1`. */
export const amounts = <const N extends string>(names: readonly N[], most: number, words?: string) => ({
  ...said(s.partialRecord(names, whole(0, most)), words),
  from: numbered,
})

/** The same for any name and any number: the rules themselves say which will not do. */
export const amountsOfAny = (offered: readonly string[], words?: string) => ({
  ...said(s.record(s.numberWithin(-UNBOUNDED, UNBOUNDED), MOST_IN_LIST), words),
  from: numbered,
  offered,
})

/** `germany=entered=belgium` by these names; pieces that nobody named make a slip of the last. */
function groupFrom(part: string, names: readonly string[]): Readonly<Record<string, string>> {
  const pieces = part.split('=').map((piece) => piece.trim())
  const given = pieces.length > names.length ? [...pieces.slice(0, names.length - 1), pieces.slice(names.length - 1).join('=')] : pieces
  return Object.fromEntries(given.map((piece, at) => [names[at], piece]).filter(([, piece]) => piece !== ''))
}

/** Groups of names: `[{ "by": "britain", "on": "norway" }]`, or `britain=norway,france=italy`; a last name that may be left out is. */
export const listOfGroups = <S extends Schema>(of: S, names: readonly string[], words?: string) => ({
  ...said(s.array(of, 0, MOST_IN_LIST), words),
  from: (given: unknown): unknown =>
    typeof given === 'string'
      ? parts(given)
          .filter((part) => part !== '')
          .map((part) => groupFrom(part, names))
      : given,
})

/** Faces of dice: a list, a list of lists, or digits such as 12,34,66. */
export const faces = (words?: string) => ({
  ...said(s.array(die(), 0, MOST_IN_LIST), words),
  from: (given: unknown): unknown =>
    Array.isArray(given) ? given.flat() : typeof given === 'string' ? [...given.replaceAll(/[^0-9]/g, '')].map(Number) : given,
})

/** A document that the question reads itself, so that it can say where it is wrong. */
export const document = (name: 'Turn', words?: string) => ({ ...said(s.unknown, words), document: name })

/** One of these names, or a document in its place. */
export const choiceOrDocument = <const N extends string>(all: readonly N[], name: 'Script', words?: string) =>
  said(s.union(s.names(all), { ...s.record(s.unknown), document: name }), words)

/** Named values of its own. */
export const group = <const F extends s.Fields>(fields: F, words?: string) => said(s.strictObject(fields), words)
