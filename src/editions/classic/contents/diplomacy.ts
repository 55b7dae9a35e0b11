import { chapter, clause, computed, enforced } from '../../../rules/index.ts'

/** Numbers that moved: 2023 number → classic number. */
export const renumbered: Readonly<Record<string, string>> = {
  '49.4267': '49.4266',
  '49.435A': '49.435',
  '49.435B (a)': '49.435 (a)',
  '49.435B (b)': '49.435 (b)',
}

/** Clauses of 2023 that classic does not have, or has in a shorter form of its own. */
export const dropped: readonly string[] = [
  '49.32A',
  '49.32B',
  '49.32 Classic note',
  '49.411A (b)',
  '49.411A Classic note',
  '49.4261B (3)',
  '49.4266A (a)',
  '49.4266A (b)',
  '49.4266B',
  '49.4266C',
  '49.431B',
  '49.434',
  '49.435C',
  '49.51D (a)',
  '49.51D (b)',
]

/** Clauses only classic has, and those it has in a shorter form under the same number. */
export const added = chapter('49', [
  clause(
    '49.32',
    'The nine minor countries open to Russian DPs',
    enforced('src/editions/2023/placing.ts', 'cases/questions/placing-russia.json'),
  ),
  clause(
    '49.411A (b)',
    'Axis free list of five countries, each once a year',
    enforced('src/editions/2023/clauses.ts', 'src/editions/rule-49-phase.test.ts', 'cases/questions/ledger-naming.json'),
  ),
  clause(
    '49.431B',
    'Axis may name Finland or a Balkan country after an Ally',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-once-a-year.json'),
  ),
  clause(
    '49.434',
    'Russia names Finland, Sweden, Yugoslavia only at war or RGT 50',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-russia.json'),
  ),
  clause(
    '49.441 (b)',
    'Demand on Rumania: no modifier for France still standing',
    computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/ledger-rolls.json', 'cases/rolls/rumania.json'),
  ),
])
