import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from './step.mjs'
import { lettersUsed } from './subset-typefaces.mjs'

test('the small typefaces have every letter that our own words use', () => {
  const [, ranges = ''] = /serif\.woff2[^}]*unicode-range:\s*([^;]+)/.exec(readFileSync(`${ROOT}src/web/style/fonts.css`, 'utf8')) ?? []
  const small = ranges.split(',').map((range) =>
    range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  )
  const isSmall = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0
    return small.some(([from = 0, to = from]) => code >= from && code <= to)
  }
  expect(lettersUsed().filter((letter) => !isSmall(letter))).toEqual([])
})
