import { useEffect, useState } from 'react'
import { ask } from './wire.ts'

/** What the server says at a path, read again whenever something happens in the game; and a way to read it now. */
export function useRead<T>(path: string, upTo: number): readonly [T | undefined, () => void] {
  const [read, setRead] = useState<T>()
  const [again, setAgain] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened meanwhile is the reason to read again.
  useEffect(() => {
    let isWanted = true
    void ask<T>('GET', path).then((reply) => reply.ok && isWanted && setRead(reply.body))
    return () => {
      isWanted = false
    }
  }, [path, upTo, again])
  return [read, () => setAgain((times) => times + 1)]
}
