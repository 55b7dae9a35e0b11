import type { War, WarsAsked } from '../../../../counsel/index.ts'

/** Few enough that the picture soon moves, enough not to wait for the next. */
const AT_A_TIME = 5
const MOST_WORKERS = 4

/** What is told of wars as they are played. */
export interface WarsTold {
  readonly heard: (wars: readonly War[]) => void
  readonly done: () => void
  readonly failed: () => void
}

/** Workers with nothing to do until more is asked: one that has played some hundred wars plays the next in half the time. */
const idle: Worker[] = []

const taken = (): Worker => idle.pop() ?? new Worker(new URL('./war-worker.ts', import.meta.url), { type: 'module', name: 'wars' })

/** Plays wars on as many cores as there are; gives what breaks it off. Wars come in any order, each with its seed. */
export function playBeside(asked: WarsAsked, { heard, done, failed }: WarsTold): () => void {
  const { seeds, ...plain } = asked
  const left = [...seeds]
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency, Math.ceil(seeds.length / AT_A_TIME)))
  const workers = Array.from({ length: count }, taken)
  const stop = (): void => {
    for (const worker of workers.splice(0)) worker.terminate()
  }
  let busy = 0
  const hand = (worker: Worker): void => {
    const piece = left.splice(0, AT_A_TIME)
    if (piece.length === 0) {
      if (busy === 0) {
        idle.push(...workers.splice(0))
        done()
      }
      return
    }
    busy++
    worker.postMessage({ ...plain, seeds: piece } satisfies WarsAsked)
  }
  for (const worker of [...workers]) {
    worker.onmessage = ({ data }: MessageEvent<readonly War[]>) => {
      busy--
      heard(data)
      hand(worker)
    }
    worker.onerror = () => {
      stop()
      failed()
    }
    hand(worker)
  }
  return stop
}
