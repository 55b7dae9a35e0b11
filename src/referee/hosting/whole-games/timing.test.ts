import { describe, expect, test } from 'vitest'
import { openTable, type Person, type Reply } from './table.testing.ts'

type Asked = (person: Person, round: number) => Promise<Reply>

/** What a neighbour can ask for as often as he likes. */
const ASKED: Readonly<Record<string, Asked>> = {
  'the game': (person) => person.get('?menu=1'),
  'the menu': (person) => person.get('/menu'),
  'the log': (person) => person.get('/events'),
  'the clocks': (person) => person.get('/pace'),
  'the record': (person) => person.get('/record'),
  'an undo that is refused': (person, round) => person.order(`undo ${round}`, 'undo'),
  'an order that is refused': (person, round) => person.order(`try ${round}`, 'roll hungary'),
}

const ROUNDS = 16
const ATTEMPTS = 8
/** A view that is made anew takes half as long again, with the asking counted in; noise stays below this in one of the attempts. */
const MOST = 1.2

const lowQuartile = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

/** Processor time, for the room is in this process: what else the machine does counts for less than on a clock. */
async function timed(run: () => Promise<Reply>): Promise<{ readonly time: number; readonly size: number }> {
  const from = process.cpuUsage()
  const { text } = await run()
  const { user, system } = process.cpuUsage(from)
  return { time: user + system, size: Buffer.byteLength(text) }
}

describe('neither time nor size of an answer tells whether there is a draft', () => {
  test.each(Object.entries(ASKED))('%s', { timeout: 60_000 }, async (_, ask) => {
    const { begin } = await openTable()
    const setting = { edition: '2023', table: { pace: { is: 'hours', hours: 48 } } }
    const [drafted, plain] = [await begin(setting), await begin(setting)]
    const [germany, one, other] = [drafted.seat('germany'), drafted.seat('russia'), plain.seat('russia')]
    await germany.put('/sealing', { seals: true })
    for (let warm = 0; warm < 5; warm++) for (const person of [one, other]) await ask(person, -warm - 1)

    const ratios: number[] = []
    for (let attempt = 0; attempt < ATTEMPTS && !ratios.some((ratio) => ratio < MOST && ratio > 1 / MOST); attempt++) {
      const times: { readonly with: number[]; readonly without: number[] } = { with: [], without: [] }
      for (let round = 0; round < ROUNDS; round++) {
        const given = await germany.order(`${attempt} ${round}`, `draft ${round % 2 === 0 ? 'hungary=1' : 'turkey=1,greece=1'}`)
        expect(given.status).toBe(201)
        const number = attempt * ROUNDS + round
        const both: { size: number }[] = []
        // By turns first and second, so that whatever the last request left warm serves both alike.
        for (const isDrafted of round % 4 < 2 ? [true, false] : [false, true]) {
          const found = await timed(() => ask(isDrafted ? one : other, number))
          times[isDrafted ? 'with' : 'without'].push(found.time)
          both.push(found)
        }
        expect(both[0]?.size).toBe(both[1]?.size)
      }
      ratios.push(lowQuartile(times.with) / lowQuartile(times.without))
    }
    const last = ratios.at(-1) ?? 0
    expect(last, `times of the one to times of the other: ${ratios.join(', ')}`).toBeLessThan(MOST)
    expect(last, `times of the one to times of the other: ${ratios.join(', ')}`).toBeGreaterThan(1 / MOST)
  })
})
