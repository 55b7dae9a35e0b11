import { inSeconds, run, vitest } from './step.mjs'

/**
 * The long proofs, each by its name: `npm run nightly`, or `npm run nightly attack kills`. Together they take a few hours.
 * What each shows stands in docs/promises.md.
 */
const node = (...args) => [process.execPath, ...args]
const PROOFS = {
  attack: { command: node('scripts/attack/attack.mjs') },
  hostile: { command: vitest('run', '--project', 'unit', 'src/referee/http/hostile'), env: { HOSTILE: '100000' } },
  kills: { command: node('scripts/soak/soak.mjs', 'sqlite', '500') },
  'kills-postgres': { command: node('scripts/soak/soak.mjs', 'postgres', '500') },
  nodes: { command: node('scripts/nodes.mjs') },
  standby: { command: node('scripts/soak/soak.mjs', 'standby', '25') },
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(PROOFS, name))
if (unknown.length > 0) {
  console.error(`There is no proof "${unknown[0]}". Choose from ${Object.keys(PROOFS).join(', ')}.`)
  process.exit(2)
}

const results = []
for (const [name, { command, env = {} }] of Object.entries(PROOFS)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}: ${command.slice(1).join(' ')}`)
  results.push({ name, ...(await run(command, { live: true, env })) })
}
for (const { name, code, seconds } of results)
  console.log(`${name.padEnd(16)}${inSeconds(seconds).padStart(10)}  ${code === 0 ? 'ok' : 'FAILED'}`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
