import { statusByResult } from '../../chapters/statuses/index.ts'
import {
  type Bond,
  bondOf,
  chapterOf,
  type Minor,
  POWER_NAMES,
  type Situation,
  type Standing,
  surrenderedConqueror,
} from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'

const BOND_WORDS: Readonly<Record<Bond, (power: string) => string>> = {
  units: (power) => `raises units for ${power}`,
  income: (power) => `BRPs go to ${power}`,
  hexes: (power) => `hexes under ${power}`,
  associate: (power) => `associated with ${power}`,
  ally: (power) => `minor ally of ${power}`,
}

/** Where a country stands, after its name and a colon. */
export function standingWords(minor: Minor, { result, with: power, conquered, waiting, permanent }: Standing): string {
  if (conquered) return 'conquered'
  if (result === null) return 'neutral'
  const bond = BOND_WORDS[bondOf(result, minor)](power === null ? 'nobody' : POWER_NAMES[power])
  return `${result}, ${bond}${waiting ? ', once Finland has joined the Axis or fallen to the Allies' : ''}${permanent ? ', for good' : ''}`
}

/** Where a country stands now: who conquered it may be out of the war since. */
export function standingWordsIn(situation: Situation, minor: Minor): string {
  const conqueror = surrenderedConqueror(situation, minor)
  const words = standingWords(minor, situation.standings[minor])
  return conqueror === undefined ? words : `${words}, and free since ${POWER_NAMES[conqueror]} surrendered`
}

/** The same by the names of the book: one that has statuses calls it by its status. */
export function standingIn(book: Rulebook, minor: Minor, standing: Standing): string {
  const { result, with: power, conquered } = standing
  if (book.clauses.statuses === undefined || conquered || result === null) return standingWords(minor, standing)
  const status = statusByResult(book, minor, standing)
  const friend = status === 'neutral' || power === null ? '' : ` with ${POWER_NAMES[power]}`
  return `${result}, ${chapterOf(book, 'statuses').rows[status].name}${friend}`
}
