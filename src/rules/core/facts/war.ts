import { namesOf } from '../countries.ts'
import { choice, contrary, count, date, forEach, group, yesNo } from './fact.ts'

const UNDEFENDED = ['49.154', '49.154A', '49.154B', '49.154C', '49.154D', '49.154E'] as const

/** Units out in the east, and those lost there since the country's last roll. */
const lent = (country: 'spain' | 'vichyFrance' | 'poland') => {
  const ladder = country === 'poland' ? '001 Poland 5-6 / 7 / 8 / 9' : '001 Spain/Vichy 5-6'
  return {
    lentUnits: count('units that {here} has lent for the east', ['52.51', '52.54', ladder], { most: 3 }),
    lentLosses: count('lent units that {here} has lost since its last roll', ['52.53', ladder]),
  }
}

const ATTACKED = {
  axis: ['RGT-S7'],
  russia: ['RGT-S9'],
} as const

export const warGroups = [
  group('worldwide', 'Attacks on neutrals', {
    ...forEach(namesOf(['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'turkey']), {
      attackedByAxis: yesNo('the Axis have attacked {here}', ATTACKED.axis),
      attackedByRussia: yesNo('Russia has attacked {here}', ATTACKED.russia),
    }),
    'sweden.attackedByAllies': contrary(
      'the Allies did not attack a neutral Sweden',
      yesNo('the Allies attacked a neutral Sweden', ['SWE-A5']),
    ),
    ...forEach(namesOf(['belgium', 'luxembourg']), {
      attacked: yesNo('{here} has been attacked', ['BEL-N2', 'BEL-N3']),
      alliedForces: yesNo('Allied forces are in {here}', ['49.91A (1)']),
    }),
    'westernAllies.attackedNeutral': contrary(
      'the Western Allies attacked no neutral other than Belgium or Luxembourg',
      yesNo('the Western Allies attacked a neutral other than Belgium or Luxembourg', ['BEL-A1', '001 Belgium m']),
    ),
  }),
  group('western front', 'Landings and battles', {
    'westernAllies.invasionsRepulsed': count('Western Allied seaborne invasions in Europe thrown back', ['DP-GER-13']),
    'westernAllies.failures': count('Western Allied failures in the west since France fell', [
      '49.4266A (a)',
      '49.4266A (b)',
      '49.4266B',
      '49.4266C',
    ]),
    'britain.axisInvasionRepulsed': yesNo('an Axis invasion of Britain was beaten in battle', ['3.3.1b']),
    'britain.axisGroundUnits': yesNo('Axis ground units are or were this turn in Britain', ['RGT-S8', 'USAT-S5']),
    'france.usUnits': yesNo('an American armor or infantry unit is in France', ['DP-GER-19']),
    'france.angloAmericanUnits': contrary(
      'American or British troops hold no bridgehead or port in France',
      yesNo('American or British troops hold a bridgehead or port in France', ['VIC-A4', '49.91G (3)']),
    ),
    'europe.angloAmericanUnits': contrary(
      'American or British troops hold no continental bridgehead or port outside France',
      yesNo('American or British troops hold a continental bridgehead or port outside France', ['VIC-A3', '49.91G (3)']),
    ),
    'westernFront.firstAxisOffensive': contrary(
      'the Axis have opened no full offensive in the west',
      date('the Axis opened their first full offensive in the west', ['53.21A-2']),
    ),
    'us.firstGroundCombat': contrary(
      'American ground forces have not fought in Europe',
      date('American ground forces first fought in Europe', ['41.77C-a', '41.77C-b']),
    ),
    'ulster.irishPartisanNear': yesNo('an Irish partisan is in or next to Ulster', ['IRE-R(7) (b)']),
  }),
  group('western front', 'Atomic attacks', {
    'germany.atomicAttacks': count('strategic atomic attacks that Germany brought off', ['DP-GER-14']),
    'westernAllies.atomicAttacks': count('strategic atomic attacks that the Western Allies brought off', ['DP-USA-04']),
    'russia.atomicAttacks': count('strategic atomic attacks that Russia brought off', ['DP-RUS-13']),
    'germany.atomicAttacksOnBritishHexes': count('German atomic attacks on British-held hexes this turn', ['USAT-E10']),
    'germany.atomicAttacksOnRussianHexes': count('German atomic attacks on Russian-held hexes this turn', ['USAT-E11']),
    'us.atomicAttack': choice(
      'a German atomic attack on the continental U.S. this turn',
      { none: 'none', failed: 'it failed', succeeded: 'it succeeded' },
      ['62.21B'],
      {
        none: 'there was no German atomic attack on the continental U.S. this turn',
        failed: 'a German atomic attack on the continental U.S. failed this turn',
        succeeded: 'a German atomic attack on the continental U.S. succeeded this turn',
      },
    ),
  }),
  group('mediterranean', 'Africa and the French colonies', {
    'africa.axisUnits': yesNo('Axis units are in Africa', ['49.91E', '49.91G (2)', 'SPA-A1', 'VIC-A2', '3.6.2a'], true),
    'vichyFrance.coloniesAttackedLastTurn': count('French colonies that the Allies attacked last turn', [
      '49.633 (b)',
      '50.525',
      'VIC-N3',
      'VIC-A11',
    ]),
    'vichyFrance.alliedColonialCapitals': count('Vichy colonial capitals that the Allies have taken', ['VIC-A1', '49.91G (1)']),
    'vichyFrance.adverseToAxis': yesNo('a Vichy result adverse to the Axis stands', ['50.33H', '50.33H-1']),
    'vichyFrance.adverseToAllies': yesNo('a Vichy result adverse to the Western Allies stands', ['50.33H']),
    ...forEach(namesOf(['spain', 'vichyFrance']), lent),
  }),
  group('balkans', 'The war in the Balkans', {
    'balkans.alliedGroundUnit': yesNo('an Allied ground unit is in the Balkans', ['YUG-A1', 'CRO-1', 'SER-1']),
    'germany.failedSupport': contrary(
      'Germany left no Balkan country it profited from to Russia',
      yesNo('Germany left a Balkan country it profited from to Russia', ['BAL-B5', '001 Balkan-m1']),
    ),
    'ploesti.lineCut': contrary(
      'Russia controls no country the Ploesti oil line must cross',
      yesNo('Russia controls a country the Ploesti oil line must cross', ['RGT-R45a']),
    ),
  }),
  group('scandinavia', 'Norwegian waters', {
    'norway.mined': contrary(
      'the Allies have not mined Norwegian waters',
      date('the Allies mined Norwegian waters', ['49.631A (1)', 'NOR-N4', 'NOR-N5', 'NOR-A4', 'USAT-E16']),
    ),
    'norway.minedWithoutLeave': contrary(
      'the Allies did not mine Norwegian waters without leave',
      yesNo('the Allies mined Norwegian waters without leave', ['49.631A (1)', 'NOR-N4', 'NOR-A4', 'USAT-E16']),
    ),
  }),
  group('eastern front', 'The war in the east', {
    'russia.axisGroundUnits': yesNo('Axis ground units are or were this turn in Russia', ['USAT-S6']),
    'kiev.firstTaken': contrary('the Axis have never taken Kiev', date('the Axis first took Kiev', ['UKR-A3', 'UKR-A4'])),
    'russia.undefendedLostThisYear': count('undefended Russian objectives and ICs Axis movement took this year', [
      ...UNDEFENDED,
      '49.154F (a)',
    ]),
    'russia.undefendedLostLastYear': count('undefended Russian objectives and ICs Axis movement took last year', [
      ...UNDEFENDED,
      '49.154F (b)',
      'DP-RUS-11',
    ]),
    'russia.severeWinterPast': yesNo('the severe Russian winter has come and gone', ['3.3.1.3e']),
    ...forEach(namesOf(['poland']), lent),
  }),
] as const
