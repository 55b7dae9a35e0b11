import { useEffect, useRef, useState } from 'react'
import { keep, kept, parsed } from '../parts/index.ts'
import { ask, newKey, type Problem } from './wire.ts'

/** How long a page waits before it sends something again that the server has not answered. */
const PAUSE_MS = 3_000

interface Waiting<Body> {
  /** The same for every try: what arrived although its answer was lost is not done twice. */
  readonly key: string
  readonly body: Body
}

/**
 * Sends something, and again under the same key until the server has answered, whether it took it or not. What waits is kept in
 * this browser, so a reload loses nothing.
 */
export function useSendingAgain<Body extends object>(path: string, keptAs: string, done: () => void) {
  const [waiting, setWaiting] = useState(() => parsed(kept(keptAs)) as Waiting<Body> | undefined)
  const [problem, setProblem] = useState<Problem>()
  const [isLate, setLate] = useState(waiting !== undefined)
  const finish = useRef(done)
  finish.current = done
  const hold = (next: Waiting<Body> | undefined): void => {
    keep(keptAs, next === undefined ? undefined : JSON.stringify(next))
    setWaiting(next)
    setLate(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter is sent until it is answered, whatever else changes.
  useEffect(() => {
    if (waiting === undefined) return
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const send = async (): Promise<void> => {
      if (isAsking) return
      isAsking = true
      clearTimeout(timer)
      const reply = await ask('POST', path, { key: waiting.key, ...waiting.body })
      isAsking = false
      if (over.signal.aborted) return
      if (!reply.ok && reply.problem.status === 0) {
        setLate(true)
        timer = setTimeout(() => void send(), PAUSE_MS)
        return
      }
      hold(undefined)
      setProblem(reply.ok ? undefined : reply.problem)
      if (reply.ok) finish.current()
    }
    addEventListener('online', () => void send(), { signal: over.signal })
    void send()
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [waiting])
  return {
    /** What was not answered yet. */
    waiting: waiting?.body,
    /** Whether the first try went unanswered. */
    isLate,
    problem,
    send: (body: Body): void => {
      setProblem(undefined)
      hold({ key: newKey(), body })
    },
    /** Does not try again. What is on its way may still arrive. */
    stop: (): void => hold(undefined),
  }
}
