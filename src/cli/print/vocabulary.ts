import type { FactsAnswer, ListedFact } from '../../counsel/index.ts'
import { BOOKS, FACT_VALUES } from '../words.ts'
import { wrap } from '../wrap.ts'
import type { Print } from './print.ts'

/** What a situation file may say about a fact. */
function allowed(fact: ListedFact): string {
  switch (fact.type) {
    case 'yes-no':
    case 'control':
    case 'date':
      return FACT_VALUES[fact.type]
    case 'count':
      return fact.unreported === undefined
        ? FACT_VALUES.from(fact.least, fact.most)
        : `${FACT_VALUES.from(fact.unreported < -99 ? fact.unreported : 0, fact.most)}; ${FACT_VALUES.unreported(fact.unreported)}`
    case 'choice':
      return FACT_VALUES.choice(fact.says)
  }
}

/** Facts with their start, what they may be, what they mean and which rules read them. */
export const printVocabulary =
  (search: string): Print<FactsAnswer> =>
  ({ facts }, { paint, columns }) => {
    if (facts.length === 0) return [BOOKS.nothing(search)]
    const rows = facts.flatMap((fact) => [
      `${paint.strong(fact.id)}: ${JSON.stringify(fact.start)}  ${paint.faint(`(${allowed(fact)})`)}`,
      ...wrap(`    ${fact.words}  ${paint.faint(`[${fact.readBy.join(', ')}]`)}`, 6, columns),
    ])
    return [...rows, BOOKS.facts(facts.length)]
  }
