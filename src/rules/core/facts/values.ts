import { MINORS, type Minor, namesOf } from '../countries.ts'
import { count, forEach, group } from './fact.ts'
import { TABLE } from './minors.ts'

/** Belgium's results pay fixed sums; Ireland's and the Ukraine's pay none. */
const paysByValue = (minor: Minor): boolean => minor !== 'belgiumLuxembourg' && minor !== 'ireland' && minor !== 'ukraine'

/** 87.51, 49.91F and the Polish table print these three; the map has the rest. */
const PRINTED = { spain: 30, ukraine: 10, poland: 25 } as const satisfies Partial<Record<Minor, number>>

const hasPrinted = (minor: Minor): minor is keyof typeof PRINTED => minor in PRINTED

const OWN_RULES = { spain: ['83.31A-c', '87.51-a'], ukraine: ['49.91F (5)'], poland: ['POL-R(10)'] } as const

const WEST_OF_THE_LINE = ['RGT-E11e', 'RGT-P6', '83.31A-a'] as const

const valueReadBy = (minor: Minor): readonly string[] => [
  'GN-11 BRPs',
  ...(paysByValue(minor) ? ['R(−1)', 'R(0)', 'R(7)', 'R(8)'].map((result) => `${TABLE[minor]}-${result}`) : []),
  ...(hasPrinted(minor) ? OWN_RULES[minor] : []),
  ...WEST_OF_THE_LINE,
]

const WORDS = 'BRPs that {here} is worth'

export const valueGroups = [
  group('worldwide', 'BRP values', {
    ...forEach(namesOf(MINORS), (minor) => ({
      brpValue: count(WORDS, valueReadBy(minor), { start: hasPrinted(minor) ? PRINTED[minor] : 0 }),
    })),
    ...forEach(namesOf(['denmark', 'portugal', 'iraq', 'persia']), { brpValue: count(WORDS, WEST_OF_THE_LINE) }),
    'netherlands.brpValue': count('BRPs that the Netherlands are worth', WEST_OF_THE_LINE),
    'balticStates.brpValue': count('BRPs that the Baltic States are worth', ['83.31A-a']),
  }),
] as const
