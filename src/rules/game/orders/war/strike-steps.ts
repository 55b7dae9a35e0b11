import { z } from 'zod/mini'
import type { StrikeEventType, StrikeOrderType } from '../../../chapters/pearl-harbor/index.ts'
import type { Shape } from '../../declaration/declaration.ts'
import { cite, few, listOf, oneLine, referee, text, turn, whole, yes } from '../../declaration/shapes.ts'

const japan = z.literal('japan')
const us = z.literal('us')
export const belligerent = z.enum(['japan', 'us'])

const assigned = z.strictObject({ aaf: few, nas: few, lightShips: few, oil: few, ships: z.record(oneLine, few) })
const report = z.strictObject({ nasLost: few, aafResults: few, nasResults: few, sunk: listOf(oneLine), damaged: listOf(oneLine) })
const force = z.strictObject({
  carriers: few,
  largeCarriers: few,
  lightCarriers: few,
  heavies: few,
  cruisers: few,
  nas: few,
})

const step = <T extends StrikeOrderType, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

/** The steps of the attack on Pearl Harbor. */
export const STEP_SHAPES: Readonly<Record<StrikeOrderType, Shape>> = {
  'launch-strike': step('launch-strike', { by: japan, force, earlierPatrols: few, otherBases: listOf(oneLine), invades: yes }),
  'commit-magic': step('commit-magic', { by: belligerent, cards: few }),
  'locate-carriers': step('locate-carriers', { by: us }),
  'roll-surprise': step('roll-surprise', { by: japan }),
  'fly-first-strike': step('fly-first-strike', { by: japan, assigned }),
  'report-first-strike': step('report-first-strike', { by: referee, report }),
  withdraw: step('withdraw', { by: japan }),
  'fly-second-strike': step('fly-second-strike', { by: japan, assigned, cap: few }),
  'report-second-strike': step('report-second-strike', { by: referee, report, oilResult: few }),
  intercept: step('intercept', { by: us, forces: listOf(oneLine) }),
  'report-combat': step('report-combat', {
    by: referee,
    usNas: few,
    usNasAfter: few,
    japaneseNas: few,
    hasFleetCombat: yes,
    nasLost: few,
  }),
  'return-to-base': step('return-to-base', { by: japan }),
}

export const STEP_TYPES = Object.keys(STEP_SHAPES) as readonly StrikeOrderType[]

const effects = z.array(z.looseObject({ words: text, cite }))
const losses = z.looseObject({ nasLost: whole, sunk: z.array(text), damaged: z.array(text) })
const located = z.record(z.string(), z.looseObject({ dice: z.nullable(z.array(whole)), place: z.nullable(z.union([text, whole])) }))

/** What the record must say of each step. */
export const STEP_EVENT_SHAPES: Readonly<Record<StrikeEventType, Shape>> = {
  'strike-launched': z.looseObject({
    turn,
    level: whole,
    isTableUsed: yes,
    force: z.looseObject({ nas: whole }),
    taskForces: z.array(text),
    effects,
  }),
  'magic-committed': z.looseObject({ by: belligerent, cards: z.nullable(whole) }),
  'carriers-located': z.looseObject({ column: z.nullable(text), located }),
  'surprise-rolled': z.looseObject({ die: whole, modifier: whole, total: whole, level: whole, effects }),
  'first-strike-flown': z.looseObject({ effects }),
  'first-strike-resolved': z.looseObject({ report: losses, usAafLost: whole, usNasLost: whole }),
  'strike-withdrawn': z.looseObject({}),
  'second-strike-flown': z.looseObject({ cap: whole, effects }),
  'second-strike-resolved': z.looseObject({ report: losses, oilDestroyed: whole }),
  'interception-tried': z.looseObject({ tries: z.array(z.looseObject({ force: text, succeeds: yes })), effects }),
  'combat-resolved': z.looseObject({ nasLost: whole }),
  'strike-returned': z.looseObject({
    column: z.nullable(text),
    located,
    berths: z.record(z.string(), z.enum(['pearlHarbor', 'pacificBox', 'lost'])),
    mayContest: z.array(text),
    effects,
  }),
}
