import { chapter, clause } from '../../../../rules/index.ts'

const printed = 'RGT table'
const afterGatheringStorm = ['gathering-storm']

/** The level and everything that moves it while the Pact line lies where history drew it. */
export const rgtModifiers = chapter(
  'tensions',
  [
    clause('RGT-G1', 'RGT kept from Fall 1939, from 0, as a running sum'),
    clause('RGT-G2', 'RGT may pass 50 and may fall below 0'),
    clause('RGT-A1', 'RGT +1 at the start of every game turn, Fall 1939 included'),
    clause('RGT-D1', 'DPs never move RGT'),
    clause('RGT-S0a', 'Powers at war and Japanese surrender judged only at the start of the turn'),
    clause('RGT-S0b', 'Other RGT status modifiers count if true at any time in the turn'),
    clause('RGT-S1', 'RGT +1 a turn: two or more major powers fight the European Axis'),
    clause('RGT-S2', 'RGT +2 a turn: one major power fights the European Axis'),
    clause('RGT-S3', 'RGT +3 a turn: no major power fights the European Axis'),
    clause('RGT-S4', 'RGT +2 a turn: Japan has surrendered'),
    clause('RGT-S5', 'RGT +1 a turn for each Russian IC above 7'),
    clause('RGT-S6', 'RGT +1 a turn: central Poland on the German side is still unconquered'),
    clause('RGT-S7', 'RGT +1 a turn: Axis attack or 7+ in Hungary, Rumania, Bulgaria, Yugoslavia, Turkey'),
    clause('RGT-S8', 'RGT +1 a turn: Axis ground units in Britain'),
    clause('RGT-S9', 'RGT -1 a turn: Russian attack or 0 or less in RGT-S7 countries'),
    clause('RGT-S9x', 'Russian occupation of Bessarabia does not set off RGT-S9'),
    clause('RGT-S10', 'RGT -1 a turn for each Russian IC short of 7'),
    clause('RGT-S11', 'Italian prelude aggression in Yugoslavia and prelude trade pacts leave RGT alone', undefined, {
      only: afterGatheringStorm,
    }),
    clause('RGT-E0', 'RGT events count when they happen; captures are reversible and repeatable'),
    clause('RGT-E1', 'RGT +2 each: Axis capture of Paris, of London'),
    clause('RGT-E2', 'RGT +1 each: Axis capture of Birmingham, of Manchester'),
    clause('RGT-E3a', 'RGT +1: Axis gain their first hex in Finland'),
    clause('RGT-E3b', 'RGT +2: Axis gain their first hex in Hungary'),
    clause('RGT-E3c', 'RGT +2: Axis gain their first hex in Rumania'),
    clause('RGT-E3d', 'RGT +2: Axis gain their first hex in Bulgaria'),
    clause('RGT-E3e', 'RGT +6: Axis gain their first hex in Turkey'),
    clause('RGT-E3f', 'Axis gains are worked out country by country and add up'),
    clause('RGT-E4', 'RGT +6: Axis declare war on the Baltic States'),
    clause('RGT-E5', 'RGT +4: Axis control eastern Poland'),
    clause('RGT-E6', 'RGT +2: Axis gain any Finnish border hex'),
    clause('RGT-E7', 'RGT +2: Axis gain any hex in Bessarabia'),
    clause('RGT-E8', 'RGT +2: Axis gain any Persian hex next to Russia'),
    clause('RGT-E9', 'RGT -1: each Russian declaration of war on a minor neutral'),
    clause('RGT-E10', 'RGT -1: Russia occupies eastern Poland'),
    clause('RGT-E11a', 'RGT -4: Russia gains its first hex in Hungary'),
    clause('RGT-E11b', 'RGT -4: Russia gains its first hex in Rumania west of the Pact line'),
    clause('RGT-E11c', 'RGT -4: Russia gains its first hex in Bulgaria'),
    clause('RGT-E11d', 'RGT -12: Russia gains its first hex in Turkey'),
    clause('RGT-E11e', 'RGT -2 per five BRPs: Russian gains in other minors west of the line'),
    clause('RGT-E11f', 'Russian gains in Finland leave RGT alone'),
    clause('RGT-E11g', 'Russian gains are worked out country by country and add up'),
  ],
  { printed },
)

