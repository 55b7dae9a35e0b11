import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { describe, expect, test } from 'vitest'
import type { Order } from '../rules/index.ts'
import { refereesDice, tableDice } from './dice.ts'
import { scratch } from './record.testing.ts'
import { giveInFile, newGameFile, openGameFile, readRecordFile } from './record-file.ts'
import { alone, lockOf } from './record-lock.ts'

const at = scratch()

const draft = (points: number): Order => ({ type: 'draft-allocation', by: 'axis', placements: { turkey: points } })
const seal = (by: 'axis' | 'westernAllies' | 'russia'): Order => ({ type: 'seal-allocation', by, placements: {} })

async function begun(name: string): Promise<string> {
  const path = at(name)
  await newGameFile(path, { edition: '2023', seats: { germany: 'Anna' } })
  return path
}

describe('a game in a file', () => {
  test('begins at the first stage that asks somebody, and is never written over', async () => {
    const path = await begun('new.jsonl')
    const opened = await openGameFile(path)
    expect(opened.ok && opened.kept.game.stage).toBe('year-start')
    const before = readFileSync(path, 'utf8')
    await expect(newGameFile(path, { edition: '2023' })).rejects.toThrow('is there already')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('every accepted order adds one line; a refused one adds none', async () => {
    const path = await begun('orders.jsonl')
    expect((await giveInFile(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    const before = readFileSync(path, 'utf8')
    const again = await giveInFile(path, ['germany'], seal('axis'), refereesDice())
    expect(again.ok ? [] : again.refusals.map(({ code }) => code)).toEqual(['already-sealed'])
    const other = await giveInFile(path, ['japan'], seal('russia'), refereesDice())
    expect(other.ok ? [] : other.refusals.map(({ code }) => code)).toEqual(['not-your-seat'])
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(before.split('\n')).toHaveLength(4)
  })

  test('dice of the table are as many as fall, and are marked', async () => {
    const path = await begun('table.jsonl')
    const many = await giveInFile(path, ['germany'], seal('axis'), tableDice([4]))
    expect(many.ok ? '' : many.refusals[0]?.words).toBe('0 of the 1 dice given are thrown for this')
    const none = await giveInFile(path, ['germany'], seal('axis'), tableDice([]))
    expect(none.ok && none.entry).toMatchObject({ dice: [], tableDice: true })
  })

  test('a line that breaks off stops writing until it is left out', async () => {
    const path = await begun('torn.jsonl')
    await giveInFile(path, ['germany'], seal('axis'), refereesDice())
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, `${whole}{"n":3,"as":"russia","order":{"type":"seal-allo\u00e9`)
    const read = await readRecordFile(path)
    expect(read.ok && read.file.record.torn?.line).toBe(4)
    expect(await giveInFile(path, ['russia'], seal('russia'), refereesDice())).toEqual({ ok: false, refusals: [], torn: 4 })
    expect((await giveInFile(path, ['russia'], seal('russia'), refereesDice(), 'leave-out')).ok).toBe(true)
    const after = readFileSync(path, 'utf8')
    expect(after.startsWith(whole)).toBe(true)
    expect(after.slice(whole.length)).toMatch(/^\{"n":3,"as":"russia".*\}\n$/)
  })

  test('a last line without its end is ended before the next', async () => {
    const path = await begun('unended.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').trimEnd())
    expect((await giveInFile(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    const opened = await openGameFile(path)
    expect(opened.ok && opened.kept.entries.length).toBe(2)
  })
})

describe('two writers', () => {
  test('many at once are recorded one after the other, none lost', async () => {
    const path = await begun('crowd.jsonl')
    const given = await Promise.all(
      Array.from({ length: 12 }, (_, index) => giveInFile(path, ['germany'], draft(index % 3), refereesDice())),
    )
    expect(given.every(({ ok }) => ok)).toBe(true)
    const opened = await openGameFile(path)
    expect(opened.ok && opened.kept.entries.map(({ n }) => n)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    expect(existsSync(lockOf(path))).toBe(false)
  })

  test('of two who seal for the same faction the second is refused', async () => {
    const path = await begun('race.jsonl')
    const given = await Promise.all([1, 2].map(() => giveInFile(path, ['germany'], seal('axis'), refereesDice())))
    expect(given.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('whoever waits too long is told who holds the file', async () => {
    const path = await begun('held.jsonl')
    writeFileSync(lockOf(path), `${process.pid}@${hostname()}`)
    await expect(alone(path, async () => 'never', 60)).rejects.toThrow(`(${process.pid}@${hostname()}); if that is gone, remove`)
  })

  test('a lock whose holder is gone is taken over', async () => {
    const path = await begun('dead.jsonl')
    // No process has the highest number there is.
    writeFileSync(lockOf(path), `${2 ** 22 + 1}@${hostname()}`)
    expect((await giveInFile(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    expect(existsSync(lockOf(path))).toBe(false)
  })

  test('a file that somebody changed past the lock is not written on', async () => {
    const path = await begun('changed.jsonl')
    const meddle = () => {
      writeFileSync(path, '\n', { flag: 'a' })
      return []
    }
    const order = giveInFile(
      path,
      ['host'],
      { type: 'correct-facts', by: 'referee', facts: { 'france.fallen': true }, reason: 'a test' },
      { ...refereesDice(), whyNot: meddle },
    )
    await expect(order).rejects.toThrow('was changed by another program')
  })
})
