import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOORS } from '../../counsel/index.ts'
import { printChapter } from './chapter.ts'
import { printFor } from './question.ts'

test.each(DOORS.map(({ name }) => name))('%s is laid out by the file of its name, if there is one', async (door) => {
  const hasOwn = existsSync(join(import.meta.dirname, 'questions', `${door}.ts`))
  expect((await printFor(door)) === printChapter).toBe(!hasOwn)
})
