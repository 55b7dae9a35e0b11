/** The most answers that are kept, and the most letters in the keys of all of them. A war by mail has a thousand packets, two million letters. */
const MOST = 20_000
const MOST_LETTERS = 16 * 1024 * 1024

interface Remembering<T> {
  /** What is refused is not kept: anybody can send as much of it as they like. */
  readonly isKept?: (made: T) => boolean
  readonly most?: number
  readonly mostLetters?: number
}

/** Something that is worked out once for a key: signatures take long to check, and what was signed does not change. The oldest goes first. */
export function remembered<T>({
  isKept = () => true,
  most = MOST,
  mostLetters = MOST_LETTERS,
}: Remembering<T> = {}): (key: string, work: () => T) => T {
  const known = new Map<string, T>()
  let letters = 0
  return (key, work) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work()
    if (key.length > mostLetters || !isKept(made)) return made
    known.set(key, made)
    letters += key.length
    for (const oldest of known.keys()) {
      if (known.size <= most && letters <= mostLetters) break
      known.delete(oldest)
      letters -= oldest.length
    }
    return made
  }
}
