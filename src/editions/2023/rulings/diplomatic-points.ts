import type { Ruling } from '../../../rules/index.ts'

/** How many points there are, and where they may go. */
export const pointRulings: readonly Ruling[] = [
  {
    id: 'R49-09',
    question: 'Does supply matter for the lines of the DP tables, which 49.152 calls irrelevant?',
    answer: 'The lines that name full supply need it (DP-GER-12, DP-GER-16, DP-ITA-07, DP-FRA-04); for all others supply does not matter.',
    reason: 'The special line beats the general 49.152.',
    standing: 'open',
  },
  {
    id: 'R49-10',
    question: 'What do the powers receive at the set-up of the 1939 scenario?',
    answer: 'Basic allotments only, as in the campaign game, unless the scenario’s own sheet says more.',
    reason:
      '49.11 and 49.22 pair the 1939 scenario with the campaign game, and its board is the same. The bare letter is ' +
      'against it: 49.13 says that every scenario but the campaign game may be topped up.',
    standing: 'open',
    choices: [
      { id: 'basic-only', words: 'Basic allotments only, as in the campaign game' },
      { id: 'topped-up', words: 'Basic allotments and the DPs for BRPs and territory, by the letter of 49.13' },
    ],
  },
  {
    id: 'R49-11',
    question: 'Which USAT level gives the U.S. its allotment?',
    answer:
      'The effective level as last rolled (in the Winter Allied phase); the actual level, 0, at the set-up. A negative level counts as 0.',
    reason: '49.851D puts YSS allotments of DPs under the effective level, and no newer die exists at the YSS.',
    standing: 'open',
  },
  {
    id: 'R49-12',
    question: 'What is a third of a faction’s DPs?',
    answer:
      'The faction’s total divided by 3, rounded up; the total is what it was allotted this year after each power’s ' +
      'floor of zero, spent or not. All the faction’s DPs in one target count together.',
    reason: '49.31 speaks of the faction’s DPs and of combined totals.',
    standing: 'plain',
  },
  {
    id: 'R49-13',
    question: 'How many DPs may a faction place in USAT?',
    answer:
      'The smaller of the one-third limit and the number of its diplomatic phases left in the year: 2 in 1939, 4 in 1940 and in 1941.',
    reason: '49.31 read with 49.34 and 49.82C; the game starts in Fall 1939, and the campaign’s 3.2.4.7 has the same numbers.',
    standing: 'plain in part',
  },
  {
    id: 'R49-14',
    question: 'What counts as one target?',
    answer:
      'Each country with a heading in the diplomatic tables. Belgium with Luxembourg is one; France and Vichy France are ' +
      'two; Yugoslavia, Croatia and Serbia are three, the last two only when they exist. USAT is one; all intelligence ' +
      'together is one for the limit; Italy is one; a power’s own DPs in itself are one.',
    reason: '49.36A and 49.31.',
    standing: 'open',
  },
  {
    id: 'R49-15',
    question: 'May Russia place DPs anywhere but in its listed countries?',
    answer: 'No: not in intelligence, not in USAT, not in itself.',
    reason:
      '49.32 says “only”, and 49.81B repeats it for USAT. For intelligence the point is weak: 49.11, 49.24 and 49.31 speak of it ' +
      'for every power or faction, Russia named, and 49.32 can be read as choosing among countries.',
    standing: 'open',
    choices: [
      { id: 'countries-only', words: 'Russian DPs go to listed countries only' },
      { id: 'intelligence-too', words: 'Russian DPs may also go to intelligence research' },
    ],
  },
  {
    id: 'R49-60',
    question: 'For how long do atomic attacks and firestorms add to an allotment?',
    answer: 'Firestorms count only in the year after them; atomic attacks in every later year.',
    reason: 'Only the firestorm lines speak of the previous year.',
    standing: 'open',
  },
  {
    id: 'R49-61',
    question: 'Do Alexandria and Suez count once or twice?',
    answer: 'Once, whether one of them is held or both.',
    reason: 'Those lines do not say “one for each”.',
    standing: 'plain',
  },
  {
    id: 'R49-62',
    question: 'Whom do the DP tables mean by Axis and by Allied?',
    answer:
      'Axis is Germany and Italy with their allies and associates, not Japan; Allied is the ' +
      'Western Allies or Russia. The capital of a neutral is held by nobody; a country at war with Germany or ' +
      'Italy holds its own for the Western Allies.',
    reason: 'It is how the tables use the words; Japan is named where it is meant.',
    standing: 'open',
  },
  {
    id: 'R49-63',
    question: 'Who may place DPs in Italy and in France?',
    answer: 'Either side; own and enemy DPs then work on the surrender level (chapters 56 and 58).',
    reason: '49.24, and the notes on Italy and France before the tables (GN-16, GN-17).',
    standing: 'open',
  },
  {
    id: 'R49-64',
    question: 'In 1939, is the set-up the preceding YSS?',
    answer: 'Yes, for 49.423 and 49.425.',
    reason: '49.11 gives out DPs at the set-up as in a YSS.',
    standing: 'plain',
  },
]
