import { turnName } from '../../rules/index.ts'
import { differencesIn } from './differences.ts'
import type { Sheet } from './sheet.ts'

const MOST_TOLD = 6

/** `Spring 1941, classic`: what a situation is called among others. */
export const sheetName = ({ situation, book }: Sheet): string => `${turnName(situation.turn)}, ${book.id}`

/** `A World at War, classic: Global War, Fall 1939, Spring 1941`; a scenario named after its turn is enough by itself. */
export function sheetTitle({ situation, book }: Sheet): string {
  const scenario = book.scenarios[situation.scenario]?.title ?? situation.scenario
  const turn = turnName(situation.turn)
  return `${book.title}: ${scenario.endsWith(turn) ? scenario : `${scenario}, ${turn}`}`
}

/** The situation in a few lines that somebody can read without opening it. */
export function summaryOf(sheet: Sheet): string {
  const differences = differencesIn(sheet).filter(({ id }) => id !== 'turn')
  const told = differences.slice(0, MOST_TOLD).map(({ words }) => `– ${words}`)
  const more = differences.length - told.length
  return [sheetTitle(sheet), ...told, ...(more > 0 ? [`– and ${more} more`] : [])].join('\n')
}
