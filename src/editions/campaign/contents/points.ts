import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const POINTS = 'src/editions/campaign/tables/points.ts'
const POINT_TESTS = 'src/editions/campaign/tables/points.test.ts'
const ACTIONS = 'src/editions/campaign/tables/actions.ts'
const CLAUSES = 'src/editions/campaign/clauses.ts'
const PLACED = 'cases/questions/campaign-placing.json'
const PLAYED = 'src/editions/campaign-game.test.ts'
const ROLLED = 'cases/rolls/campaign-points.json'
const ALLOTTED = 'cases/allotments/campaign-germany.json'

/** 3.1: who has diplomatic points, how many, and whose count together. */
export const points = chapter('campaign', [
  clause('3.1a', 'Six nations have DPs: Germany, Italy, Britain, France, the USA, Russia', computed(POINTS, POINT_TESTS)),
  clause(
    '3.1b',
    'No DPs for Japan, Nationalist China or any minor',
    enforced(CLAUSES, 'src/counsel/doors/asked-roll.test.ts', POINT_TESTS),
  ),
  clause(
    '3.1.1a',
    'Three factions pool their DPs: European Axis, Russia, Western Allies',
    computed('src/rules/chapters/points/allotment.ts', POINT_TESTS, PLACED),
  ),
  clause(
    '3.1.1b',
    'A faction’s net DP total fixes its Initiative',
    computed('src/rules/chapters/points/initiative.ts', 'src/counsel/initiative.test.ts'),
  ),
  clause(
    '3.1.1c',
    'Japan moves with the Axis, the two Chinas with Allies and Russia',
    sequenced('src/editions/campaign/tensions/manner.ts', 'src/counsel/initiative.test.ts'),
  ),
  clause('3.1.2a', '1939 DPs: Allies 5, Axis 5, Russia 2, without adjustments', computed(POINTS, POINT_TESTS, ALLOTTED, PLACED)),
  clause(
    '3.1.2b',
    'Germany starts with the Initiative',
    carriedOut('src/editions/campaign/tensions/manner.ts', 'src/counsel/initiative.test.ts'),
  ),
  clause(
    '3.1.2c',
    'Starting wars: Germany with Poland and the West, Japan with China',
    carriedOut('src/editions/campaign/scenarios.ts', 'src/editions/campaign/scenarios.test.ts'),
  ),
  clause('3.1.3a', 'Every faction allocates its DPs in every YSS', sequenced(CLAUSES, PLAYED)),
  clause(
    '3.1.3b',
    'DPs are a base plus adjustments, mostly for territory',
    computed(POINTS, ALLOTTED, 'cases/allotments/campaign-italy-west.json', 'cases/allotments/campaign-us-russia.json'),
  ),
  clause('3.1.3c', 'All DPs vanish at the end of the year', carriedOut('src/rules/game/evolution.ts', PLAYED)),
  clause('3.1.3d', 'DPs of a fallen power stay in play until year’s end', carriedOut('src/rules/game/evolution.ts', PLAYED)),
  clause('3.1.3.1a', 'One target takes about a third of a faction’s DPs at most', enforced(CLAUSES, PLACED)),
  clause('3.1.3.1b', 'Eight Axis DPs: three at most in Rumania', { is: 'shown', why: 'printed example of 3.1.3.1a' }),
  clause('3.1.4a', 'Before Russo-German war or tension 50 the larger Allied DPs count', computed(ACTIONS, ROLLED)),
  clause('3.1.4b', 'Afterwards Western and Russian DPs add up in Axis-selected targets', computed(ACTIONS, ROLLED)),
  clause('3.1.4c', 'In a target the West or Russia selects, only its own DPs count', computed(ACTIONS, ROLLED)),
  clause(
    '3.1.4d',
    'Western pro-Allied modifiers never help Russia, nor Russian ones the West',
    computed(
      'src/editions/campaign/tables/general.ts',
      'cases/rolls/campaign-status.json',
      'src/editions/campaign/tables/actions.test.ts',
      'cases/rolls/campaign-balkans.json',
    ),
  ),
])
