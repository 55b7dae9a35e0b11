import { lifetimeOf } from './lifetimes.mjs'
import { readBookFile } from './reading.mjs'

const FOLDER = 'src/rules/core/facts'
const MINORS_FILE = 'src/rules/core/nations/minor-countries.yaml'

const KINDS = ['yes-no', 'count', 'level', 'date', 'choice']
const KEYS = [
  ...KINDS,
  'not',
  'start',
  'least',
  'most',
  'steps',
  'unreported',
  'says',
  'sentences',
  'beside',
  'unsourced',
  'tally',
  'lasts',
]
/** A level may go below zero. */
const LOWEST = -999

/** The most that a count can come to, by its name or its aspect. */
const RANGES = readBookFile(`${FOLDER}/ranges.yaml`)
const ranges = Object.fromEntries(
  RANGES.pairsOf(RANGES.root, 'the ranges').map(({ name, node }) => [name, Number(RANGES.textOf(node, `the most of ${name}`))]),
)

/**
 * Every fact that may be reported, group by group. In a group stand facts by their names, and families: the same aspects of several subjects,
 * whose name `{here}` stands for.
 */
export function readVocabulary() {
  const countries = readBookFile(MINORS_FILE)
  const minors = readMinors(countries)
  const list = readBookFile(`${FOLDER}/vocabulary.yaml`)
  const files = list.textsOf(list.root, 'the files of the vocabulary').map((name) => readFacts(`${FOLDER}/${name}.yaml`, minors))
  return {
    faults: [RANGES, countries, list, ...files].flatMap(({ faults }) => faults),
    groups: files.flatMap(({ groups }) => groups),
    minors,
  }
}

const readMinors = (file) =>
  Object.fromEntries(
    file.pairsOf(file.root, 'the minor countries').map(({ name: id, node }) => {
      const parts = file.partsOf(node, id, ['name', 'front', 'units', 'capitals'])
      const said = (part) => file.textOf(parts[part], `"${part}" of ${id}`)
      return [
        id,
        { name: said('name'), front: said('front'), units: said('units'), capitals: file.textsOf(parts.capitals, `the capitals of ${id}`) },
      ]
    }),
  )

export function readFacts(path, minors, text) {
  const file = readBookFile(path, text)
  const groups = file.itemsOf(file.root, 'a file of facts').map((node) => {
    const parts = file.partsOf(node, 'a group', ['theatre', 'group', 'lasts', 'facts'])
    const usual = file.textOf(parts.lasts, '"lasts" of the group')
    return {
      theatre: file.textOf(parts.theatre, 'the theatre'),
      group: file.textOf(parts.group, 'the name of the group'),
      blocks: file.itemsOf(parts.facts, 'the facts').flatMap((block) => readBlock(file, block, minors, usual)),
    }
  })
  return { faults: file.faults, groups }
}

function readBlock(file, node, minors, usual) {
  const pairs = file.pairsOf(node, 'the facts')
  const family = pairs.find(({ name }) => name === 'of')
  const except = pairs.find(({ name }) => name === 'except')
  const facts = pairs.filter((pair) => pair !== family && pair !== except)
  if (family === undefined) return [{ facts: factsBy(file, facts, usual) }]
  const left = new Set(except === undefined ? [] : file.textsOf(except.node, 'the exceptions'))
  const subjects = subjectsOf(file, family.node, minors).filter(([subject]) => !left.has(subject))
  return inRuns(subjects.map(([subject, name]) => ({ subject, name, facts: factsBy(file, facts, usual, subject) })))
}

const factsBy = (file, pairs, usual, subject) => Object.fromEntries(pairs.map((pair) => [pair.name, readFact(file, pair, usual, subject)]))

/** Neighbours of whom the same is said make one block. */
function inRuns(members) {
  const blocks = []
  for (const { subject, name, facts } of members) {
    const last = blocks.at(-1)
    if (last !== undefined && JSON.stringify(last.facts) === JSON.stringify(facts)) last.of[subject] = name
    else blocks.push({ of: { [subject]: name }, facts })
  }
  return blocks
}

