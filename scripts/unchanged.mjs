import { partsNamed } from './parts.mjs'

const { readdirSync, readFileSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs')

/*
 * Whether anything can have changed since a part was last found fresh, by the times of its files and folders alone: this is asked before every
 * command of a checkout, so it is to take no time. What files hold is looked at only where these differ, as in a clone or a copy.
 */
const ROOT = process.getBuiltinModule('node:url').fileURLToPath(new URL('..', import.meta.url))
const seenOf = (part) => `${ROOT}dist/.${part.name}-seen.json`

const isTest = (name) => /\.(test|testing)\.tsx?$/.test(name)

/** When a file was last changed in any way, or a file was added to a folder or taken away; nothing where there is neither. */
const timeAt = (path) => statSync(ROOT + path, { throwIfNoEntry: false })?.ctimeMs ?? 0

/** A path and all that stands under it. */
function pathsUnder(path) {
  if (!statSync(ROOT + path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const names = readdirSync(ROOT + path).filter((name) => name !== 'generated' && !isTest(name))
  return [path, ...names.flatMap((name) => pathsUnder(`${path}/${name}`))]
}

export const isUnchanged = (names) =>
  partsNamed(names).every((part) => {
    try {
      const { paths, times } = JSON.parse(readFileSync(seenOf(part), 'utf8'))
      return paths.every((path, index) => timeAt(path) === times[index])
    } catch {
      return false
    }
  })

/** Notes that a part is fresh as its files are now. */
export function remember(part) {
  const paths = [...part.sources, part.outcome].flatMap(pathsUnder)
  writeFileSync(seenOf(part), JSON.stringify({ paths, times: paths.map(timeAt) }))
}
