import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { run } from './terminal.testing.ts'
import { type Step, stepsOf, wordsOf } from './walk.testing.ts'

const steps = stepsOf(readFileSync('docs/terminal.md', 'utf8'))

async function carryOut({ typed }: Step, codeBefore: number): Promise<{ code: number; shown: string }> {
  if (typed === 'echo $?') return { code: 0, shown: String(codeBefore) }
  const [command, ...argv] = wordsOf(typed)
  expect(command).toBe('chancery')
  const { code, seen } = await run(argv)
  return { code, shown: seen.trimEnd() }
}

describe('docs/terminal.md', () => {
  test('has a walk to take', () => expect(steps.length).toBeGreaterThan(8))

  test('shows what the command prints, word for word', async () => {
    let before = 0
    for (const step of steps) {
      const { code, shown } = await carryOut(step, before)
      expect(shown, `docs/terminal.md:${step.line} $ ${step.typed}`).toBe(step.expected.trimEnd())
      before = code
    }
  })

  test('prints the situation it talks about as it stands in its file', () => {
    const document = readFileSync('docs/terminal.md', 'utf8')
    expect(document).toContain(`\`\`\`json\n${readFileSync('cases/situations/hungary.json', 'utf8')}\`\`\``)
  })
})
