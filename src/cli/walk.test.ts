import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { walk, wordsOf } from './walk.testing.ts'

const DOCUMENT = 'docs/terminal.md'

describe(DOCUMENT, () => {
  const written = readFileSync(DOCUMENT, 'utf8')

  // After a change that is meant, `npx vitest run --project unit walk -u` writes the document anew; read the difference.
  test('shows what the command prints, word for word', async () => {
    const { document, steps } = await walk(written)
    expect(steps).toBeGreaterThan(8)
    await expect(document).toMatchFileSnapshot(`../../${DOCUMENT}`)
  })

  test('prints the situation it talks about as it stands in its file', () => {
    expect(written).toContain(`\`\`\`json\n${readFileSync('cases/situations/hungary.json', 'utf8')}\`\`\``)
  })
})

test('a typed line comes apart as in a shell', () => {
  expect(wordsOf(`chancery may - place --situation '{ "a": 1 }' "b c"`)).toEqual([
    'chancery',
    'may',
    '-',
    'place',
    '--situation',
    '{ "a": 1 }',
    'b c',
  ])
})
