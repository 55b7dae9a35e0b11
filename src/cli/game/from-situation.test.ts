import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../referee/index.ts'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()

describe('new --from: a group in the middle of a paper game moves over with the facts it has', () => {
  test.each(['turkey-1942.yaml', 'year-start-1941.yaml', 'campaign-1943.yaml', 'lend-lease-1942.yaml', 'hungary.json'])(
    '%s: it can be shown, replayed and verified',
    async (name) => {
      const path = at(`${name}.jsonl`)
      const made = await run(['new', path, '--from', `cases/situations/${name}`, '--seat', 'germany=Anna'])
      expect([made.err, made.code]).toEqual(['', 0])
      const read = readRecord(readFileSync(path, 'utf8'))
      expect(read).toMatchObject({ ok: true, record: { header: { situation: expect.any(Object), seats: { germany: 'Anna' } } } })
      for (const command of [
        ['show', path, '--as', 'Anna', '--menu', '--log'],
        ['replay', path],
        ['verify', path],
      ])
        expect([command[0], (await run(command)).code]).toEqual([command[0], 0])
    },
  )

  test.each(['2023', 'classic', 'campaign'])(
    '49.32, 49.411A: %s without a prelude has no Serbia and no Croatia, whoever holds their cities',
    async (edition) => {
      const path = at(`no-serbia-${edition}.jsonl`)
      const facts = '{france.fallen: true, belgrade.controller: germany, zagreb.controller: italy}'
      writeFileSync(at('no-serbia.yaml'), `edition: "${edition}"\nturn: 1943 fall\nfacts: ${facts}\n`)
      const made = await run(['new', path, '--from', at('no-serbia.yaml')])
      expect([made.err, made.code]).toEqual(['', 0])
      expect((await run(['show', path])).out).not.toMatch(/Serbia|Croatia/)
    },
  )

  test('49.21: points placed before it began are known to those whose they are', async () => {
    const file = at('mid-year.yaml')
    writeFileSync(file, 'edition: "2023"\nturn: 1941 summer\nplacements:\n  axis: {turkey: 2}\n  russia: {finland: 1}\n')
    const path = at('mid-year.jsonl')
    await run(['new', path, '--from', file])
    const seen = async (as: string) =>
      (JSON.parse((await run(['show', path, '--as', as, '--json'])).out) as { placements: Record<string, object> }).placements
    expect(await seen('germany')).toEqual({ axis: { turkey: 2 }, westernAllies: {}, russia: {} })
    expect(await seen('russia')).toEqual({ axis: {}, westernAllies: {}, russia: { finland: 1 } })
    expect(await seen('host')).toEqual({ axis: {}, westernAllies: {}, russia: {} })
  })

  test.each([
    { flags: ['--from', 'cases/situations/hungary.json', '--edition', '2023'], code: 2, says: '--edition: the situation says this itself' },
    { flags: ['--from', 'cases/situations/none.yaml'], code: 2, says: 'none.yaml' },
    { flags: ['--from', 'cases/games/fall-1939.jsonl'], code: 1, says: 'record' },
  ])('$flags: $says', async ({ flags, code, says }) => {
    const refused = await run(['new', at('not.jsonl'), ...flags])
    expect(refused.code).toBe(code)
    expect(refused.err + refused.out).toContain(says)
  })
})
