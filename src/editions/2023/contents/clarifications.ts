import { carriedOut, chapter, clause, computed, decided, outside, shown } from '../../../rules/index.ts'

const balkanLines = computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/ledger-rolls.json')

const balkanPositions = computed('src/editions/2023/tables/balkan-positions.ts', 'cases/rolls/ledger-rolls.json')

const heading = { is: 'shown', why: 'heading' } as const

/** 49.9: fine points of single tables. */
export const clarifications = chapter('49', [
  clause('49.9', 'Specific diplomatic tables', heading),
  clause('49.91', 'Clarifications of single tables', heading),
  clause(
    '49.91A (1)',
    'Belgium or Luxembourg attacked under −1 associates if Allied-occupied',
    carriedOut('src/rules/game/orders/report.ts', 'src/editions/aftermath.test.ts'),
  ),
  clause(
    '49.91A (2)',
    'French-held Belgian hexes become British when France surrenders',
    shown('the notice belgium-after-france says so to the Western Allies'),
  ),
  clause('49.91B (1)', 'Russian war with Turkey is no Balkan war', balkanPositions),
  clause('49.91B (2)', 'Balkan +1 for Russian entry also by results in Rumania or Finland', balkanPositions),
  clause('49.91B (3)', 'Bessarabia +1 after one turn of fighting, beside the +3', balkanLines),
  clause(
    '49.91C',
    'One turn of fighting over the Finnish border is enough',
    decided('src/editions/2023/tables/scandinavia.ts', 'cases/rolls/ledger-rolls.json', 'cases/rolls/finland.json'),
  ),
  clause(
    '49.91D',
    'German war on Ireland removes pro-German partisans for good',
    carriedOut('src/rules/game/orders/report.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause('49.91E', 'Spain: inactive Vichy units are not Axis units in Africa', shown('says what the fact africa.axisUnits leaves out')),
  clause(
    '49.91F (1)',
    'An allied Ukraine changes no hex control',
    carriedOut('src/rules/chapters/rolls/outcome.ts', 'src/editions/rule-49-results.test.ts'),
  ),
  clause(
    '49.91F (2)',
    'Ukraine 5+: free infantry, where it stands and how it returns',
    carriedOut('src/editions/2023/tables/ukraine.ts', 'src/editions/rule-49-results.test.ts'),
  ),
  clause(
    '49.91F (3)',
    'Vlasov and Russian builds in supplied Ukrainian hexes',
    outside('where units may be built is settled on the map (27, 85)'),
  ),
  clause(
    '49.91F (4)',
    'Ukraine 6+: Russian partisans there are removed',
    carriedOut('src/editions/2023/tables/ukraine.ts', 'src/editions/rule-49-results.test.ts'),
  ),
  clause(
    '49.91F (5)',
    'Russia conquering the Ukraine: 10 BRPs, partisans still barred',
    carriedOut('src/rules/game/orders/report.ts', 'src/editions/aftermath.test.ts'),
  ),
  clause(
    '49.91F (6)',
    'The Ukraine remains Russian for builds, weather and entry bans',
    shown('the notice ukraine-stays-russian says so to everybody'),
  ),
  clause(
    '49.91G (1)',
    'Vichy capitals: early Free French and retaken colonies not counted',
    shown('says what the fact vichyFrance.alliedColonialCapitals leaves out'),
  ),
  clause('49.91G (2)', 'Vichy France: its inactive units are not Axis in Africa', shown('says what the fact africa.axisUnits leaves out')),
  clause(
    '49.91G (3)',
    'Bridgehead in France and port in Belgium: −2 and −1 both',
    computed('src/editions/2023/tables/vichy.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause(
    '49.91G (4)',
    'No landing on Corsica without war on neutral Vichy France',
    shown('the notice vichy-corsica says so to the Western Allies'),
  ),
  clause(
    '49.91G (5)',
    'After −2 or −3 Vichy and Free French are French minor-ally units',
    shown('the notice france-reborn says so to everybody'),
  ),
  clause(
    '49.91G (6)',
    'France then reconquered only with Paris and Vichy both Axis-held',
    shown('the notice france-reborn says so to everybody'),
  ),
])
