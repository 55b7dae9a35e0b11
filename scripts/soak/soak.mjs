import { killPostgres, killPrimary, killSqlite } from './kills.mjs'

/** `node scripts/soak/soak.mjs sqlite 500`: kill -9 at random moments under load, so many times. */
const SOAKS = { sqlite: killSqlite, postgres: killPostgres, standby: killPrimary }

const [name = 'sqlite', times = '500'] = process.argv.slice(2)
const soak = SOAKS[name]
if (soak === undefined || !/^\d{1,5}$/.test(times)) {
  console.error(`node scripts/soak/soak.mjs ${Object.keys(SOAKS).join('|')} TIMES`)
  process.exit(2)
}
// Whoever breaks it off leaves nothing running.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const began = performance.now()
const found = await soak(Number(times), (done, games) => {
  if (done % 10 === 0) console.error(`${done} of ${times} kills, ${games} games`)
})
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${name}: ${found.kills} kills in ${seconds} s; ${found.orders} orders in ${found.games} games, every one that was acknowledged there once; ${found.verified} verified`,
)
