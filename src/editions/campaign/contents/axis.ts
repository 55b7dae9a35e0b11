import { chapter, clause, computed } from '../../../rules/index.ts'

/** 3.3.1: Germany. */
export const germany = chapter('campaign', [
  clause('3.3', 'Axis diplomacy: Germany and Italy in Europe, Japan in the East', { is: 'shown', why: 'heading; the factions are 3.1.1a' }),
  clause('3.3.1a', 'Axis control for German DPs: occupation or Military Cooperation'),
  clause('3.3.1b', 'A repulsed invasion counts only if beaten in battle'),
  clause('3.3.1.1a', 'No Germans in Eastern Poland or the Baltic in Fall 1939'),
  clause('3.3.1.1b', 'Lands Russia left alone in Fall 1939 are later open to both'),
  clause('3.3.1.2a', 'Slovakia, a German colony of 250 PPs'),
  clause('3.3.1.2b', 'The Slovak Division: German pool, East Front only'),
  clause('3.3.1.2c', 'Slovakia rises when Russian units beside it are double the German'),
  clause('3.3.1.2d', 'What the Slovak uprising gives Russia'),
  clause('3.3.1.3a', 'Blitz against Poland in Fall 1939'),
  clause('3.3.1.3b', 'Blitz against France and the Low Countries, Spring and Summer 1940'),
  clause('3.3.1.3c', 'Blitz against Russia: two turns under tension 40, one under 50'),
  clause('3.3.1.3d', 'Spring surprise in the East means dry ground'),
  clause('3.3.1.3e', 'The Severe Winter: once, in the first Winter after a blitz'),
  clause('3.3.1.3f', 'Blitz battles and breakthroughs run five rounds longer'),
  clause(
    '3.3.1.4',
    'Fascist partisans by the table',
    computed('src/editions/campaign/partisans/fascist.ts', 'cases/campaign/partisans.json'),
  ),
])

/** 3.3.2: Italy. */
export const italy = chapter('campaign', [
  clause('3.3.2a', 'Italy starts neutral'),
  clause('3.3.2b', 'Germans may cross neutral Italy but not stay or sail'),
  clause('3.3.2.1a', 'Italy and the Allies may declare war on each other any time'),
  clause('3.3.2.1b', 'War costs Italy 500 PPs at once and its oil imports'),
  clause('3.3.2.1c', 'Germany and neutral Italy may not attack the same neutral'),
  clause('3.3.2.1d', 'No Allied help for Italy’s victim without war on Italy'),
  clause('3.3.2.2a', 'Italian colonies: Albania 250, Libya 250, East Africa 0 PPs'),
  clause('3.3.2.2b', 'East African forces are fixed while Italy is neutral'),
  clause('3.3.2.2c', 'East African forces are tied up on the turn war begins'),
  clause('3.3.2.2d', 'East Africa is then supplied by air from Libya alone'),
  clause('3.3.2.3a', 'Before Italy’s war: shared oil and strategic passage only'),
  clause('3.3.2.3b', 'Italian limits by front once Italy is at war'),
  clause('3.3.2.3c', 'Axis Gibraltar lifts the limits; Spain counts as Mediterranean'),
  clause('3.3.2.3d', 'Armies stay national, save one German army in North Africa'),
])

/** 3.3.3: Japan. */
export const japan = chapter('campaign', [
  clause('3.3.3', 'Japan spends no DPs but feels what it does', { is: 'shown', why: 'comment; Japan’s lack of DPs is 3.1b' }),
  clause('3.3.3.1a', 'Japan fights both Chinas until it surrenders'),
  clause('3.3.3.1b', 'Part of China starts occupied and garrisoned', { is: 'shown', why: 'set-up on the map, no places named' }),
  clause('3.3.3.2a', 'Japan may declare war on Russia at any time'),
  clause('3.3.3.2b', 'Russia needs twice as many units in Siberia as Manchuria holds'),
  clause('3.3.3.2c', 'How a war between Japan and Russia ends'),
  clause('3.3.3.3a', 'Japan may declare war on Britain without the USA'),
  clause('3.3.3.3b', 'Next turn the USA takes over unattacked British Pacific islands'),
  clause(
    '3.3.3.3c',
    'USA-Japan tension rises by itself for war on Britain',
    computed('src/editions/campaign/tensions/usjt.ts', 'cases/tensions/campaign-usjt.json'),
  ),
  clause('3.3.3.4a', 'A Japanese declaration on the USA allows the Pearl Harbor attack'),
  clause('3.3.3.4b', 'No American declaration on Japan before level 50'),
  clause('3.3.3.5a', 'Japan may annex Indochina once France has surrendered'),
  clause('3.3.3.5b', 'Haiphong may be entered without a declaration of war'),
  clause('3.3.3.5c', 'Beyond Haiphong Japan must declare war on Indochina'),
  clause('3.3.3.5d', 'With France unbeaten, entering Indochina means war with Britain'),
  clause('3.3.3.6', 'Thailand joins Japan in the phase after Indochina surrenders'),
  clause('3.3.3.7', 'Japanese surprise below level 40 freezes Allied Pacific forces'),
])
