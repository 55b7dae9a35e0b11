import { any, atLeast, type Condition, everAtWar, level, type Minor } from '../../rules/core/index.ts'

/** What differs between this book with and without its prelude, and the books that amend it. */
export interface DiplomaticLists {
  /** Countries the Axis may name freely. */
  readonly free: readonly Minor[]
  readonly freeRule: string
  /** Countries that Russian points may go to. */
  readonly russian: readonly Minor[]
  readonly russianRule: string
  /** Countries closed to Russian naming until the war in the east or tension 50. */
  readonly gated: readonly Minor[]
  readonly subvertible: readonly Minor[]
  readonly pledges: readonly (readonly [Minor, string])[]
  /** When Western Allied and Russian points are added together in what the Axis choose. */
  readonly pointsAdded: Condition
}

export const WITHOUT_PRELUDE: DiplomaticLists = {
  free: ['bulgaria', 'finland', 'hungary', 'rumania', 'yugoslavia'],
  freeRule: '49.411A Classic note',
  russian: ['bulgaria', 'finland', 'greece', 'hungary', 'rumania', 'sweden', 'turkey', 'ukraine', 'yugoslavia'],
  russianRule: '49.32 Classic note',
  gated: ['finland', 'sweden', 'yugoslavia'],
  subvertible: ['bulgaria', 'hungary', 'rumania', 'yugoslavia', 'greece'],
  pledges: [['finland', 'FIN-A4']],
  pointsAdded: any(everAtWar('germany', 'russia'), atLeast(50, level('rgt'))),
}
