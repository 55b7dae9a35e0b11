import { describe, expect, test } from 'vitest'
import { ARROWS, circles, missingRooms, wrongImports } from './arrows.mjs'
import { sourcesIn } from './sources.mjs'

const ROOMS = Object.keys(ARROWS)
const CHAPTERS = ROOMS.filter((room) => room.startsWith('rules/chapters/'))
const RULES = ['rules/core', ...CHAPTERS, 'rules/game']
const BOOKS = [...RULES, 'editions', 'editions/reading']

/** The rooms that a file of this room may import. */
function open(room: string, file = 'game.ts'): readonly string[] {
  const up = '../'.repeat(room.split('/').length)
  const isOpen = (other: string): boolean => wrongImports(`src/${room}/${file}`, `import { x } from '${up}${other}/index.ts'`).length === 0
  return ROOMS.filter((other) => other !== room && isOpen(other))
}

describe('the arrows between rooms', () => {
  test.each([
    { room: 'rules/core', may: [] },
    { room: 'rules/game', may: ['rules/core', ...CHAPTERS] },
    { room: 'editions', may: RULES },
    { room: 'editions/reading', may: [...RULES, 'editions'] },
    { room: 'counsel', may: BOOKS },
    { room: 'fair', may: [] },
    { room: 'record', may: [...BOOKS, 'counsel', 'fair'] },
    { room: 'referee', may: [...BOOKS, 'counsel', 'fair', 'record'] },
    { room: 'web', may: [...BOOKS, 'counsel', 'fair', 'record'] },
    { room: 'cli', may: [...BOOKS, 'counsel', 'fair', 'record', 'referee'] },
  ])('$room may import $may and no other', ({ room, may }) => {
    expect([...open(room)].sort()).toEqual([...may].sort())
  })

  test('a chapter reads the core and chapters before it, so that no two read each other', () => {
    for (const [place, chapter] of CHAPTERS.entries()) expect(open(chapter)).toEqual(['rules/core', ...CHAPTERS.slice(0, place)])
    expect(open('rules/chapters/war')).toContain('rules/chapters/rolls')
    expect(open('rules/chapters/rolls')).not.toContain('rules/chapters/war')
  })

  test('a page may read the types of what the server sends it, and nothing else of the referee', () => {
    const from = "from '../../referee/index.ts'"
    expect(wrongImports('src/web/play/x.ts', `import type { SeatView } ${from}`)).toEqual([])
    expect(wrongImports('src/web/play/x.ts', `import { type SeatView, seatView } ${from}`)).toHaveLength(1)
  })

  test('a forbidden import is reported with its place', () => {
    const text = "import { a } from './a.ts'\n\nimport { serve } from '../../referee/index.ts'\n"
    expect(wrongImports('src/rules/core/bar.ts', text)).toEqual(['src/rules/core/bar.ts:3 room rules/core may not import room referee'])
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
    expect([...open('rules/core', 'bar.test.ts')].sort()).toEqual(BOOKS.filter((room) => room !== 'rules/core').sort())
  })

  test('a browser test may start the referee', () => {
    expect(wrongImports('src/web/desk.browser.test.ts', "import { serve } from '../referee/index.ts'")).toEqual([])
  })

  test('a file outside of every room is told so', () => {
    expect(wrongImports('src/rules/dice.ts', "import { a } from './core/index.ts'")).toEqual([
      'src/rules/dice.ts:1 no room is called rules',
    ])
    expect(wrongImports('src/rules/chapters/mines/mines.ts', "import { a } from '../../core/index.ts'")).toEqual([
      'src/rules/chapters/mines/mines.ts:1 no room is called rules/chapters/mines',
    ])
  })
})

describe('doors', () => {
  test('another room comes in by its index', () => {
    expect(wrongImports('src/editions/2023/balkans.ts', "import { row } from '../../rules/core/index.ts'")).toEqual([])
    expect(wrongImports('src/editions/2023/balkans.ts', "import { row } from '../../rules/core/tables/table.ts'")).toEqual([
      'src/editions/2023/balkans.ts:1 room editions may import room rules/core only by src/rules/core/index.ts',
    ])
  })

  test('one chapter comes into another by its index too', () => {
    expect(wrongImports('src/rules/chapters/war/blitz.ts', "import { levelInPhase } from '../tension/index.ts'")).toEqual([])
    expect(wrongImports('src/rules/chapters/war/blitz.ts', "import { levelInPhase } from '../tension/accrual.ts'")).toHaveLength(1)
  })

  test('no room comes in by the name of the package', () => {
    expect(wrongImports('src/rules/game/game.ts', "import { serve } from '#referee'")).toHaveLength(1)
    expect(wrongImports('src/rules/game/game.ts', "import { serve } from 'chancery/counsel'")).toHaveLength(1)
  })

  test('every room of the drawing is there, and has a door if others may come in', () => {
    const paths = sourcesIn('src')
    expect(missingRooms(paths)).toEqual([])
    expect(missingRooms(paths.filter((path) => path !== 'src/referee/index.ts'))).toEqual(['src/referee/index.ts is missing'])
    expect(missingRooms(paths.filter((path) => !path.startsWith('src/cli/')))).toEqual(['src/cli is empty'])
  })
})

describe('circles', () => {
  const circleOf = (files: Readonly<Record<string, string>>) => circles(files).map((circle) => [...circle].sort())

  test('files that import each other, for a type alone too', () => {
    const files = {
      'src/a.ts': "import type { B } from './b.ts'",
      'src/b.ts': "import { c } from './c.ts'",
      'src/c.ts': "export type { A } from './a.ts'",
      'src/d.ts': "import { a } from './a.ts'",
    }
    expect(circleOf(files)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']])
  })

  test('two circles beside each other are two', () => {
    const files = {
      'src/a.ts': "import { b } from './b.ts'",
      'src/b.ts': "import { a } from './a.ts'\nimport { c } from './c.ts'",
      'src/c.ts': "import { d } from './d.ts'",
      'src/d.ts': "import { c } from './c.ts'",
    }
    expect(circleOf(files)).toEqual([
      ['src/c.ts', 'src/d.ts'],
      ['src/a.ts', 'src/b.ts'],
    ])
  })

  test('none where all arrows go one way, or the way back is fetched later', () => {
    expect(
      circleOf({
        'src/a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'",
        'src/b.ts': "import { c } from './c.ts'",
        'src/c.ts': '',
      }),
    ).toEqual([])
    expect(circleOf({ 'src/a.ts': "import { b } from './b.ts'", 'src/b.ts': "const a = () => import('./a.ts')" })).toEqual([])
  })
})

test('its own files, packages and what is said in comments are nobody else’s business', () => {
  const text = [
    "import { z } from 'zod'",
    "import { a } from './facts/fact.ts'",
    "// not import { b } from '../../web/index.ts'",
    "/* nor\n   export * from '../../web/index.ts' */",
    "export const words = ['from', '../../web/index.ts']",
  ].join('\n')
  expect(wrongImports('src/rules/core/calendar.ts', text)).toEqual([])
})
