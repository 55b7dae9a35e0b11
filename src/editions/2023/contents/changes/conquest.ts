import { carriedOut, chapter, clause, computed } from '../../../../rules/index.ts'

const RULES = 'src/rules/chapters/conquest/conquest.ts'
const CASES = 'cases/changes/conquest.json'
const worked = computed(RULES, CASES)

/** 83 and 87.51: who gets the BRPs of a conquered minor, and the two capitals of Spain. */
export const conquest = chapter('changes-2016', [
  clause('83.13', 'Spain is conquered only with both Madrid and Tangiers', worked),
  clause('83.31A-a', 'The holder of capital or key cities gets the BRPs each YSS', worked),
  clause('83.31A-b', 'Prorated BRPs in the conqueror’s next turn, winter conquests excepted', worked),
  clause('83.31A-c', 'Madrid alone decides who gets Spain’s BRPs', worked),
  clause('83.31B-a', 'One player turn to retake the capital or a key city', carriedOut(RULES, CASES)),
  clause('83.31B-b', 'The taker collects next player turn if it still holds them', carriedOut(RULES, CASES)),
  clause('87.51-a', 'Spain: neutral, 30 BRPs, capitals Madrid and Tangiers', computed('src/rules/core/facts/values.ts', CASES)),
  clause('87.51-b', 'Both Spanish capitals must be captured for conquest', worked),
  clause('87.51-c', 'Madrid is the sole capital for supply, garrison and BRPs', worked),
])
