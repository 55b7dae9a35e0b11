/** How many letters must be put in, left out, changed or swapped to get from one word to the other; where that is more than `most`, no number. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  let previous: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (previous[j - 2] ?? Infinity) + 1 : Infinity
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    // Every way to the end leads through this row or, by a swap, past it from the one before.
    if (Math.min(...next) > most && Math.min(...row) > most) return Number.POSITIVE_INFINITY
    previous = row
    row = next
  }
  return row.at(-1) ?? 0
}

const MOST = 3
/** Longer lists than this are nobody's vocabulary, but somebody's own names. */
const MOST_COMPARED = 1_000
/** No name of ours is nearly as long; what is longer is meant for nothing here. */
const LONGEST = 80
/** Room for the words that a name asked for in part may lack. */
const LONGEST_WORDS = 24

/** Lower case, letters and digits only, words in order: `Spring 1941` and `1941 spring` are the same. Of France alone it is said that it fell. */
const plain = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/autumn/g, 'fall')
    .replace(/\bfrance\W(?:surrendered|conquered)\b/g, 'france fallen')
    .replace(/\bfrance\Wsurrender\b/g, 'france fall')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ')

/** How many words the known name has beside those asked for, all of which it has. */
function wordsMissing(asked: string, name: string): number {
  const [said, known] = [asked.split(' '), name.split(' ')]
  return said.every((word) => word.length > 2 && known.includes(word)) ? known.length - said.length : Number.POSITIVE_INFINITY
}

/** The known names a player may have meant, best first. */
export function nearest(wrong: string, known: readonly string[]): readonly string[] {
  if (typeof wrong !== 'string' || !Array.isArray(known)) throw new Error('a name is compared with a list of names')
  if (wrong.length > LONGEST) return []
  const asked = plain(wrong)
  const reach = Math.max(1, Math.ceil(asked.length / 3))
  const isFar = (name: string): boolean => name.length > LONGEST || Math.abs(name.length - wrong.length) > reach + LONGEST_WORDS
  const scoreOf = (name: string): number => Math.min(distance(asked, name, reach), wordsMissing(asked, name))
  const scored = known
    .slice(0, MOST_COMPARED)
    .filter((name) => !isFar(name))
    .map((name) => ({ name, score: scoreOf(plain(name)) }))
    .filter(({ score }) => score <= reach)
  const best = Math.min(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score <= best + 1)
    .sort((one, other) => one.score - other.score || one.name.localeCompare(other.name))
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** The names that may have been meant, or none. */
export type Hint = (wrong: string, known: readonly string[]) => readonly string[]

/** Beyond so many unknown names in one answer, hints help nobody and only cost time. */
export const MOST_HINTS = 3

/** Hints for one answer: only its first unknown names are compared with what is known. */
export function hintsForOneAnswer(most: number = MOST_HINTS): Hint {
  let left = most
  return (wrong, known) => (left-- > 0 ? nearest(wrong, known) : [])
}
