import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { refuseOldNode } from '../bin/node-version.mjs'

refuseOldNode()

const { build, staleParts } = await import('./build.mjs')
const { install, isInstalled } = await import('./install.mjs')
const { alone } = await import('./lock.mjs')
const { partsNamed } = await import('./parts.mjs')
const { ROOT } = await import('./step.mjs')
const { remember } = await import('./unchanged.mjs')

/** Installs and builds what is missing or out of date; does nothing, quickly, when nothing is. Speaks on stderr. */
export async function setUp(parts) {
  if (isInstalled() && staleParts(parts).length === 0) return
  await orExplain(() =>
    alone(`${ROOT}dist/.lock`, async () => {
      await install()
      await build(parts)
    }),
  )
}

/** The same for the command itself, which needs no build tools as long as what is built is fresh. */
export async function freshen(parts) {
  if (staleParts(parts).length > 0) return setUp(parts)
  for (const part of partsNamed(parts)) remember(part)
}

async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    console.error(error.output ? `${error.output}\n\n${error.message}` : error)
    process.exit(1)
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await setUp()
