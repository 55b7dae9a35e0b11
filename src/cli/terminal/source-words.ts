/** Wording for files and texts that cannot be read. */

export const unreadable = (path: string, why: string): string => `cannot read ${path}: ${why}`

export const unwritable = (why: string): string => `cannot write: ${why}`

/** What is no file that can be read to its end. */
export const PIPE = 'it is a pipe; use - to read from standard input'

/** Why a file cannot be read or written, by the system's code. */
export const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
  EPERM: 'it is not permitted',
  EDQUOT: 'there is no room left for this account',
  ENAMETOOLONG: 'its name, or that of the lock beside it, is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  EIO: 'the disk failed',
  EBUSY: 'it is in use',
  ENOTDIR: 'part of its path is not a folder',
}

/** What failed, where it need not have been the reading. */
const FAILED: Readonly<Record<string, string>> = { ENOSPC: 'write', EROFS: 'write', EDQUOT: 'write', EACCES: 'use', EPERM: 'use' }

/** Why the system did not let a file be used, by its code. */
export const refusedBySystem = (path: string, code: string): string =>
  `cannot ${FAILED[code] ?? 'read'} ${path}: ${FILE_FAULTS[code] ?? code}`
