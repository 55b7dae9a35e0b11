import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const ACTIONS = 'src/editions/campaign/tables/actions.ts'
const ACTION_TESTS = 'src/editions/campaign/tables/actions.test.ts'
const GENERAL = 'src/editions/campaign/tables/general.ts'
const CLAUSES = 'src/editions/campaign/clauses.ts'
const NAMING = 'src/editions/campaign/naming.ts'
const DEMANDS = 'src/editions/campaign/demands.ts'
const DEMAND_TESTS = 'src/editions/campaign/demands.test.ts'
const NAMED = 'cases/questions/campaign-naming.json'
const REACTED = 'cases/questions/campaign-reactions.json'
const RESULTS = 'cases/questions/campaign-results.json'
const ROLLED = 'cases/rolls/campaign-points.json'
const STATUS_ROLLS = 'cases/rolls/campaign-status.json'
const BALKAN_ROLLS = 'cases/rolls/campaign-balkans.json'

const SEQUENCE = 'src/editions/campaign/sequence.ts'
const PLAYED = 'src/editions/campaign-game.test.ts'
const ACCRUAL = 'src/rules/chapters/tension/accrual.ts'
const TENSIONS = 'src/editions/campaign/tensions'
const HISTORY = 'cases/tensions/campaign-history.json'
const LEVELS = 'cases/tensions/campaign-levels.json'
const INITIATIVE = 'src/counsel/initiative.test.ts'
const POINTS_USED = 'src/counsel/tension-points.test.ts'

const SETTLED_FIRST = sequenced('src/editions/campaign/surrenders/index.ts', 'cases/campaign/surrender-order.json')

/** 3.2 to 3.2.3: the diplomatic phase, its order and its opening steps. */
export const phase = chapter('campaign', [
  clause('3.2a', 'A diplomatic phase opens every turn, its parts in fixed order', sequenced(SEQUENCE, PLAYED)),
  clause('3.2b', 'The YSS precedes the phase in a year’s first turn', sequenced(SEQUENCE, PLAYED)),
  clause('3.2.1a', 'Surrenders and voluntary offers are settled first', SETTLED_FIRST),
  clause('3.2.1b', 'Minors may surrender at once, majors before all other diplomacy', SETTLED_FIRST),
  clause(
    '3.2.2',
    'From the 1943 YSS, too few key cities force an offer',
    sequenced('src/editions/campaign/surrenders/armistices.ts', 'cases/campaign/surrender-armistices.json'),
  ),
  clause(
    '3.2.3a',
    'Initiative each turn from the DPs a faction would now get',
    computed('src/rules/chapters/points/initiative.ts', INITIATIVE),
  ),
  clause('3.2.3b', 'Initiative governs when the factions act', sequenced('src/rules/chapters/points/initiative.ts', INITIATIVE)),
  clause('3.2.3c', 'Axis, Western Allies and Russia each have Initiative of their own', computed(`${TENSIONS}/manner.ts`, INITIATIVE)),
])

