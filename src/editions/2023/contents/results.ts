import { carriedOut, chapter, clause, computed, enforced, sequenced, shown } from '../../../rules/index.ts'

const onMap = carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-on-the-map.json')

const heading = { is: 'shown', why: 'heading' } as const
const example = { is: 'shown', why: 'printed example' } as const

/** 49.5: what a result does, and for whom. */
export const results = chapter('49', [
  clause('49.5', 'Diplomatic results', heading),
  clause(
    '49.51',
    'Results carried out once all rolls of the phase are made',
    sequenced('src/rules/game/orders/phase.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.51A',
    'Axis gains always go to Germany',
    carriedOut('src/rules/chapters/rolls/beneficiary.ts', 'cases/questions/results-beneficiaries.json'),
  ),
  clause(
    '49.51B (a)',
    'Western Allied gains: senior partner, unless a junior benefits already',
    carriedOut('src/rules/chapters/rolls/beneficiary.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause(
    '49.51B (b)',
    'The U.S. is senior partner once at war with Germany',
    carriedOut('src/rules/core/powers.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause(
    '49.51B (c)',
    'Western Allied results for Vichy France benefit Britain',
    carriedOut('src/editions/2023/clauses.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause(
    '49.51C',
    'Combined Allied DPs: the larger stake benefits, ties by agreement or die',
    carriedOut('src/rules/chapters/rolls/beneficiary.ts', 'src/editions/aftermath.test.ts'),
  ),
  clause(
    '49.51D (a)',
    'Italian and French trade-pact interests stay with their holder',
    carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-beneficiaries.json'),
    { only: ['gathering-storm'] },
  ),
  clause(
    '49.51D (b)',
    'Trade-pact interests pass to Germany or Britain on surrender',
    carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-gains.json'),
    { only: ['gathering-storm'] },
  ),
  clause(
    '49.52',
    'A starred result is permanent and closes the target',
    enforced('src/editions/2023/naming.ts', 'cases/questions/naming-conquered.json', 'cases/questions/results-for-good.json'),
  ),
  clause(
    '49.53 (a)',
    'The favoured faction may take any lesser result instead',
    enforced('src/rules/chapters/rolls/lesser.ts', 'src/editions/game.test.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause(
    '49.53 (b)',
    'The choice is the favoured side’s, whoever named and rolled',
    enforced('src/rules/game/orders/roll.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.53 (c)',
    'A lesser result is chosen before the next die',
    sequenced('src/rules/game/orders/roll.ts', 'src/editions/game.test.ts'),
  ),
  clause(
    '49.53 (d)',
    'No lesser result that ends an alliance or association',
    enforced('src/rules/chapters/rolls/lesser.ts', 'cases/questions/lesser-status.json'),
  ),
  clause('49.53 example', 'Hungary associated, then a 7: keeping the association', example),
  clause(
    '49.53 (e)',
    'No favourable result forced on an unwilling opponent',
    enforced('src/rules/chapters/rolls/lesser.ts', 'cases/questions/ledger-gains.json'),
  ),
  clause('49.54 (a)', 'Hex control counts from the start of the gainer’s player turn', onMap),
  clause(
    '49.54 (b)',
    'Ten foreign factors at most under an 8 or −1',
    enforced('src/rules/chapters/rolls/stationing.ts', 'cases/questions/acts.json'),
  ),
  clause(
    '49.54 (c)',
    'Five factors at most for the Axis in Finland',
    enforced('src/editions/2023/clauses.ts', 'cases/questions/acts.json', 'cases/questions/ledger-gains.json'),
  ),
  clause(
    '49.54 (d)',
    'Units supplied through the minor count towards its limit',
    shown('says which factors are counted: those there and those supplied through the country'),
  ),
  clause('49.55 (a)', 'Activation and association control hexes from the player turn’s start', onMap),
  clause(
    '49.55 (b)',
    'Allies and associates are rolled for on the same table',
    computed('src/editions/2023/tables/general.ts', 'cases/rolls/ledger-rolls.json'),
  ),
  clause('49.56', 'The controlling power places the minor’s units at once', onMap),
  clause(
    '49.57',
    'Factor limits bind at phase ends; more may pass through',
    sequenced('src/rules/chapters/rolls/outcome.ts', 'src/editions/rule-49-results.test.ts'),
  ),
  clause(
    '49.58 (a)',
    'Germany takes Russia’s minor only by declaring war on Russia',
    enforced('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-obligations.json'),
  ),
  clause(
    '49.58 (b)',
    'Russia keeps Germany’s minor only by declaring war on Germany',
    enforced('src/rules/chapters/rolls/lesser.ts', 'cases/questions/results-obligations.json'),
  ),
  clause('49.58 example 1', 'Rumania fighting Russia, German 10+: war or a lesser result', example),
  clause('49.58 example 2', 'Turkey fighting Germany, Russian −3: war or a lesser result', example),
  clause(
    '49.59',
    'Gains in the enemy’s phase: control at once, BRPs next turn',
    sequenced('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-brps-later.json'),
  ),
])
