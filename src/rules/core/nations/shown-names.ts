import { NATION_NAMES } from './countries.ts'
import { DELEGATION_NAMES } from './powers.ts'
import { TARGETS, targetName } from './targets.ts'
import { TRACK_NAMES } from './tracks.ts'

/** Names as they are shown, and the ids they stand for: what is read can be typed. */

const SHOWN: readonly (readonly [id: string, shown: string])[] = [
  ...Object.entries(NATION_NAMES),
  ...Object.entries(DELEGATION_NAMES),
  ...Object.entries(TRACK_NAMES),
  ...TARGETS.map((target) => [target, targetName(target)] as const),
]

/** Letters and digits alone, without an article: `the Ukraine`, `ukraine` and `UKRAINE` are the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^\s*the\s+/, '')
    .replace(/[^a-z0-9]/g, '')

const IDS = new Map<string, Set<string>>()
for (const [id, shown] of SHOWN) {
  const key = plain(shown)
  IDS.set(key, (IDS.get(key) ?? new Set()).add(id))
}

const LONGEST = 60

/** The one of these names that was meant: as it is, however it is written, or as it is shown. Nothing if it is none of them. */
export function meantAmong(given: string, known: readonly string[]): string | undefined {
  if (known.includes(given)) return given
  if (given.length > LONGEST) return undefined
  const key = plain(given)
  const ids = IDS.get(key)
  return known.find((name) => plain(name) === key) ?? known.find((name) => ids?.has(name))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Shown names that are more than one word, the longest first. */
const PHRASES = [...new Map(SHOWN.map(([id, shown]) => [shown.replace(/^the /, ''), id]))]
  .filter(([shown]) => /[^A-Za-z]/.test(shown))
  .sort(([one], [other]) => other.length - one.length)

const PHRASE = new RegExp(`(?<![\\w.-])(?:the\\s+)?(${PHRASES.map(([shown]) => escaped(shown)).join('|')})(?![\\w-])`, 'gi')
const ARTICLE = /(^|[\s,=])the\s+(?=[a-z])/gi

/** A typed line with every name of several words in it as one word. */
export function withShortNames(text: string): string {
  const ids = new Map(PHRASES.map(([shown, id]) => [shown.toLowerCase(), id]))
  return text.replace(PHRASE, (all, shown: string) => ids.get(shown.toLowerCase()) ?? all).replace(ARTICLE, '$1')
}
