import type { Ruling } from '../../../rules/index.ts'

/** Blitz, partisans, aid and cooperation. */
export const warRulings: readonly Ruling[] = [
  {
    id: 'RC-21',
    question: 'From when are blitz turns in Russia counted?',
    answer: 'The turn of the declaration is the first.',
    reason: '3.3.1.3 treats a surprise attack in Spring as blitz.',
    standing: 'open',
    choices: [
      { id: 'from-declaration', words: 'The turn of the declaration is the first' },
      { id: 'from-next-turn', words: 'The turn after the declaration is the first' },
    ],
  },
  {
    id: 'RC-22',
    question: 'What do empty cells in the partisan tables mean?',
    answer: '0 before the first number; after the last one it stays, also beyond the table’s end. Losses are not restored by it.',
    reason: '3.4.4.7 and 3.4.3.7 count up to a final total.',
    standing: 'open',
    choices: [
      { id: 'last-stays', words: 'After the last number it stays' },
      { id: 'blank-is-none', words: 'An empty cell is 0 wherever it stands' },
    ],
  },
  {
    id: 'RC-23',
    question: 'Occupied Germany has 2 then 4 partisans in the table, but 1 and another in 3.6.1.2. Which?',
    answer: 'Two forms: 1, then 2, appear by themselves (Werewolf); the Axis may hold up to 2, then 4, in all.',
    reason: 'This lets both clauses stand.',
    standing: 'open',
    choices: [
      { id: 'both', words: '1 then 2 by themselves, up to 2 then 4 in all' },
      { id: 'table', words: '2 then 4, by the table alone' },
      { id: 'werewolf', words: '1 then 2, by 3.6.1.2 alone' },
    ],
  },
  {
    id: 'RC-24',
    question: 'How do the Danish and Dutch rows of the Resistance table work?',
    answer: 'Nothing while Paris is not liberated; the clock starts at that liberation if the country is still occupied.',
    reason: 'What stands in brackets is a condition.',
    standing: 'open',
    choices: [
      { id: 'from-liberation', words: 'The clock starts when Paris is liberated' },
      { id: 'from-occupation', words: 'The clock runs from the occupation but gives nothing before Paris is liberated' },
    ],
  },
  {
    id: 'RC-25',
    question: 'How do Murmansk and Archangel share the northern route?',
    answer:
      'With the link intact, 20 to Murmansk in any season and nothing extra for Archangel. With it cut, 10 in all: straight to ' +
      'Archangel in Summer and Fall, or by Murmansk and on to Archangel in any season if that way is open.',
    reason: 'Otherwise only 10, says the clause; its sentence on seasons is about shipping to Archangel.',
    standing: 'plain in part',
    choices: [
      { id: 'ships-only', words: 'The season binds only ships bound for Archangel' },
      { id: 'season-binds-all', words: 'With the link cut nothing moves outside Summer and Fall' },
    ],
  },
  {
    id: 'RC-26',
    question: 'Are the Dutch East Indies British or Dutch after the Netherlands surrender?',
    answer: 'From the next YSS Britain controls them for economy and command; their forces, and surrender at Batavia, stay separate.',
    reason: 'It reconciles 3.4.2.2 with 3.5.1.4.',
    standing: 'open',
    choices: [
      { id: 'shared', words: 'British economy and command, Dutch forces and surrender' },
      { id: 'british', words: 'British outright, by 3.4.2.2' },
      { id: 'dutch', words: 'Dutch throughout, by 3.5.1.4' },
    ],
  },
  {
    id: 'RC-32',
    question: 'Does the DD grant stop if the level falls?',
    answer: 'No, it runs to its end.',
    reason: 'By 3.2.7.4 the grant is something a level caused, not an amount.',
    standing: 'open',
    choices: [
      { id: 'runs-on', words: 'The grant runs to its end' },
      { id: 'stops', words: 'The grant stops while the level is too low' },
    ],
  },
  {
    id: 'RC-33',
    question: 'How many friendly units may stay under Military Cooperation?',
    answer: '20, in Finland 10; data may set 10 to 30.',
    reason: '3.5.4 gives the range, and 49.54 halves Finland.',
    standing: 'open',
  },
  {
    id: 'RC-34',
    question: 'What share of its PPs does a cooperating nation give?',
    answer: 'No figure is invented: it goes by the nation’s sheet. Data may say half for Economic and all for Military Cooperation.',
    reason: 'The 5 and 10 BRPs of the diplomatic tables stand as one to two.',
    standing: 'open',
    choices: [
      { id: 'by-sheet', words: 'By the nation’s sheet, reported as such' },
      { id: 'half-and-all', words: 'Half for Economic, all for Military Cooperation' },
    ],
  },
  {
    id: 'RC-44',
    question: 'What does Axis control of Gibraltar lift?',
    answer: 'Every Italian front limit, that of one army in the East included.',
    reason: 'The text says all restrictions, though the sentence is about the Western Front.',
    standing: 'open',
    choices: [
      { id: 'all-fronts', words: 'Every Italian front limit' },
      { id: 'western-only', words: 'Only the limit on the Western Front' },
    ],
  },
  {
    id: 'RC-71',
    question: 'May a power declare a war that the text neither opens nor closes?',
    answer:
      'France declares on Japan only as Britain does, together with the USA. The USA attacks no neutral while it is at peace and below 50. ' +
      'The European Axis and the two Chinas leave each other alone. Any other war that no clause forbids is open.',
    reason: '3.2.6 lets a faction declare on neutrals; these few would walk round 3.4.2, 3.4.4 and 3.3.3.1.',
    standing: 'open',
  },
  {
    id: 'RC-72',
    question: 'Do Russia’s limits by tension (3.2.4.6) outlast the outbreak of war with the Axis?',
    answer: 'Yes: the clause knows no end but the levels, and a neutral at Military Cooperation with the Axis stays closed.',
    reason: 'The text names the levels and nothing else; 3.5.4 expects such a neutral beside a war.',
    standing: 'open',
    choices: [
      { id: 'to-the-end', words: 'By the levels, to the end' },
      { id: 'until-war', words: 'Only until Russia and the Axis are at war' },
    ],
  },
  {
    id: 'RC-73',
    question: 'May a faction help a victim against a power it is at peace with?',
    answer: 'Only if it goes to war with that power first, as the Allies must with a neutral Italy.',
    reason: '3.3.2.1 says so of Italy; divisions that defend the victim fight its attacker.',
    standing: 'open',
    choices: [
      { id: 'only-at-war', words: 'Only against a power it is at war with' },
      { id: 'any-opponent', words: 'Against any opponent but a neutral Italy' },
    ],
  },
]
