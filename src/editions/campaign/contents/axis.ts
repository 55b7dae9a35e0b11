import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const HELP = 'cases/questions/campaign-war-intervention.json'
const ATTACKS = 'cases/questions/campaign-war-attacks.json'
const ON_MINORS = 'cases/declarations/campaign-minors.json'
const ON_POWERS = 'cases/declarations/campaign-majors.json'
const TOGETHER_CASES = 'cases/cooperation/campaign-axis.json'
const TOGETHER = 'src/editions/campaign/cooperation/german-italian.ts'
const COLONIES_TESTS = 'src/editions/campaign/colonies.test.ts'
const COLONIES = 'src/editions/campaign/colonies.ts'
const NOTICED = 'src/editions/campaign/notices/notices.test.ts'
const NOTICES = 'src/editions/campaign/notices/axis.ts'
const BLITZ_TESTS = 'src/editions/campaign/blitz.test.ts'
const BLITZ = 'src/editions/campaign/blitz.ts'
const PASSAGES = 'src/editions/campaign/war/passages.ts'
const WAR_EFFECTS = 'src/editions/campaign/war/effects.ts'
const WAR_ON_MINORS = 'src/editions/campaign/war/minors.ts'
const WAR_ON_POWERS = 'src/editions/campaign/war/majors.ts'

/** 3.3.1: Germany. */
export const germany = chapter('campaign', [
  clause('3.3', 'Axis diplomacy: Germany and Italy in Europe, Japan in the East', { is: 'shown', why: 'heading; the factions are 3.1.1a' }),
  clause(
    '3.3.1a',
    'Axis control for German DPs: occupation or Military Cooperation',
    computed(
      'src/editions/campaign/tables/points.ts',
      'src/editions/campaign/tables/points.test.ts',
      'cases/allotments/campaign-germany.json',
    ),
  ),
  clause(
    '3.3.1b',
    'A repulsed invasion counts only if beaten in battle',
    computed('src/editions/campaign/tables/points.ts', 'cases/allotments/campaign-germany.json'),
  ),
  clause('3.3.1.1a', 'No Germans in Eastern Poland or the Baltic in Fall 1939', enforced(PASSAGES, ATTACKS, ON_MINORS, NOTICED)),
  clause('3.3.1.1b', 'Lands Russia left alone in Fall 1939 are later open to both', enforced(PASSAGES, ATTACKS, ON_MINORS, NOTICED)),
  clause('3.3.1.2a', 'Slovakia, a German colony of 250 PPs', computed(COLONIES, COLONIES_TESTS)),
  clause('3.3.1.2b', 'The Slovak Division: German pool, East Front only', enforced(NOTICES, NOTICED)),
  clause('3.3.1.2c', 'Slovakia rises when Russian units beside it are double the German', computed(NOTICES, NOTICED)),
  clause('3.3.1.2d', 'What the Slovak uprising gives Russia', carriedOut(NOTICES, NOTICED)),
  clause('3.3.1.3a', 'Blitz against Poland in Fall 1939', computed(BLITZ, BLITZ_TESTS)),
  clause('3.3.1.3b', 'Blitz against France and the Low Countries, Spring and Summer 1940', computed(BLITZ, BLITZ_TESTS)),
  clause('3.3.1.3c', 'Blitz against Russia: two turns under tension 40, one under 50', computed(BLITZ, BLITZ_TESTS, ON_POWERS)),
  clause('3.3.1.3d', 'Spring surprise in the East means dry ground', computed(BLITZ, BLITZ_TESTS, ON_POWERS)),
  clause('3.3.1.3e', 'The Severe Winter: once, in the first Winter after a blitz', computed(BLITZ, BLITZ_TESTS)),
  clause('3.3.1.3f', 'Blitz battles and breakthroughs run five rounds longer', computed(BLITZ, BLITZ_TESTS)),
  clause(
    '3.3.1.4',
    'Fascist partisans by the table',
    computed('src/editions/campaign/partisans/fascist.ts', 'cases/campaign/partisans.json'),
  ),
])

