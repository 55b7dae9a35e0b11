import { carriedOut, chapter, clause, computed, enforced, sequenced, shown } from '../../../../rules/index.ts'

const TABLE = 'src/editions/2023/tensions/rgt.ts'

const running = computed('src/rules/chapters/tension/tension.ts', 'cases/tensions/rgt-status.json', 'cases/tensions/history.json')
const status = computed(TABLE, 'cases/tensions/rgt-status.json')
const position = computed('src/editions/2023/tensions/rgt-positions.ts', 'cases/tensions/rgt-status.json')
const event = computed(TABLE, 'cases/tensions/rgt-events.json')
const line = computed('src/editions/2023/tensions/pact-line.ts', 'cases/tensions/pact-line.json')
const allowed = enforced('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json')
const noticed = sequenced('src/editions/2023/tensions/notices.ts', 'src/editions/tension-clauses-notices.test.ts')
const due = sequenced('src/rules/chapters/tension/mobilization.ts', 'cases/tensions/mobilization-russia.json')
const plan = sequenced('src/editions/2023/tensions/mobilization.ts', 'cases/tensions/mobilization-russia.json')
const units = computed('src/rules/chapters/tension/mobilization.ts', 'cases/tensions/mobilization-russia.json')

const printed = 'RGT table'
const afterGatheringStorm = ['gathering-storm']

/** The level and everything that moves it while the Pact line lies where history drew it. */
export const rgtModifiers = chapter(
  'tensions',
  [
    clause('RGT-G1', 'RGT kept from Fall 1939, from 0, as a running sum', running),
    clause('RGT-G2', 'RGT may pass 50 and may fall below 0', running),
    clause('RGT-A1', 'RGT +1 at the start of every game turn, Fall 1939 included', status),
    clause('RGT-D1', 'DPs never move RGT', computed(TABLE, 'src/editions/tension-clauses.test.ts')),
    clause(
      'RGT-S0a',
      'Powers at war and Japanese surrender judged only at the start of the turn',
      sequenced(TABLE, 'cases/tensions/rgt-status.json'),
    ),
    clause(
      'RGT-S0b',
      'Other RGT status modifiers count if true at any time in the turn',
      sequenced(TABLE, 'cases/tensions/rgt-status.json'),
    ),
    clause('RGT-S1', 'RGT +1 a turn: two or more major powers fight the European Axis', status),
    clause('RGT-S2', 'RGT +2 a turn: one major power fights the European Axis', status),
    clause('RGT-S3', 'RGT +3 a turn: no major power fights the European Axis', computed(TABLE, 'cases/tensions/counter-history.json')),
    clause('RGT-S4', 'RGT +2 a turn: Japan has surrendered', status),
    clause('RGT-S5', 'RGT +1 a turn for each Russian IC above 7', status),
    clause('RGT-S6', 'RGT +1 a turn: central Poland on the German side is still unconquered', status),
    clause('RGT-S7', 'RGT +1 a turn: Axis attack or 7+ in Hungary, Rumania, Bulgaria, Yugoslavia, Turkey', status),
    clause('RGT-S8', 'RGT +1 a turn: Axis ground units in Britain', status),
    clause('RGT-S9', 'RGT -1 a turn: Russian attack or 0 or less in RGT-S7 countries', status),
    clause('RGT-S9x', 'Russian occupation of Bessarabia does not set off RGT-S9', position),
    clause('RGT-S10', 'RGT -1 a turn for each Russian IC short of 7', status),
    clause('RGT-S11', 'Italian prelude aggression in Yugoslavia and prelude trade pacts leave RGT alone', line, {
      only: afterGatheringStorm,
    }),
    clause(
      'RGT-E0',
      'RGT events count when they happen; captures are reversible and repeatable',
      sequenced('src/rules/chapters/tension/tension.ts', 'cases/tensions/counter-history.json'),
    ),
    clause('RGT-E1', 'RGT +2 each: Axis capture of Paris, of London', event),
    clause('RGT-E2', 'RGT +1 each: Axis capture of Birmingham, of Manchester', event),
    clause('RGT-E3a', 'RGT +1: Axis gain their first hex in Finland', event),
    clause('RGT-E3b', 'RGT +2: Axis gain their first hex in Hungary', event),
    clause('RGT-E3c', 'RGT +2: Axis gain their first hex in Rumania', event),
    clause('RGT-E3d', 'RGT +2: Axis gain their first hex in Bulgaria', event),
    clause('RGT-E3e', 'RGT +6: Axis gain their first hex in Turkey', event),
    clause('RGT-E3f', 'Axis gains are worked out country by country and add up', event),
    clause('RGT-E4', 'RGT +6: Axis declare war on the Baltic States', event),
    clause('RGT-E5', 'RGT +4: Axis control eastern Poland', event),
    clause('RGT-E6', 'RGT +2: Axis gain any Finnish border hex', event),
    clause('RGT-E7', 'RGT +2: Axis gain any hex in Bessarabia', event),
    clause('RGT-E8', 'RGT +2: Axis gain any Persian hex next to Russia', event),
    clause('RGT-E9', 'RGT -1: each Russian declaration of war on a minor neutral', event),
    clause('RGT-E10', 'RGT -1: Russia occupies eastern Poland', event),
    clause('RGT-E11a', 'RGT -4: Russia gains its first hex in Hungary', event),
    clause('RGT-E11b', 'RGT -4: Russia gains its first hex in Rumania west of the Pact line', event),
    clause('RGT-E11c', 'RGT -4: Russia gains its first hex in Bulgaria', event),
    clause('RGT-E11d', 'RGT -12: Russia gains its first hex in Turkey', event),
    clause('RGT-E11e', 'RGT -2 per five BRPs: Russian gains in other minors west of the line', event),
    clause('RGT-E11f', 'Russian gains in Finland leave RGT alone', event),
    clause('RGT-E11g', 'Russian gains are worked out country by country and add up', event),
  ],
  { printed },
)

