import type { Outlook } from '../../../rules/chapters/surrender/index.ts'

/** Wording about surrenders that is said more than once or put together from parts. */

export const OUTLOOK_WORDS: Readonly<Record<Outlook, string>> = {
  done: 'has given in',
  due: 'due now',
  offered: 'offered now',
  declined: 'declined this turn',
  delayed: 'not yet',
  'holds-out': 'holds out',
}

export const ASKED_WORDS = { axis: 'the Axis answer', japan: 'Japan answers' } as const

export const WORDS = {
  label: 'Surrender and elections',
  levelOf: { france: 'France', italy: 'Italy', britain: 'Britain' },
  levelNote: {
    france: 'to the surrender level; a plus favours the Axis',
    italy: 'to the surrender level; a plus favours the Axis',
    britain: 'would be the level of a surrender now',
  },
  outWords: {
    france: { yes: 'has fallen', no: 'stands' },
    italy: { yes: 'has surrendered', no: 'holds out' },
    britain: { yes: 'has surrendered', no: 'holds out' },
  },
  first: 'Settled before all other diplomacy',
  wanting: 'wanting',
  otherWays: (others: number): string => (others === 1 ? 'or one other way' : `or ${others} other ways`),
  points: 'Its diplomatic points',
  endings: 'How the wars end',
  needed: (needed: number | undefined, year: number): string =>
    needed === undefined ? `no test in ${year}` : `${needed} needed in ${year}`,
} as const
