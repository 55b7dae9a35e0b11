import { hashOfText } from '../../../dist/fair/index.js'
import { boxOf, gameIn, inviteTo, joinGame, pack, writeLetter } from '../../../dist/record/index.js'
import { crowd } from '../client.mjs'

export const title = 'fills a box of a game by mail, and looks into it all the time'
/** To make the packets takes longer than a quick round. */
export const isLong = true

const PARTIES = { anna: ['host', 'germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china', 'russia'] }
const LETTERS = 100
const LETTER = 9_000

let drawn = 0
const anyBytes = () => hashOfText(`attack ${drawn++}`)

/** Letters of one's own make, in a game with oneself. */
function packets() {
  const { folder, sent } = inviteTo({ edition: '2023' }, PARTIES, { game: 'full-box', secret: anyBytes(), random: anyBytes() })
  const ben = joinGame(sent[0], 'ben', { secret: anyBytes(), random: anyBytes() })
  const mail = gameIn(folder)
  const letters = Array.from({ length: LETTERS }, (_, at) => {
    const said = writeLetter(folder, mail, `${at}`.padEnd(LETTER, 'x'))
    if (!said.ok) throw new Error(JSON.stringify(said.refusals))
    return pack(folder, mail, said.body, anyBytes())
  })
  return { box: boxOf(folder), invitation: sent[0], all: [...ben.sent, ...letters] }
}

export async function run({ ask, isOver, expect }) {
  const { box, invitation, all } = packets()
  const path = `/api/mail/${box}`
  await ask(path, { from: '198.51.1.8', body: { packets: [invitation] } })
  let [kept, looks] = [0, 0]
  for (let at = 0; at < all.length && !isOver(); at += 25) {
    const { status, json } = await ask(path, { from: `198.51.${at}.8`, body: { packets: all.slice(at, at + 25) } })
    if (status === 200) kept += json().kept
  }
  expect(kept > 0, 'the box took nothing')
  await crowd(10, isOver, async (at) => {
    looks += 1
    const { status } = await ask(path, { from: `198.51.${at}.9`, ...(at === 0 ? { body: { packets: all.slice(0, 20) } } : {}) })
    if (status !== 200) await new Promise((go) => setTimeout(go, 50))
  })
  return `${kept} packets in the box, looked at ${looks} times`
}
