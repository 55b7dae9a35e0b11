import { chapter, clause, computed, enforced, sequenced, shown } from '../../../../rules/index.ts'

const TABLE = 'src/editions/2023/tensions/usjt.ts'
const PERMISSIONS = 'src/editions/2023/tensions/permissions.ts'

const row = computed(TABLE, 'cases/tensions/usjt.json')
const against = computed(TABLE, 'cases/tensions/counter-history.json')
const granted = computed(PERMISSIONS, 'cases/tensions/permissions.json')
const allowed = enforced(PERMISSIONS, 'cases/tensions/permissions.json')
const reached = sequenced('src/editions/2023/tensions/thresholds.ts', 'cases/tensions/thresholds.json')
const due = sequenced('src/editions/2023/tensions/mobilization.ts', 'cases/tensions/mobilization.json')
const timed = sequenced('src/rules/chapters/tension/mobilization.ts', 'cases/tensions/mobilization.json')

const printed = 'USJT table'

/** The level, its die and everything that moves it. */
export const usjtModifiers = chapter(
  'tensions',
  [
    clause(
      'USJT-G1',
      'USJT kept in Global War games from Fall 1939, from 0',
      computed('src/rules/chapters/tension/tension.ts', 'cases/tensions/usjt.json', 'cases/tensions/history.json'),
    ),
    clause(
      'USJT-X1',
      'Effective USJT: die 1 to 6 gives -2, -1, 0, 0, +1, +2',
      computed('src/rules/chapters/tension/tension.ts', 'cases/tensions/thresholds.json'),
    ),
    clause(
      'USJT-X2',
      'Japan attacks Britain alone: the die at the declaration replaces the later one',
      sequenced('src/rules/chapters/tension/tension.ts', 'cases/tensions/counter-history.json'),
    ),
    clause(
      'USJT-X3',
      'Japan declares war on the U.S.: a last die at the declaration',
      sequenced('src/rules/chapters/tension/tension.ts', 'cases/tensions/usjt.json'),
    ),
    clause('USJT-A1', 'USJT +1 at the start of every game turn, Fall 1939 included', row),
    clause('USJT-D1', 'DPs never move USJT', computed(TABLE, 'src/editions/tension-clauses.test.ts')),
    clause(
      'USJT-S0a',
      'German-U.S. war and two-front war on Russia judged only at the start',
      sequenced(TABLE, 'cases/tensions/usjt.json'),
    ),
    clause('USJT-S0b', 'Other USJT status modifiers count if true at any time in the turn', sequenced(TABLE, 'cases/tensions/usjt.json')),
    clause('USJT-S1', 'USJT +1 a turn: Germany and the U.S. are at war', row),
    clause('USJT-S2', 'USJT +2 a turn: Germany and Japan are both at war with Russia', row),
    clause('USJT-S3', 'USJT +1 a turn for each Japanese mobilization after Fall 1939, +3 at most', row),
    clause('USJT-S4', 'USJT +1 a turn: an oil embargo on Japan is on', row),
    clause('USJT-S5', 'USJT +1 a turn: Japanese units in Indochina beyond its two northern hexes', row),
    clause(
      'USJT-E0',
      'USJT events count when they happen; captures are reversible and repeatable',
      sequenced('src/rules/chapters/tension/tension.ts', 'cases/tensions/counter-history.json'),
    ),
    clause('USJT-E1', 'Japanese shipbuilding increases: first +1, second +2, third +3, and so on', row),
    clause('USJT-E2', 'USJT +1: each named ship of three or more factors Japan launches', row),
    clause('USJT-E3', 'USJT +1: each fortification Japan builds', row),
    clause('USJT-E4', 'USJT +1 per 15 Japanese BRPs of offensive operations, remnant 8+ another', row),
    clause('USJT-E5', 'USJT +1: Japanese air bombs China, the India box or the Australia box', row),
    clause('USJT-E6', 'USJT +2: Japan declares war on Russia', row),
    clause('USJT-E7', 'USJT +4: Japan declares war on Britain', row),
    clause('USJT-E8', 'USJT +2: Axis capture of Paris', row),
    clause('USJT-E9', 'USJT +5: Britain surrenders', row),
    clause('USJT-E10', 'USJT -2: Russia declares war on Japan', row),
    clause('USJT-PE0', 'After an election for the Axis: applied at the start of turns, superseding nothing', against),
    clause('USJT-PE1', 'USJT +1 a turn after an election: each other major power fighting Japan', row),
    clause('USJT-PE2', 'USJT +1 a turn after an election: Australia has surrendered', against),
  ],
  { printed },
)

