import { randomBytes } from 'node:crypto'
import { ROOT } from '../../step.mjs'
import { crowd } from '../client.mjs'

export const title = 'begins games by mail without end'

const FROM = '198.51.100.13'
const SEATS = { anna: ['host', 'germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china', 'russia'] }
const anyBytes = () => randomBytes(32).toString('hex')

export async function run({ ask, isOver, expect }) {
  const { boxOf, inviteTo } = await import(`${ROOT}dist/record/index.js`)
  let boxes = 0
  await crowd(2, isOver, async () => {
    const made = inviteTo({ edition: '2023' }, SEATS, { game: `g${anyBytes().slice(0, 12)}`, secret: anyBytes(), random: anyBytes() })
    const reply = await ask(`/api/mail/${boxOf(made.folder)}`, { from: FROM, body: { packets: made.sent } })
    if (reply.status === 200 && reply.json().kept > 0) boxes += 1
  })
  expect(boxes > 0, 'no box was begun at all')
  expect(boxes <= 20, `${boxes} boxes were begun; 20 at most`)
  return `${boxes} boxes begun`
}
