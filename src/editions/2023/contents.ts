import type { Entry } from '../../rules/index.ts'
import { allocations } from './contents/allocations.ts'
import { changes } from './contents/changes/index.ts'
import { clarifications } from './contents/clarifications.ts'
import { cooperation } from './contents/cooperation.ts'
import { declarations } from './contents/declarations/index.ts'
import { dieRolls } from './contents/die-rolls.ts'
import { lentUnits } from './contents/lent-units.ts'
import { minorTables } from './contents/minor-tables/index.ts'
import { pearlHarbor } from './contents/pearl-harbor.ts'
import { pointTables } from './contents/point-tables.ts'
import { points } from './contents/points.ts'
import { reactions } from './contents/reactions.ts'
import { results } from './contents/results.ts'
import { tableNotes } from './contents/table-notes.ts'
import { tensions } from './contents/tensions/index.ts'

/** Every clause of the book, in the order of its sources. */
export const contents: readonly Entry[] = [
  ...points,
  ...allocations,
  ...dieRolls,
  ...results,
  ...reactions,
  ...clarifications,
  ...pointTables,
  ...tableNotes,
  ...minorTables,
  ...tensions,
  ...declarations,
  ...pearlHarbor,
  ...lentUnits,
  ...cooperation,
  ...changes,
]
