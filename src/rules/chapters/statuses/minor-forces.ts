import {
  type Book,
  type Citation,
  chapterOf,
  NATION_NAMES,
  type Refusal,
  refuse,
  reportedCount,
  type Situation,
  soMany,
  type Told,
} from '../../core/index.ts'
import { borderWarOf } from './border-war.ts'
import type { Arm, ForceRules, Latitude, Range, StatusChapter, Task } from './clauses.ts'
import { isInForce, isTabled, type MinorNation, told } from './nation.ts'
import { isCalling, statusOf } from './status.ts'

export interface ForceRequest {
  readonly of: MinorNation
  readonly arm: Arm
  readonly task: Task
  readonly range: Range
  readonly units: number
}

/** Every rule against it, or those that allow it. */
export interface Employment {
  readonly refusals: readonly Refusal[]
  readonly allowed: readonly Told[]
  /** Units that its sheet lets go abroad; no limit while nobody has said. */
  readonly expedition?: { readonly limit?: number; readonly out: number; readonly cite: Citation }
}

const fitting = (rules: readonly Latitude[], situation: Situation, { of, arm, task, range }: ForceRequest): readonly Latitude[] =>
  rules.filter(
    (rule) =>
      rule.arms.includes(arm) && (rule.tasks?.includes(task) ?? true) && rule.ranges.includes(range) && isInForce(rule, situation, of),
  )

/** The forces of a nation that is attacked, or has fought a border war, are on the map whatever its status (3.5.2, 3.5.2.4d). */
function rulesFor(
  book: Book<StatusChapter>,
  situation: Situation,
  nation: MinorNation,
): { readonly name: string; readonly rules: ForceRules } {
  const { rows, attacked } = chapterOf(book, 'statuses')
  const found = statusOf(book, situation, nation)
  const { name, forces } = rows[found.status]
  const border = borderWarOf(book, situation, found)
  const rules = border === undefined ? forces : border.war.forces[border.stage]
  return { name, rules: isCalling(book, situation, found) ? attacked : rules }
}

/** What a nation’s own forces may and may not do as things stand. */
export const latitudesOf = (book: Book<StatusChapter>, situation: Situation, nation: MinorNation): readonly Told[] => {
  const { open, closed } = rulesFor(book, situation, nation).rules
  return told([...open, ...closed].filter((rule) => isInForce(rule, situation, nation)))
}

/** Whether a nation’s own forces may be used so (3.5.5.1 to 3.5.6.3). */
export function employmentOf(book: Book<StatusChapter>, situation: Situation, request: ForceRequest): Employment {
  const { of, arm, task, range, units } = request
  const name = NATION_NAMES[of]
  const data = { of, arm, task, range, units }
  const { name: status, rules } = rulesFor(book, situation, of)
  const open = fitting(rules.open, situation, request)
  if (open.length === 0) {
    const closed = fitting(rules.closed, situation, request)
    return { refusals: closed.map(({ words, cite }) => refuse('not-its-task', `${name} (${status}): ${words}`, cite, data)), allowed: [] }
  }
  const abroad = open.find(({ isExpedition }) => isExpedition)
  if (abroad === undefined) return { refusals: [], allowed: told(open) }
  const limit = reportedCount(situation.facts, `${of}.expeditionLimit`)
  const out = isTabled(of) ? Number(situation.facts[`${of}.expedition`]) : 0
  const expedition = { ...(limit === undefined ? {} : { limit }), out, cite: abroad.cite }
  // While nobody has reported the sheet’s number, the players look it up.
  if (limit === undefined || out + units <= limit) return { refusals: [], allowed: told(open), expedition }
  const words = `${name}: ${soMany(units, 'unit')}${out === 0 ? '' : ` besides ${out} abroad`}; its sheet lets ${limit} go`
  return { refusals: [refuse('too-many-abroad', words, abroad.cite, { ...data, out, limit })], allowed: [], expedition }
}
