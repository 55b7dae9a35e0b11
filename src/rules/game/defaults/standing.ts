import type { Turn } from '../../core/index.ts'

/** What a delegation can say beforehand that it leaves alone. */
export const TOPICS = ['naming', 'subversion', 'covert-operations', 'declarations', 'tension-points', 'reports'] as const
export type Topic = (typeof TOPICS)[number]

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  naming: 'naming and demands',
  subversion: 'subversion',
  'covert-operations': 'covert operations',
  declarations: 'declarations and offers',
  'tension-points': 'points on tension',
  reports: 'reports from the map',
}

/** An answer given beforehand: matters that a delegation leaves alone until it says otherwise, and all of them for one turn. */
export interface StandingOrder {
  readonly topics: readonly Topic[]
  /** The turn in which nothing more is to be heard from it. */
  readonly quietIn: Turn | null
  /** Somebody else reports from the map: the stage waits for that, whatever is left alone. */
  readonly waitsForMap?: true
}

export const NO_STANDING_ORDER: StandingOrder = { topics: [], quietIn: null }

/** What it covers in a turn. */
export function topicsIn({ topics, quietIn, waitsForMap }: StandingOrder, turn: Turn): readonly Topic[] {
  const covered = quietIn === turn ? TOPICS : topics
  return waitsForMap === true ? covered.filter((topic) => topic !== 'reports') : covered
}
