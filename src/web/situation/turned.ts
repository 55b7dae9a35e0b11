import type { Rulebook } from '../../rules/game/index.ts'
import { whyNotShown } from '../page.ts'
import { listed } from '../wording.ts'
import type { Document } from './document.ts'
import type { OpenSituation } from './open-situation.ts'
import type { Query } from './situation-address.ts'

/** The document in another book, and what had to be left behind, in words. */
interface TurnedToBook {
  readonly document: Document
  readonly lost?: string
}

/** Options and rulings are a book's own; so is a scenario that the other lacks. */
export function turnedToBook({ document, book, situation }: OpenSituation, next: Rulebook): TurnedToBook {
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
    ...(left.length === 0 ? {} : { lost: `${next.title} lacks ${listed(left)} of ${book.title}.${instead}` }),
  }
}

/** What can be asked of this situation: the same, else without the page's own parts, else its countries. */
export function queryFor(page: Parameters<typeof whyNotShown>[0], current: OpenSituation, query: Query): Query {
  const plain: Query = { ...query, parts: {} }
  const isAnswered = (one: Query): boolean => whyNotShown(page, current, one).length === 0
  return [query, plain].find(isAnswered) ?? { page: 'board', parts: {} }
}

/** Why another thing is shown than was asked. */
export const notTakenOver = ({ book }: OpenSituation, query: Query, turned: Query): string =>
  query.page === turned.page
    ? `${book.title} does not know all that was asked here; it is left out.`
    : `${book.title} has nothing to say there; these are its countries.`
