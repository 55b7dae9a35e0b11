import { chapter, clause } from '../../../../rules/index.ts'

/** What other tables and chapters make of a declaration of war. The tension tables are told with the tensions. */
export const elsewhere = [
  ...chapter(
    '50-53',
    [
      clause('001 Balkan-m1', 'Balkan rolls: -2 once Germany left a penetrated Balkan minor unsupported'),
      clause('001 Balkan-m2', 'Balkan rolls: +2 Western Allied declaration on one, -2 German on Spain'),
    ],
    { printed: 'DT Balkans' },
  ),
  ...chapter(
    '50-53',
    [
      clause('001 Belgium -1', 'Belgium and Luxembourg closed to Western Allied declarations while -1 stands'),
      clause('001 Belgium m', 'Belgian roll: +2 after Western Allied attacks elsewhere; unnameable once both attacked'),
    ],
    { printed: 'DT Belgium/Luxembourg' },
  ),
  ...chapter(
    '50-53',
    [
      clause('001 Norway-mine', 'Mining Norwegian waters: announced in an Allied fall or winter declaration window'),
      clause('001 Norway-name', 'Norway may be named only while nobody has declared on it'),
    ],
    { printed: 'DT Norway' },
  ),
  ...chapter('50-53', [clause('001 Finland/Poland +2', 'Claiming the +2 for attacking Russia binds Germany to declare')], {
    printed: 'DT Finland, DT Poland',
  }),
  ...chapter(
    '50-53',
    [
      clause('001 Italy-s1', 'Italian surrender level: +2 if the Western Allies declared on Italy'),
      clause('001 Italy-s2', 'Italian surrender level: -1 for entry in 1941, -2 in 1942'),
      clause('001 Italy-dp', 'Italian diplomatic points: -1 if Germany declared on Spain'),
    ],
    { printed: 'DP table Italy' },
  ),
  ...chapter('50-53', [
    clause('002 59.83', 'A surrendered Britain is neutral whenever the U.S. is', undefined, { printed: '59.83' }),
    clause('002 59.84', 'A neutral, surrendered Britain declares on no neutral minor', undefined, { printed: '59.84' }),
    clause('002 59.86A', 'Turn after British surrender: no German-American declaration either way', undefined, { printed: '59.86A' }),
    clause('002 59.86B', 'Two turns after: Germany on the U.S. includes Britain, free, never Britain alone', undefined, {
      printed: '59.86B',
    }),
    clause('002 59.86C', 'Two turns after: the U.S. on Germany at USAT 50, Britain joining', undefined, { printed: '59.86C' }),
  ]),
]
