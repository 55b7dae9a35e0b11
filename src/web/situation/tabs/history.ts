import { isSameSheet, type Sheet } from '../open-situation.ts'

/** A moment on the desk: the sheet, and the one it is compared with. */
export interface Moment {
  readonly now: Sheet
  /** The situation as it was opened, for "it was". */
  readonly before: Sheet
}

/** What lay on the desk, moment after moment; undo and redo walk along it. */
export interface Course {
  readonly moments: readonly [Moment, ...Moment[]]
  readonly at: number
}

export const begun = (sheet: Sheet): Course => ({ moments: [{ now: sheet, before: sheet }], at: 0 })

export const momentOf = ({ moments, at }: Course): Moment => moments[at] ?? moments[0]

const added = ({ moments: [first, ...rest], at }: Course, moment: Moment): Course => ({
  moments: [first, ...rest.slice(0, at), moment],
  at: at + 1,
})

/** The same situation with something changed. */
export const changedTo = (course: Course, now: Sheet): Course =>
  isSameSheet(now, momentOf(course).now) ? course : added(course, { now, before: momentOf(course).before })

/** An address was opened: a moment that is on the course already is gone to, anything else is a new beginning. */
export function openedAt(course: Course | undefined, sheet: Sheet): Course {
  if (course === undefined) return begun(sheet)
  if (isSameSheet(sheet, momentOf(course).now)) return course
  const known = course.moments.findLastIndex(({ now }) => isSameSheet(now, sheet))
  return known >= 0 ? { ...course, at: known } : added(course, { now: sheet, before: sheet })
}

/** The same course with each sheet read anew. */
export const renewedCourse = ({ moments: [first, ...rest], at }: Course, renew: (sheet: Sheet) => Sheet): Course => {
  const renewMoment = ({ now, before }: Moment): Moment => ({ now: renew(now), before: renew(before) })
  return { moments: [renewMoment(first), ...rest.map(renewMoment)], at }
}

/** One moment back or on, if there is one. */
export function stepped({ moments, at }: Course, by: -1 | 1): Course | undefined {
  return moments[at + by] === undefined ? undefined : { moments, at: at + by }
}

/** How many changes lie between the situation as it was opened and now. */
export function changesIn({ moments, at }: Course): number {
  const { before } = moments[at] ?? moments[0]
  return at - moments.findLastIndex((moment, index) => index <= at && isSameSheet(moment.now, before) && isSameSheet(moment.before, before))
}

/** Somebody changed something on the way, even if it was undone. */
export const hasChange = ({ moments }: Course): boolean => moments.some(({ now, before }) => !isSameSheet(now, before))
