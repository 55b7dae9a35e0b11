import { createServer } from 'node:net'

/** It waits for what others do, longer than a quick round lasts. */
export const isLong = true
export const title = 'has the referee write to a victim, in words of its own'

const BAIT = 'URGENT: your account is locked'
const FROM = '198.51.100.32'

/** A mail server that takes whatever comes, and keeps it. */
const mails = []
const sink = createServer((socket) => {
  let isData = false
  let text = ''
  socket.on('error', () => undefined)
  socket.write('220 sink\r\n')
  socket.on('data', (chunk) => {
    text += chunk
    for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
      const said = text.slice(0, end)
      text = text.slice(end + (isData ? 5 : 2))
      if (isData) mails.push(said)
      isData = !isData && /^DATA/i.test(said)
      socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 ok\r\n')
    }
  })
})
await new Promise((open) => sink.listen(0, '127.0.0.1', open))
sink.unref()

export const options = ['--mail', `smtp://127.0.0.1:${sink.address().port}`, '--mail-from', 'referee@example.org', '--private-addresses']

export async function run({ ask, isOver, expect }) {
  let asked = 0
  for (let round = 0; round < 15 && !isOver(); round += 1) {
    const body = { edition: '2023', scenario: 'global-war-1939', title: BAIT }
    const made = await ask('/api/games', { from: FROM, body })
    if (made.status !== 201) continue
    const { id, links } = made.json()
    const joined = await ask(`/api/games/${id}/join`, { from: FROM, body: { link: links.seats.germany.slice(-43), more: [], name: BAIT } })
    const headers = { Authorization: `Bearer ${joined.json().secret}` }
    const wished = await ask(`/api/games/${id}/notices`, { from: FROM, method: 'PUT', headers, body: { mail: 'victim@example.org' } })
    asked += wished.status < 300 ? 1 : 0
  }
  const until = performance.now() + 3_000
  while (performance.now() < until) await new Promise((go) => setTimeout(go, 100))
  expect(mails.length > 0, 'no mail came at all: nothing was tried')
  expect(mails.length <= 3, `${mails.length} mails to one victim; 3 a day at most`)
  expect(!mails.some((mail) => mail.includes(BAIT)), 'a mail holds what the stranger wrote')
  return `${asked} times asked, ${mails.length} mails sent`
}
