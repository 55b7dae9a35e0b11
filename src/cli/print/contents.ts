import type { RulesAnswer } from '../../counsel/index.ts'
import { BOOKS } from '../words.ts'
import { wrap } from '../wrap.ts'
import type { Print } from './print.ts'

/** Clauses and rulings found, book by book; books without any are left out. */
export const printContents =
  (search: string): Print<RulesAnswer> =>
  ({ books }, { paint, columns }) => {
    const lines = Object.entries(books).flatMap(([id, { title, clauses, rulings }]) => {
      if (clauses.length + rulings.length === 0) return []
      const width = Math.max(...[...clauses.map(({ number }) => number), ...rulings.map((ruling) => ruling.id)].map((text) => text.length))
      const entry = (number: string, words: string): readonly string[] => wrap(`  ${number.padEnd(width)}  ${words}`, width + 4, columns)
      return [
        paint.strong(`${title} (${id}): ${BOOKS.found(clauses.length, rulings.length)}`),
        ...clauses.flatMap(({ number, heading, printed }) =>
          entry(number, printed === undefined ? heading : `${heading}  ${paint.faint(`[${printed}]`)}`),
        ),
        ...(rulings.length === 0 ? [] : [paint.strong(BOOKS.rulings)]),
        ...rulings.flatMap(({ id: number, question, answer }) => [...entry(number, question), ...entry('', answer)]),
        '',
      ]
    })
    return lines.length === 0 ? [BOOKS.nothing(search)] : lines.slice(0, -1)
  }
