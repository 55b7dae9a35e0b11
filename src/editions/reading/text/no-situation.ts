import { place, SYNTAX } from './text-words.ts'

/** Longer than any situation, with every fact there is and a comment to each. */
export const LONGEST_TEXT = 250_000

const placeOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n')
  return place(before.length, (before.at(-1)?.length ?? 0) + 1)
}

/** A record of a game begins with a line of its own. */
function isRecord(text: string): boolean {
  const [first = ''] = text.split('\n', 1)
  try {
    const head: unknown = JSON.parse(first)
    return typeof head === 'object' && head !== null && 'chancery' in head && 'format' in head
  } catch {
    return false
  }
}

/** Why a text need not be read: it is no text, too long, or something else of ours. A file picked by mistake can be anything. */
export function whyNoSituation(text: string): string | undefined {
  if (isRecord(text)) return `${place(1, 1)}: ${SYNTAX.record}`
  // What is not text comes out of the decoder as these.
  const strange = text.slice(0, LONGEST_TEXT).search(/[\0\uFFFD]/)
  if (strange >= 0) return `${placeOf(text, strange)}: ${SYNTAX.binary}`
  return text.length > LONGEST_TEXT ? `${placeOf(text, LONGEST_TEXT)}: ${SYNTAX.long}` : undefined
}
