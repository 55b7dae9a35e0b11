import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { visible } from '../../rules/core/index.ts'
import { PACKAGE } from '../version.ts'
import { allowanceOf, type Kind } from './kinds.ts'
import { type Queued, WorkQueue } from './queue.ts'
import type { Works } from './works.ts'

/** The thread as it is built, with the command. */
const THREAD_FILE = fileURLToPath(new URL('dist/command/worker.cjs', PACKAGE))

/** How much longer the first may wait, while the threads come up, in milliseconds. */
const COMING_UP = 10_000
/** What a thread may hold in memory, in megabytes; one that wants more is ended. */
const MOST_MEMORY = 256

/** What work is, beside what it is done with. */
export interface Task {
  readonly kind: Kind
  readonly cost?: number
  readonly from?: string | undefined
}

/** Why there is no answer: there was no room for the work, it took too long, a fault of ours, or the referee closes. */
export type Undone = 'busy' | 'too-long' | 'fault' | 'closing'
export type Worked<R> = { readonly done: R } | { readonly undone: Undone }

type WorkName = keyof Works
type AskedOf<N extends WorkName> = Parameters<Works[N]>[0]
type DoneOf<N extends WorkName> = ReturnType<Works[N]>

/** Whoever does work elsewhere, so that nobody here waits for it. */
export interface Threads {
  work<N extends WorkName>(name: N, asked: AskedOf<N>, task: Task): Promise<Worked<DoneOf<N>>>
  /** Breaks off what is under way. */
  close(): Promise<void>
}

export interface ThreadsOptions {
  readonly count?: number
  /** How long anybody waits, in milliseconds, whatever the kind of the work. */
  readonly patience?: number
  readonly file?: string
  /** How many come up at once; others when there is something to do for them. */
  readonly ready?: number
}

type Message = 'ready' | { readonly done: unknown } | { readonly failed: true }

interface Waiting extends Queued {
  readonly name: WorkName
  readonly asked: unknown
  /** Called as a thread takes it up. */
  readonly begin: () => void
  readonly settle: (worked: Worked<unknown>) => void
}

/**
 * Threads that do whatever may take longer than a moment, so that no request holds up another: whoever gets no answer in time is told so, and the thread
 * that is still at it is ended and another takes its place. They come up when there is first something to do for them.
 */
export function openThreads({
  count = Math.min(6, Math.max(4, availableParallelism() + 1)),
  patience,
  file = THREAD_FILE,
  ready = 0,
}: ThreadsOptions = {}): Threads {
  const all = new Set<Worker>()
  const up = new Set<Worker>()
  const busy = new Map<Worker, Waiting>()
  const queue = new WorkQueue<Waiting>()
  let isClosed = false

  function next(): void {
    for (const worker of up) {
      const waiting = busy.has(worker) ? undefined : queue.take(up.size)
      if (waiting === undefined) continue
      busy.set(worker, waiting)
      waiting.begin()
      worker.postMessage({ name: waiting.name, asked: waiting.asked })
    }
    // One at a time: each takes a second of a core to come up, and the work before may be done by then.
    if (!isClosed && queue.isWanting(count) && all.size < count && all.size === up.size) start()
  }

  function end(worker: Worker): void {
    all.delete(worker)
    up.delete(worker)
    busy.delete(worker)
    void worker.terminate()
  }

  function settle(worker: Worker, worked: Worked<unknown>): void {
    const waiting = busy.get(worker)
    busy.delete(worker)
    if (waiting === undefined) return
    queue.remove(waiting)
    waiting.settle(worked)
  }

  function start(): void {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
    all.add(worker)
    worker.on('message', (message: Message) => {
      if (!all.has(worker)) return
      if (message === 'ready') up.add(worker)
      else settle(worker, 'done' in message ? message : { undone: 'fault' })
      next()
    })
    worker.on('error', (error) => {
      if (!all.has(worker)) return
      const wasUp = up.has(worker)
      settle(worker, { undone: 'too-long' })
      end(worker)
      if (wasUp) return next()
      // One that never came up would not come up the next time.
      console.error(visible(String(error)))
      if (all.size === 0) for (const waiting of queue.clear()) waiting.settle({ undone: 'fault' })
    })
  }

  /** Whoever waited for it has given up. */
  function breakOff(waiting: Waiting): void {
    queue.remove(waiting)
    for (const [worker, work] of busy) if (work === waiting) end(worker)
    next()
  }

  function work<N extends WorkName>(name: N, asked: AskedOf<N>, { kind, cost = 0, from }: Task): Promise<Worked<DoneOf<N>>> {
    if (isClosed) return Promise.resolve({ undone: 'closing' })
    const most = patience ?? allowanceOf(kind).patience
    return new Promise((resolve) => {
      let [isEarly, clock]: [boolean, NodeJS.Timeout | undefined] = [false, undefined]
      const giveUp = (): void => {
        breakOff(waiting)
        resolve({ undone: 'too-long' })
      }
      const waiting: Waiting = {
        ...{ kind, cost, from, name, asked, came: performance.now() },
        begin: () => {
          if (!isEarly) return
          clearTimeout(clock)
          clock = setTimeout(giveUp, most)
        },
        settle: (worked) => {
          clearTimeout(clock)
          resolve(worked as Worked<DoneOf<N>>)
        },
      }
      if (!queue.add(waiting)) return waiting.settle({ undone: 'busy' })
      next()
      // Taken up at once, it has a thread; else it may have to wait until one has come up.
      isEarly = ![...busy.values()].includes(waiting) && all.size > up.size
      clock = setTimeout(giveUp, isEarly ? most + COMING_UP : most)
    })
  }

  for (let at = 0; at < Math.min(ready, count); at++) start()

  return {
    work,
    close: async () => {
      isClosed = true
      for (const waiting of queue.clear()) waiting.settle({ undone: 'closing' })
      busy.clear()
      const ended = [...all]
      all.clear()
      await Promise.all(ended.map((worker) => worker.terminate()))
    },
  }
}
