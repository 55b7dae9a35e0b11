import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const ON_MINORS = 'cases/declarations/campaign-minors.json'
const BELONGINGS = 'src/editions/campaign/war/belongings.ts'
const ATTACKS = 'cases/questions/campaign-war-attacks.json'
const PASSAGES = 'src/editions/campaign/war/passages.ts'
const TOGETHER_CASES = 'cases/cooperation/campaign-western.json'
const TOGETHER = 'src/editions/campaign/cooperation/western.ts'
const ALLIES_NOTICED = 'src/editions/campaign/notices/notices.test.ts'
const ALLIED_NOTICES = 'src/editions/campaign/notices/allies.ts'
const COLONIES_TESTS = 'src/editions/campaign/colonies.test.ts'
const COLONIES = 'src/editions/campaign/colonies.ts'

const AID = 'src/editions/campaign/tensions/permissions.ts'
const AID_NOTICES = 'src/editions/campaign/tensions/notices.ts'
const LEVELS = 'cases/tensions/campaign-levels.json'
const NOTICED = 'src/editions/campaign/tensions/notices.test.ts'
const LEND_LEASE = 'src/editions/campaign/lend-lease.ts'
const RESISTANCE = 'src/editions/campaign/partisans/resistance.ts'
const SHIPPED = 'cases/campaign/lend-lease.json'
const RAISED = 'cases/campaign/partisans.json'

/** 3.4.1: France; its three subclauses are printed under the numbers of the USA. */
export const france = chapter('campaign', [
  clause('3.4', 'Allied diplomacy: the Western Allies and Russia', { is: 'shown', why: 'heading; the factions are 3.1.1a' }),
  clause('3.4.1', 'France, seldom in play after 1940', { is: 'shown', why: 'comment; the starting wars are 3.1.2c' }),
  clause('3.4.1.1a [3.4.4.1]', 'Four French colonies at 250 PPs each', computed(COLONIES, COLONIES_TESTS)),
  clause('3.4.1.1b [3.4.4.1]', 'French colonial forces stay where they are', enforced(ALLIED_NOTICES, ALLIES_NOTICED)),
  clause(
    '3.4.1.1c [3.4.4.1]',
    'No French reinforcement of Mediterranean colonies before war with Italy',
    enforced(ALLIED_NOTICES, ALLIES_NOTICED),
  ),
  clause('3.4.1.1d [3.4.4.1]', 'An Axis attack on a colony frees its command’s colonial forces', enforced(ALLIED_NOTICES, ALLIES_NOTICED)),
  clause('3.4.1.2a [3.4.4.2]', 'French Pacific islands 0 PPs, Indochina 250', computed(COLONIES, COLONIES_TESTS)),
  clause('3.4.1.2b [3.4.4.2]', 'After France falls its Pacific islands pass to US control', enforced(PASSAGES, ATTACKS, ALLIES_NOTICED)),
  clause('3.4.1.2c [3.4.4.2]', 'Indochina turns Vichy or governs itself until Japan comes', enforced(ALLIED_NOTICES, ALLIES_NOTICED)),
  clause('3.4.1.3a [3.4.4.3]', 'Anglo-French limits end in 1941 or after Italy’s declaration', sequenced(TOGETHER, TOGETHER_CASES)),
  clause('3.4.1.3b [3.4.4.3]', 'An Allied declaration on Italy does not end the limits', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.4.1.3c [3.4.4.3]', 'No British air or naval bases in France meanwhile', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.4.1.3d [3.4.4.3]', 'No British ground forces in France but the BEF', enforced(TOGETHER, TOGETHER_CASES)),
  clause('3.4.1.3e [3.4.4.3]', 'British air support helps only the BEF', enforced(TOGETHER, TOGETHER_CASES)),
])

