import { afterEach, expect, test, vi } from 'vitest'
import type { War, WarsAsked } from '../../../../counsel/index.ts'
import { playBeside } from './war-workers.ts'

/** A worker that answers when it is told to. */
class Player {
  static readonly all: Player[] = []
  onmessage: ((event: { data: readonly War[] }) => void) | null = null
  isEnded = false
  #asked: readonly number[] = []

  constructor() {
    Player.all.push(this)
  }

  postMessage({ seeds }: WarsAsked): void {
    this.#asked = seeds
  }

  answer(): boolean {
    const seeds = this.#asked
    this.#asked = []
    if (seeds.length > 0) this.onmessage?.({ data: seeds.map((seed) => ({ seed }) as War) })
    return seeds.length > 0
  }

  terminate(): void {
    this.isEnded = true
  }
}

vi.stubGlobal('Worker', Player)
vi.stubGlobal('navigator', { hardwareConcurrency: 2 })

const asked = (wars: number): WarsAsked => ({ seeds: Array.from({ length: wars }, (_, seed) => seed) }) as unknown as WarsAsked

function played(wars: number): readonly number[] {
  const heard: number[] = []
  const done = vi.fn()
  playBeside(asked(wars), { heard: (some) => heard.push(...some.map(({ seed }) => seed)), done, failed: () => undefined })
  while (Player.all.filter((one) => one.answer()).length > 0);
  expect(done).toHaveBeenCalledOnce()
  return heard.toSorted((one, other) => one - other)
}

afterEach(() => {
  expect(Player.all.filter(({ isEnded }) => !isEnded).length).toBeLessThanOrEqual(2)
})

test('workers that have played stay for the next question, and every war is played once', () => {
  expect(played(23)).toEqual(asked(23).seeds)
  expect(played(12)).toEqual(asked(12).seeds)
  expect(Player.all.map(({ isEnded }) => isEnded)).toEqual([false, false])
})

test('what is broken off ends its workers; once it is done there is nothing to break off', () => {
  playBeside(asked(23), { heard: () => undefined, done: () => undefined, failed: () => undefined })()
  expect(Player.all.every(({ isEnded }) => isEnded)).toBe(true)
  const stop = playBeside(asked(5), { heard: () => undefined, done: () => undefined, failed: () => undefined })
  while (Player.all.filter((one) => one.answer()).length > 0);
  stop()
  expect(Player.all.filter(({ isEnded }) => !isEnded)).toHaveLength(1)
})
