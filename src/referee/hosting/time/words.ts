/** All wording of how time runs in a hosted game. */

export const TIME = {
  ordered: (order: string): string => `"${order}" is then ordered by itself`,
  because: (who: string, moment: string): string => `the time of ${who} ran out on ${moment}`,
  noPause: 'there is no pause that could end',
  pausedAlready: 'the game pauses already',
  noTimeRuns: (who: string): string => `no time runs for ${who}`,
  noAllocation: 'only whoever sits for one of the Axis, the western Allies or Russia allocates points',
  pastAbsence: 'an absence ends later than it begins, and later than now',
  longAbsence: (days: number): string => `an absence may be announced for ${days} days at most`,
  manyAbsences: (most: number): string => `${most} absences are announced already; end one of them first`,
  noSuchAbsence: 'there is no such absence, or it is not yours',
} as const
