import type { Question } from '../../../counsel/index.ts'

const edition = 'campaign'
const situation = {
  edition,
  turn: '1943 spring',
  wars: [
    ['germany', 'russia'],
    ['us', 'germany'],
  ],
  facts: {
    'paris.controller': 'germany',
    'london.controller': 'germany',
    'moscow.controller': 'germany',
    'leningrad.controller': 'germany',
  },
} as const

/** One question for each thing that is asked about surrenders by what is held, with every argument it knows. */
export const CAPITULATION_EXAMPLES: readonly Required<Question>[] = [
  { question: 'overview' },
  { question: 'nation', of: 'italy' },
  { question: 'settle', of: 'westToAxis', answer: 'declined', by: 'axis', isFree: false },
  { question: 'settle', of: 'france', answer: 'accepted', isFree: false, vichy: 'formed' },
  {
    question: 'terms',
    of: 'russiaToAxis',
    concessions: [{ from: 'seeker', kind: 'points', amount: 100, isInReturnedLand: false }],
    icPoints: 250,
    areBordersContiguous: true,
    meetsTerms: true,
    isAgreed: true,
  },
  {
    question: 'cede',
    theatre: 'europe',
    year: 1944,
    lands: [{ name: 'Greece', is: 'nation', enemyTerritories: 2, alliedTerritories: 1, enemyUnits: 3, alliedUnits: 5 }],
    available: 2,
  },
  { question: 'spoils', of: 'france', units: [{ name: 'tanks', strength: 5 }], supplies: 4, reservePoints: 100, growthPercent: 30 },
  { question: 'reaction' },
  { question: 'armistice' },
  { question: 'renew', by: 'russia', on: 'germany' },
  { question: 'renounce', by: 'russia', on: 'germany', isLand: false },
  { question: 'collapse' },
  { question: 'warlord', land: 'japanese', units: 4, others: 0, defenders: 2, hasCity: true },
  { question: 'expand', divisions: 1, unbuilt: 3, forcesThere: 0, isNationalist: true, isNextToCommunist: true },
].map((args) => ({ door: 'surrender', situation, args }))
