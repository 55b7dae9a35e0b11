import type { Turn } from '../../core/index.ts'
import type { CarrierPlace } from './surprise-table.ts'

/** The two who fight it out; whoever moves Japan and the U.S. sits for them. */
const BELLIGERENTS = ['japan', 'us'] as const
export type Belligerent = (typeof BELLIGERENTS)[number]

/** What sails against Pearl Harbor. */
export interface StrikeForce {
  readonly carriers: number
  readonly largeCarriers: number
  readonly lightCarriers: number
  /** Fast ships of three factors, battleships or battlecruisers by the book. */
  readonly heavies: number
  readonly cruisers: number
  /** Naval air squadrons aboard. */
  readonly nas: number
}

/** What comes next; after `over` nothing does. */
export const STRIKE_STEPS = [
  'launch',
  'magic',
  'locate',
  'surprise',
  'first-strike',
  'first-report',
  'second-strike',
  'second-report',
  'intercept',
  'combat-report',
  'return',
  'over',
] as const
export type StrikeStep = (typeof STRIKE_STEPS)[number]

/** Where a carrier force is; nothing where the onlooker may not know. */
export interface Located {
  readonly dice: readonly [number, number] | null
  readonly place: CarrierPlace | null
}

/** Where a carrier force ends up. */
export type CarrierBerth = 'pearlHarbor' | 'pacificBox' | 'lost'

/** An attack on Pearl Harbor under way. */
export interface Strike {
  readonly step: StrikeStep
  readonly turn: Turn | null
  /** Effective tension as war was declared; Magic is added to it for the column alone (51.71D). */
  readonly level: number
  /** The Pacific Fleet was at Pearl Harbor (51.31). */
  readonly isTableUsed: boolean
  readonly force: StrikeForce | null
  /** Names of the American carrier forces. */
  readonly taskForces: readonly string[]
  /** Who has put down Magic cards, and how many where it is known. */
  readonly sealed: readonly Belligerent[]
  readonly magic: Readonly<Record<Belligerent, number | null>>
  readonly column: string | null
  readonly located: Readonly<Record<string, Located>>
  readonly surprise: { readonly die: number; readonly modifier: number; readonly total: number; readonly level: number } | null
  /** Japanese squadrons that still fly, and those of them held back over the ships. */
  readonly nas: number
  readonly cap: number
  readonly strikes: number
  readonly oilDestroyed: number
  readonly intercepting: readonly string[]
  readonly sunk: readonly string[]
  readonly damaged: readonly string[]
  readonly berths: Readonly<Record<string, CarrierBerth>>
  /** Forces at Pearl Harbor that may still contest Midway and Johnston (51.61). */
  readonly mayContest: readonly string[]
}

/** Before anything has sailed. */
export const NO_STRIKE: Strike = {
  step: 'launch',
  turn: null,
  level: 0,
  isTableUsed: false,
  force: null,
  taskForces: [],
  sealed: [],
  magic: { japan: null, us: null },
  column: null,
  located: {},
  surprise: null,
  nas: 0,
  cap: 0,
  strikes: 0,
  oilDestroyed: 0,
  intercepting: [],
  sunk: [],
  damaged: [],
  berths: {},
  mayContest: [],
}
