import { titledTurn } from '../beginning.ts'
import type { OpenSituation } from '../open-situation.ts'
import { differencesIn } from './differences.ts'

const MOST_TOLD = 6

/** `A World at War, classic: Global War, Fall 1939, Spring 1941`; a scenario named after its turn is enough by itself. */
export function situationTitle({ situation, book }: OpenSituation): string {
  const scenario = book.scenarios[situation.scenario]?.title ?? situation.scenario
  return `${book.title}: ${titledTurn(scenario, situation.turn)}`
}

/** The situation in a few lines that somebody can read without opening it. */
export function summaryOf(current: OpenSituation): string {
  const differences = differencesIn(current).filter(({ id }) => id !== 'turn')
  const told = differences.slice(0, MOST_TOLD).map(({ words }) => `– ${words}`)
  const more = differences.length - told.length
  return [situationTitle(current), ...told, ...(more > 0 ? [`– and ${more} more`] : [])].join('\n')
}
