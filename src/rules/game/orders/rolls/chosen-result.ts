import { z } from 'zod/mini'
import { bandNamed, isMinor } from '../../../core/index.ts'
import type { ShortForm } from '../../declaration/declaration.ts'
import { faction, minor, oneLine } from '../../declaration/shapes.ts'
import { named } from '../../declaration/typed-words.ts'

/** The shape of an order that takes one of a country's results, whatever leads to it. */
export const chosenResult = <T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), by: faction, target: minor, result: oneLine })

/** How it is typed: a result by its name, or by any number that it stands for. */
export const resultTyped = (type: string): Pick<ShortForm<{ readonly target: string; readonly result: string }>, 'read' | 'write'> => ({
  read([typed, result], { by, book }) {
    if (typed === undefined || result === undefined) return undefined
    const target = named(typed)
    const bands = isMinor(target) ? (book?.tables[target]?.bands ?? []) : []
    return { type, by, target, result: bandNamed(bands, result)?.id ?? result }
  },
  write: ({ target, result }) => `${target} ${result}`,
})
