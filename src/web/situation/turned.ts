import type { Rulebook } from '../../rules/index.ts'
import { listed } from '../wording.ts'
import { type Document, put } from './document.ts'
import type { Sheet } from './sheet.ts'

/** The document with another scenario, which brings its own turn. */
export const withScenario = (document: Document, scenario: string): Document =>
  put(put(document, ['scenario'], scenario), ['turn'], undefined)

/** The document in another book, and what had to be left behind, in words. */
export interface TurnedToBook {
  readonly document: Document
  readonly lost?: string
}

/** Options and rulings are a book's own; so is a scenario that the other lacks. */
export function turnedToBook({ document, book, situation }: Sheet, next: Rulebook): TurnedToBook {
  const { options, rulings, scenario: _scenario, ...kept } = document
  const turned: Document = { ...kept, edition: next.id }
  const [first] = Object.values(next.scenarios)
  const isKnown = Object.hasOwn(next.scenarios, situation.scenario)
  const left = [
    ...(isKnown ? [] : [`the scenario “${book.scenarios[situation.scenario]?.title ?? situation.scenario}”`]),
    ...(options === undefined ? [] : ['the options']),
    ...(rulings === undefined ? [] : ['the house rulings']),
  ]
  const instead = isKnown ? '' : ` It begins with ${first?.title ?? 'its own'}.`
  return {
    document: isKnown && situation.scenario !== first?.id ? { ...turned, scenario: situation.scenario } : turned,
    ...(left.length === 0 ? {} : { lost: `${next.title} lacks ${listed(left, 'and')} of ${book.title}.${instead}` }),
  }
}
