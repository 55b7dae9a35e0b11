import { writeFileSync } from 'node:fs'
import { openCommand } from '../bin/command.mjs'
import { ROOT } from './step.mjs'

/** Asks the command what people ask it, and keeps what was compiled on the way; before that, what it need not find out each time. */
const SITUATION = '{"edition":"classic","turn":"1940 summer","facts":{"warsaw.controller":"germany"},"placements":{"axis":{"hungary":2}}}'
const ASKED = [
  ['reckon', '--situation', SITUATION, '--target', 'hungary', '--by', 'axis', '--all'],
  ['reckon', '--situation', SITUATION.replace('classic', 'campaign'), '--target', 'turkey', '--by', 'axis'],
  ['tensions', '--situation', SITUATION.replace('classic', '2023')],
  ['may', 'station', '--situation', SITUATION, '--by', 'axis', '--target', 'hungary', '--factors', '5'],
  ['help'],
]

const silent = { paint: new Proxy({}, { get: () => (text) => text }) }
const terminal = {
  print: () => {},
  complain: () => {},
  control: () => {},
  look: { page: silent, complaint: silent },
  input: async function* () {},
  isDeaf: () => false,
  env: {},
}

const { load, scripts } = openCommand()
const { findUnread, main, UNREAD_FACTS } = load('main.cjs')
writeFileSync(`${ROOT}dist/command/${UNREAD_FACTS}`, JSON.stringify(await findUnread()))
for (const words of ASKED) await main(words, terminal)
for (const [name, script] of scripts)
  writeFileSync(`${ROOT}dist/command/${process.version}/${name.replace(/\.cjs$/, '.bin')}`, script.createCachedData())