/** What takes the place of the event modifiers when the prelude drew the Pact line elsewhere. */
export const pactLine = chapter(
  'tensions',
  [
    clause('RGT-P0', 'Moved Pact line: RGT-E3, E4 and E6 to E11 give way', line),
    clause('RGT-P1', 'RGT +1 per five BRPs: Axis gains on the German side, line moved', line),
    clause('RGT-P1x', 'No rise for German control of a central Poland on the German side', line),
    clause('RGT-P2', 'RGT +2 per five BRPs: Axis gains on the Russian side, line moved', line),
    clause('RGT-P3', 'RGT +2: Axis gain any Persian hex next to Russia, line moved', line),
    clause('RGT-P4', 'RGT -1: each Russian declaration of war on a minor, its Baltic share included', line),
    clause('RGT-P5', 'RGT -1: Russia occupies eastern Poland, line moved', line),
    clause('RGT-P6', 'RGT -2 per five BRPs: Russian gains west of the moved line, Finland excepted', line),
    clause(
      'RGT-P7',
      'Rumania given to Russia: the Balkan +1 for Russian entry reads Rumania',
      computed('src/editions/2023/preludes.ts', 'src/editions/tension-clauses.test.ts'),
    ),
    clause(
      'RGT-P8',
      'Rumania given to Russia: Balkan +2 once Russia has conquered it',
      computed('src/editions/2023/preludes.ts', 'src/editions/tension-clauses.test.ts'),
    ),
  ],
  { printed, only: afterGatheringStorm },
)

