export const title = 'plays while the clock of the machine is set'

export const shim = new URL('../clock.mjs', import.meta.url).href

const FROM = '198.51.100.14'
const ASKED = 20
const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds))

export async function run({ ask, pid, seconds, expect }) {
  const made = await ask('/api/games', { from: FROM, body: { edition: '2023', scenario: 'global-war-1939' } })
  const { id, links } = made.json()
  const headers = { Authorization: `Bearer ${links.host.slice(-43)}` }
  const look = async (when) => {
    const replies = []
    for (let at = 0; at < ASKED; at += 1) replies.push(await ask(`/api/games/${id}`, { from: FROM, headers }))
    const answered = replies.filter(({ status }) => status === 200).length
    expect(answered === ASKED, `${when}: ${answered} of ${ASKED} were answered`)
  }
  await look('before')
  for (const when of ['an hour back', 'a year forward']) {
    process.kill(pid, 'SIGUSR2')
    await pause((seconds * 1_000) / 4)
    await look(when)
  }
}
