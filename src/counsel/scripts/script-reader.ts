import { type Hint, hintsForOneAnswer } from '../../editions/reading/index.ts'
import {
  checkValue,
  FACT_IDS,
  FACTS,
  isFactId,
  isMinor,
  isNation,
  isPower,
  MINORS,
  MOST_REASONS,
  NATIONS,
  quoted,
  SEASONS,
  SIDES,
  THIS_TURN_FACTS,
  whyTooMuch,
} from '../../rules/core/index.ts'
import { readArguments } from '../doors/arguments/arguments.ts'
import * as s from '../schema.ts'
import { isWritten, WRITTEN, writtenScript } from './known-scripts.ts'
import type { Script } from './script.ts'
import { type HappeningDocument, pairIn, type ScriptDocument, scriptOf, turnsIn, valueIn } from './script-document.ts'

const names = s.array(s.textUpTo(60), 0, 40)
const values = s.record(s.union(s.textUpTo(60), s.number, s.boolean, s.nothing), 60)

const HAPPENING = s.strictObject({
  side: s.names(SIDES),
  turns: s.textUpTo(40),
  seasons: s.maybe(s.array(s.names(SEASONS), 0, 4)),
  chance: s.maybe(s.numberWithin(0, 100)),
  war: s.maybe(names),
  fights: s.maybe(s.record(s.names(SIDES), 40)),
  after: s.maybe(names),
  unless: s.maybe(names),
  when: s.maybe(values),
  books: s.maybe(s.array(s.union(s.textUpTo(20), s.int), 0, 10)),
  facts: s.maybe(values),
  declares: s.maybe(names),
})

/** How many things may happen in a script that somebody wrote, and how many letters it may have. */
const MOST_HAPPENINGS = 500
const MOST_LETTERS = 64 * 1024
const LONGEST_NAME = 60

/** A script as somebody writes it. */
export const SCRIPT_DOCUMENT = s.strictObject({
  title: s.textUpTo(120),
  words: s.maybe(s.textUpTo(400)),
  'as in': s.maybe(s.names(WRITTEN)),
  without: s.maybe(names),
  happenings: s.record(HAPPENING),
})

export type ReadScript = { readonly ok: true; readonly script: Script } | { readonly ok: false; readonly faults: readonly string[] }

/** What may have been meant, said after what was written. */
type Meant = (wrong: string, known: readonly string[]) => string

const meantBy =
  (hint: Hint): Meant =>
  (wrong, known) => {
    const found = hint(wrong, known)
    return found.length === 0 ? '' : `; did you mean ${found.join(' or ')}?`
  }

function faultsOfFacts(facts: Readonly<Record<string, unknown>>, isScripted: boolean, meant: Meant): readonly string[] {
  return Object.entries(facts).flatMap(([id, said]) => {
    if (!isFactId(id)) return [`${quoted(id)} is no fact of the vocabulary${meant(id, FACT_IDS)}`]
    const read = isScripted ? valueIn(said as string) : said
    if (typeof read === 'object' && read !== null && 'is' in read)
      return FACTS[id].type === 'date' ? [] : [`${id}: only a date is "this turn"`]
    if (typeof read === 'object' && read !== null && 'from' in read) {
      const { from, to } = read as { from: number; to: number }
      const wrong = FACTS[id].type === 'count' ? (checkValue(FACTS[id], from) ?? checkValue(FACTS[id], to)) : 'a value of its own'
      if (from > to) return [`${id}: ${from} to ${to} is the wrong way round`]
      return wrong === undefined ? [] : [`${id}: ${quoted(said)}; expected ${wrong}`]
    }
    const expected = checkValue(FACTS[id], read)
    return expected === undefined ? [] : [`${id}: ${quoted(said)}; expected ${expected}`]
  })
}

const faultsOfPairs = (pairs: readonly string[] = [], meant: Meant): readonly string[] =>
  pairs.flatMap((pair) => {
    const [by, on] = pairIn(pair) ?? []
    if (by === undefined || on === undefined) return [`${quoted(pair)} is no pair; expected such as germany - poland`]
    if (!isPower(by)) return [`${quoted(by)} is no power`]
    return isNation(on) ? [] : [`${quoted(on)} is no nation${meant(on, NATIONS)}`]
  })

