import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compiledFile, openCommand } from '../bin/command.mjs'
import { ROOT } from './step.mjs'

/** Asks the command what people ask it, and keeps what was compiled on the way, and what it need not find out each time; then the same for wars. */
const SITUATION = '{"edition":"classic","turn":"1940 summer","facts":{"warsaw.controller":"germany"},"placements":{"axis":{"hungary":2}}}'
const ASKED = [
  ['reckon', '--situation', SITUATION, '--target', 'hungary', '--by', 'axis', '--all'],
  ['reckon', '--situation', SITUATION.replace('classic', 'campaign'), '--target', 'turkey', '--by', 'axis'],
  ['tensions', '--situation', SITUATION.replace('classic', '2023')],
  ['may', 'station', '--situation', SITUATION, '--by', 'axis', '--target', 'hungary', '--factors', '5'],
  ['help'],
]

/** Threads play the wars of forecasts: a few of each book. */
const WARS = { 2023: 'global-war-1939', classic: 'global-war-1939', campaign: 'campaign-1939' }
const PLAYED = {
  policies: { axis: 'fair', westernAllies: 'fair', russia: 'fair', japan: 'fair', china: 'fair' },
  script: 'history',
  until: '1942 spring',
  seeds: [1, 2],
}

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

function keep(purpose, scripts) {
  for (const [name, script] of scripts) {
    const file = compiledFile(purpose, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, script.createCachedData())
  }
}

const { load, scripts } = openCommand()
const { findUnread, main, UNREAD_FACTS } = load('main.cjs')
writeFileSync(`${ROOT}dist/command/${UNREAD_FACTS}`, JSON.stringify(await findUnread()))
for (const words of ASKED) await main(words, terminal)
keep('questions', scripts)

const wars = openCommand('wars')
const { playWars } = wars.load('wars.cjs')
for (const [edition, from] of Object.entries(WARS)) for (const _war of playWars({ ...PLAYED, edition, from }));
keep('wars', wars.scripts)
