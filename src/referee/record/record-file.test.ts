import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { brokenLinks, tableDice } from '../../record/index.ts'
import type { Order } from '../../rules/game/index.ts'
import { RefereeError } from '../fault.ts'
import { alone, lockOf } from './lock.ts'
import { scratch } from './record.testing.ts'
import { type GameFile, giveInFile, latest, newGameFile, openGameFile } from './record-file.ts'
import { refereesDice } from './referees-dice.ts'

const at = scratch()

const draft = (points: number): Order => ({ type: 'draft-allocation', by: 'axis', placements: { turkey: points } })
const seal = (by: 'axis' | 'westernAllies' | 'russia'): Order => ({ type: 'seal-allocation', by, placements: {} })

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

async function begun(name: string): Promise<string> {
  const path = at(name)
  await newGameFile(path, { edition: '2023', seats: { germany: 'Anna' } })
  return path
}

async function fileAt(path: string): Promise<GameFile> {
  const opened = await openGameFile(path)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.file
}

const give = async (path: string, ...given: Tail<Parameters<typeof giveInFile>>) => giveInFile(await fileAt(path), ...given)

describe('a game in a file', () => {
  test('begins at the first stage that asks somebody, and is never written over', async () => {
    const path = await begun('new.jsonl')
    const opened = await openGameFile(path)
    expect(opened.ok && opened.file.kept.game.stage).toBe('year-start')
    const before = readFileSync(path, 'utf8')
    await expect(newGameFile(path, { edition: '2023' })).rejects.toThrow('is there already')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('every accepted order adds one line; a refused one adds none', async () => {
    const path = await begun('orders.jsonl')
    expect((await give(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    const before = readFileSync(path, 'utf8')
    const again = await give(path, ['germany'], seal('axis'), refereesDice())
    expect(again.ok ? [] : again.refusals.map(({ code }) => code)).toEqual(['already-sealed'])
    const other = await give(path, ['japan'], seal('russia'), refereesDice())
    expect(other.ok ? [] : other.refusals.map(({ code }) => code)).toEqual(['not-your-seat'])
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(before.split('\n')).toHaveLength(5)
  })

  test.each([
    { why: '1 die is too few', game: 'either', cup: () => tableDice([3]) },
    { why: 'faces are wanting', game: 'table', cup: () => tableDice([]) },
    { why: 'this game is played with dice of the table', game: 'table', cup: refereesDice },
  ] as const)(
    '3.2.7.3: dice for the levels that a seal brings about are asked for, all with what they are for: $why',
    async ({ why, game, cup }) => {
      const path = at(`${why}.jsonl`)
      await newGameFile(path, { edition: 'campaign', ...(game === 'table' ? { dice: game } : {}) })
      await give(path, ['germany'], seal('axis'), tableDice([]))
      await give(path, ['britain'], seal('westernAllies'), refereesDice())
      const last = await give(path, ['russia'], seal('russia'), cup())
      expect(last.ok ? '' : last.refusals[0]?.words).toBe(
        `${why}: 2 dice are thrown, for U.S.-Axis tension, then for U.S.-Japanese tension; say the faces that fell, in this order (--table-dice --dice 4,2; in play, [4,2] after the order)`,
      )
      expect(await give(path, ['russia'], seal('russia'), tableDice([3, 6]))).toMatchObject({
        ok: true,
        entry: { dice: [3, 6], tableDice: true },
      })
    },
  )

  test('dice of the table are as many as fall, and are marked', async () => {
    const path = await begun('table.jsonl')
    const many = await give(path, ['germany'], seal('axis'), tableDice([4]))
    expect(many.ok ? '' : many.refusals[0]?.words).toBe('1 die is too many: none is thrown for this')
    const none = await give(path, ['germany'], seal('axis'), tableDice([]))
    expect(none.ok && none.entry).toMatchObject({ dice: [], tableDice: true })
  })

  test('a line that breaks off stops writing until it is left out', async () => {
    const path = await begun('torn.jsonl')
    await give(path, ['germany'], seal('axis'), refereesDice())
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, `${whole}{"n":3,"as":"russia","order":{"type":"seal-allo\u00e9`)
    expect((await fileAt(path)).torn).toBe(4)
    expect(await give(path, ['russia'], seal('russia'), refereesDice())).toEqual({ ok: false, refusals: [], torn: 4 })
    expect((await give(path, ['russia'], seal('russia'), refereesDice(), 'leave-out')).ok).toBe(true)
    const after = readFileSync(path, 'utf8')
    const orders = whole.slice(0, whole.lastIndexOf('{"end"'))
    expect(after.startsWith(orders)).toBe(true)
    expect(after.slice(orders.length)).toMatch(/^\{"n":3,"previous":"[0-9a-f]{64}","as":"russia".*\}\n\{"end":3,"last":"[0-9a-f]{64}"\}\n$/)
    expect(brokenLinks(after)).toEqual([])
  })

  test('a record cut off at a line’s end takes no order until that is accepted', async () => {
    const path = await begun('cut.jsonl')
    await give(path, ['germany'], seal('axis'), refereesDice())
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, `${whole.split('\n').slice(0, 2).join('\n')}\n`)
    expect((await fileAt(path)).torn).toBe(3)
    expect(await give(path, ['russia'], seal('russia'), refereesDice())).toEqual({ ok: false, refusals: [], torn: 3 })
    expect((await give(path, ['germany'], seal('axis'), refereesDice(), 'leave-out')).ok).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe(whole)
  })

  test('a record of the first form is kept in it', async () => {
    const path = await begun('first-form.jsonl')
    const first = readFileSync(path, 'utf8')
      .replace('"format":3', '"format":1')
      .replace(/"previous":"\w+",/, '')
      .replace(/\{"end":1.*\n/, '')
    writeFileSync(path, first)
    expect((await give(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    expect(readFileSync(path, 'utf8').slice(first.length)).toMatch(/^\{"n":2,"as".*\}\n$/)
  })

  test('a writer that is stopped at any byte loses no order that stood, and what it left is noticed', async () => {
    const path = await begun('stopped.jsonl')
    const before = readFileSync(path)
    expect((await give(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    const after = readFileSync(path)
    const from = before.lastIndexOf('{"end"')
    for (let written = 0; from + written <= after.length; written++) {
      const done = after.subarray(0, from + written)
      writeFileSync(path, Buffer.concat([done, before.subarray(Math.min(done.length, before.length))]))
      const { torn, kept } = await fileAt(path)
      const isAsBefore = before.equals(readFileSync(path))
      const isWhole = done.length >= after.length - 1
      expect([written, torn !== null]).toEqual([written, !isAsBefore && !isWhole])
      expect(kept.entries.length).toBe(done.length >= after.lastIndexOf('{"end"') - 1 ? 2 : 1)
      if (written % 40 !== 5) continue
      const next = kept.entries.length === 2 ? seal('russia') : seal('axis')
      expect((await give(path, ['germany', 'russia'], next, refereesDice(), 'leave-out')).ok).toBe(true)
      expect((await fileAt(path)).torn).toBe(null)
    }
  })

  test('a last line without its end is ended before the next', async () => {
    const path = await begun('unended.jsonl')
    writeFileSync(path, readFileSync(path, 'utf8').trimEnd())
    expect((await give(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    const opened = await openGameFile(path)
    expect(opened.ok && opened.file.kept.entries.length).toBe(2)
  })
})

describe('a disk that does not take what is written', () => {
  const no = (code: string) => Object.assign(new Error(`${code}: no`), { code })
  const open = fs.open
  const opening = vi.spyOn(fs, 'open')
  const writing = vi.spyOn(fs, 'writeFile')
  syncBuiltinESMExports()
  afterAll(() => {
    opening.mockRestore()
    writing.mockRestore()
    syncBuiltinESMExports()
  })

  test.each([0, 7, 100])('full after %d bytes: the order is not on record, and the file is as it was', async (room) => {
    const path = await begun(`full-${room}.jsonl`)
    const before = readFileSync(path, 'utf8')
    const file = await fileAt(path)
    opening.mockImplementationOnce(async (...asked) => {
      const handle = await open(...asked)
      const write = handle.write.bind(handle) as (bytes: Uint8Array, from: number, length: number, at: number) => Promise<unknown>
      vi.spyOn(handle, 'write').mockImplementationOnce((async (bytes: Uint8Array, _from: number, _length: number, at: number) => {
        if (room > 0) await write(bytes, 0, room, at)
        throw no('ENOSPC')
      }) as never)
      return handle
    })
    await expect(giveInFile(file, ['germany'], seal('axis'), refereesDice())).rejects.toThrow('ENOSPC')
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(readdirSync(dirname(path)).filter((name) => name.includes('.lock'))).toEqual([])
    expect((await give(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
  })

  test('a folder that may not be written in gets a sentence, and nothing is left in it', async () => {
    const path = await begun('read-only.jsonl')
    const before = readFileSync(path, 'utf8')
    writing.mockRejectedValueOnce(no('EROFS'))
    await expect(give(path, ['germany'], seal('axis'), refereesDice())).rejects.toThrow(RefereeError)
    opening.mockRejectedValueOnce(no('EACCES'))
    await expect(newGameFile(at('never.jsonl'), { edition: '2023' })).rejects.toThrow(RefereeError)
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(readdirSync(dirname(path)).filter((name) => name.includes('.lock') || name.includes('never'))).toEqual([])
  })
})

describe('how often a file is read', () => {
  const readFile = vi.spyOn(fs, 'readFile')
  syncBuiltinESMExports()
  afterAll(() => {
    readFile.mockRestore()
    syncBuiltinESMExports()
  })
  const readings = (path: string): number => readFile.mock.calls.filter(([name]) => name === path).length

  test('once for any number of orders, while nobody else writes', async () => {
    const path = await begun('once.jsonl')
    let file = await fileAt(path)
    for (const points of [1, 2, 0]) {
      const given = await giveInFile(file, ['germany'], draft(points), refereesDice())
      if (!given.ok) throw new Error(JSON.stringify(given.refusals))
      file = given.file
    }
    expect(readings(path)).toBe(1)
    const { kept } = await fileAt(path)
    expect(kept.entries).toEqual(file.kept.entries)
    expect(kept.game).toEqual(file.kept.game)
  })

  test('again where somebody else has written; the order is decided on what is there now', async () => {
    const path = await begun('other.jsonl')
    const [one, other] = [await fileAt(path), await fileAt(path)]
    expect((await giveInFile(one, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    const late = await giveInFile(other, ['germany'], seal('axis'), refereesDice())
    expect(late.ok ? [] : late.refusals.map(({ code }) => code)).toEqual(['already-sealed'])
    expect(readings(path)).toBe(3)
    const now = await latest(other)
    expect(now.ok && now.file.kept.entries.length).toBe(2)
  })
})

describe('two writers', () => {
  test('many at once are recorded one after the other, none lost', async () => {
    const path = await begun('crowd.jsonl')
    const given = await Promise.all(Array.from({ length: 12 }, (_, index) => give(path, ['germany'], draft(index % 3), refereesDice())))
    expect(given.every(({ ok }) => ok)).toBe(true)
    const opened = await openGameFile(path)
    expect(opened.ok && opened.file.kept.entries.map(({ n }) => n)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    expect(existsSync(lockOf(path))).toBe(false)
  })

  test('of two who seal for the same faction the second is refused', async () => {
    const path = await begun('race.jsonl')
    const given = await Promise.all([1, 2].map(() => give(path, ['germany'], seal('axis'), refereesDice())))
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
    expect((await give(path, ['germany'], seal('axis'), refereesDice())).ok).toBe(true)
    expect(existsSync(lockOf(path))).toBe(false)
  })

  test('a file that somebody changed past the lock is not written on', async () => {
    const path = await begun('changed.jsonl')
    const meddle = () => {
      writeFileSync(path, '\n', { flag: 'a' })
      return []
    }
    const order = give(
      path,
      ['host'],
      { type: 'correct-facts', by: 'referee', facts: { 'france.fallen': true }, reason: 'a test' },
      { ...refereesDice(), whyNot: meddle },
    )
    await expect(order).rejects.toThrow('was changed by another program')
  })
})
