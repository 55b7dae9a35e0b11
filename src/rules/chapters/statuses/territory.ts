import type { Territory } from '../../core/index.ts'
import type { WarChapter } from '../war/index.ts'
import type { StatusChapter } from './clauses.ts'

/** How a book reads territory. */
export function territoryOf({ war, statuses }: StatusChapter & WarChapter): Territory {
  if (war.victims !== 'stand-alone') return {}
  const friends = (statuses?.tiedAnyway ?? []).filter(({ when }) => when.is === 'always')
  return { victims: war.victims, friends: friends.map(({ nation, favours }) => [nation, favours] as const) }
}
