/** Wording for files and texts that cannot be read. */

export const unreadable = (path: string, why: string): string => `cannot read ${path}: ${why}`

export const unwritable = (why: string): string => `cannot write: ${why}`

/** Why a file cannot be read or written, by the system's code. */
export const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is not a folder',
}
