import { expect, test } from 'vitest'
import { openRoom } from '../room.testing.ts'

test('a right link shown as Bearer joins as one in the body does; a wrong one does not', async () => {
  const { post } = await openRoom()
  const made = await post('/api/games', { edition: '2023', scenario: 'demonstration-spring-1941' })
  const { id, links } = (await made.json()) as { readonly id: string; readonly links: { readonly seats: Readonly<Record<string, string>> } }
  const secret = links.seats['germany']?.split('#')[1] ?? ''
  const wrong = `${secret.slice(0, -4)}AAAA`
  expect((await post(`/api/games/${id}/join`, { name: 'Ben' }, { Authorization: `Bearer ${wrong}` })).status).toBe(401)
  const joined = await post(`/api/games/${id}/join`, { name: 'Anna' }, { Authorization: `Bearer ${secret}` })
  expect([joined.status, await joined.json()]).toMatchObject([201, { seats: ['germany'] }])
})
