/** What somebody could have done instead, where that is nothing. */
export const LEFT_ALONE = {
  'name-targets': 'naming nothing that turn',
  'take-result': 'leaving the result',
  'declare-war': 'no declaration that turn',
  'use-tension-point': 'keeping the point that turn',
} as const