/** 3.2.4: actions, free actions, subversion, demands and their limits. */
export const actions = chapter('campaign', [
  clause('3.2.4a', 'Only nations holding the faction’s DPs may be selected', enforced(NAMING, NAMED)),
  clause('3.2.4b', 'Axis DPs raise and Allied DPs lower the result', computed(ACTIONS, ROLLED, ACTION_TESTS)),
  clause('3.2.4c', 'A random 1 to 6 is added to every Action', computed(CLAUSES, ROLLED)),
  clause('3.2.4d', 'Drawing fairly by post: six shuffled results under lock', { is: 'shown', why: 'advice; the draw itself is 3.2.4c' }),
  clause('3.2.4.1a', 'What modifies an Action besides the draw', computed(GENERAL, STATUS_ROLLS)),
  clause('3.2.4.1b', 'Force modifiers for missing divisions or a lost air force', computed(GENERAL, STATUS_ROLLS, BALKAN_ROLLS)),
  clause(
    '3.2.4.1c',
    'Some Actions bring surrender or a change of sides',
    carriedOut('src/rules/chapters/rolls/switching.ts', 'src/editions/campaign/map-effects.test.ts', RESULTS),
  ),
  clause('3.2.4.2a', 'The sum is looked up and applied at once', sequenced(CLAUSES, PLAYED)),
  clause('3.2.4.2b', 'A lesser result may always be taken', enforced(CLAUSES, RESULTS)),
  clause('3.2.4.2c', 'A neutral result leaves the status as it was', carriedOut(CLAUSES, RESULTS)),
  clause('3.2.4.3a', 'Axis free Actions on Hungary, Finland, Rumania, Bulgaria and Yugoslavia', enforced(NAMING, NAMED)),
  clause('3.2.4.3b', 'Free Actions still obey one Action per nation per year', enforced(NAMING, NAMED)),
  clause('3.2.4.3c', 'Best begun in 1940, better after France falls', { is: 'shown', why: 'advice' }),
  clause(
    '3.2.4.4a',
    'From tension 15 Russia may subvert with one Balkan DP',
    enforced(CLAUSES, NAMED, 'src/counsel/doors/asked-roll.test.ts'),
  ),
  clause('3.2.4.4b', 'The subverting DP becomes a random -1 to -6', computed(ACTIONS, ROLLED)),
  clause('3.2.4.4c', 'Each subversion costs 1 in all four Balkan nations for good', computed(ACTIONS, ROLLED, ACTION_TESTS)),
  clause('3.2.4.4d', 'The cost of subversion starts next turn', computed(ACTIONS, ROLLED, ACTION_TESTS)),
  clause('3.2.4.4e', 'Subversion is announced before the Action is resolved', sequenced('src/rules/game/orders/roll.ts', PLAYED)),
  clause('3.2.4.4f', 'Subversion opens no second Action in the year', enforced(NAMING, NAMED, REACTED)),
  clause('3.2.4.5a', 'Russia may demand Karelia or Viipuri, and Bessarabia', enforced(DEMANDS, REACTED)),
  clause('3.2.4.5b', 'A demand brings an immediate Reaction: cede or resist', carriedOut(DEMANDS, REACTED, DEMAND_TESTS)),
  clause(
    '3.2.4.5c',
    'The Axis decide on resistance, which means a border war',
    computed('src/editions/campaign/tables/balkans.ts', DEMAND_TESTS, BALKAN_ROLLS),
  ),
  clause('3.2.4.5d', 'A border war needs no declaration and goes no further', enforced(DEMANDS, DEMAND_TESTS, REACTED)),
  clause('3.2.4.5e', 'No demand on a nation at Axis Military Cooperation or better', enforced(DEMANDS, REACTED)),
  clause('3.2.4.5f', 'A demand is not an Action on the nation', enforced(DEMANDS, REACTED, NAMED)),
  clause(
    '3.2.4.6a',
    'Russia declares war on no neutral below tension 25',
    enforced('src/editions/campaign/war/minors.ts', 'cases/declarations/campaign-minors.json'),
  ),
  clause(
    '3.2.4.6b',
    'Tension 25 to 34: Russia spares nations aligned with the Axis',
    enforced('src/editions/campaign/war/minors.ts', 'cases/declarations/campaign-minors.json'),
  ),
  clause(
    '3.2.4.6c',
    'From 35 Russia may attack neutrals short of Axis Military Cooperation',
    enforced('src/editions/campaign/war/minors.ts', 'cases/declarations/campaign-minors.json'),
  ),
  clause(
    '3.2.4.7a',
    'A DP on a tension level is activated before levels change',
    computed(`${TENSIONS}/points.ts`, `${TENSIONS}/manner.test.ts`, POINTS_USED),
  ),
  clause('3.2.4.7b', 'One tension DP a turn: two in 1939, four a year later', enforced(`${TENSIONS}/manner.ts`, POINTS_USED)),
  clause('3.2.4.7c', 'Tension DPs go on Russo-Axis and USA-Axis levels', enforced(`${TENSIONS}/manner.ts`, POINTS_USED)),
  clause('3.2.4.8a', 'One Diplomatic Action per nation per year, whoever acts', enforced(NAMING, NAMED)),
  clause('3.2.4.8b', 'Reactions, demands and tension DPs do not count as Actions', enforced(NAMING, NAMED, REACTED)),
  clause('3.2.4.8c', 'Spain may not be selected before France has surrendered', enforced(NAMING, NAMED)),
])

/** 3.2.5 and 3.2.6: reactions and declarations of war. */
export const reactions = chapter('campaign', [
  clause('3.2.5a', 'A Reaction comes at once and touches no Action', sequenced(SEQUENCE, PLAYED)),
  clause('3.2.5b', 'Only Norway, Spain or a nation under Russian demand reacts', enforced('src/editions/campaign/reactions.ts', REACTED)),
  clause(
    '3.2.6a',
    'A neutral is attacked only after a declaration of war',
    enforced('src/editions/campaign/war.ts', 'cases/questions/campaign-war-attacks.json'),
  ),
  clause(
    '3.2.6b',
    'Declarations of war come after the Actions of the phase',
    sequenced('src/editions/campaign/war.ts', 'src/editions/campaign/war.test.ts'),
  ),
  clause(
    '3.2.6c',
    'A declaration of war may set off a Reaction at once',
    sequenced('src/editions/campaign/war.ts', 'cases/declarations/campaign-minors.json'),
  ),
])

/** 3.2.7: the three tension levels. */
export const tensions = chapter('campaign', [
  clause('3.2.7a', 'Three tension levels: USA-Axis, USA-Japan, Russia-Axis', computed(`${TENSIONS}/manner.ts`, HISTORY)),
  clause('3.2.7b', 'All levels start at 0, which holds for Fall 1939', sequenced(ACCRUAL, HISTORY)),
  clause('3.2.7c', 'Last turn’s modifiers make the level for this turn', sequenced(ACCRUAL, HISTORY, `${TENSIONS}/manner.test.ts`)),
  clause('3.2.7.1', 'Status modifiers count every turn, usually with an automatic +1', computed(ACCRUAL, HISTORY)),
  clause('3.2.7.2', 'Event modifiers count once and are never reversed', computed(ACCRUAL, HISTORY, 'cases/tensions/campaign-usat.json')),
  clause('3.2.7.3a', 'The USA’s effective level: actual, moved at random by up to 2', computed(ACCRUAL, LEVELS)),
  clause('3.2.7.3b', 'The effective level decides what happens in the turn', computed(`${TENSIONS}/reached.ts`, LEVELS)),
  clause('3.2.7.3c', 'Only the actual level carries over', computed(ACCRUAL, LEVELS)),
  clause('3.2.7.4a', 'What a level brought about outlasts a fall', enforced(`${TENSIONS}/reached.ts`, LEVELS)),
  clause('3.2.7.4b', 'Graded effects such as lend-lease follow the level', computed(`${TENSIONS}/permissions.ts`, LEVELS)),
])
