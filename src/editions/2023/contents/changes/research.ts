import { chapter, clause, enforced, sequenced } from '../../../../rules/index.ts'

const RULES = 'src/rules/chapters/research/research.ts'
const CASES = 'cases/changes/research.json'
const choose = enforced(RULES, CASES)

/** 41.7: choosing research projects and rolling for them. */
export const research = chapter('changes-2016', [
  clause('41.71-a', 'Research projects are chosen just before the Axis player turn', sequenced(RULES, CASES)),
  clause('41.71-b', 'Four choosers: the Axis, the Western Allies, Russia and Japan', choose),
  clause('41.71-c', 'One project at most in each of five categories', choose),
  clause('41.71-d', 'Where the limits on training and production research stand', { is: 'shown', why: 'pointers to 41.77C and 42.13' }),
  clause('41.77A-a', 'One project a category may roll each turn', choose),
  clause('41.77A-b', 'General research and a project of its category never roll together', choose),
  clause('41.77B-a', 'No second roll for a project in one year', choose),
  clause('41.77B-b', 'A roll empties the project, and an empty project cannot be chosen', choose),
  clause('41.77C-a', 'Western Allied combat training rolls wait for 1943 or American fighting', choose),
  clause('41.77C-b', 'What counts as the first American ground combat in Europe', choose),
  clause('41.77C-c', 'Points may go into combat training before its rolls are open', enforced('src/counsel/doors/research.ts', CASES)),
])
