import { z } from 'zod/mini'
import { nearest } from '../../editions/reading/index.ts'
import {
  checkValue,
  FACT_IDS,
  FACTS,
  isFactId,
  isNation,
  isPower,
  NATIONS,
  quoted,
  SEASONS,
  SIDES,
  THIS_TURN_FACTS,
} from '../../rules/core/index.ts'
import { isWritten, WRITTEN, writtenScript } from './known-scripts.ts'
import type { Script } from './script.ts'
import { type HappeningDocument, pairIn, type ScriptDocument, scriptOf, turnsIn, valueIn } from './script-document.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const names = z.array(text(60)).check(z.maxLength(40))
const value = z.union([z.string().check(z.maxLength(60)), z.number(), z.boolean(), z.null()])

const happening = z.strictObject({
  side: z.enum(SIDES),
  turns: text(40),
  seasons: z.exactOptional(z.array(z.enum(SEASONS))),
  chance: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100))),
  war: z.exactOptional(names),
  after: z.exactOptional(names),
  unless: z.exactOptional(names),
  when: z.exactOptional(z.record(z.string(), value)),
  books: z.exactOptional(z.array(z.union([z.string(), z.number()]))),
  facts: z.exactOptional(z.record(z.string(), value)),
  declares: z.exactOptional(names),
})

/** How many things may happen in a script that somebody wrote. */
const MOST_HAPPENINGS = 500

export const SCRIPT_DOCUMENT = z.strictObject({
  title: text(120),
  words: z.exactOptional(text(400)),
  'as in': z.exactOptional(z.enum(WRITTEN)),
  without: z.exactOptional(names),
  happenings: z.record(text(60), happening).check(z.refine((all) => Object.keys(all).length <= MOST_HAPPENINGS)),
})

export type ReadScript = { readonly ok: true; readonly script: Script } | { readonly ok: false; readonly faults: readonly string[] }

const meant = (wrong: string, known: readonly string[]): string => {
  const found = nearest(wrong, known)
  return found.length === 0 ? '' : `; did you mean ${found.join(' or ')}?`
}

function faultsOfFacts(facts: Readonly<Record<string, unknown>>, isScripted: boolean): readonly string[] {
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

const faultsOfPairs = (pairs: readonly string[] = []): readonly string[] =>
  pairs.flatMap((pair) => {
    const [by, on] = pairIn(pair) ?? []
    if (by === undefined || on === undefined) return [`${quoted(pair)} is no pair; expected such as germany - poland`]
    if (!isPower(by)) return [`${quoted(by)} is no power`]
    return isNation(on) ? [] : [`${quoted(on)} is no nation${meant(on, NATIONS)}`]
  })

function faultsOf(one: HappeningDocument, ids: readonly string[]): readonly string[] {
  const turns = turnsIn(one.turns)
  const unknown = [...(one.after ?? []), ...(one.unless ?? [])].filter((id) => !ids.includes(id))
  const lasting = Object.keys(one.facts ?? {}).filter((id) => !(THIS_TURN_FACTS as readonly string[]).includes(id))
  const hasMark = lasting.some((id) => typeof valueIn(one.facts?.[id] ?? null) !== 'object')
  return [
    ...(turns === undefined ? [`${quoted(one.turns)} are no turns; expected such as 1940 spring or 1940 spring to 1940 fall`] : []),
    ...(one.facts === undefined && one.declares === undefined ? ['it says neither facts nor declares'] : []),
    ...(lasting.length > 0 && !hasMark ? ['one lasting fact needs a plain value, by which it is seen to have happened'] : []),
    ...unknown.map((id) => `${quoted(id)} happens nowhere in this script${meant(id, ids)}`),
    ...faultsOfFacts(one.facts ?? {}, true),
    ...faultsOfFacts(one.when ?? {}, false),
    ...faultsOfPairs(one.war),
    ...faultsOfPairs(one.declares),
  ]
}

/** A script out of plain data that somebody wrote, or everything that is wrong with it. */
export function readScript(document: unknown): ReadScript {
  const read = SCRIPT_DOCUMENT.safeParse(document)
  if (!read.success)
    return {
      ok: false,
      faults: read.error.issues.map(({ path, message }) => `${path.length === 0 ? 'the script' : path.join(', ')}: ${message}`),
    }
  const said = read.data as ScriptDocument
  const base = said['as in']
  const script = scriptOf(said, isWritten(base) ? writtenScript(base) : undefined)
  const ids = [...script.happenings.map(({ id }) => id), ...(said.without ?? [])]
  const faults = Object.entries(said.happenings).flatMap(([id, one]) => faultsOf(one, ids).map((fault) => `${id}: ${fault}`))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, script }
}
