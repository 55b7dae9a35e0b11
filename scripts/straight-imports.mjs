import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const EXPORTED =
  /^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(?<own>\w+)|^export\s*\{(?<named>[^}]*)\}(?:\s*from\s*'(?<from>[^']+)')?|^export\s*\*\s*from\s*'(?<all>[^']+)'/gm
const IMPORT = /^import\s*\{(?<named>[^}]*)\}\s*from\s*'(?<from>\.[^']*\/index\.ts)'/gm

/** `a, b as c` without what is only a type. */
const namesIn = (text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [own, as = own] = name.split(/\s+as\s+/)
      return { own, as }
    })

/** Which file declares each name that a file exports, and under which name. */
function exportsOf(path, known) {
  const before = known.get(path)
  if (before !== undefined) return before
  const found = new Map()
  known.set(path, found)
  const text = readFileSync(path, 'utf8')
  const behind = (from) => exportsOf(resolve(dirname(path), from), known)
  for (const { groups } of text.matchAll(EXPORTED)) {
    const { own, named, from, all } = groups
    if (own !== undefined) found.set(own, { path, name: own })
    else if (all !== undefined) for (const [name, place] of behind(all)) found.set(name, place)
    else for (const name of namesIn(named)) found.set(name.as, (from && behind(from).get(name.own)) ?? { path, name: name.as })
  }
  return found
}

/** The same text with what it imports through the door of a room imported from the file that declares it. */
export function straightened(text, path, known = new Map()) {
  return text.replace(IMPORT, (_, named, from) => {
    const door = exportsOf(resolve(dirname(path), from), known)
    const places = grouped(namesIn(named), ({ own }) => door.get(own)?.path)
    if (places.has(undefined)) throw new Error(`${path}: ${from} does not export all of ${named}`)
    return [...places]
      .map(([file, names]) => {
        const to = relative(dirname(path), file).replaceAll('\\', '/')
        const wanted = names.map(({ own, as }) => `${door.get(own).name} as ${as}`)
        return `import { ${wanted.join(', ')} } from '${to.startsWith('.') ? to : `./${to}`}'`
      })
      .join(';')
  })
}

const FROM = /^(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom\s*'(\.[^']+\.tsx?)'|^import\s*'(\.[^']+\.tsx?)'/gm

/** The files that come with a file at once, itself among them: those that are imported when they are asked for do not. */
export function comingWith(path, known = new Map(), found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  const text = straightened(readFileSync(path, 'utf8'), path, known).replaceAll(';import', '\nimport')
  for (const [, from, bare] of text.matchAll(FROM)) comingWith(resolve(dirname(path), from ?? bare), known, found)
  return found
}

function grouped(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/**
 * A part of the build: what comes in by a room's door comes straight from its file, so that nothing is fetched that only shares the door.
 * The rooms do nothing when they are loaded but define, so the order in which they are makes no difference.
 */
export function straightImports() {
  const known = new Map()
  return {
    name: 'straight-imports',
    enforce: 'pre',
    buildStart: () => known.clear(),
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/ },
      handler: (code, id) => ({ code: straightened(code, id, known), map: null }),
    },
  }
}
