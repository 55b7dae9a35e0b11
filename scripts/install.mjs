import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inSeconds, ROOT, run, StepFailed } from './step.mjs'

const LOCK = `${ROOT}package-lock.json`
const STAMP = `${ROOT}node_modules/.chancery-installed`
const NPMS_OWN_RECORD = `${ROOT}node_modules/.package-lock.json`

const runtime = () => `node ${process.versions.modules} ${process.platform} ${process.arch}`
const stamp = () => `${createHash('sha256').update(readFileSync(LOCK)).digest('hex')}\n${runtime()}\n`

export const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp()

/** Installs exactly what the lock file says, unless npm already has. */
export async function install() {
  if (isInstalled()) return
  if (!npmHasInstalled()) await runNpm()
  writeFileSync(STAMP, stamp())
}

/** npm writes down what it installed once all of it is in place. Packages for other systems may be missing from it. */
function npmHasInstalled() {
  if (!existsSync(NPMS_OWN_RECORD)) return false
  if (existsSync(STAMP) && !readFileSync(STAMP, 'utf8').endsWith(`\n${runtime()}\n`)) return false
  return agrees(JSON.parse(readFileSync(LOCK, 'utf8')).packages, JSON.parse(readFileSync(NPMS_OWN_RECORD, 'utf8')).packages)
}

export function agrees(wanted, there) {
  const same = (path) => there[path]?.version === wanted[path].version && there[path].integrity === wanted[path].integrity
  const paths = Object.keys(wanted).filter((path) => path !== '' && (there[path] || !wanted[path].optional))
  return paths.every(same) && Object.keys(there).every((path) => path in wanted)
}

async function runNpm() {
  process.stderr.write('installing packages ...')
  // Whatever the user's own npm settings leave out, the build needs the development and platform packages.
  const { code, output, seconds } = await run([
    ...npm(),
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
  ])
  process.stderr.write(code === 0 ? ` ${inSeconds(seconds)}\n` : '\n')
  if (code !== 0) throw new StepFailed('npm ci', output)
}

/** The npm that runs this script, or the one on the path. */
function npm() {
  const running = process.env.npm_execpath
  if (running && basename(running) === 'npm-cli.js') return [process.execPath, running]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
