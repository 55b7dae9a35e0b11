import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { War, WarsAsked } from '../../counsel/index.ts'
import { PACKAGE } from '../version.ts'

/** The thread as it is built, with the command. */
const THREAD_FILE = new URL('bin/wars.mjs', PACKAGE)

/**
 * Room for what a war makes and drops at once: with less of it, threads clear up so often that they get in each other's way. In megabytes.
 */
const YOUNG = 96

export const openThread = (): Worker => new Worker(THREAD_FILE, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } })

/** Wars that a thread is handed at a time: enough not to wait for the next, few enough to be told soon how they went. */
const AT_A_TIME = 8

export interface WarsHeard {
  /** Called as wars have been played, in any order. */
  readonly heard?: (wars: readonly War[]) => void
  /** Ends it before all are played; what has been played till then is the answer. */
  readonly signal?: AbortSignal
}

/** Threads that play wars on beside each other. They come up once and stay until they are closed. */
export interface WarThreads {
  /** The wars in the order of their seeds, however many threads played them. */
  play(asked: WarsAsked, listening?: WarsHeard): Promise<readonly War[]>
  close(): Promise<void>
}

/** Pieces of work in the order of their seeds. The last of them get smaller and smaller, so that no thread is done long before the others. */
export function inPieces(seeds: readonly number[]): readonly (readonly number[])[] {
  const pieces: (readonly number[])[] = []
  for (let at = 0; at < seeds.length; at += pieces.at(-1)?.length ?? 0) {
    const left = seeds.length - at
    pieces.push(seeds.slice(at, at + (left > AT_A_TIME ? AT_A_TIME : Math.ceil(left / 2))))
  }
  return pieces
}

/** What one thread makes of one piece of work. */
function worked(thread: Worker, asked: WarsAsked): Promise<readonly War[]> {
  return new Promise((resolve, reject) => {
    const heard = (wars: readonly War[]): void => {
      thread.off('error', reject)
      resolve(wars)
    }
    thread.once('message', heard)
    thread.once('error', reject)
    thread.postMessage(asked)
  })
}

export function openWarThreads(count: number = availableParallelism()): WarThreads {
  const threads = Array.from({ length: count }, openThread)
  return {
    async play(asked, { heard, signal } = {}) {
      const pieces = inPieces(asked.seeds)
      const played: (readonly War[])[] = pieces.map(() => [])
      let next = 0
      const work = async (thread: Worker): Promise<void> => {
        for (let piece = next++; piece < pieces.length && signal?.aborted !== true; piece = next++) {
          const wars = await worked(thread, { ...asked, seeds: pieces[piece] ?? [] })
          played[piece] = wars
          heard?.(wars)
        }
      }
      await Promise.all(threads.map(work))
      return played.flat()
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}
