import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

const RULES = 'src/rules/chapters/surrender/british-surrender.ts'
const DOOR = 'src/counsel/doors/surrender.ts'
const CASES = 'cases/changes/surrender.json'
const follows = carriedOut(RULES, CASES)
const barred = enforced(RULES, CASES)
const worked = computed(RULES, CASES)

/** 58.21: how the French surrender level is added up. */
export const frenchSurrender = chapter('changes-2016', [
  clause('58.21-a', 'What the French surrender level is for', { is: 'shown', why: 'definition of the level added up by 58.21-b' }),
  clause(
    '58.21-b',
    'The level is the sum of its modifiers; plus favours the Axis',
    computed('src/editions/2023/tables/surrender.ts', CASES),
  ),
  clause('58.21-c', 'The same sum for a French surrender by choice', computed(DOOR, CASES)),
])

/** 59: Britain gives in, and what is left of it plays on. */
export const britishSurrender = chapter('changes-2016', [
  clause('59.14', 'When Germany takes up a British surrender offer', sequenced(RULES, CASES)),
  clause('59.14A-a', 'British ground and air pools change; part of the fleet may go', follows),
  clause('59.14A-b', 'Commonwealth force pools are left alone', follows),
  clause('59.14B-a', 'A British surrender brings no U.S. election', follows),
  clause('59.14B-b', 'The U.S. stays free in Europe unless Russia is down too, Japan not', barred),
  clause('59.41-a', 'German acceptance of the offer is the British surrender', follows),
  clause('59.41-b', 'Surrender level: resistance at that moment, no lower than -10', worked),
  clause('59.41-c', 'Force pools and Royal Navy then cut by 59.51', follows),
  clause('59.81-a', 'A surrendered Britain plays on as a major power', follows),
  clause('59.81-b', 'British BRP base never under 40; 30 or 20 without Australia, India', worked),
  clause(
    '59.82A',
    'Canada opens to British building: surrendered at resistance 0 or less',
    enforced('src/rules/chapters/transports/construction.ts', 'cases/changes/construction.json'),
  ),
  clause(
    '59.82B',
    'Canada opens to British building: all Britain isolated or Axis-held',
    enforced('src/rules/chapters/transports/construction.ts', 'cases/changes/construction.json'),
  ),
  clause('59.83-a', 'After surrendering, Britain goes to war as America does', follows),
  clause('59.83-b', 'British forces are neutral while the U.S. is', barred),
  clause('59.84-a', 'While neutral, the British may deploy to Europe, Americans may not', barred),
  clause('59.84-b', 'A neutral Britain does not pass an Axis Gibraltar', barred),
  clause('59.84-c', 'A neutral Britain does not redeploy through Axis territory', barred),
  clause('59.84-d', 'A neutral Britain declares no war on minor neutrals', barred),
  clause('59.85', 'If the U.S. was already fighting Germany, both fight on', follows),
  clause('59.86', 'How war comes back when the U.S. was not at war', sequenced(RULES, CASES)),
  clause('59.86A', 'No German or American declaration in the turn after the surrender', barred),
  clause('59.86B-a', 'From the second turn Germany may declare war on the U.S.', barred),
  clause('59.86B-b', 'That German declaration costs no BRPs', worked),
  clause('59.86B-c', 'It opens British territory and forces to Axis attack', follows),
  clause('59.86B-d', 'Germany may not declare war on Britain alone', barred),
  clause('59.86C-a', 'From the second turn the U.S. may declare war at USAT 50', barred),
  clause('59.86C-b', 'An American declaration brings Britain in against Germany too', follows),
  clause('59.87-a', 'British resistance is still worked out at every turn’s end', sequenced(RULES, CASES)),
  clause('59.87-b', 'Britain may surrender again under its earlier surrender level', barred),
  clause('59.87-c', 'No further surrender once Germany has declared war on the West again', barred),
  clause('59.871-a', 'Units lost by the first surrender count as unbuilt later', worked),
  clause('59.871-b', 'A conciliatory German policy may bring a further modifier', worked),
  clause('59.872', 'A later surrender costs only the difference between the two levels', worked),
  clause('59.873', 'No limit to the number of British surrenders', barred),
  clause('59.88-a', 'Two partisans in Axis-held Britain while at war with Germany', barred),
  clause('59.88-b', 'Partisan production lifts British partisans to four at most', worked),
])

/** 60.22: what a Russian surrender means for the U.S. */
export const russianSurrender = chapter('changes-2016', [
  clause('60.22-a', 'A Russian surrender brings no U.S. election', carriedOut('src/rules/chapters/surrender/russian-surrender.ts', CASES)),
  clause(
    '60.22-b',
    'The U.S. stays free in Europe unless Britain is down too, Japan not',
    enforced('src/rules/chapters/surrender/russian-surrender.ts', CASES),
  ),
])
