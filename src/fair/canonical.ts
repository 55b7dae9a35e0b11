/** What can be hashed: no fractions, no null, nothing that two programs might write differently. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [name: string]: Plain }

/** A value has one canonical text only if it is made of these. */
class NotCanonical extends Error {
  constructor(what: string) {
    super(`${what} has no canonical form; only whole numbers, texts, booleans, lists and objects of these do`)
    this.name = 'NotCanonical'
  }
}

// Half of a pair of surrogates has no bytes in UTF-8: two texts would have one hash.
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

function textOf(said: string): string {
  if (LONE_SURROGATE.test(said)) throw new NotCanonical('half a character')
  return JSON.stringify(said)
}

function listOf(values: readonly unknown[]): string {
  // A hole in a list is no value either, and map would pass over it.
  return `[${Array.from(values, canonical).join(',')}]`
}

function objectOf(value: object): string {
  const named = value as Readonly<Record<string, unknown>>
  const members = Object.keys(named)
    .sort()
    .map((name) => `${textOf(name)}:${canonical(named[name])}`)
  return `{${members.join(',')}}`
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The one text of a value by RFC 8785, for the values it is limited to: names sorted, no spaces. Throws for any other. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return textOf(value)
    case 'boolean':
      return String(value)
    case 'number':
      if (!Number.isSafeInteger(value)) throw new NotCanonical(String(value))
      return Object.is(value, -0) ? '0' : String(value)
    case 'object':
      if (Array.isArray(value)) return listOf(value)
      if (value !== null && isPlainObject(value)) return objectOf(value)
  }
  throw new NotCanonical(value === null ? 'null' : typeof value)
}
