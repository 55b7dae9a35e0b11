import { readFileSync, realpathSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesIn } from './sources.mjs'
import { ROOT } from './step.mjs'

/** Which other rooms a room may import; one inside another has its own door and its own arrows. */
export const ARROWS = {
  rules: [],
  editions: ['rules'],
  'editions/reading': ['rules', 'editions'],
  counsel: ['rules', 'editions', 'editions/reading'],
  referee: ['rules', 'editions', 'editions/reading', 'counsel'],
  web: ['rules', 'editions', 'editions/reading', 'counsel'],
  cli: ['rules', 'editions', 'editions/reading', 'counsel', 'referee'],
}

/** What a test reads its books and situations with, whatever it tests. */
const FOR_TESTS = ['editions', 'editions/reading']
const isTest = (path) => /\.(test|testing)\.tsx?$/.test(path)

/** The one door beside `index.ts`, and for types alone: what the desk and the referee say to each other. */
const WIRE = { from: 'web', to: 'src/referee/wire.ts' }

/** A browser test drives the whole of Chancery from outside, so it may come in by any room's door. */
const isBrowserTest = (path) => path.endsWith('.browser.test.ts')

const IMPORT =
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?[^'"`;]*?\bfrom\s*['"](?<from>[^'"\n]+)['"]|\bimport\s*\(?\s*['"](?<bare>[^'"\n]+)['"]/gm
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** What is wrong with one file's imports, as `path:line reason`. */
export function wrongImports(path, text) {
  return importsIn(text).flatMap(({ to, line, isType }) => {
    const reason = whyNot(path, to, isType)
    return reason === undefined ? [] : [`${path}:${line} ${reason}`]
  })
}

function importsIn(text) {
  const code = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(IMPORT)].map(({ groups, index, 0: statement }) => ({
    to: groups.from ?? groups.bare,
    isType: groups.type !== undefined,
    line: code.slice(0, index + statement.length).split('\n').length,
  }))
}

function whyNot(path, to, isType) {
  const room = roomOf(path)
  if (!(room in ARROWS)) return `no room is called ${room}`
  if (to.startsWith('#') || to === 'chancery' || to.startsWith('chancery/')) return `rooms import each other by path, not as '${to}'`
  if (!to.startsWith('.')) return undefined

  const target = posix.join(posix.dirname(path), to)
  const other = roomOf(target)
  if (other === undefined || other === room) return undefined
  if (room === WIRE.from && target === WIRE.to) return isType ? undefined : `room ${room} may import only types from ${WIRE.to}`
  if (!(other in ARROWS)) return `no room is called ${other}`
  const isAllowed = ARROWS[room].includes(other) || (isTest(path) && FOR_TESTS.includes(other))
  if (!isAllowed && !isBrowserTest(path)) return `room ${room} may not import room ${other}`
  if (target !== `src/${other}/index.ts`) return `room ${room} may import room ${other} only by src/${other}/index.ts`
  return undefined
}

/** The innermost room that the file stands in; a folder of `src` that is none is named all the same. */
function roomOf(path) {
  const folder = posix.dirname(path).replace(/^src\//, '')
  const rooms = Object.keys(ARROWS).filter((room) => folder === room || folder.startsWith(`${room}/`))
  return rooms.sort((one, other) => other.length - one.length)[0] ?? /^src\/([^/]+)/.exec(path)?.[1]
}

function main() {
  const wrong = sourcesIn('src').flatMap((path) => wrongImports(path, readFileSync(ROOT + path, 'utf8')))
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
