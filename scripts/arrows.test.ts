import { describe, expect, test } from 'vitest'
import { ARROWS, wrongImports } from './arrows.mjs'

const ROOMS = Object.keys(ARROWS) as (keyof typeof ARROWS)[]

describe('the arrows between rooms', () => {
  test.each([
    { room: 'rules', may: [] },
    { room: 'editions', may: ['rules'] },
    { room: 'editions/reading', may: ['rules', 'editions'] },
    { room: 'counsel', may: ['rules', 'editions', 'editions/reading'] },
    { room: 'referee', may: ['rules', 'editions', 'editions/reading', 'counsel'] },
    { room: 'web', may: ['rules', 'editions', 'editions/reading', 'counsel'] },
    { room: 'cli', may: ['rules', 'editions', 'editions/reading', 'counsel', 'referee'] },
  ])('$room may import $may and no other', ({ room, may }) => {
    const others = ROOMS.filter((other) => other !== room)
    const up = '../'.repeat(room.split('/').length)
    const allowed = others.filter((other) => wrongImports(`src/${room}/game.ts`, `import { x } from '${up}${other}/index.ts'`).length === 0)
    expect(allowed).toEqual(may)
  })

  test('a forbidden import is reported with its place', () => {
    const text = "import { a } from './a.ts'\n\nimport { serve } from '../referee/index.ts'\n"
    expect(wrongImports('src/rules/game.ts', text)).toEqual(['src/rules/game.ts:3 room rules may not import room referee'])
  })

  test.each([
    "import {\n  total,\n  type Line,\n} from '../cli/main.ts'",
    "import type { Line } from '../cli/main.ts'",
    "import * as cli from '../cli/main.ts'",
    "import '../cli/main.ts'",
    "export * from '../cli/main.ts'",
    "export { total } from '../cli/main.ts'",
    "const cli = await import('../cli/main.ts')",
    "type Line = import('../cli/main.ts').Line",
  ])('whatever the form: %s', (text) => {
    expect(wrongImports('src/editions/resolution.ts', text)).toHaveLength(1)
  })

  test('a test may read its books and situations, and is held to the arrows else', () => {
    expect(wrongImports('src/rules/game.test.ts', "import { openBook } from '../editions/index.ts'")).toEqual([])
    expect(wrongImports('src/rules/game.test.ts', "import { readSituation } from '../editions/reading/index.ts'")).toEqual([])
    expect(wrongImports('src/rules/game.test.ts', "import { odds } from '../counsel/index.ts'")).toHaveLength(1)
  })

  test('a browser test may start the referee', () => {
    expect(wrongImports('src/web/desk.browser.test.ts', "import { serve } from '../referee/index.ts'")).toEqual([])
  })
})

describe('doors', () => {
  test('another room comes in by its index', () => {
    expect(wrongImports('src/editions/2023/balkans.ts', "import { row } from '../../rules/index.ts'")).toEqual([])
    expect(wrongImports('src/editions/2023/balkans.ts', "import { row } from '../../rules/table.ts'")).toEqual([
      'src/editions/2023/balkans.ts:1 room editions may import room rules only by src/rules/index.ts',
    ])
  })

  test('the desk takes types from the wire, and only types', () => {
    expect(wrongImports('src/web/live.ts', "import type { Update } from '../referee/wire.ts'")).toEqual([])
    expect(wrongImports('src/web/live.ts', "import { type Update, parse } from '../referee/wire.ts'")).toEqual([
      'src/web/live.ts:1 room web may import only types from src/referee/wire.ts',
    ])
  })

  test('no room comes in by the name of the package', () => {
    expect(wrongImports('src/rules/game.ts', "import { serve } from '#referee'")).toHaveLength(1)
    expect(wrongImports('src/rules/game.ts', "import { serve } from 'chancery/counsel'")).toHaveLength(1)
  })
})

test('its own files, packages and what is said in comments are nobody else’s business', () => {
  const text = [
    "import { z } from 'zod'",
    "import { a } from './facts/fact.ts'",
    "// not import { b } from '../web/index.ts'",
    "/* nor\n   export * from '../web/index.ts' */",
    "export const words = ['from', '../web/index.ts']",
  ].join('\n')
  expect(wrongImports('src/rules/game.ts', text)).toEqual([])
})
