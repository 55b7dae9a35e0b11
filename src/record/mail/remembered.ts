/** So many answers are kept before all are forgotten. */
const MOST = 20_000

/** Something that is worked out once for a key: signatures take long to check, and what was signed does not change. */
export function remembered<T>(): (key: string, work: () => T) => T {
  const known = new Map<string, T>()
  return (key, work) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work()
    if (known.size >= MOST) known.clear()
    known.set(key, made)
    return made
  }
}
