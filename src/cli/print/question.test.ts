import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { DOORS } from '../../counsel/index.ts'
import { printChapter } from './chapter.ts'
import { printFor } from './question.ts'

const files = readdirSync(join(import.meta.dirname, 'questions'), { recursive: true, encoding: 'utf8' }).map((path) => basename(path))

test.each(DOORS.map(({ name }) => name))('%s is laid out by the file of its name, if there is one', async (door) => {
  expect((await printFor(door)) === printChapter).toBe(!files.includes(`${door}.ts`))
})
