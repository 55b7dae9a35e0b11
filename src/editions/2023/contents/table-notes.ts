import { carriedOut, chapter, clause, computed, enforced, shown } from '../../../rules/index.ts'

const naming = enforced('src/editions/2023/naming.ts', 'cases/questions/ledger-naming.json')
const general = computed('src/editions/2023/tables/general.ts', 'cases/rolls/common.json')

/** The notes in front of the minor-country tables. */
export const tableNotes = chapter(
  '49',
  [
    clause(
      'GN-01 who benefits',
      'Who gains from a result, as 49.51A to C',
      carriedOut('src/rules/chapters/rolls/beneficiary.ts', 'cases/questions/ledger-gains.json'),
    ),
    clause('GN-02 cooperation', 'Western Allies and Russia leave each other’s minors, as 49.433', naming),
    clause('GN-03 permanent', 'Starred results are permanent, as 49.52', naming),
    clause(
      'GN-04 lesser',
      'Lesser results may be taken, as 49.53',
      enforced('src/rules/chapters/rolls/lesser.ts', 'cases/questions/ledger-naming.json'),
    ),
    clause(
      'GN-05 prior (a)',
      'A worse new result cancels the earlier one',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-gains.json'),
    ),
    clause(
      'GN-05 prior (b)',
      'BRPs of the earlier result are paid back at once',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-brps.json'),
    ),
    clause(
      'GN-05 prior (c)',
      'Units no longer admitted leave by the next redeployment',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-on-the-map.json'),
    ),
    clause('GN-06 modifier kinds', 'General, Balkan and additional modifiers, and the four Balkan countries', {
      is: 'shown',
      why: 'definition used by the minor-country tables',
    }),
    clause('GN-07 unbuilt (a)', 'Unbuilt units help the opponent of the minor’s side', general),
    clause(
      'GN-07 unbuilt (b)',
      'Vichy France, volunteer Spain and border-war minors count as Axis-aligned',
      computed('src/editions/2023/tables/general.ts', 'cases/rolls/rumania.json', 'cases/rolls/common.json'),
    ),
    clause('GN-07 unbuilt (c)', 'Otherwise unbuilt units help the opponent of the chooser', general),
    clause('GN-08 units (a)', 'Friendly and enemy units are told by faction', general),
    clause(
      'GN-08 units (b)',
      'Powers, minor allies and associates count; partisans never do',
      shown('says what the factor facts of each country count'),
    ),
    clause(
      'GN-09 start',
      'Every minor begins with a 3-4 in effect',
      computed('src/rules/core/standing.ts', 'src/editions/rule-49-tables.test.ts'),
    ),
    clause('GN-10 result kinds', 'General results, and additions that supplement or replace them', {
      is: 'shown',
      why: 'definition used by the minor-country tables',
    }),
    clause(
      'GN-11 BRPs',
      'No power draws more BRPs than the minor is worth',
      computed('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-gains.json'),
    ),
    clause(
      'GN-12 hex control',
      'Ten foreign factors under 8 or −1, five in Finland',
      enforced('src/rules/chapters/rolls/stationing.ts', 'cases/questions/ledger-gains.json'),
    ),
    clause(
      'GN-13 Axis/Allied units',
      'An ally’s or associate’s own army counts in later rolls',
      shown('says what the factor facts of each country count'),
    ),
    clause('GN-14 aggression', 'Attackers and the conquered, as 49.435', naming),
    clause(
      'GN-15 alignments',
      'Basic alignments from Serbia’s −3 to Austria’s and Hungary’s +5',
      computed('src/editions/2023/tables/general.ts', 'src/editions/rule-49-tables.test.ts'),
    ),
    clause(
      'GN-16 Italy',
      'No roll for Italy: DPs move its surrender level',
      computed('src/editions/2023/tables/surrender.ts', 'src/editions/rule-49-points.test.ts'),
    ),
    clause(
      'GN-17 France',
      'No roll for France: DPs move its surrender level',
      computed('src/editions/2023/tables/surrender.ts', 'src/editions/rule-49-points.test.ts'),
    ),
  ],
  { printed: 'DT notes' },
)
