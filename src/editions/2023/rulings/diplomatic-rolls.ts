import type { Ruling } from '../../../rules/index.ts'

/** Who may name what and when, and what goes into the roll. */
export const rollRulings: readonly Ruling[] = [
  {
    id: 'R49-05',
    question: 'What does the net diplomatic modifier, on which inertia works, add up?',
    answer:
      'Everything but the die and the inertial line itself: alignment, DPs, spy rings, covert operations, subversion, every line of the ' +
      'table and, in 2023, Western Allied failures. A net of zero gives no inertia. It is worked out once, last.',
    reason: 'The text only says that it comes after covert operations, and these are the last thing announced (49.425).',
    standing: 'plain in part',
  },
  {
    id: 'R49-06',
    question: 'Does inertia apply to reaction rolls?',
    answer: 'Yes.',
    reason: 'By 49.64 a reaction takes every modifier that applies at the time.',
    standing: 'plain',
  },
  {
    id: 'R49-07',
    question: 'Whom do a minor’s unbuilt units help?',
    answer:
      'Decide in this order. (1) Allied or associated: they count against that side. (2) Hexes under an 8 or −1: against that side. ' +
      '(3) The named Axis-aligned cases (Vichy France; Spain while any result from 5-6 to 8 lets volunteers go; Finland, Rumania and ' +
      'Poland after a border war): minus, unless the newest result since then is 0 or lower; that stops counting when a later 5 or ' +
      'higher comes. (4) Otherwise: against the faction that chose the target.',
    reason: 'GN-07, with its words “otherwise aligned”; step 2 is our reading of those words.',
    standing: 'plain in part',
  },
  {
    id: 'R49-08',
    question: 'How are friendly and enemy factors in a minor counted?',
    answer:
      'Axis factors push the roll up and Allied factors down, whoever rolls. Each side is rounded down on its own to full ' +
      'fives. Ground and air factors only, no naval, no partisans; the minor’s own units only while it is an ally or ' +
      'associate. Russian units are Allied at all times, neutral Italian ones Axis.',
    reason:
      'GN-08 and GN-13 give the direction, which is plain; the rest is choice. “For every five” reads ' +
      'as full fives, like 49.12 and 49.14, where rounding down is express.',
    standing: 'plain in part',
  },
  {
    id: 'R49-16',
    question: 'Before the war in the east, which Allied DPs count in a target that an Ally chose?',
    answer: 'The larger of the two stakes, whoever chose, just as in a target of the Axis.',
    reason: '49.4261B (1) has no word about the chooser. (The campaign’s 3.1.4 counts only the chooser’s own.)',
    standing: 'open',
  },
  {
    id: 'R49-17',
    question: 'Do Axis DPs count in a target that an Ally chose once the war in the east has begun?',
    answer: 'Yes, they still count.',
    reason: '49.4261B is about Allied DPs; 49.4261 adds Axis DPs to each roll.',
    standing: 'open',
  },
  {
    id: 'R49-18',
    question: 'Can the condition “war or RGT 50” lapse once it was met?',
    answer: 'War cannot, not even by a Russian surrender; RGT must stand at 50 or more at the moment of naming or rolling.',
    reason: 'Having gone to war is an event; a level is read when it is used. 49.86 protects only what has already been done.',
    standing: 'open',
  },
  {
    id: 'R49-19',
    question: 'With the prelude, no Pact and RGT untracked: how do Allied DPs count, and what may Russia name?',
    answer:
      'Axis-chosen targets add both Allied stakes. Allied-chosen targets take the larger of the two until there ' +
      'is war (as R49-16). 49.434 and 49.44 bar Russia until it is at war with Germany.',
    reason:
      'The third item of 49.4261B changes Axis-chosen targets only, and the condition of the first still holds; ' +
      'counting only the chooser’s own belongs to the second, which needs war or RGT 50.',
    standing: 'open',
  },
  {
    id: 'R49-20',
    question: 'Whom does the ban on an aggressor (49.435) bind?',
    answer: 'The whole faction of the aggressor.',
    reason: 'Factions, not powers, choose targets (49.41). The letter names only the attacking power.',
    standing: 'open',
    choices: [
      { id: 'faction', words: 'The aggressor’s whole faction may not name the minor again' },
      { id: 'power', words: 'Only the aggressor is barred; a partner that made no declaration may name the minor' },
    ],
  },
  {
    id: 'R49-21',
    question: 'Once a year for each faction, or for all of them together?',
    answer:
      'One ordinary naming per target and year for all factions together. If the Western Allies and Russia want the ' +
      'same target in one phase they must agree; failing that, a die decides who names it.',
    reason: 'By 49.432 a naming blocks the opponent; 49.51C settles Allied ties by agreement or die.',
    standing: 'plain in part',
  },
  {
    id: 'R49-22',
    question: 'Do the lists of 2023 that leave out Poland, Croatia or Serbia extend to them?',
    answer:
      'Wherever 49.411A lets the Axis roll for them, 49.423 asks for no DPs in them and 49.431B holds for them too; 49.62D is not widened.',
    reason: '49.423 cites 49.411A; 49.62D has no such link.',
    standing: 'open',
  },
  {
    id: 'R49-23',
    question: 'Who may name Vichy France while it is a German minor ally?',
    answer: 'Both sides.',
    reason: 'Its own table says so, and the special rule beats 49.432.',
    standing: 'open',
  },
  {
    id: 'R49-30',
    question: 'Whose roll is the one that a Russian demand on Rumania causes?',
    answer:
      'Russia’s: it chose, so unbuilt units before any border war are +1 each; it throws ' +
      'the die; BAL-B3 is off. It is not a naming under 49.431.',
    reason: '49.425 and 49.44.',
    standing: 'open',
  },
  {
    id: 'R49-34',
    question: 'Does France still standing modify the demand roll for Rumania?',
    answer: 'Never, in either edition; elsewhere its value is −2.',
    reason: 'BAL-B3 is limited to Axis rolls; the “+2” of the classic 49.441 is a slip that 2023 dropped.',
    standing: 'plain',
  },
  {
    id: 'R49-44',
    question: 'Which countries can Russia subvert, and from when?',
    answer: 'From RGT 15, or war: Bulgaria, Hungary, Rumania, Yugoslavia and Greece; with the prelude also Croatia, Serbia and Albania.',
    reason: '44.24 is not among our sources; 49.634 and the tables carry the answering modifier for exactly these.',
    standing: 'open',
  },
  {
    id: 'R49-45',
    question: 'How strong may a subversion be, and how often?',
    answer: 'Any whole amount from 1 to Russia’s level, 5 at most; one use per target and phase.',
    reason: '49.4263 allows up to −5 by level.',
    standing: 'open',
  },
  {
    id: 'R49-46',
    question: 'Which way do spy rings and covert operations work?',
    answer:
      'Axis ones are +1 each, Allied ones −1 each; Russian and Western Allied ones both count in ' +
      'Axis-chosen targets. Where they may be set up is a matter for chapters 46 and 47.',
    reason: '49.4262 leaves the sign to whose they are.',
    standing: 'plain in part',
  },
  {
    id: 'R49-47',
    question: 'How large is the +2 for Russian subversion, and how long does it last?',
    answer:
      '+2 per use, whatever the size of the use. It is left out only for the subverted target in that ' +
      'phase, so that the former victim gets it too in later phases; it never lapses.',
    reason: 'BAL-B9 and GRE-A7 set no term; the campaign’s like penalty (3.2.4.4) also lasts all game.',
    standing: 'plain',
  },
  {
    id: 'R49-48',
    question: 'How many reactions can one phase bring, and what if the target is named anyway?',
    answer:
      'One roll per target and phase, however many triggers. The right is lost if it is not used in its phase. An ' +
      'ordinary roll for the target in that phase takes the reaction’s place and the same modifiers.',
    reason: '49.61.',
    standing: 'plain in part',
  },
  {
    id: 'R49-50',
    question: 'Is there a reaction for a Norway under attack?',
    answer: 'None once anyone has declared war on Norway, also when Denmark and Norway were attacked together.',
    reason: 'NOR-N1.',
    standing: 'open',
  },
  {
    id: 'R49-65',
    question: 'How does a Western Allied failure (2023) enter the roll?',
    answer: 'It is part of the net that inertia works on; each failure counts once; Belgium and Ireland feel it too.',
    reason: '49.4266A speaks of every target and of rolls by either side.',
    standing: 'open',
  },
  {
    id: 'R49-67',
    question: 'How is the +2 for a coming war with Russia claimed in advance (FIN-A4, POL-A9)?',
    answer: 'It is announced before the die; Germany must then declare war in this player turn, whatever the result.',
    reason: 'Once claimed, the line binds the German player.',
    standing: 'plain',
  },
]
