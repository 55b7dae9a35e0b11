import { readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { ROOT } from '../step.mjs'

/** A file of a book that cannot be taken as it is: every fault with its file and line. */
export class BookFault extends Error {
  constructor(faults) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** A file of a book, its values all text, each asked for by what it must be. What is wrong is collected, not thrown. */
export function readBookFile(path, text = readFileSync(ROOT + path, 'utf8')) {
  const lines = new LineCounter()
  // Every number is text: 49.10 is not 49.1.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, uniqueKeys: false })
  const faults = document.errors.map((error) => `${path}:${lines.linePos(error.pos[0]).line} ${error.message.split('\n')[0]}`)
  const fault = (node, words) => {
    faults.push(`${path}:${lines.linePos(node?.range?.[0] ?? 0).line} ${words}`)
  }

  const resolved = (node) => (node?.source !== undefined && node.resolve ? node.resolve(document) : node)

  /** The text of a scalar, or a fault. */
  const textOf = (node, what) => {
    if (isScalar(node) && typeof node.value === 'string' && node.value.trim() !== '') return node.value
    fault(node, `${what} must be text`)
    return ''
  }
  const itemsOf = (node, what) => {
    if (isSeq(node)) return node.items.map(resolved)
    fault(node, `${what} must be a list`)
    return []
  }
  /** The pairs of a mapping in their order; a key that stands twice is a fault, and so is one that is not known. */
  const pairsOf = (node, what, known) => {
    if (!isMap(node)) {
      fault(node, `${what} must be a list of names and what they mean`)
      return []
    }
    const seen = new Set()
    return node.items.flatMap(({ key, value }) => {
      if (isScalar(key) && key.value === '<<') return pairsOf(resolved(value), what, known)
      const name = textOf(key, 'a name')
      if (seen.has(name)) fault(key, `"${name}" stands twice in ${what}`)
      if (known && !known.includes(name)) fault(key, `${what} has no "${name}": only ${known.join(', ')}`)
      seen.add(name)
      return [{ name, key, node: resolved(value) }]
    })
  }
  /** The same as an object of nodes by name. */
  const partsOf = (node, what, known) => Object.fromEntries(pairsOf(node, what, known).map(({ name, node: value }) => [name, value]))
  /** The texts of a list, and of lists within it. */
  const textsOf = (node, what) =>
    node === undefined ? [] : itemsOf(node, what).flatMap((item) => (isSeq(item) ? textsOf(item, what) : [textOf(item, what)]))

  return { path, root: document.contents, faults, fault, textOf, textsOf, itemsOf, pairsOf, partsOf }
}
