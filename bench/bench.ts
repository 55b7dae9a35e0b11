import { advice } from './advice.ts'
import { cli } from './cli.ts'
import { desk } from './desk.ts'
import { forecast } from './forecast.ts'
import { games, menu, replay } from './games.ts'
import { hosting } from './hosting/hosting.ts'
import type { Measure } from './measure.ts'
import { order } from './orders.ts'
import { reckon } from './reckonings.ts'
import { rollouts } from './rollouts.ts'
import { store } from './stores.ts'

/** What is timed, by the name under which `--json` gives it: each thing beside a baseline of the same run, for machines are noisy and ratios less so. */
const MEASURES: Readonly<Record<string, Measure>> = {
  reckon,
  order,
  games,
  rollouts,
  forecast,
  advice,
  menu,
  replay,
  cli,
  store,
  hosting,
  desk,
}

/** Timed only where it is asked for: it takes a browser. */
const ASKED = ['desk']

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => MEASURES[name] === undefined)
if (unknown.length > 0) throw new Error(`the bench has no ${unknown.join(' or ')}; it has ${Object.keys(MEASURES).join(', ')}`)

const isJson = process.argv.includes('--json')
const all: Record<string, unknown> = {}
for (const [name, run] of Object.entries(MEASURES)) {
  if (named.length > 0 ? !named.includes(name) : ASKED.includes(name)) continue
  const { found, told } = await run()
  all[name] = found
  if (!isJson) console.log(told.join('\n'))
}
if (isJson) console.log(JSON.stringify(all))
