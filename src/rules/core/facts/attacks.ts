import { contrary, group, levelThen, yesNo } from './fact.ts'

const attackedColony = (where: string) =>
  yesNo(`the Axis have attacked a French colony in ${where}`, ['3.4.1.1b [3.4.4.1]', '3.4.1.1d [3.4.4.1]'])

/** What attacks and uprisings of the campaign leave behind. */
export const attackGroups = [
  group('eastern front', 'The Axis attack on Russia', {
    'russia.tensionAtAxisAttack': levelThen('Russo-Axis tension at the first Axis declaration on Russia', ['3.3.1.3c']),
    'russia.tensionAtLaterAxisAttack': levelThen('Russo-Axis tension at a later Axis declaration on Russia', ['3.3.1.3c']),
  }),
  group('home fronts', 'Slovakia', {
    'slovakia.divisionInPlay': yesNo('the Slovak Division is in play', ['3.3.1.2b', '3.3.1.2d']),
    'slovakia.risen': yesNo('Slovakia has risen', ['3.3.1.2c', '3.3.1.2d', '3.3.1.2a', '3.3.1.2b']),
  }),
  group('mediterranean', 'French colonies', {
    'northAfrica.frenchColonyAttacked': attackedColony('North Africa'),
    'levant.frenchColonyAttacked': attackedColony('the Levant'),
  }),
  group('asia', 'Communist China', {
    'communistChina.fullyOccupied': contrary(
      'not all of Communist China is occupied',
      yesNo('all of Communist China is occupied', ['3.4.3.3c']),
    ),
  }),
] as const
