import type { Ruling } from '../../../rules/index.ts'

/** What counts on a tension track, how much and how often. */
export const tensionModifierRulings: readonly Ruling[] = [
  {
    id: 'RT-02',
    question: 'Does the modifier for the number of powers at war act in Fall 1939, the first turn of the war?',
    answer: 'Yes: +1 in RGT and in USAT.',
    reason:
      'Status modifiers begin in Fall 1939 and the count looks at the start of the turn; Britain and France are at war before it (50.61).',
    standing: 'open',
  },
  {
    id: 'RT-03',
    question: 'Who is counted among the major powers at war with the European Axis?',
    answer:
      'Major powers actually at war with Germany or Italy at the start of the turn: France until it falls; Britain unless ' +
      'surrendered and neutral; Russia and the U.S. too, on either track, once they are in. Never China (it fights Japan only), ' +
      'minors, Free or Vichy France.',
    reason:
      'Plain words with no exception: only USAT-PE3 leaves the U.S. out, and it says so. 59.83 makes a surrendered Britain ' +
      'neutral while the U.S. is.',
    standing: 'plain in part',
  },
  {
    id: 'RT-04',
    question: 'Are the +1, +2 and +3 for powers at war added up?',
    answer: 'Exactly one of them applies.',
    reason: 'The three cases exclude each other.',
    standing: 'open',
  },
  {
    id: 'RT-05',
    question: 'Do Russian factories and central Poland count at any time in the turn, or only at the moment named?',
    answer: 'Only at the moment named, once a turn.',
    reason: 'The special moment in the line beats the general sentence.',
    standing: 'open',
  },
  {
    id: 'RT-06',
    question: 'Do ICs bought with RPs count for RGT-S5?',
    answer: 'Yes: the ICs on the map minus 7.',
    reason: 'The line gives its test, in brackets, as a count of ICs.',
    standing: 'open',
    choices: [
      { id: 'all-ics', words: 'Every IC on the map counts, bought with RPs or mobilized' },
      { id: 'mobilized-only', words: 'Only ICs that Russia mobilized count' },
    ],
  },
  {
    id: 'RT-07',
    question: 'Do RGT-S7 and RGT-S9 lapse when the result is later negated?',
    answer: 'No. Once attacked or achieved, it counts every turn to the end.',
    reason: 'The words look back on what has happened; an attack cannot be undone; status modifiers are paid each turn.',
    standing: 'open',
  },
  {
    id: 'RT-08',
    question: 'Is a revoked declaration of war an attack for RGT-S7 or RGT-S9?',
    answer: 'No; its own event modifier (USAT-E2, RGT-E9) stays.',
    reason: '50.442 keeps the effects of the declaration; no attack took place.',
    standing: 'open',
  },
  {
    id: 'RT-09',
    question: 'Does control by diplomacy count for RGT-E3?',
    answer: 'Yes, at once, for results that give the hexes (8, and 9 or 10 which go further). Its loss by diplomacy takes it back.',
    reason: '49.59 speaks of tension effects of hex control from die rolls.',
    standing: 'open',
  },
  {
    id: 'RT-10',
    question: 'What does a second hex in the same country add?',
    answer: 'Nothing. The modifier turns on with the first hex and off with the last.',
    reason: 'The line asks for one or more hexes.',
    standing: 'open',
  },
  {
    id: 'RT-11',
    question: 'Country and border zone together (Finland and the Finnish border, Rumania and Bessarabia): one modifier or both?',
    answer:
      'Both count, each on its own hexes: a border-zone hex alone sets off only the border modifier, a hex of the country proper ' +
      'only the one of the country.',
    reason:
      'They are two separate lines, and RGT-P1 and P2 part the two sides of the Pact line in the same way. It is not spelled out: ' +
      'elsewhere the tables treat Bessarabia as a piece of Rumania.',
    standing: 'open',
    choices: [
      { id: 'own-hexes', words: 'A border-zone hex sets off only the border modifier' },
      { id: 'zone-in-country', words: 'A border-zone hex is also a hex of its country and sets off both' },
    ],
  },
  {
    id: 'RT-12',
    question: 'Egypt: what if one of two cities is retaken?',
    answer: 'The +1 stays until no Egyptian city is Axis-held.',
    reason: 'More than one city is still one modifier.',
    standing: 'open',
  },
  {
    id: 'RT-13',
    question: 'How much does one USAT DP move the level?',
    answer: 'By 1.',
    reason: 'The table leaves room for the number of DPs; 49.82C limits that number.',
    standing: 'open',
  },
  {
    id: 'RT-14',
    question: 'What becomes of USAT DPs unfired at the end of the year?',
    answer: 'They are lost without penalty; firing is never compulsory.',
    reason: '49.82A allows them only in the year of allocation; 49.83 makes each usable once.',
    standing: 'open',
  },
  {
    id: 'RT-17',
    question: 'Moved Pact line: do RGT-E5 (+4 for eastern Poland) and RGT-P2 for Poland both count?',
    answer: 'RGT-P2 alone for Polish land on the Russian side.',
    reason:
      'The same event would count twice. To the letter RGT-E5 is not among the superseded lines, so a strict table adds both. The ' +
      'books do not print the BRP value of eastern Poland; +4 would answer to 10 BRPs.',
    standing: 'open',
    choices: [
      { id: 'by-brps-alone', words: 'Only RGT-P2 counts for Polish land on the Russian side' },
      { id: 'both', words: 'RGT-E5 and RGT-P2 both count' },
    ],
  },
  {
    id: 'RT-27',
    question: 'USJT-E5: +1 for each raid?',
    answer: '+1 once in a game turn with any such raid.',
    reason: 'The line does not say each; the comparable USAT modifier is capped.',
    standing: 'open',
  },
  {
    id: 'RT-28',
    question: 'USAT-E15 speaks of a neutral: a major power too?',
    answer: 'Yes: neutral Italy, Vichy France, any minor.',
    reason: 'Other lines say minor neutral; this one does not.',
    standing: 'open',
  },
  {
    id: 'RT-29',
    question: 'One Italian declaration of war that brings war with Britain and France: how much?',
    answer: 'One +2.',
    reason: '50.522: one declaration, however many join.',
    standing: 'open',
  },
  {
    id: 'RT-30',
    question: 'Do operations against partisans count in the classic book?',
    answer: 'Yes, they are counted there.',
    reason: 'The classic book totals all offensive operations; leaving these out is new in the 2023 book.',
    standing: 'open',
  },
  {
    id: 'RT-31',
    question: 'British ships and troops sent east and then brought back: what is charged?',
    answer:
      'Ships: the formula on the highest number present so far, and only the increase is charged. Ground and air: -1 per factor ' +
      'each time it is sent. No refund for either.',
    reason:
      'The naval line counts factors present, the other one factors sent; both are events, and only captures are reversible ' +
      '(R16-31 agrees).',
    standing: 'open',
  },
  {
    id: 'RT-32',
    question: '2023: what does a war between Japan and Russia do while Russia is at peace with Germany?',
    answer: 'Nothing to USJT, whoever began it (USJT-E6, E10, S2). In the classic book USJT-E6 and E10 always count.',
    reason: '50.32C of the 2023 book.',
    standing: 'open',
  },
  {
    id: 'RT-36',
    question: 'Whom does USAT-PE3 count?',
    answer: 'Britain, France and Russia if at war with Germany; not the U.S.',
    reason: 'Plain words.',
    standing: 'plain',
  },
  {
    id: 'RT-37',
    question: 'For every five BRPs: do part blocks count?',
    answer: 'They are dropped.',
    reason: 'The line pays for each full five.',
    standing: 'open',
  },
  {
    id: 'RT-38',
    question: 'What lies west of the Pact line in a game without the prelude?',
    answer: 'All listed minors but the Baltic States, the Finnish border hexes, Bessarabia, eastern Poland (Russian side) and Persia.',
    reason: 'The line divides Europe; RGT-S9x frees Bessarabia.',
    standing: 'open',
  },
  {
    id: 'RT-41',
    question: 'The scenario card allows seven free naval factors, USAT-E13 speaks of a limit of ten: which?',
    answer: 'The total is tested against ten.',
    reason: 'Both texts charge what exceeds a limit of 10 factors.',
    standing: 'open',
  },
  {
    id: 'RT-42',
    question: 'USAT-E20 stands among the events though it reads like a status: which is it?',
    answer: 'An event: once, and reversible.',
    reason: 'Its heading decides.',
    standing: 'open',
  },
  {
    id: 'RT-43',
    question: 'Bombing losses of 10 BRPs: whose?',
    answer: 'Those of all Western Allied powers, or of all European Axis powers, added up over the game turn.',
    reason: 'The line names the side, not a power.',
    standing: 'open',
  },
  {
    id: 'RT-47',
    question: 'What is meant by Axis ground units in Russia, or in Britain?',
    answer:
      'Russia as printed in 1939 (not eastern Poland, the Baltic States or Bessarabia); Britain with Scapa Flow and with Ulster. ' +
      'Partisans are not units for this.',
    reason:
      '49.154C counts Riga and Lvov as outside Russia. 27.42D makes Ulster part of Britain; the DP tables exclude it by saying ' +
      'so, this line does not.',
    standing: 'open',
  },
  {
    id: 'RT-50',
    question: 'Does a Finnish border war that escalates give RGT -1 and USAT -1?',
    answer: 'No; there is no declaration of war (50.527).',
    reason: '67.25.',
    standing: 'open',
  },
]
