import { z } from 'zod'
import { ANY_FACT, misread, nearest, refusalsIn } from '../editions/reading/index.ts'
import {
  CAPITULATIONS,
  COUNTRIES,
  DELEGATIONS,
  DUTY_ACTS,
  FACT_IDS,
  FACTIONS,
  isFactId,
  MINORS,
  NATIONS,
  type Order,
  type OrderType,
  POWERS,
  type Refusal,
  RUSSIAN_CHOICES,
  SETTLEMENTS,
  SIDES,
  type StrikeOrderType,
  TARGETS,
  TURNS,
  VICHY_CHOICES,
} from '../rules/index.ts'

const turn = z.enum(TURNS as [string, ...string[]])
const faction = z.enum(FACTIONS)
const minor = z.enum(MINORS)
const nation = z.enum(NATIONS)
const power = z.enum(POWERS)
const referee = z.literal('referee')
const anyone = z.enum([...DELEGATIONS, 'referee'])
const russia = z.literal('russia')
const axis = z.literal('axis')
const count = z.int().min(0)
const placements = z.strictObject(Object.fromEntries(TARGETS.map((target) => [target, count.optional()])))
const facts = z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()]))
const declaration = z.strictObject({ by: power, on: nation })

const assignment = z.strictObject({ aaf: count, nas: count, lightShips: count, oil: count, ships: z.record(z.string(), count) })
const report = z.strictObject({
  nasLost: count,
  aafResults: count,
  nasResults: count,
  sunk: z.array(z.string()),
  damaged: z.array(z.string()),
})
const force = z.strictObject({
  carriers: count,
  largeCarriers: count,
  lightCarriers: count,
  heavies: count,
  cruisers: count,
  nas: count,
})
const japan = z.literal('japan')
const us = z.literal('us')

const step = <T extends StrikeOrderType, S extends z.ZodRawShape>(type: T, shape: S) => z.strictObject({ type: z.literal(type), ...shape })

/** The steps of the attack on Pearl Harbor. */
const STEP_SHAPES = {
  'launch-strike': step('launch-strike', {
    by: japan,
    force,
    earlierPatrols: count,
    otherBases: z.array(z.string()),
    invades: z.boolean(),
  }),
  'commit-magic': step('commit-magic', { by: z.enum(['japan', 'us']), cards: count }),
  'locate-carriers': step('locate-carriers', { by: us }),
  'roll-surprise': step('roll-surprise', { by: japan }),
  'fly-first-strike': step('fly-first-strike', { by: japan, assigned: assignment }),
  'report-first-strike': step('report-first-strike', { by: referee, report }),
  withdraw: step('withdraw', { by: japan }),
  'fly-second-strike': step('fly-second-strike', { by: japan, assigned: assignment, cap: count }),
  'report-second-strike': step('report-second-strike', { by: referee, report, oilResult: count }),
  intercept: step('intercept', { by: us, forces: z.array(z.string()) }),
  'report-combat': step('report-combat', {
    by: referee,
    usNas: count,
    usNasAfter: count,
    japaneseNas: count,
    hasFleetCombat: z.boolean(),
    nasLost: count,
  }),
  'return-to-base': step('return-to-base', { by: japan }),
} satisfies Readonly<Record<StrikeOrderType, z.ZodType>>

export const STEP_TYPES = Object.keys(STEP_SHAPES) as readonly StrikeOrderType[]

const order = <T extends OrderType, S extends z.ZodRawShape>(type: T, shape: S) => z.strictObject({ type: z.literal(type), ...shape })

