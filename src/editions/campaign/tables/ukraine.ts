import { type Band, each, flag, type Modifier, sum, tally } from '../../../rules/core/index.ts'
import { ukraine as ukraine2023 } from '../../2023/tables/ukraine.ts'
import { borrowBand } from '../../borrowing.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './actions.ts'
import { borrowed, missingOf, rowsOf } from './general.ts'

const rows = rowsOf(ukraine2023)

const STATUS_WORDS: Readonly<Record<string, string>> = {
  'axis-ally': 'the Ukraine is a Minor Ally of the Axis',
  'axis-associate': 'the Ukraine is a Co-Belligerent of the Axis',
}

/** Of what it may raise by the result in effect, not of an army it never had. */
const missing = sum(
  missingOf(each('ukraine.divisionsUsual'), each('ukraine.forcePool'), each('ukraine.divisions')),
  tally(flag('ukraine.airForceLost')),
)

const force: readonly Modifier[] = borrowed(rows, 'unbuilt').map((row) => ({
  ...row,
  id: 'missing-against-axis',
  per: missing,
  words: 'missing divisions or air force, against the Axis',
  cite: rule('3.2.4.1b'),
  ruling: 'RC-14',
}))

const band = (id: string, words: string, effects: Band['effects']): Band =>
  borrowBand(ukraine2023.bands, id, rule('RC-14'), { words, effects })

const raises = (id: string, divisions: string): Band =>
  band(id, `${divisions}, in the Ukraine only`, [{ is: 'units', words: `${divisions} for the Axis, in the Ukraine only` }])

/**
 * The Axis alone may select it (3.4.3.1), and its results up to 8 are its own: they raise divisions. Occupation research is no rule of
 * this book.
 */
export const ukraine: TableDraft = {
  id: 'ukraine',
  title: 'The Ukraine',
  of: 'ukraine',
  plus: 'favours the Axis',
  parts: [
    borrowed(rows, 'alignment'),
    'actions',
    borrowed(rows, 'axis-ally', 'axis-associate', 'axis-army').map((row) => ({
      ...row,
      words: STATUS_WORDS[row.id] ?? row.words,
      cite: rule('3.2.4.1a'),
      ruling: 'RC-14',
    })),
    force,
    borrowed(rows, 'sevastopol', 'moscow', 'kiev-first', 'kiev-second'),
  ],
  bands: [
    band('0', 'pacified: no minor nation any more', [
      { is: 'end', side: 'axis' },
      { is: 'on-map', words: 'the Ukraine is Russian again in everything' },
    ]),
    band('1-4', 'nothing changes', [{ is: 'unchanged' }]),
    raises('5', 'one Ukrainian division'),
    raises('6', 'two Ukrainian divisions'),
    raises('7', 'three Ukrainian divisions'),
    raises('8', 'four Ukrainian divisions'),
    band('9', 'a Co-Belligerent of the Axis', [{ is: 'associate', side: 'axis' }]),
    band('10', 'a Minor Ally of the Axis', [{ is: 'ally', side: 'axis' }]),
  ],
}
