/** Where a number may begin: not inside another word or number. */
const BEGINNING = /(?<![\w.−+-])[A-Z0-9]/g
/** It goes on like this if it is another, longer number: `49.31` in `49.312`, `RGT-S1` in `RGT-S11`. */
const GOES_ON = /^(?:\w|[.(−-]\w)/

const KEY_LENGTH = 3

/**
 * Finds rule numbers in a text; of `49.12` and `49.12 (a)` the longer is meant where both fit.
 * @param {string[]} numbers
 * @returns {(text: string) => Set<string>}
 */
export function finderOf(numbers) {
  const byKey = grouped(numbers.toSorted((one, other) => other.length - one.length))
  return (text) => {
    const found = new Set()
    for (const { index } of text.matchAll(BEGINNING)) {
      const candidates = byKey.get(text.slice(index, index + KEY_LENGTH)) ?? []
      const number = candidates.find(
        (one) => text.startsWith(one, index) && !GOES_ON.test(text.slice(index + one.length, index + one.length + 2)),
      )
      if (number !== undefined) found.add(number)
    }
    return found
  }
}

const keyOf = (number) => number.slice(0, KEY_LENGTH)

function grouped(numbers) {
  const groups = new Map()
  for (const number of numbers) groups.set(keyOf(number), [...(groups.get(keyOf(number)) ?? []), number])
  return groups
}
