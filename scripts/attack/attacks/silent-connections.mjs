export const title = 'holds connections, and headers that never end'

const CONNECTIONS = 1_000

/** Connections of this machine are not counted, nor are those of a proxy: the others must not notice them all the same. */
export async function run({ connect, isOver }) {
  const open = Array.from({ length: CONNECTIONS }, () => connect())
  for (const [at, { socket }] of open.entries()) if (at % 2 === 0) socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: ')
  while (!isOver()) {
    await new Promise((go) => setTimeout(go, 200))
    for (const [at, { socket }] of open.entries()) if (at % 2 === 0 && socket.writable) socket.write('a')
  }
  for (const { socket } of open) socket.destroy()
  return `${CONNECTIONS} connections`
}
