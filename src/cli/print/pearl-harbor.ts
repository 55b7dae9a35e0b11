import { type PearlHarborAnswer, placeWords } from '../../counsel/index.ts'
import { STRIKE_PRINT } from '../pacific-words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { figure, MARGIN, tally } from './line.ts'
import type { Print } from './print.ts'

/** Chances stand right, in a column of their own. */
const WIDTH = 16

/** What picks the column, every chance, and the strike that was played. */
export const printPearlHarbor: Print<PearlHarborAnswer> = (
  { level, rises, notes, columns, tableUsed, table, odds, strike },
  { paint, columns: wide },
) => {
  const rule = (cite: Parameters<typeof inBrackets>[0]): string => paint.faint(inBrackets(cite))
  const likely = (chance: string, words: string): readonly string[] => wrap(`${chance.padStart(WIDTH)}  ${words}`, WIDTH + 2, wide)
  const named = columns.map(({ column, modifier, chance }) => `${column}${chance === '1' ? '' : ` (${chance})`}, +${modifier}`).join('; ')
  const chances = (odds: NonNullable<PearlHarborAnswer['odds']>, table: PearlHarborAnswer['table']): readonly string[] => [
    `${STRIKE_PRINT.places}  ${rule(table)}`,
    ...odds.places.flatMap(({ place, chance }) => likely(chance, placeWords(place))),
    STRIKE_PRINT.caught,
    ...odds.caught.flatMap(({ taskForces, chance }) => likely(chance, String(taskForces))),
    STRIKE_PRINT.surprise,
    ...odds.surprise
      .filter(({ chance }) => chance !== '0')
      .flatMap(({ level: one, chance, words, cite }) => likely(chance, `${one}: ${words}  ${rule(cite)}`)),
    STRIKE_PRINT.intercepting,
    ...odds.intercepting.flatMap(({ taskForces, chance }) => likely(chance, String(taskForces))),
  ]
  return [
    paint.strong(tableUsed ? STRIKE_PRINT.column(level.total, named) : STRIKE_PRINT.level(level.total)),
    ...level.lines.flatMap(({ id, amount, words, cite }) =>
      wrap(`${id === 'tension' ? STRIKE_PRINT.level(amount) : figure(amount)}  ${words}  ${rule(cite)}`, MARGIN, wide),
    ),
    ...(rises === undefined ? [] : wrap(`${rises.words}  ${rule(rises.cite)}`, MARGIN, wide)),
    ...notes.flatMap(({ words, cite }) => wrap(cite === undefined ? words : `${words}  ${rule(cite)}`, MARGIN, wide)),
    ...(odds === undefined ? [] : ['', ...chances(odds, table)]),
    ...(strike === undefined
      ? []
      : [
          '',
          paint.strong(STRIKE_PRINT.strike),
          ...strike.steps.flatMap(({ words, amount, isCount, cite }) => {
            const number = amount === undefined ? ' '.repeat(MARGIN - 2) : isCount ? tally(amount) : figure(amount)
            return wrap(`${number}  ${words}  ${rule(cite)}`, MARGIN, wide)
          }),
        ]),
  ]
}
