import { type Book, isNation, isOneOf, type Refusal, refuse, type Target, withVerb } from '../../core/index.ts'
import type { PointChapter } from './clauses.ts'

/** A country without a table is no target here; an option may make it one. */
export function noTarget({ title, optional, clauses }: Book<Pick<PointChapter, 'closedTargets'>>, target: Target): Refusal {
  const option = optional[target]
  const words =
    option === undefined
      ? `${withVerb(target, 'is')} no diplomatic target in ${title}`
      : `${withVerb(target, 'is')} a diplomatic target in ${title}, only with the option ${option}`
  return refuse('no-such-target', words, clauses.closedTargets(target), { target })
}

/** Why one of two countries that are one target is none by itself (49.36A). */
export function noTargetAlone({ clauses }: Book<Pick<PointChapter, 'jointTargets'>>, name: string): Refusal | undefined {
  const joint = clauses.jointTargets?.find(({ countries }) => isOneOf(countries, name))
  return joint === undefined || !isNation(name)
    ? undefined
    : refuse('no-such-target', `${withVerb(name, 'is')} no target by itself: ${joint.words}`, joint.cite, { target: name })
}
