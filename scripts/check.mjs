import { biome, inSeconds, run, tsc, vitest } from './step.mjs'

const inColour = process.stdout.isTTY && !process.env.NO_COLOR
const env = inColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** The quick steps go side by side, then the tests have the machine to themselves. Words after `npm test --` go to vitest. */
const quickSteps = [
  { name: 'types', command: tsc('-b', ...(inColour ? ['--pretty'] : [])) },
  { name: 'lint', command: biome('check', '--error-on-warnings', '--max-diagnostics=50', ...(inColour ? ['--colors=force'] : [])) },
  { name: 'arrows', command: [process.execPath, 'scripts/arrows.mjs'] },
]
const attackStep = { name: 'attack', command: [process.execPath, 'scripts/attack/attack.mjs', '--quick'], live: true }
const testStep = { name: 'tests', command: vitest('run', ...process.argv.slice(2)), live: true }

const outcomes = await Promise.all(quickSteps.map(check))
for (const { name, code, output } of outcomes) if (code !== 0) console.log(`${name}:\n${output}\n`)
outcomes.push(await check(testStep))
// What is timed wants the machine to itself. Words after `npm test --` ask for some tests alone.
if (process.argv.length === 2) outcomes.push(await check(attackStep))

for (const { name, code, seconds } of outcomes) {
  console.log(`${name.padEnd(8)}${inSeconds(seconds).padStart(8)}  ${code === 0 ? 'ok' : 'FAILED'}`)
}
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1

async function check({ name, command, live = false }) {
  return { name, ...(await run(command, { live, env })) }
}
