import { chapter, clause, computed, enforced, outside, sequenced } from '../../../../rules/index.ts'

const TABLE = 'src/editions/2023/tensions/usat.ts'
const EVENTS = 'src/editions/2023/tensions/usat-events.ts'

const running = computed('src/rules/chapters/tension/tension.ts', 'cases/tensions/usat-status.json', 'cases/tensions/history.json')
const status = computed(TABLE, 'cases/tensions/usat-status.json')
const captured = computed('src/editions/2023/tensions/usat-positions.ts', 'cases/tensions/usat-status.json')
const event = computed(EVENTS, 'cases/tensions/usat-events.json')
const allowed = enforced('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json')
const due = sequenced('src/editions/2023/tensions/mobilization.ts', 'cases/tensions/mobilization.json')

const printed = 'USAT table'
const used = sequenced('src/rules/game/orders/tension.ts', 'src/editions/tension-clauses.test.ts')

/** The level, its die, its points and everything else that moves it. */
export const usatModifiers = chapter(
  'tensions',
  [
    clause('USAT-G1', 'USAT kept from Fall 1939 as a running sum', running),
    clause('USAT-G2', 'USAT may fall below 0', running),
    clause(
      'USAT-G3',
      'Axis means the European Axis, never Japan',
      computed(TABLE, 'cases/tensions/usat-events.json', 'cases/tensions/counter-history.json'),
    ),
    clause(
      'USAT-X1',
      'Effective USAT: die 1 to 6 gives -2, -1, 0, 0, +1, +2',
      computed('src/rules/chapters/tension/tension.ts', 'cases/tensions/thresholds.json'),
    ),
    clause('USAT-A1', 'USAT +1 at the start of every game turn', status),
    clause('USAT-D0a', 'USAT DPs fire in any diplomatic phase of their owner', used),
    clause('USAT-D0b', 'USAT DPs must be used by the end of their year', used),
    clause(
      'USAT-D0c',
      'Russian DPs may not go into USAT',
      computed(TABLE, 'src/editions/reading/turn-reader.test.ts', 'src/editions/tension-clauses.test.ts'),
    ),
    clause(
      'USAT-D0d',
      'Covert operations on USAT need no DP fired that turn',
      outside('covert operations are rule 47; no rule here asks for a point first'),
    ),
    clause('USAT-D1', 'USAT +1: each Western Allied DP fired', status),
    clause('USAT-D2', 'USAT -1: each Axis DP fired', status),
    clause(
      'USAT-S0a',
      'Powers at war, Japan-U.S. war, Japanese surrender judged only at the start',
      sequenced(TABLE, 'cases/tensions/usat-status.json'),
    ),
    clause(
      'USAT-S0b',
      'Other USAT status modifiers count if true at any time in the turn',
      sequenced(TABLE, 'cases/tensions/usat-status.json'),
    ),
    clause('USAT-S1', 'USAT +1 a turn: two or more major powers fight the European Axis', status),
    clause('USAT-S2', 'USAT +2 a turn: one major power fights the European Axis', status),
    clause('USAT-S3', 'USAT +3 a turn: no major power fights the European Axis', status),
    clause(
      'USAT-S3x',
      'USAT-S3 is off if Italy fought and surrendered before Germany went to war',
      computed(TABLE, 'cases/tensions/counter-history.json'),
    ),
    clause('USAT-S4', 'USAT +1 a turn: Japan and the U.S. are at war', status),
    clause('USAT-S5', 'USAT +1 a turn: Axis ground units in Britain', status),
    clause('USAT-S6', 'USAT +1 a turn: Axis ground units in Russia', status),
    clause('USAT-S7', 'USAT +1 a turn: Axis hold Gibraltar, Madrid, Egyptian cities or Middle Eastern hexes', status),
    clause('USAT-S7x', 'Lebanon-Syria after a British attack and partisan-held hexes do not count', captured),
    clause('USAT-S8', 'USAT +2 a turn: Japan has surrendered', status),
    clause(
      'USAT-E0',
      'USAT events count when they happen; captures are reversible and repeatable',
      sequenced('src/rules/chapters/tension/tension.ts', 'cases/tensions/counter-history.json'),
    ),
    clause('USAT-E1', 'USAT +1 per 15 European Axis BRPs of offensive operations, remnant 8+ another', event),
    clause('USAT-E2', 'USAT +1: each German or Italian declaration of war on a minor neutral', event),
    clause('USAT-E3', 'USAT +2: each German or Italian declaration of war on a major power', event),
    clause('USAT-E4', 'USAT +1: Axis bombing costs the Western Allies 10+ BRPs in a turn', event),
    clause('USAT-E5', 'USAT +2 each: Axis capture of Paris, of London', event),
    clause('USAT-E6', 'USAT +1 each: Birmingham, Manchester, Gibraltar, Malta, Baghdad; one +1 for Egypt', event),
    clause('USAT-E6x', 'Captures by Axis partisans do not count for USAT-E6', captured),
    clause('USAT-E7', 'USAT +2 each: Axis capture of Moscow, of Baku', event),
    clause('USAT-E8', 'USAT +1 each: Axis capture of Leningrad, Stalingrad, Maikop, Grozny', event),
    clause('USAT-E9', 'USAT +1: each Russian IC the Axis capture', event),
    clause('USAT-E10', 'USAT +5: each German atomic attack on a British-controlled hex', event),
    clause('USAT-E11', 'USAT +3: each German atomic attack on a Russian-controlled hex', event),
    clause('USAT-E12', 'USAT -1: each British, Canadian, South African ground or air factor sent east', event),
    clause(
      'USAT-E12x',
      'Returning Australians and Indians and the Chindit go east free',
      computed(EVENTS, 'src/editions/tension-clauses.test.ts'),
    ),
    clause('USAT-E13', 'USAT -1 per five British naval factors above 10 in the East, rounded up', event),
    clause('USAT-E14', 'USAT -1: Western Allied bombing costs the Axis 10+ BRPs in a turn', event),
    clause('USAT-E15', 'USAT -2: each Western Allied declaration of war on a neutral', event),
    clause('USAT-E16', 'USAT -1: Allies mine Norwegian waters without leave', event),
    clause('USAT-E17', 'USAT -2: Russia declares war on Germany', event),
    clause('USAT-E18', 'USAT -1: each Russian declaration of war on a minor neutral', event),
    clause('USAT-E19', 'USAT -1: Russia occupies eastern Poland', event),
    clause('USAT-E20', 'USAT -3: Russia controls any hex of central Poland', event),
    clause('USAT-E21', 'USAT -1: each Russian subversion attempt, won or lost', event),
    clause(
      'USAT-PE0a',
      'After an election for the Axis: applied only at the start of turns',
      sequenced(TABLE, 'cases/tensions/counter-history.json'),
    ),
    clause(
      'USAT-PE0b',
      'After an election for the Axis: USAT-PE3 replaces USAT-S1 to S3',
      computed(TABLE, 'cases/tensions/counter-history.json'),
    ),
    clause(
      'USAT-PE1',
      'USAT +2 a turn after an election: British resistance was 0 or less',
      computed(TABLE, 'cases/tensions/counter-history.json'),
    ),
    clause(
      'USAT-PE2',
      'USAT +2 a turn after an election: Russian resistance was 0 or less',
      computed(TABLE, 'cases/tensions/counter-history.json'),
    ),
    clause(
      'USAT-PE3',
      'USAT +1 a turn after an election: each other major power fighting Germany',
      computed(TABLE, 'cases/tensions/counter-history.json'),
    ),
  ],
  { printed },
)

