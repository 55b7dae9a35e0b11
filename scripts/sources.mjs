import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './step.mjs'

/** Tests, and what only tests use: `game.test.ts`, `game.testing.ts`. */
const isTest = (path) => /\.(test|testing)\.tsx?$/.test(path)

/** Modules written from other files are as fresh as those. */
const isGenerated = (path) => /(^|[\\/])generated$/.test(path)

/** The files under these files and folders of the project, tests left out, in order. */
export function filesIn(paths) {
  return paths.flatMap((path) => {
    const stat = statSync(ROOT + path, { throwIfNoEntry: false })
    if (stat === undefined) return []
    if (stat.isFile()) return isTest(path) ? [] : [path]
    if (isGenerated(path)) return []
    return filesIn(
      readdirSync(ROOT + path)
        .sort()
        .map((name) => join(path, name)),
    )
  })
}

/** What each file holds, in short: times do not matter, so a clone or a copy of a built checkout stays fresh. */
export function fingerprints(paths) {
  const fingerprint = (path) =>
    createHash('sha1')
      .update(readFileSync(ROOT + path))
      .digest('base64url')
  return Object.fromEntries(filesIn(paths).map((path) => [path, fingerprint(path)]))
}

export function changedSince(before, now) {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path])
}

/** Every TypeScript file of a folder, tests included. */
export function sourcesIn(folder) {
  const files = readdirSync(ROOT + folder, { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
  return files.filter((path) => /\.tsx?$/.test(path)).sort()
}

export const has = (path) => existsSync(ROOT + path)

/** Every file under these folders of the project, tests included. */
export function everyFileIn(folders) {
  return folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
      .sort(),
  )
}
