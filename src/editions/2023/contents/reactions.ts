import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const besides = enforced('src/rules/chapters/rolls/naming.ts', 'src/editions/rule-49-phase.test.ts')
const reacting = enforced('src/editions/2023/reactions.ts', 'cases/questions/ledger-reactions.json')
const inNorway = enforced('src/editions/2023/reactions.ts', 'cases/questions/reactions-norway.json')
const inTheWest = enforced('src/editions/2023/reactions.ts', 'cases/questions/reactions-west.json')

const heading = { is: 'shown', why: 'heading' } as const

/** 49.6 and 49.7: rolls that an enemy's act allows, and the one that a demand forces. */
export const reactions = chapter('49', [
  clause('49.6', 'Reaction die rolls', heading),
  clause(
    '49.61 (a)',
    'Which acts allow a reaction, and in which phase',
    sequenced('src/editions/2023/reactions.ts', 'cases/questions/ledger-reactions.json'),
  ),
  clause(
    '49.61 (b)',
    'A reaction may not be put off',
    sequenced('src/editions/2023/reactions.ts', 'cases/questions/ledger-reactions.json'),
  ),
  clause('49.61 (c)', 'Never two rolls for one target in one phase', besides),
  clause('49.61A', 'Reactions come on top of ordinary rolls for other targets', besides),
  clause('49.61B', 'Reactions allowed although the target was rolled for this year', besides),
  clause('49.61C', 'Reactions need no DPs of one’s own', besides),
  clause('49.62', 'Eligible reaction targets', heading),
  clause('49.62A', 'Norway: Axis and Western Allies may react', reacting),
  clause('49.62B', 'Spain: only the Axis may react', reacting),
  clause('49.62C', 'Vichy France: only the Axis may react', reacting),
  clause('49.62D', 'Hungary, Rumania, Bulgaria, Yugoslavia, Greece: only the Axis may react', reacting),
  clause('49.63', 'Triggers of reaction rolls', heading),
  clause('49.631', 'Reactions in Norway', heading),
  clause('49.631A (1)', 'Axis reaction to the mining of Norwegian waters, +1', inNorway),
  clause('49.631A (2)', 'Axis reaction in Norway to Russian war on Finland, +2', inNorway),
  clause('49.631A (3)', 'Axis reaction in Norway to Russian war on Sweden, +2', inNorway),
  clause('49.631B (1)', 'Western Allied reaction in Norway to Axis war on Sweden, −2', inNorway),
  clause('49.631B (2)', 'Western Allied reaction in Norway to Axis war on Denmark, −1', inNorway),
  clause('49.632 (a)', 'Axis reaction in Spain to Western Allied war on Portugal, +1', inTheWest),
  clause(
    '49.632 (b)',
    'War on Portugal makes a neutral Spain Germany’s associate',
    carriedOut('src/rules/game/orders/report.ts', 'src/editions/rule-49-phase.test.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.632 (c)',
    'The association so gained is no modifier of the reaction',
    computed('src/editions/2023/tables/spain.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause(
    '49.632 (d)',
    'A 10+ reaction makes Spain a German minor ally',
    carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-reactions.json'),
  ),
  clause('49.633 (a)', 'Axis reaction to an Allied declaration of war on Vichy France', inTheWest),
  clause('49.633 (b)', 'Axis reaction in Vichy France, +2 per colony attacked last turn', inTheWest),
  clause(
    '49.634',
    'Axis reactions to Russian subversion in five countries',
    enforced('src/editions/2023/reactions.ts', 'cases/questions/reactions-subversion.json'),
  ),
  clause(
    '49.634A (a)',
    'Subversion in the Axis phase: +2 in all five but its target',
    computed('src/rules/core/conditions/roll-reading.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause(
    '49.634A (b)',
    'The subverted country’s die is thrown first',
    sequenced('src/rules/game/orders/roll.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.634B',
    'Subversion in the Allied phase: +2 reactions next Axis phase',
    enforced('src/rules/core/conditions/roll-reading.ts', 'cases/questions/ledger-reactions.json', 'cases/rolls/ledger-rolls.json'),
  ),
  clause('49.63 note', 'Reaction modifiers are meant to be in bold type', { is: 'shown', why: 'comment' }),
  clause(
    '49.64 (a)',
    'A reaction counts all DPs placed there this year',
    computed('src/rules/game/orders/roll.ts', 'src/editions/rule-49-phase.test.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause(
    '49.64 (b)',
    'A reaction takes every other modifier that applies now',
    computed('src/rules/game/orders/roll.ts', 'src/editions/rule-49-phase.test.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause(
    '49.65',
    'Reaction results take effect immediately',
    sequenced('src/rules/game/orders/phase.ts', 'src/editions/rule-49-phase.test.ts'),
  ),
  clause('49.7', 'Automatic die rolls', heading),
  clause(
    '49.71',
    'A Russian demand on Rumania causes a roll at once',
    sequenced('src/rules/game/orders/demand.ts', 'src/editions/rule-49-phase.test.ts', 'src/editions/game.test.ts'),
  ),
])
