import { crowd } from '../client.mjs'

export const title = 'sends scripts of the map full of unknown names'

const NAME = 'something that happens in a far country'
const SIZES = [20, 60, 100, 300]

/** Happenings of which each comes after eighty that are not there, under names much like those that are. */
function tangled(count) {
  const strangers = (from) => Array.from({ length: 40 }, (_, at) => `${NAME.replace('a', 'o')} ${from + at}`)
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${NAME} ${at}`,
      { side: 'axis', turns: '1940 spring', facts: { 'france.fallen': true }, after: strangers(at), unless: strangers(at + 40) },
    ]),
  )
}

export async function run({ ask, isOver, expect }) {
  const maps = SIZES.map((count) => ({ title: 'Tangled', happenings: tangled(count) }))
  let slowest = 0
  await crowd(4, isOver, async (at, round) => {
    const from = performance.now()
    const body = { edition: '2023', table: { bots: { seats: {}, map: maps[at] } } }
    const { status } = await ask('/api/games', { from: `198.51.100.${(at * 50 + round) % 250}`, body })
    slowest = Math.max(slowest, performance.now() - from)
    expect(status !== 201, 'a tangled script was taken')
  })
  return `${SIZES.join(', ')} happenings, the slowest answer after ${Math.round(slowest)} ms`
}
