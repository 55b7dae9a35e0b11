import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { DOORS } from '../../../counsel/index.ts'
import { refuse, visible } from '../../../rules/core/index.ts'
import { PACKAGE } from '../../version.ts'
import { REQUEST } from '../../words.ts'
import { type Answering, type DoorReply, type DoorRequest, type ReviewRequest, refusing } from './answering.ts'

/** The thread as it is built, with the command. */
const WORKER_FILE = fileURLToPath(new URL('dist/command/worker.cjs', PACKAGE))

/** How long anybody waits for an answer, in milliseconds. */
const PATIENCE = 1_000
/** And for one that plays wars or solves a year: such work has a thread of its own, so that it never holds up the others. */
const LONG_PATIENCE = 20_000
/** And for a look back on a game, which has another thread: it tells what it has found before that. */
const REVIEW_PATIENCE = 60_000
/** How much longer the first may wait, while the threads come up. */
const COMING_UP = 10_000
/** Requests that wait for a thread; what comes beyond is refused at once. */
const MOST_WAITING = 200
/** What a thread may hold in memory, in megabytes; one that wants more is ended. */
const MOST_MEMORY = 512

export interface WorkersOptions {
  readonly count?: number
  /** In milliseconds. */
  readonly patience?: number
  readonly file?: string
}

export interface Workers {
  readonly answering: Answering
  close(): Promise<void>
}

interface Waiting {
  readonly request: DoorRequest | ReviewRequest
  readonly settle: (reply: DoorReply) => void
  /** Called as a thread takes it up. */
  readonly begin: () => void
}

/**
 * Threads that answer the doors, so that no request holds up another: whoever gets no answer in time is told so, and the thread that is
 * still at it is ended and another takes its place. They come up when the first asks.
 */
export function openWorkers({
  count = Math.min(4, Math.max(2, availableParallelism())),
  patience = PATIENCE,
  file = WORKER_FILE,
}: WorkersOptions = {}): Workers {
  const all = new Set<Worker>()
  const up = new Set<Worker>()
  const busy = new Map<Worker, Waiting>()
  const queue: Waiting[] = []
  let isClosed = false

  const tooLong = refusing(503, refuse('too-long', REQUEST.tooLong(patience), undefined, { milliseconds: patience }))

  function next(): void {
    for (const worker of up) {
      const waiting = busy.has(worker) ? undefined : queue.shift()
      if (waiting === undefined) continue
      busy.set(worker, waiting)
      waiting.begin()
      worker.postMessage(waiting.request)
    }
  }

  function end(worker: Worker): void {
    all.delete(worker)
    up.delete(worker)
    busy.delete(worker)
    void worker.terminate()
  }

  function start(): void {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
    all.add(worker)
    worker.on('message', (message: DoorReply | 'ready') => {
      if (!all.has(worker)) return
      if (message === 'ready') up.add(worker)
      else busy.get(worker)?.settle(message)
      busy.delete(worker)
      next()
    })
    worker.on('error', (error) => {
      const wasUp = up.has(worker)
      busy.get(worker)?.settle(tooLong)
      end(worker)
      if (wasUp) return start()
      // One that never came up would not come up the next time.
      console.error(visible(String(error)))
      if (all.size === 0) for (const { settle } of queue.splice(0)) settle(refusing(500, refuse('fault', REQUEST.fault)))
    })
  }

  function breakOff(waiting: Waiting): void {
    const at = queue.indexOf(waiting)
    if (at >= 0) queue.splice(at, 1)
    for (const [worker, work] of busy) {
      if (work !== waiting) continue
      end(worker)
      start()
    }
  }

  function answering(request: DoorRequest | ReviewRequest): Promise<DoorReply> {
    if (isClosed || queue.length >= MOST_WAITING) return Promise.resolve(tooLong)
    while (all.size < count) start()
    return new Promise((resolve) => {
      const giveUp = (): void => {
        breakOff(waiting)
        resolve(tooLong)
      }
      const isEarly = up.size === 0
      let clock = setTimeout(giveUp, isEarly ? patience + COMING_UP : patience)
      const settle = (reply: DoorReply): void => {
        clearTimeout(clock)
        resolve(reply)
      }
      const begin = (): void => {
        if (!isEarly) return
        clearTimeout(clock)
        clock = setTimeout(giveUp, patience)
      }
      const waiting: Waiting = { request, settle, begin }
      queue.push(waiting)
      next()
    })
  }

  return {
    answering,
    close: async () => {
      isClosed = true
      for (const { settle } of [...queue.splice(0), ...busy.values()]) settle(tooLong)
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

const LONG: ReadonlySet<string> = new Set(DOORS.flatMap((door) => ('isLong' in door && door.isLong ? [door.name] : [])))

/** Threads for the quick questions, one for the long, and one for looking back on games. */
export function openAllWorkers(options: WorkersOptions = {}): Workers {
  const quick = openWorkers(options)
  const long = openWorkers({ ...options, count: 1, patience: LONG_PATIENCE })
  const reviews = openWorkers({ ...options, count: 1, patience: REVIEW_PATIENCE })
  const poolFor = (request: DoorRequest | ReviewRequest): Workers => ('review' in request ? reviews : LONG.has(request.door) ? long : quick)
  return {
    answering: (request) => poolFor(request).answering(request),
    close: async () => {
      await Promise.all([quick, long, reviews].map((workers) => workers.close()))
    },
  }
}
