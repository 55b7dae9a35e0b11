export { noTarget, whyNotAllocate } from './allocation.ts'
export { type Allotments, allot, dpLevel } from './allotment.ts'
export type { PointChapter } from './clauses.ts'
export { type Initiative, type InitiativeChapter, type InitiativeClauses, initiative } from './initiative.ts'
