import { crowd } from '../client.mjs'

export const title = 'fills the memory with packets by mail that are refused'

const BOX = 'a'.repeat(64)
const LETTERS = 120 * 1024

/** Each text is another, and of letters that take two bytes in memory. */
export async function run({ ask, isOver }) {
  let sent = 0
  await crowd(4, isOver, async () => {
    sent += 1
    const text = `${sent}€${'x'.repeat(LETTERS)}`
    await ask(`/api/mail/${BOX}`, { from: '198.51.100.2', body: { packets: [text] } })
  })
  return `${sent} texts of ${LETTERS / 1024} KiB`
}
