import { join } from 'node:path'
import { expect, test } from 'vitest'
import { straightened } from './straight-imports.mjs'

const ROOT = join(import.meta.dirname, '..')
const at = join(ROOT, 'src/counsel/doors/of-ours.ts')

test('what comes in by a door comes straight from its file, under the name it is used by', () => {
  const text = "import { type Book, FACTIONS as ALL, reckon } from '../../rules/core/index.ts'\nimport { x } from './y.ts'\n"
  const made = straightened(text, at)
  expect(made).toMatch(
    /^import \{ FACTIONS as ALL \} from '..\/..\/rules\/core\/nations\/powers.ts';import \{ reckon as reckon \} from '..\/..\/rules\/core\/\S+.ts'\n/,
  )
  expect(made).toContain("import { x } from './y.ts'")
})

test('through a door behind a door, and through one that lets everything out', () => {
  expect(straightened("import { tell, reckonDoor } from '../counsel/index.ts'", join(ROOT, 'src/web/of-ours.ts'))).toMatch(
    /^import \{ tell as tell \} from '..\/rules\/game\/\S+';import \{ reckonDoor as reckonDoor \} from '..\/counsel\/doors\/rolls\/reckon.ts'$/,
  )
})

test('what no door has is a fault of the build', () => {
  expect(() => straightened("import { nothing } from '../../rules/core/index.ts'", at)).toThrow('does not export all of')
})
