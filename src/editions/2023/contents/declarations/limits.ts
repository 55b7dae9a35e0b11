import { carriedOut, chapter, clause, computed, enforced } from '../../../../rules/index.ts'

const heading = { is: 'shown', why: 'heading' } as const
const gatheringStorm = { only: ['gathering-storm'] }
const stormOverAsia = { only: ['storm-over-asia'] }

export const generalRestrictions = chapter('50-53', [
  clause('50.3', 'Restrictions on declaring war', heading),
  clause('50.31', 'Restrictions on everyone', heading),
  clause(
    '50.31A',
    'No war inside Germany, Italy, Japan or among the eventual Allies',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json', 'src/editions/war.test.ts'),
  ),
  clause(
    '50.31B',
    'A minor fighting a neutral major is closed to every other power',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
])

export const onMajorPowers = chapter('50-53', [
  clause('50.32', 'Who may declare on major powers', heading),
  clause(
    '50.32-intro',
    'Prelude transition rules 2.2 and 14.41F apply as well',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/majors.json'),
    {
      only: ['gathering-storm', 'storm-over-asia'],
    },
  ),
  clause(
    '50.32-box',
    'Waiting for full mobilization: without preludes, only Italy in Fall 1939',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32A',
    'Germany on the U.S. and on Russia: at any time',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32B',
    'Italy: never on Russia; not on the Western Allies after German-American war',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32B-f39',
    'Italy not on Britain or France in Fall 1939',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause('50.32C', 'Japan on major powers', heading),
  clause(
    '50.32C-1',
    'Japan and Nationalist China are at war from the start',
    carriedOut('src/editions/2023/scenarios.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32C-2',
    'Japan on Britain alone is allowed; on the U.S. always includes Britain',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/majors.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.32C-3',
    'Japan on Russia: once Russia fights Germany, or with a prelude advantage',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32C-3a',
    'Each Japanese +1 of the prelude takes 1 off a neutral Russia’s price',
    computed('src/editions/2023/war/preludes.ts', 'cases/declarations/cost.json'),
    stormOverAsia,
  ),
  clause(
    '50.32C-3b',
    'Japan against a neutral Russia: USJT unmoved, no Russo-German war',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/majors.json'),
    stormOverAsia,
  ),
  clause(
    '50.32C-4',
    'Japan on a Russia at war with Germany: allowed, stated as 35',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32C-5',
    'Japan-Russia war moves USJT only beside a Russo-German one; no U.S. entry',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32C-6',
    'Russo-German war does not bring Japan into any war',
    carriedOut('src/editions/2023/war/effects.ts', 'cases/declarations/outbreak.json', 'src/editions/rule-50.test.ts'),
  ),
  clause(
    '50.32C-box',
    'Without preludes the one change: a neutral Russia is closed to Japan',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/cost.json'),
  ),
  clause(
    '50.32D',
    'Britain and France never declare on Japan',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32D-it',
    'Britain and France may declare on Italy',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32E',
    'U.S. on Germany at effective USAT 50, on Japan at effective USJT 50',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause('50.32F', 'Russia on major powers', heading),
  clause(
    '50.32F-1',
    'Russia on Germany: one of two conditions',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/support.json', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-1a',
    'Russia on Germany if Germany supports Finland, Poland, Rumania or Turkey',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/support.json', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-1b',
    'Russia on Germany at RGT 50 while not at war with Japan',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-1b-i',
    'If Japan attacked Russia, RGT must offset Japanese resistance',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/majors.json'),
    stormOverAsia,
  ),
  clause(
    '50.32F-1b-ii',
    'If Russia attacked Japan, the Allies must hold four of ten Asian objectives',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-2',
    'Russia on Japan: one of two conditions',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-2a',
    'Russia on Japan at RGT 50 while not at war with Germany',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-2b',
    'Russia on Japan if the Manchurian garrison falls short of 81.31C',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-3',
    'Russia on Italy only together with Germany',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
  clause(
    '50.32F-box',
    'Without preludes the Pact stands and RGT is kept',
    enforced('src/editions/2023/war/majors.ts', 'cases/declarations/majors.json'),
  ),
])

export const onMinorCountries = chapter('50-53', [
  clause('50.33', 'Who may declare on minor countries', heading),
  clause('50.33A', 'Germany on no minor in Fall 1939', enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json')),
  clause(
    '50.33A-1',
    'Germany bound to an aggression target: no minor in the first turn',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/minors.json'),
    gatheringStorm,
  ),
  clause(
    '50.33A-2',
    'Germany on Low Countries, Denmark/Norway, Ireland: only fighting Britain or France',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33B-1',
    'Italy only on Albania, Greece, Yugoslavia, Arabia, Persia, independent French colonies',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33B-2',
    'Italy bound to an aggression target: no minor in the first turn',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/minors.json'),
    gatheringStorm,
  ),
  clause(
    '50.33B-box',
    'Without preludes Albania is Italian already and no target',
    enforced('src/editions/2023/war/clauses.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-1',
    'Russia on thirteen listed minors only, even at RGT 50 or at war',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause('50.33C-2', 'Russia on minors on its own side of the Pact line', heading),
  clause(
    '50.33C-2a',
    'Russian side: RGT 0 or more, unless Germany has declared first',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause('50.33C-3', 'Russia on minors on the German side of the Pact line', heading),
  clause(
    '50.33C-3a',
    'German side, RGT 25: not under Axis economic interest or control',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-3b',
    'German side, RGT 35: Axis economic interest no longer a bar',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-3c',
    'RGT 50 or war: any listed minor; Axis-held ones mean war on Germany',
    enforced('src/editions/2023/war/russian-list.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-box',
    'Without preludes Poland is struck and three tension steps apply',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-box-1',
    'Without preludes, RGT under 25: none of these minors',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-box-2',
    'Without preludes, RGT 25 to 34: no German interest, no Axis control',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33C-box-3',
    'Without preludes, RGT 35 to 49: German interest allowed, Axis control not',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33D',
    'The U.S. on no minor until at war with Germany',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33E-1',
    'Britain and France on western-front minors only while fighting Germany',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33E-2',
    'Britain and France on no minor in the Pacific theatre',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause('50.33E-box', 'Without preludes Britain and France fight Germany from the start', {
    is: 'shown',
    why: 'says that 50.33E-1 is met and repeats 50.33E-2',
  }),
  clause('50.33F', 'China on no minor, ever', enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json')),
  clause(
    '50.33G',
    'Japan on no minor, ever; at war with Communist China from the start',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33G-soa',
    'Japan on Thailand, if four British flags kept it neutral',
    enforced('src/editions/2023/war/preludes.ts', 'cases/declarations/minors.json'),
    stormOverAsia,
  ),
  clause('50.33G-ex', 'Pacific minors belong to Allied powers; Indochina is a special case', {
    is: 'shown',
    why: 'comment on 50.33G',
  }),
  clause(
    '50.33G-box',
    'Without preludes Thailand is a Japanese associate and no target',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33H-1',
    'Germany on Vichy France: German-American war or an adverse result needed',
    enforced('src/editions/2023/war/minors.ts', 'cases/declarations/minors.json'),
  ),
  clause(
    '50.33H-2',
    'Vichy France open to the Western Allies; Morocco, Algeria, Tunisia require that first',
    enforced('src/editions/2023/war/effects.ts', 'cases/declarations/minors.json', 'cases/declarations/outbreak.json'),
  ),
])
