/** Words that players say for what the books call otherwise. Of several words all are wanted; one with `!` is wanted whole. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  romania: ['rumania'],
  romanian: ['rumania'],
  roumania: ['rumania'],
  england: ['britain', 'british'],
  english: ['britain', 'british'],
  uk: ['britain', 'british'],
  ussr: ['russia', 'soviet'],
  soviet: ['russia'],
  soviets: ['russia', 'soviet'],
  us: ['american'],
  usa: ['us!', 'american'],
  america: ['us!', 'american'],
  siam: ['thailand', 'thai!'],
  holland: ['netherlands', 'dutch'],
  iran: ['persia'],
  persia: ['iran'],
  jugoslavia: ['yugoslavia'],
  formosa: ['taiwan'],
  barbarossa: ['german russia'],
  dow: ['declar war'],
  dows: ['declar war'],
}

/** Several words that are one. */
export const PHRASES: readonly (readonly [string, string])[] = [
  ['soviet union', 'ussr'],
  ['united states', 'usa'],
  ['united kingdom', 'uk'],
  ['great britain', 'uk'],
]
