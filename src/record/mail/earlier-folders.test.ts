import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openGame } from '../kept-game.ts'
import { readRecord } from '../record.ts'
import { verify } from '../verification/verification.ts'
import { agreementFor, writeAgreement } from './agreement.ts'
import { answer, ask, gameIn } from './answering.ts'
import type { Folder } from './folder.ts'
import { anyBytes, recordIn, saying, together, wished } from './mail.testing.ts'
import { stateOf } from './telling.ts'

interface Earlier {
  readonly rules: string
  readonly folders: readonly Omit<Folder, 'texts'>[]
  readonly record: string
  readonly packets: readonly string[]
}

const verified = (text: string) => {
  const read = readRecord(text)
  const opened = read.ok ? openGame(read.record) : undefined
  if (opened?.ok !== true) throw new Error('no record')
  return verify(opened.kept)
}

/** Folders that the first form of packets left: rolls with all links, and one with a refusal that the chair alone declared. */
describe.each(['two', 'three'])('folders of %s parties that an earlier release left', (many) => {
  const { rules, folders, record, packets } = JSON.parse(readFileSync(`cases/earlier/folders-of-${many}.json`, 'utf8')) as Earlier
  /** As the program that wrote them, which had these rules. */
  const before = folders.map((owner): Folder => ({ ...owner, texts: [...packets], engine: rules }))

  test('tell the same record from their packets alone, byte for byte, and nothing wrong', () => {
    for (const folder of before) expect([recordIn(folder) === record, gameIn(folder).faults, gameIn(folder).form]).toEqual([true, [], 1])
    for (const folder of before) expect(answer(folder, anyBytes).sent).toEqual([])
    expect(verified(record)).toMatchObject({ faults: [], proven: { notes: [expect.stringContaining('did not open in time')] } })
  })

  test('name a link that came though the chair said that it did not, and keep the record', () => {
    const refusals = gameIn(before[0] as Folder)
      .posts.filter(({ body }) => body.type === 'refuse')
      .map(({ name }) => `Packet: ${name}\n`)
    const last = before.at(-1) as Folder
    const unaware = { ...last, texts: packets.filter((text) => !refusals.some((name) => text.includes(name))) }
    const { sent } = answer(unaware, anyBytes)
    for (const folder of before) {
      const told = { ...folder, recorded: record, texts: [...packets, ...sent] }
      expect([recordIn(told) === record, gameIn(told).isHalted]).toEqual([true, undefined])
      expect(stateOf(gameIn(told)).join('\n')).toMatch(
        new RegExp(`anna says that ${last.name} showed no link .*, and here it is: packet game-1/${last.name}/`),
      )
    }
  })

  test('go on as they did, in the first form, and in the second when all have agreed', () => {
    const wish = wished(before[0] as Folder, before[0] as Folder, gameIn(before[0] as Folder))
    if (wish === undefined) throw new Error('nothing to order')
    const onward = together(...before.map((one) => (one === before[0] ? saying(one, ask(one, gameIn(one), wish.as, [wish.order])) : one)))
    const [text = '', ...others] = onward.map(recordIn)
    expect(others.every((one) => one === text)).toBe(true)
    expect(text.startsWith(record.slice(0, record.lastIndexOf('{"end":')))).toBe(true)
    expect(text.length).toBeGreaterThan(record.length)
    expect(onward[0]?.texts.every((one) => one.includes('\nFormat: 1\n'))).toBe(true)
    expect(stateOf(gameIn(onward[0] as Folder)).join('\n')).toContain('still to agree anna')
    const all = together(...onward.map((one) => saying(one, writeAgreement(one, gameIn(one)))))
    for (const folder of all) expect([gameIn(folder).ledger?.form, gameIn(folder).faults]).toEqual([2, []])
    expect(agreementFor(all[0] as Folder, gameIn(all[0] as Folder))).toBeUndefined()
    const [now = ''] = all.map(recordIn)
    expect(new Set(all.map(recordIn)).size).toBe(1)
    expect(verified(now).faults).toEqual([])
    expect(readRecord(now)).toMatchObject({ ok: true, record: { acts: [{ act: { type: 'rules-agreed', form: 2 } }] } })
  })
})
