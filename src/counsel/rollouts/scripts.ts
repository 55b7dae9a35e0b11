import type { Delegation, FactValue, Side, Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { isWritten, SCRIPT_TITLES, writtenScript } from '../scripts/known-scripts.ts'
import { openingsOf, type Pair, type Readied, readyFor, reportedBy, type Script, type Waiting, waitingFor } from '../scripts/script.ts'
import { readScript } from '../scripts/script-reader.ts'
import type { Random } from '../simulation/random.ts'
import { reportsFor } from '../simulation/war-script.ts'

/** What happens on the map when nobody plays it. */
export interface MapScript {
  /** What a side reports in its part of a turn. */
  readonly reports: (book: string, situation: Situation, side: Side, random: Random) => Readonly<Record<string, FactValue>>
  /** Wars for which the map is ready, as a delegation may declare them now. */
  readonly openings: (book: string, situation: Situation, by: Delegation, random: Random) => readonly Pair[]
  /** What it is ready for this turn, if a delegation declares wars that it may declare now. */
  readonly ready: (book: Rulebook, situation: Situation, by: Delegation) => readonly Readied[]
  /** What does not happen for want of a war that a delegation could declare. */
  readonly waits: (book: string, situation: Situation, by: Delegation) => readonly Waiting[]
}

export const mapOf = (script: Script): MapScript => ({
  reports: (book, situation, side, random) => reportedBy(script, book, situation, side, random),
  openings: (book, situation, by, random) => openingsOf(script, book, situation, by, random),
  ready: (book, situation, by) => readyFor(script, book, situation, by),
  waits: (book, situation, by) => waitingFor(script, book, situation, by),
})

/** What may happen on the map, by name. */
export const SCRIPTS = {
  history: mapOf(writtenScript('history')),
  'axis-triumphant': mapOf(writtenScript('axis-triumphant')),
  'allies-early': mapOf(writtenScript('allies-early')),
  /** The war as it went, more often than not, and things that nobody expected. */
  surprises: {
    reports: (_book, { turn }, side, random) => reportsFor(turn, side, random),
    openings: () => [],
    ready: () => [],
    waits: () => [],
  },
  /** Nothing happens. */
  quiet: { reports: () => ({}), openings: () => [], ready: () => [], waits: () => [] },
} as const satisfies Readonly<Record<string, MapScript>>
export type ScriptName = keyof typeof SCRIPTS

const isScriptName = (said: unknown): said is ScriptName => typeof said === 'string' && Object.hasOwn(SCRIPTS, said)

/** A map with what its script is called, or what is wrong with the script. */
export type ReadMap =
  | { readonly ok: true; readonly title: string; readonly map: MapScript }
  | { readonly ok: false; readonly faults: readonly string[] }

/** A map as it was said: by the name of a script, or as a script that somebody wrote. */
export function readMap(said: unknown): ReadMap {
  if (isScriptName(said)) return { ok: true, title: isWritten(said) ? SCRIPT_TITLES[said] : said, map: SCRIPTS[said] }
  const read = readScript(said)
  return read.ok ? { ok: true, title: read.script.title, map: mapOf(read.script) } : read
}