/** What takes the place of the event modifiers when the prelude drew the Pact line elsewhere. */
export const pactLine = chapter(
  'tensions',
  [
    clause('RGT-P0', 'Moved Pact line: RGT-E3, E4 and E6 to E11 give way'),
    clause('RGT-P1', 'RGT +1 per five BRPs: Axis gains on the German side, line moved'),
    clause('RGT-P1x', 'No rise for German control of a central Poland on the German side'),
    clause('RGT-P2', 'RGT +2 per five BRPs: Axis gains on the Russian side, line moved'),
    clause('RGT-P3', 'RGT +2: Axis gain any Persian hex next to Russia, line moved'),
    clause('RGT-P4', 'RGT -1: each Russian declaration of war on a minor, its Baltic share included'),
    clause('RGT-P5', 'RGT -1: Russia occupies eastern Poland, line moved'),
    clause('RGT-P6', 'RGT -2 per five BRPs: Russian gains west of the moved line, Finland excepted'),
    clause('RGT-P7', 'Rumania given to Russia: the Balkan +1 for Russian entry reads Rumania'),
    clause('RGT-P8', 'Rumania given to Russia: Balkan +2 once Russia has conquered it'),
  ],
  { printed, only: afterGatheringStorm },
)

/** What a level brings, and what Russia may and must do on the way to it. */
export const rgtResults = chapter(
  'tensions',
  [
    clause('RGT-R0', 'RGT results come in as the level reaches them'),
    clause('RGT-R0x', 'The Russian mobilization timetable runs on although RGT falls'),
    clause('RGT-R10', 'RGT 10: Russia begins to mobilize'),
    clause('RGT-R15', 'RGT 15: Russia may subvert eligible minors'),
    clause('RGT-R20', 'RGT 20: the Russian garrison duty begins'),
    clause('RGT-R25', 'RGT 25: Russia may attack minors without German interest or Axis control'),
    clause('RGT-R35', 'RGT 35: minors with a German interest too, Axis-controlled ones still barred'),
    clause('RGT-R40a', 'RGT 40: Russian forces on alert, unimpaired when Germany attacks'),
    clause('RGT-R40b', 'RGT 40: the yearly cap on Russian production ends'),
    clause('RGT-R45a', 'RGT 45: Russian control may cut Axis oil from Ploesti'),
    clause('RGT-R45b', 'RGT 45: Germany loses any economic interest in Russia'),
    clause('RGT-R50a', 'RGT 50: Russia may declare war on Germany'),
    clause('RGT-R50b', 'RGT 50: Allied partisans may be built in Europe'),
    clause('RGT-R50c', 'RGT 50: garrison duty and limits on Siberian transfers end'),
    clause('RGT-GA0', 'Garrison tested at the end of each Russian player turn at RGT 20+'),
    clause('RGT-GA1', 'Garrison: ten 2-3 and four 3-3 infantry, six 3-5 armour within 4 hexes'),
    clause('RGT-GA2', 'Garrison: 15 AAF within 3 hexes, Rumania not counted'),
    clause('RGT-GA3', 'Units free of garrison duty: specialized, added, Pacific and minor-ally units'),
    clause('RGT-GA4', 'Garrison duty ends with war against Germany or at RGT 50'),
    clause('RGT-FP1', 'Before war or RGT 40: yearly 5 BRPs of air, 5 of military production'),
    clause('RGT-FP2', 'Prewar Russian production may be placed anywhere', { is: 'shown', why: 'a freedom with no limit to check' }),
    clause('RGT-FP3', 'Which Russian units may go to Siberia before RGT 50'),
    clause('RGT-FP4', 'At RGT 50 no limit on Siberian transfers is left'),
  ],
  { printed },
)

