import { SYNTAX } from './text-words.ts'

/** Longer than any situation, with every fact there is and a comment to each. */
const LONGEST_FILE = 250_000
/** Colons, commas and marks of lists: three times what a situation with every fact has. A parser takes its time with each. */
const MOST_MARKS = 6_000
const MARK = /[:,]|^[ \t]*-/gm
/** Brackets open at once, blanks before a line, and marks of lists in front of it. */
const DEEPEST_BRACKETS = 100
const DEEPEST_LINE = 200
const DEEPEST_MARKS = 24

/** A record of a game begins with a line of its own. */
export function isRecord(text: string): boolean {
  const [first = ''] = text.split('\n', 1)
  try {
    const head: unknown = JSON.parse(first)
    return typeof head === 'object' && head !== null && 'chancery' in head && 'format' in head
  } catch {
    return false
  }
}

/** Where a text is nested deeper than a parser can follow. Brackets in quotation marks count too: no situation has as many. */
function tooDeepAt(text: string): number | undefined {
  let open = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '[' || letter === '{') open += 1
    else if (letter === ']' || letter === '}') open -= 1
    if (open > DEEPEST_BRACKETS) return at
  }
  const line = text.search(LED_IN)
  return line < 0 ? undefined : line
}

/** Where a text has had more marks than any situation; those in comments count too. */
function crowdedAt(text: string): number | undefined {
  let marks = 0
  for (const { index } of text.matchAll(MARK)) if (++marks > MOST_MARKS) return index
  return undefined
}

/** A line that begins with so many blanks, or with so many marks of a list. */
const LED_IN = new RegExp(`^(?:[ \\t]{${DEEPEST_LINE}}(?=[ \\t]*[^\\s])|[ \\t]*(?:[-?:][ \\t]+){${DEEPEST_MARKS}})`, 'm')

/** Why a text need not be read, and where: it is no text, too long or too deep. A file picked by mistake can be anything. */
export function whyNoText(text: string): { readonly at: number; readonly words: string } | undefined {
  // What is not text comes out of the decoder as these.
  const strange = text.slice(0, LONGEST_FILE).search(/[\0\uFFFD]/)
  if (strange >= 0) return { at: strange, words: SYNTAX.binary }
  if (text.length > LONGEST_FILE) return { at: LONGEST_FILE, words: SYNTAX.long }
  const deep = tooDeepAt(text)
  if (deep !== undefined) return { at: deep, words: SYNTAX.deep }
  const crowd = crowdedAt(text)
  return crowd === undefined ? undefined : { at: crowd, words: SYNTAX.long }
}
