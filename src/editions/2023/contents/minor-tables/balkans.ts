import { carriedOut, chapter, clause, computed, enforced } from '../../../../rules/index.ts'

const naming = enforced('src/editions/2023/naming.ts', 'cases/questions/ledger-naming.json')
const results = carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-results-balkans.json')
const shared = computed('src/editions/2023/tables/balkans.ts', 'src/editions/rule-49-tables.test.ts')
const onMap = carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-on-the-map.json')

/** Lines and results that Bulgaria, Hungary, Rumania and Yugoslavia share. */
export const balkans = chapter(
  '49',
  [
    clause('BAL-N1', 'Balkans: Axis free namings, without DPs and after an earlier Allied naming', naming),
    clause('BAL-G1', 'Balkans: +3/−3 as an active minor ally after 10/−3'),
    clause('BAL-G2', 'Balkans: +2/−2 as an associate after 9/−2 or an enemy declaration of war'),
    clause('BAL-G3', 'Balkans: +1/−1 under hex control after 8/−1'),
    clause('BAL-G4', 'Balkans: ±1 per unbuilt air, armour or infantry unit'),
    clause('BAL-G5', 'Balkans: ±1 per five friendly ground/air factors in the country'),
    clause('BAL-G6', 'Balkans: ±1 per five enemy ground/air factors in the country'),
    clause('BAL-B1', 'Balkans: −3 for more Russian-held Balkan hexes than Axis-held ones in Russia'),
    clause('BAL-B2', 'Balkans: −2 once Italy has surrendered'),
    clause('BAL-B3', 'Balkans: −2 on an Axis roll while France has not fallen'),
    clause('BAL-B4', 'Balkans: −2 for a German declaration of war on Spain'),
    clause('BAL-B5', 'Balkans: −2 for a German interest left unsupported against a Russian attack'),
    clause('BAL-B6', 'Balkans: +1 for Russian entry into Baltic States, Bessarabia or Finnish border hexes'),
    clause('BAL-B7', 'Balkans: +1 after Russo-Rumanian fighting over Bessarabia'),
    clause('BAL-B8', 'Balkans: +3 for Russian war with a Balkan country (or Poland) not German-allied'),
    clause('BAL-B9', 'Balkans: +2 per use of Russian subversion, its target exempt that phase'),
    clause('BAL-B10', 'Balkans: +2 for a Western Allied declaration of war on a Balkan country'),
    clause(
      'BAL-B6/B7 variant',
      'Balkans, Rumania proper left to Russia: BAL-B6 names Rumania, BAL-B7 becomes +2',
      computed('src/editions/2023/preludes.ts', 'cases/rolls/bulgaria.json'),
      {
        only: ['gathering-storm'],
        printed: 'RGT table',
      },
    ),
    clause('BAL-R(−3)', 'Balkans on −3: the country becomes an Allied minor ally', results),
    clause('BAL-R(−2)', 'Balkans on −2: the country becomes an Allied associate', results),
    clause('BAL-R(−1)', 'Balkans on −1: Allies control the hexes and get 10 BRPs', results),
    clause('BAL-R(0)', 'Balkans on 0: Allies get 5 BRPs', results),
    clause('BAL-R(1-2)', 'Balkans on 1-2: pro-Allied policy (0 to −3) stays, pro-Axis (7 to 10) ends', results),
    clause('BAL-R(3-4)', 'Balkans on 3-4: policies stay as they are', results),
    clause('BAL-R(5-6)', 'Balkans on 5-6: pro-Axis policy (7 to 10) stays, pro-Allied (0 to −3) ends', results),
    clause('BAL-R(7)', 'Balkans on 7: Axis get 5 BRPs', results),
    clause('BAL-R(8)', 'Balkans on 8: Axis control the hexes and get 10 BRPs', results),
    clause('BAL-R(9)', 'Balkans on 9: the country becomes an Axis associate', results),
    clause('BAL-R(10)', 'Balkans on 10: the country becomes an Axis minor ally', results),
  ],
  { printed: 'DT Balkans', home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/hungary.json') },
)

export const bulgaria = chapter(
  '49',
  [clause('BUL-0', 'Bulgaria: basic alignment +3'), clause('BUL-1', 'Bulgaria: all Balkan lines and results, none of its own', shared)],
  { printed: 'DT Bulgaria', home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/bulgaria.json') },
)

export const hungary = chapter(
  '49',
  [clause('HUN-0', 'Hungary: basic alignment +5'), clause('HUN-1', 'Hungary: all Balkan lines and results, none of its own', shared)],
  { printed: 'DT Hungary', home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/hungary.json') },
)

/** Its own results answer a Russian territorial demand. */
export const rumania = chapter(
  '49',
  [
    clause('RUM-0', 'Rumania: basic alignment +4'),
    clause('RUM-N1', 'Rumania: Russian rolls only by territorial demand until Russo-German war', naming),
    clause('RUM-N2', 'Rumania: all Balkan lines and results besides its own', shared),
    clause('RUM-A1', 'Rumania: −1 per ten adjacent Russian ground factors, on the demand roll only'),
    clause('RUM-A2', 'Rumania: −1 at RGT 5 or less'),
    clause('RUM-A3', 'Rumania: +1 at RGT 10 or more before Russo-German war'),
    clause('RUM-A4', 'Rumania: +2 for a Russian territorial demand, present or past'),
    clause('RUM-A5', 'Rumania: +1 once Russia has entered Bessarabia'),
    clause('RUM-A6', 'Rumania: +1 during Russo-Rumanian fighting over Bessarabia'),
    clause('RUM-R(1-2)', 'Rumania on 1-2 or 0: Russia annexes Bessarabia', onMap),
    clause('RUM-R(3-4)', 'Rumania on 3-4: Germany chooses whether it resists, making a border war', onMap),
    clause('RUM-R(5-6)', 'Rumania on 5-6: Germany chooses whether it resists, as on 3-4', onMap),
    clause('RUM-R(7)', 'Rumania on 7: it resists and a border war begins', onMap),
    clause('RUM-R(8+)', 'Rumania on 8 or more: Russia drops its demands', onMap),
  ],
  { printed: 'DT Rumania', home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/rumania.json') },
)

export const yugoslavia = chapter(
  '49',
  [
    clause('YUG-0', 'Yugoslavia: basic alignment 0'),
    clause('YUG-N1', 'Yugoslavia: no Russian naming before war with Germany or RGT 50', naming),
    clause('YUG-N2', 'Yugoslavia: all Balkan lines and results besides its own', shared),
    clause('YUG-A1', 'Yugoslavia: −2 while an Allied ground unit is in the Balkans'),
    clause('YUG-A2', 'Yugoslavia: +2 until Italy goes to war with the Western Allies'),
  ],
  { printed: 'DT Yugoslavia', home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/yugoslavia.json') },
)

export const croatia = chapter(
  '49',
  [clause('CRO-0', 'Croatia: basic alignment +3'), clause('CRO-1', 'Croatia: restrictions and additional modifiers of Yugoslavia')],
  {
    printed: 'DT Croatia',
    only: ['gathering-storm'],
    home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/croatia-serbia.json'),
  },
)

export const serbia = chapter(
  '49',
  [clause('SER-0', 'Serbia: basic alignment −3'), clause('SER-1', 'Serbia: restrictions and additional modifiers of Yugoslavia')],
  {
    printed: 'DT Serbia',
    only: ['gathering-storm'],
    home: computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/croatia-serbia.json'),
  },
)
