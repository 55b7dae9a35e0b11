import { readBookFile } from './reading.mjs'

const FOLDER = 'src/rules/core/facts'

const KINDS = ['yes-no', 'count', 'level', 'date', 'choice']
const KEYS = [...KINDS, 'not', 'start', 'least', 'most', 'steps', 'unreported', 'says', 'sentences', 'beside', 'unsourced', 'this turn']
/** A level may go below zero. */
const LOWEST = -999

/**
 * Every fact that may be reported, group by group. In a group stand facts by their names, and families: the same aspects of several subjects,
 * whose name `{here}` stands for.
 */
export function readVocabulary() {
  const list = readBookFile(`${FOLDER}/vocabulary.yaml`)
  const files = list.textsOf(list.root, 'the files of the vocabulary').map((name) => readFacts(`${FOLDER}/${name}.yaml`))
  return { faults: [...list.faults, ...files.flatMap(({ faults }) => faults)], groups: files.flatMap(({ groups }) => groups) }
}

export function readFacts(path, text) {
  const file = readBookFile(path, text)
  const groups = file.itemsOf(file.root, 'a file of facts').map((node) => {
    const parts = file.partsOf(node, 'a group', ['theatre', 'group', 'facts'])
    return {
      theatre: file.textOf(parts.theatre, 'the theatre'),
      group: file.textOf(parts.group, 'the name of the group'),
      blocks: file.itemsOf(parts.facts, 'the facts').map((block) => readBlock(file, block)),
    }
  })
  return { faults: file.faults, groups }
}

function readBlock(file, node) {
  const pairs = file.pairsOf(node, 'the facts')
  const family = pairs.find(({ name }) => name === 'of')
  return {
    ...(family && { of: subjectsOf(file, family.node) }),
    facts: Object.fromEntries(pairs.filter((pair) => pair !== family).map((pair) => [pair.name, readFact(file, pair)])),
  }
}

/** The subjects of a family; those that are nations have their names already. */
const subjectsOf = (file, node) =>
  'items' in node && node.items.some((item) => item.key !== undefined)
    ? Object.fromEntries(
        file.pairsOf(node, 'the subjects').map(({ name, node: value }) => [name, file.textOf(value, `the name of ${name}`)]),
      )
    : Object.fromEntries(file.textsOf(node, 'the subjects').map((subject) => [subject, null]))

function readFact(file, { name, key, node }) {
  const parts = file.partsOf(node, name, KEYS)
  const kinds = KINDS.filter((kind) => parts[kind] !== undefined)
  if (kinds.length !== 1) file.fault(key, `${name} needs one kind: ${KINDS.join(', ')}`)
  const [kind = 'yes-no'] = kinds
  const said = (part) => (parts[part] === undefined ? undefined : file.textOf(parts[part], `"${part}" of ${name}`))
  const number = (part) => {
    const text = said(part)
    if (text !== undefined && !/^-?\d+$/.test(text)) file.fault(parts[part], `"${part}" of ${name} must be a whole number`)
    return text === undefined ? undefined : Number(text)
  }
  const pairs = (part) =>
    parts[part] &&
    Object.fromEntries(file.pairsOf(parts[part], `"${part}" of ${name}`).map((pair) => [pair.name, file.textOf(pair.node, pair.name)]))
  const described = { words: said(kind) ?? '', ...defined({ denied: said('not'), beside: said('beside') }) }
  const marks = { unsourced: said('unsourced') === 'true', isOfTurn: said('this turn') === 'true' }
  switch (kind) {
    case 'count':
    case 'level': {
      const unreported = number('unreported')
      const least = unreported ?? number('least') ?? (kind === 'level' ? LOWEST : 0)
      const start = unreported ?? number('start') ?? 0
      return {
        kind: { type: 'count', ...described, start, least, ...defined({ most: number('most'), unreported, inSteps: number('steps') }) },
        ...marks,
      }
    }
    case 'date':
      return { kind: { type: 'date', ...described, start: said('start') ?? null }, ...marks }
    case 'choice': {
      const says = pairs('says') ?? {}
      if (Object.keys(says).length < 2) file.fault(key, `${name} says too few choices`)
      const choices = Object.keys(says)
      return {
        kind: { type: 'choice', ...described, choices, says, start: choices[0], ...defined({ sentences: pairs('sentences') }) },
        ...marks,
      }
    }
    default:
      return { kind: { type: 'yes-no', ...described, start: said('start') === 'true' }, ...marks }
  }
}

const defined = (parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

/** Every fact by its id, families spelt out. */
export const factsIn = (groups) =>
  groups.flatMap(({ blocks }) =>
    blocks.flatMap(({ of, facts }) =>
      (of === undefined ? [''] : Object.keys(of).map((subject) => `${subject}.`)).flatMap((subject) =>
        Object.entries(facts).map(([name, fact]) => ({ id: `${subject}${name}`, ...fact })),
      ),
    ),
  )
