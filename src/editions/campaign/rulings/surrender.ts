import type { Ruling } from '../../../rules/index.ts'

/** Surrender and armistice. */
export const surrenderRulings: readonly Ruling[] = [
  {
    id: 'RC-28',
    question: 'When do the American tests apply?',
    answer:
      'Those on Europe when the USA is at war with the Axis, in the phase after the YSS; 3.6.8.1 to 3.6.8.3 in every phase when the ' +
      'USA is at war with Japan; 3.6.7.1 always.',
    reason: '3.6.7 and 3.6.5.1 presuppose American entry; 3.6.7.1 says regardless.',
    standing: 'open',
    choices: [
      { id: 'at-war', words: 'The city tests need the USA at war with the Axis' },
      { id: 'from-1943', words: 'The city tests apply from 1943 whether or not the USA is at war' },
    ],
  },
  {
    id: 'RC-29',
    question: 'Does the test of 1945 and 1946 (3.6.8.4) bind when 3.6.8.1 says no offer otherwise?',
    answer: 'Yes, it is a further trigger however the war began.',
    reason: 'It sets no condition on the opening; otherwise it would rarely matter.',
    standing: 'open',
    choices: [
      { id: 'further-trigger', words: 'It applies however the war began' },
      { id: 'not-after-surprise', words: 'It does not apply after a surprise attack on Pearl Harbor' },
    ],
  },
  {
    id: 'RC-30',
    question: 'Are the four divisions in Berlin a condition of surrender?',
    answer: 'No, a duty of occupation after it, as for Tokyo, reported as unmet if short.',
    reason: '3.6.3.1 uses the same sentence.',
    standing: 'open',
    choices: [
      { id: 'duty', words: 'A duty after the surrender' },
      { id: 'condition', words: 'A condition of the surrender' },
    ],
  },
  {
    id: 'RC-31',
    question: 'May a warlord with two territories move between and support them?',
    answer: 'Yes.',
    reason: '“Not” would undo the gain the sentence grants; read “now”.',
    standing: 'open',
    choices: [
      { id: 'may', words: 'He may move between and support his lands' },
      { id: 'as-printed', words: 'He may not, as the text prints it' },
    ],
  },
  {
    id: 'RC-42',
    question: 'Can a refused European armistice be offered again?',
    answer: 'A refused offer of 1943 revives only by a later year’s test; the same for later years.',
    reason: '3.6.7.2 says so for 1943.',
    standing: 'plain',
  },
  {
    id: 'RC-43',
    question: 'Who counts as the Allies when cities are counted?',
    answer: 'The Western Allies, Russia and their minors and partners. A city held by nobody or by a neutral is not Allied.',
    reason: 'The clause counts Russia in.',
    standing: 'plain',
  },
  {
    id: 'RC-45',
    question: 'What becomes of fractions of 250 PPs in 3.6.6.1 and 3.6.6.4?',
    answer: 'They are dropped.',
    reason: 'No rounding is stated; a division is owed per full 250.',
    standing: 'open',
    choices: [
      { id: 'dropped', words: 'A division per full 250 PPs' },
      { id: 'rounded-up', words: 'A division per 250 PPs or part of it' },
    ],
  },
  {
    id: 'RC-46',
    question: 'What does “50 %, rounded up” leave in 3.6.2.1?',
    answer: 'What is left after halving is rounded up: 7 becomes 4.',
    reason: 'The phrase closes on the strength.',
    standing: 'open',
    choices: [
      { id: 'rest-up', words: 'What is left is rounded up: 7 becomes 4' },
      { id: 'loss-up', words: 'What is lost is rounded up: 7 becomes 3' },
    ],
  },
]
