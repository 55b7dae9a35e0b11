import type { Ruling } from '../../../rules/index.ts'

/** Who may declare war on whom, at what price, and when it lapses. */
export const declarations: readonly Ruling[] = [
  {
    id: 'R50-02',
    question: 'On what position are several declarations of one player turn judged?',
    answer: 'On one snapshot taken as the window opens; all effects follow afterwards.',
    reason: '50.12.',
    standing: 'open',
  },
  {
    id: 'R50-03',
    question: 'May a declaration rest on another one of the same window, such as the U.S. on Germany and on a minor?',
    answer:
      'Only where the rule says so: Japan on Britain and the U.S., Russia on Italy and Germany, Russia on Germany after support. ' +
      'An American declaration on a minor waits a turn.',
    reason: 'The other rules ask for a war that exists already.',
    standing: 'open',
  },
  {
    id: 'R50-04',
    question: 'Does 50.41 bind Japan against Britain when Japan declares on the U.S.?',
    answer:
      'Declared on the U.S.: the British war is automatic and stands, with no revocation. Declared on Britain alone: the duty applies.',
    reason: '50.32C makes the British war automatic, and revoking it would leave an American war that is not allowed.',
    standing: 'open',
  },
  {
    id: 'R50-08',
    question: 'By the 2023 book, does Japan pay 35 or the garrison value for a Russia at war with Germany?',
    answer: 'The value of the Siberian garrison, at most 35; a note is given when the two figures differ.',
    reason: '50.21 is the rule on cost and names both cases; 50.32C repeats the older figure.',
    standing: 'open',
  },
  {
    id: 'R50-09',
    question: 'Which way does Japanese resistance modify RGT (transition rule 14.41F)?',
    answer: 'The RGT that Russia needs is 50 plus the resistance level, so positive resistance delays Russia.',
    reason: 'RGT has to be high enough to offset the modifier; the transition rule itself is not among our sources.',
    standing: 'open',
    choices: [
      { id: 'adds', words: 'Russia needs RGT 50 plus the Japanese resistance level' },
      { id: 'subtracts', words: 'Russia needs RGT 50 less the Japanese resistance level' },
    ],
  },
  {
    id: 'R50-10',
    question: 'By the 2023 book, is RGT 50 enough for Russia on Germany once Russia and Japan are at war?',
    answer: 'Not by itself: RGT 50 is needed, and 50.32F’s two sub-points are the ways round the bar of a war with Japan.',
    reason: 'Otherwise the sub-points would be empty.',
    standing: 'open',
  },
  {
    id: 'R50-11',
    question: 'By the 2023 book, what if Germany supports a penetrated minor that is not one of the four named?',
    answer: 'Russia may declare on Germany.',
    reason: '50.24 orders Russia to declare or back down, and 50.32F cites 50.24.',
    standing: 'open',
  },
  {
    id: 'R50-12',
    question: 'Without preludes in the 2023 book: Russia on the Baltic States below RGT 25, and below 0?',
    answer:
      'Below 25 it is legal, since they lie on the Russian side of the Pact line. Below 0 it is refused by the 2023 book and allowed by ' +
      'the classic one.',
    reason:
      'The note’s minors are the older list, which left the Baltic States out; the main text asks for RGT 0. Below 0 the texts do not ' +
      'settle it: the RGT table leaves the Baltic States open always, the main text does not.',
    standing: 'open',
    choices: [
      { id: 'from-zero', words: 'Baltic States open to Russia from RGT 0 up' },
      { id: 'always', words: 'Baltic States open to Russia at any RGT' },
    ],
  },
  {
    id: 'R50-14',
    question: 'By the classic book, which minors may Russia declare on after RGT 50 or war?',
    answer: 'Any neutral minor that 50.31 does not bar.',
    reason: 'The list stands inside the sentence that ends then, and 49.631 foresees a declaration on Sweden.',
    standing: 'open',
  },
  {
    id: 'R50-15',
    question: 'Whose economic interest counts at RGT 25?',
    answer: 'Germany’s by the classic book and without preludes; Germany’s or Italy’s after Gathering Storm.',
    reason: 'The wording of each text.',
    standing: 'open',
  },
  {
    id: 'R50-17',
    question: 'Is Germany asked for support when it is already at war with Russia?',
    answer: 'No.',
    reason: 'The war that support would threaten exists already.',
    standing: 'open',
  },
  {
    id: 'R50-18',
    question: 'What becomes of the minor when Russia backs down?',
    answer: 'It returns to its former status and its units are removed.',
    reason: 'As in 50.441.',
    standing: 'open',
  },
  {
    id: 'R50-21',
    question: 'What does one declaration on one of two allied major powers bring?',
    answer:
      'One price, one tension change, war with both. Russia on a neutral Italy and on Germany: two declarations, 70 BRPs; if Italy ' +
      'already fights beside Germany: one, 35.',
    reason: '50.521 and 50.522.',
    standing: 'open',
  },
  {
    id: 'R50-22',
    question: 'Italy on the U.S., or the U.S. on a neutral Italy?',
    answer:
      'Not offered. A belligerent Italy is covered by Germany’s war; the American declaration at USAT 50 takes the European Axis as one.',
    reason: 'No rule grants it separately.',
    standing: 'open',
  },
  {
    id: 'R50-23',
    question: 'By the classic book, France or the U.S. on a minor in the Pacific?',
    answer: 'France is treated like Britain. The text does not restrict the U.S., but there is no neutral Pacific minor.',
    reason: 'The 2023 book added France; the comment on 50.33G.',
    standing: 'open',
  },
  {
    id: 'R50-24',
    question: 'Germany, Italy or the Western Allies with China, or China on major powers?',
    answer: 'Not offered.',
    reason: 'No rule grants it.',
    standing: 'open',
  },
  {
    id: 'R50-25',
    question: 'Does 50.31B stop a potential friend too, such as Germany on a minor that a neutral Italy fights?',
    answer: 'Yes, it is refused.',
    reason: 'The text has no exception, and 50.524 says the same.',
    standing: 'open',
  },
  {
    id: 'R50-26',
    question: 'What is a neutral major power?',
    answer:
      'One of Germany, Italy, Britain, France, the U.S. and Russia that is at war with no major power of the other camp in Europe. ' +
      'The wars of Japan and China do not count.',
    reason: 'European minors are meant.',
    standing: 'open',
  },
  {
    id: 'R50-27',
    question: 'What does revoking Italian entry undo?',
    answer: 'Italy is neutral again, the alliance ends, and so does the war of Italy and the Western Allies.',
    reason: '50.441.',
    standing: 'open',
  },
  {
    id: 'R50-29',
    question: 'What is an adverse diplomatic result for Vichy France?',
    answer: 'One adverse to the declaring side, as 77.51 defines it; it is reported for each side.',
    reason: '77.51 is not among our sources.',
    standing: 'open',
  },
  {
    id: 'R50-30',
    question: 'By the classic book, Britain against Morocco, Algeria or Tunisia before U.S. entry?',
    answer: 'No declaration is needed (50.525).',
    reason: 'Only the 2023 book cites 77.62A.',
    standing: 'open',
  },
  {
    id: 'R50-31',
    question: 'Under hex control (results -1 and 8), must an enemy of the controller still declare on the minor?',
    answer: 'Yes, the minor is still neutral: 10 BRPs if already at war with the controller, else the price of the controller.',
    reason: '49.91A speaks of a declaration under -1; 50.23 would charge for a war that exists already.',
    standing: 'open',
  },
  {
    id: 'R50-32',
    question: 'A minor ally or associate of a power with which the attacker is already at war?',
    answer: 'No declaration, no price, no tension change.',
    reason: '50.521.',
    standing: 'open',
  },
  {
    id: 'R50-62',
    question: 'Which turn follows a British surrender in 59.86A?',
    answer: 'The game turn right after the one of the surrender.',
    reason: 'B and C speak of the second turn and later ones.',
    standing: 'open',
  },
  {
    id: 'R50-63',
    question: 'Does a declaration need the BRPs in hand?',
    answer: 'Legality does not test the treasury unless that is asked; the cost is reported.',
    reason: 'There is no rule here.',
    standing: 'open',
  },
  {
    id: 'R50-64',
    question: 'Declaring on a pair as a unit when one member is no longer neutral?',
    answer: 'A single declaration on the one that is left, for 10 BRPs.',
    reason: 'There is nothing left to join.',
    standing: 'open',
  },
  {
    id: 'R50-65',
    question: 'Two allied major powers each declare on one member of a pair?',
    answer: 'Two separate declarations.',
    reason: '50.22 and 50.26.',
    standing: 'open',
  },
  {
    id: 'R50-66',
    question: 'Can 50.31B clash with a declaration by the other side in the same window?',
    answer: 'No: a window belongs to one player turn.',
    reason: '50.12.',
    standing: 'open',
  },
  {
    id: 'R50-68',
    question: 'After the prelude an Axis power and both Britain and France, all neutral, go to war in one player turn: one price or two?',
    answer: 'One: the second declaration is free and moves no tension, as it would be a turn later.',
    reason: '50.21B asks for a war with one of the two; simultaneous declarations (50.12) bring it about.',
    standing: 'open',
  },
]
