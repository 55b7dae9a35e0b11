import { atMostPercent, inSix, ofWorth, rangeWords, signedWorth, WORTH_SCALE } from '../../../counsel/index.ts'
import { soMany } from '../../../rules/core/index.ts'

const percent = (chance: number): string => `${String(Math.round(chance * 100)).padStart(3)} %`

export const ADVISE = {
  heading: (who: string, turn: string, book: string): string => `Where to place points: ${who}, ${turn} (${book})`,
  points: (points: number, limit: number): string => `${soMany(points, 'point')}, at most ${limit} in one target`,
  mix: 'Choose one of these, so often each',
  nothing: 'no points',
  percent,
  names: (names: string): string => `to be named: ${names}`,
  value: (value: number, sure: number, exploitability: number): string =>
    `${ofWorth(value.toFixed(1))} to the side on average, ${sure.toFixed(1)} at the least; no legal answer takes off more than ${atMostPercent(exploitability)} % of what is at stake. ${WORTH_SCALE}`,
  why: 'Why',
  curves: 'What points bring against the other side’s best mix, from none upwards (points of worth)',
  curve: (target: string, worth: readonly number[]): string => `${target}: ${worth.map((one) => one.toFixed(1)).join(', ')}`,
} as const

const BELIEFS = {
  mix: 'Points there, as the advised mix would have them',
  uniform: 'Points there, every legal allocation alike',
  own: 'Points there, as you said',
  known: 'Points there',
} as const

export const ODDS = {
  heading: (target: string, roller: string, turn: string, book: string): string => `A roll for ${target} by ${roller}, ${turn} (${book})`,
  believed: (belief: keyof typeof BELIEFS): string => BELIEFS[belief],
  points: (who: string, chances: Readonly<Record<string, number>>, isOwn: boolean): string =>
    `${who}${isOwn ? ' (you)' : ''}: ${Object.entries(chances)
      .map(([points, chance]) => (chance === 1 ? points : `${points} (${percent(chance).trim()})`))
      .join(', ')}`,
  odds: 'Results',
  result: (result: string, chance: number, words: string): string => `${percent(chance)}  ${result}: ${words}`,
  gain: (gain: number, loss: number): string => `you gain something: ${inSix(gain)}; the other side does: ${inSix(loss)}`,
  levers: 'What would change it most',
  none: 'nothing in your hands',
  lever: (words: string, from: number, to: number): string =>
    `${words}: gain ${inSix(to)} ${inSix(from) === inSix(to) ? 'as before; only the results differ' : `instead of ${inSix(from)}`}`,
} as const

interface Range {
  readonly expected: number
  readonly low: number
  readonly high: number
}

export const PHASE = {
  heading: (who: string, turn: string, book: string): string => `What to do in the phase: ${who}, ${turn} (${book})`,
  namings: 'What may be named, and what it brings',
  naming: (target: string, one: Range & { readonly gain: number; readonly isFree: boolean; readonly manner: string }): string =>
    `${target}${one.manner === 'reaction' ? ' (reaction)' : one.isFree ? ' (free)' : ''}: ${rangeWords(one)}; you gain something ${inSix(one.gain)}`,
  covert: 'One covert operation more',
  change: (target: string, one: Range): string => `${target}: ${rangeWords(one)}`,
  results: (target: string, rolled: string): string => `${target}, after a ${rolled}`,
  choice: (result: string, worth: number, words: string): string => `${ofWorth(signedWorth(worth))}  ${result}: ${words}`,
  scale: WORTH_SCALE,
} as const
