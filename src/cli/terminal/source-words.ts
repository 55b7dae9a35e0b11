/** Wording for files and texts that cannot be read. */

import { FILE_FAULTS } from '../../referee/index.ts'

export const unreadable = (path: string, why: string): string => `cannot read ${path}: ${why}`

export const unwritable = (why: string): string => `cannot write: ${why}`

/** What is no file that can be read to its end. */
export const PIPE = 'it is a pipe; use - to read from standard input'

/** What failed, where it need not have been the reading. */
const FAILED: Readonly<Record<string, string>> = { ENOSPC: 'write', EROFS: 'write', EDQUOT: 'write', EACCES: 'use', EPERM: 'use' }

/** Why the system did not let a file be used, by its code. */
export const refusedBySystem = (path: string, code: string): string =>
  `cannot ${FAILED[code] ?? 'read'} ${path}: ${FILE_FAULTS[code] ?? code}`
