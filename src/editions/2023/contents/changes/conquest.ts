import { chapter, clause } from '../../../../rules/index.ts'

/** 83 and 87.51: who gets the BRPs of a conquered minor, and the two capitals of Spain. */
export const conquest = chapter('changes-2016', [
  clause('83.13', 'Spain is conquered only with both Madrid and Tangiers'),
  clause('83.31A-a', 'The holder of capital or key cities gets the BRPs each YSS'),
  clause('83.31A-b', 'Prorated BRPs in the conqueror’s next turn, winter conquests excepted'),
  clause('83.31A-c', 'Madrid alone decides who gets Spain’s BRPs'),
  clause('83.31B-a', 'One player turn to retake the capital or a key city'),
  clause('83.31B-b', 'The taker collects next player turn if it still holds them'),
  clause('87.51-a', 'Spain: neutral, 30 BRPs, capitals Madrid and Tangiers'),
  clause('87.51-b', 'Both Spanish capitals must be captured for conquest'),
  clause('87.51-c', 'Madrid is the sole capital for supply, garrison and BRPs'),
])
