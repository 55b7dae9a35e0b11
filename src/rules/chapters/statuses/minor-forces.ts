import type { Citation } from '../../core/citation.ts'
import { NATION_NAMES } from '../../core/countries.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Situation } from '../../core/situation.ts'
import { soMany } from '../../core/words/number-words.ts'
import { chapterOf, type Rulebook } from '../../game/rulebook.ts'
import { borderWarOf } from './border-war.ts'
import { isCalling, isInForce, isTabled, type MinorNation, type Scope, statusOf, type Told } from './status.ts'

export const ARMS = ['ground', 'air', 'naval'] as const
export type Arm = (typeof ARMS)[number]

/** What each arm of a minor nation may be asked to do. */
export const TASKS_OF = {
  ground: ['deploy', 'attack', 'react', 'join', 'fight-beside'],
  air: ['base', 'protect-ships', 'support-own', 'support-allied', 'intercept', 'offensive'],
  naval: ['base', 'oppose-invasion', 'escort', 'offensive'],
} as const satisfies Readonly<Record<Arm, readonly string[]>>
export type Task = (typeof TASKS_OF)[Arm][number]
export const TASKS: readonly Task[] = [...new Set(Object.values(TASKS_OF).flat())]

/** At home, in land next to it, in the area its sheet gives a Minor Ally, or further away. */
export const RANGES = ['home', 'adjacent', 'area', 'beyond'] as const
export type Range = (typeof RANGES)[number]

/** A rule that lets a nation’s own forces do something somewhere, or keeps them from it. */
export interface Latitude extends Told, Scope {
  readonly arms: readonly Arm[]
  /** All tasks of the arm if it does not say. */
  readonly tasks?: readonly Task[]
  readonly ranges: readonly Range[]
  /** For as many units as the nation’s sheet lets go abroad. */
  readonly isExpedition?: true
}

export interface ForceRules {
  readonly open: readonly Latitude[]
  readonly closed: readonly Latitude[]
}

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
  /** Units that its sheet lets go abroad; 0 while nobody has said. */
  readonly expedition?: { readonly limit: number; readonly out: number; readonly cite: Citation }
}

const fitting = (rules: readonly Latitude[], situation: Situation, { of, arm, task, range }: ForceRequest): readonly Latitude[] =>
  rules.filter(
    (rule) =>
      rule.arms.includes(arm) && (rule.tasks?.includes(task) ?? true) && rule.ranges.includes(range) && isInForce(rule, situation, of),
  )

const told = (rules: readonly Latitude[]): readonly Told[] => rules.map(({ words, cite }) => ({ words, cite }))

/** The forces of a nation that is attacked, or has fought a border war, are on the map whatever its status (3.5.2, 3.5.2.4d). */
function rulesFor(book: Rulebook, situation: Situation, nation: MinorNation): { readonly name: string; readonly rules: ForceRules } {
  const { rows, attacked } = chapterOf(book, 'statuses')
  const found = statusOf(book, situation, nation)
  const { name, forces } = rows[found.status]
  const border = borderWarOf(book, situation, found)
  const rules = border === undefined ? forces : border.war.forces[border.stage]
  return { name, rules: isCalling(book, situation, found) ? attacked : rules }
}

/** What a nation’s own forces may and may not do as things stand. */
export const latitudesOf = (book: Rulebook, situation: Situation, nation: MinorNation): readonly Told[] => {
  const { open, closed } = rulesFor(book, situation, nation).rules
  return told([...open, ...closed].filter((rule) => isInForce(rule, situation, nation)))
}

/** Whether a nation’s own forces may be used so (3.5.5.1 to 3.5.6.3). */
export function employmentOf(book: Rulebook, situation: Situation, request: ForceRequest): Employment {
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
  const limit = isTabled(of) ? Number(situation.facts[`${of}.expeditionLimit`]) : 0
  const out = isTabled(of) ? Number(situation.facts[`${of}.expedition`]) : 0
  const expedition = { limit, out, cite: abroad.cite }
  // While nobody has reported the sheet’s number, the players look it up.
  if (limit === 0 || out + units <= limit) return { refusals: [], allowed: told(open), expedition }
  const words = `${name}: ${soMany(units, 'unit')}${out === 0 ? '' : ` besides ${out} abroad`}; its sheet lets ${limit} go`
  return { refusals: [refuse('too-many-abroad', words, abroad.cite, { ...data, out, limit })], allowed: [], expedition }
}
