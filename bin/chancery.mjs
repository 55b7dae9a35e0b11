#!/usr/bin/env node
import { refuseOldNode } from './node-version.mjs'

refuseOldNode()

const { existsSync } = process.getBuiltinModule('node:fs')

// In a checkout the sources may be newer than dist; an installed package has no sources.
if (existsSync(new URL('../src', import.meta.url))) {
  const parts = process.argv[2] === 'serve' ? ['command', 'desk'] : ['command']
  const { isUnchanged } = await import('../scripts/unchanged.mjs')
  if (!isUnchanged(parts)) await (await import('../scripts/setup.mjs')).freshen(parts)
}

const { openCommand } = await import('./command.mjs')
const { main } = openCommand(process.argv[2] === 'serve' ? 'serving' : 'questions').load('main.cjs')
process.exitCode = await main(process.argv.slice(2))
