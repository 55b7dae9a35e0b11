import type { FactsAnswer, ListedFact } from '../../../../counsel/index.ts'
import type { PrintQuestion } from '../../question.ts'
import { plain } from '../../text.ts'
import { BOOKS, FACT_VALUES } from '../../words/answers.ts'

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
export const print: PrintQuestion<FactsAnswer> = ({ facts }, look, { args }) => {
  const { strong, faint } = look.paint
  if (facts.length === 0) return [BOOKS.nothing(String(args['search'] ?? ''))]
  const rows = facts.flatMap((fact) => [
    `${strong(fact.id)}: ${JSON.stringify(fact.start)}  ${faint(`(${allowed(fact)})`)}`,
    ...plain(`${fact.words}; lasts ${fact.lifetime}  ${faint(`[${fact.readBy.join(', ')}]`)}`, 4, look),
  ])
  return [...rows, BOOKS.facts(facts.length)]
}
