import { chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

const heading = { is: 'shown', why: 'heading' } as const
const gatheringStorm = { only: ['gathering-storm'] }

/** 50.1: one window in each player turn. */
export const timing = chapter('50-53', [
  clause('50', 'Declarations of war', heading),
  clause('50.1', 'When war may be declared', heading),
  clause(
    '50.11',
    'One window, after diplomacy and the placing of new minor forces',
    sequenced('src/rules/game/orders/war.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause('50.11-ex', 'No declaration half way through a move', { is: 'shown', why: 'comment on 50.11' }),
  clause(
    '50.12',
    'Declarations of one player turn are judged on the position before them all',
    sequenced('src/rules/chapters/war/declaring.ts', 'src/editions/rule-50.test.ts', 'cases/declarations/minors.json'),
  ),
])

/** 50.2: what a declaration costs, and who is asked to support the victim. */
export const cost = chapter('50-53', [
  clause('50.2', 'What a declaration of war costs', heading),
  clause('50.21', 'Declaring on a major power costs 35 BRPs', computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json')),
  clause(
    '50.21A',
    'Germany on the U.S., the U.S. on Germany: no cost',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause('50.21B', 'Declaring on the partner of a present enemy', heading, gatheringStorm),
  clause(
    '50.21B-1',
    'Germany or Italy on the other of Britain and France: free, USAT unchanged',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
    gatheringStorm,
  ),
  clause(
    '50.21B-2',
    'A still neutral Britain or France on that Axis power: free, USAT unchanged',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
    gatheringStorm,
  ),
  clause(
    '50.21C',
    'Germany joins an attacked Italy against the Western Allies: free, USAT unchanged',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.21D',
    'Japan and the U.S.: free, if Japan is or goes to war with Britain',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.21E',
    'Japan on Russia: value of the Siberian garrison, at most 35',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.21F',
    'Russia on Japan: value of the Manchurian garrison, at most 35',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.21-box',
    'Without preludes Japan may not declare on a neutral Russia',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.22',
    'Declaring on a minor country costs 10 BRPs',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.22A',
    'Belgium and Luxembourg as a unit: one declaration for 10 BRPs',
    computed('src/editions/2023/war/belongings.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.22B',
    'Denmark and Norway as a unit: one declaration for 10 BRPs',
    computed('src/editions/2023/war/belongings.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.22C',
    'Estonia, Latvia and Lithuania are one country, the Baltic States',
    computed('src/editions/2023/war/prices.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.23',
    'A colony or held minor costs, and means, war with its major power',
    computed('src/rules/chapters/war/aim.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.24',
    'Russia on a German-penetrated minor: if supported, 35 more or back down',
    sequenced('src/rules/chapters/war/support.ts', 'cases/declarations/support.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.25',
    'Finland, Poland, Rumania, Turkey: German support asked even without economic interest',
    sequenced('src/rules/chapters/war/support.ts', 'cases/declarations/support.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.26',
    'Two major powers may not share the cost of one declaration',
    enforced('src/rules/chapters/war/declaring.ts', 'cases/declarations/cost.json'),
  ),
])
