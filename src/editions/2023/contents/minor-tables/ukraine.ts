import { carriedOut, chapter, clause, computed, enforced } from '../../../../rules/index.ts'

const ownResults = carriedOut('src/rules/chapters/rolls/outcome.ts', 'src/editions/rule-49-results.test.ts')

/** One-sided: nothing below 0 and no Allied status lines. */
export const ukraine = chapter(
  '49',
  [
    clause('UKR-0', 'Ukraine: basic alignment +1'),
    clause(
      'UKR-N1',
      'Ukraine: named only while the Axis hold Kiev',
      enforced('src/editions/2023/naming.ts', 'cases/questions/naming-countries.json'),
    ),
    clause('UKR-N2', 'Ukraine: Russia from row N to row T, west of the Don', { is: 'shown', why: 'definition of the area on the map' }),
    clause('UKR-G1', 'Ukraine: +3 as an Axis minor ally after 10'),
    clause('UKR-G2', 'Ukraine: +2 as an Axis associate after 9'),
    clause('UKR-G3', 'Ukraine: +1 for a Ukrainian 8 in effect'),
    clause('UKR-G4', 'Ukraine: −1 per unbuilt infantry unit already in the German force pool'),
    clause('UKR-A1', 'Ukraine: +1 for Axis-held Sevastopol'),
    clause('UKR-A2', 'Ukraine: +2 for Axis-held Moscow'),
    clause('UKR-A3', 'Ukraine: +2 in the first turn after the Axis first took Kiev'),
    clause('UKR-A4', 'Ukraine: +1 in the second turn after the Axis first took Kiev'),
    clause('UKR-A5', 'Ukraine: +1 per Russian occupation policies result, at most +3'),
    clause('UKR-R(0)', 'Ukraine on 0* or less: no longer a minor; one more Russian partisan', ownResults),
    clause('UKR-R(1-4)', 'Ukraine on 1-4: policies stay as they are', ownResults),
    clause('UKR-R(5)', 'Ukraine on 5: one free 1-3 infantry that never leaves it', ownResults),
    clause('UKR-R(6)', 'Ukraine on 6: two 1-3 infantry, Russian partisans barred', ownResults),
    clause('UKR-R(7)', 'Ukraine on 7: one 2-3 and two 1-3 infantry', ownResults),
    clause('UKR-R(8)', 'Ukraine on 8: one 2-3 and three 1-3 infantry', ownResults),
    clause('UKR-R(9)', 'Ukraine on 9: becomes an Axis associate', ownResults),
    clause('UKR-R(10)', 'Ukraine on 10: becomes an Axis minor ally', ownResults),
  ],
  { printed: 'DT Ukraine', home: computed('src/editions/2023/tables/ukraine.ts', 'cases/rolls/ukraine.json') },
)
