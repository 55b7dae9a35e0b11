import { chapter, clause, computed, enforced, sequenced, shown } from '../../../rules/index.ts'

const placing = enforced('src/editions/2023/placing.ts', 'cases/questions/placing-targets.json')
const closed = enforced('src/editions/2023/clauses.ts', 'cases/questions/placing-targets.json')
const allotted = computed('src/rules/chapters/points/allotment.ts', 'src/editions/rule-49-points.test.ts')

const heading = { is: 'shown', why: 'heading' } as const

/** 49.2 and 49.3: where points may go, how many, and who knows of it. */
export const allocations = chapter('49', [
  clause('49.2', 'Allocating DPs', heading),
  clause(
    '49.21 (a)',
    'Allocations recorded in secret and shown as the year goes on',
    sequenced('src/rules/game/view.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.21 (b)',
    'DPs in a minor with an enemy spy ring announced at once',
    sequenced('src/rules/game/orders/year.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.22',
    'Campaign and 1939 set-up: allocate once all units are deployed',
    shown('the referee opens the set-up when the units are deployed; deployment itself is the map’s'),
  ),
  clause(
    '49.23',
    'YSS: allocate directly after the BRP calculations',
    sequenced('src/rules/game/orders/year.ts', 'src/editions/game.test.ts'),
  ),
  clause('49.24', 'DPs may go to listed targets, USAT and intelligence research', placing),
  clause('49.25', 'A power may place DPs in itself', enforced('src/rules/core/targets.ts', 'cases/questions/placing-targets.json')),
  clause(
    '49.26',
    'Italy counts as Axis while still neutral',
    computed('src/rules/core/powers.ts', 'cases/allotments/germany.json', 'cases/questions/placing-targets.json'),
  ),
  clause('49.3', 'Restrictions on allocations', heading),
  clause(
    '49.31 (a)',
    'At most a third of the faction’s DPs, rounded up, in one target',
    enforced('src/editions/2023/clauses.ts', 'src/editions/game.test.ts', 'cases/questions/placing-limits.json'),
  ),
  clause(
    '49.31 (b)',
    'All intelligence research is one target for the one-third limit',
    enforced('src/rules/core/targets.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause('49.31 (c)', 'USAT further limited by the DPs that can still be triggered', closed),
  clause('49.31 (d)', 'Axis limit worked out on German and Italian DPs together', allotted),
  clause('49.31 (e)', 'Western Allied limit on British, French and U.S. DPs together', allotted),
  clause('49.31 (f)', 'Russian limit worked out on Russian DPs alone', allotted),
  clause(
    '49.32A',
    'The twelve minor countries open to Russian DPs',
    enforced('src/editions/2023/placing.ts', 'cases/questions/placing-russia.json'),
  ),
  clause(
    '49.32B',
    'Russian DPs in minors left pro-Russian by Gathering Storm',
    enforced('src/editions/2023/preludes.ts', 'cases/questions/placing-goodwill.json'),
    { only: ['gathering-storm'] },
  ),
  clause(
    '49.32 Classic note',
    'Without the prelude Russia keeps the nine classic targets',
    enforced('src/editions/2023/clauses.ts', 'cases/questions/placing-russia.json'),
  ),
  clause('49.33', 'No DPs in Russo-German tensions', closed),
  clause('49.34 (a)', 'DPs in USAT only in 1939, 1940 and 1941', placing),
  clause(
    '49.34 (b)',
    'Axis and Western Allies may each trigger one USAT DP a turn',
    enforced('src/rules/game/orders/tension.ts', 'src/editions/game.test.ts', 'cases/questions/acts.json'),
  ),
  clause('49.35', 'No DPs in U.S.-Japanese tensions', closed),
  clause('49.36', 'Minor countries and allocations', heading),
  clause(
    '49.36A',
    'Belgium and Luxembourg are one country for diplomacy',
    computed('src/rules/core/countries.ts', 'cases/questions/ledger-gains.json', 'cases/allotments/britain.json'),
  ),
  clause('49.36B', 'No DPs in Vichy France while France is unconquered', placing),
])
