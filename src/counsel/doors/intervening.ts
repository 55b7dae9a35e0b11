import {
  COUNTRIES,
  type Intervention,
  interventionOutcome,
  type Rulebook,
  type Situation,
  whyNoChapter,
  whyNotIntervene,
} from '../../rules/index.ts'
import { type Arguments, type MayAnswer, permitted, type Refused, refused } from './answer.ts'
import { factionArgument, isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'

const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** May a faction help a country that is attacked, and what comes of it? */
export function mayIntervene(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const silent = whyNoChapter(book, 'intervention')
  const by = factionArgument(args)
  const on = oneOf(args, 'on', COUNTRIES)
  const divisions = wholeNumber(args, 'divisions', { least: 0, most: 99, fallback: 1 })
  const [specialForces, supplies] = [isTrue(args['specialForces']), isTrue(args['supplies'])]
  if (silent.length > 0) return refused(...silent)
  if (!isFound(by) || !isFound(on) || !isFound(divisions)) return refusedFor(by, on, divisions)
  const intervention: Intervention = { by: by.value, on: on.value, divisions: divisions.value, specialForces, supplies }
  const refusals = whyNotIntervene(book, situation, intervention)
  return permitted(refusals, refusals.length > 0 ? [] : interventionOutcome(book, situation, intervention).brings)
}
