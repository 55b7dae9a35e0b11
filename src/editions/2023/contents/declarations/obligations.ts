import { carriedOut, chapter, clause, enforced } from '../../../../rules/index.ts'

const heading = { is: 'shown', why: 'heading' } as const

/** 50.4: a declaration that is not acted upon lapses. */
export const obligations = chapter('50-53', [
  clause('50.4', 'What a declaration obliges its maker to do', heading),
  clause(
    '50.41',
    'On a major power: move in or attack that turn, U.S. wars excepted',
    enforced('src/rules/chapters/war/duty.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.42',
    'On a minor country: move in or attack its forces that turn',
    enforced('src/rules/chapters/war/duty.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.43',
    'Overflight or a beaten attempt is enough; an alliance partner’s units are not',
    enforced('src/rules/chapters/war/duty.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.44',
    'Unmet: revoked after the combat phase, BRPs lost; of a pair, singly',
    enforced('src/rules/chapters/war/duty.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.441',
    'Revoked: former status returns, minor units go, Germans must leave Italy',
    carriedOut('src/rules/game/orders/war.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.442',
    'Tension and diplomatic effects of a revoked declaration remain',
    carriedOut('src/rules/chapters/war/record.ts', 'src/editions/rule-50.test.ts'),
  ),
])
