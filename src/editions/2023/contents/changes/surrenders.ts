import { chapter, clause } from '../../../../rules/index.ts'

/** 58.21: how the French surrender level is added up. */
export const frenchSurrender = chapter('changes-2016', [
  clause('58.21-a', 'What the French surrender level is for', { is: 'shown', why: 'definition of the level added up by 58.21-b' }),
  clause('58.21-b', 'The level is the sum of its modifiers; plus favours the Axis'),
  clause('58.21-c', 'The same sum for a French surrender by choice'),
])

/** 59: Britain gives in, and what is left of it plays on. */
export const britishSurrender = chapter('changes-2016', [
  clause('59.14', 'When Germany takes up a British surrender offer'),
  clause('59.14A-a', 'British ground and air pools change; part of the fleet may go'),
  clause('59.14A-b', 'Commonwealth force pools are left alone'),
  clause('59.14B-a', 'A British surrender brings no U.S. election'),
  clause('59.14B-b', 'The U.S. stays free in Europe unless Russia is down too, Japan not'),
  clause('59.41-a', 'German acceptance of the offer is the British surrender'),
  clause('59.41-b', 'Surrender level: resistance at that moment, no lower than -10'),
  clause('59.41-c', 'Force pools and Royal Navy then cut by 59.51'),
  clause('59.81-a', 'A surrendered Britain plays on as a major power'),
  clause('59.81-b', 'British BRP base never under 40; 30 or 20 without Australia, India'),
  clause('59.82A', 'Canada opens to British building: surrendered at resistance 0 or less'),
  clause('59.82B', 'Canada opens to British building: all Britain isolated or Axis-held'),
  clause('59.83-a', 'After surrendering, Britain goes to war as America does'),
  clause('59.83-b', 'British forces are neutral while the U.S. is'),
  clause('59.84-a', 'While neutral, the British may deploy to Europe, Americans may not'),
  clause('59.84-b', 'A neutral Britain does not pass an Axis Gibraltar'),
  clause('59.84-c', 'A neutral Britain does not redeploy through Axis territory'),
  clause('59.84-d', 'A neutral Britain declares no war on minor neutrals'),
  clause('59.85', 'If the U.S. was already fighting Germany, both fight on'),
  clause('59.86', 'How war comes back when the U.S. was not at war'),
  clause('59.86A', 'No German or American declaration in the turn after the surrender'),
  clause('59.86B-a', 'From the second turn Germany may declare war on the U.S.'),
  clause('59.86B-b', 'That German declaration costs no BRPs'),
  clause('59.86B-c', 'It opens British territory and forces to Axis attack'),
  clause('59.86B-d', 'Germany may not declare war on Britain alone'),
  clause('59.86C-a', 'From the second turn the U.S. may declare war at USAT 50'),
  clause('59.86C-b', 'An American declaration brings Britain in against Germany too'),
  clause('59.87-a', 'British resistance is still worked out at every turn’s end'),
  clause('59.87-b', 'Britain may surrender again under its earlier surrender level'),
  clause('59.87-c', 'No further surrender once Germany has declared war on the West again'),
  clause('59.871-a', 'Units lost by the first surrender count as unbuilt later'),
  clause('59.871-b', 'A conciliatory German policy may bring a further modifier'),
  clause('59.872', 'A later surrender costs only the difference between the two levels'),
  clause('59.873', 'No limit to the number of British surrenders'),
  clause('59.88-a', 'Two partisans in Axis-held Britain while at war with Germany'),
  clause('59.88-b', 'Partisan production lifts British partisans to four at most'),
])

/** 60.22: what a Russian surrender means for the U.S. */
export const russianSurrender = chapter('changes-2016', [
  clause('60.22-a', 'A Russian surrender brings no U.S. election'),
  clause('60.22-b', 'The U.S. stays free in Europe unless Britain is down too, Japan not'),
])
