import { type PearlHarborAnswer, placeWords } from '../../../counsel/index.ts'
import type { Look } from '../../terminal/terminal.ts'
import { figure, MARGIN, numbered, type Print, paragraphs, type Said, said, tally, withRule } from '../text.ts'
import { STRIKE } from '../words/pacific.ts'

/** Chances stand right, in a column of their own. */
const WIDTH = 16

const likely = (chance: string, one: Said, look: Look): readonly string[] =>
  said({ ...one, words: `${chance.padStart(WIDTH)}  ${one.words}` }, 0, look, WIDTH + 2)

const printOdds = (
  { places, caught, surprise, intercepting }: NonNullable<PearlHarborAnswer['odds']>,
  table: PearlHarborAnswer['table'],
  look: Look,
): readonly string[] => [
  withRule({ words: STRIKE.places, cite: table }, look),
  ...places.flatMap(({ place, chance }) => likely(chance, { words: placeWords(place) }, look)),
  STRIKE.caught,
  ...caught.flatMap(({ taskForces, chance }) => likely(chance, { words: String(taskForces) }, look)),
  STRIKE.surprise,
  ...surprise
    .filter(({ chance }) => chance !== '0')
    .flatMap(({ level, chance, words, cite }) => likely(chance, { words: `${level}: ${words}`, cite }, look)),
  STRIKE.intercepting,
  ...intercepting.flatMap(({ taskForces, chance }) => likely(chance, { words: String(taskForces) }, look)),
]

const printStrike = ({ steps }: NonNullable<PearlHarborAnswer['strike']>, look: Look): readonly string[] => [
  look.paint.strong(STRIKE.strike),
  ...steps.flatMap(({ words, amount, isCount, cite }) =>
    numbered(amount === undefined ? tally('') : isCount ? tally(amount) : figure(amount), { words, cite }, look),
  ),
]

const printLost = ({ at, chance, byDie, cite }: NonNullable<PearlHarborAnswer['surpriseLost']>, look: Look): readonly string[] => [
  withRule({ words: STRIKE.lost(chance, at), cite }, look),
  ...(byDie.length === 1
    ? []
    : [' '.repeat(MARGIN) + byDie.map(({ die = 0, level, lost }) => `${STRIKE.byDie(die, level)}${lost ? '*' : ''}`).join('  ')]),
]

const printPlaced = ({ forces, any, intercepting, cite }: NonNullable<PearlHarborAnswer['placed']>, look: Look): readonly string[] => [
  withRule({ words: STRIKE.placed, cite }, look),
  ...forces.flatMap(({ place, chance }) => likely(chance, { words: placeWords(place) }, look)),
  ...likely(any, { words: STRIKE.any }, look),
  STRIKE.intercepting,
  ...intercepting.flatMap(({ taskForces, chance }) => likely(chance, { words: String(taskForces) }, look)),
]

/** What picks the column, every chance, and the strike that was played. */
export const print: Print<PearlHarborAnswer> = ({ level, notes, columns, tableUsed, table, odds, surpriseLost, placed, strike }, look) => {
  const named = columns.map(({ column, modifier, chance }) => `${column}${chance === '1' ? '' : ` (${chance})`}, +${modifier}`).join('; ')
  return paragraphs([
    [
      look.paint.strong(tableUsed ? STRIKE.column(level.total, named) : STRIKE.level(level.total)),
      ...level.lines.flatMap(({ id, amount, words, cite }) =>
        numbered(id === 'tension' ? STRIKE.level(amount) : figure(amount), { words, cite }, look),
      ),
      ...notes.flatMap(({ words, cite }) => said({ words, cite }, 0, look, MARGIN)),
    ],
    surpriseLost === undefined ? [] : printLost(surpriseLost, look),
    placed !== undefined ? printPlaced(placed, look) : odds === undefined ? [] : printOdds(odds, table, look),
    strike === undefined ? [] : printStrike(strike, look),
  ])
}
