import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const COLONIES_TESTS = 'src/editions/campaign/colonies.test.ts'
const COLONIES = 'src/editions/campaign/colonies.ts'
const ON_MINORS = 'cases/declarations/campaign-minors.json'
const TOGETHER_CASES = 'cases/cooperation/campaign-eastern.json'
const TOGETHER = 'src/editions/campaign/cooperation/eastern.ts'
const ATTACKS = 'cases/questions/campaign-war-attacks.json'
const PASSAGES = 'src/editions/campaign/war/passages.ts'
const NOTICED = 'src/editions/campaign/notices/notices.test.ts'
const NOTICES = 'src/editions/campaign/notices/allies.ts'

const TO_CHINA = 'src/editions/campaign/lend-lease/to-china.ts'
const COMMUNISTS = 'src/editions/campaign/partisans/communist.ts'
const SHIPPED = 'cases/campaign/lend-lease.json'
const RAISED = 'cases/campaign/partisans.json'

/** 3.4.3: Russia and Communist China. */
export const russia = chapter('campaign', [
  clause('3.4.3', 'Russia starts as Germany’s nominal partner', { is: 'shown', why: 'comment; the tension is 3.2.7' }),
  clause(
    '3.4.3.1',
    'The Ukraine is an Axis target once they hold Kiev',
    enforced('src/editions/campaign/naming.ts', 'cases/questions/campaign-naming.json'),
  ),
  clause('3.4.3.2a', 'Russia may enter Eastern Poland in Fall 1939', enforced(PASSAGES, ATTACKS, NOTICED)),
  clause('3.4.3.2b', 'Russia may take the Baltic States, Bessarabia and Karelia', enforced(NOTICES, ON_MINORS, NOTICED)),
  clause('3.4.3.2c', 'Germany is kept out of these lands only in Fall 1939', enforced(PASSAGES, ATTACKS, ON_MINORS)),
  clause('3.4.3.3a', 'Communist China: a minor worth 250 PPs, 500 with Yenan', computed(COLONIES, COLONIES_TESTS, NOTICED)),
  clause('3.4.3.3b', 'Communist China cooperates with nobody and fights only in China', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.4.3.3c', 'Communist China never surrenders; occupied, it fights by partisans', carriedOut(NOTICES, NOTICED)),
  clause('3.4.3.3d', 'Militia become regulars; surrendered units become partisans', carriedOut(NOTICES, NOTICED)),
  clause('3.4.3.3e', 'Communist China’s war with Japan ignores Russia’s status', sequenced(NOTICES, NOTICED)),
  clause('3.4.3.4a', 'Five units of Russian aid to Nationalist China a turn', computed(TO_CHINA, SHIPPED)),
  clause('3.4.3.4b', 'Ten units for good after any Russo-Japanese war', computed(TO_CHINA, SHIPPED)),
  clause('3.4.3.4c', 'No status with Japan ends Russian aid to China', enforced(TO_CHINA, SHIPPED)),
  clause(
    '3.4.3.5a',
    'The Russo-Axis border: territories of each that touch',
    computed('src/editions/campaign/tensions/border.ts', 'src/editions/campaign/tensions/border.test.ts'),
  ),
  clause(
    '3.4.3.5b',
    'When a minor counts as Axis on the border',
    computed('src/editions/campaign/tensions/border.ts', 'src/editions/campaign/tensions/border.test.ts'),
  ),
  clause(
    '3.4.3.5c',
    'Germans under Military Cooperation count only on the border',
    computed('src/editions/campaign/tensions/border.ts', 'src/editions/campaign/tensions/border.test.ts'),
  ),
  clause(
    '3.4.3.5d',
    'Border ratio: ground units, taken as each phase starts',
    computed('src/editions/campaign/tensions/border.ts', 'src/editions/campaign/tensions/border.test.ts'),
  ),
  clause(
    '3.4.3.6',
    'Russian declaration on Japan needs double the units in Siberia',
    enforced('src/editions/campaign/war/majors.ts', 'cases/declarations/campaign-majors.json'),
  ),
  clause(
    '3.4.3.7a',
    'Communist partisans in Europe once Russia has fought the Axis',
    computed('src/editions/campaign/partisans/origin.ts', RAISED),
  ),
  clause('3.4.3.7b', 'Communist partisans after Italian and French surrender, and in Siberia', computed(COMMUNISTS, RAISED)),
  clause('3.4.3.7c', 'An Axis Ukraine cuts Russian partisans by its own clock', computed(COMMUNISTS, RAISED)),
  clause('3.4.3.7d', 'Communist Chinese partisans: one, growing from 1942 to six', computed(COMMUNISTS, RAISED)),
  clause('3.4.3.8a', 'Russia and the West cooperate by lend-lease only', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.4.3.8b', 'No Western entry or basing in Russian territory', enforced(TOGETHER, TOGETHER_CASES)),
])
