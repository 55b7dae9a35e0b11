import { copyFileSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()
const FORCE = '{ carriers: 0, largeCarriers: 6, lightCarriers: 0, heavies: 2, cruisers: 3, nas: 18 }'
const LAUNCH = `strike launch-strike { force: ${FORCE}, earlierPatrols: 0, otherBases: [], invades: false }`

async function given(path: string, ...orders: readonly (readonly [as: string, order: string, dice?: string])[]): Promise<void> {
  for (const [as, order, dice] of orders) {
    const thrown = ['--table-dice', ...(dice === undefined ? [] : ['--dice', dice])]
    const { code, err } = await run(['order', path, '--as', as, ...thrown, order])
    expect([order, code, err]).toEqual([order, 0, ''])
  }
}

/** Winter 1941: Japan has declared war on the U.S. and the Axis are on the map. */
async function atWar(name: string): Promise<string> {
  const path = at(name)
  await run(['new', path, '--edition', '2023', '--scenario', 'demonstration-winter-1941', '--dice', 'table', '--passes', 'said'])
  await given(
    path,
    ['germany', 'name nothing'],
    ['germany', 'pass'],
    ['japan', 'declare japan us', '3'],
    ['germany', 'pass'],
    ['japan', 'pass'],
  )
  return path
}

describe('the attack on Pearl Harbor, order by order', () => {
  test('is offered to Japan once it is at war with the U.S., and to nobody else', async () => {
    const path = await atWar('offered.jsonl')
    const menu = async (seat: string) => (await run(['show', path, '--as', seat, '--menu'])).out
    expect(await menu('japan')).toContain('strike launch (the attack on Pearl Harbor)')
    for (const seat of ['germany', 'us', 'host']) expect(await menu(seat)).not.toContain('strike launch')
  })

  test.each(['2023', 'classic'])('R50-69: a European game of the %s book leaves it alone', async (edition) => {
    const path = at(`europe-${edition}.jsonl`)
    await run(['new', path, '--edition', edition, '--scenario', 'european-1939'])
    const { out } = await run(['show', path, '--as', 'japan', '--menu'])
    expect(out).toContain('open to Japan')
    expect(out).not.toContain('strike')
  })

  test('3.3.3.4a: the campaign leaves it to its naval chapter, and offers Japan no step of it', async () => {
    const path = at('campaign.jsonl')
    await run(['new', path, '--edition', 'campaign', '--scenario', 'campaign-1939'])
    const { out } = await run(['show', path, '--as', 'japan', '--menu'])
    expect(out).toContain('open to Japan')
    expect(out).not.toContain('strike')
  })

  test('runs to its end, each step from its own seat, and is verified', async () => {
    const path = await atWar('whole.jsonl')
    await given(path, ['japan', LAUNCH], ['japan', 'strike commit-magic { cards: 1 }'])
    expect((await run(['order', path, '--as', 'japan', 'strike', 'locate-carriers'])).err).toContain('this is the U.S.’s to order')
    expect((await run(['show', path])).out).toContain('the Western Allies: the attack on Pearl Harbor goes on')
    await given(
      path,
      ['us', 'strike commit-magic { cards: 2 }'],
      ['us', 'strike locate-carriers', '1,6,3,6,3,4'],
      ['japan', 'strike roll-surprise', '2'],
      ['japan', 'strike fly-first-strike { assigned: { aaf: 4, nas: 0, lightShips: 4, oil: 0, ships: { Arizona: 10 } } }'],
      ['host', 'strike report-first-strike { report: { nasLost: 1, aafResults: 2, nasResults: 0, sunk: [], damaged: [] } }'],
      ['japan', 'strike withdraw'],
      ['japan', 'strike return-to-base'],
    )
    expect(await run(['verify', path])).toMatchObject({ code: 0 })
  })

  test('is typed in short: what is not said is none, or what the attack so far makes of it', async () => {
    const path = await atWar('short.jsonl')
    await given(
      path,
      ['japan', 'strike launch'],
      ['japan', 'strike magic'],
      ['us', 'strike magic 2'],
      ['us', 'strike locate', '1,6,3,6,3,4'],
      ['japan', 'strike surprise', '2'],
      ['japan', 'strike first aaf=4 West_Virginia=8 light'],
      ['host', 'strike report lost=1 aaf=2'],
      ['japan', 'strike second cap=5 oil'],
      ['host', 'strike report lost=2 oil=1'],
      ['us', 'strike intercept none'],
      ['japan', 'strike return'],
    )
    const steps = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { order?: { type: string; step?: Record<string, unknown> } }).order?.step)
    const of = (type: string) => steps.find((step) => step?.['type'] === type)
    expect(of('launch-strike')).toMatchObject({
      force: { carriers: 6, largeCarriers: 0, lightCarriers: 0, heavies: 2, cruisers: 1, nas: 18 },
      earlierPatrols: 0,
      otherBases: [],
      invades: false,
    })
    expect(of('commit-magic')).toMatchObject({ cards: 0 })
    // 18 fly: 4 and 8 are said, 6 are left; of 17 afterwards 5 are held back, 12 are left.
    expect(of('fly-first-strike')).toMatchObject({ assigned: { aaf: 4, nas: 0, lightShips: 6, oil: 0, ships: { 'West Virginia': 8 } } })
    expect(of('report-first-strike')).toMatchObject({ report: { nasLost: 1, aafResults: 2, nasResults: 0, sunk: [], damaged: [] } })
    expect(of('fly-second-strike')).toMatchObject({ assigned: { aaf: 0, oil: 12, ships: {} }, cap: 5 })
    expect(of('report-second-strike')).toMatchObject({ report: { nasLost: 2 }, oilResult: 1 })
    expect(await run(['verify', path])).toMatchObject({ code: 0 })
  })

  test('51.12, 51.33, 51.34: what is typed wrong is refused by its rule, or with how it is said', async () => {
    const path = await atWar('wrong.jsonl')
    const said = async (as: string, order: string) => (await run(['order', path, '--as', as, order])).err
    expect(await said('japan', 'strike launch light=1 heavies=1')).toMatch(/1 CVL[\s\S]*51\.12[\s\S]*at least 2 must sail/)
    expect(await said('japan', 'strike launch patrols=1 bases=Manila+Guam invade')).toMatch(/Manila, Guam[\s\S]*51\.13/)
    expect(await said('japan', 'strike launch ships=6')).toContain('strike STEP')
    await given(path, ['japan', 'strike launch nas=12'], ['japan', 'strike magic 1'], ['us', 'strike magic'])
    await given(path, ['us', 'strike locate', '1,6,3,6,3,4'], ['japan', 'strike surprise', '2'])
    expect(await said('japan', 'strike first aaf=4')).toMatch(/4 NAS sent; all 12.*51\.33/)
    expect(await said('japan', 'strike first aaf=4 oil')).toMatch(/8 NAS against oil.*51\.34/)
  })

  test('51.311: how many Magic cards the U.S. put down changes no letter of what Japan or anybody else sees', async () => {
    const one = await atWar('magic-one.jsonl')
    await given(one, ['japan', LAUNCH], ['japan', 'strike commit-magic { cards: 1 }'])
    const other = at('magic-other.jsonl')
    copyFileSync(one, other)
    await given(one, ['us', 'strike commit-magic { cards: 0 }'])
    await given(other, ['us', 'strike commit-magic { cards: 2 }'])
    expect(readFileSync(one, 'utf8')).not.toBe(readFileSync(other, 'utf8'))
    for (const seat of [['--as', 'japan'], ['--as', 'germany,italy,russia,china,japan'], ['--as', 'host'], []])
      for (const [command = '', ...flags] of [
        ['show', '--menu', '--log'],
        ['show', '--json', '--log'],
        ['replay'],
        ['replay', '--json'],
        ['report', '--year', '1941'],
      ]) {
        const [first, second] = await Promise.all([one, other].map((path) => run([command, path, ...flags, ...seat])))
        expect(first).toMatchObject({ code: 0, err: '' })
        expect(second).toEqual(first)
      }
    expect((await run(['replay', other, '--as', 'us'])).out).toContain('the U.S. puts down 2 Magic cards')
  })
})
