import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord, recordText } from '../../referee/index.ts'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()

/** A first turn at a table: who says what, and the dice that fell. */
const STORY = `
  Anna: draft turkey=1
  Anna: seal hungary=2,rumania=1
  Anna: pass
  Ben: seal bulgaria=1
  Ben: pass
  Cleo: seal turkey=1,us=1
  Cleo: pass
  Anna: name hungary,rumania
  Anna: pass
  Anna: pass
  Cleo: pass
  Ben: pass
  Anna: roll hungary [4]
  Anna: take hungary 9
  Anna: roll rumania [5]
  Anna: take rumania 7
  Anna: pass
  germany: pass
  japan: pass
  germany: report warsaw.controller=germany,axis.offensiveBrps=30
  germany: pass
  japan: pass
  Cleo: name nothing
  Ben: name nothing
  Cleo: pass
  Ben: pass [3,6]
  Cleo: pass
  Ben: pass
  china: pass
  russia: report balticStates.russiaEntered=yes
  Ben: pass
  Cleo: pass
  china: pass
  Anna: name nothing
  Anna: pass
  germany: declare germany denmark germany norway
  germany: pass
  japan: pass
  germany: meet germany norway offensive
  germany: meet germany denmark entered
`

// After a change that is meant, `npx vitest run --project unit recorded-game -u` writes the file anew; read the difference.
test('cases/games/fall-1939.jsonl is what these orders record', async () => {
  const path = at('fall-1939.jsonl')
  const seats = ['germany=Anna', 'italy=Anna', 'russia=Ben', 'britain=Cleo', 'france=Cleo', 'us=Cleo']
  const flags = [...seats.flatMap((seat) => ['--seat', seat]), '--title', 'Winter evenings', '--dice', 'table', '--passes', 'said']
  expect((await run(['new', path, '--edition', '2023', ...flags])).err).toBe('')
  for (const [, as = '', order = '', dice] of STORY.matchAll(/^ {2}(\w+): (.*?)(?: \[([\d,]+)\])?$/gm)) {
    const thrown = dice === undefined ? ['--table-dice'] : ['--table-dice', '--dice', dice]
    const { code, err } = await run(['order', path, '--as', as, ...thrown, ...order.split(' ')])
    expect([order, err, code]).toEqual([order, '', 0])
  }
  const read = readRecord(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  // Which rules it was played by is another word after every change of theirs.
  const { rules: _, ...header } = read.record.header
  await expect(recordText({ ...read.record, header })).toMatchFileSnapshot('../../../cases/games/fall-1939.jsonl')
})
