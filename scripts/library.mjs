import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './step.mjs'

const FOLDER = `${ROOT}dist/library`

/** The rooms that the package opens, by the names of their doors. */
export const doors = () => ({
  counsel: 'counsel',
  editions: 'editions',
  reading: 'editions/reading',
  'rules/core': 'rules/core',
  'rules/game': 'rules/game',
  ...Object.fromEntries(readdirSync(`${ROOT}dist/rules/chapters`).map((name) => [`rules/chapters/${name}`, `rules/chapters/${name}`])),
})

/** Writes the doors of the package: everything a room offers, each function guarded. Rooms among themselves go without. */
export async function writeLibrary() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  copyFileSync(`${ROOT}scripts/guard.mjs`, `${FOLDER}/guard.js`)
  for (const [door, room] of Object.entries(doors())) {
    const path = `${FOLDER}/${door}.js`
    const up = '../'.repeat(door.split('/').length)
    const names = Object.keys(await import(pathToFileURL(`${ROOT}dist/${room}/index.js`)))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(
      path,
      [
        `import * as room from '${up}${room}/index.js'`,
        `import { guarded } from '${up.slice(3) || './'}guard.js'`,
        ...names.map((name) => `export const ${name} = guarded('${name}', room.${name})`),
        '',
      ].join('\n'),
    )
  }
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) await writeLibrary()
