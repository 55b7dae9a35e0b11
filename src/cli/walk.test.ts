import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { walk, wordsOf } from './walk.testing.ts'

const WALK = 'docs/terminal.md'

// After a change that is meant, `npx vitest run --project unit walk -u` writes the documents anew; read the difference.
describe.each(
  [
    { name: WALK, least: 12 },
    { name: 'docs/games.md', least: 12 },
    { name: 'docs/tutorial.md', least: 5 },
    { name: 'README.md', least: 0 },
  ].filter(({ name }) => existsSync(name)),
)('$name', ({ name, least }) => {
  test('shows what the command prints, word for word', async () => {
    const { document, steps } = await walk(readFileSync(name, 'utf8'))
    expect(steps).toBeGreaterThanOrEqual(least)
    await expect(document).toMatchFileSnapshot(`../../${name}`)
  })
})

test.each([
  { file: 'cases/situations/hungary.json', language: 'json' },
  { file: 'cases/situations/fall-1939-turns.yaml', language: 'yaml' },
])('the walk prints $file as it stands', ({ file, language }) => {
  expect(readFileSync(WALK, 'utf8')).toContain(`\`\`\`${language}\n${readFileSync(file, 'utf8')}\`\`\``)
})

test('every order the tutorial shows was given in its game', () => {
  const given = readFileSync('cases/games/history.orders.txt', 'utf8').split('\n')
  const shown = [...readFileSync('docs/tutorial.md', 'utf8').matchAll(/^```text\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  )
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.filter((order) => !given.includes(order))).toEqual([])
})

test('a command in a walk is known however it is called', async () => {
  const typed = ['chancery', 'npx chancery', 'node bin/chancery.mjs'].map((name) => `$ ${name} --version\n`)
  const { document, steps } = await walk(`\`\`\`console\n${typed.join('')}\`\`\`\n`)
  expect(steps).toBe(3)
  expect(document.match(/^\d+\.\d+\.\d+$/gm)).toHaveLength(3)
  await expect(walk('```console\n$ npm start\n```\n')).rejects.toThrow('npm start')
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
