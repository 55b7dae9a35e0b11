import { expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()

async function begun(): Promise<(as: string, order: string) => ReturnType<typeof run>> {
  const path = at('untimely.jsonl')
  await run(['new', path, '--edition', '2023', '--scenario', 'european-1939'])
  return (as, order) => run(['order', path, '--as', as, order])
}

const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

test('an order of another stage is told when it is given; a pass at the naming, what to say in its place (49.422)', async () => {
  const give = await begun()
  const early = await give('germany', 'declare germany norway')
  expect(asOneLine(early.err)).toContain(
    'this order is not given now, in "the year start: points are allocated", but in "Axis declarations of war"',
  )
  for (const seat of ['germany', 'britain', 'russia']) await give(seat, 'seal nothing')
  const passed = await give('germany', 'pass')
  expect(passed.code).not.toBe(0)
  expect(asOneLine(passed.err)).toContain('or say "name nothing"')
  expect(await give('germany', 'name nothing')).toMatchObject({ code: 0 })
})
