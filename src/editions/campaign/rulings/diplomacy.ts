import type { Ruling } from '../../../rules/index.ts'

/** DPs, Actions and Reactions. */
export const diplomacyRulings: readonly Ruling[] = [
  {
    id: 'RC-01',
    question: 'How is the one-third limit on DPs in one target rounded?',
    answer: 'To the nearest whole number, at least 1; a total of 0 or less gives 0.',
    reason: 'Only this fits both the words and the printed example of 8 DPs giving 3.',
    standing: 'plain',
  },
  {
    id: 'RC-02',
    question: 'Is a tension level a target for the one-third limit?',
    answer: 'Yes: DPs on a level must meet both the limit and the yearly cap of 2 or 4.',
    reason: '49.31 puts tensions under the limit and adds the rate on top; the 1939 figures (5 DPs, limit 2, cap 2) fit.',
    standing: 'open',
    choices: [
      { id: 'target', words: 'The one-third limit and the yearly cap both bind' },
      { id: 'cap-only', words: 'Only the yearly cap of 2 or 4 binds' },
    ],
  },
  {
    id: 'RC-03',
    question: 'What are the base DPs of each nation?',
    answer: 'Germany 3, Italy 2, Britain 3, France 2, the USA 0, Russia 2.',
    reason: 'The faction sums are the campaign’s own, the split that of 49.12; Russia’s 2 overrides the 3 there.',
    standing: 'plain in part',
  },
  {
    id: 'RC-04',
    question: 'What adjusts DPs from 1940 on?',
    answer:
      'The diplomatic point tables, without the line per 100 BRPs, firestorms and atomic attacks. “Two or more hexes” is any ' +
      'territory, Russia’s base is 2, and the USA gets 1 per 10 effective USA-Axis levels, at most 5.',
    reason: 'The campaign counts PPs and territories, calls its adjustments mainly territorial and has no atomic weapons.',
    standing: 'open',
  },
  {
    id: 'RC-05',
    question: 'What if a nation’s DPs come out negative?',
    answer: 'Nothing less than 0 counts for allocation and Initiative; the Italian surrender test reads the figure as it is.',
    reason:
      '49.16 sets the floor, and 3.6.2 needs values of 0 or less. The table lines “for surrender purposes only” are not used, since ' +
      '3.6.2 replaces them.',
    standing: 'open',
    choices: [
      { id: 'floored', words: 'A nation below 0 counts as 0 in its faction’s total' },
      { id: 'netted', words: 'A nation below 0 lowers its faction’s total' },
    ],
  },
  {
    id: 'RC-06',
    question: 'Who acts first?',
    answer:
      'The higher total; on a tie the previous holder keeps the Initiative. Fall 1939 is Germany’s, at 5 each. Russia is ranked ' +
      'separately.',
    reason: 'The campaign says that totals decide and gives Germany the start; on the rest it is silent.',
    standing: 'open',
  },
  {
    id: 'RC-07',
    question: 'How many normal Actions are there?',
    answer: 'One per faction per turn. Axis free Actions come on top, any number of the five in one turn.',
    reason: '3.2.4.3 speaks of a normal Action for the turn and of other Actions at the same time; 49.411 to 49.413 agree.',
    standing: 'plain',
  },
  {
    id: 'RC-08',
    question: 'Does “only the selecting side’s DPs” shut out Axis DPs?',
    answer: 'No. It chooses between Western Allied and Russian DPs; Axis DPs always count. Once the two are added together they stay so.',
    reason: '3.2.4 lets Axis DPs raise each Action, and 3.2.7.4 forbids taking back what a level brought.',
    standing: 'plain',
  },
  {
    id: 'RC-09',
    question: 'Which way does the lasting cost of subversion work?',
    answer:
      'Against Russia: +1 towards the Axis for each earlier use, in every later Action on the four nations, whoever selects. It ' +
      'replaces the +2 of the diplomatic tables.',
    reason:
      'The text prints -1 but calls it a negative effect of anti-communist feeling; a literal -1 would reward Russia, and the ' +
      'counterpart in the tables favours the Axis.',
    standing: 'open',
    choices: [
      { id: 'against-russia', words: 'Each earlier use counts +1, towards the Axis' },
      { id: 'as-printed', words: 'Each earlier use counts -1, as the text prints it' },
    ],
  },
  {
    id: 'RC-10',
    question: 'How is subversion worked out in detail?',
    answer:
      'One DP per Action. Western Allied and Russian DPs are compared by number before the draw; on a tie the Russian side counts ' +
      'if it subverted. If Russian DPs are the ones ignored, so is the draw, but the use still counts. In a Western Allied Action ' +
      'it does nothing (3.1.4c).',
    reason: 'The clause speaks of any one DP, and 3.1.4 of DPs, not of modifiers.',
    standing: 'open',
    choices: [
      { id: 'by-number', words: 'The two sides are compared by DPs before the draw' },
      { id: 'by-strength', words: 'The two sides are compared with the draw counted in' },
    ],
  },
  {
    id: 'RC-14',
    question: 'Which tables and numbers stand behind the four statuses?',
    answer:
      'The nation’s own diplomatic table. Economic Cooperation is 7 or 0, Military Cooperation 8 or -1, Co-Belligerent 9 or -2, ' +
      'Minor Ally 10 and up or -3 and down; the status modifier is 0, 1, 2, 3 towards the friend. Unbuilt units are divisions ' +
      'missing from the norm, a lost air force is one, five factors are five units and hexes held are territories held. Ireland and ' +
      'the Ukraine keep the results that their tables print, in divisions; only an Irish 2 and a Ukrainian 0 are for good. Lines on ' +
      'rules that this book lacks are left out: research, surrender and resistance levels, mining, pledges, German support. Of what the ' +
      'tables say beside their lines these hold: nobody selects a nation on which its faction declared war, nor anybody Norway once ' +
      'somebody did; a Swedish 9 or 10 waits on Finland, as Military Cooperation until then; a nation at Economic Cooperation is ' +
      'aligned, for missing forces; a Russian war on Poland counts in the Balkans, going into eastern Poland by the Pact does not. ' +
      'Left out are volunteers of Spain and Vichy France (no rule lends units here), Belgium named only once (3.2.4.8 allows one ' +
      'Action a year) and Vichy France closed in the year France fell (it can have no DPs then).',
    reason: 'It is the same ladder with the same steps; what 3.2.4.8 and 3.2.4.6 settle they settle alone.',
    standing: 'open',
  },
  {
    id: 'RC-15',
    question: 'What do the middle results do?',
    answer:
      '1 to 2 end a pro-Axis status, 3 to 4 do nothing, 5 to 6 end a pro-Allied status. The side on whose half the result lies may ' +
      'take any lesser one. An Action brings surrender (3.5.1.1) only if the nation’s data says so.',
    reason: 'So the diplomatic tables and 49.53 have it, and 3.2.4.2 calls the middle result neutral.',
    standing: 'open',
  },
  {
    id: 'RC-16',
    question: 'What of nations without a diplomatic table?',
    answer:
      'Egypt, Iraq, Persia, Denmark, the Netherlands, Portugal, Saudi Arabia and Thailand cannot be selected until data is ' +
      'supplied. Iraq starts at Military Cooperation with Britain.',
    reason: 'There is nothing to borrow.',
    standing: 'open',
  },
  {
    id: 'RC-27',
    question:
      'Only Norway, Spain and nations under a demand react (3.2.5), yet a British surrender sets off three more (3.6.5.1). Which holds?',
    answer: 'The reactions of Egypt, Iraq and Persia are an added special case, and need data.',
    reason: 'The special clause beats the general one.',
    standing: 'plain',
  },
  {
    id: 'RC-35',
    question: 'Whose is the land of a minor nation, where control is asked for?',
    answer:
      'Its occupier’s, or that of the faction with which it has Military Cooperation or better; so for the Axis and likewise for the ' +
      'Allies. A nation under attack is nobody’s until help has come (3.5.2.3).',
    reason: '3.3.1 says so of the Axis, a better status includes the lesser one, and the point tables make no difference between sides.',
    standing: 'plain',
  },
  {
    id: 'RC-36',
    question: 'May the Axis take free Actions in 1939?',
    answer: 'Yes.',
    reason: 'The clause allows them at any time; its remark about 1940 is only advice.',
    standing: 'open',
    choices: [
      { id: 'from-1939', words: 'Free Actions are open from Fall 1939' },
      { id: 'from-1940', words: 'Free Actions begin in 1940' },
    ],
  },
  {
    id: 'RC-37',
    question: 'What sets off a Reaction, and what modifies it?',
    answer:
      'The declarations of war of 49.631 and 49.632; a fight for the Finnish border is none of them, though Norway’s table has a line ' +
      'for it. All DPs in the nation count and every modifier that now applies, also when it answers a demand. Of the two Allied factions the larger ' +
      'number counts, or both together once they are combined, as in an Action of the Axis.',
    reason: 'So 49.64 has it; nobody has selected the nation, so 3.1.4c shuts out neither Ally.',
    standing: 'open',
  },
  {
    id: 'RC-38',
    question: 'How does a nation react to a Russian demand?',
    answer:
      'Rumania by its additional results: up to 2 it cedes, 3 to 6 it may resist, 7 it resists, 8 and up the demand is dropped. ' +
      'Finland by the same bands with its own modifiers.',
    reason: 'The campaign rolls for both nations, the diplomatic tables only for Rumania.',
    standing: 'open',
  },
  {
    id: 'RC-40',
    question: 'Do the Russian selection limits of 49.32, 49.434 and 49.44 apply?',
    answer: 'No.',
    reason: '3.2.4.6 lists Russia’s limits and these are not among them.',
    standing: 'open',
    choices: [
      { id: 'not-applied', words: 'Russia selects as any faction does' },
      { id: 'applied', words: 'The limits of 49.32, 49.434 and 49.44 hold for Russia' },
    ],
  },
  {
    id: 'RC-41',
    question: 'May a faction act on its own Minor Ally, or on a friend of the other Allied faction?',
    answer: 'Yes, with a warning: it closes the nation for the year.',
    reason: 'The campaign has no bar like 49.432 and 49.433.',
    standing: 'open',
    choices: [
      { id: 'warned', words: 'Legal, with a warning' },
      { id: 'barred', words: 'Barred, as in 49.432 and 49.433' },
    ],
  },
  {
    id: 'RC-85',
    question: 'Does what a level opens close again when the level falls?',
    answer:
      'No: subversion, Russian and American declarations of war and the end of Japanese surprise go by the highest level that has ' +
      'been in force, for the USA the effective one. Amounts follow the present level.',
    reason: '3.2.4.4, 3.2.4.6, 3.3.3.4 and 3.3.3.7 speak of a level that is reached, and 3.2.7.4 takes nothing back.',
    standing: 'open',
    choices: [
      { id: 'reached', words: 'A level once reached opens them for good' },
      { id: 'present', words: 'The level must be there when they are used' },
    ],
  },
  {
    id: 'RC-91',
    question: 'Which pro-Allied modifiers belong to the Western Allies and which to Russia (3.1.4)?',
    answer:
      'To each its own DPs, units, friends, conquests and landings, and to Russia its stand against the Axis. What the Axis did, lost or ' +
      'failed to do is nobody’s and serves both. In an Action of the Axis all of them count.',
    reason: 'The clause parts the modifiers of the two without a list; the sheet that would have one is missing.',
    standing: 'open',
  },
  {
    id: 'RC-92',
    question: 'Who gains by a pro-Allied result of an Axis Action?',
    answer:
      'The Ally with more DPs there. On a tie, be it at none, Russia if it subverted; otherwise they agree, or a die decides. In the ' +
      'Action of an Ally, that Ally. Of the Western Allies Britain gains in Vichy France, and France in Belgium while it stands.',
    reason: 'So the note on who benefits in the diplomatic tables has it; RC-10 gives the subverter a tie.',
    standing: 'open',
  },
  {
    id: 'RC-93',
    question: 'May the Western Allies or Russia select the Ukraine?',
    answer: 'No; their DPs there count in an Action of the Axis.',
    reason: '3.4.3.1 makes it a target for the Axis.',
    standing: 'open',
    choices: [
      { id: 'axis-alone', words: 'Only the Axis select the Ukraine' },
      { id: 'everybody', words: 'Every faction may, once the Axis hold Kiev' },
    ],
  },
  {
    id: 'RC-94',
    question: 'Does a nation that has surrendered get DPs in later years?',
    answer: 'None.',
    reason: '3.1.3 lets its DPs stay for the rest of the year, and no longer.',
    standing: 'open',
  },
  {
    id: 'RC-95',
    question: 'Which Finnish lines count when Finland answers a demand?',
    answer: 'All of them; the demand in hand has been made, so the line for demands counts too.',
    reason: 'Finland rolls for a demand only here; its table speaks of demands that have been made.',
    standing: 'open',
  },
  {
    id: 'RC-96',
    question: 'Are DPs placed in secret?',
    answer: 'Yes; all DPs in a target are shown once it is selected. There are no spy rings to give them away before.',
    reason: 'The campaign is silent; 49.21 and 49.425 have it so, and DPs seen by all would be answered before they count.',
    standing: 'open',
  },
]
