import type { Ruling } from '../../../rules/index.ts'

/** The attack on Pearl Harbor and Japanese surprise. */
export const pearlHarbor: readonly Ruling[] = [
  {
    id: 'R50-33',
    question: 'How secret is American Magic?',
    answer: 'Both sides commit cards sealed; Japan learns the modifier only when it rolls; the dice for each carrier force stay sealed.',
    reason: '51.311 and 51.312.',
    standing: 'open',
  },
  {
    id: 'R50-34',
    question: 'What if the column level falls below 0?',
    answer: 'The 0-33 column is used.',
    reason: 'It is the lowest column.',
    standing: 'open',
  },
  {
    id: 'R50-35',
    question: 'What is a surprise level under 4?',
    answer: 'It cannot occur and is treated as an input error.',
    reason: 'The least is a die of 1 and a modifier of 3.',
    standing: 'open',
  },
  {
    id: 'R50-36',
    question: 'Is an Auto interception compulsory?',
    answer: 'No; it succeeds by itself if the U.S. wants it.',
    reason: '51.42.',
    standing: 'open',
  },
  {
    id: 'R50-37',
    question: 'Do the table’s +1 and -1 in all cases hold for the second strike too?',
    answer: 'No, for the first strike only.',
    reason:
      'They follow the sentence on the first round, and the second has no surprise. Against it: the words themselves, and 51.41C, which ' +
      'takes the trouble to rule out modifiers for oil, a target of the second strike.',
    standing: 'open',
    choices: [
      { id: 'first-strike', words: 'The two table modifiers hold for the first strike only' },
      { id: 'both-strikes', words: 'The two table modifiers hold for both strikes' },
    ],
  },
  {
    id: 'R50-38',
    question: 'How is a third of the Japanese NAS on CAP rounded?',
    answer: 'Down, and of the NAS still available.',
    reason: 'The third is a ceiling.',
    standing: 'open',
  },
  {
    id: 'R50-39',
    question: 'What if the Pacific fleet is not at Pearl Harbor?',
    answer: 'The base may be attacked, without carrier rolls and without the table’s modifier; the normal surprise rules hold.',
    reason: 'The conditions in 51.31 and 51.312.',
    standing: 'open',
  },
  {
    id: 'R50-40',
    question: 'Are dice rolled for fast carriers in the Atlantic?',
    answer: 'No.',
    reason: 'Only carrier forces of the Pacific fleet are located.',
    standing: 'open',
  },
  {
    id: 'R50-41',
    question: 'How many fleet factors go beside the carrier?',
    answer: 'Eight with a CVL, seven with a CV, six with a CVB.',
    reason: 'Ten less the carrier; the rule gives six to eight.',
    standing: 'open',
  },
  {
    id: 'R50-42',
    question: 'Do two of the Pacific DD12 start in Pearl Harbor (USJT table) or in the U.S. box (51.21)?',
    answer: 'The scenario set-up is followed; the surprise table does not care.',
    reason: 'A conflict without effect here.',
    standing: 'open',
  },
  {
    id: 'R50-43',
    question: 'Does leave to quit Pearl Harbor at USJT 45 include leave to join the Atlantic fleet?',
    answer: 'No. There are two gates: leaving Pearl Harbor at 45 or war, joining the Atlantic fleet at war only.',
    reason: '51.222 and 51.232.',
    standing: 'open',
  },
  {
    id: 'R50-44',
    question: 'Do the limits of 51.73 need surprise?',
    answer: 'Yes (51.71B). Those of 51.74 and 52.6 do not.',
    reason: '51.71B switches all the surprise rules off together.',
    standing: 'open',
  },
  {
    id: 'R50-45',
    question: 'Is the Pearl Harbor table used when Japan declares on the U.S. after a war with Britain alone?',
    answer: 'The attack is allowed and the table used if the fleet is there; the effects of 51.7 do not bind American forces.',
    reason: '50.552 switches off 51.7 only.',
    standing: 'open',
  },
  {
    id: 'R50-46',
    question: 'Which is the second Allied player turn after a Japanese declaration in game turn T?',
    answer: 'The Allied player turn of T+1; of T+2 where an Allied power began the war in its own player turn of T.',
    reason: 'Japan moves first in T; a player turn does not follow what happens in it.',
    standing: 'open',
  },
]
