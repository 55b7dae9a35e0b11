import { isSeq } from 'yaml'
import { readBookFile } from './reading.mjs'

const KINDS = ['global', 'european', 'pacific', '1939', 'demonstration']
const TRACKS = ['rgt', 'usat', 'usjt']
const MOBILIZATIONS = ['russia', 'usEurope', 'usPacific', 'japan', 'japanAtWar']
const STANDING = ['result', 'with', 'since', 'attacked', 'conquered', 'axisGained']
const WRITTEN_OUT = ['kind', 'words', 'facts', 'standings', 'wars', 'over', 'declarations', 'tensions', 'mobilizations']
const TAKEN_OVER = ['as in', 'without', 'facts']

/**
 * The starts of a book, each with title and turn as the list of books has them.
 * @param {string} path
 * @param {{ id: string, title: string, turn: string }[]} listed
 * @param {{ names: ReturnType<import('./names.mjs').namesOf>, facts: { id: string, kind: { type: string } }[] }} vocabulary
 * @param {(book: string) => { id: string }[]} startsOf what another book begins with
 * @param {string} [text]
 */
export function readScenarios(path, listed, vocabulary, startsOf, text) {
  const file = readBookFile(path, text)
  const pairs = file.pairsOf(file.root, 'the scenarios')
  for (const { id } of listed) if (!pairs.some(({ name }) => name === id)) file.fault(file.root, `the listed scenario ${id} has no start`)
  const read = readerOf(file, vocabulary)
  const scenarios = pairs.flatMap(({ name, key, node }) => {
    const head = listed.find(({ id }) => id === name)
    if (head === undefined) {
      file.fault(key, `${name} is no scenario of the list of books`)
      return []
    }
    const parts = file.partsOf(node, name)
    const isTakenOver = parts['as in'] !== undefined
    file.pairsOf(node, name, isTakenOver ? TAKEN_OVER : WRITTEN_OUT)
    return [{ ...(isTakenOver ? takenOver(file, name, parts, read, startsOf) : writtenOut(file, name, key, parts, read)), ...head }]
  })
  return { faults: file.faults, scenarios }
}

/** What comes with a war in the turn of its declaration, whenever that is. */
const WITH_WAR = 'with war'

/**
 * What has usually happened by a turn, whatever the book.
 * @param {string} path
 * @param {Parameters<typeof readScenarios>[2]} vocabulary
 * @param {string} [text]
 */
export function readCourse(path, vocabulary, text) {
  const file = readBookFile(path, text)
  const read = readerOf(file, vocabulary)
  const milestones = file.pairsOf(file.root, 'the usual course').map(({ name, key, node }) => {
    const { facts, wars } = file.partsOf(node, name, ['facts', 'wars'])
    return { name, key, facts: read.facts(facts), wars: read.wars(wars) }
  })
  const course = milestones
    .filter(({ name }) => name !== WITH_WAR)
    .map(({ name, key, facts, wars }) => ({ turn: read.turn(key, name), facts, wars }))
  const withWar = milestones.filter(({ name }) => name === WITH_WAR).map(({ facts, wars }) => ({ facts, wars }))
  return { faults: file.faults, course, withWar }
}

function writtenOut(file, name, key, parts, read) {
  for (const needed of ['kind', 'words', 'wars']) if (parts[needed] === undefined) file.fault(key, `${name} does not say its ${needed}`)
  const kind = read.oneOf(parts.kind, KINDS, 'kind of scenario')
  return {
    words: file.textOf(parts.words, `the words of ${name}`),
    kind,
    ...(kind === 'demonstration' && { isDemonstration: true }),
    facts: read.facts(parts.facts),
    standings: read.standings(parts.standings),
    tensions: read.tensions(parts.tensions),
    wars: read.ended(read.wars(parts.wars), parts.over),
    ...(parts.declarations && { declarations: read.declarations(parts.declarations) }),
    ...(parts.mobilizations && { mobilizations: read.mobilizations(parts.mobilizations) }),
  }
}

/** The start of that name in another book, less what this one does not know, with facts of its own. */
function takenOver(file, name, parts, read, startsOf) {
  const book = file.textOf(parts['as in'], `"as in" of ${name}`)
  const start = startsOf(book)?.find(({ id }) => id === name)
  if (start === undefined) file.fault(parts['as in'], `${book} has no scenario ${name}`)
  const { mobilizations, facts = {}, ...rest } = start ?? {}
  const left = file.textsOf(parts.without, `what ${name} is without`)
  for (const one of left)
    if (start && !(one in facts || (one === 'mobilizations' && mobilizations)))
      file.fault(parts.without, `${name} of ${book} has no ${one}`)
  return {
    ...rest,
    facts: { ...Object.fromEntries(Object.entries(facts).filter(([id]) => !left.includes(id))), ...read.facts(parts.facts) },
    ...(mobilizations && !left.includes('mobilizations') && { mobilizations }),
  }
}

