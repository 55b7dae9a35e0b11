import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const STATUSES = 'src/editions/campaign/statuses.ts'
const FORCES = 'src/editions/campaign/minor-forces.ts'
const SURRENDER = 'src/editions/campaign/minor-surrenders.ts'
const QUESTIONS = 'cases/questions/campaign-statuses.json'
const SURRENDERED = 'cases/campaign/minor-surrender.json'
const STATUS_TESTS = 'src/counsel/status.test.ts'

/** 3.5.1: how minor nations surrender. */
export const minorSurrenders = chapter('campaign', [
  clause('3.5', 'Minors change by diplomacy or a declaration of war', { is: 'shown', why: 'heading' }),
  clause('3.5.1', 'A minor surrenders in the phase after its capital is occupied', sequenced(SURRENDER, SURRENDERED)),
  clause('3.5.1.1', 'An Action may force a Co-Belligerent or Ally to surrender', enforced(SURRENDER, SURRENDERED)),
  clause('3.5.1.2', 'An attacked minor’s owner chooses to resist or surrender', enforced(SURRENDER, SURRENDERED)),
  clause('3.5.1.3a', 'Land goes to the occupier, forces disband, allies keep theirs', computed(SURRENDER, SURRENDERED)),
  clause(
    '3.5.1.3b',
    'A surrendered minor never comes back',
    enforced('src/rules/chapters/statuses/status.ts', SURRENDERED, 'src/editions/campaign/statuses.test.ts'),
  ),
  clause('3.5.1.3c', 'PPs follow the capital, and each IC its holder', computed(SURRENDER, SURRENDERED)),
  clause('3.5.1.4a', 'The Dutch East Indies outlive the Netherlands', computed(SURRENDER, SURRENDERED, STATUS_TESTS)),
  clause('3.5.1.4b', 'The Dutch East Indies surrender when Japan occupies Batavia', computed(SURRENDER, SURRENDERED)),
  clause(
    '3.5.1.4c',
    'No Japanese war on the Indies without war on Britain',
    enforced('src/editions/campaign/war/minors.ts', 'cases/declarations/campaign-minors.json'),
  ),
  clause(
    '3.5.1.4d',
    'Allied intervention in the Indies, barred under surprise',
    enforced('src/editions/campaign/intervention.ts', 'cases/questions/campaign-war-intervention.json'),
  ),
  clause('3.5.1.4e', 'Afterwards each island’s PPs follow its own capital', computed(SURRENDER, SURRENDERED)),
  clause('3.5.1.5', 'An activated Ukraine surrenders for good when Russia takes Kiev', enforced(SURRENDER, SURRENDERED)),
  clause('3.5.1.6', 'Saudi Arabia: occupied after declaration, then one partisan division', computed(SURRENDER, SURRENDERED)),
])

/** 3.5.2: neutrality, intervention and border wars. */
export const neutrality = chapter('campaign', [
  clause('3.5.2', 'Neutral is the usual status, its forces off the map', enforced(FORCES, QUESTIONS)),
  clause('3.5.2.1', 'Nobody enters, crosses or overflies a neutral; straits are open', enforced(STATUSES, QUESTIONS)),
  clause(
    '3.5.2.2',
    'Actions and Reactions change a status at once',
    carriedOut('src/rules/game/orders/phase.ts', 'src/editions/campaign-game.test.ts'),
  ),
  clause(
    '3.5.2.3a',
    'A declaration of war makes the victim call for help',
    carriedOut(
      'src/editions/campaign/war/effects.ts',
      'cases/declarations/campaign-minors.json',
      'cases/questions/campaign-war-intervention.json',
    ),
  ),
  clause(
    '3.5.2.3b',
    'One arrived division makes the victim a Co-Belligerent',
    carriedOut('src/editions/campaign/intervention.ts', 'cases/questions/campaign-war-intervention.json'),
  ),
  clause(
    '3.5.2.3c',
    'No air or naval re-basing there in Orders',
    enforced('src/editions/campaign/intervention.ts', 'cases/questions/campaign-war-intervention.json'),
  ),
  clause(
    '3.5.2.3d',
    'Unrestricted cooperation in Ops once intervention has come',
    enforced('src/editions/campaign/intervention.ts', 'cases/questions/campaign-war-intervention.json'),
  ),
  clause(
    '3.5.2.3e',
    'Special forces or supplies alone change no status',
    enforced('src/editions/campaign/intervention.ts', 'cases/questions/campaign-war-intervention.json'),
  ),
  clause(
    '3.5.2.3f',
    'The choice to intervene returns while the victim resists',
    enforced('src/editions/campaign/intervention.ts', 'cases/questions/campaign-war-intervention.json'),
  ),
  clause(
    '3.5.2.4a',
    'Border wars: Finland and Rumania alone, against Russia',
    enforced('src/editions/campaign/demands.ts', 'cases/questions/campaign-reactions.json', 'src/editions/campaign/demands.test.ts'),
  ),
  clause(
    '3.5.2.4b',
    'A border war is open while tension bars declarations',
    enforced('src/editions/campaign/demands.ts', 'src/editions/campaign/demands.test.ts', 'cases/questions/campaign-reactions.json'),
  ),
  clause(
    '3.5.2.4c',
    'A border war ends by treaty once the territory is taken',
    enforced('src/editions/campaign/demands.ts', 'src/editions/campaign/demands.test.ts'),
  ),
  clause(
    '3.5.2.4d',
    'After it the minor’s forces and economy join the Axis',
    computed('src/editions/campaign/demands.ts', 'src/editions/campaign/demands.test.ts', 'cases/rolls/campaign-balkans.json'),
  ),
  clause(
    '3.5.2.4e',
    'The Axis still need Military Cooperation to enter',
    enforced('src/editions/campaign/demands.ts', 'src/editions/campaign/demands.test.ts'),
  ),
])

