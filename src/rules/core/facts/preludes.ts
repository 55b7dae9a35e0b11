import { MINORS, namesOf } from '../countries.ts'
import { choice, contrary, count, date, forEach, group, yesNo } from './fact.ts'

const PACT_SIDE = ['50.33C-2a', '50.33C-3a', '50.33C-3b'] as const

const PACT_SIDES = { german: 'German', russian: 'Russian', none: 'neither' } as const
const { german, russian, none } = PACT_SIDES

/** `Hungary is on the German side of the Pact line` */
const besideLine = (where: string) => ({
  german: `${where} on the German side of the Pact line`,
  russian: `${where} on the Russian side of the Pact line`,
  none: `${where} on neither side of the Pact line`,
})

const GERMAN_SIDE = ['albania', 'bulgaria', 'croatia', 'finland', 'greece', 'hungary', 'rumania', 'serbia', 'turkey', 'yugoslavia'] as const

const pactSide = (country: (typeof GERMAN_SIDE)[number]) => ({
  pactSide: choice(
    'the side of the Pact line {here} lies on',
    PACT_SIDES,
    country === 'rumania' ? [...PACT_SIDE, 'BAL-B6/B7 variant', 'RGT-P7', 'RGT-P8'] : PACT_SIDE,
    besideLine('{here} is'),
  ),
})

const tradePact = {
  tradePact: choice(
    'the holder of a trade pact with {here} from the prelude',
    { none: 'nobody', germany: 'Germany', italy: 'Italy', britain: 'Britain', france: 'France', russia: 'Russia' },
    ['49.51D (a)', '49.51D (b)', '50.33C-3a', 'RGT-S11'],
  ),
}

export const preludeGroups = [
  group('eastern front', 'The Nazi-Soviet Pact', {
    'pact.inEffect': contrary(
      'the Nazi-Soviet Pact no longer stands',
      yesNo('the Nazi-Soviet Pact stands', ['49.4261B (3)', 'RGT-S6', '50.32F-box'], true),
    ),
    'pact.lineHistorical': contrary(
      'the Pact line does not run where it did in history',
      yesNo('the Pact line runs where it did in history', ['RGT-P0'], true),
    ),
    ...forEach(namesOf(GERMAN_SIDE), pactSide),
    'poland.pactSide': choice(
      'the side of the Pact line central Poland lies on',
      PACT_SIDES,
      ['RGT-S6', 'RGT-P1x', ...PACT_SIDE],
      besideLine('central Poland is'),
    ),
    'balticStates.pactSide': choice(
      'the side of the Pact line the Baltic States lie on',
      { russian, german, none },
      PACT_SIDE,
      besideLine('the Baltic States are'),
    ),
    'persia.pactSide': choice('the side of the Pact line Persia lies on', { none, german, russian }, PACT_SIDE, besideLine('Persia is')),
    ...forEach(namesOf(['balticStates', 'finland', 'hungary', 'rumania', 'bulgaria', 'turkey']), {
      brpsGermanSide: count('BRPs of {here} on the German side of the line', ['RGT-P1']),
    }),
    ...forEach(namesOf(['balticStates', 'finland', 'poland', 'rumania']), {
      brpsRussianSide: count('BRPs of {here} on the Russian side of the line', ['RGT-P2']),
      axisHexesRussianSide: count('Axis-held hexes of {here} on the Russian side of the line', ['RGT-P2']),
    }),
  }),
  group('worldwide', 'Out of Gathering Storm', {
    ...forEach(namesOf(MINORS), tradePact),
    ...forEach(namesOf(['albania', 'austria', 'belgiumLuxembourg', 'czechoslovakia', 'ireland', 'norway', 'spain']), {
      proRussian: contrary(
        '{here} kept no pro-Russian modifier from the prelude',
        yesNo('{here} kept a pro-Russian modifier from the prelude', ['49.32B']),
      ),
    }),
    ...forEach(namesOf(['germany', 'italy']), (power) => ({
      aggressionCommitted: yesNo('{here} is committed to attack an aggression target', [power === 'germany' ? '50.33A-1' : '50.33B-2']),
    })),
    ...forEach(namesOf(['germany', 'italy', 'britain', 'france', 'us', 'russia']), {
      fullyMobilized: contrary('{here} is not fully mobilized', date('{here} was fully mobilized', ['50.32-intro', '50.32-box'])),
    }),
    'angloFrench.preludeResearch': count('levels of Anglo-French research from the prelude', ['53.21A', '53.21-box'], { start: 2 }),
    'czechoslovakia.occupiedByGermany': yesNo('Germany has occupied Czechoslovakia', ['POL-R(10) (c)'], true),
    'danzig.gainedShortOfWar': yesNo('a demand or border war gave Germany Danzig and the Corridor', ['POL-A2']),
    'germany.twelfthArmor': contrary(
      'Germany has not produced a twelfth armor unit yet',
      yesNo('Germany has already produced a twelfth armor unit', ['AUS-R(10)', 'CZE-R(10)']),
    ),
    'italy.surrenderedBeforeGermanWar': contrary(
      'Italy did not surrender before Germany was in the war',
      yesNo('Italy surrendered before Germany was in the war', ['USAT-S3x']),
    ),
    'yugoslavia.italianAggression': contrary(
      'Italy did not attack Yugoslavia in the prelude',
      yesNo('Italy attacked Yugoslavia in the prelude', ['RGT-S11']),
    ),
  }),
  group('asia', 'Out of Storm Over Asia', {
    'japan.preludeAdvantage': count('Japanese +1s in the prelude against Russia', ['50.21E', '50.32C-3a']),
    'japan.preludeAdvantageOverall': contrary(
      'Japan did not come out ahead of Russia in the prelude',
      yesNo('Japan came out ahead of Russia in the prelude', ['50.32C-3']),
    ),
    'thailand.neutralFromPrelude': contrary(
      'Thailand is not neutral by four British flags',
      yesNo('Thailand is neutral, four British flags there', ['50.33G-soa']),
    ),
    'china.unitedFront': contrary('the United Front no longer stands', yesNo('the United Front stands', ['53.51A', '53.51-box'], true)),
    'china.unitySteps': count('steps of National Unity research', ['53.51B', '53.57', '53.57A', '53.57B', '53.57D', '53.57-end']),
    'china.unityResults': count('results in National Unity research', ['53.57C', '53.57E']),
  }),
] as const
