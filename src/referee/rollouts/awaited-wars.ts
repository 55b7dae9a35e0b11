import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import type { War, WarsAsked } from '../../counsel/index.ts'
import { inPieces, openThread } from './war-threads.ts'

/** How often somebody who watches is told, at the least: in milliseconds. */
const A_WHILE = 200

export interface AwaitedWars {
  /** Plays them on all threads while the caller stands still; once `until` says so no more are begun. */
  play(asked: WarsAsked, waiting?: { readonly heard?: (played: number) => void; readonly until?: () => boolean }): readonly War[]
  close(): void
}

type Told = readonly War[] | { readonly failed: string }

/** Wars on all cores for a caller that cannot wait otherwise than by standing still: a question that is answered at once. */
export function openAwaitedWars(count: number = availableParallelism()): AwaitedWars {
  const bell = new Int32Array(new SharedArrayBuffer(4))
  const threads = Array.from({ length: count }, () => {
    const worker = openThread()
    worker.unref()
    return worker
  })
  return {
    play(asked, { heard, until = () => false } = {}) {
      const pieces = inPieces(asked.seeds)
      const played: (readonly War[])[] = pieces.map(() => [])
      const { seeds: _seeds, ...plain } = asked
      const working = new Map<Worker, { readonly piece: number; readonly port: MessagePort }>()
      let [next, done] = [0, 0]
      const hand = (thread: Worker): void => {
        if (next >= pieces.length || (next > 0 && until())) return
        const { port1, port2 } = new MessageChannel()
        working.set(thread, { piece: next, port: port1 })
        thread.postMessage({ asked: { ...plain, seeds: pieces[next++] ?? [] }, port: port2, bell }, [port2])
      }
      threads.forEach(hand)
      while (working.size > 0) {
        const rung = Atomics.load(bell, 0)
        let isNews = false
        for (const [thread, { piece, port }] of [...working]) {
          const message = receiveMessageOnPort(port)?.message as Told | undefined
          if (message === undefined) continue
          port.close()
          working.delete(thread)
          if ('failed' in message) throw new Error(message.failed)
          played[piece] = message
          done += message.length
          isNews = true
          hand(thread)
        }
        if (isNews) heard?.(done)
        else Atomics.wait(bell, 0, rung, A_WHILE)
      }
      return played.flat()
    },
    close: () => {
      for (const thread of threads) void thread.terminate()
    },
  }
}
