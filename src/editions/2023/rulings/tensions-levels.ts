import type { Ruling } from '../../../rules/index.ts'

/** Which level serves, what its thresholds bring, and who mobilizes when. */
export const tensionLevelRulings: readonly Ruling[] = [
  {
    id: 'RT-01',
    question: 'At what level does USAT open? No number is printed.',
    answer: 'At 0.',
    reason: 'RGT and USJT start at 0; recording starts in Fall 1939; 50.61 gives no opening effect.',
    standing: 'open',
  },
  {
    id: 'RT-15',
    question: 'Which level serves where no Allied player turn is running?',
    answer:
      'For YSS allotments: the effective level of the Winter Allied player turn just ended. Where a table speaks of a level that ' +
      '49.851D or 49.852D does not list (die modifiers for Vichy France and Rumania): the actual level.',
    reason: 'The lists under D name what the effective level rules; the last die is the only one there is at the YSS.',
    standing: 'open',
  },
  {
    id: 'RT-16',
    question: 'Results survive a drop, yet an action is judged by the level when it is done: which holds?',
    answer:
      'What is done stands (mobilizations and their timetable, the fleet at Pearl Harbor, ASW sent, AAF added, the embargo). A ' +
      'new act (grant, next ASW, declaration of war, CVE) needs the effective level of that moment.',
    reason: '49.86 is about actions carried out; 49.851D and 49.852D judge each action when taken.',
    standing: 'open',
  },
  {
    id: 'RT-18',
    question: 'What if the effective level passes two thresholds in one turn, or a date and a threshold?',
    answer: 'Both mobilizations happen that turn, and Japan matches both.',
    reason: 'Each has its own condition and none says one per turn before the third.',
    standing: 'open',
  },
  {
    id: 'RT-19',
    question: 'Twelve U.S. mobilizations: per theatre or in all?',
    answer: 'Per theatre.',
    reason: 'Each list has 3 and 9 more; the theatres are independent (36.11G).',
    standing: 'open',
  },
  {
    id: 'RT-20',
    question: 'Does the U.S. mobilize by war in the turn it enters?',
    answer:
      'If war began in the Axis player turn, the check of that turn already mobilizes. If the U.S. declares war, which comes ' +
      'after the check, from next turn; it is then past 30 anyway.',
    reason: 'The check sits at the end of the Allied diplomatic phase.',
    standing: 'open',
  },
  {
    id: 'RT-21',
    question: 'Germany attacks Russia in the very turn its first or second mobilization is due: which kind is it?',
    answer: 'A wartime one: 20 BRPs in that turn.',
    reason: 'The Russian player turn comes after the attack; wartime mobilizations take one turn.',
    standing: 'open',
  },
  {
    id: 'RT-22',
    question: 'The U.S. mobilizes by date with effective USJT under 10, 20 or 30: must Japan match?',
    answer: 'Yes, that turn.',
    reason: 'The duty is to match the U.S. mobilization; the level is only its usual trigger.',
    standing: 'open',
  },
  {
    id: 'RT-23',
    question: 'Forced Japanese mobilization: does the +1 lift the effective level?',
    answer: 'Yes, actual and effective both by 1; no new die.',
    reason: 'Effective is always actual plus offset.',
    standing: 'open',
  },
  {
    id: 'RT-24',
    question: 'Japan declares war on Britain: the +4 event and the rise to 20 as well?',
    answer:
      'One rise only: to 20 or by 4, whichever is higher. If Japan declares war on Britain and the U.S. together, 50.552 does not ' +
      'apply, and the Pearl Harbor level is taken before any +4.',
    reason: 'It is the same +4; 51.71C takes the level after the start-of-turn rises.',
    standing: 'open',
  },
  {
    id: 'RT-25',
    question: 'How long does the +6 a turn run?',
    answer: 'Until Japan and the U.S. are at war.',
    reason: 'It describes the reaction of a neutral U.S.',
    standing: 'open',
  },
  {
    id: 'RT-26',
    question: 'The die at once after Japan declares war on Britain: before or after the rise?',
    answer: 'After; that offset then holds to the end of the Allied player turn, with no second die that turn.',
    reason: 'The rise comes at the moment of declaration; the table puts this die in place of the later one.',
    standing: 'open',
  },
  {
    id: 'RT-33',
    question: 'RGT thresholds 25, 35 and 50 after a drop: what decides?',
    answer: 'The level at the declaration of war.',
    reason:
      'Classic 50.32F speaks of the current level and the 2023 text of the level as it is; the table shields only the ' +
      'mobilization timetable from a drop, 49.86 only what is already done. The classic 50.33C words its steps as points once ' +
      'reached, which may be taken as a latch.',
    standing: 'open',
    choices: [
      { id: 'level-now', words: 'The level when war is declared decides' },
      { id: 'once-reached', words: 'A threshold once reached stays open although RGT falls' },
    ],
  },
  {
    id: 'RT-34',
    question: 'What if Germany declares war on Russia with RGT already above 50?',
    answer: 'The level is left alone; 50 is a floor.',
    reason: 'The level is said to rise.',
    standing: 'open',
  },
  {
    id: 'RT-35',
    question: 'How far does a U.S. election move USAT and USJT?',
    answer: 'These books do not say (rule 62 does); the shift is taken as an input.',
    reason: 'Classic 49.86 only mentions it.',
    standing: 'open',
  },
  {
    id: 'RT-39',
    question: 'RGT-M5 names a French surrender, but no modifier does: how does it act?',
    answer: 'Through Paris passing to the Axis; the number of powers at war follows next turn.',
    reason: 'No other RGT line reads it.',
    standing: 'open',
  },
  {
    id: 'RT-40',
    question: 'Is USAT kept after the U.S. is at war?',
    answer: 'Yes.',
    reason: 'The basic DPs of the U.S. go on reading it.',
    standing: 'open',
  },
  {
    id: 'RT-44',
    question: 'Is the cap on grants per country?',
    answer: 'No: one cap for Britain and France together; the unused part lapses each turn.',
    reason: 'The table gives one BRP a turn for each level.',
    standing: 'open',
  },
  {
    id: 'RT-45',
    question: 'What if the effective level falls while wars are being declared?',
    answer: 'All declarations of war of the player turn are judged on the level before any of them.',
    reason: '50.12.',
    standing: 'open',
  },
  {
    id: 'RT-46',
    question: 'USJT-R8: actual or effective level?',
    answer: 'Effective; the move is made in that Allied player turn.',
    reason: '49.852D lists deployment limits.',
    standing: 'open',
  },
  {
    id: 'RT-48',
    question: '51.311: what forces Japan to mobilize in its attack turn, before any die?',
    answer:
      'The actual level after the start-of-turn rises, compared with 10, 20 and 30: if the matching mobilization is not done, it ' +
      'is done now for +1, and then come the declaration and the last die.',
    reason: 'No other reading gives the sentence a use.',
    standing: 'open',
  },
  {
    id: 'RT-49',
    question: '2023 without preludes: may Russia attack the Baltic States below RGT 25, or below 0?',
    answer: 'Always, unless Germany declared war on them.',
    reason:
      'The table says always; they lie on the Russian side; the classic book keeps them out of the step at 25. The 2023 book has ' +
      'put them on its one list, so its note for a game without preludes, taken strictly, would hold them to 25.',
    standing: 'open',
  },
]
