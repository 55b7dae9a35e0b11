import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../terminal/paint.ts'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()
const HIDDEN = '-'.repeat(60)
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

async function begun(name: string, ...seats: readonly string[]): Promise<string> {
  const path = at(name)
  await run(['new', path, '--edition', '2023', ...seats.flatMap((seat) => ['--seat', seat])])
  return path
}

const THREE = ['germany=Anna', 'italy=Anna', 'britain=Cleo', 'france=Cleo', 'us=Cleo', 'russia=Ben']

const typed = (...lines: readonly string[]) => ({ input: `${lines.join('\n')}\n` })
const recorded = (path: string): readonly { readonly as: unknown; readonly order: { readonly type: string } }[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as { as: unknown; order: { type: string } })

describe('a game at one terminal', () => {
  test('each takes the seat in turn, orders are kept at once, and quit loses nothing', async () => {
    const path = await begun('three.jsonl', ...THREE)
    const { code, out, err } = await run(
      ['play', path],
      typed('', 'seal hungary=2', '', 'seal turkey=1', '', 'seal nothing', '', 'name hungary', 'quit'),
    )
    expect([code, err]).toEqual([0, ''])
    expect(recorded(path).map(({ order }) => order.type)).toEqual([
      'advance',
      ...Array.from({ length: 3 }, () => 'seal-allocation'),
      'name-targets',
    ])
    expect([...out.matchAll(/Press Enter when only (\w+) can see/g)].map(([, name]) => name)).toEqual(['Anna', 'Cleo', 'Ben', 'Anna'])
    expect(out.trimEnd().endsWith('Everything is kept. Until next time.')).toBe(true)
    expect(await run(['verify', path])).toMatchObject({ code: 0 })
  })

  test('dice of the table are typed after the order; the referee’s take none', async () => {
    const upTo = ['', 'seal hungary=2', 'pass', '', 'seal nothing', 'pass', '', 'seal nothing', 'pass', '', 'name hungary', 'pass']
    const passes = ['pass', '', 'pass', '', 'pass', '']
    const atTable = await begun('table.jsonl', ...THREE)
    writeFileSync(atTable, readFileSync(atTable, 'utf8').replace('"dice":"referee"', '"dice":"table"'))
    const { out } = await run(['play', atTable], typed(...upTo, ...passes, 'roll hungary', 'roll hungary [9]', 'roll hungary [4]', 'quit'))
    expect(out).toContain('dice of the table: a die is thrown for Hungary; say the face that fell')
    expect(out).toContain('9 is no face of a die')
    const [roll] = recorded(atTable).filter(({ order }) => order.type === 'roll')
    expect(roll).toMatchObject({ dice: [4], tableDice: true })
    const byReferee = await begun('referee.jsonl', ...THREE)
    const refused = await run(['play', byReferee], typed(...upTo, ...passes, 'roll hungary [4]', 'quit'))
    expect(refused.out).toContain('this game is played with the referee’s dice')
    expect(recorded(byReferee).some(({ order }) => order.type === 'roll')).toBe(false)
  })

  test('49.21: nobody sees what another has hidden: not a letter differs', async () => {
    const cleoSees = async (name: string, ...annas: readonly string[]): Promise<string> => {
      const { out } = await run(['play', await begun(name, ...THREE)], typed('', ...annas, '', 'show', 'log', 'menu', 'quit'))
      const [, anna = '', cleo = ''] = out.split(HIDDEN)
      expect(anna).toContain(annas.at(-1)?.includes('hungary') ? 'Hungary 2' : 'Sweden 2')
      return cleo
    }
    const one = await cleoSees('hidden-one.jsonl', 'draft spain=1', 'seal hungary=2')
    expect(one).toContain('the European Axis: 5, sealed')
    expect(await cleoSees('hidden-other.jsonl', 'seal turkey=1,sweden=2')).toBe(one)
  })

  test('on a screen everything is cleared before the next and at the end, also where its width is unknown', async () => {
    const path = await begun('screen.jsonl', ...THREE)
    const { out } = await run(['play', path], {
      ...typed('', 'seal hungary=2', '', 'quit'),
      look: { paint: PLAIN, isScreen: true },
    })
    expect(out.split(CLEAR)).toHaveLength(4)
    expect(out.split(CLEAR)[2]).toMatch(/^It is the turn of Cleo/)
    expect(out.split(CLEAR)[3]).toBe('Everything is kept. Until next time.\n')
  })

  test('a terminal that takes no commands has everything pushed out of sight', async () => {
    const path = await begun('dumb.jsonl', ...THREE)
    const { out } = await run(['play', path], { ...typed('', 'quit'), look: { paint: PLAIN, isScreen: true }, env: { TERM: 'dumb' } })
    expect(out).not.toContain(CLEAR)
    expect(out.split('\n'.repeat(200))).toHaveLength(3)
  })

  test('a number gives the order it stands before; a wrong one says so', async () => {
    const path = at('numbers.jsonl')
    await run(['new', path, '--edition', '2023', '--passes', 'said', ...THREE.flatMap((seat) => ['--seat', seat])])
    const { out } = await run(['play', path], typed('', 'seal nothing', '9', '1', 'quit'))
    expect(out).toContain('  1  pass\n')
    expect(out).toContain('  2  quiet\n')
    expect(out).toContain('  3  undo\n')
    expect(out).toContain('there is no order 9; expected 1 to 3')
    expect(recorded(path).map(({ order }) => order.type)).toEqual(['advance', 'seal-allocation', 'pass'])
  })

  test('what is refused is said with its rule, and the same person may try again', async () => {
    const path = await begun('again.jsonl', ...THREE)
    const { out } = await run(
      ['play', path],
      typed('', 'seal hungary=5', 'sael hungary=1', 'why seal hungary=1', 'help', 'seal hungary=1', 'quit'),
    )
    expect(out).toContain('Hungary: 5 points; the limit is 2')
    expect(out).toContain('[49.31 (a)]')
    expect(out).toContain('did you mean "seal"')
    expect(out).toContain('allowed\n')
    expect(out).toContain('  roll COUNTRY\n')
    expect(recorded(path)).toHaveLength(2)
  })

  test('one person with every seat is never asked to get up', async () => {
    const path = await begun('alone.jsonl', 'all=Dora')
    const { out } = await run(['play', path], typed('', 'seal nothing', 'seal nothing', 'seal nothing', 'name nothing', 'quit'))
    expect(out.match(/Press Enter/g)).toHaveLength(1)
    expect(recorded(path)).toHaveLength(5)
  })

  test('whoever has nothing to say now may let the next go first', async () => {
    const path = await begun('next.jsonl', ...THREE)
    const { out } = await run(['play', path], typed('', 'next', '', 'next', '', 'quit'))
    expect([...out.matchAll(/It is the turn of (\w+)/g)].map(([, name]) => name)).toEqual(['Anna', 'Cleo', 'Ben'])
  })

  test('the host’s orders are for the host, where there is one', async () => {
    const [without, named] = [await begun('no-host.jsonl', ...THREE), await begun('host.jsonl', ...THREE, 'host=Eve')]
    const correction = 'correct france.fallen=yes because it fell'
    await run(['play', without], typed('', correction, 'quit'))
    expect(recorded(without).at(-1)).toMatchObject({ as: 'host', order: { type: 'correct-facts' } })
    expect((await run(['play', named], typed('', correction, 'quit'))).out).toContain('only the host may do this')
  })

  test('the end of the input is the end of the evening', async () => {
    const path = await begun('end.jsonl', ...THREE)
    expect(await run(['play', path], { input: '' })).toMatchObject({ code: 0, err: '' })
    expect(await run(['play', path], { input: '\nseal nothing' })).toMatchObject({ code: 0, err: '' })
    expect(recorded(path)).toHaveLength(2)
  })

  test('a war that is over is not played on', async () => {
    const path = at('over.jsonl')
    await run(['simulate', '--edition', '2023', '--scenario', 'scenario-1939', '--record', path])
    expect((await run(['play', path])).out).toMatch(/^The game is over: /)
  })
})
