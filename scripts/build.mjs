import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { generate, writeHomes } from './generate.mjs'
import { partsNamed } from './parts.mjs'
import { changedSince, filesIn, fingerprints, has } from './sources.mjs'
import { inSeconds, ROOT, run, StepFailed, tsc, vite } from './step.mjs'
import { remember } from './unchanged.mjs'

const MAKERS = { rooms: makeRooms, command: makeCommand, desk: makeDesk }

const stampOf = (part) => `${ROOT}dist/.${part.name}-built.json`

/** Those of the parts (by name; all of them, if none is named) that are not built from the sources as they are now. */
export function staleParts(names = []) {
  return partsNamed(names).filter((part) => has(part.entry) && !isFresh(part))
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
  const stale = staleParts(names)
  // Where each clause lives is told by the command and the rooms alone.
  if (stale.some(({ name }) => name !== 'desk')) await writeHomes()
  const outcomes = await Promise.allSettled(stale.map(make))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function make(part) {
  const now = fingerprints(part.sources)
  const changed = changedSince(lastBuilt(part), now)
  const { code, output, seconds } = await MAKERS[part.name](changed, part)
  if (code !== 0) throw new StepFailed(`building the ${part.name}`, output)
  writeFileSync(stampOf(part), JSON.stringify(now))
  remember(part)
  console.error(`built the ${part.name} in ${inSeconds(seconds)}`)
}

async function makeRooms(changed, part) {
  // tsc takes a file older than its own record for one it has seen: moved and unpacked files are none.
  const builtAt = statSync(stampOf(part), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
  const isOld = (path) => has(path) && statSync(ROOT + path).mtimeMs <= builtAt
  const force = changed.some(isOld) ? ['--force'] : []
  const made = await run(tsc('-b', ...force, 'tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.bench.json'))
  if (made.code === 0) {
    sweep()
    const library = await run([process.execPath, 'scripts/library.mjs'])
    if (library.code !== 0) return library
  }
  return made
}

/** Removes what was built from sources that are no longer there. */
function sweep() {
  const sourceOf = (path) => {
    const stem = path.replace(/^dist\//, path.startsWith('dist/bench/') ? '' : 'src/').replace(/(\.d\.ts|\.js)$/, '')
    return [`${stem}.ts`, `${stem}.tsx`]
  }
  const built = filesIn([
    'dist/rules',
    'dist/editions',
    'dist/counsel',
    'dist/fair',
    'dist/record',
    'dist/referee',
    'dist/cli',
    'dist/bench',
  ])
  for (const path of built) if (!sourceOf(path).some(has)) rmSync(ROOT + path)
}

function makeCommand() {
  return run([process.execPath, 'scripts/command.mjs'])
}

function makeDesk() {
  return run(vite('build', '--logLevel', 'warn'), { env: process.stderr.isTTY ? {} : { NO_COLOR: '1' } })
}
