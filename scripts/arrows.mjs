import { readFileSync, realpathSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesIn } from './sources.mjs'
import { ROOT } from './step.mjs'

/** The chapters of the rules, each after those it reads. */
const CHAPTERS = [
  'points',
  'tension',
  'rolls',
  'war',
  'statuses',
  'partisans',
  'surrender',
  'access',
  'lend-lease',
  'cooperation',
  'pearl-harbor',
  'lending',
  'conquest',
  'elections',
  'research',
  'transports',
].map((chapter) => `rules/chapters/${chapter}`)

const RULES = ['rules/core', ...CHAPTERS, 'rules/game']
const BOOKS = [...RULES, 'editions', 'editions/reading']

/** Which other rooms a room may import; one inside another has its own door and its own arrows. */
export const ARROWS = {
  'rules/core': [],
  ...Object.fromEntries(CHAPTERS.map((chapter, place) => [chapter, ['rules/core', ...CHAPTERS.slice(0, place)]])),
  'rules/game': ['rules/core', ...CHAPTERS],
  editions: RULES,
  'editions/reading': [...RULES, 'editions'],
  counsel: BOOKS,
  fair: [],
  record: [...BOOKS, 'counsel', 'fair'],
  referee: [...BOOKS, 'counsel', 'fair', 'record'],
  web: [...BOOKS, 'counsel', 'fair', 'record'],
  cli: [...BOOKS, 'counsel', 'fair', 'record', 'referee'],
}

/** What goes between the server and a page has one description: its types may be read where its code may not. */
const TYPES_ONLY = { web: ['referee'] }

/** What a test reads its books and situations with, whatever it tests. */
const FOR_TESTS = BOOKS
const isTest = (path) => /\.(test|testing)\.tsx?$/.test(path)

/** A browser test drives the whole of Chancery from outside, so it may come in by any room's door. */
const isBrowserTest = (path) => path.endsWith('.browser.test.ts')

const IMPORT =
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?[^'"`;]*?\bfrom\s*['"](?<from>[^'"\n]+)['"]|\bimport\s*(?<later>\()?\s*['"](?<bare>[^'"\n]+)['"]/gm
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
    isLater: groups.later !== undefined,
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
  if (!(other in ARROWS)) return `no room is called ${other}`
  const isWire = isType && (TYPES_ONLY[room] ?? []).includes(other)
  const isAllowed = ARROWS[room].includes(other) || isWire || (isTest(path) && FOR_TESTS.includes(other)) || isBrowserTest(path)
  if (!isAllowed) return `room ${room} may not import room ${other}`
  if (target !== doorOf(other)) return `room ${room} may import room ${other} only by ${doorOf(other)}`
  return undefined
}

const doorOf = (room) => `src/${room}/index.ts`

/** The innermost room that the file stands in; a folder that is none is named all the same. */
function roomOf(path) {
  const folder = posix.dirname(path)
  if (!folder.startsWith('src/')) return undefined
  const rooms = Object.keys(ARROWS).filter((room) => `${folder}/`.startsWith(`src/${room}/`))
  return rooms.sort((one, other) => other.length - one.length)[0] ?? folder.slice('src/'.length)
}

/** Rooms that the arrows name and nobody has built: no file stands in them, or none that others come in by. */
export function missingRooms(paths) {
  const isEntered = (room) => Object.values(ARROWS).some((others) => others.includes(room))
  return Object.keys(ARROWS).flatMap((room) => {
    if (!paths.some((path) => roomOf(path) === room)) return [`src/${room} is empty`]
    return isEntered(room) && !paths.includes(doorOf(room)) ? [`${doorOf(room)} is missing`] : []
  })
}

/**
 * Files that import each other in a circle, be it only for a type: each circle as the list of its files. What is fetched later is no part
 * of it.
 */
export function circles(sources) {
  const imports = new Map(
    Object.entries(sources).map(([path, text]) => {
      const targets = importsIn(text).filter(({ to, isLater }) => to.startsWith('.') && !isLater)
      return [path, targets.map(({ to }) => posix.join(posix.dirname(path), to)).filter((target) => target in sources)]
    }),
  )
  const found = []
  const numbers = new Map()
  const open = []
  /** The lowest number that can be reached from here among the files still open: its own, unless it stands in a circle begun before it. */
  const visit = (path) => {
    const number = numbers.size
    numbers.set(path, number)
    open.push(path)
    let lowest = number
    for (const target of imports.get(path)) {
      if (!numbers.has(target)) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, numbers.get(target))
    }
    if (lowest === number) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1 || imports.get(path).includes(path)) found.push(circle)
    }
    return lowest
  }
  for (const path of imports.keys()) if (!numbers.has(path)) visit(path)
  return found
}

function main() {
  const sources = Object.fromEntries(sourcesIn('src').map((path) => [path, readFileSync(ROOT + path, 'utf8')]))
  const wrong = [
    ...missingRooms(Object.keys(sources)),
    ...Object.entries(sources).flatMap(([path, text]) => wrongImports(path, text)),
    ...circles(sources).map((circle) => `these import each other in a circle: ${circle.join(', ')}`),
  ]
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
