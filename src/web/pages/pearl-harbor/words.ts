import { type ExactChance, otherwise, type PearlHarborAnswer, percentWords } from '../../../counsel/index.ts'
import type { CarrierBerth, Surprised } from '../../../rules/chapters/pearl-harbor/index.ts'
import { aboutWords, chanceFrom } from '../../chances.ts'

/** All wording about Pearl Harbor. */

export const FINAL_DIE_OPTIONS = [
  { id: '', words: 'fallen: the level counts' },
  { id: 'open', words: 'still to fall' },
  ...[1, 2, 3, 4, 5, 6].map((face) => ({ id: String(face), words: `a ${face}, on the actual level` })),
]

export const EYES_OPTIONS = [
  { id: 'all', words: 'everything' },
  { id: 'japan', words: 'what Japan sees' },
] as const

/** What Share says while what Japan sees is shown. */
export const LEFT_OUT = 'The American dice are left out and stay in this window. Whoever opens the address sees the strike up to them.'

/** In place of American dice that another window threw. */
export const KEPT_ELSEWHERE = 'The American dice are kept in the window where they were thrown.'

export const DECISION_OPTIONS = [
  { id: 'open', words: 'not decided' },
  { id: 'no', words: 'withdraw' },
  { id: 'yes', words: 'strike again' },
] as const

export const SURPRISED_NAMES: Readonly<Record<Surprised, string>> = {
  japan: 'Japan',
  us: 'the U.S.',
  britain: 'Britain',
  otherWesternAllies: 'other Western Allies',
  dutch: 'the Dutch',
  russia: 'Russia',
  russianAllies: 'Russian allies',
  nationalistChina: 'Nationalist China',
}

export const BERTH_NAMES: Readonly<Record<CarrierBerth, string>> = {
  pearlHarbor: 'at Pearl Harbor',
  pacificBox: 'in the Pacific U.S. box',
  lost: 'lost',
}

export const LOSS_LABELS = {
  nasLost: 'Japanese NAS lost',
  aafResults: 'Results against AAF on the ground',
  nasResults: 'Results against NAS on the ground',
  usNas: 'American NAS that strike',
  usNasAfter: 'American NAS that strike after them',
  japaneseNas: 'Japanese NAS that defend',
} as const

export const HARM_OPTIONS = [
  { id: 'unhurt', words: 'unhurt' },
  { id: 'damaged', words: 'damaged' },
  { id: 'sunk', words: 'sunk' },
] as const
export type Harm = (typeof HARM_OPTIONS)[number]['id']

const forces = (count: number): string => (count === 1 ? '1 carrier force' : `${count} carrier forces`)

export const caughtWords = (count: number, of: number): string =>
  count === 0 ? 'none' : count === of && of > 1 ? `all ${count}` : forces(count)

const aboutChance = (chance: ExactChance): string =>
  chance.of === 0n || chance.of === chance.in
    ? aboutWords(chance)
    : `${aboutWords(chance)} (${percentWords(Number(chance.of), Number(chance.in))})`

/** What the strike comes to: how likely the best surprise is, and that carriers lie in port. */
export function strikeWords({ surprise, caught }: Pick<NonNullable<PearlHarborAnswer['odds']>, 'surprise' | 'caught'>): string {
  const best = surprise.findLast(({ chance }) => chance !== '0')
  const none = chanceFrom(caught.find(({ taskForces }) => taskForces === 0)?.chance ?? '0')
  const said = best === undefined ? 'no surprise' : `surprise of level ${best.level}, ${aboutChance(chanceFrom(best.chance))}`
  const some = otherwise(none)
  return `${said}; ${some.of === 0n ? 'no carriers caught in port' : `carriers caught in port, ${aboutChance(some)}`}`
}

export const interceptWords = (count: number): string =>
  count === 0 ? 'nobody comes up' : `${forces(count)} intercept${count === 1 ? 's' : ''}`

export const columnWords = (column: string, modifier: number): string =>
  `column ${column}, ${modifier >= 0 ? '+' : '−'}${Math.abs(modifier)} to the surprise die`
