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
    answer: 'No, a duty of occupation after it where there was a redoubt, as for Tokyo, reported as unmet if short.',
    reason: '3.6.3.1 uses the same sentence; here it stands in the clause on the redoubt.',
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
    question: 'What does “50 %, rounded up” leave in 3.6.2.1, and what of 3.6.4 and 3.6.5.3, which say nothing of rounding?',
    answer: 'What is left after halving is rounded up, unit by unit: 7 becomes 4. The same for French and Commonwealth equipment.',
    reason: 'The phrase closes on the strength; one way of halving serves all three.',
    standing: 'open',
    choices: [
      { id: 'rest-up', words: 'What is left is rounded up: 7 becomes 4' },
      { id: 'loss-up', words: 'What is lost is rounded up: 7 becomes 3' },
    ],
  },
  {
    id: 'RC-47',
    question: 'When has Russia surrendered to Japan (3.6.6.1)?',
    answer: 'When Japan has accepted an armistice that Russia had to offer; one that both agreed on freely is no surrender.',
    reason: '3.6.6 calls what Russia is forced to offer surrender terms, in the Far East too.',
    standing: 'open',
    choices: [
      { id: 'forced', words: 'Only an armistice that Russia had to offer' },
      { id: 'any', words: 'Any armistice between Russia and Japan' },
    ],
  },
  {
    id: 'RC-48',
    question: 'Does Moscow, taken before the YSS, still bring an offer in the phases after it?',
    answer: 'Yes, as long as the Axis hold it without a break.',
    reason: 'A city taken in Winter is first looked at after the YSS, and the offer is renewed while its conditions last.',
    standing: 'plain',
  },
  {
    id: 'RC-49',
    question: 'Which declaration decides whether only Rome forces Italy to surrender?',
    answer: 'The first between Italy and the Western Allies: an American declaration on an Italy that chose war itself changes nothing.',
    reason: 'The clause protects an Italy that the Allies attacked.',
    standing: 'open',
    choices: [
      { id: 'first', words: 'The first declaration between Italy and the Western Allies' },
      { id: 'any', words: 'Any Western Allied declaration of war on Italy' },
    ],
  },
  {
    id: 'RC-50',
    question: 'In which turn do British forces escape after a surrender?',
    answer: 'In the turn that the phase of the surrender opens.',
    reason: 'London fell the turn before; the phase stands at the start of the turn that follows.',
    standing: 'open',
    choices: [
      { id: 'this-turn', words: 'In the turn that the phase opens' },
      { id: 'next-turn', words: 'In the turn after it' },
    ],
  },
  {
    id: 'RC-51',
    question: 'What becomes of a fraction when French reserve PPs are multiplied by the growth rate?',
    answer: 'It is dropped.',
    reason: 'No rounding is stated; RC-45 drops fractions too.',
    standing: 'plain',
  },
  {
    id: 'RC-52',
    question: 'Who has a disputed nation in 1944 when both sides have as many combat units there?',
    answer: 'Nobody has the most: each keeps the territory it holds unless they agree otherwise.',
    reason: 'Only a majority moves land; the clause leaves the rest to bargaining.',
    standing: 'plain',
  },
  {
    id: 'RC-53',
    question: 'Do the limits on a new Russian war (3.6.6.2) hold after an armistice by 3.6.7.6 as well?',
    answer: 'Yes.',
    reason: 'The same peace, made on terms instead of by surrender.',
    standing: 'open',
    choices: [
      { id: 'both', words: 'After a surrender and after an armistice' },
      { id: 'surrender-only', words: 'After a surrender only' },
    ],
  },
  {
    id: 'RC-54',
    question: 'Twice what must a warlord have next to a territory to attack it?',
    answer: 'Twice the units in it, all his own; one unit will do against an empty one.',
    reason: 'A warlord may not support another, so the units of a neighbour do not count.',
    standing: 'plain',
  },
]
