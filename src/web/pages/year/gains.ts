import { isMinorTarget, type Minor } from '../../../rules/core/index.ts'
import { type OpenSituation, openDocument, put } from '../../situation/index.ts'
import { type Plan, placesIn } from '../allocation/plan.ts'
import { bestReached, facesMoved } from '../dossier/shift.ts'
import { type Study, study } from '../dossier/study.ts'

/** A country where a point would change the odds: the roll as it is, and with one more. */
export interface Gain {
  readonly target: Minor
  readonly now: Study
  readonly more: Study
  /** How many faces of the die bring something else. */
  readonly faces: number
  readonly best: ReturnType<typeof bestReached>
}

function withOneMore(current: OpenSituation, { by, placements }: Plan, target: Minor): OpenSituation | undefined {
  const read = openDocument(put(current.document, ['placements', by, target], (placements[target] ?? 0) + 1))
  return read.ok ? read.current : undefined
}

/** Where one more point moves most, of all countries that take one and can be rolled for; the strongest first: by the faces it moves, then by the best result they move and how likely it is then. */
export function gainsOf(current: OpenSituation, plan: Plan): readonly Gain[] {
  return placesIn(current, plan)
    .flatMap(({ target, points, most, closed, barred }): readonly Gain[] => {
      if (!isMinorTarget(target) || closed.length + barred.length > 0 || most <= points) return []
      const args = { by: plan.by, target }
      const next = withOneMore(current, plan, target)
      const [now, more] = [study(current, args), next === undefined ? undefined : study(next, args)]
      if (!now.ok || more?.ok !== true) return []
      const faces = facesMoved(now.study.table, now.study.answer.total, more.study.answer.total)
      const best = bestReached(now.study.table, plan.by, now.study.answer.total, more.study.answer.total)
      return faces === 0 ? [] : [{ target, now: now.study, more: more.study, faces, best }]
    })
    .toSorted((one, other) => other.faces - one.faces || one.best.below - other.best.below || other.best.sixths - one.best.sixths)
}
