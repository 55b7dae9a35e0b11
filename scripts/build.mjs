import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { generate, writeHomes } from './generate.mjs'
import { changedSince, filesIn, fingerprints, has } from './sources.mjs'
import { inSeconds, ROOT, run, StepFailed, tsc, vite } from './step.mjs'

const PURE = ['src/rules', 'src/editions', 'src/counsel']

/** What is built, from what, and by what. A part whose entry is not written yet is left out. */
export const PARTS = [
  {
    name: 'rooms',
    entry: 'src',
    outcome: 'dist/pure.tsbuildinfo',
    sources: [
      ...PURE,
      'src/referee',
      'src/cli',
      'bench',
      'tsconfig.base.json',
      'tsconfig.pure.json',
      'tsconfig.node.json',
      'tsconfig.bench.json',
      'package.json',
      'package-lock.json',
    ],
    make: makeRooms,
  },
  {
    name: 'desk',
    entry: 'src/web/index.html',
    outcome: 'dist/web/index.html',
    sources: [...PURE, 'src/web', 'scripts/offline.mjs', 'vite.config.ts', 'package-lock.json'],
    make: makeDesk,
  },
]

const stampOf = (part) => `${ROOT}dist/.${part.name}-built.json`

/** Those of the parts (by name; all of them, if none is named) that are not built from the sources as they are now. */
export function staleParts(names = []) {
  const asked = names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name))
  return asked.filter((part) => has(part.entry) && !isFresh(part))
}

function isFresh(part) {
  return has(part.outcome) && changedSince(lastBuilt(part), fingerprints(part.sources)).length === 0
}

function lastBuilt(part) {
  try {
    return JSON.parse(readFileSync(stampOf(part), 'utf8'))
  } catch {
    return {}
  }
}

/** Builds what is stale, side by side. The record of a build is written last: one cut short is begun again. */
export async function build(names) {
  mkdirSync(`${ROOT}dist`, { recursive: true })
  await generate()
  const outcomes = await Promise.allSettled(staleParts(names).map(make))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function make(part) {
  const now = fingerprints(part.sources)
  const changed = changedSince(lastBuilt(part), now)
  const { code, output, seconds } = await part.make(changed, part)
  if (code !== 0) throw new StepFailed(`building the ${part.name}`, output)
  writeFileSync(stampOf(part), JSON.stringify(now))
  console.error(`built the ${part.name} in ${inSeconds(seconds)}`)
}

async function makeRooms(changed, part) {
  // tsc takes a file older than its own record for one it has seen: moved and unpacked files are none.
  const builtAt = statSync(stampOf(part), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
  const isOld = (path) => has(path) && statSync(ROOT + path).mtimeMs <= builtAt
  const force = changed.some(isOld) ? ['--force'] : []
  await writeHomes()
  const made = await run(tsc('-b', ...force, 'tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.bench.json'))
  if (made.code === 0) sweep()
  return made
}

/** Removes what was built from sources that are no longer there. */
function sweep() {
  const sourceOf = (path) => {
    const stem = path.replace(/^dist\//, path.startsWith('dist/bench/') ? '' : 'src/').replace(/(\.d\.ts|\.js)$/, '')
    return [`${stem}.ts`, `${stem}.tsx`]
  }
  const built = filesIn(['dist/rules', 'dist/editions', 'dist/counsel', 'dist/referee', 'dist/cli', 'dist/bench'])
  for (const path of built) if (!sourceOf(path).some(has)) rmSync(ROOT + path)
}

function makeDesk() {
  return run(vite('build', '--logLevel', 'warn'), { env: process.stderr.isTTY ? {} : { NO_COLOR: '1' } })
}
