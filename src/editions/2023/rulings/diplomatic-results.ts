import type { Ruling } from '../../../rules/index.ts'

/** What a result means, when it takes effect and who gains by it. */
export const resultRulings: readonly Ruling[] = [
  {
    id: 'R49-01',
    question: 'What happens off the ends of a table?',
    answer: 'Above 10 is 10; below −3 is −3.',
    reason:
      '49.58 and 49.632 write “10+”, which makes the upper end plain; the lower is its ' +
      'mirror by choice, as UKR-R(0) folds lower results upward.',
    standing: 'plain in part',
  },
  {
    id: 'R49-02',
    question: 'Is Ireland’s lowest result 2 or −2, and what lies below it?',
    answer:
      '2 and everything lower is the “2*” line; 8 and more is “8+”. 3-4 is the dividing band of ' +
      '49.53, since Ireland has no other band that favours nobody.',
    reason: 'The lines must adjoin (2, 3-4, 5-6, 7, 8+); read as −2, that line would leave −1 to 2 empty.',
    standing: 'open',
  },
  {
    id: 'R49-03',
    question: 'Which results for the Ukraine favour whom?',
    answer:
      '1-4 is the band in which nothing changes; 5 and up favours the Axis, 0 and lower (all of it “0*”) favours Russia. ' +
      'Russia may step 0* down to 1-4; the Axis may step 10 down to 9, and so on to 5 or 1-4.',
    reason: '49.53 tells favourable results by the line of continued policies, which here is 1-4.',
    standing: 'plain in part',
  },
  {
    id: 'R49-04',
    question: 'Which is the neutral band for Belgium/Luxembourg, and do its stars bind lesser results?',
    answer: '1-6 is the neutral band; a lesser result chosen there is still permanent.',
    reason: 'Every line of that table has a star.',
    standing: 'open',
  },
  {
    id: 'R49-24',
    question: 'Which results are lesser ones?',
    answer:
      'Axis ladder: 10, 9, 8, 7, 5-6, 3-4. Allied ladder: −3, −2, −1, 0, 1-2, 3-4. A side may go down its own ladder ' +
      'as far as 3-4, never beyond. What it chooses is the result for every later purpose.',
    reason: '49.53 and its Hungarian example.',
    standing: 'plain',
  },
  {
    id: 'R49-25',
    question: 'What if a lower result is rolled for one’s own ally or associate?',
    answer:
      'The roll may end the status if the favoured side does nothing. Chancery offers the choices that keep it ' +
      '(5-6 or 3-4; 1-2 or 3-4) and takes the higher of them unless told otherwise.',
    reason: '49.53 (d) forbids only the choice; by GN-05 (a) the lower roll cancels the higher policy.',
    standing: 'open',
  },
  {
    id: 'R49-26',
    question: 'How are BRPs from results kept?',
    answer:
      'Per minor and year, by what its present beneficiary was paid. A new result pays or takes the difference between its award ' +
      'and that sum, never past the minor’s BRP value; one that awards nothing takes all of it back at once; earlier years are ' +
      'closed. Association and alliance award nothing by themselves here (chapters 82 to 85).',
    reason:
      'GN-05 (b) and GN-11. What the beneficiary drew in this year’s YSS from a result still running ' +
      'counts as paid this year; the yearly income itself is chapter 82’s business.',
    standing: 'plain in part',
  },
  {
    id: 'R49-27',
    question: 'What is kept of a minor’s status?',
    answer:
      'Its policy (−3, −2, −1, 0, none, 7, 8, 9, 10; for the Ukraine 5 to 8, for Ireland 7 and 8), the beneficiary, whether ' +
      'it came of a roll or of a declaration of war, whether it is permanent, whether the minor is conquered, the volunteers ' +
      '(Spain, Poland, Vichy France) and whether it waits (Sweden). 1-2, 3-4 and 5-6 are no policies: they keep or end one. ' +
      'Ending an association or alliance makes the minor neutral again.',
    reason: 'The lists of results, with GN-05 and GN-09.',
    standing: 'open',
  },
  {
    id: 'R49-28',
    question: 'Do Norway’s side effects go with lower results too?',
    answer: 'Leave to mine goes with any 0 or lower in effect; the stop to heavy water with any 2 or lower, until a 5 or higher.',
    reason: 'NOR-A4 tests for 0 or less, and a more pro-Allied Norway would not do less.',
    standing: 'open',
  },
  {
    id: 'R49-29',
    question: 'Does a demand roll for Rumania bring the general results too?',
    answer: 'Yes: the Balkan result and the Rumanian addition both apply; −1 to −3 include the annexation of Bessarabia.',
    reason: 'By GN-10 additions supplement unless they say they replace; Bessarabia is part of Rumania (GN-06).',
    standing: 'open',
  },
  {
    id: 'R49-49',
    question: 'What if the reaction for Spain after war on Portugal falls short of 10?',
    answer: 'The association stands, whatever else is rolled.',
    reason: 'It came of the declaration of war, not of a roll.',
    standing: 'open',
  },
  {
    id: 'R49-51',
    question: 'Who gains in Belgium when France is gone?',
    answer: 'Britain.',
    reason: '49.91A (2) and 49.51B.',
    standing: 'open',
  },
  {
    id: 'R49-53',
    question: 'When do results take effect?',
    answer:
      'Dice are thrown one after another and a lesser result is chosen after each; ordinary results come when all ' +
      'dice are thrown, reaction results at once. None changes another roll of the phase.',
    reason: '49.51, 49.53, 49.65 and 49.4267 (classic 49.4266).',
    standing: 'plain',
  },
  {
    id: 'R49-54',
    question: 'When does the limit of ten factors bind?',
    answer: 'At the end of movement, combat and redeployment phases.',
    reason: '49.54 and 49.57, against the short form in the notes before the tables.',
    standing: 'plain',
  },
  {
    id: 'R49-55',
    question: 'Who is the senior Western Ally?',
    answer:
      'The U.S. from its war with Germany on (a war with Japan alone does not do); before that ' +
      'Britain. France gains only where it is named (Belgium) or benefits already.',
    reason: '49.51B in both books; the note before the tables is shorter. 49.51D passes French interests to Britain.',
    standing: 'plain in part',
  },
  {
    id: 'R49-56',
    question: 'Who benefits from a pro-Allied result when the Allied DPs were not added together?',
    answer:
      'The faction that chose the target. If the Axis chose: the faction whose DPs were counted, the larger, and ' +
      'a tie by agreement or die. With no Allied DPs counted at all: Russia, if it benefits there already or its ' +
      'subversion was used on the roll; otherwise the Western Allies.',
    reason: '49.51C by analogy; where Russia’s subversion was the only Allied effort, a Western Allied gain would surprise.',
    standing: 'open',
  },
  {
    id: 'R49-57',
    question: 'Which BRPs wait when the result comes in the enemy’s phase?',
    answer: 'Only gains wait (49.59); losses are taken at once.',
    reason: 'GN-05 (b).',
    standing: 'open',
  },
  {
    id: 'R49-66',
    question: 'What does a 9 or 10 for Sweden bring while it waits on Finland?',
    answer:
      'Control and 10 BRPs at once, as an 8 does; its units are not placed until the wait ' +
      'ends; meanwhile it may be named again, on the +2 or +3.',
    reason: 'SWE-R(9), SWE-R(10), SWE-G1 and SWE-G2.',
    standing: 'plain',
  },
]
