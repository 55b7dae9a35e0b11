/**
 * What is made ready once for something that lasts, such as a book, a stage or a list of rows, and kept as long as that is. Most often
 * the next to ask asks for the same: the last answer is at hand without being looked up.
 */
export function onceFor<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  let last: K | undefined
  let lastMade: V | undefined
  return (of) => {
    if (of === last) return lastMade as V
    let made = known.get(of)
    if (made === undefined) {
      made = make(of)
      known.set(of, made)
    }
    last = of
    lastMade = made
    return made
  }
}

/** What stands under a key, put there when it is asked for first. */
export function foundIn<K, V>(known: Map<K, V>, key: K, make: (key: K) => V): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make(key)
  known.set(key, made)
  return made
}
