import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openClient } from './client.mjs'

/** Somebody who plays while others attack: one order every 50 ms, each timed, and all looked for afterwards. In a thread of their own, so that no attacker's own work is counted. */

const EVERY = 50
const ORDERS = ['stand no covert operations', 'stand down']

/** Each of an address of their own: nobody begins many games. */
let players = 0

export async function openInnocent(url) {
  players += 1
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, address: `192.0.2.${players}` } })
  const said = () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  await said()
  return {
    async stop() {
      const found = said()
      worker.postMessage('stop')
      return found
    },
  }
}

async function play({ url, address }) {
  const { ask, close } = openClient(url)
  const made = await ask('/api/games', { from: address, body: { edition: '2023', scenario: 'global-war-1939' } })
  if (made.status !== 201) throw new Error(`the innocent player has no game: ${made.status} ${made.text}`)
  const { id, links } = made.json()
  const headers = { Authorization: `Bearer ${links.seats.germany.slice(-43)}` }
  const waits = []
  const given = []
  const refused = []
  let isOver = false
  parentPort.once('message', () => {
    isOver = true
  })
  parentPort.postMessage('playing')

  async function order(at) {
    const from = performance.now()
    const key = `innocent-${at}`
    const reply = await ask(`/api/games/${id}/orders`, { from: address, headers, body: { key, text: ORDERS[at % 2] } })
    waits.push(performance.now() - from)
    if (reply.status === 201) given.push(reply.json().sequence)
    else refused.push(reply.cut ? 'cut' : `${reply.status} ${reply.text.slice(0, 200)}`)
  }

  /** One after another, since each turns the one before round; one that waits delays the next, and its wait is counted. */
  for (let at = 0; !isOver; at += 1) {
    const from = performance.now()
    await order(at)
    await new Promise((go) => setTimeout(go, Math.max(0, EVERY - (performance.now() - from))))
  }
  const told = await ask(`/api/games/${id}/events`, { from: address, headers })
  close()
  const kept = told.status === 200 ? new Set(told.json().events.map(({ sequence }) => sequence)) : new Set()
  parentPort.postMessage({ waits, refused, given: given.length, lost: given.filter((sequence) => !kept.has(sequence)).length })
}

if (!isMainThread) await play(workerData)
