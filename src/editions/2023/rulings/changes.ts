import type { Ruling } from '../../../rules/index.ts'

/** Where the changes up to June 2016 are silent, cross-wired or at odds with themselves. */
export const changeRulings: readonly Ruling[] = [
  {
    id: 'R16-01',
    question: 'Does 59.85 stop the war when Japan has surrendered, or when it has not?',
    answer: 'Read 59.85 as “Japan has not surrendered”.',
    reason:
      'Three clauses (59.14B, 60.22, 62.91) stand against one, and 59.85 itself points to 62.91. Taken literally it would let the ' +
      'war run on after the game had ended and stop it when the Axis had lost Japan.',
    standing: 'open',
  },
  {
    id: 'R16-02',
    question: '59.87 points to 59.85B, which does not exist. Which clause is meant?',
    answer: 'Read 59.86B.',
    reason: 'The block is marked as renumbered, and 59.86B is the only clause about a German declaration.',
    standing: 'open',
  },
  {
    id: 'R16-03',
    question: '59.14B and 60.22 name only Britain, Russia and Japan, 62.91 also France and Germany. Which test counts?',
    answer: '62.91 governs in full: while France is unbeaten the game goes on and the U.S. is not held back.',
    reason: 'Both clauses cite 62.91 for their exception and state no other penalty.',
    standing: 'open',
  },
  {
    id: 'R16-04',
    question: 'How long does Britain’s state of surrender last once it is fighting again?',
    answer: 'It lasts: a Britain that came back into the war beside the U.S. still counts for 62.91A.',
    reason: '59.83 ties Britain to the U.S. from then on and 59.87 goes on measuring from the old level; nothing lifts the state.',
    standing: 'open',
    choices: [
      { id: 'lasts', words: 'It lasts for the rest of the game' },
      { id: 'ends-with-war', words: 'It ends when Britain is at war with Germany again' },
    ],
  },
  {
    id: 'R16-05',
    question: 'When is 62.91 tested?',
    answer: 'At the instant any of its five facts changes, and before any election due at the same moment.',
    reason: 'The clause says that no election is needed.',
    standing: 'open',
  },
  {
    id: 'R16-06',
    question: 'How is 62.91 read in a game of one theatre?',
    answer: 'The state of the power that is not in play comes from the scenario; without a word there it has not surrendered.',
    reason: 'The changes give no form of the rule for one theatre.',
    standing: 'open',
  },
  {
    id: 'R16-07',
    question: 'What is “the turn following” a British surrender?',
    answer: 'Game turns are counted. T is the turn at whose end Britain surrendered, T+1 is barred to both sides, T+2 is open.',
    reason:
      'Resistance is worked out at a turn’s end (59.87), so nothing of T is left, and both powers must be treated alike though they ' +
      'move in different player turns.',
    standing: 'open',
  },
  {
    id: 'R16-08',
    question: 'USAT must reach 50 in T+2 or later. What if it stood at 50 before?',
    answer: 'An effective level of at least 50 in T+2 or later is enough.',
    reason: '50.32E asks for at least 50, and 49.851D names the effective level.',
    standing: 'open',
  },
  {
    id: 'R16-09',
    question: '59.86B cites 50.32A for the lack of a cost, but that clause is the permission and 50.21A the cost. What does it cost?',
    answer: 'Nothing, by either clause.',
    reason: 'Both agree in outcome.',
    standing: 'open',
  },
  {
    id: 'R16-10',
    question: '“While the U.S. is neutral”: neutral towards whom?',
    answer: 'Judge by war between the U.S. and Germany. A Pacific war of Britain or the U.S. with Japan is not undone.',
    reason: '59.85 and 59.86 measure by the U.S. and Germany, and 59.84 speaks of Europe.',
    standing: 'open',
  },
  {
    id: 'R16-11',
    question: 'Who takes up a British surrender offer: the Axis (59.14) or Germany (59.41)?',
    answer: 'The choice is Germany’s.',
    reason: '59.41 is the clause that acts, and 59.87 too looks to Germany.',
    standing: 'open',
  },
  {
    id: 'R16-12',
    question: 'What does a maximum of -10 mean on a scale that runs downwards?',
    answer: 'The surrender level is never lower than -10. A further surrender from -10 changes nothing.',
    reason: 'The limit is on how bad the surrender is, and 59.872 works by difference.',
    standing: 'open',
  },
  {
    id: 'R16-13',
    question: 'Is a later surrender measured against the first level or the latest?',
    answer: 'Against the latest surrender level.',
    reason: 'Otherwise a third surrender could come at a better level than the second and give a negative difference.',
    standing: 'open',
  },
  {
    id: 'R16-14',
    question: 'Which German declaration ends further British surrenders?',
    answer:
      'Any on a Western Allied power after the first British surrender, in practice that of 59.86B. A war that never stopped ' +
      '(59.85) or an American declaration (59.86C) does not end them.',
    reason: 'The clause names Germany declaring.',
    standing: 'open',
  },
  {
    id: 'R16-15',
    question: 'Does the number of damaged transports cap all of 20.636B, or only the damaged ones used?',
    answer: 'Only the damaged ones: B is the smaller of a fifth of the earlier number, rounded up, and undamaged plus damaged transports.',
    reason:
      'The printed example assures four unless more than 12 are sunk. With 10 sunk, 3 damaged and 3 sound, a cap on the whole would ' +
      'give three.',
    standing: 'open',
  },
  {
    id: 'R16-16',
    question: 'The minimums are credited to 20.631, which is missing, and “initial level” is not defined. What are they?',
    answer: 'Use 15, 5 and 10 for both.',
    reason: '20.621A prints them as the minimum initial levels.',
    standing: 'open',
  },
  {
    id: 'R16-17',
    question: 'Do damaged transports count towards a box’s number?',
    answer: 'Yes while they are in the box, no while they shelter in a port under 20.66.',
    reason: 'The text counts transports in the box, and 20.636 speaks of damaged ones there.',
    standing: 'open',
  },
  {
    id: 'R16-18',
    question: 'Every built transport must be in a box at the turn’s end, yet damaged ones may be in port. Which holds?',
    answer: 'Damaged transports sheltering under 20.66 are exempt.',
    reason: '20.63 grants the exception in so many words.',
    standing: 'open',
  },
  {
    id: 'R16-19',
    question: 'Two boxes are short at once. Which is filled first?',
    answer: 'The owner picks the order, but no box may rise above its minimum while another is short.',
    reason: 'Nothing ranks the boxes.',
    standing: 'open',
  },
  {
    id: 'R16-20',
    question: 'Are Ulster’s hexes among the hexes of Britain?',
    answer:
      'Yes for building in Canada (27.42D, 59.82B). Points and tension lines that leave Ulster out and count Scapa Flow in are kept apart.',
    reason: '27.42D calls it part of Britain in the same breath.',
    standing: 'open',
  },
  {
    id: 'R16-21',
    question: 'After Pearl Harbor two limits bear on Pacific transports, 20.636 and 51.73A. Which one?',
    answer: 'The smaller of the number available by 20.636 and half, rounded up, of the box at the start of the Allied player turn.',
    reason: 'Each is a ceiling.',
    standing: 'open',
  },
  {
    id: 'R16-22',
    question: 'Is it the activation of research points in combat training that is barred, or the roll?',
    answer: 'The roll, and so choosing the project for one; never the placing of points.',
    reason: '41.77C says that placing them early is allowed.',
    standing: 'open',
  },
  {
    id: 'R16-23',
    question: 'Do China, or Italy apart from Germany, choose research projects?',
    answer: 'No, they have no choice of their own.',
    reason: 'Only four choosers are named.',
    standing: 'open',
  },
  {
    id: 'R16-24',
    question: 'Does general research use up the one choice of its category?',
    answer: 'Yes.',
    reason: '41.77A draws that very conclusion.',
    standing: 'open',
  },
  {
    id: 'R16-25',
    question: '“Capital or key cities”: one of them or all?',
    answer: 'A taker needs all the key cities where there are several; the old holder needs only one back.',
    reason: '83.31B says all for the taker and one for the old holder.',
    standing: 'open',
  },
  {
    id: 'R16-26',
    question: 'BRPs come from a conquered minor, yet Spain’s follow Madrid without conquest. Which holds?',
    answer: 'Madrid alone carries the 30 BRPs, conquered or not.',
    reason: 'The exception is printed to part the two tests, and 87.51 lists the BRPs among the matters of Madrid alone.',
    standing: 'open',
  },
  {
    id: 'R16-27',
    question: 'Seven naval factors are free, but the penalty starts above ten. How do the two fit?',
    answer:
      'Ten is the standing number of British naval factors in India and the Far East; seven is the room left above the three that ' +
      'start there. Charge by the standing number and mention the seven as a reminder. If a set-up has other than three there, ' +
      'trust the ten.',
    reason:
      'The tension table words the ten as factors present, and only this reading lets both numbers hold. The three are inferred; ' +
      'the set-up card is not in the sources.',
    standing: 'open',
  },
  {
    id: 'R16-28',
    question: 'How are part-increments counted?',
    answer: 'Round up each kind by itself.',
    reason: 'Nothing gives fractions away, and the penalty line rounds up too.',
    standing: 'open',
  },
  {
    id: 'R16-29',
    question: 'How do squadrons and factors of air units compare?',
    answer: 'One AAF is three squadrons, one increment and one factor. Three NAS, or part of three, are one factor.',
    reason: '51.36 equates one AAF with three NAS.',
    standing: 'open',
  },
  {
    id: 'R16-30',
    question: 'Are the balancing units in the India box counted too?',
    answer: 'Yes: they use increments and lower USAT if they come from outside the theatre.',
    reason:
      'They too go to the Pacific theatre, and each factor is priced without asking where it lands. The tension table’s ground line ' +
      'names the Far East only, so a strict reader would let ground factors in the India box go free.',
    standing: 'open',
    choices: [
      { id: 'counted', words: 'Units sent to the India box cost USAT like the rest' },
      { id: 'india-ground-free', words: 'Ground factors sent to the India box cost no USAT' },
    ],
  },
  {
    id: 'R16-31',
    question: 'Are the transfer penalties charged once or every turn, and are they refunded on withdrawal?',
    answer: 'Once, as an event, without refund. Naval brackets are charged on a new highest number only.',
    reason: 'The tension table lists them as event modifiers, and only those about territory are undone.',
    standing: 'open',
  },
  {
    id: 'R16-32',
    question: 'Are seven naval factors free each turn or in all?',
    answer: 'In all, until war with Japan.',
    reason: 'Seven each turn would pass the ten in two turns.',
    standing: 'open',
  },
  {
    id: 'R16-33',
    question: 'How many partisans in Britain with partial partisan production?',
    answer: 'Two plus the production, at most four.',
    reason: 'It is printed as an increase with a ceiling.',
    standing: 'open',
  },
  {
    id: 'R16-34',
    question: 'Several atomic attacks in one turn: how many elections?',
    answer: 'One, at that turn’s end.',
    reason: 'The clause is keyed to the turn.',
    standing: 'open',
  },
  {
    id: 'R16-35',
    question: 'Do Australian or Indian ships count as British naval factors?',
    answer: 'No; they are free if they are back from Europe.',
    reason: 'They are named apart.',
    standing: 'open',
  },
  {
    id: 'R16-36',
    question: 'How are a minor’s BRPs prorated? The rule for it, 35.62, is missing.',
    answer: 'The prorated number is asked for as a fact; Chancery decides only who gets it and when.',
    reason: 'No source here gives it.',
    standing: 'open',
  },
  {
    id: 'R16-37',
    question: 'A capital changes hands in a winter turn: who loses and who collects prorated BRPs?',
    answer: 'Nobody: whoever holds it at the year start has the printed BRPs.',
    reason: '83.31A leaves a winter conquest out; 83.31B speaks of the same BRPs, of which no turn of the year is left.',
    standing: 'open',
  },
]
