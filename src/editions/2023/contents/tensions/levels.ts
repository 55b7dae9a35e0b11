import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

const TRACKS = 'src/rules/chapters/tension/tension.ts'
const CLAUSES = 'src/editions/tension-clauses.test.ts'

const points = computed('src/editions/2023/tensions/usat.ts', CLAUSES, 'src/editions/reading/turn-reader.test.ts')
const oneATurn = computed(
  'src/editions/2023/tensions/usat.ts',
  'cases/tensions/usat-status.json',
  'src/editions/reading/turn-reader.test.ts',
)
const war = sequenced(TRACKS, 'cases/tensions/rgt-status.json', 'cases/tensions/usat-status.json', 'src/editions/tensions.test.ts')
const standing = sequenced(TRACKS, 'cases/tensions/rgt-status.json', 'cases/tensions/usat-status.json')
const events = sequenced(TRACKS, 'cases/tensions/counter-history.json', 'src/editions/tensions.test.ts')
const die = computed(TRACKS, 'cases/tensions/thresholds.json', 'src/editions/tensions.test.ts')
const thrown = sequenced(TRACKS, 'cases/tensions/mobilization.json')
const ruled = enforced('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json')
const judged = enforced('src/rules/chapters/tension/threshold.ts', 'cases/tensions/permissions.json')
const mobilizing = sequenced('src/rules/chapters/tension/mobilization.ts', 'cases/tensions/mobilization.json')
const fifteens = computed('src/editions/2023/tensions/usat-positions.ts', 'cases/tensions/usat-events.json', 'cases/tensions/usjt.json')
const growth = computed('src/rules/chapters/tension/threshold.ts', CLAUSES)
const used = enforced('src/rules/game/orders/tension.ts', CLAUSES)

/** 49.8: points in tensions, when modifiers count, actual and effective levels. */
export const levels = chapter('tensions', [
  clause('49.81 lead', 'Only Axis and Western Allied DPs may act on a tension level', points),
  clause('49.81A', 'No DPs in RGT', computed('src/editions/2023/tensions/rgt.ts', CLAUSES)),
  clause('49.81B-1', 'Both sides may put DPs in USAT in 1939, 1940 and 1941 only', points),
  clause('49.81B-2', 'No Russian DPs in USAT', points),
  clause('49.81C', 'No DPs in USJT', computed('src/editions/2023/tensions/usjt.ts', CLAUSES)),
  clause('49.82A', 'USAT DPs fire in their own diplomatic phases, in their own year only', used),
  clause('49.82B', 'Firing a USAT DP and making an ordinary roll do not exclude each other', used),
  clause('49.82C', 'One USAT DP per faction per turn: Axis -1, Western Allies +1', oneATurn),
  clause(
    '49.83a',
    'A USAT DP is spent when it fires',
    carriedOut('src/rules/game/orders/tension.ts', CLAUSES, 'cases/tensions/usat-status.json'),
  ),
  clause('49.83b', 'A change made by a USAT DP outlasts its year', carriedOut(TRACKS, 'cases/tensions/usat-status.json', CLAUSES)),
  clause('49.841A-1', 'War-status modifiers count at the start of a turn, for wars of earlier turns', war),
  clause('49.841A-2', 'In the turn war breaks out only its event modifiers count', war),
  clause('49.841B', 'Other status modifiers count if true at the start or later in the turn', standing),
  clause('49.841C', 'A rise from a status modifier is kept when the situation ends', standing),
  clause('49.842a', 'Tension event modifiers count when the event happens', events),
  clause(
    '49.842b',
    'A capture or control event is taken back when the place is recaptured',
    carriedOut(TRACKS, 'cases/tensions/counter-history.json', 'src/editions/tensions.test.ts'),
  ),
  clause(
    '49.842c',
    'A capture counts again each time the place is lost again',
    carriedOut(TRACKS, 'cases/tensions/counter-history.json', 'src/editions/tensions.test.ts'),
  ),
  clause('49.851A-1', 'Effective USAT is actual USAT plus the die offset', die),
  clause('49.851A-2', 'USAT die at the end of each Allied diplomatic phase, after any DP', thrown),
  clause('49.851A-3', 'The USAT die leaves the actual level alone', die),
  clause('49.851B', 'USAT offsets for die 1 to 6: -2, -1, 0, 0, +1, +2', die),
  clause('49.851C', 'The USAT offset lasts for that Allied player turn', sequenced(TRACKS, 'cases/tensions/thresholds.json')),
  clause('49.851D-1', 'What effective USAT rules: mobilization, allotments, grants, ASW, CVEs, transports, war on Germany', ruled),
  clause('49.851D-2', 'U.S. growth rate follows effective USAT where it exceeds effective USJT', growth),
  clause('49.851D-3', 'U.S. action judged by effective USAT at the moment it is done', judged),
  clause('49.851D-4', 'U.S. mobilization in Europe judged at the end of the Allied diplomatic phase', mobilizing),
  clause('49.852A-1', 'Effective USJT is actual USJT plus an offset; the die changes only that', die),
  clause('49.852A-2', 'USJT die at the end of each Allied diplomatic phase', thrown),
  clause(
    '49.852A-3',
    'Japan declares war on Britain alone: the USJT die is thrown at once',
    sequenced(TRACKS, 'cases/tensions/counter-history.json'),
  ),
  clause('49.852A-4', 'Japan declares war on the U.S.: a last USJT die at once', sequenced(TRACKS, 'cases/tensions/usjt.json')),
  clause('49.852B', 'USJT offsets for die 1 to 6: -2, -1, 0, 0, +1, +2', die),
  clause(
    '49.852C-1',
    'The USJT offset lasts from the throw through the Allied player turn',
    sequenced(TRACKS, 'cases/tensions/thresholds.json'),
  ),
  clause('49.852C-2', 'Effective USJT rules U.S. actions; Japan feels it only as a forced mobilization', mobilizing),
  clause('49.852C-3', 'A forced Japanese mobilization is dated to the Japanese player turn just before', mobilizing),
  clause('49.852D-1', 'What effective USJT rules, from mobilizations and embargo to Pearl Harbor and war', ruled),
  clause('49.852D-2', 'Japanese growth rate follows effective USJT, the U.S. one where it exceeds USAT', growth),
  clause('49.852D-3', 'U.S. actions judged when done, Pacific mobilization after the diplomatic phase', judged),
  clause(
    '49.86a',
    'What a level allowed and has been done stands when the level falls',
    carriedOut('src/rules/chapters/tension/mobilization.ts', 'src/editions/tensions.test.ts', 'cases/tensions/mobilization.json'),
  ),
  clause('49.86c', 'No exception for the shift after a U.S. election', { is: 'shown', why: 'this book prints no exception to 49.86' }),
  clause('49.87-1', 'Offensive operations: +1 USAT per 15 European Axis BRPs, +1 USJT per 15 Japanese', fifteens),
  clause('49.87-2', 'Remnant after the Axis combat phase: 8-14 gives +1, 0-7 nothing', fifteens),
  clause('49.87-3', 'All fronts of a theatre are added together before dividing by 15', fifteens),
  clause('49.87-4', 'The remnant of operations BRPs never carries into the next turn', fifteens),
  clause('49.87-5', 'Bands of spending: 0-7 nothing, 8-22 +1, 23-37 +2, then +1 per 15', fifteens),
  clause(
    '49.87-6',
    'BRPs spent against partisans are left out of the operations total',
    computed('src/editions/2023/tensions/usat-positions.ts', 'cases/tensions/history.json'),
  ),
])
