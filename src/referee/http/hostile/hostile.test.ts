import { expect, test } from 'vitest'
import { faultIn, type Malice, openAttack } from './attack.testing.ts'
import { malices } from './malice.testing.ts'
import { openTarget } from './target.testing.ts'

/** `HOSTILE=100000 npx vitest run --project unit src/referee/http/hostile` sends as many; SEED repeats what failed. */
const COUNT = Number(process.env['HOSTILE'] ?? 3_000)
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const AT_ONCE = 40

test(`hostile requests get a sentence, never a fault of ours, and change nothing (seed ${SEED})`, {
  timeout: 20_000 + COUNT * 60,
}, async () => {
  const target = await openTarget()
  const before = target.contents()
  const next = malices(target, SEED)
  const attack = openAttack(target.url)
  const wrong: { readonly malice: Malice; readonly why: string; readonly said: string }[] = []
  const counts = new Map<string, number>()
  let left = COUNT
  const attacker = async (): Promise<void> => {
    while (left-- > 0 && wrong.length < 10) {
      if (process.env['HOSTILE'] !== undefined && left % 10_000 === 0) process.stderr.write(`${COUNT - left} sent, ${wrong.length} wrong\n`)
      const malice = next()
      const reply = await attack.send(malice)
      const why = faultIn(malice, reply)
      if (why !== undefined) wrong.push({ malice, why, said: reply.text.slice(0, 300) })
      const name = `${malice.kind}: ${reply.status}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attacker))
  attack.close()
  if (process.env['HOSTILE'] !== undefined)
    console.info(
      [...counts]
        .sort()
        .map(([name, count]) => `${count} × ${name}`)
        .join('\n'),
    )
  expect(wrong.map(({ malice: { body, ...rest }, ...what }) => ({ ...what, ...rest, body: body?.slice(0, 300) }))).toEqual([])
  expect(target.contents()).toBe(before)
  expect(target.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  // It still answers whoever asks properly.
  expect((await fetch(`${target.url}/api/ready`)).status).toBe(200)
})
