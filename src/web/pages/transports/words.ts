import { COMBAT_TRAINING, GENERAL } from '../../../rules/chapters/research/index.ts'

/** All wording about transports, transfers, construction and research. */

export const LABEL = 'Ships, forces, factories'

export const HEADING = 'Transports and transfers'

export const LEAD =
  'Where new transports go and how many may sail, who goes east and at what price, where units are built, what may be researched.'

export const silent = (book: string): string => `${book} has no chapter on transport boxes, forces sent east, building or research.`

export const GROUPS = {
  transports: 'Transports',
  transfer: 'Forces sent east',
  construction: 'Construction',
  research: 'Research',
} as const

export const TITLES = {
  available: 'How many may be used?',
  place: 'May new ones go there?',
  redeploy: 'May they change box?',
  use: 'May these be used?',
  'end-turn': 'May the turn end so?',
  send: 'May these units go east?',
  build: 'May units be built there?',
  choose: 'May these projects be chosen?',
  'training-year': 'When does combat training open?',
  'place-training-points': 'May training points be placed?',
  'first-fight': 'Does this fight open combat training?',
} as const

export const PROJECTS = { [GENERAL]: 'General research', [COMBAT_TRAINING]: 'Combat training' }

export const BOXES_HEADING = 'The three boxes'

export const boxWords = (short: number, over: number): string =>
  short > 0 ? `${short} short of its minimum` : over > 0 ? `${over} may leave` : 'at its minimum'
