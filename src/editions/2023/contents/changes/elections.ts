import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

const RULES = 'src/rules/chapters/elections/elections.ts'
const CASES = 'cases/changes/elections.json'

/** 62: when America votes, and when the Allies have lost. */
export const elections = chapter('changes-2016', [
  clause('62.21A', 'U.S. election straight after the 1945 YSS, in every game', sequenced(RULES, CASES)),
  clause('62.21B', 'U.S. election after a German atomic attack on the continental U.S.', sequenced(RULES, CASES)),
  clause('62.21-c', 'Nothing else brings a U.S. election', enforced(RULES, CASES)),
  clause('62.9', 'Allied defeat', { is: 'shown', why: 'heading' }),
  clause('62.91', 'Decisive Axis victory, at once and without an election', carriedOut(RULES, CASES)),
  clause('62.91A', 'France, Britain and Russia all in a state of surrender', computed(RULES, CASES)),
  clause('62.91B', 'Neither Germany nor Japan has surrendered', computed(RULES, CASES)),
])
