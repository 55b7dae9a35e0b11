import type { Making } from '../../../record/index.ts'

/** Where a folder that was made, or why none was, goes from a form. */
export interface Taking {
  readonly take: (making: Making) => Promise<void>
}