/** What a level allows, what the U.S. may grant and when it mobilizes for Europe (36.11G). */
export const usatResults = chapter(
  'tensions',
  [
    clause(
      'USAT-R0',
      'USAT results stand when the level drops later',
      enforced('src/rules/chapters/tension/threshold.ts', 'cases/tensions/mobilization.json'),
    ),
    clause('USAT-R10', 'USAT 10: U.S. mobilizes 20 BRPs, Summer 1940 at the latest', due),
    clause('USAT-R20', 'USAT 20: U.S. mobilizes 20 BRPs, Winter 1940 at the latest', due),
    clause(
      'USAT-R25a',
      'USAT 25: grants to Britain or France, 1 BRP per level above 25',
      computed('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json'),
    ),
    clause('USAT-R25b', 'USAT 25: one U.S. ASW may go to the Atlantic SW box', allowed),
    clause('USAT-R28', 'USAT 28: U.S. may build British CVEs', allowed),
    clause('USAT-R30', 'USAT 30: U.S. mobilizes, Summer 1941 at the latest, then nine turns running', due),
    clause('USAT-R35a', 'USAT 35: U.S. may build American CVEs', allowed),
    clause('USAT-R35b', 'USAT 35: the second ASW may go to the Atlantic SW box', allowed),
    clause('USAT-R50', 'USAT 50: U.S. may declare war on the European Axis', allowed),
    clause('USAT-BG1', 'U.S. grants to Britain and France only above USAT 25', allowed),
    clause('USAT-BG2', 'No U.S. grants to Russia until the U.S. is in the war', allowed),
    clause(
      'USAT-M0',
      'U.S. European mobilization checked right after the USAT die',
      sequenced('src/rules/chapters/tension/mobilization.ts', 'cases/tensions/mobilization.json'),
    ),
    clause('USAT-M1', 'First European mobilization: effective USAT 10 or Summer 1940', due),
    clause('USAT-M2', 'Second European mobilization: effective USAT 20 or Winter 1940', due),
    clause('USAT-M3', 'Third European mobilization: effective USAT 30 or Summer 1941', due),
    clause('USAT-M4', 'After the third, one European mobilization every turn until 12 are done', due),
    clause('USAT-M5', 'War with Germany: 20 BRPs mobilized every turn, whatever the level', due),
    clause(
      'USAT-M6',
      'A U.S. shipbuilding increase costs 5 of the 20 BRPs',
      computed('src/editions/2023/tensions/mobilization.ts', 'src/editions/tension-clauses.test.ts'),
    ),
  ],
  { printed },
)