/** 3.3.2: Italy. */
export const italy = chapter('campaign', [
  clause('3.3.2a', 'Italy starts neutral', carriedOut('src/editions/campaign/scenarios.ts', COLONIES_TESTS)),
  clause('3.3.2b', 'Germans may cross neutral Italy but not stay or sail', enforced(TOGETHER, TOGETHER_CASES, NOTICED)),
  clause('3.3.2.1a', 'Italy and the Allies may declare war on each other any time', enforced(WAR_ON_POWERS, ON_POWERS)),
  clause('3.3.2.1b', 'War costs Italy 500 PPs at once and its oil imports', carriedOut(WAR_EFFECTS, ON_POWERS, NOTICED)),
  clause('3.3.2.1c', 'Germany and neutral Italy may not attack the same neutral', enforced(WAR_ON_MINORS, ON_MINORS)),
  clause(
    '3.3.2.1d',
    'No Allied help for Italy’s victim without war on Italy',
    enforced('src/editions/campaign/intervention.ts', HELP, ON_MINORS),
  ),
  clause('3.3.2.2a', 'Italian colonies: Albania 250, Libya 250, East Africa 0 PPs', computed(COLONIES, COLONIES_TESTS)),
  clause('3.3.2.2b', 'East African forces are fixed while Italy is neutral', enforced(NOTICES, NOTICED)),
  clause('3.3.2.2c', 'East African forces are tied up on the turn war begins', carriedOut(WAR_EFFECTS, ON_POWERS, NOTICED)),
  clause('3.3.2.2d', 'East Africa is then supplied by air from Libya alone', enforced(NOTICES, NOTICED)),
  clause('3.3.2.3a', 'Before Italy’s war: shared oil and strategic passage only', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.3.2.3b', 'Italian limits by front once Italy is at war', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.3.2.3c', 'Axis Gibraltar lifts the limits; Spain counts as Mediterranean', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.3.2.3d', 'Armies stay national, save one German army in North Africa', enforced(TOGETHER, TOGETHER_CASES)),
])

/** 3.3.3: Japan. */
export const japan = chapter('campaign', [
  clause('3.3.3', 'Japan spends no DPs but feels what it does', { is: 'shown', why: 'comment; Japan’s lack of DPs is 3.1b' }),
  clause('3.3.3.1a', 'Japan fights both Chinas until it surrenders', enforced(NOTICES, NOTICED)),
  clause('3.3.3.1b', 'Part of China starts occupied and garrisoned', { is: 'shown', why: 'set-up on the map, no places named' }),
  clause('3.3.3.2a', 'Japan may declare war on Russia at any time', enforced(WAR_ON_POWERS, ON_POWERS)),
  clause('3.3.3.2b', 'Russia needs twice as many units in Siberia as Manchuria holds', enforced(WAR_ON_POWERS, ON_POWERS)),
  clause('3.3.3.2c', 'How a war between Japan and Russia ends', sequenced(NOTICES, NOTICED)),
  clause('3.3.3.3a', 'Japan may declare war on Britain without the USA', enforced(PASSAGES, ON_POWERS)),
  clause(
    '3.3.3.3b',
    'Next turn the USA takes over unattacked British Pacific islands',
    carriedOut(WAR_EFFECTS, ON_POWERS, ATTACKS, NOTICED),
  ),
  clause(
    '3.3.3.3c',
    'USA-Japan tension rises by itself for war on Britain',
    computed('src/editions/campaign/tensions/usjt.ts', 'cases/tensions/campaign-usjt.json'),
  ),
  clause('3.3.3.4a', 'A Japanese declaration on the USA allows the Pearl Harbor attack', carriedOut(WAR_EFFECTS, ON_POWERS)),
  clause('3.3.3.4b', 'No American declaration on Japan before level 50', enforced(WAR_ON_POWERS, ON_POWERS)),
  clause('3.3.3.5a', 'Japan may annex Indochina once France has surrendered', enforced(NOTICES, NOTICED)),
  clause('3.3.3.5b', 'Haiphong may be entered without a declaration of war', enforced(PASSAGES, ATTACKS)),
  clause('3.3.3.5c', 'Beyond Haiphong Japan must declare war on Indochina', enforced(PASSAGES, ATTACKS, ON_MINORS)),
  clause('3.3.3.5d', 'With France unbeaten, entering Indochina means war with Britain', enforced(PASSAGES, ATTACKS, ON_MINORS)),
  clause(
    '3.3.3.6',
    'Thailand joins Japan in the phase after Indochina surrenders',
    carriedOut('src/editions/campaign/war/belongings.ts', ON_MINORS, NOTICED),
  ),
  clause('3.3.3.7', 'Japanese surprise below level 40 freezes Allied Pacific forces', carriedOut(WAR_EFFECTS, ON_POWERS, NOTICED)),
])
