/** All wording of how time runs in a hosted game. */

export const TIME = {
  ordered: (order: string): string => `"${order}" is then ordered by itself`,
  because: (who: string, moment: string): string => `the time of ${who} ran out on ${moment}`,
} as const
