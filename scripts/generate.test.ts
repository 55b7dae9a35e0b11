import { expect, test } from 'vitest'
import { decidingLines as of } from './generate.mjs'

test('rules are told apart by the lines that decide, not by remarks and empty lines', () => {
  const plain = 'const most = 3\nconst words = "https://a/*b*/"\n'
  const remarked = '/** The most.\n * By 49.31.\n */\nconst most = 3\n\n// Why not?\n  const words = "https://a/*b*/"\n'
  expect(of('a.ts', remarked)).toBe(of('a.ts', plain))
  expect(of('a.ts', remarked.replace('most = 3', 'most = 4'))).not.toBe(of('a.ts', plain))
  expect(of('a.ts', '/* 49.31 */ const most = 3')).not.toBe(of('a.ts', '/* 49.31 */ const most = 4'))
  expect(of('a.yaml', '# note\nmost: 3 # kept\n')).toBe('most: 3 # kept')
})