/** What a level allows or demands, and where the Pacific Fleet lies meanwhile. */
export const usjtResults = chapter(
  'tensions',
  [
    clause(
      'USJT-R0',
      'USJT results stand when the level drops later',
      enforced('src/rules/chapters/tension/threshold.ts', 'cases/tensions/usjt.json'),
    ),
    clause('USJT-R3', 'USJT 3: U.S. may give China 5 BRPs a turn', granted),
    clause('USJT-R8', 'USJT 8: Pacific Fleet, 2 AAF and 3 infantry factors to Pearl Harbor', reached),
    clause('USJT-R10', 'USJT 10: U.S. mobilizes 20 BRPs, Winter 1940 at the latest', due),
    clause('USJT-R14', 'USJT 14: U.S. may give China 10 BRPs a turn', granted),
    clause('USJT-R20a', 'USJT 20: U.S. mobilizes 20 BRPs, Summer 1941 at the latest', due),
    clause('USJT-R20b', 'USJT 20: Flying Tigers add 1 AAF to the Chinese pool', allowed),
    clause('USJT-R20c', 'USJT 20: one U.S. air transport factor may go to India', allowed),
    clause('USJT-R20d', 'USJT 20: U.S. may put an oil embargo on Japan', allowed),
    clause('USJT-R26', 'USJT 26: two U.S. AAF may go to Lingayen', allowed),
    clause('USJT-R30', 'USJT 30: U.S. mobilizes, Winter 1941 at the latest, then nine turns running', due),
    clause('USJT-R35', 'USJT 35: a second Flying Tiger AAF', granted),
    clause('USJT-R37', 'USJT 37: three more infantry factors to American-held Pacific territory', allowed),
    clause('USJT-R40a', 'USJT 40: U.S. forces in the Far East on alert', reached),
    clause('USJT-R40b', 'USJT 40: Western Allied fortifications, U.S. and British airbases', allowed),
    clause('USJT-R40c', 'USJT 40: U.S. and Japan may speed up or defer Pacific ships', allowed),
    clause('USJT-R40d', 'USJT 40: ASW, one a turn, and submarines to the Pacific SW box', allowed),
    clause('USJT-R45', 'USJT 45: U.S. free of Far East deployment limits', allowed),
    clause('USJT-R50', 'USJT 50: U.S. may declare war on Japan', allowed),
    clause(
      'USJT-F1',
      'Ships of the Pacific Fleet',
      computed('src/editions/2023/pearl-harbor/fleets.ts', 'src/editions/tension-clauses.test.ts'),
    ),
    clause(
      'USJT-F2',
      'Pacific Fleet must move to Pearl Harbor at USJT 8',
      sequenced('src/editions/2023/tensions/notices.ts', 'src/editions/tension-clauses-notices.test.ts'),
    ),
    clause('USJT-F3', 'Pacific Fleet stays there until USJT 45 or war with Japan', allowed),
    clause(
      'USJT-F4',
      'Ships sent to, or built and kept in, the Pacific join the fleet',
      shown('the notice fleet-joined says so to the Western Allies'),
    ),
    clause(
      'USJT-F5',
      'Added ships stay with the Pacific Fleet until it may leave',
      shown('the notice fleet-stays says so to the Western Allies'),
    ),
  ],
  { printed },
)

/** 36.11C and G: who mobilizes when, and what shipbuilding costs of it. */
export const pacificMobilization = chapter(
  'tensions',
  [
    clause('USJT-JM1', 'Japan mobilizes 20 BRPs in Fall 1939', due),
    clause('USJT-JM2', 'Three more Japanese mobilizations when Japan likes', allowed),
    clause('USJT-JM3', 'Japan must match the first three U.S. Pacific mobilizations', due),
    clause('USJT-JM4', 'Japan forced to mobilize at once at effective USJT 10, 20, 30', timed),
    clause('USJT-JM5', 'War with the U.S.: one Japanese mobilization a turn until none is left', due),
    clause('USJT-M0', 'U.S. Pacific mobilization checked right after the USJT die', timed),
    clause('USJT-M1', 'First Pacific mobilization: effective USJT 10 or Winter 1940', due),
    clause('USJT-M2', 'Second Pacific mobilization: effective USJT 20 or Summer 1941', due),
    clause('USJT-M3', 'Third Pacific mobilization: effective USJT 30 or Winter 1941', due),
    clause('USJT-M4', 'After the third, one Pacific mobilization every turn until 12 are done', due),
    clause('USJT-M5', 'War with Japan: one Pacific mobilization every turn, whatever the level', due),
    clause(
      'USJT-SB1',
      'A Japanese or U.S. shipbuilding increase costs 5 BRPs of a mobilization',
      computed('src/editions/2023/tensions/mobilization.ts', 'src/editions/tension-clauses.test.ts'),
    ),
  ],
  { printed },
)

/** Japan at war with Britain but not the U.S., and what the U.S. may grant. */
export const attackOnBritain = chapter(
  'tensions',
  [
    clause('USJT-B1', 'Japan declares war on Britain alone: USJT to 20 or up 4', against),
    clause('USJT-B2', 'Turn of a Japanese attack on Britain: other USJT modifiers as usual', against),
    clause('USJT-B3', 'After a Japanese attack on Britain: +6 each later turn and nothing else', against),
    clause(
      'USJT-B4',
      'Japanese attack on Britain: U.S. alert, ground and air deployment limits off',
      shown('the notice britain-alone says so to the Western Allies; the act far-east-deployment is open then'),
    ),
    clause(
      'USJT-B5',
      'Japanese attack on Britain: U.S. and Japan may both speed up ships',
      enforced(
        'src/editions/2023/tensions/permissions.ts',
        'cases/tensions/permissions.json',
        'src/editions/tension-clauses-notices.test.ts',
      ),
    ),
    clause('USJT-B6', 'Japanese attack on Britain leaves the pace of U.S. mobilization to the level', timed),
    clause(
      'USJT-B7',
      'Australia and British Pacific lands pass to the U.S., closed to Japan',
      shown('the notice britain-alone-lands says so to both sides'),
    ),
    clause('USJT-BG1', 'U.S. grants to China follow USJT: 5 from 3, 10 from 14', granted),
    clause('USJT-BG2', 'No U.S. grants to Russia until the U.S. is in the European war', allowed),
    clause('USJT-BG3', 'U.S. grants to Britain and France follow USAT', allowed),
  ],
  { printed },
)
