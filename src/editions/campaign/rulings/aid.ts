import type { Ruling } from '../../../rules/index.ts'

/** Partisans and lend-lease, where the campaign is silent. */
export const aidRulings: readonly Ruling[] = [
  {
    id: 'RC-61',
    question: 'What makes a nation Axis or Allied in the partisan tables?',
    answer: 'Co-Belligerent or Minor Ally of that side; the row counts from the turn it took that status.',
    reason: 'Short of that a nation is still neutral toward the other side (3.5.4).',
    standing: 'open',
    choices: [
      { id: 'at-war', words: 'Co-Belligerent or Minor Ally' },
      { id: 'cooperating', words: 'Military Cooperation or better' },
    ],
  },
  {
    id: 'RC-62',
    question: 'From when do Communist rows count that are older than Russia’s war with the Axis?',
    answer: 'From the row’s own condition, Albania’s from the campaign’s start; the divisions are there once Russia is at war.',
    reason: 'The war opens the table (3.4.3.7); its columns go by the conditions in its first one.',
    standing: 'open',
    choices: [
      { id: 'from-condition', words: 'From the row’s own condition' },
      { id: 'from-war', words: 'From Russia’s war with the Axis, if that came later' },
    ],
  },
  {
    id: 'RC-63',
    question: 'Does the Axis Ukraine’s cut outlast the Ukraine?',
    answer: 'No: it holds while the Ukraine is with the Axis, in any capacity.',
    reason: 'The other rows of the table are states too, and a Ukraine that surrendered is out for good (3.5.1.5).',
    standing: 'open',
  },
  {
    id: 'RC-64',
    question: 'How are parts of a lend-lease unit counted?',
    answer: 'As parts: 250 PPs are 2.5 units, and the exact sum is held against the limit.',
    reason: 'No rounding is given, and both up and down would change what a route can take.',
    standing: 'open',
  },
  {
    id: 'RC-65',
    question: 'From when may the USA send lend-lease to Russia?',
    answer: 'When Britain may: from the turn after the first Axis offensive on Russia, or once at war with the Axis itself.',
    reason: '3.4.3.8 puts both senders side by side and only Britain’s date is given.',
    standing: 'open',
    choices: [
      { id: 'as-britain', words: 'From when Britain may, or once at war with the Axis' },
      { id: 'at-war', words: 'Only once the USA is at war with the Axis' },
      { id: 'any-time', words: 'At any time' },
    ],
  },
  {
    id: 'RC-66',
    question: 'What ends when the level lets the USA into British convoys?',
    answer: 'The duty to use British escorts alone. The transports stay British until the USA is at war with the Axis.',
    reason: 'What the level allows (3.4.4.5) is units that defend convoys.',
    standing: 'open',
    choices: [
      { id: 'escort-only', words: 'Only the escort may be American' },
      { id: 'transports-too', words: 'Escort and transports may be American' },
    ],
  },
]
