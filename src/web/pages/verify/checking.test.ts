import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check } from './checking.ts'

const text = readFileSync(join(import.meta.dirname, '../../../../cases/games/fall-1939.jsonl'), 'utf8')

describe('a record dropped on the desk', () => {
  test('that is sound is said to be', () => {
    expect(check(text)).toMatchObject({ isSound: true, wrong: [] })
  })

  test('that was changed says where', () => {
    const { isSound, wrong } = check(text.replace(/"dice":\[(\d)\]/, (_found, face: string) => `"dice":[${(Number(face) % 6) + 1}]`))
    expect(isSound).toBe(false)
    expect(wrong.join('\n')).toMatch(/order \d+|line \d+/)
  })

  test('that is none says so', () => {
    expect(check('hello')).toMatchObject({ isSound: false, title: 'This is no record that can be read' })
  })
})
