import type { RulesAnswer } from '../../../../counsel/index.ts'
import type { PrintQuestion } from '../../question.ts'
import { inColumn, paragraphs, widest } from '../../text.ts'
import { BOOKS } from '../../words/answers.ts'

/** Clauses and rulings found, book by book; books without any are left out. */
export const print: PrintQuestion<RulesAnswer> = ({ books }, look, { args }) => {
  const { strong, faint } = look.paint
  const found = Object.entries(books).filter(([, { clauses, rulings }]) => clauses.length + rulings.length > 0)
  const blocks = found.map(([id, { title, clauses, rulings }]) => {
    const width = widest([...clauses.map(({ number }) => number), ...rulings.map((ruling) => ruling.id)])
    const entry = (number: string, words: string): readonly string[] => inColumn(number, width, words, 2, look)
    return [
      strong(`${title} (${id}): ${BOOKS.found(clauses.length, rulings.length)}`),
      ...clauses.flatMap(({ number, heading, printed }) =>
        entry(number, printed === undefined ? heading : `${heading}  ${faint(`[${printed}]`)}`),
      ),
      ...(rulings.length === 0 ? [] : [strong(BOOKS.rulings)]),
      ...rulings.flatMap(({ id: number, question, answer }) => [...entry(number, question), ...entry('', answer)]),
    ]
  })
  return blocks.length === 0 ? [BOOKS.nothing(String(args['search'] ?? ''))] : paragraphs(blocks)
}
