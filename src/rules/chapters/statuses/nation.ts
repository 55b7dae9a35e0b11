import {
  type Condition,
  FACTION_NAMES,
  FACTIONS,
  factionOf,
  isMet,
  isMinor,
  isOneOf,
  type Nation,
  POWERS_OF,
  type Power,
  type Situation,
  type Told,
} from '../../core/index.ts'

/** Where a minor nation may stand: from nothing to full allegiance, out of the war, or not there at all. */
export const STATUSES = ['neutral', 'economic', 'military', 'coBelligerent', 'ally', 'surrendered', 'absent'] as const
export type Status = (typeof STATUSES)[number]

/** Without a will of its own: its land is its holder’s. */
export const OUT_OF_IT: readonly Status[] = ['surrendered', 'absent']

/** Whom a minor nation may favour: a faction that pools points, or Japan. */
export const FRIENDS = [...FACTIONS, 'japan'] as const
export type Friend = (typeof FRIENDS)[number]

export const FRIEND_NAMES: Readonly<Record<Friend, string>> = { ...FACTION_NAMES, japan: 'Japan' }

export const powersWith = (friend: Friend): readonly Power[] => (friend === 'japan' ? ['japan'] : POWERS_OF[friend])

export const friendOf = (power: Power): Friend | undefined => (power === 'japan' ? 'japan' : factionOf(power))

/** Minor nations of the campaign whose status is a standing. */
const TABLED_NATIONS = [
  'belgiumLuxembourg',
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'ireland',
  'norway',
  'poland',
  'rumania',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichyFrance',
  'yugoslavia',
] as const

/** Minor nations of the campaign without a diplomatic table: their status is reported. */
export const UNTABLED_NATIONS = [
  'balticStates',
  'denmark',
  'dutchEastIndies',
  'iraq',
  'netherlands',
  'persia',
  'portugal',
  'saudiArabia',
  'thailand',
] as const

/** The minor nations that have a status. */
export const MINOR_NATIONS = [...TABLED_NATIONS, ...UNTABLED_NATIONS] as const
export type MinorNation = (typeof MINOR_NATIONS)[number]

export type TabledNation = (typeof TABLED_NATIONS)[number]

export const isMinorNation = (name: string): name is MinorNation => isOneOf(MINOR_NATIONS, name)

export const isTabled = (nation: MinorNation): nation is TabledNation => isMinor(nation)

/** The words of rules, and nothing else of them. */
export const told = (rules: readonly Told[]): readonly Told[] => rules.map(({ words, cite }) => ({ words, cite }))

/** Where and while a rule holds: everywhere and always if it does not say. */
export interface Scope {
  readonly nations?: readonly MinorNation[]
  readonly when?: Condition
}

export const isInForce = ({ nations, when }: Scope, situation: Situation, nation: MinorNation): boolean =>
  (nations?.includes(nation) ?? true) && (when === undefined || isMet(when, situation))

/** Every name a nation may stand under in a war. */
export const namesOfNation = (nation: Nation): readonly Nation[] =>
  nation === 'belgiumLuxembourg' ? [nation, 'belgium', 'luxembourg'] : [nation]