/** 3.5.3 to 3.5.7: the statuses of a minor, and changing sides. */
export const statuses = chapter('campaign', [
  clause('3.5.3a', 'Economic Cooperation: by diplomacy, part or all of the economy', computed(STATUSES, STATUS_TESTS)),
  clause('3.5.3b', 'Economic Cooperation: still neutral, but the faction may overfly', enforced(STATUSES, QUESTIONS)),
  clause('3.5.4a', 'Military Cooperation: more economy and free passage', enforced(STATUSES, QUESTIONS)),
  clause(
    '3.5.4b',
    'Friendly units that may stay: 10 to 30, usually 20',
    enforced(STATUSES, QUESTIONS, 'src/editions/campaign/statuses.test.ts'),
  ),
  clause('3.5.4c', 'Its own forces stay off the map', enforced(STATUSES, QUESTIONS)),
  clause('3.5.4d', 'The aligned faction’s enemies may overfly it', enforced(STATUSES, QUESTIONS)),
  clause(
    '3.5.5',
    'A Co-Belligerent is at war with its faction’s enemies',
    computed(STATUSES, QUESTIONS, 'src/editions/campaign/statuses.test.ts'),
  ),
  clause('3.5.5.1', 'Co-Belligerent forces take orders but do not mix', enforced(FORCES, QUESTIONS)),
  clause('3.5.5.2a', 'Co-Belligerent forces stay home, reacting next door', enforced(FORCES, QUESTIONS)),
  clause('3.5.5.2b', 'What a Co-Belligerent’s navy and air force may do', enforced(FORCES, QUESTIONS)),
  clause('3.5.5.3a', 'Ex-patriots keep type and experience if they reach the edge', computed(SURRENDER, SURRENDERED)),
  clause('3.5.5.3b', 'Surrendered units give a third of their strength as partisans', computed(SURRENDER, SURRENDERED)),
  clause('3.5.6', 'A Minor Ally comes by diplomacy alone', enforced(STATUSES, QUESTIONS, STATUS_TESTS)),
  clause('3.5.6.1', 'A Minor Ally acts freely within its own area', enforced(FORCES, QUESTIONS)),
  clause('3.5.6.2', 'Limited expeditionary forces beyond the area', enforced(FORCES, QUESTIONS)),
  clause('3.5.6.3', 'A Minor Ally’s units may join a major’s formations', enforced(FORCES, QUESTIONS)),
  clause('3.5.6.4', 'Ex-patriots of a Minor Ally as for a Co-Belligerent', computed(SURRENDER, SURRENDERED)),
  clause(
    '3.5.7',
    'An Ally or Co-Belligerent may pass to the other side',
    carriedOut(
      'src/editions/campaign/map-effects.ts',
      'src/editions/campaign/map-effects.test.ts',
      'cases/questions/campaign-results.json',
    ),
  ),
  clause(
    '3.5.7.1',
    'Switching sides shrinks the force pool to forces present',
    computed('src/rules/chapters/rolls/switching.ts', 'src/editions/campaign/map-effects.test.ts', 'cases/questions/campaign-results.json'),
  ),
  clause(
    '3.5.7.2',
    'Mixed units move to friendly land, fight or surrender',
    carriedOut(
      'src/editions/campaign/map-effects.ts',
      'src/editions/campaign/map-effects.test.ts',
      'cases/questions/campaign-results.json',
    ),
  ),
])
