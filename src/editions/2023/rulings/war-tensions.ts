import type { Ruling } from '../../../rules/index.ts'

/** Declarations of war and the tension levels: which level opens them, and what they move. */
export const warTensions: readonly Ruling[] = [
  {
    id: 'R50-01',
    question: 'Which level opens the American declarations of war?',
    answer: 'The effective USAT or USJT level in force in that Allied player turn.',
    reason: '49.851D and 49.852D name the American declaration among the things the effective level decides.',
    standing: 'open',
  },
  {
    id: 'R50-05',
    question: 'Is the +4 for declaring on Britain inside the USJT level used for surprise and for the Pearl Harbor column?',
    answer:
      'Declared on Britain and the U.S. together: no; the level after the increases at the start of the turn, without the declaration’s ' +
      'own event. Declared on Britain alone: yes; one die and one effective level, thrown on the level as 50.552A has just raised it.',
    reason:
      'Together: 51.71C lists only the increases at the start of the turn, and 50.552 does not apply (R50-07). Alone: 50.552A raises the ' +
      'actual level at the moment of the declaration, and 51.71C throws the die on the actual level after it (as RT-26 has it).',
    standing: 'open',
    choices: [
      { id: 'without-event', words: 'A joint declaration leaves its own +4 out of the level' },
      { id: 'with-event', words: 'A joint declaration adds its +4 before the die' },
    ],
  },
  {
    id: 'R50-06',
    question: 'Do the rise to 20 or by four (50.552A) and the +4 event of the USJT table both count?',
    answer: 'They are one change: USJT becomes the larger of 20 and the level plus 4.',
    reason: 'The same event is told twice.',
    standing: 'open',
  },
  {
    id: 'R50-07',
    question: 'Do 50.552A to C apply when Japan declares on both Britain and the U.S.?',
    answer: 'No.',
    reason: 'They describe what happens to a U.S. left at peace.',
    standing: 'open',
  },
  {
    id: 'R50-13',
    question: 'Are 25, 35 and 50 for Russian declarations on minors the current level, or a level once reached?',
    answer: 'The current RGT level when the declaration window opens.',
    reason: 'The RGT table ties the ability to the level; 49.86 protects only what has been done already.',
    standing: 'open',
  },
  {
    id: 'R50-16',
    question: 'If Russia backs down before German support, do USAT -1 and RGT -1 stand?',
    answer: 'Yes.',
    reason: 'The declaration was made; 50.442 by analogy, though it speaks of revoked declarations and not of backing down.',
    standing: 'open',
  },
  {
    id: 'R50-19',
    question: 'What does a Western Allied declaration on a neutral Italy do to USAT, and one on Germany or Japan?',
    answer: '-2 for a neutral Italy; nothing for a power already at war.',
    reason: 'The USAT table speaks of a neutral, not of a minor neutral.',
    standing: 'open',
  },
  {
    id: 'R50-20',
    question: 'Which tension line counts for an attack on a minor or colony that a major power holds?',
    answer: 'Only the line for declaring on that major power.',
    reason: '50.23 turns the attack into that declaration.',
    standing: 'open',
  },
]
