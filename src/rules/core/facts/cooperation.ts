import { choice, contrary, count, group, yesNo } from './fact.ts'

/** A research result lifts only the clauses it names (53.22). */
export const cooperationGroups = [
  group('western front', 'Anglo-French research', {
    'angloFrench.citiesOpened': yesNo('research has opened Paris, Lyon, Marseilles, Vichy and the Maginot line', ['53.22', '53.23']),
    'angloFrench.coloniesOpened': yesNo('research has opened British and French colonies to each other', ['53.22', '53.24']),
    'angloFrench.stackingAllowed': contrary(
      'no research lets British and French units stack',
      yesNo('research lets British and French units stack', ['53.22', '53.25']),
    ),
    'angloFrench.grantsAllowed': contrary(
      'no research lets Britain and France grant each other BRPs',
      yesNo('research lets Britain and France grant each other BRPs', ['53.22', '53.26']),
    ),
  }),
  group('western front', 'How the war began', {
    'europe.yearsToOutbreak': count('years after 1939 until war broke out in Europe', ['53.21B'], { least: -3, most: 7 }),
    'westernFront.onlyAustriaOrCzechoslovakia': contrary(
      'that offensive was not solely against Austria or Czechoslovakia',
      yesNo('that offensive was solely against Austria or Czechoslovakia', ['53.21A-2']),
    ),
  }),
  group('pacific', 'Japanese surprise', {
    'japan.surprise': choice('Japanese surprise after the final die', { open: 'as the tension has it', kept: 'kept', lost: 'lost' }, [
      '51.71A',
      '51.71B',
      '51.71C',
    ]),
    'flyingTigers.inSoutheastAsia': contrary(
      'the Flying Tigers do not base on the Southeast Asian front',
      yesNo('the Flying Tigers base on the Southeast Asian front', ['52.62']),
    ),
  }),
] as const
