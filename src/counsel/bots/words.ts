import { type Delegation, type Placements, POWER_NAMES, type Power, soMany, type Target, targetName } from '../../rules/core/index.ts'
import { PURPOSES } from '../generated/purposes.ts'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const placed = (placements: Placements): string =>
  listed(
    Object.entries(placements)
      .filter(([, points]) => points > 0)
      .map(([target, points]) => `${points} in ${targetName(target as Target)}`),
  )

/** A year of a bot that is over: where its points lay, and what came of them. */
export interface BotYear {
  readonly year: number
  readonly placements: Placements
  /** Countries with points of its own that stand with its side now, that it named for nothing, and that it never named. */
  readonly won: readonly Target[]
  readonly vain: readonly Target[]
  readonly unnamed: readonly Target[]
  /** Whether it has told nothing before: what holds for every year is said once. */
  readonly isFirst: boolean
}

const names = (targets: readonly Target[]): string => listed(targets.map(targetName))

/** What came of the points, each cause in its own words. */
const cameOf = ({ won, vain, unnamed }: BotYear): string =>
  [
    ...(won.length === 0 ? [] : [`${names(won)} ${won.length === 1 ? 'stands' : 'stand'} with us now`]),
    ...(vain.length === 0 ? [] : [`${names(vain)} I named for nothing`]),
    ...(unnamed.length === 0 ? [] : [`${names(unnamed)} I never named`]),
  ].join('; ')

const told = (year: BotYear): string => {
  const came = cameOf(year)
  return `${year.year}: ${placed(year.placements)}${came === '' ? '' : `; ${came}`}.`
}

/** `Germany on Russia and the U.S.; Italy on Britain`. */
const waiting = (wars: readonly (readonly [Power, Power])[]): string =>
  [...new Set(wars.map(([by]) => by))]
    .map((by) => `${POWER_NAMES[by]} on ${listed(wars.flatMap(([one, on]) => (one === by ? [POWER_NAMES[on]] : [])))}`)
    .join('; ')

/** What a bot says. It promises nothing, for it keeps no promises. */
export const BOT_WORDS = {
  /** Everybody reads at the table how strong it is. */
  name: (bot: 'fair' | 'careless', spares: number): string =>
    `a bot (${bot}${spares === 0 ? '' : `, ${soMany(spares, 'point')} fewer a year`})`,
  /** To a letter, by turns; every one of them is true. */
  answers: [
    'I am a bot. I have read nothing into your letter and promise nothing.',
    'I am a bot: I follow the purpose of my power and the dice, not agreements.',
    'Thank you. I am a bot and cannot bargain; watch what I do.',
  ],
  /** Once a year is over and nothing of it is secret any longer. */
  why: (by: Delegation, year: BotYear): string =>
    year.isFirst
      ? `${told(year)} I draw my points by chance from what seems best against anything you could do. What I am after: ${PURPOSES[by].words}`
      : told(year),
  /** Why it has not declared a war that it may declare: everybody sees that it has not, and by which script the map goes it does not tell. */
  waits: (wars: readonly (readonly [Power, Power])[], hasMap: boolean): string =>
    `I have not declared wars that I may (${waiting(wars)}): ${
      hasMap
        ? 'I declare one, whatever it costs, in the turn in which the map is ready for it, and that has not come.'
        : 'nothing tells me when the map is ready for one, so I declare only those that I owe.'
    }`,
  whyCareless: (year: BotYear): string => (year.isFirst ? `${told(year)} I do whatever is allowed, at random.` : told(year)),
} as const
