import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { ROOT, run } from './step.mjs'
import { comingWith, straightImports } from './straight-imports.mjs'

/** Builds the command, and the threads in which the referee answers, games are written to the disk and wars are played on: everything in few pieces, each fetched when it is asked for, and compiled as far as questions use it. */
const FOLDER = `${ROOT}dist/command`
const MAIN = `${ROOT}src/cli/main.ts`
const first = comingWith(MAIN)

/** commander brings in child processes, and the network with them, for commands that are programs of their own; we have none. */
const withoutPrograms = {
  name: 'without-programs',
  transform(text, id) {
    if (!/commander[\\/]lib[\\/]command\.js$/.test(id)) return undefined
    const lazy = text
      .replace("const childProcess = require('node:child_process');\n", '')
      .replaceAll('childProcess.', "require('node:child_process').")
    if (lazy.length === text.length) throw new Error('commander no longer asks for child processes as it did')
    return { code: lazy, map: null }
  },
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  plugins: [straightImports(), withoutPrograms],
  ssr: { noExternal: true, external: ['@photostructure/sqlite'] },
  build: {
    ssr: true,
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: MAIN,
        worker: `${ROOT}src/referee/threads/thread.ts`,
        wars: `${ROOT}src/referee/rollouts/thread.ts`,
        commits: `${ROOT}src/referee/store/sqlite-thread.ts`,
      },
      // These rooms do nothing when they are loaded but define.
      treeshake: { moduleSideEffects: [{ test: /src[\\/](rules|editions|counsel|fair|record|cli)[\\/].*\.ts$/, sideEffects: false }] },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        codeSplitting: {
          groups: [
            { name: 'runtime', test: /rolldown.runtime/, priority: 3 },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
            { name: 'yaml', test: /node_modules[\\/]yaml[\\/]/, priority: 2 },
            { name: 'main', test: (id) => first.has(id), priority: 1 },
          ],
        },
      },
    },
  },
})

const inAscii = (text) => text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
for (const name of readdirSync(FOLDER)) {
  const path = `${FOLDER}/${name}`
  writeFileSync(path, inAscii(readFileSync(path, 'utf8')))
}

const compiled = await run([process.execPath, 'scripts/compiled.mjs'])
if (compiled.code !== 0) {
  console.error(compiled.output)
  process.exitCode = 1
}
