import { type Arguments, answerMay, answerReckon, type MayAnswer, type ReckonAnswer, type Refused, rollFrom } from '../../counsel/index.ts'
import { type Locate, readSituation } from '../../editions/index.ts'
import type { Roll, Rulebook, Situation, Table } from '../../rules/index.ts'
import { type Address, type Part, writeAddress } from '../address.ts'
import { type Document, documentOf, partsOf, put } from '../situation-address.ts'

/** A question as the door `reckon` takes it: a situation document, and who rolls for what and how. */
export interface Question {
  readonly document: Document
  readonly args: Arguments
}

/** A question with everything the engine says to it. */
export interface Study {
  readonly question: Question
  readonly book: Rulebook
  readonly situation: Situation
  readonly roll: Roll
  readonly table: Table
  readonly answer: ReckonAnswer
  readonly may: MayAnswer
}

export type Studied = { readonly ok: true; readonly study: Study } | Refused

export function study(question: Question, locate?: Locate): Studied {
  const { document, args } = question
  const read = readSituation(document, locate)
  if (!read.ok) return read
  const { book, situation } = read
  const answer = answerReckon(book, situation, args)
  if (!answer.ok) return answer
  const asked = rollFrom(book, args)
  if ('ok' in asked) return asked
  const table = book.tables[answer.target]
  if (table === undefined) throw new Error(`${answer.target} was reckoned without a table`)
  const may = answerMay(book, situation, { ...args, question: 'roll' })
  return may.ok ? { ok: true, study: { question, book, situation, roll: asked.roll, table, answer, may } } : may
}

const ROLL_PARTS = ['by', 'manner', 'subversion', 'covertAxis', 'covertAllies', 'pledge']
const USUAL: Readonly<Record<string, unknown>> = { manner: 'ordinary', subversion: 0, covertAxis: 0, covertAllies: 0, pledge: false }

export const isRollPart = ([name]: Part): boolean => ROLL_PARTS.includes(name)

/** Who rolls and how, as an address says it; what is usual goes without saying. */
export const rollParts = (args: Arguments): readonly Part[] =>
  ROLL_PARTS.filter((name) => args[name] !== undefined && args[name] !== USUAL[name]).map((name) => [name, String(args[name])])

/** `#/dossier/classic/hungary?by=axis&turn=1941+spring&…` */
export function questionAddress({ document, args }: Question): string {
  const { edition, ...rest } = document
  return writeAddress({ path: ['dossier', String(edition), String(args['target'])], parts: [...rollParts(args), ...partsOf(rest)] })
}

export function questionAt({ path, parts }: Address): Question {
  const [, edition, target] = path
  const said = Object.fromEntries(parts.filter(isRollPart))
  const args: Arguments = { by: 'axis', ...said, target, ...(said['pledge'] === undefined ? {} : { pledge: said['pledge'] === 'true' }) }
  return { document: { edition, ...documentOf(parts.filter((part) => !isRollPart(part))) }, args }
}

/** Where in an address something stands. */
export const locateIn =
  ({ parts }: Address): Locate =>
  (path) => {
    const name = path.join('.')
    if (name === 'edition') return 'after /dossier/'
    const index = parts.findIndex(([own]) => own === name || own.startsWith(`${name}.`))
    return index < 0 ? undefined : `part ${index + 1} of the address`
  }

/** The question in another book or at another time; what only the old book had goes. */
export function turnedTo({ document, args }: Question, change: Readonly<Record<string, unknown>>): Question {
  const isOtherBook = 'edition' in change && change['edition'] !== document['edition']
  const kept = isOtherBook ? put(put(document, ['options'], undefined), ['rulings'], undefined) : document
  return { document: Object.entries(change).reduce((made, [key, value]) => put(made, [key], value), kept), args }
}

/** The parts of an address that every country shares: the situation, and who rolls. */
export function boardParts({ document, args }: Question): readonly Part[] {
  const { edition: _edition, ...rest } = document
  return [...rollParts({ by: args['by'] }), ...partsOf(rest)]
}
