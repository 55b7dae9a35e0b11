import { OTHER_WORDS, PHRASES } from './other-words.ts'

/** Numbers are written one way: `49.31 (a)`, `49.31(a)` and `49,31a` are `49.31a`; `U.S.` is a word. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<![\w.])(\d[\w.]*) ?\((\w+)\)/g, '$1$2')
    .replace(/\bu\. ?s\.(?: ?a\.)?/g, 'us')

/** What is sought, word by word: the word rule before a number says nothing, and a letter after it belongs to it. */
export function soughtIn(text: string): readonly string[] {
  const plain = plainly(text)
    .replace(/(?:\b(?:rules?|clauses?|section)|§) ?(?=\d)/g, '')
    .replace(/(?<![\w.])(\d+\.[\w.]*) ([a-z])(?!\S)/g, '$1$2')
  const whole = PHRASES.reduce((left, [phrase, word]) => left.replaceAll(phrase, word), plain.replace(/\s+/g, ' '))
  return whole.split(' ').filter((word) => word !== '')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word from its beginning; a number also not from within another. */
const beginning = (word: string): RegExp => {
  const start = /^\d/.test(word) ? '(?<![a-z0-9.])' : /^[a-z]/.test(word) ? '(?<![a-z0-9])' : ''
  return new RegExp(start + escaped(word))
}

const whole = (word: string): RegExp => new RegExp(`(?<![a-z0-9])${escaped(word)}(?![a-z0-9])`)

type Test = (said: string) => boolean

/** What satisfies a word: itself, or all of what another word stands for. */
function testOf(word: string): Test {
  const others = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined
  const own = others === undefined ? beginning(word) : whole(word)
  const alternatives = (others ?? []).map((other) =>
    other.split(' ').map((one) => (one.endsWith('!') ? whole(one.slice(0, -1)) : beginning(one))),
  )
  return (said) => own.test(said) || alternatives.some((all) => all.every((one) => one.test(said)))
}

let last: { readonly text: string; readonly tests: readonly Test[] } | undefined

function testsOf(text: string): readonly Test[] {
  if (last?.text !== text) last = { text, tests: soughtIn(text).map(testOf) }
  return last.tests
}

const plainParts = new Map<string, string>()

/** Texts of the books are the same at every search. Names such as `hungary.axisFactors` are words too. */
function plainPart(part: string): string {
  const known = plainParts.get(part)
  if (known !== undefined) return known
  const plain = plainly(`${part} ${part.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}`)
  plainParts.set(part, plain)
  return plain
}

/** Whether every word of a text stands somewhere in the parts, from its beginning: `turkey greece` is said of a line about both. */
export function isSaidIn(text: string, parts: readonly (string | undefined)[]): boolean {
  const said = parts.map((part) => (part === undefined ? '' : plainPart(part))).join('\n')
  return testsOf(text).every((test) => test(said))
}
