import { openClient } from './client.mjs'

const EVERY = 50
const ADDRESS = '192.0.2.1'
const ORDERS = ['stand no covert operations', 'stand down']

/** Somebody who plays while others attack: one order every 50 ms, each timed, and all looked for afterwards. */
export async function openInnocent(url) {
  const { ask, close } = openClient(url)
  const made = await ask('/api/games', { from: ADDRESS, body: { edition: '2023', scenario: 'global-war-1939' } })
  if (made.status !== 201) throw new Error(`the innocent player has no game: ${made.status} ${made.text}`)
  const { id, links } = made.json()
  const headers = { Authorization: `Bearer ${links.seats.germany.slice(-43)}` }
  const waits = []
  const given = []
  const refused = []
  let isOver = false

  async function order(at) {
    const from = performance.now()
    const key = `innocent-${at}`
    const reply = await ask(`/api/games/${id}/orders`, { from: ADDRESS, headers, body: { key, text: ORDERS[at % 2] } })
    waits.push(performance.now() - from)
    if (reply.status === 201) given.push(reply.json().sequence)
    else refused.push(reply.cut ? 'cut' : `${reply.status} ${reply.text.slice(0, 200)}`)
  }

  /** One after another, since each turns the one before round; one that waits delays the next, and its wait is counted. */
  async function play() {
    for (let at = 0; !isOver; at += 1) {
      const from = performance.now()
      await order(at)
      await new Promise((go) => setTimeout(go, Math.max(0, EVERY - (performance.now() - from))))
    }
  }
  const playing = play()

  return {
    async stop() {
      isOver = true
      await playing
      const told = await ask(`/api/games/${id}/events`, { from: ADDRESS, headers })
      close()
      const kept = told.status === 200 ? new Set(told.json().events.map(({ sequence }) => sequence)) : new Set()
      return { waits, refused, given: given.length, lost: given.filter((sequence) => !kept.has(sequence)).length }
    },
  }
}
