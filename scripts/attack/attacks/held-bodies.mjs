export const title = 'holds large bodies half sent on many connections'

const CONNECTIONS = 60
const SAID = 8 * 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024, 0x20)

/** Every connection says 8 MiB and sends all of it but the last byte. */
export async function run({ connect, isOver, url }) {
  const { host } = new URL(url)
  const head = `POST /api/games/import HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 198.51.100.3\r\nContent-Type: application/json\r\nContent-Length: ${SAID}\r\n\r\n`
  let sent = 0
  const open = Array.from({ length: CONNECTIONS }, () => connect())
  await Promise.all(
    open.map(async ({ socket, closed }) => {
      let isClosed = false
      closed.then(() => {
        isClosed = true
      })
      socket.write(head)
      for (let left = SAID - 1; left > 0 && !isClosed && !isOver(); left -= PIECE.length) {
        sent += Math.min(left, PIECE.length)
        if (!socket.write(PIECE.subarray(0, Math.min(left, PIECE.length))))
          await Promise.race([new Promise((go) => socket.once('drain', go)), closed, new Promise((go) => setTimeout(go, 1_000))])
      }
    }),
  )
  while (!isOver()) await new Promise((go) => setTimeout(go, 50))
  const answers = open.map(({ text }) => text().split('\r\n', 1)[0] || 'no answer')
  for (const { socket } of open) socket.destroy()
  const counted = [...new Set(answers)].map((answer) => `${answers.filter((one) => one === answer).length} × ${answer}`)
  return `${Math.round(sent / 1024 / 1024)} MiB sent, ${counted.join(', ')}`
}
