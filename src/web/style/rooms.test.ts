import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WEB = 'src/web'
const ROOM = /^(?:pages\/)?[\w-]+/

/** Classes that a style sheet styles wherever they stand. */
const classesIn = (sheet: string): readonly string[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => /^\.[a-z][a-z0-9-]*$/.test(selector))

test('a class is styled by one page alone: the style of a page stays when one has left it', () => {
  const rooms: Record<string, Set<string>> = {}
  for (const file of readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (one) => one.endsWith('.css') && !one.startsWith('style'),
  ))
    for (const name of classesIn(readFileSync(`${WEB}/${file}`, 'utf8'))) {
      const named = rooms[name] ?? new Set<string>()
      rooms[name] = named.add(ROOM.exec(file.replaceAll('\\', '/'))?.[0] ?? file)
    }
  expect(Object.keys(rooms).length).toBeGreaterThan(400)
  expect(Object.entries(rooms).flatMap(([name, { size }]) => (size > 1 ? [name] : []))).toEqual([])
})