/** What a level brings, and what Russia may and must do on the way to it. */
export const rgtResults = chapter(
  'tensions',
  [
    clause(
      'RGT-R0',
      'RGT results come in as the level reaches them',
      sequenced('src/rules/chapters/tension/threshold.ts', 'cases/tensions/mobilization-russia.json', 'cases/tensions/thresholds.json'),
    ),
    clause('RGT-R0x', 'The Russian mobilization timetable runs on although RGT falls', due),
    clause('RGT-R10', 'RGT 10: Russia begins to mobilize', plan),
    clause('RGT-R15', 'RGT 15: Russia may subvert eligible minors', allowed),
    clause('RGT-R20', 'RGT 20: the Russian garrison duty begins', noticed),
    clause('RGT-R25', 'RGT 25: Russia may attack minors without German interest or Axis control', allowed),
    clause('RGT-R35', 'RGT 35: minors with a German interest too, Axis-controlled ones still barred', allowed),
    clause('RGT-R40a', 'RGT 40: Russian forces on alert, unimpaired when Germany attacks', noticed),
    clause(
      'RGT-R40b',
      'RGT 40: the yearly cap on Russian production ends',
      computed('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json'),
    ),
    clause('RGT-R45a', 'RGT 45: Russian control may cut Axis oil from Ploesti', noticed),
    clause('RGT-R45b', 'RGT 45: Germany loses any economic interest in Russia', noticed),
    clause('RGT-R50a', 'RGT 50: Russia may declare war on Germany', allowed),
    clause('RGT-R50b', 'RGT 50: Allied partisans may be built in Europe', allowed),
    clause('RGT-R50c', 'RGT 50: garrison duty and limits on Siberian transfers end', noticed),
    clause('RGT-GA0', 'Garrison tested at the end of each Russian player turn at RGT 20+', noticed),
    clause(
      'RGT-GA1',
      'Garrison: ten 2-3 and four 3-3 infantry, six 3-5 armour within 4 hexes',
      computed('src/editions/2023/tensions/notices.ts', 'src/editions/tension-clauses-notices.test.ts'),
    ),
    clause(
      'RGT-GA2',
      'Garrison: 15 AAF within 3 hexes, Rumania not counted',
      computed('src/editions/2023/tensions/notices.ts', 'src/editions/tension-clauses-notices.test.ts'),
    ),
    clause(
      'RGT-GA3',
      'Units free of garrison duty: specialized, added, Pacific and minor-ally units',
      shown('the notice garrison-exempt says so to Russia'),
    ),
    clause('RGT-GA4', 'Garrison duty ends with war against Germany or at RGT 50', noticed),
    clause(
      'RGT-FP1',
      'Before war or RGT 40: yearly 5 BRPs of air, 5 of military production',
      computed('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json'),
    ),
    clause('RGT-FP2', 'Prewar Russian production may be placed anywhere', { is: 'shown', why: 'a freedom with no limit to check' }),
    clause('RGT-FP3', 'Which Russian units may go to Siberia before RGT 50', allowed),
    clause('RGT-FP4', 'At RGT 50 no limit on Siberian transfers is left', allowed),
  ],
  { printed },
)

/** The first turn of a German attack on a Russia below RGT 40. */
export const unpreparedness = chapter(
  'tensions',
  [
    clause('RGT-UP0', 'Russia is unprepared if RGT is below 40 when Germany declares war', noticed),
    clause(
      'RGT-UP1',
      'No ZoC for Russian armour next to Axis hexes during Axis movement',
      shown('the notice unprepared-zoc says so to everybody'),
    ),
    clause(
      'RGT-UP2',
      'Unprepared Russian armour elsewhere: 1 extra movement factor in its ZoC, not 2',
      shown('the notice unprepared-movement says so to everybody'),
    ),
    clause(
      'RGT-UP3',
      'Russian armour ZoC works as usual in exploitation movement',
      shown('the notice unprepared-exploitation says so to everybody'),
    ),
    clause(
      'RGT-UP4',
      'Unprepared Russian infantry: -1 DM against Axis armour, some places exempt',
      shown('the notice unprepared-infantry says so to everybody'),
    ),
    clause(
      'RGT-UP5',
      'Russian Air Nationality DRM one lower in the Axis player turn',
      shown('the notice unprepared-air says so to everybody'),
    ),
    clause('RGT-UP6', 'Unprepared Russia: next turn armour moves 2, infantry 1', shown('the notice unprepared-slow says so to everybody')),
    clause(
      'RGT-UP7',
      'Unpreparedness binds Russian associates and minor allies away from home',
      shown('the notice unprepared-allies says so to everybody'),
    ),
  ],
  { printed },
)

