import { COURSE_OF_THE_WAR, reportsFor } from '../simulation/war-script.ts'
import type { MapScript } from './rollout.ts'

/** The war as it went, and nothing else. */
const history: MapScript = (turn, side) =>
  Object.assign({}, ...COURSE_OF_THE_WAR.filter((one) => one.turn === turn && one.side === side).map(({ facts }) => facts))

/** What may happen on the map, by name. */
export const SCRIPTS = {
  history,
  /** The war as it went, more often than not, and things that nobody expected. */
  surprises: reportsFor,
  /** Nothing happens. */
  quiet: () => ({}),
} as const satisfies Readonly<Record<string, MapScript>>
export type ScriptName = keyof typeof SCRIPTS
