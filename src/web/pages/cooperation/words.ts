import type { CooperateAnswer } from '../../../counsel/index.ts'
import { type ClosedHex, COOPERATORS, type Cooperator, cooperatorName, type PortState } from '../../../rules/chapters/cooperation/index.ts'
import { isLeftOut, isMinor, isNation, isPower, POWERS, type Turn, turnName } from '../../../rules/core/index.ts'
import type { Option, OptionGroup } from '../../parts/index.ts'
import type { OpenSituation } from '../../situation/index.ts'
import { bareName } from '../../wording.ts'

/** All wording about cooperation. */

const option = (id: Cooperator): Option => ({ id, words: bareName(cooperatorName(id)) })

const isTabled = (one: Cooperator): boolean => isNation(one) && isMinor(one)
const isPowerful = (one: Cooperator): boolean => isNation(one) && isPower(one)

const WHO: readonly OptionGroup[] = [
  { words: 'Powers', options: POWERS.map(option) },
  { words: 'Countries with a table', options: COOPERATORS.filter(isTabled).map(option) },
  { words: 'Others', options: COOPERATORS.filter((one) => !isTabled(one) && !isPowerful(one)).map(option) },
]

/** Everybody who may be asked about in this game. */
export const whoIn = ({ book, situation }: Pick<OpenSituation, 'book' | 'situation'>): readonly OptionGroup[] =>
  WHO.map(({ words, options }) => ({ words, options: options.filter(({ id }) => !isLeftOut(book, situation, id)) }))

export const HEX_NAMES: Readonly<Record<ClosedHex, string>> = {
  paris: 'Paris',
  marseilles: 'Marseilles',
  lyon: 'Lyon',
  vichy: 'Vichy',
  maginot: 'a Maginot hex',
}

export const PORT_NAMES: Readonly<Record<PortState, string>> = {
  occupied: 'the other stands in it',
  'in-britain': 'it lies in Britain',
  'own-base-in-range': 'an own base is within range',
}

/** How two stand to each other, in a word. */
export type Footing = 'strangers' | 'limited' | 'lifted' | 'apart' | 'free'

export function footingOf({ pair, restricted, apart, activities }: CooperateAnswer): Footing {
  if (pair !== null) return restricted ? 'limited' : 'lifted'
  if (activities.some(({ refusals }) => refusals.some(({ code }) => code === 'no-partners'))) return 'strangers'
  return apart === undefined ? 'free' : 'apart'
}

export const FOOTING_LABELS: Readonly<Record<Footing, string>> = {
  strangers: 'Not partners',
  limited: 'Limited',
  lifted: 'Limits lifted',
  apart: 'Not at war together',
  free: 'No limits',
}

export const endWords = (turn: Turn, side: string): string =>
  side === 'axis'
    ? `As things stand it ends as ${turnName(turn)} opens.`
    : `As things stand it ends with the Allied player turn of ${turnName(turn)}.`

export const SIDE_OPTIONS = [
  { id: 'axis', words: 'Axis player turn' },
  { id: 'allies', words: 'Allied player turn' },
] as const

export const UNSPOKEN = 'No rule of the chapter covers it.'

/** `22 things forbidden, 23 allowed`, beside the heading that says how the two stand. */
export function countWords({ activities, apart }: CooperateAnswer): string {
  const closed = activities.filter(({ allowed }) => !allowed).length
  const open = activities.length - closed
  if (closed === 0 && apart !== undefined) return 'limits are for allies: none forbids anything here, other rules may'
  return closed === 0 ? `all ${open} things allowed` : `${closed} ${closed === 1 ? 'thing' : 'things'} forbidden, ${open} allowed`
}
