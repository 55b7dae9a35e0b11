import type { Bar, Citation, Cited, Condition, Country, Power, Target, TheatreChapter, Told, Turn } from '../../core/index.ts'

/** Points: who receives how many, and where they may go. */
export interface PointChapter extends TheatreChapter {
  /** The most a faction with so many points may place in one target. */
  readonly allocationLimit: (points: number) => Cited<number>
  /** Targets that the limit does not bind. */
  readonly beyondLimit?: readonly { readonly on: readonly Target[]; readonly when: Condition }[]
  /** How many points in a tension can still be used this year. */
  readonly tensionPointsLimit: (turn: Turn) => Cited<number>
  /** The rule by which this is no target: a track without points, a country without a table. */
  readonly closedTargets: (name: string) => Citation | undefined
  /** Countries that are one target together. */
  readonly jointTargets?: readonly (Told & { readonly target: Target; readonly countries: readonly Country[] })[]
  readonly pointsReceived: Citation
  /** Who receives none. */
  readonly noPoints: Citation
  /** What forbids points in a target. */
  readonly placing: readonly Bar[]
  /** Powers that receive points even after surrendering. */
  readonly receivesAfterSurrender: Cited<readonly Power[]>
  /** The rules that bring an allotment to nothing, and keep it from going lower. */
  readonly noneAfterSurrender: Citation
  readonly zeroFloor: Citation
  /** When a power’s sum below zero burdens its faction after all. */
  readonly sinksBelowZero?: Condition
  /** Objectives given up undefended, where a book has Russian resistance. */
  readonly undefendedAtOnce?: Citation
  /** Allocations are secret, what is received is not; in a book with spy rings, points under an enemy one are announced at once. */
  readonly secrecy: { readonly cite: Citation; readonly totals: Citation; readonly announced?: Citation; readonly setUp?: Citation }
}
