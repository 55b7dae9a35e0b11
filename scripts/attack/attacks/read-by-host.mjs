export const title = 'removes a player to read their letters, notes and draft; looks at what notices change'

const FROM = '198.51.100.31'
const CANARY = 'what only Gerda may read'

/** As the host, who made the game and may remove whoever sits in it. */
export async function run({ ask, expect }) {
  const made = await ask('/api/games', { from: FROM, body: { edition: '2023', scenario: 'global-war-1939' } })
  const { id, links } = made.json()
  const as = (secret) => ({ Authorization: `Bearer ${secret.slice(-43)}` })
  const sit = async (name, seat) => {
    const joined = await ask(`/api/games/${id}/join`, { from: FROM, body: { link: links.seats[seat].slice(-43), more: [], name } })
    return as(joined.json().secret)
  }
  const [gerda, ben] = [await sit('Gerda', 'germany'), await sit('Ben', 'russia')]
  const before = (await ask(`/api/games/${id}/pace`, { from: FROM, headers: ben })).text
  const wishes = { webhook: 'https://example.invalid/notice' }
  await ask(`/api/games/${id}/notices`, { from: FROM, method: 'PUT', headers: gerda, body: wishes })
  const after = (await ask(`/api/games/${id}/pace`, { from: FROM, headers: ben })).text
  expect(before === after, 'the pace shows that somebody asked for notices')

  await ask(`/api/games/${id}/letters`, { from: FROM, headers: gerda, body: { key: 'l', from: 'germany', to: ['russia'], text: CANARY } })
  const told = await ask(`/api/games/${id}/letters`, { from: FROM, headers: ben })
  expect(told.text.includes(CANARY), 'the letter did not reach who it was for: nothing was tried')
  await ask(`/api/games/${id}/notes`, { from: FROM, headers: gerda, body: { key: 'n', text: CANARY } })
  const drafted = await ask(`/api/games/${id}/orders`, { from: FROM, headers: gerda, body: { key: 'd', text: 'draft turkey=1' } })
  expect(drafted.status === 201, `the draft was not taken: ${drafted.text}`)
  const removed = await ask(`/api/games/${id}/removals`, {
    from: FROM,
    headers: as(links.host),
    body: { seat: 'germany', reason: 'away for a month' },
  })
  const [fresh] = /[\w-]{43}(?=")/.exec(removed.text) ?? []
  expect(fresh !== undefined, `the host got no link: ${removed.text}`)
  const doors = ['', '/letters', '/notes', '/events?after=0', '/menu', '/record', '/table']
  for (const eyes of [as(fresh ?? ''), as(links.host)])
    for (const door of doors) {
      const { text } = await ask(`/api/games/${id}${door}`, { from: FROM, headers: eyes })
      expect(!text.includes(CANARY), `${door || '/'} shows what the player wrote`)
      expect(!/"draft[^"]*":\{[^}]*turkey/.test(text), `${door || '/'} shows the draft`)
    }
  return `${doors.length} doors looked at with the host's link and the fresh one`
}
