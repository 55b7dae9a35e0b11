import { z } from 'zod/mini'
import {
  CALENDAR,
  DELEGATIONS,
  FACTIONS,
  isFactId,
  isOfPrelude,
  isOneLine,
  isTarget,
  LONGEST_TEXT,
  MINORS,
  MOST_IN_LIST,
  MOST_POINTS,
  NATIONS,
  type Placements,
  POWERS,
  SIDES,
  TARGETS,
  TURNS,
} from '../../core/index.ts'
import type { Shape } from './declaration.ts'

/** What the shapes of orders and events are made of. */

/** A turn of the game. */
export const turn = z.enum(TURNS)
/** A turn of the game or of its prelude, where wars and dated facts may have begun (R50-74). */
export const date = z.enum(CALENDAR)
/** A turn before the game's first. */
export const prelude = z.enum(CALENDAR.filter(isOfPrelude))
export const side = z.enum(SIDES)
export const faction = z.enum(FACTIONS)
export const delegation = z.enum(DELEGATIONS)
export const power = z.enum(POWERS)
export const minor = z.enum(MINORS)
export const nation = z.enum(NATIONS)
export const anyone = z.enum([...DELEGATIONS, 'referee'])
export const referee = z.literal('referee')
export const axis = z.literal('axis')
export const russia = z.literal('russia')
export const eitherAlly = z.enum(['westernAllies', 'russia'])
export const pointTrack = z.enum(['rgt', 'usat'])
export const dicedTrack = z.enum(['usat', 'usjt'])

export const whole = z.int()
export const count = z.int().check(z.minimum(0))
export const text = z.string()
/** What an order may say: a number that some game could need, a name or reason on one line, a list written by hand. */
export const few = z.int().check(z.minimum(0), z.maximum(MOST_POINTS))
export const change = z.int().check(z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS))
export const oneLine = z.string().check(z.maxLength(LONGEST_TEXT), z.refine(isOneLine, 'a text on one line, without control characters'))
export const listOf = <S extends z.ZodMiniType>(each: S) => z.array(each).check(z.maxLength(MOST_IN_LIST))
export const yes = z.boolean()
const factValue = z.union([z.boolean(), z.number(), z.string(), z.null()])
export const facts = z.record(z.string(), factValue)

/** Facts as somebody says them: names that the vocabulary does not have are refused. Whether the values fit is for the rules to say. */
export const knownFacts = z.record(z.string(), factValue).check(({ value, issues }) => {
  const keys = Object.keys(value).filter((id) => !isFactId(id))
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value })
})

const everyTarget = z.strictObject(Object.fromEntries(TARGETS.map((target) => [target, z.exactOptional(few)])))

const isFew = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_POINTS

const isAllocation = (value: unknown): value is Placements =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, points]) => isTarget(name) && isFew(points))

/** As the record has it, however it was typed. */
const inOrderOfTargets = (given: Placements): Placements =>
  Object.keys(given).length < 2
    ? { ...given }
    : Object.fromEntries(TARGETS.flatMap((target) => (Object.hasOwn(given, target) ? [[target, given[target]]] : [])))

/** An allocation as somebody gives it. It names few targets of many, so each of all is looked for only to say what is wrong. */
export const allocation: Shape<Placements> = Object.assign(
  z.custom<Placements>().check(({ value, issues }) => {
    const read = isAllocation(value) ? undefined : z.safeParse(everyTarget, value)
    for (const issue of read?.error?.issues ?? []) issues.push({ ...issue, input: value } as never)
  }, z.overwrite(inOrderOfTargets)),
  { shape: everyTarget.shape },
)

/** A declaration of war, by who makes it and on whom. */
export const declared = z.strictObject({ by: power, on: nation })

/** In events, which are read loosely. */
export const cite = z.looseObject({ book: text, rule: text })
export const placements = z.partialRecord(z.enum(TARGETS), count)
export const byFaction = <T extends z.ZodMiniType>(each: T) => z.looseObject({ axis: each, westernAllies: each, russia: each })
export const line = z.looseObject({ id: text, amount: whole, times: z.number(), words: text, cite, applies: yes })
export const sum = z.looseObject({ lines: z.array(line), total: whole })
export const standing = z.looseObject({ result: z.nullable(whole), with: z.nullable(power) })
export const standings = z.partialRecord(minor, standing)
export const payment = z.looseObject({ to: power, brps: whole })
export const mapNotes = z.array(z.looseObject({ words: text, who: z.optional(power), cite }))
export const pair = z.tuple([nation, nation])
export const level = z.looseObject({ actual: whole, effective: whole })
export const follows = z.array(z.looseObject({ what: text, cite }))

/** Several shapes, told apart by the type. */
export const typed = <T extends string>(shapes: Readonly<Record<T, Shape>>) =>
  z.looseObject({ type: z.enum(Object.keys(shapes) as unknown as readonly T[]) }).check(({ value, issues }) => {
    const read = z.safeParse(shapes[value.type], value)
    if (!read.success) for (const issue of read.error.issues) issues.push({ ...issue, input: value } as never)
  })
