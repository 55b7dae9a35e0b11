import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder that is gone after the tests of a file. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}