/** 3.4.2: Britain. */
export const britain = chapter('campaign', [
  clause('3.4.2a', 'Britain starts at war with Germany, beside France and Poland', carriedOut(BELONGINGS, COLONIES_TESTS, ON_MINORS)),
  clause(
    '3.4.2b',
    'Britain declares war on Japan only together with the USA',
    enforced('src/editions/campaign/war/majors.ts', 'cases/declarations/campaign-majors.json'),
  ),
  clause('3.4.2c', 'Britain and its dominions can surrender, Canada cannot', enforced('src/rules/core/facts/surrender.ts', COLONIES_TESTS)),
  clause('3.4.2.1', 'British colonies in Europe and Africa; Military Cooperation with Iraq', computed(COLONIES, COLONIES_TESTS, ON_MINORS)),
  clause('3.4.2.2a', 'British colonies in the Far East and their PPs', computed(COLONIES, COLONIES_TESTS, ON_MINORS)),
  clause(
    '3.4.2.2b',
    'Dutch East Indies pass to Britain in the YSS after Dutch surrender',
    computed('src/editions/campaign/minor-surrenders.ts', 'cases/campaign/minor-surrender.json', 'src/counsel/status.test.ts'),
  ),
  clause('3.4.2.3', 'One British surprise port attack on neutral Vichy’s African fleet', enforced(PASSAGES, ATTACKS, ALLIES_NOTICED)),
  clause('3.4.2.4a', 'British aid to Russia from the turn after an Axis offensive', sequenced(LEND_LEASE, SHIPPED)),
  clause('3.4.2.4b', 'British aid to Nationalist China once at war with Japan', sequenced(LEND_LEASE, SHIPPED)),
  clause('3.4.2.5a', 'British and Americans share bases and may stack under either command', enforced(TOGETHER, TOGETHER_CASES)),
  clause(
    '3.4.2.5b',
    'Armies stay national; liberated France and Italy are US commands',
    enforced(TOGETHER, TOGETHER_CASES, ALLIES_NOTICED),
  ),
  clause('3.4.2.6', 'British-run Resistance by the table', computed(RESISTANCE, RAISED)),
])

/** 3.4.4: the USA. */
export const usa = chapter('campaign', [
  clause('3.4.4', 'US involvement goes by the two American tension levels', { is: 'shown', why: 'heading of 3.4.4.2 and 3.4.4.3' }),
  clause('3.4.4.1', 'The Philippines, 250 PPs, are the only US colony', computed(COLONIES, COLONIES_TESTS)),
  clause('3.4.4.2a', 'USA-Axis level sets aid to Britain and US entry', computed(AID, LEVELS)),
  clause('3.4.4.2b', 'Grant of 25 DDs over three turns: 5, 10, 10', computed(AID_NOTICES, LEVELS, NOTICED)),
  clause('3.4.4.2c', 'Granted DDs stand at strength 10 and finish at 12', carriedOut(AID_NOTICES, NOTICED)),
  clause('3.4.4.2d', 'Ships built in the USA for Britain go as lend-lease', enforced(LEND_LEASE, SHIPPED)),
  clause('3.4.4.2e', 'US escorts may fight Axis attacks on their convoys', enforced(AID_NOTICES, NOTICED)),
  clause(
    '3.4.4.2f',
    'What makes an Axis Offensive on a Front',
    computed('src/editions/campaign/tensions/usat.ts', 'cases/tensions/campaign-usat.json'),
  ),
  clause('3.4.4.3a', 'USA-Japan level sets aid and aircraft grants to China', computed(AID, LEVELS)),
  clause('3.4.4.3b', 'From level 40 the AVG may be set up', enforced(AID, LEVELS, NOTICED)),
  clause('3.4.4.3c', 'At war the AVG becomes the 14th Air Force', enforced(AID, LEVELS, NOTICED)),
  clause('3.4.4.3d', 'A destroyed AVG comes back without leader or experience', enforced(AID, LEVELS, NOTICED)),
  clause('3.4.4.4a', 'Lend-lease is capped by the theatre’s level until war', computed(AID, LEVELS)),
  clause('3.4.4.4b', 'A lend-lease unit: 100 PPs or one unit of equipment', computed(LEND_LEASE, SHIPPED)),
  clause('3.4.4.4c', 'Ships as lend-lease units: transport 1, DD 2, CVE 3', computed(LEND_LEASE, SHIPPED)),
  clause('3.4.4.5', 'From level 35 one US escort unit per level above 34', computed(AID, LEVELS)),
  clause('3.4.4.6a', 'No escort of US Atlantic shipping before level 50', enforced(AID, LEVELS, NOTICED)),
  clause('3.4.4.6b', 'An earlier Axis declaration gets a free turn against it', enforced(AID_NOTICES, LEVELS, NOTICED)),
  clause('3.4.4.6c', 'Pacific escort follows the USA-Japan level', enforced(AID, LEVELS)),
  clause('3.4.4.7', 'Philippine resistance: 1, 2, 3 divisions after Manila falls', computed(RESISTANCE, RAISED)),
])
