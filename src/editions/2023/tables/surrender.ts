import { declared, declaredLate, each, POWERS_OF, points, sum } from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './general.ts'

/**
 * What rule 49 adds to the surrender levels of Italy and France. There is no roll for either: points placed in them work on these
 * levels (GN-16, GN-17). What chapters 56 and 58 add besides is reported as one number.
 */
export const italianSurrender: TableDraft = {
  id: 'italianSurrender',
  title: 'Italian surrender level',
  of: 'italy',
  plus: 'favours the Axis',
  bands: [],
  parts: [
    [
      {
        id: 'attacked',
        value: +2,
        when: declared(POWERS_OF.westernAllies, 'italy'),
        words: 'the Western Allies declared war on Italy',
        cite: rule('DP-ITA-A'),
      },
      {
        id: 'late-entry',
        value: -1,
        per: declaredLate('italy', POWERS_OF.westernAllies, 1940),
        words: 'years after 1940 before Italy declared war',
        cite: rule('DP-ITA-B'),
      },
      {
        id: 'axis-points',
        value: +1,
        per: points('axis', 'italy'),
        words: 'Axis points placed in Italy',
        cite: rule('GN-16 Italy'),
        ruling: 'R49-63',
      },
      {
        id: 'allied-points',
        value: -1,
        per: sum(points('westernAllies', 'italy'), points('russia', 'italy')),
        words: 'Allied points placed in Italy',
        cite: rule('GN-16 Italy'),
        ruling: 'R49-63',
      },
      {
        id: 'other',
        value: +1,
        per: each('italy.surrenderModifiers'),
        words: 'other modifiers of rule 56',
        cite: rule('GN-16 Italy'),
      },
    ],
  ],
}

export const frenchSurrender: TableDraft = {
  id: 'frenchSurrender',
  title: 'French surrender level',
  of: 'france',
  plus: 'favours the Axis',
  bands: [],
  parts: [
    [
      {
        id: 'axis-points',
        value: +1,
        per: points('axis', 'france'),
        words: 'Axis points placed in France',
        cite: rule('GN-17 France'),
        ruling: 'R49-63',
      },
      {
        id: 'allied-points',
        value: -1,
        per: sum(points('westernAllies', 'france'), points('russia', 'france')),
        words: 'Allied points placed in France',
        cite: rule('GN-17 France'),
        ruling: 'R49-63',
      },
      {
        id: 'other',
        value: +1,
        per: each('france.surrenderModifiers'),
        words: 'other modifiers of rule 58',
        cite: rule('58.21-b'),
      },
    ],
  ],
}
