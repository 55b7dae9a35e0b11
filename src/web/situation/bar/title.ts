import { titledTurn } from '../beginning.ts'
import type { OpenSituation } from '../open-situation.ts'

/** `A World at War, classic: Global War, Fall 1939, Spring 1941`; a scenario named after its turn is enough by itself. */
export function situationTitle({ situation, book }: OpenSituation): string {
  const scenario = book.scenarios[situation.scenario]?.title ?? situation.scenario
  return `${book.title}: ${titledTurn(scenario, situation.turn)}`
}
