import type { Ruling } from '../../../rules/index.ts'

/** The tension levels and what they open. */
export const tensionRulings: readonly Ruling[] = [
  {
    id: 'RC-11',
    question: 'Which tension level do the steps before the adjustment read?',
    answer: 'The level in force when the phase opens, made in last turn’s adjustment; the new one serves from the adjustment on.',
    reason:
      '3.2 fixes the order and puts the levels last. But 3.2.7 calls the new level the one for the current turn, so some tables ' +
      'will want it throughout.',
    standing: 'open',
    choices: [
      { id: 'standing', words: 'The level in force when the phase opens' },
      { id: 'updated', words: 'The level this turn’s adjustment arrives at' },
    ],
  },
  {
    id: 'RC-12',
    question: 'Which way do tension DPs work, and when?',
    answer:
      'An Axis DP counts -1, a Western Allied or Russian one +1, in the adjustment of the turn it is activated; one used in Fall ' +
      '1939 counts in Winter. None go on the USA-Japan level.',
    reason:
      'The directions are those of the USAT table. Activation comes before the adjustment, and 3.2.4.7 names two levels only, as ' +
      'does 49.81C.',
    standing: 'open',
    choices: [
      { id: 'same-turn', words: 'Counted in the adjustment of the turn of activation' },
      { id: 'next-turn', words: 'Counted in the next turn’s adjustment, with that turn’s other modifiers' },
    ],
  },
  {
    id: 'RC-13',
    question: 'How is the effective level drawn?',
    answer:
      'One draw for each American level each turn as the phase starts: 1 gives -2, 2 gives -1, 3 and 4 nothing, 5 gives +1, 6 gives ' +
      '+2, added to whatever actual level is in force. It governs declarations of war, aid, escorts and surprise.',
    reason: 'The range is that of 3.2.7.3, the spread that of 49.851 and 49.852.',
    standing: 'open',
  },
  {
    id: 'RC-17',
    question: 'Which modifiers move the tension levels?',
    answer:
      'The lists of the tension tables, with these changes. Events count once, each declaration or capture of a different place ' +
      'being its own event: war on the Allies is one declaration, +2 in all, and a second Axis power’s on the same enemy adds ' +
      'nothing. A Western declaration on Italy is one on a neutral while Italy fights none of them. Italy’s on Russia that brings ' +
      'Germany’s war counts as a German attack. The line per 15 BRPs becomes +1 per Front with an Offensive that turn. Lines on bombing, atomic ' +
      'attacks, elections, factories, mobilizations and named ships are dropped: there are no mobilizations here. The border ratio is worked out but counts 0 without data. DPs may ' +
      'go on the Russo-Axis level. What is measured in BRPs of a country counts as far as those are reported.',
    reason:
      '3.2.7.2 overrides 49.842, 3.3.2.1 speaks of one declaration against the Allies, 3.4.4.2 says what an Offensive is, and 3.4.3.5 ' +
      'gives a ratio without figures.',
    standing: 'open',
  },
  {
    id: 'RC-18',
    question: 'What are the thresholds the campaign leaves out?',
    answer:
      'Russian war on the Axis 50, American war on the Axis 50, lend-lease to Britain from 25, the DD grant at 25, at war or at peace, ' +
      'unless data says otherwise. The Axis may declare war on Russia at any time.',
    reason: 'They are those of the tension tables; 3.4.4.6 and 3.1.4 point to 50.',
    standing: 'open',
  },
  {
    id: 'RC-19',
    question: 'What is a nation aligned with the Axis at tension 25 to 34?',
    answer: 'One at Economic Cooperation or better with the Axis.',
    reason: 'What 35 newly allows is exactly the neutrals short of Military Cooperation.',
    standing: 'plain',
  },
  {
    id: 'RC-20',
    question: 'May Russia take the Baltic States below tension 25?',
    answer: 'Yes, at any level and in Fall 1939 too, if nobody else has.',
    reason: '3.4.3.2 is the special clause, and 50.33C agrees.',
    standing: 'plain',
  },
  {
    id: 'RC-39',
    question: 'What is a “following” turn or phase?',
    answer: 'That of the next game turn. Winter is followed by the YSS, then Spring.',
    reason: '3.4.1.3 gives an example.',
    standing: 'plain',
  },
  {
    id: 'RC-81',
    question: 'How much aid do the American levels allow before war?',
    answer:
      'To Britain one unit a turn for each effective level above 25. To China five units a turn from level 3 and ten from 14, an ' +
      'aircraft unit at 20 and another at 35. A unit stands for a BRP, an army air factor for an aircraft unit.',
    reason: '3.4.4.4 caps the aid by the level and leaves the figures to a sheet; these are those of the tension tables.',
    standing: 'open',
  },
  {
    id: 'RC-82',
    question: 'Which war lifts the cap on American aid?',
    answer: 'War with the Axis lifts that on Britain, war with Japan that on China.',
    reason: '3.4.4.4 names both wars and both recipients and ends on the level “in that theatre”, which goes through them in pairs.',
    standing: 'open',
    choices: [
      { id: 'own-theatre', words: 'Each cap ends with war in its own theatre' },
      { id: 'any-war', words: 'Both caps end with either war' },
    ],
  },
  {
    id: 'RC-83',
    question: 'Which events are new each time although no place tells them apart?',
    answer:
      'Each use of subversion, each British unit sent east and each Japanese fortification. Of numbers that rise and fall, such as ' +
      'Russian centres the Axis hold or British ships in the East, only a new highest counts.',
    reason: '3.2.7.2 strikes off an event that took place; another use is another event, the same number reached again is not.',
    standing: 'open',
  },
  {
    id: 'RC-86',
    question: 'From when may the USA escort its own Atlantic shipping if the Axis declare war below 50?',
    answer: 'From the turn after the declaration, whatever the level.',
    reason: '3.4.4.6 asks for 50 and then speaks of one free turn of attacks, which the turn of the declaration is.',
    standing: 'open',
  },
  {
    id: 'RC-87',
    question: 'Which moment of its turn is a level given without the turns before it?',
    answer: 'The turn after its adjustment: the lines of the turn before and the DPs activated in its own phase are in it.',
    reason: '3.2.7 calls the adjusted level the one applicable to the current turn, and that is what a sheet shows.',
    standing: 'open',
  },
  {
    id: 'RC-84',
    question: 'Who moves first where others than the holder are level?',
    answer: 'The Axis before the Western Allies, and these before Russia.',
    reason: 'Poland moves with the Western Allies and before Russia (3.4.3.2); nothing else is said.',
    standing: 'open',
  },
]
