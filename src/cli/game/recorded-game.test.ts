import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scratch } from '../scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()

/** A first turn at a table: who says what, and the dice that fell. */
const STORY: readonly { readonly as: string; readonly order: string; readonly dice?: string }[] = [
  { as: 'Anna', order: 'draft turkey=1' },
  { as: 'Anna', order: 'seal hungary=2,rumania=1' },
  { as: 'Anna', order: 'pass' },
  { as: 'Ben', order: 'seal bulgaria=1' },
  { as: 'Ben', order: 'pass' },
  { as: 'Cleo', order: 'seal turkey=1,us=1' },
  { as: 'Cleo', order: 'pass' },
  { as: 'Anna', order: 'name hungary,rumania' },
  { as: 'Anna', order: 'pass' },
  { as: 'Anna', order: 'pass' },
  { as: 'Cleo', order: 'pass' },
  { as: 'Ben', order: 'pass' },
  { as: 'Anna', order: 'roll hungary', dice: '4' },
  { as: 'Anna', order: 'take hungary 9' },
  { as: 'Anna', order: 'roll rumania', dice: '5' },
  { as: 'Anna', order: 'take rumania 7' },
  { as: 'Anna', order: 'pass' },
  { as: 'germany', order: 'pass' },
  { as: 'japan', order: 'pass' },
  { as: 'germany', order: 'report warsaw.controller=germany,axis.offensiveBrps=30' },
  { as: 'germany', order: 'pass' },
  { as: 'japan', order: 'pass' },
  { as: 'Cleo', order: 'name nothing' },
  { as: 'Ben', order: 'name nothing' },
  { as: 'Cleo', order: 'pass' },
  { as: 'Ben', order: 'pass', dice: '3,6' },
  { as: 'Cleo', order: 'pass' },
  { as: 'Ben', order: 'pass' },
  { as: 'china', order: 'pass' },
  { as: 'russia', order: 'report balticStates.russiaEntered=yes' },
  { as: 'Ben', order: 'pass' },
  { as: 'Cleo', order: 'pass' },
  { as: 'china', order: 'pass' },
  { as: 'Anna', order: 'name nothing' },
  { as: 'Anna', order: 'pass' },
  { as: 'germany', order: 'declare germany denmark germany norway' },
  { as: 'germany', order: 'pass' },
  { as: 'japan', order: 'pass' },
  { as: 'germany', order: 'meet germany norway offensive' },
  { as: 'germany', order: 'meet germany denmark entered' },
]

// After a change that is meant, `npx vitest run --project unit recorded-game -u` writes the file anew; read the difference.
test('cases/games/fall-1939.jsonl is what these orders record', async () => {
  const path = at('fall-1939.jsonl')
  const seats = ['germany=Anna', 'italy=Anna', 'russia=Ben', 'britain=Cleo', 'france=Cleo', 'us=Cleo']
  const flags = [...seats.flatMap((seat) => ['--seat', seat]), '--title', 'Winter evenings']
  expect((await run(['new', path, '--edition', '2023', ...flags])).err).toBe('')
  for (const { as, order, dice } of STORY) {
    const thrown = dice === undefined ? ['--table-dice'] : ['--table-dice', '--dice', dice]
    const { code, err } = await run(['order', path, '--as', as, ...thrown, ...order.split(' ')])
    expect([order, err, code]).toEqual([order, '', 0])
  }
  await expect(readFileSync(path, 'utf8')).toMatchFileSnapshot('../../../cases/games/fall-1939.jsonl')
})
