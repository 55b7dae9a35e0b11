import {
  FACTION_NAMES,
  type Faction,
  isTarget,
  type Minor,
  NATION_NAMES,
  type Nation,
  type Side,
  soMany,
  type Target,
  targetName,
} from '../../rules/core/index.ts'
import { ofWorth, signedWorth } from '../worth-words.ts'

const ORDINALS = ['no', 'a first', 'a second', 'a third', 'a fourth', 'a fifth', 'a sixth']

/** A chance as players say it. */
export function inSix(chance: number): string {
  const sixths = chance * 6
  const whole = Math.round(sixths)
  return Math.abs(sixths - whole) < 0.005 ? `${whole} in 6` : `${sixths.toFixed(1)} in 6`
}

export const pointWords = (number: number, target: Target): string =>
  `${ORDINALS[number] ?? `point ${number}`} point in ${targetName(target)}`

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Sentences of advice; each is made here and nowhere else. */
export const ADVICE_WORDS = {
  carry: (targets: readonly Target[]): string => {
    const names = listed(targets.map(targetName))
    return `${capital(names)} ${targets.length > 1 || names.endsWith('tensions') ? 'carry' : 'carries'} the year`
  },
  buysNothing: (number: number, target: Target, chance: number | undefined): string =>
    `${pointWords(number, target)} buys nothing${chance === undefined ? '' : `: ${inSix(chance)} already`}`,
  /** Where a gain is no likelier, a point may still better the result, or spoil the other side’s. */
  buys: (number: number, target: Target, from: number, to: number, worth: number): string =>
    inSix(from) === inSix(to)
      ? `${pointWords(number, target)}: you still gain ${inSix(to)}, but what else the die brings is better by ${ofWorth(worth.toFixed(1))}`
      : `${pointWords(number, target)}: gain ${inSix(to)} instead of ${inSix(from)}`,
  fears: (placements: readonly (readonly [Faction, string])[]): string =>
    `Worst for this plan: ${placements.length === 0 ? 'that nobody places anything' : placements.map(([by, words]) => `${FACTION_NAMES[by]} on ${words}`).join('; ')}`,
  last: (worth: number): string => `the last point of the year brings ${ofWorth(worth.toFixed(1))}`,
  covert: (number: number, total: number): string => `${soMany(number, 'covert operation')} (${total} in all)`,
  subversion: (level: number): string => `a subversion of ${level}`,
  pledge: 'a pledge to declare war on Russia this turn',
  factors: (number: number, target: Minor, side: Side): string =>
    `${number} more ${side === 'axis' ? 'Axis' : 'Allied'} factors in ${targetName(target)}`,
} as const

interface WarWeighed {
  readonly by: string
  readonly on: string
  readonly price: number
  readonly worth: number
  readonly conquest: number | null
}

/** So many wars are put into words; the answer has them all. */
const MOST_WARS = 6

const nationName = (name: string): string => NATION_NAMES[name as Nation]

interface Named {
  readonly target: Minor
  readonly isFree: boolean
  readonly expected: number
  readonly low: number
  readonly high: number
}

const NOTHING = { expected: 0, low: 0, high: 0 }

/** What something brings, and how far that goes from one belief to another. */
export const rangeWords = ({ expected, low, high }: Pick<Named, 'expected' | 'low' | 'high'>): string =>
  `${ofWorth(signedWorth(expected))}${low === high ? '' : `, from ${signedWorth(low)} to ${signedWorth(high)}`}`

const nameOf = (name: string): string => (isTarget(name) ? targetName(name) : name)

/** Sentences of advice in a diplomatic phase. */
export const PHASE_WORDS = {
  nothing: 'nothing to weigh here: counsel speaks of points, namings, rolls, results and declarations of war',
  naming: (namings: readonly Named[], name: readonly Minor[]): readonly string[] => {
    if (namings.length === 0) return ['no target may be named now']
    const sentences = name.map((target) => {
      const found = namings.find((one) => one.target === target)
      return `name ${targetName(target)}: ${rangeWords(found ?? NOTHING)}`
    })
    const ordinary = namings.filter(({ isFree, high }) => !isFree && high > 0)
    const isOpen = ordinary.length > 1 && !ordinary.some(({ target }) => name.includes(target))
    if (isOpen)
      sentences.push(
        `${capital(listed(ordinary.slice(0, 3).map(({ target }) => targetName(target))))} cannot be told apart: their ranges overlap`,
      )
    if (sentences.length > 0) return sentences
    const isHopeless = namings.every(({ high }) => high <= 0)
    return [
      isHopeless
        ? `name none: ${listed(namings.map(({ target }) => targetName(target)))} would go to the other side or stay as ${namings.length === 1 ? 'it is' : 'they are'}`
        : 'no naming brings anything for certain: wait',
    ]
  },
  covert: (target: string, { expected, low, high }: Omit<Named, 'target' | 'isFree'>): string =>
    `a covert operation in ${nameOf(target)}: ${rangeWords({ expected, low, high })}`,
  /** Where the best is no better than the next, none is preferred: `best` are all of them. */
  take: (target: string, rolled: string, best: readonly string[], choices: number, better: number, less: number): string => {
    const [take = rolled] = best
    if (choices < 2) return `${nameOf(target)}: nothing but ${take} may be taken of the ${rolled}`
    const isRolledWorse = !best.includes(rolled) && less > 0
    if (best.length > 1)
      return `${nameOf(target)}: of what may be taken of the ${rolled} the best are worth the same: ${best.join(', ')}${isRolledWorse ? `; the ${rolled} itself is worse by ${ofWorth(less.toFixed(1))}` : ''}`
    return `${nameOf(target)}: ${rolled === take ? `take the ${rolled}` : `take ${take} rather than ${rolled}`}, ${ofWorth(signedWorth(better))} over the next best`
  },
  tension: (track: string, left: number, turns: number, cost: number): string =>
    cost > 0
      ? `${nameOf(track)}: use a point now; ${soMany(left, 'point')} for ${soMany(turns, 'turn')}, and waiting would cost ${ofWorth(cost.toFixed(1))}`
      : `${nameOf(track)}: ${soMany(left, 'point')} for ${soMany(turns, 'turn')}; waiting costs nothing`,
  wars: (wars: readonly WarWeighed[]): readonly string[] => [
    ...wars.slice(0, MOST_WARS).map(({ by, on, price, worth, conquest }) => {
      const cost = price > 0 ? `, ${price} BRPs` : ''
      const taking = conquest === null ? '' : `; taking it adds ${ofWorth(signedWorth(conquest))}`
      return `${nationName(by)} on ${nationName(on)}: ${ofWorth(signedWorth(worth))} at once${cost}${taking}`
    }),
    ...(wars.length > MOST_WARS ? [`${wars.length - MOST_WARS} more wars may be declared: see the war room`] : []),
    'a war is weighed by who takes sides and by American tension alone; what your armies win or lose is yours to judge',
  ],
} as const
