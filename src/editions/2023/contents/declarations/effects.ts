import { carriedOut, chapter, clause, computed, enforced } from '../../../../rules/index.ts'

const heading = { is: 'shown', why: 'heading' } as const

/** 50.5: who is at war, and what that moves. */
export const outbreak = chapter('50-53', [
  clause('50.5', 'What follows from a declaration of war', heading),
  clause(
    '50.51',
    'No attack, entry or overflight of neutrals, their colonies or held minors',
    enforced('src/rules/chapters/war/neutrality.ts', 'cases/declarations/outbreak.json'),
  ),
  clause('50.52', 'Political effects of a declaration', heading),
  clause(
    '50.521',
    'Both powers’ allies, associates and colonies go to war as well',
    carriedOut('src/rules/chapters/war/outbreak.ts', 'cases/declarations/outbreak.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.522',
    'A neutral major joins its enemy’s enemies; one price in all',
    carriedOut('src/rules/chapters/war/outbreak.ts', 'cases/declarations/outbreak.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.523',
    'Attacking a partner’s victim takes permission when players differ',
    enforced('src/rules/chapters/war/neutrality.ts', 'cases/declarations/outbreak.json'),
  ),
  clause('50.523-ex', 'Italy on Yugoslavia, then on France, brings Germany in', { is: 'shown', why: 'printed example' }),
  clause(
    '50.524',
    'Germany and Italy, Russia and Western Allies: no common victim before alliance',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.525',
    'Britain on Vichy colonies: no declaration, but an Axis reaction roll',
    enforced('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.526',
    'Russia on Vichy colonies: only an Axis-held or deactivated Vichy’s',
    enforced('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.527',
    'Border wars with Finland and Rumania need no declaration',
    enforced('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause('50.53', 'Effects of declarations on USAT', heading),
  clause(
    '50.53A',
    'European Axis declarations raise USAT as its table says',
    computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.53B',
    'Western Allied declarations lower USAT as its table says',
    computed('src/rules/chapters/war/consequences.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.53C',
    'A pair declared on as a unit moves USAT once, +1 or -2',
    computed('src/rules/chapters/war/outbreak.ts', 'cases/declarations/cost.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.54',
    'German-American war gives the Axis a submarine modifier, dated by the declarer',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause('50.55', 'Japan declares on Britain', heading),
  clause(
    '50.551',
    'Australia, India, Dutch East Indies at war; the Dutch associate with Britain',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.552',
    'Japan on Britain alone: U.S. at peace, its forces spared later surprise',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.552A',
    'USJT to 20 or up 4, then only +6 a turn',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.552B',
    'U.S. Far East alert, ground and air deployment free, faster shipbuilding',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.552C',
    'Australia and British lands on the Pacific front pass to U.S. control',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json'),
  ),
  clause(
    '50.56',
    'U.S. on Japan brings in Britain, Australia, India, Dutch East Indies',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/majors.json'),
  ),
  clause('50.57', 'Where American units may go', heading),
  clause(
    '50.57A',
    'No U.S. units on the European map before war with Germany',
    enforced('src/editions/2023/war/notices.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.57B',
    'No U.S. units on the Pacific map before war or USJT leave',
    enforced('src/editions/2023/war/notices.ts', 'cases/declarations/majors.json'),
  ),
])

/** 50.6 and 50.7: wars that nobody needs to declare. */
export const startingWars = chapter('50-53', [
  clause('50.6', 'Europe at the start', heading),
  clause(
    '50.61',
    'Germany starts at war with Britain, France and Poland, free and irrevocable',
    carriedOut('src/editions/2023/scenarios.ts', 'src/editions/rule-50.test.ts'),
  ),
  clause('50.7', 'The Pacific at the start', heading),
  clause(
    '50.71',
    'Japan starts at war with both Chinas; other Far East attacks mean Britain',
    carriedOut('src/editions/2023/scenarios.ts', 'src/editions/rule-50.test.ts'),
  ),
])