/** The first turn of a German attack on a Russia below RGT 40. */
export const unpreparedness = chapter(
  'tensions',
  [
    clause('RGT-UP0', 'Russia is unprepared if RGT is below 40 when Germany declares war'),
    clause('RGT-UP1', 'No ZoC for Russian armour next to Axis hexes during Axis movement'),
    clause('RGT-UP2', 'Unprepared Russian armour elsewhere: 1 extra movement factor in its ZoC, not 2'),
    clause('RGT-UP3', 'Russian armour ZoC works as usual in exploitation movement'),
    clause('RGT-UP4', 'Unprepared Russian infantry: -1 DM against Axis armour, some places exempt'),
    clause('RGT-UP5', 'Russian Air Nationality DRM one lower in the Axis player turn'),
    clause('RGT-UP6', 'Unprepared Russia: next turn armour moves 2, infantry 1'),
    clause('RGT-UP7', 'Unpreparedness binds Russian associates and minor allies away from home'),
  ],
  { printed },
)

/** War between Germany and Russia, and Russian wars on minors that Germany may support. */
export const russianWars = chapter(
  'tensions',
  [
    clause('RGT-W1', 'German war on Russia: RGT counts as 50 from the next Russian player turn'),
    clause('RGT-W2', 'Russian war on Germany needs RGT 50'),
    clause('RGT-W3', 'Russian war on the Baltic States at any level, other minors by level'),
    clause('RGT-W4', 'Minor with a German interest attacked: Germany announces support or not at once'),
    clause('RGT-W5', 'German support of the minor: Russia adds war for 35 BRPs or loses 10'),
    clause('RGT-W6', 'No support: Germany loses the interest and the BRPs it got this year'),
    clause('RGT-W7', 'Help for an unsupported minor in later turns means war on Russia'),
  ],
  { printed },
)

/** 36.11D: the five Russian mobilizations. */
export const russianMobilization = chapter(
  'tensions',
  [
    clause('RGT-M1', 'Seven starting Russian ICs, from Moscow to Gorki'),
    clause('RGT-M2', 'Five more Russian ICs by mobilization, the first at RGT 10'),
    clause('RGT-M3', 'New Russian ICs: Kuibyshev, Magnitogorsk, Sverdlovsk, then any supplied European city'),
    clause('RGT-M4', 'First Russian mobilization when RGT reaches 10'),
    clause('RGT-M5', 'RGT 10 reached in the Allied player turn: mobilized at the Russian start'),
    clause('RGT-M6', 'Second Russian mobilization 2 turns after the first'),
    clause('RGT-M7', 'Third Russian mobilization 2 turns after the second'),
    clause('RGT-M8', 'Fourth Russian mobilization the turn after the third'),
    clause('RGT-M9', 'Fifth Russian mobilization the turn after the fourth'),
    clause('RGT-M10', 'War with Germany: one Russian mobilization every turn'),
    clause('RGT-M11', 'War finds a Russian mobilization half done: its second half comes first'),
    clause('RGT-M12', 'In peace the first two Russian mobilizations take two turns, later ones one'),
    clause('RGT-M13', 'Russian mobilizations add units to the pool for no BRPs or RPs'),
    clause('RGT-M14', 'First two Russian mobilizations in peace: 10 BRPs of units, 10 next turn'),
    clause('RGT-M15', 'Later Russian mobilizations, and all in war: 20 BRPs of units at once'),
    clause('RGT-M16', 'Each Russian mobilization must hold 1 AAF and one 4-5 or 5-6 armour'),
    clause('RGT-M17', 'Rest of a Russian mobilization: infantry, armour or AAF by choice'),
    clause('RGT-M18', 'Mobilized Russian units buildable after 2 turns (infantry), 4 (air), 6 (armour)'),
    clause('RGT-M19', 'Unspent BRPs of a first half carry over: 9 now, 11 next'),
    clause('RGT-M20', 'Russian ICs bought with RPs, or lost, never change the force pool'),
  ],
  { printed },
)
