import { chapter, clause, computed, enforced, sequenced, shown } from '../../../rules/index.ts'

const inTheTables = computed('src/editions/2023/tables/axis-points.ts', 'cases/allotments/germany.json')
const undefended = shown('says what the fact russia.undefendedLostThisYear counts')
const allotted = computed('src/rules/chapters/points/allotment.ts', 'src/editions/rule-49-points.test.ts')

const heading = { is: 'shown', why: 'heading' } as const

/** 49.1: how many points each power gets. */
export const points = chapter('49', [
  clause('49.1', 'Diplomatic points', heading),
  clause(
    '49.11',
    'DPs received at the set-up and in every later YSS',
    sequenced('src/rules/game/orders/year.ts', 'src/editions/rule-49-points.test.ts'),
  ),
  clause(
    '49.12 (a)',
    'Basic allotment of 3 for Germany, Britain and Russia',
    computed(
      'src/editions/2023/tables/axis-points.ts',
      'cases/allotments/germany.json',
      'cases/allotments/britain.json',
      'cases/allotments/russia.json',
    ),
  ),
  clause(
    '49.12 (b)',
    'Basic allotment of 2 for Italy and France',
    computed('src/editions/2023/tables/axis-points.ts', 'cases/allotments/italy.json', 'cases/allotments/france.json'),
  ),
  clause(
    '49.12 (c)',
    'U.S. basic allotment: a tenth of USAT, rounded down, 5 at most',
    computed('src/editions/2023/tables/allied-points.ts', 'cases/allotments/us.json'),
  ),
  clause('49.12 (d)', 'No DPs for Japan or China', computed('src/rules/core/powers.ts', 'src/editions/rule-49-points.test.ts')),
  clause(
    '49.13 (a)',
    'Campaign game set-up: basic allotments and nothing else',
    computed('src/editions/2023/tables/axis-points.ts', 'cases/allotments/germany.json', 'src/editions/rule-49-points.test.ts'),
  ),
  clause('49.13 (b)', 'Other set-ups: BRPs and territory may add to the allotment', inTheTables),
  clause('49.14 (a)', 'One DP per full 100 YSS BRPs for all six powers', inTheTables),
  clause('49.14 (b)', 'No DPs for BRPs at the set-up of either campaign game', inTheTables),
  clause(
    '49.141',
    'Extra U.S. DPs in a European scenario: 1 in 1942 to 5 in 1946',
    computed('src/editions/2023/tables/allied-points.ts', 'cases/allotments/us.json'),
  ),
  clause('49.15', 'DPs from other sources', heading),
  clause(
    '49.151',
    'Gains and losses by the lines of the DP tables',
    computed('src/rules/chapters/points/allotment.ts', 'cases/allotments/ledger-points.json'),
  ),
  clause(
    '49.152 (a)',
    'Control of the hex at year end decides, whoever draws its BRPs',
    computed('src/rules/core/facts/control.ts', 'cases/allotments/ledger-points.json'),
  ),
  clause(
    '49.152 (b)',
    'BRPs and supply do not matter for control lines',
    computed('src/rules/core/facts/control.ts', 'cases/allotments/ledger-points.json'),
  ),
  clause(
    '49.153',
    'A place lost after the YSS costs nothing until the next',
    sequenced('src/rules/game/orders/year.ts', 'src/editions/rule-49-points.test.ts'),
  ),
  clause(
    '49.154',
    'Russia loses 1 DP per undefended objective or IC entered',
    computed('src/rules/chapters/points/allotment.ts', 'cases/allotments/ledger-points.json'),
  ),
  clause('49.154A', 'Undefended: no Russian or allied ground unit as the Axis turn began', undefended),
  clause('49.154B', 'Exempt: isolated or next to Axis hexes a Russian turn earlier', undefended),
  clause('49.154C', 'Only objectives inside Russia count, not Riga or Lvov', undefended),
  clause('49.154D', 'One hex costs 1 DP even as objective and IC both', undefended),
  clause('49.154E', 'No loss for places taken by combat, airdrop or exploitation', undefended),
  clause('49.154F (a)', 'The loss lowers the resistance DP level in the same year', allotted),
  clause('49.154F (b)', 'Next year it lowers both the allotment and the resistance level', allotted),
  clause(
    '49.16 (a)',
    'An allotment never falls below zero',
    computed('src/rules/chapters/points/allotment.ts', 'cases/allotments/germany.json'),
  ),
  clause('49.16 (b)', 'A negative sum burdens neither partners nor the next year', allotted),
  clause(
    '49.17 (a)',
    'Britain draws DPs even after surrendering to Germany',
    enforced('src/rules/chapters/points/allotment.ts', 'cases/allotments/britain.json'),
  ),
  clause(
    '49.17 (b)',
    'The U.S. draws DPs even after suing for peace',
    enforced('src/editions/2023/clauses.ts', 'cases/allotments/us.json'),
  ),
  clause(
    '49.17 (c)',
    'No DPs for any other power that has surrendered',
    enforced('src/rules/chapters/points/allotment.ts', 'cases/allotments/germany.json'),
  ),
])
