import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../referee/index.ts'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()
let referee: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  referee = await serve({ port: 0, data: at('data'), log: () => undefined })
})
afterAll(() => referee.close())

type Links = { readonly watch: string; readonly seats: Readonly<Record<string, string>> }

/** A hosted game out of a record, and what it gives to whoever comes by one of its links, as a file. */
async function hosted(name: string) {
  const record = readFileSync(`cases/games/${name}.jsonl`, 'utf8')
  const headers = { 'Content-Type': 'application/json' }
  const made = await fetch(`${referee.url}/api/games/import`, { method: 'POST', headers, body: JSON.stringify({ record }) })
  const { id, links } = (await made.json()) as { readonly id: string; readonly links: Links }
  return async (link: (links: Links) => string | undefined): Promise<string> => {
    const secret = link(links)?.slice(-43)
    const got = await fetch(`${referee.url}/api/games/${id}/record`, { headers: { Authorization: `Bearer ${secret}` } })
    const file = at(`${name}-${secret}.jsonl`)
    writeFileSync(file, await got.text())
    return file
  }
}

describe('whoever played on a server checks the game he played', () => {
  test('while the war runs it is what his seat was shown, linked line by line, and nobody else’s seals', async () => {
    const exported = await hosted('fall-1939')
    const [germany, russia] = [await exported(({ seats }) => seats['germany']), await exported(({ seats }) => seats['russia'])]
    const checked = await run(['verify', germany])
    expect([checked.code, checked.err]).toEqual([0, ''])
    expect(checked.out).toContain('this is what some seats were shown of a game')
    const sealed = (file: string): readonly string[] => readFileSync(file, 'utf8').match(/"type":"allocation-sealed"[^}]*\}/g) ?? []
    expect(sealed(germany)).not.toEqual(sealed(russia))
    expect((await run(['show', germany, '--as', 'germany'])).out).toContain('kept by the European Axis alone')
    const text = readFileSync(germany, 'utf8')
    const [place = 0] = [...text.matchAll(/"level":/g)].map(({ index }) => index)
    writeFileSync(at('changed.jsonl'), `${text.slice(0, place)} ${text.slice(place)}`)
    expect(await run(['verify', at('changed.jsonl')])).toMatchObject({
      code: 1,
      out: expect.stringContaining('was not written after the line that stands before it'),
    })
  })

  test('after the war it is all of it, and every order is decided again', async () => {
    const exported = await hosted('whole-2023')
    const [italy, watcher] = [await exported(({ seats }) => seats['italy']), await exported(({ watch }) => watch)]
    expect(readFileSync(watcher, 'utf8')).toBe(readFileSync(italy, 'utf8'))
    const checked = await run(['verify', italy])
    expect([checked.code, checked.err]).toEqual([0, ''])
    expect(checked.out).toContain('every order was decided again with its dice and came to the same events')
  })
})
