/** How sentences are made of parts: lists, denials, numbers. Nothing here knows a rule. */

type Last = 'and' | 'or'

export const list = (parts: readonly string[], last: Last): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

/** Whole clauses, kept apart by a comma where one of them has an "and" or "or" of its own. */
export const clauses = (parts: readonly string[], last: Last): string =>
  parts.length > 1 && parts.some((part) => / (?:and|or) /.test(part))
    ? `${parts.slice(0, -1).join(', ')}, ${last} ${parts.at(-1)}`
    : list(parts, last)

/** `neither Germany nor Italy`, `none of Britain, France and Russia` */
const noneOf = (names: readonly string[]): string =>
  names.length === 2 ? `neither ${names[0]} nor ${names[1]}` : `none of ${list(names, 'and')}`

const allOf = (names: readonly string[]): string =>
  names.length === 1 ? list(names, 'and') : `${names.length === 2 ? 'both' : 'all of'} ${list(names, 'and')}`

/** The first plural noun of a phrase: what it counts. A level counts nothing and has none. */
const PLURAL = /(?<![\w-])(?!(?:this|its|was|is|has|as)\b)(?:[a-z]+s|[A-Z]+s)(?![\w-])/

export const isCounted = (phrase: string): boolean => PLURAL.test(phrase)

const singular = (phrase: string): string =>
  phrase.replace(PLURAL, (noun) => noun.replace(/ies$/, 'y').replace(/xes$/, 'x').replace(/s$/, ''))

/** `1 hex in Hungary`, `2 hexes in Hungary` */
export const counted = (number: number, phrase: string): string => `${number} ${number === 1 ? singular(phrase) : phrase}`

const atLeast = (number: number, phrase: string): string => `at least ${counted(number, phrase)}`
const fewerThan = (number: number, phrase: string): string => (number === 1 ? `no ${phrase}` : `fewer than ${counted(number, phrase)}`)

/** "hexes in Hungary that Russia holds": what, who, does, and the rest. */
const DONE = new RegExp(
  `^(?<what>.+?) that (?<who>.+?) (?<does>${[
    '(?:has|have|may|can) (?:attacked|granted|lend|lent|lost|send|take|taken)',
    'attacked|beat|brought off|built|caused|cost|has|held|holds?|is worth|lets|requires|took',
  ].join('|')})\\b(?<rest>.*)$`,
)

const existing = (amount: string, number: number): string => `there ${number === 1 ? 'is' : 'are'} ${amount}`

/** At least so many of what a phrase counts, as a clause: `Russia holds at least 1 hex in Hungary`. */
export function enough(number: number, phrase: string): string {
  const { what, who, does, rest } = DONE.exec(phrase)?.groups ?? {}
  return what === undefined ? existing(atLeast(number, phrase), number) : `${who} ${does} ${atLeast(number, what.replace(/,$/, ''))}${rest}`
}

/** Fewer than so many: `Russia holds no hexes in Hungary`. */
export function tooFew(number: number, phrase: string): string {
  const { what, who, does, rest } = DONE.exec(phrase)?.groups ?? {}
  return what === undefined ? existing(fewerThan(number, phrase), 2) : `${who} ${does} ${fewerThan(number, what.replace(/,$/, ''))}${rest}`
}

/** `hexes in Hungary and Rumania that Russia holds`: phrases that differ in one spot, said together; undefined for any others. */
export function together(phrases: readonly string[]): string | undefined {
  const all = phrases.map((phrase) => phrase.split(' '))
  const shortest = Math.min(...all.map((words) => words.length))
  const isShared = (at: number): boolean => all.every((words) => words.at(at) === all[0]?.at(at))
  let before = 0
  while (before < shortest - 1 && isShared(before)) before++
  let after = 0
  while (after < shortest - before - 1 && isShared(-after - 1)) after++
  if (phrases.length < 2 || before + after < 2 || phrases.some((phrase) => /^\d|\(| plus | less /.test(phrase))) return undefined
  const [first = []] = all
  const middles = all.map((words) => words.slice(before, words.length - after).join(' '))
  return [...first.slice(0, before), list(middles, 'and'), ...first.slice(first.length - after)].join(' ')
}

const AUXILIARY = /\b(?:is|are|was|were|has|have|may)\b/
/** Behind these an auxiliary belongs to another clause. */
const SUBORDINATE = /\b(?:after|before|that|when|where|which)\b/

/**
 * A clause denied as people say it: "Italy has not surrendered", "no Axis units are in Africa". Undefined where it cannot be told from the
 * words alone, as with most verbs: then whoever wrote the clause has to say its denial too.
 */
export function denied(clause: string): string | undefined {
  if (/^(?:no|none|fewer|every|all) |, (?:and|or) |\bis or\b/.test(clause)) return undefined
  if (/^an? /.test(clause)) return clause.replace(/^an? /, 'no ')
  if (/^[A-Z](?:(?! and ).)*(?:units|forces) are /.test(clause)) return `no ${clause}`
  const verb = AUXILIARY.exec(clause)
  if (verb === null || SUBORDINATE.test(clause.slice(0, verb.index))) return undefined
  const before = clause.slice(0, verb.index + verb[0].length)
  const after = clause.slice(before.length)
  if (after.startsWith(' not ')) return before + after.slice(4).replace(/ yet$/, '')
  if (after.startsWith(' no ') && !after.startsWith(' no longer ')) return `${before} a${after.slice(3)}`
  if (after.startsWith(' no longer ')) return `${before} still${after.slice(10)}`
  if (/^ha[sv]e?$/.test(verb[0]) && /^ (?:an? |[A-Z])/.test(after)) return `${before} no${after.replace(/^ an? /, ' ')}`
  if (after.includes(' neither ')) return before + after.replace(' neither ', ' either ')
  return `${before} not${after}`
}

/** A verb for one and for several, and its denial; `tail` closes the clause. */
export interface Verb {
  readonly so: readonly [one: string, several: string]
  readonly notSo: readonly [one: string, several: string]
  readonly tail?: string
}

export interface Subject {
  readonly name: string
  readonly isPlural: boolean
}

const formOf = ([one, several]: readonly [string, string], isPlural: boolean): string => (isPlural ? several : one)

/** Who does it, or does not, to whom: `Germany or Italy is at war with France`, `the Axis hold Malta and Suez`. */
export function deed(subjects: readonly Subject[], { so, tail = '' }: Verb, objects: readonly string[], last: Last): string {
  const isPlural = last === 'and' && subjects.length > 1 ? true : (subjects.at(-1)?.isPlural ?? false)
  const names = subjects.map(({ name }) => name)
  return `${list(names, last)} ${formOf(so, isPlural)} ${list(objects, last)}${tail}`
}

/** Nobody does it to any of them, or, with `or`, the one does not do it to all of them. */
export function omission(subjects: readonly Subject[], { so, notSo, tail = '' }: Verb, objects: readonly string[], last: Last): string {
  const [only, second] = subjects
  const whom = last === 'and' ? list(objects, 'or') : allOf(objects)
  return second === undefined && only !== undefined
    ? `${only.name} ${formOf(notSo, only.isPlural)} ${whom}${tail}`
    : `${noneOf(subjects.map(({ name }) => name))} ${so[0]} ${whom}${tail}`
}

/** `1 point`, `2 points`. */
export const soMany = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`
