import { nearest } from '../../editions/reading/index.ts'
import { FACTIONS, type Faction, MINORS, type Minor, type Refusal, refuse } from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'

/** A value, or why it will not do. */
export type Found<T> = { readonly value: T } | { readonly refusal: Refusal }

const ask = (name: string, words: string, data: Refusal['data'] = {}): { refusal: Refusal } => ({
  refusal: refuse('misasked', `${name}: ${words}`, undefined, data),
})

export function oneOf<T extends string>(args: Arguments, name: string, known: readonly T[], fallback?: T): Found<T> {
  const given = args[name] ?? fallback
  if (given === undefined) return ask(name, `missing; expected one of ${known.join(', ')}`)
  if (typeof given === 'string' && known.includes(given as T)) return { value: given as T }
  if (typeof given !== 'string') return ask(name, `${JSON.stringify(given)}; expected a text, one of ${known.join(', ')}`)
  const meant = nearest(String(given), known)
  const hint = meant.length === 0 ? `expected one of ${known.join(', ')}` : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`
  return ask(name, `unknown "${String(given)}"; ${hint}`, { nearest: meant })
}

export function wholeNumber(
  args: Arguments,
  name: string,
  { least, most, fallback }: { least: number; most: number; fallback?: number },
): Found<number> {
  const given = args[name] ?? fallback
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return { value: number }
  return ask(name, `${given === undefined ? 'missing' : JSON.stringify(given)}; expected a whole number from ${least} to ${most}`)
}

export const isFound = <T>(found: Found<T>): found is { readonly value: T } => 'value' in found

/** The refusal that takes in everything that was not found. */
export const refusedFor = (...asked: readonly Found<unknown>[]): Refused =>
  refused(...asked.flatMap((found) => ('refusal' in found ? [found.refusal] : [])))

export const factionArgument = (args: Arguments): Found<Faction> => oneOf(args, 'by', FACTIONS)
/** Whatever is named as a target, as a list or with commas between. */
export const targetNames = ({ target }: Arguments): readonly unknown[] =>
  Array.isArray(target) ? target : typeof target === 'string' ? target.split(',').map((name) => name.trim()) : [target]

/** One country or several: the targets of one diplomatic phase. */
export function minorsArgument(args: Arguments): Found<readonly Minor[]> {
  const found = targetNames(args).map((name) => oneOf({ target: name }, 'target', MINORS))
  const wrong = found.find((one) => !isFound(one))
  return wrong !== undefined && !isFound(wrong) ? wrong : { value: found.flatMap((one) => (isFound(one) ? [one.value] : [])) }
}
export const minorArgument = (args: Arguments): Found<Minor> => oneOf(args, 'target', MINORS)

/** Points by target, as `{ "hungary": 2 }` or as `hungary=2,turkey=1`. */
export function placementsArgument(args: Arguments): Found<Readonly<Record<string, number>>> {
  const given = args['placements']
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { value: given as Readonly<Record<string, number>> }
  if (typeof given !== 'string') return ask('placements', 'missing; expected points by target, such as hungary=2,turkey=1')
  const pairs = given.split(',').map((part) => part.split('=').map((text) => text.trim()))
  const wrong = pairs.find((pair) => pair.length !== 2 || pair[0] === '' || Number.isNaN(Number(pair[1])))
  if (wrong !== undefined) return ask('placements', `"${wrong.join('=')}" is not of the form target=points`)
  return { value: Object.fromEntries(pairs.map(([target, points]) => [target, Number(points)])) }
}
