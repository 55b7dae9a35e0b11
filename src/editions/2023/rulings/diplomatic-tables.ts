import type { Ruling } from '../../../rules/index.ts'

/** How single lines of the minor-country tables are read. */
export const tableRulings: readonly Ruling[] = [
  {
    id: 'R49-31',
    question: 'Which of the Balkan and Rumanian lines that look alike add up?',
    answer:
      'BAL-B6 counts once, however many areas were entered; RUM-A4 counts once. RUM-A5 with BAL-B6, ' +
      'and RUM-A6 with BAL-B7 and BAL-B8, add up when each condition holds.',
    reason: 'The text has no “each”, and 49.91B (3) adds B7 and B8.',
    standing: 'plain',
  },
  {
    id: 'R49-32',
    question: 'Does the bold +3 for a Russian war in the Balkans give a reaction roll?',
    answer: 'No.',
    reason: '49.634 names subversion only; bold type also marks changed text, and is missing from Norway’s reaction lines.',
    standing: 'open',
  },
  {
    id: 'R49-33',
    question: 'Does the +2 for a Russo-Finnish fight, which 49.91C speaks of, apply in Finland?',
    answer: 'No: the Finnish table has no such line. The one-turn test serves NOR-A5 and SWE-A3.',
    reason:
      '49.91C explains a line that the table does not have, and a clarification makes no new line, so ' +
      'that R49-69 has an exception here. The publisher’s web copy of the Finnish table has the same ' +
      'four additional lines. The sources alone do not settle it.',
    standing: 'open',
    choices: [
      { id: 'no-line', words: 'No +2: the Finnish table has no such line' },
      { id: 'plus-two', words: '+2 in Finland once Russia and Finland have fought over the border for one turn' },
    ],
  },
  {
    id: 'R49-35',
    question: 'Are fallen, conquered and surrendered different things for France?',
    answer: 'No, they are one and the same fact.',
    reason: 'The texts use the words in turn.',
    standing: 'open',
  },
  {
    id: 'R49-36',
    question: 'Must Russia be at war to name Rumania, or is RGT 50 enough?',
    answer: 'RGT 50 is enough.',
    reason: '49.44 is the rule in both books; the line in the table is only shorter.',
    standing: 'open',
  },
  {
    id: 'R49-37',
    question: 'How are hexes counted for BAL-B1 and FIN-A1?',
    answer:
      'Strictly more. Balkan hexes are those of the four countries (with the prelude, of Croatia and Serbia too). Hexes in ' +
      'Russia leave out eastern Poland, the Baltic States, Bessarabia and the Finnish border hexes.',
    reason: 'The text of the lines.',
    standing: 'plain in part',
  },
  {
    id: 'R49-38',
    question: 'Which Allied ground units are in the Balkans (YUG-A1)?',
    answer:
      'Any Western Allied or Russian ground unit, of their allies and associates too but no partisans, in the four Balkan countries. ' +
      'Greece, Turkey and Albania are not the Balkans; Russian units in annexed Bessarabia do not count.',
    reason:
      'GN-06 lists the Balkan countries, 49.91B leaves Turkey out, GN-13 says whose units. British units in Greece therefore do not ' +
      'count, which may surprise. GN-06 takes Bessarabia with Rumania; once annexed it is set aside, as BAL-B1 drops eastern European ' +
      'hexes and the tables elsewhere name Bessarabia beside the Balkan countries, not among them.',
    standing: 'open',
    choices: [
      { id: 'without-bessarabia', words: 'Russian units in annexed Bessarabia are not in the Balkans' },
      { id: 'with-bessarabia', words: 'Russian units in annexed Bessarabia are in the Balkans, by the letter of GN-06' },
    ],
  },
  {
    id: 'R49-39',
    question: 'Do the lines for alliance, association and hex control add up?',
    answer: 'No: only the highest of G1 to G3 applies. A Sweden that waits on Finland takes +3 or +2, and no +1.',
    reason: 'A country has one status.',
    standing: 'plain',
  },
  {
    id: 'R49-40',
    question: 'On whose side is Russia before its war?',
    answer: 'Russian units, DPs and results are Allied on every table from the start.',
    reason: '49.4261B, 49.433 and 49.634 treat them so.',
    standing: 'open',
  },
  {
    id: 'R49-41',
    question: 'For how long has a power “declared war”?',
    answer: 'For the rest of the game, even if the declaration was revoked.',
    reason: '50.442.',
    standing: 'plain',
  },
  {
    id: 'R49-42',
    question: 'Which Swedish result is pro-Allied (NOR-A2)?',
    answer: '0 to −3 in effect.',
    reason: 'The list of results calls those pro-Allied.',
    standing: 'plain',
  },
  {
    id: 'R49-43',
    question: 'Which USAT level must be below 25 (VIC-A9)?',
    answer: 'The actual level.',
    reason: '49.851D does not list this under the effective level.',
    standing: 'open',
  },
  {
    id: 'R49-52',
    question: 'How often can Belgium/Luxembourg be named?',
    answer: 'Once in the whole game, by anyone; naming the surviving half uses it up.',
    reason: 'BEL-N1 and BEL-N3.',
    standing: 'plain in part',
  },
  {
    id: 'R49-58',
    question: 'Who may name the Ukraine, and from when?',
    answer:
      'The Axis or Russia, and the Western Allies with DPs too. The first turn after Kiev falls is ' +
      'the game turn that follows the one in which it was first taken.',
    reason: 'The table sets no limit.',
    standing: 'plain in part',
  },
  {
    id: 'R49-59',
    question: 'Do the Balkan lines apply to Croatia and Serbia?',
    answer: 'All of them do, as parts of Yugoslavia.',
    reason: 'Their entries only add to the Balkan section in which they stand.',
    standing: 'open',
  },
  {
    id: 'R49-68',
    question: 'How are Russian factors next to Rumania counted by tens?',
    answer: 'In full tens, rounded down.',
    reason: 'As R49-08.',
    standing: 'open',
  },
  {
    id: 'R49-69',
    question: 'Which wins where a table and a rule text differ?',
    answer: 'The rule text of the edition in play; where only the table speaks, the table.',
    reason: 'The tables refer to chapter 49 for the detailed rules. R49-33 is the exception: a clarification of a line that is not there.',
    standing: 'open',
  },
  {
    id: 'R49-70',
    question: 'May Russia repeat a territorial demand on the same country?',
    answer: 'No: once made it has been met, fought over or dropped.',
    reason: 'The table ends every demand in one of the three, and dropping is forced on Russia (RUM-R(8+)); chapter 66 is not at hand.',
    standing: 'open',
  },
]
