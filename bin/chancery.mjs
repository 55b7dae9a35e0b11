#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { refuseOldNode } from './node-version.mjs'

refuseOldNode()

// In a checkout the sources may be newer than dist; an installed package has no sources.
if (existsSync(new URL('../src', import.meta.url))) {
  const { freshen } = await import('../scripts/setup.mjs')
  await freshen(process.argv[2] === 'serve' ? ['rooms', 'desk'] : ['rooms'])
}

const { main } = await import('../dist/cli/main.js')
process.exitCode = await main(process.argv.slice(2))
