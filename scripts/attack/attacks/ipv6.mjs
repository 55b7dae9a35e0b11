export const title = 'passes the limits with the addresses of one IPv6 network'

const AT_ONCE = 1_500
const BURST = 400
const PER_SECOND = 100

export async function run({ ask, expect }) {
  const from = performance.now()
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => ask('/api/health', { from: `2001:db8:20:2::${at.toString(16)}` })),
  )
  const most = BURST + PER_SECOND * Math.ceil((performance.now() - from) / 1_000)
  const passed = replies.filter(({ status }) => status === 200).length
  expect(passed <= most, `${passed} of ${AT_ONCE} passed; ${most} at most`)
  return `${passed} of ${AT_ONCE} passed`
}
