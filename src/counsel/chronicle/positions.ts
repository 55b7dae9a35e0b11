import { FRIEND_NAMES, isTabled, MINOR_NATIONS, statusOf } from '../../rules/chapters/statuses/index.ts'
import { statusWords } from '../../rules/chapters/surrender/index.ts'
import { isConquered } from '../../rules/chapters/war/index.ts'
import { MINORS, NATION_NAMES, type Nation, type Situation, type Standing, sparedHalf } from '../../rules/core/index.ts'
import { type Rulebook, standingWordsIn } from '../../rules/game/index.ts'

/** A nation that is no longer a plain neutral, and where it stands. */
export interface Position {
  readonly minor: Nation
  /** Of a nation that is rolled for. */
  readonly standing?: Standing
  readonly words: string
}

/** By the names of a book that has statuses: with it every minor nation has one, table or none. */
const byStatus = (book: Rulebook, situation: Situation): readonly Position[] =>
  MINOR_NATIONS.map((minor) => ({ minor, found: statusOf(book, situation, minor) }))
    .filter(({ found: { status } }) => status !== 'neutral' && status !== 'absent')
    .map(({ minor, found }) => {
      const words = statusWords(book, situation, found)
      const friend = found.favours === null ? '' : `${words.includes(',') ? ',' : ''} with ${FRIEND_NAMES[found.favours]}`
      return { minor, ...(isTabled(minor) ? { standing: situation.standings[minor] } : {}), words: `${words}${friend}` }
    })

/** Where one half of Belgium/Luxembourg alone was attacked, the other is neutral (50.22A), and the first may have fallen (49.435). */
function wordsOfHalves(situation: Situation): string {
  const together = standingWordsIn(situation, 'belgiumLuxembourg')
  const half = sparedHalf(situation)
  if (half === undefined) return together
  const attacked = half === 'belgium' ? 'luxembourg' : 'belgium'
  const first = isConquered(situation, attacked) ? `${NATION_NAMES[attacked]} is conquered` : together
  return `${first}; ${NATION_NAMES[half]} is neutral`
}

/** Every nation that is no longer a plain neutral. */
export function positionsOf(book: Rulebook, situation: Situation): readonly Position[] {
  if (book.clauses.statuses !== undefined) return byStatus(book, situation)
  return MINORS.filter((minor) => situation.standings[minor].result !== null || situation.standings[minor].conquered).map((minor) => ({
    minor,
    standing: situation.standings[minor],
    words: minor === 'belgiumLuxembourg' ? wordsOfHalves(situation) : standingWordsIn(situation, minor),
  }))
}
