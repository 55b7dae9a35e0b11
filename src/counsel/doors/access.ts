import {
  ARMS,
  accessOf,
  BORDER_LANDS,
  type BorderLand,
  chapterOf,
  employmentOf,
  LANDS_APART,
  type LandApart,
  MINOR_NATIONS,
  type MinorNation,
  POWERS,
  type Power,
  passageFor,
  RANGES,
  type Rulebook,
  type Situation,
  STAGES,
  TASKS,
  TASKS_OF,
  type Task,
  type Told,
  WAYS_IN,
  whyNoChapter,
  whyNotAttack,
} from '../../rules/index.ts'
import { type Arguments, type Consequence, type MayAnswer, permitted, type Refused, refused } from './answer.ts'
import { isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'

/** What may be entered: a minor nation, its border land alone, or such land. */
const LANDS_IN: readonly (MinorNation | BorderLand | LandApart)[] = [...MINOR_NATIONS, ...BORDER_LANDS, ...LANDS_APART]

const isApart = (name: string): name is LandApart => (LANDS_APART as readonly string[]).includes(name)

/** Into such land forces come as they would to attack it. */
const mayEnterApart = (book: Rulebook, situation: Situation, by: Power, land: LandApart): MayAnswer =>
  permitted(
    whyNotAttack(book, situation, by, land),
    passageFor(book, situation, by, land).map(({ words, cite }) => ({ what: words, who: by, cite })),
  )

/** The nation that is meant, and its border land if it is that alone. */
function enteredIn(book: Rulebook, name: MinorNation | BorderLand): { readonly nation: MinorNation; readonly land?: BorderLand } {
  const war = chapterOf(book, 'statuses').borderWars.find(({ land }) => land === name)
  return war === undefined ? { nation: name as MinorNation } : { nation: war.nation, land: war.land }
}

const told = ({ words, cite }: Told): Consequence => ({ what: words, cite })

/** May a power’s forces or goods come into a minor nation? */
export function mayEnter(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const silent = whyNoChapter(book, 'statuses', 'minorSurrenders', 'intervention')
  if (silent.length > 0) return refused(...silent)
  const by = oneOf(args, 'by', POWERS)
  const nation = oneOf(args, 'in', LANDS_IN)
  const how = oneOf(args, 'how', WAYS_IN)
  const stage = oneOf(args, 'stage', STAGES, 'ops')
  const units = wholeNumber(args, 'units', { least: 1, most: 999, fallback: 1 })
  if (!isFound(by) || !isFound(nation) || !isFound(how) || !isFound(stage) || !isFound(units))
    return refusedFor(by, nation, how, stage, units)
  if (isApart(nation.value)) return mayEnterApart(book, situation, by.value, nation.value)
  const request = { by: by.value, ...enteredIn(book, nation.value), how: how.value, stage: stage.value, units: units.value }
  const { refusals, opened, room } = accessOf(book, situation, request)
  return permitted(refusals, [
    ...opened.map(told),
    ...(room === undefined
      ? []
      : [
          { what: 'units that may stay in all', amount: room.cap, cite: room.cite },
          { what: 'units there already', amount: room.present, cite: room.cite },
        ]),
  ])
}

/** May a minor nation’s own forces be used so? */
export function mayUseForces(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const silent = whyNoChapter(book, 'statuses')
  if (silent.length > 0) return refused(...silent)
  const of = oneOf(args, 'of', MINOR_NATIONS)
  const arm = oneOf(args, 'arm', ARMS)
  // Each arm has tasks of its own; without an arm any of them may be meant.
  const task = oneOf<Task>(args, 'task', isFound(arm) ? TASKS_OF[arm.value] : TASKS)
  const range = oneOf(args, 'range', RANGES, 'home')
  const units = wholeNumber(args, 'units', { least: 1, most: 999, fallback: 1 })
  if (!isFound(of) || !isFound(arm) || !isFound(task) || !isFound(range) || !isFound(units)) return refusedFor(of, arm, task, range, units)
  const request = { of: of.value, arm: arm.value, task: task.value, range: range.value, units: units.value }
  const { refusals, allowed, expedition } = employmentOf(book, situation, request)
  return permitted(refusals, [
    ...allowed.map(told),
    ...(expedition === undefined || expedition.limit === 0
      ? []
      : [{ what: 'units that may go abroad in all', amount: expedition.limit, cite: expedition.cite }]),
  ])
}