/** War between Germany and Russia, and Russian wars on minors that Germany may support. */
export const russianWars = chapter(
  'tensions',
  [
    clause(
      'RGT-W1',
      'German war on Russia: RGT counts as 50 from the next Russian player turn',
      computed(TABLE, 'cases/tensions/rgt-events.json'),
    ),
    clause('RGT-W2', 'Russian war on Germany needs RGT 50', allowed),
    clause(
      'RGT-W3',
      'Russian war on the Baltic States at any level, other minors by level',
      enforced('src/editions/2023/tensions/permissions.ts', 'cases/tensions/permissions.json', 'src/editions/tension-clauses.test.ts'),
    ),
    clause(
      'RGT-W4',
      'Minor with a German interest attacked: Germany announces support or not at once',
      sequenced('src/rules/game/orders/war.ts', 'src/editions/tension-clauses.test.ts'),
    ),
    clause(
      'RGT-W5',
      'German support of the minor: Russia adds war for 35 BRPs or loses 10',
      carriedOut('src/rules/game/orders/war.ts', 'src/editions/tension-clauses.test.ts', 'cases/declarations/support.json'),
    ),
    clause(
      'RGT-W6',
      'No support: Germany loses the interest and the BRPs it got this year',
      carriedOut('src/rules/game/orders/war.ts', 'src/editions/rule-50.test.ts', 'cases/declarations/support.json'),
    ),
    clause(
      'RGT-W7',
      'Help for an unsupported minor in later turns means war on Russia',
      carriedOut('src/editions/2023/war/clauses.ts', 'src/counsel/later-help.test.ts'),
    ),
  ],
  { printed },
)

/** 36.11D: the five Russian mobilizations. */
export const russianMobilization = chapter(
  'tensions',
  [
    clause(
      'RGT-M1',
      'Seven starting Russian ICs, from Moscow to Gorki',
      computed('src/rules/core/facts/economy.ts', 'src/rules/core/facts/facts.test.ts'),
    ),
    clause('RGT-M2', 'Five more Russian ICs by mobilization, the first at RGT 10', plan),
    clause(
      'RGT-M3',
      'New Russian ICs: Kuibyshev, Magnitogorsk, Sverdlovsk, then any supplied European city',
      shown('the notice russian-sites says so to Russia'),
    ),
    clause('RGT-M4', 'First Russian mobilization when RGT reaches 10', plan),
    clause('RGT-M5', 'RGT 10 reached in the Allied player turn: mobilized at the Russian start', due),
    clause('RGT-M6', 'Second Russian mobilization 2 turns after the first', plan),
    clause('RGT-M7', 'Third Russian mobilization 2 turns after the second', plan),
    clause('RGT-M8', 'Fourth Russian mobilization the turn after the third', plan),
    clause('RGT-M9', 'Fifth Russian mobilization the turn after the fourth', plan),
    clause('RGT-M10', 'War with Germany: one Russian mobilization every turn', plan),
    clause('RGT-M11', 'War finds a Russian mobilization half done: its second half comes first', due),
    clause('RGT-M12', 'In peace the first two Russian mobilizations take two turns, later ones one', due),
    clause('RGT-M13', 'Russian mobilizations add units to the pool for no BRPs or RPs', units),
    clause('RGT-M14', 'First two Russian mobilizations in peace: 10 BRPs of units, 10 next turn', units),
    clause('RGT-M15', 'Later Russian mobilizations, and all in war: 20 BRPs of units at once', units),
    clause(
      'RGT-M16',
      'Each Russian mobilization must hold 1 AAF and one 4-5 or 5-6 armour',
      shown('the notice mobilized-russia says so to Russia'),
    ),
    clause(
      'RGT-M17',
      'Rest of a Russian mobilization: infantry, armour or AAF by choice',
      shown('the notice mobilized-russia says so to Russia'),
    ),
    clause(
      'RGT-M18',
      'Mobilized Russian units buildable after 2 turns (infantry), 4 (air), 6 (armour)',
      sequenced('src/rules/chapters/tension/mobilization.ts', 'src/editions/tension-clauses.test.ts'),
    ),
    clause('RGT-M19', 'Unspent BRPs of a first half carry over: 9 now, 11 next', shown('the notice russian-remnant says so to Russia')),
    clause('RGT-M20', 'Russian ICs bought with RPs, or lost, never change the force pool', units),
  ],
  { printed },
)