/** Every order as it may come from outside; whether the rules allow it is asked later. */
const ORDER_SHAPES = {
  'open-year': order('open-year', { by: referee, turn }),
  'seal-allocation': order('seal-allocation', { by: faction, placements }),
  'open-phase': order('open-phase', { by: referee, turn, side: z.enum(SIDES) }),
  'draft-allocation': order('draft-allocation', { by: faction, placements }),
  'use-tension-point': order('use-tension-point', { by: faction, track: z.enum(['rgt', 'usat']).optional() }),
  'name-targets': order('name-targets', {
    by: faction,
    nominations: z.array(z.strictObject({ target: minor, manner: z.enum(['ordinary', 'reaction']) })),
  }),
  'use-subversion': order('use-subversion', { by: russia, target: minor, amount: z.int().optional() }),
  'play-covert-operations': order('play-covert-operations', { by: faction, target: minor, operations: z.int() }),
  'pledge-war-on-russia': order('pledge-war-on-russia', { by: axis, target: minor }),
  roll: order('roll', { by: faction, target: minor }),
  'take-result': order('take-result', { by: faction, target: minor, result: z.string() }),
  'settle-tie': order('settle-tie', { by: referee, target: minor, agreed: z.enum(['westernAllies', 'russia']) }),
  'close-phase': order('close-phase', { by: referee }),
  'make-demand': order('make-demand', { by: russia, of: minor }),
  'answer-demand': order('answer-demand', { by: axis, of: minor, resists: z.boolean() }),
  'mine-norway': order('mine-norway', { by: z.literal('westernAllies') }),
  'report-facts': order('report-facts', { by: anyone, facts }),
  'correct-facts': order('correct-facts', { by: referee, facts, reason: z.string() }),
  'report-declaration': order('report-declaration', { by: anyone, declaration }),
  'declare-war': order('declare-war', {
    by: anyone,
    intents: z.array(
      z.strictObject({
        by: power,
        on: z.enum([...POWERS, ...COUNTRIES]),
        together: z.enum(COUNTRIES).optional(),
        payers: z.array(power).optional(),
      }),
    ),
  }),
  'answer-support': order('answer-support', { by: axis, supports: z.boolean() }),
  'meet-support': order('meet-support', { by: russia, choice: z.enum(RUSSIAN_CHOICES) }),
  'meet-obligation': order('meet-obligation', { by: anyone, declaration, act: z.enum(DUTY_ACTS), actor: nation }),
  'revoke-declaration': order('revoke-declaration', { by: referee, declaration }),
  'settle-surrender': order('settle-surrender', {
    by: anyone,
    settling: z.strictObject({
      of: z.enum(CAPITULATIONS),
      answer: z.enum(SETTLEMENTS),
      by: z.enum(['axis', 'japan']).optional(),
      isFree: z.boolean().default(false),
      vichy: z.enum(VICHY_CHOICES).optional(),
    }),
  }),
  intervene: order('intervene', {
    by: faction,
    help: z.strictObject({ on: z.enum(COUNTRIES), divisions: z.int().min(0), specialForces: z.boolean(), supplies: z.boolean() }),
  }),
  'waive-subversion': order('waive-subversion', { by: russia, target: minor }),
  strike: order('strike', {
    by: z.enum(['japan', 'us', 'referee']),
    step: z.looseObject({ type: z.enum(STEP_TYPES as [StrikeOrderType, ...StrikeOrderType[]]) }),
  }),
  pass: order('pass', { by: z.enum(DELEGATIONS) }),
  advance: order('advance', { by: referee }),
} satisfies Readonly<Record<OrderType, z.ZodType>>

export const ORDER_TYPES = Object.keys(ORDER_SHAPES) as readonly OrderType[]

const ANY_ORDER = z.looseObject({ type: z.enum(ORDER_TYPES as [OrderType, ...OrderType[]]) })

export type ReadOrder = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly refusals: readonly Refusal[] }

type Parsed<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly refusals: readonly Refusal[] }

function parsed<T>(shape: z.ZodType, value: unknown): Parsed<T> {
  const read = shape.safeParse(value)
  return read.success ? { ok: true, data: read.data as T } : { ok: false, refusals: refusalsIn(read.error.issues, value, undefined, shape) }
}

/** A slip in a step, under the name of the step. */
const inStep = (refusal: Refusal): Refusal => ({ ...refusal, words: `step.${refusal.words}` })

/** Names that are no facts; whether the values fit is for the rules to say. */
function strangers(found: Order): readonly Refusal[] {
  const facts = found.type === 'report-facts' || found.type === 'correct-facts' ? Object.keys(found.facts) : []
  return facts
    .filter((id) => !isFactId(id))
    .map((id) => misread(['facts', id], undefined, `unknown name "${id}"`, ANY_FACT, nearest(id, FACT_IDS)))
}

function stepSlips(found: Order): readonly Refusal[] {
  const read = found.type === 'strike' ? parsed(STEP_SHAPES[found.step.type], found.step) : undefined
  return read === undefined || read.ok ? [] : read.refusals.map(inStep)
}

/** An order out of plain data, or everything that is wrong with it. */
export function readOrder(value: unknown): ReadOrder {
  const any = parsed<{ readonly type: OrderType }>(ANY_ORDER, value)
  if (!any.ok) return any
  const read = parsed<Order>(ORDER_SHAPES[any.data.type], value)
  if (!read.ok) return read
  const more = [...stepSlips(read.data), ...strangers(read.data)]
  return more.length > 0 ? { ok: false, refusals: more } : { ok: true, order: read.data }
}
