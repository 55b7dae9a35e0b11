import { count, group, reported, yesNo } from './fact.ts'

/** An empty garrison is worth 0; one that nobody has reported, -1. */
const garrison = (words: string, readBy: readonly string[]) => reported(-1, words, readBy)

export const asiaGroups = [
  group('asia', 'Siberia and Manchuria', {
    'siberia.garrisonValue': garrison('BRPs that the Siberian garrison is worth', ['50.21E', '50.32F-4']),
    'manchuria.garrisonValue': garrison('BRPs that the Manchurian garrison is worth', ['50.21F', '50.32F-4', '50.32F-2b']),
    'manchuria.garrisonRequired': garrison('BRPs that 81.31C requires in Manchuria', ['50.32F-2b']),
    'siberia.russianUnits': count('Russian units in Siberia', ['3.3.3.2b', '3.4.3.6', '3.6.6.5b']),
    'manchuria.japaneseUnits': count('Japanese units in Manchuria', ['3.3.3.2b', '3.4.3.6', '3.6.6.5b']),
    'japan.gainedRussianLand': yesNo('Japan has gained Russian land in the renewed war', ['3.6.6.5c']),
  }),
  group('asia', 'China', {
    'communistChina.russianAlly': yesNo('Communist China is a Russian minor ally', ['53.51', '53.55', '53.57', '53.57D', '53.57E']),
    'china.infantryFactors': count('Nationalist infantry factors', ['53.57A-1', '53.57B-1']),
    'communistChina.infantryFactors': count('Communist infantry factors', ['53.57A-1', '53.57B-1']),
    'communistChina.infantryUnits': count('Communist infantry units', ['53.57B-2']),
    'china.ics': count('industrial centres that Nationalist China holds', ['3.6.9.1'], { start: 1 }),
    'china.divisions': count('active Nationalist divisions', ['3.6.9.1'], { start: 15 }),
    'china.collapsed': yesNo('the Nationalist government has collapsed', [
      '3.6.9.2a',
      '3.6.9.2b',
      '3.6.9.2c',
      '3.6.9.3',
      '3.6.9.4',
      '3.6.9.5',
    ]),
  }),
  group('asia', 'Indochina', {
    'indochina.japaneseInSouth': yesNo('Japanese units are in Indochina south of its two northern hexes', ['USJT-S5']),
  }),
] as const
