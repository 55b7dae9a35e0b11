import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { entryLine, type GameRecord, headerLine } from './record.ts'
import { recordPlayed } from './recorded-play.ts'

/** A folder that is gone after the tests of a file. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}

export const textOf = ({ header, entries }: Pick<GameRecord, 'header' | 'entries'>): string =>
  headerLine(header) + entries.map(entryLine).join('')

/** A whole game by random legal orders, on record. */
export const randomRecord = (edition: string, seed: number, scenario = 'global-war-1939'): GameRecord =>
  recordPlayed({ edition, scenario, title: `seed ${seed}` }, playAtRandom(openBook(edition), scenario, seed))
