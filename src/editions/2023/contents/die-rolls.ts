import { carriedOut, chapter, clause, computed, enforced, outside, sequenced, shown } from '../../../rules/index.ts'

const oneTarget = enforced('src/editions/2023/clauses.ts', 'src/editions/rule-49-phase.test.ts')
const russianNaming = enforced('src/editions/2023/naming.ts', 'cases/questions/naming-russia.json')
const everyRoll = computed('src/editions/2023/tables/roll.ts', 'cases/rolls/common.json')

const heading = { is: 'shown', why: 'heading' } as const

/** 49.4: the diplomatic phase, what modifies a roll, and who may name what. */
export const dieRolls = chapter('49', [
  clause('49.4', 'Activating DPs', heading),
  clause(
    '49.41',
    'A diplomatic phase opens each player turn',
    sequenced('src/rules/game/orders/phase.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause('49.411', 'What the European Axis may do', heading),
  clause('49.411A (a)', 'One ordinary Axis target per diplomatic phase', oneTarget),
  clause(
    '49.411A (b)',
    'Axis free list, Poland, Croatia and Serbia included, each once a year',
    enforced('src/editions/2023/preludes.ts', 'src/editions/rule-49-phase.test.ts', 'cases/questions/ledger-naming.json'),
  ),
  clause(
    '49.411A Classic note',
    'Without the prelude the Axis free list has five countries',
    enforced('src/editions/2023/clauses.ts', 'src/editions/rule-49-phase.test.ts', 'cases/questions/ledger-naming.json'),
  ),
  clause(
    '49.411B',
    'Axis reaction rolls for Norway, Spain and Vichy France',
    enforced('src/editions/2023/reactions.ts', 'cases/questions/ledger-reactions.json'),
  ),
  clause(
    '49.411C',
    'The Axis may trigger DPs to lower USAT',
    carriedOut('src/rules/game/orders/tension.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause('49.412', 'What the Western Allies may do', heading),
  clause('49.412A', 'One Western Allied target per diplomatic phase', oneTarget),
  clause(
    '49.412B',
    'Western Allied reaction roll for Norway',
    enforced('src/editions/2023/reactions.ts', 'cases/questions/ledger-reactions.json'),
  ),
  clause(
    '49.412C',
    'The Western Allies may trigger DPs to raise USAT',
    carriedOut('src/rules/game/orders/tension.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause('49.413', 'What Russia may do', heading),
  clause('49.413A', 'One Russian target per diplomatic phase', oneTarget),
  clause('49.42', 'Diplomatic die rolls', heading),
  clause('49.421', 'Die rolls cost no BRPs', shown('nothing is charged: no order of the diplomatic phase has a price')),
  clause(
    '49.422',
    'All targets announced before any DP is shown or die thrown',
    sequenced('src/rules/game/orders/phase.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.423 (a)',
    'A target needs DPs its chooser placed in the preceding YSS',
    enforced('src/editions/2023/naming.ts', 'src/editions/game.test.ts', 'cases/questions/naming-points.json'),
  ),
  clause(
    '49.423 (b)',
    'No DPs needed for the Axis free list or reactions',
    enforced('src/editions/2023/naming.ts', 'cases/questions/ledger-naming.json'),
  ),
  clause('49.424', 'Russia may roll at any resistance level', russianNaming),
  clause(
    '49.425 (1)',
    'First step: all DPs in the named targets are shown',
    sequenced('src/rules/game/orders/phase.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.425 (2)',
    'Second step: Russia announces any subversion',
    sequenced('src/rules/game/orders/roll.ts', 'src/editions/rule-49-phase.test.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.425 (3)',
    'Third step: covert operations are announced',
    sequenced('src/rules/game/orders/roll.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause(
    '49.425 (4)',
    'Fourth step: whoever named the target throws one die',
    sequenced('src/rules/game/orders/roll.ts', 'src/editions/game.test.ts'),
  ),
  clause('49.426', 'Modifiers of the die roll', heading),
  clause('49.4261', 'Axis DPs raise the roll, Allied DPs lower it', everyRoll),
  clause(
    '49.4261A',
    'German and Italian DPs add up even with Italy neutral',
    computed('src/editions/2023/tables/roll.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause('49.4261B (1)', 'Before war in the east or RGT 50 only the larger Allied stake counts', everyRoll),
  clause('49.4261B (2a)', 'Afterwards both Allied stakes count in Axis-chosen targets', everyRoll),
  clause('49.4261B (2b)', 'Afterwards an Allied chooser counts only its own DPs', everyRoll),
  clause(
    '49.4261B (3)',
    'Without a Pact or RGT both Allied stakes count for Axis choices',
    computed('src/editions/2023/preludes.ts', 'cases/rolls/common.json'),
    {
      only: ['gathering-storm'],
    },
  ),
  clause('49.4262', 'Each spy ring and covert operation is worth 1', everyRoll),
  clause(
    '49.4263',
    'Russian subversion of up to −5, by research level',
    enforced('src/rules/game/orders/roll.ts', 'src/editions/game.test.ts', 'cases/questions/pushes.json'),
  ),
  clause('49.4264 (a)', 'Units lost by changing sides are not unbuilt', shown('says what the unbuilt fact of each country leaves out')),
  clause(
    '49.4264 (b)',
    'Each unbuilt air factor counts as a unit',
    shown('the unbuilt fact of each country asks for air factors one by one'),
  ),
  clause(
    '49.4265',
    'The table’s own modifiers come last',
    computed('src/editions/2023/tables/general.ts', 'src/editions/rule-49-tables.test.ts'),
  ),
  clause('49.4266A (a)', '+1 for good per Western Allied landing repulsed in France or Denmark', everyRoll),
  clause(
    '49.4266A (b)',
    '+1 for good when the Axis regain all hexes lost in the west',
    computed('src/editions/2023/tables/roll.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause(
    '49.4266B',
    'Occupied France: no Corsica, no colonies, Vichy only if Axis',
    shown('says what the fact westernAllies.failures counts'),
  ),
  clause(
    '49.4266C',
    'A later success erases no failure; a second one adds +1',
    computed('src/editions/2023/tables/roll.ts', 'cases/rolls/ledger-rolls.json', 'cases/rolls/common.json'),
  ),
  clause(
    '49.4267',
    'Rolls of one diplomatic phase are simultaneous',
    sequenced('src/rules/game/orders/roll.ts', 'src/editions/rule-49-phase.test.ts', 'src/editions/game.test.ts'),
  ),
  clause('49.43', 'Restrictions on die rolls', heading),
  clause(
    '49.431 (a)',
    'A target is named at most once a year',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-once-a-year.json'),
  ),
  clause(
    '49.431 (b)',
    'DPs stay in their target and count all year',
    carriedOut('src/rules/game/evolution.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause(
    '49.431A',
    'Reactions may come every turn beside the year’s ordinary naming',
    enforced('src/rules/game/evolution.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause(
    '49.431B',
    'Axis may name Finland, Poland or a Balkan country after an Ally',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-once-a-year.json'),
  ),
  clause(
    '49.431C',
    'Vichy France not named in the year France surrenders',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-low-countries.json'),
  ),
  clause(
    '49.432 (a)',
    'Nobody names a minor ally of his own side',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-allies.json'),
  ),
  clause(
    '49.432 (b)',
    'Western Allies and Russia spare one another’s minor allies',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-allies.json'),
  ),
  clause(
    '49.433 (a)',
    'Western Allies may not name minors in Russian favour',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-friends.json'),
  ),
  clause(
    '49.433 (b)',
    'Russia may not name minors in Western Allied favour',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-friends.json'),
  ),
  clause(
    '49.433 (c)',
    'Axis rolls feel −1, −2 or −3 whichever Ally holds the minor',
    computed('src/editions/2023/tables/general.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause('49.434', 'Russia names Croatia, Finland, Serbia, Sweden, Yugoslavia only at war or RGT 50', russianNaming),
  clause(
    '49.435A',
    'A minor driven to the enemy may not be named by its attacker',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-aggression.json'),
  ),
  clause(
    '49.435B (a)',
    'Capital in enemy hands: minor conquered, its result lapses',
    carriedOut('src/rules/core/conditions/capitals.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause(
    '49.435B (b)',
    'A conquered minor cannot be named',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-conquered.json'),
  ),
  clause(
    '49.435C',
    'No Russian naming of Poland after a Russo-Polish border war',
    enforced('src/editions/2023/preludes.ts', 'cases/questions/naming-russia.json'),
    { only: ['gathering-storm'] },
  ),
  clause('49.44 (a)', 'Russia names Finland or Rumania only at war or RGT 50', russianNaming),
  clause(
    '49.44 (b)',
    'Russian demands on Finland or Rumania at any RGT',
    enforced('src/rules/game/orders/demand.ts', 'src/editions/game.test.ts', 'cases/questions/acts.json'),
  ),
  clause(
    '49.44 (c)',
    'A demand may follow an Axis naming in the same year',
    enforced('src/rules/game/orders/demand.ts', 'src/editions/rule-49-phase.test.ts', 'cases/questions/ledger-naming.json'),
  ),
  clause(
    '49.44 (d)',
    'The Axis may still name the country after a demand',
    enforced('src/rules/game/orders/demand.ts', 'src/editions/rule-49-phase.test.ts', 'cases/questions/ledger-naming.json'),
  ),
  clause(
    '49.441 (a)',
    'Demand on Rumania: +2 and adjacent Russian factors both count',
    computed('src/editions/2023/tables/balkans.ts', 'cases/rolls/ledger-rolls.json', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.45 (a)',
    'All DPs, placed or unplaced, vanish at year end',
    carriedOut('src/rules/game/evolution.ts', 'src/editions/rule-49-points.test.ts'),
  ),
  clause(
    '49.45 (b)',
    'DPs turned into intelligence RPs survive the year',
    outside('research points of intelligence projects are chapter 41’s (41.76)'),
  ),
  clause(
    '49.46',
    'DPs of a conquered or surrendered power stay until year end',
    carriedOut('src/rules/game/evolution.ts', 'src/editions/rule-49-points.test.ts', 'src/editions/game.test.ts'),
  ),
])
