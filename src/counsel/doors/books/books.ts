import { EDITIONS } from '../../../editions/index.ts'
import { nearest } from '../../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../../rules/core/index.ts'

export const BOOKS: readonly string[] = EDITIONS.map(({ id }) => id)

/** A name that the books do not know, with the nearest that they do. */
export function unknown(what: string, name: string, known: readonly string[]): Refusal {
  const meant = nearest(name, known)
  const hint = meant.length === 0 ? `there are ${known.join(', ') || 'none here'}` : `did you mean ${meant.join(' or ')}?`
  return refuse('unknown', `no ${what} "${name}"; ${hint}`, undefined, { nearest: meant })
}
