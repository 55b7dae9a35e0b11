import { expect, test } from 'vitest'
import { run } from '../../../terminal/terminal.testing.ts'

test.each(['2023', 'classic'])('%s: RGT-UP0: a German attack is told of Russia, and not of Japanese surprise', async (edition) => {
  const situation = `{edition: ${edition}, turn: 1941 summer, tensions: {rgt: 30}}`
  const german = await run(['unprepared', '--situation', situation, '--attack', 'germany'])
  expect(german.out).toMatch(/^Russian forces are unprepared/)
  expect(german.out).not.toContain('Japan has surprise')
  const japanese = await run(['unprepared', '--situation', situation, '--attack', 'japan'])
  expect(japanese.out).toMatch(/^Japan has surprise/)
})
