import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

/** What other tables and chapters make of a declaration of war. The tension tables are told with the tensions. */
export const elsewhere = [
  ...chapter(
    '50-53',
    [
      clause(
        '001 Balkan-m1',
        'Balkan rolls: -2 once Germany left a penetrated Balkan minor unsupported',
        carriedOut('src/rules/chapters/war/support.ts', 'src/editions/rule-50.test.ts'),
      ),
      clause(
        '001 Balkan-m2',
        'Balkan rolls: +2 Western Allied declaration on one, -2 German on Spain',
        computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/minors.json'),
      ),
    ],
    { printed: 'DT Balkans' },
  ),
  ...chapter(
    '50-53',
    [
      clause(
        '001 Belgium -1',
        'Belgium and Luxembourg closed to Western Allied declarations while -1 stands',
        enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
      ),
      clause(
        '001 Belgium m',
        'Belgian roll: +2 after Western Allied attacks elsewhere; unnameable once both attacked',
        computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/minors.json'),
      ),
    ],
    { printed: 'DT Belgium/Luxembourg' },
  ),
  ...chapter(
    '50-53',
    [
      clause(
        '001 Norway-mine',
        'Mining Norwegian waters: announced in an Allied fall or winter declaration window',
        sequenced('src/rules/game/orders/mining.ts', 'src/editions/rule-50.test.ts'),
      ),
      clause(
        '001 Norway-name',
        'Norway may be named only while nobody has declared on it',
        enforced('src/rules/chapters/war/consequences.ts', 'cases/declarations/minors.json'),
      ),
    ],
    { printed: 'DT Norway' },
  ),
  ...chapter(
    '50-53',
    [
      clause(
        '001 Finland/Poland +2',
        'Claiming the +2 for attacking Russia binds Germany to declare',
        enforced('src/rules/chapters/rolls/outcome.ts', 'cases/questions/war-due.json'),
      ),
    ],
    {
      printed: 'DT Finland, DT Poland',
    },
  ),
  ...chapter(
    '50-53',
    [
      clause(
        '001 Italy-s1',
        'Italian surrender level: +2 if the Western Allies declared on Italy',
        computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/minors.json'),
      ),
      clause(
        '001 Italy-s2',
        'Italian surrender level: -1 for entry in 1941, -2 in 1942',
        computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/minors.json'),
      ),
      clause(
        '001 Italy-dp',
        'Italian diplomatic points: -1 if Germany declared on Spain',
        computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/minors.json'),
      ),
    ],
    { printed: 'DP table Italy' },
  ),
  ...chapter('50-53', [
    clause(
      '002 59.83',
      'A surrendered Britain is neutral whenever the U.S. is',
      enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
      { printed: '59.83' },
    ),
    clause(
      '002 59.84',
      'A neutral, surrendered Britain declares on no neutral minor',
      enforced('src/editions/2023/war/minors.ts', 'cases/declarations/majors.json'),
      { printed: '59.84' },
    ),
    clause(
      '002 59.86A',
      'Turn after British surrender: no German-American declaration either way',
      enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
      { printed: '59.86A' },
    ),
    clause(
      '002 59.86B',
      'Two turns after: Germany on the U.S. includes Britain, free, never Britain alone',
      enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
      {
        printed: '59.86B',
      },
    ),
    clause(
      '002 59.86C',
      'Two turns after: the U.S. on Germany at USAT 50, Britain joining',
      carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/majors.json'),
      { printed: '59.86C' },
    ),
  ]),
]
