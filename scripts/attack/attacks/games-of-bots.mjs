export const title = 'begins games in which only bots play'
export const isLong = true

const BOTS = { seats: { axis: 'fair', westernAllies: 'fair', russia: 'fair', japan: 'fair', china: 'fair' }, map: 'history' }

export async function run({ ask, isOver }) {
  const made = []
  for (let at = 0; at < 20; at += 1) {
    const edition = at % 2 === 0 ? '2023' : 'campaign'
    made.push(ask('/api/games', { from: `198.51.${at}.4`, body: { edition, table: { bots: BOTS } } }))
  }
  const begun = (await Promise.all(made)).filter(({ status }) => status === 201).length
  while (!isOver()) await new Promise((go) => setTimeout(go, 50))
  return `${begun} games`
}