const faultsOfFighters = (fights: Readonly<Record<string, unknown>> = {}, meant: Meant): readonly string[] =>
  Object.keys(fights).flatMap((minor) => (isMinor(minor) ? [] : [`${quoted(minor)} is no minor country${meant(minor, MINORS)}`]))

const OF_THIS_TURN: ReadonlySet<string> = new Set(THIS_TURN_FACTS)

function faultsOf(one: HappeningDocument, ids: ReadonlySet<string>, meant: Meant): readonly string[] {
  const turns = turnsIn(one.turns)
  const unknown = [...(one.after ?? []), ...(one.unless ?? [])].filter((id) => !ids.has(id))
  const lasting = Object.keys(one.facts ?? {}).filter((id) => !OF_THIS_TURN.has(id))
  const hasMark = lasting.some((id) => typeof valueIn(one.facts?.[id] ?? null) !== 'object')
  return [
    ...(turns === undefined ? [`${quoted(one.turns)} are no turns; expected such as 1940 spring or 1940 spring to 1940 fall`] : []),
    ...(one.facts === undefined && one.declares === undefined ? ['it says neither facts nor declares'] : []),
    ...(lasting.length > 0 && !hasMark ? ['one lasting fact needs a plain value, by which it is seen to have happened'] : []),
    ...unknown.map((id) => `${quoted(id)} happens nowhere in this script${meant(id, [...ids])}`),
    ...faultsOfFacts(one.facts ?? {}, true, meant),
    ...faultsOfFacts(one.when ?? {}, false, meant),
    ...faultsOfPairs(one.war, meant),
    ...faultsOfFighters(one.fights, meant),
    ...faultsOfPairs(one.declares, meant),
  ]
}

/** What a terminal would obey and nobody sees. */
const UNPRINTABLE = /\p{Cc}/u

function faultsOfNames({ title, words = '', happenings }: ScriptDocument): readonly string[] {
  const ids = Object.keys(happenings)
  return [
    ...(title.trim() === '' ? ['title: it needs a name'] : []),
    ...(UNPRINTABLE.test(`${title}${words}`) ? ['title, words: one line of plain text'] : []),
    ...ids
      .filter((id) => id.length > LONGEST_NAME || id.trim() === '' || UNPRINTABLE.test(id))
      .map((id) => `happenings: ${quoted(id)}; expected a name of at most ${LONGEST_NAME} letters`),
  ]
}

const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Why nothing in a document is looked at one by one. */
function whyNotRead(document: unknown): readonly string[] {
  if (!isNamed(document)) return ['a script has a title and happenings, each by its name']
  const tooMuch = whyTooMuch(document, 'a script', MOST_LETTERS)
  if (tooMuch.length > 0) return tooMuch.map(({ words }) => words)
  const happenings = document['happenings']
  const count = isNamed(happenings) ? Object.keys(happenings).length : 0
  return count > MOST_HAPPENINGS ? [`happenings: ${count} things; at most ${MOST_HAPPENINGS} may happen`] : []
}

/** The first faults, and no more of them looked for than are told. */
function firstFaults(document: ScriptDocument, ids: ReadonlySet<string>): readonly string[] {
  const meant = meantBy(hintsForOneAnswer())
  const faults = [...faultsOfNames(document)]
  for (const [id, one] of Object.entries(document.happenings)) {
    if (faults.length >= MOST_REASONS) break
    faults.push(...faultsOf(one, ids, meant).map((fault) => `${id}: ${fault}`))
  }
  return faults.slice(0, MOST_REASONS)
}

/** A script out of plain data that somebody wrote, or everything that is wrong with it. */
export function readScript(given: unknown): ReadScript {
  const whyNot = whyNotRead(given)
  if (whyNot.length > 0) return { ok: false, faults: whyNot }
  const document = given as Readonly<Record<string, unknown>>
  const read = readArguments(SCRIPT_DOCUMENT.fields, document)
  if ('ok' in read) return { ok: false, faults: read.refusals.map(({ words }) => words) }
  const said = read.value as unknown as ScriptDocument
  const base = said['as in']
  const script = scriptOf(said, isWritten(base) ? writtenScript(base) : undefined)
  const faults = firstFaults(said, new Set([...script.happenings.map(({ id }) => id), ...(said.without ?? [])]))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, script }
}
