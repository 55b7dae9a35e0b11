export const title = 'asks under two names at once'

const REQUESTS = [
  ['GET /api/health HTTP/1.1', 'Host: localhost', 'Host: evil.example'],
  ['GET /api/health HTTP/1.1', 'Host: localhost', 'host: localhost'],
  ['GET http://evil.example/api/health HTTP/1.1', 'Host: localhost'],
]

export async function run({ connect, expect }) {
  for (const head of REQUESTS) {
    const { socket, closed, text } = connect()
    socket.write([...head, 'Connection: close', '', ''].join('\r\n'))
    await closed
    expect(text().startsWith('HTTP/1.1 400 '), `${head.join(' · ')}: ${text().split('\r\n', 1)[0]}`)
  }
}
