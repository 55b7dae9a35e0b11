import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

// What npm packs whatever the list says.
const ALWAYS = ['README.md', 'LICENSE', 'package.json']

test('the package holds every page, picture and file that its README and their pages show', () => {
  const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] }
  const isPacked = (path: string): boolean => [...ALWAYS, ...files].some((one) => path === one || path.startsWith(`${one}/`))
  const text = read('README.md')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
  const named = [...text.matchAll(/\b(?:cases|docs|bin)\/[\w./-]+\w/g)].map(([path]) => path)
  const shown = [...new Set([...links, ...named])]
  expect(shown.length).toBeGreaterThan(8)
  expect(shown.filter((path) => !isPacked(path) || !existsSync(join(ROOT, path)))).toEqual([])
})
