import { readBookFile } from './reading.mjs'

const CATALOGUES = ['49', 'tensions', '50-53', 'changes-2016', 'campaign']
const DOING = ['computed', 'enforced', 'sequenced', 'carried-out', 'decided']
const TELLING = ['shown', 'outside']
const HOMES = [...DOING, ...TELLING, 'to-do']

const CHAPTER_KEYS = ['catalogue', 'printed', 'only', 'where', 'renumbered', 'dropped', 'dropped tables', 'clauses']

/**
 * The chapters of one file of contents. A clause is one line: its number, the kind of home it has, and our heading.
 * A number with a heading alone is a heading of the book.
 */
export function readContents(path, text) {
  const file = readBookFile(path, text)
  const chapters = file.itemsOf(file.root, 'a file of contents').map((node) => readChapter(file, node))
  return { faults: file.faults, chapters }
}

function readChapter(file, node) {
  const parts = file.partsOf(node, 'a chapter', CHAPTER_KEYS)
  const catalogue = parts.catalogue === undefined ? undefined : file.textOf(parts.catalogue, 'the catalogue')
  if (catalogue === undefined || !CATALOGUES.includes(catalogue)) {
    file.fault(parts.catalogue ?? node, `the catalogue must be one of ${CATALOGUES.join(', ')}`)
  }
  const shared = {
    ...(parts.printed && { printed: file.textOf(parts.printed, 'the printed name') }),
    ...(parts.only && { only: file.textsOf(parts.only, 'the options') }),
    ...(parts.where && { where: file.textOf(parts.where, 'the file') }),
  }
  return {
    printed: shared.printed,
    renumbered: textPairs(file, parts.renumbered, 'the numbers that moved'),
    dropped: file.textsOf(parts.dropped, 'the clauses dropped'),
    droppedTables: file.textsOf(parts['dropped tables'], 'the tables dropped'),
    clauses:
      parts.clauses === undefined
        ? []
        : file
            .pairsOf(parts.clauses, 'the clauses')
            .map((pair) => ({ ...readClause(file, pair, { catalogue, ...shared }), path: file.path })),
  }
}

/** The facts that clauses read otherwise than by a condition, by the number of the clause. */
export function readReads(path, text) {
  const file = readBookFile(path, text)
  const reads = file.pairsOf(file.root, 'the facts that are read').map(({ name: number, key, node }) => ({
    number,
    facts: file.textsOf(node, `the facts that ${number} reads`),
    unknown: () => file.fault(key, `${number} is no clause of this book`),
  }))
  return { faults: file.faults, reads }
}

const textPairs = (file, node, what) =>
  node === undefined ? {} : Object.fromEntries(file.pairsOf(node, what).map(({ name, node: value }) => [name, file.textOf(value, what)]))

function readClause(file, { name: number, key, node }, { where: chapterFile, ...shared }) {
  if (typeof node?.value === 'string')
    return { number, ...shared, heading: file.textOf(node, 'a heading'), home: { is: 'shown', why: 'heading' } }
  const parts = file.partsOf(node, number, [...HOMES, 'why', 'where', 'printed', 'only'])
  const kinds = HOMES.filter((kind) => parts[kind] !== undefined)
  if (kinds.length !== 1) file.fault(key, `${number} needs one kind of home: ${HOMES.join(', ')}`)
  const [is = 'to-do'] = kinds
  const heading = parts[is] === undefined ? '' : file.textOf(parts[is], `the heading of ${number}`)
  if (TELLING.includes(is) && parts.why === undefined) file.fault(key, `${number} is ${is}: say why`)
  if (!TELLING.includes(is) && parts.why !== undefined) file.fault(key, `${number} is ${is}: it needs no "why"`)
  if (!DOING.includes(is) && parts.where !== undefined) file.fault(key, `${number} is ${is}: no file does it`)
  const where = DOING.includes(is) ? (parts.where ? file.textOf(parts.where, 'the file') : chapterFile) : undefined
  return {
    number,
    ...shared,
    heading,
    home: { is, ...(parts.why && { why: file.textOf(parts.why, 'the reason') }) },
    ...(parts.printed && { printed: file.textOf(parts.printed, 'the printed name') }),
    ...(parts.only && { only: file.textsOf(parts.only, 'the options') }),
    ...(where && { where }),
  }
}