/** The subjects of a family and their names; nations have theirs already. `minors`, or those on a front with such units, are meant by that. */
function subjectsOf(file, node, minors) {
  if ('items' in node && node.items.some((item) => item.key !== undefined)) {
    return file.pairsOf(node, 'the subjects').map(({ name, node: value }) => [name, file.textOf(value, `the name of ${name}`)])
  }
  if ('items' in node) return file.textsOf(node, 'the subjects').map((subject) => [subject, null])
  const [, front, units] = /^minors(?: \((.+), (.+)\))?$/.exec(file.textOf(node, 'the subjects')) ?? []
  const chosen =
    front === undefined
      ? Object.keys(minors).sort()
      : Object.keys(minors).filter((id) => minors[id].front === front && minors[id].units === units)
  if (chosen.length === 0) file.fault(node, 'there are no such minor countries')
  return chosen.map((subject) => [subject, null])
}

/** A fact; where its start or its lifetime differs from subject to subject, it says so of each, and of the `others`. */
function readFact(file, { name, key, node }, usual, subject) {
  const parts = file.partsOf(node, name, KEYS)
  const kinds = KINDS.filter((kind) => parts[kind] !== undefined)
  if (kinds.length !== 1) file.fault(key, `${name} needs one kind: ${KINDS.join(', ')}`)
  const [kind = 'yes-no'] = kinds
  const said = (part) => (parts[part] === undefined ? undefined : file.textOf(parts[part], `"${part}" of ${name}`))
  const bySubject = (part) =>
    parts[part] !== undefined && parts[part].value === undefined ? file.partsOf(parts[part], `"${part}" of ${name}`) : {}
  const forSubject = (part, each = bySubject(part)) =>
    each[subject] ?? each.others ?? (Object.keys(each).length > 0 ? undefined : parts[part])
  const own = bySubject('start')[subject]
  const start = forSubject('start')
  const lasting = forSubject('lasts')
  const lifetime = lifetimeOf(lasting === undefined ? usual : file.textOf(lasting, `"lasts" of ${name}`))
  if (lifetime === undefined) file.fault(key, `"lasts" of ${name} is no lifetime`)
  const number = (part, from) => {
    const text = from && file.textOf(from, `"${part}" of ${name}`)
    if (text !== undefined && !/^-?\d+$/.test(text)) file.fault(from, `"${part}" of ${name} must be a whole number`)
    return text === undefined ? undefined : Number(text)
  }
  const pairs = (part) =>
    parts[part] &&
    Object.fromEntries(file.pairsOf(parts[part], `"${part}" of ${name}`).map((pair) => [pair.name, file.textOf(pair.node, pair.name)]))
  const described = { words: said(kind) ?? '', ...defined({ denied: said('not'), beside: said('beside'), lasts: lifetime }) }
  // One with a start of its own has it from a source.
  const marks = {
    unsourced: said('unsourced') === 'true' && own === undefined,
    isTally: said('tally') === 'true',
  }
  switch (kind) {
    case 'count':
    case 'level': {
      const unreported = number('unreported', parts.unreported)
      const most = number('most', parts.most) ?? ranges[`${subject}.${name}`] ?? ranges[name] ?? ranges[name.replace(/^.*\./, '')]
      if (most === undefined) file.fault(key, `${name} has no "most", here or in ranges.yaml`)
      const least = unreported ?? number('least', parts.least) ?? (kind === 'level' ? LOWEST : 0)
      return {
        kind: {
          type: 'count',
          ...described,
          start: unreported ?? number('start', start) ?? 0,
          least,
          ...defined({ most, unreported, inSteps: number('steps', parts.steps) }),
        },
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

/**
 * Every fact by its id, families spelt out.
 * @returns {{ id: string, kind: { type: string, start: unknown, lasts: { is: string } }, unsourced: boolean, isTally: boolean }[]}
 */
export const factsIn = (groups) =>
  groups.flatMap(({ blocks }) =>
    blocks.flatMap(({ of, facts }) =>
      (of === undefined ? [''] : Object.keys(of).map((subject) => `${subject}.`)).flatMap((subject) =>
        Object.entries(facts).map(([name, fact]) => ({ id: `${subject}${name}`, ...fact })),
      ),
    ),
  )
