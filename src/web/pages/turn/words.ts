import type { NamingsAnswer, YearStartAnswer } from '../../../counsel/index.ts'
import { DELEGATION_NAMES, DELEGATIONS, type Delegation } from '../../../rules/core/index.ts'
import type { Tone } from '../../parts/index.ts'
import { bareName } from '../../wording.ts'

/** All wording about the turn. */

export const DELEGATION_TONES: Readonly<Record<Delegation, Tone>> = {
  axis: 'axis',
  westernAllies: 'west',
  russia: 'russia',
  japan: 'japan',
  china: 'plain',
}

export const delegationTitle = (delegation: Delegation): string => bareName(DELEGATION_NAMES[delegation])

export const FROM_OPTIONS = [
  { id: '', words: 'anybody' },
  ...DELEGATIONS.map((delegation) => ({ id: delegation, words: delegationTitle(delegation) })),
]

type Manner = NamingsAnswer['manners'][number]['manner']

export const MANNER_TITLES: Readonly<Record<Manner, string>> = {
  ordinary: 'One target',
  free: 'Free targets',
  reaction: 'In reaction',
  demand: 'Demands',
}

export const TOLD_LABELS: Readonly<Record<YearStartAnswer['told'][number]['to'], string>> = {
  everybody: 'to everybody',
  'its faction alone': 'only to its faction',
  nobody: 'to nobody yet',
}

export const stepsWords = (count: number): string =>
  `${count} steps in the order of play. Open one for what is asked and what the referee does.`
