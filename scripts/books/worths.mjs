import { readBookFile } from './reading.mjs'

const HOLDS = ['units', 'income', 'hexes', 'conquered', 'associate', 'ally']
const SIDES = ['axis', 'allies']
const BESIDE_COUNTRIES = ['usat', 'rgt', 'intelligence']

/** What results are worth to a side, book by book. A book may take over those of one before it; one that says nothing takes those of the book it amends. */
export function readWorths(path, books, minors, text) {
  const file = readBookFile(path, text)
  const whole = (node, what) => {
    const given = file.textOf(node, what)
    if (!/^\d+$/.test(given ?? '')) file.fault(node, `${what} must be a whole number, 0 or more`)
    return Number(given)
  }
  const numbers = (node, what, names) => {
    const parts = file.partsOf(node, what, names)
    for (const name of names) if (parts[name] === undefined) file.fault(node, `${what} does not say ${name}`)
    return Object.fromEntries(names.map((name) => [name, parts[name] === undefined ? 0 : whole(parts[name], `${what}: ${name}`)]))
  }
  const parts = file.partsOf(file.root, 'the worths', ['shares', ...books.map(({ id }) => id)])
  const byBook = {}
  for (const { id, amends } of books) {
    if (parts[id] === undefined && byBook[amends] === undefined) file.fault(file.root, `nothing is worth anything in ${id}`)
    byBook[id] =
      byBook[parts[id]?.value ?? amends] ??
      Object.fromEntries(
        file
          .pairsOf(parts[id], id, [...minors, ...BESIDE_COUNTRIES])
          .map(({ name, node }) => [name, numbers(node, `${name} in ${id}`, SIDES)]),
      )
  }
  return { faults: file.faults, worths: { shares: numbers(parts.shares, 'the shares', HOLDS), books: byBook } }
}