function readerOf(file, { names, facts: known }) {
  const kindOf = new Map(known.map(({ id, kind }) => [id, kind]))
  const oneOf = (node, all, what) => {
    const text = node && file.textOf(node, `the ${what}`)
    if (text !== undefined && !all.includes(text)) file.fault(node, `${text} is no ${what}`)
    return text
  }
  const number = (node, what) => {
    const text = file.textOf(node, what)
    if (!/^-?\d+$/.test(text)) file.fault(node, `${what} must be a whole number`)
    return Number(text)
  }
  const turn = (node, text = file.textOf(node, 'the turn')) => {
    if (!/^19(39|4[0-6]) (spring|summer|fall|winter)$/.test(text)) file.fault(node, `${text} is no turn`)
    return text
  }
  const pairsOf = (node, what, all) => (node === undefined ? [] : file.pairsOf(node, what, all))
  const objectOf = (pairs, toValue) => Object.fromEntries(pairs.map((pair) => [pair.name, toValue(pair)]))

  const fact = ({ name, key, node }) => {
    const [place, aspect] = name.split('.')
    if (aspect === 'controller' && names.places.includes(place)) return oneOf(node, names.nations, 'nation')
    const kind = kindOf.get(name)
    if (kind === undefined) file.fault(key, `there is no fact ${name}`)
    switch (kind?.type) {
      case 'yes-no':
        return oneOf(node, ['true', 'false'], 'yes or no: true or false') === 'true'
      case 'count':
        return number(node, name)
      case 'date':
        return turn(node)
      case 'choice':
        return oneOf(node, kind.choices, `choice of ${name}`)
      default:
        return null
    }
  }
  const standing = ({ name, key, node }) => {
    if (!names.minors.includes(name)) file.fault(key, `${name} is no minor country with a table`)
    const said = objectOf(file.pairsOf(node, `the standing of ${name}`, STANDING), (pair) => {
      if (pair.name === 'result') return number(pair.node, 'the result')
      if (pair.name === 'with') return oneOf(pair.node, names.powers, 'power')
      if (pair.name === 'since') return turn(pair.node)
      return oneOf(pair.node, ['true'], `mark of a standing: "${pair.name}" is true or left out`) === 'true'
    })
    return { result: null, with: null, ...said }
  }
  const nations = (node, what) =>
    file.textsOf(node, what).map((text) => {
      const two = text.split(' - ')
      if (two.length !== 2) file.fault(node, `${what} are pairs, as in "germany - poland": ${text}`)
      for (const one of two) if (!names.nations.includes(one)) file.fault(node, `${one} is no power or country`)
      return two
    })
  const byTurn = (node, what, rowOf) =>
    pairsOf(node, what).flatMap((pair) => nations(pair.node, what).map((two) => rowOf(two, turn(pair.key, pair.name))))

  return {
    oneOf,
    turn,
    facts: (node) => objectOf(pairsOf(node, 'the facts'), fact),
    standings: (node) => objectOf(pairsOf(node, 'the standings'), standing),
    /** A list is of wars that begin with the scenario; earlier ones stand by their turns. */
    wars: (node) =>
      isSeq(node) || node === undefined ? nations(node, 'wars') : byTurn(node, 'wars', (between, since) => ({ between, since })),
    /** Wars of the list, by the turn in which they were over. */
    ended: (wars, node) =>
      byTurn(node, 'wars that are over', ([one, other], until) => ({ one, other, until })).reduce((left, { one, other, until }) => {
        const isIt = ({ between }) => between?.[0] === one && between[1] === other
        if (!left.some(isIt)) file.fault(node, `${one} - ${other} is over, but is no war of this start`)
        return left.map((war) => (isIt(war) ? { ...war, until } : war))
      }, wars),
    declarations: (node) =>
      byTurn(node, 'declarations', ([by, on], since) => {
        if (!names.powers.includes(by)) file.fault(node, `${by} is no power and declares no war`)
        return { by, on, turn: since }
      }),
    tensions: (node) =>
      objectOf(pairsOf(node, 'the tensions', TRACKS), ({ name, node: level }) => {
        const { level: now, highest } = 'items' in level ? file.partsOf(level, name, ['level', 'highest']) : { level }
        const actual = number(now, `the level of ${name}`)
        return { actual, effective: actual, ...(highest && { highest: number(highest, `the highest level of ${name}`) }) }
      }),
    mobilizations: (node) =>
      objectOf(pairsOf(node, 'the mobilizations', MOBILIZATIONS), ({ name, node: value }) => {
        const done = number(value, `the mobilizations of ${name}`)
        return name === 'russia' ? { done, isHalfDone: false, nextDue: null } : done
      }),
  }
}
