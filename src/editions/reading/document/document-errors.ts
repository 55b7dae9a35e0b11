import type * as z from 'zod/mini'
import { FACT_IDS, inBrief, MOST_REASONS, quoted, type Refusal, slipOf } from '../../../rules/core/index.ts'
import { ANY_FACT, type Locate, misread, oneOf, type Path } from './misreading.ts'
import { type Hint, hintsForOneAnswer } from './nearest.ts'
import { SITUATION_DOCUMENT } from './situation-document.ts'

const KNOWN_AT: Readonly<Record<string, readonly string[]>> = { facts: FACT_IDS }

const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined),
    document,
  )

function knownKeys(path: Path, document: z.core.$ZodType): readonly string[] {
  let schema: unknown = document
  for (const key of path) {
    const inner = schema as { def?: { innerType?: unknown; element?: unknown }; shape?: Record<string, unknown> }
    schema = inner.shape?.[String(key)] ?? inner.def?.element
    while (schema !== undefined && (schema as { def?: { innerType?: unknown } }).def?.innerType !== undefined)
      schema = (schema as { def: { innerType: unknown } }).def.innerType
  }
  const { shape, def } = (schema ?? {}) as {
    readonly shape?: Record<string, unknown>
    readonly def?: { readonly keyType?: { readonly def?: { readonly entries?: Record<string, string> } } }
  }
  return shape === undefined ? Object.values(def?.keyType?.def?.entries ?? {}) : Object.keys(shape)
}

/** Each of so many issues is held beside the others: beyond them nobody reads what is said twice. */
const MOST_LOOKED_AT = 200

/** The limit that every whole number has says nothing beside a limit of its own. */
const isSaidNearer = (issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean =>
  issue.code === 'too_big' &&
  issue.maximum === Number.MAX_SAFE_INTEGER &&
  issues.some((other) => other !== issue && other.code === 'too_big' && other.path.join() === issue.path.join())

type Branch = readonly z.core.$ZodIssue[]

/** The branch that was meant: what fails only further in is nearer than what is of another kind altogether. */
const branchMeant = (branches: readonly Branch[]): Branch | undefined =>
  branches.find((branch) => branch.every(({ path }) => path.length > 0)) ??
  branches.find((branch) => branch.some(({ code, path }) => code !== 'invalid_type' || path.length > 0)) ??
  branches[0]

/** How many reasons an issue brings; they are only put into words if there is room for them. */
const countOf = (issue: z.core.$ZodIssue): number =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.length
    : issue.code === 'invalid_union' && !('options' in issue)
      ? (branchMeant(issue.errors) ?? []).reduce((sum, inner) => sum + countOf(inner), 0)
      : 1

/** What the reasons of one answer are made of. */
interface Answer {
  readonly document: unknown
  readonly locate: Locate | undefined
  readonly schema: z.core.$ZodType
  readonly hint: Hint
}

function refusalsFor(issue: z.core.$ZodIssue, most: number, answer: Answer): readonly Refusal[] {
  const { document, locate, schema, hint } = answer
  const path = issue.path as Path
  const given = valueAt(document, path)
  const found = quoted(given)
  const notOneOf = (values: readonly unknown[]): Refusal => {
    const names = values.filter((value) => typeof value === 'string')
    return misread(path, locate, found, oneOf(values), hint(String(given), names))
  }
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = KNOWN_AT[path.join('.')] ?? knownKeys(path, schema)
      const kind = path.join('.') === 'facts' ? ANY_FACT : `${oneOf(known)}`
      return issue.keys.slice(0, most).map((key) => misread([...path, key], locate, `unknown name ${quoted(key)}`, kind, hint(key, known)))
    }
    case 'invalid_value':
      return [notOneOf(issue.values)]
    case 'invalid_type':
      return [misread(path, locate, found, issue.expected === 'int' ? 'a whole number' : `${aOrAn(issue.expected)}`)]
    case 'too_small':
      return [misread(path, locate, found, `${issue.minimum} or more`)]
    case 'too_big':
      return [misread(path, locate, found, tooBig(issue) + slipOf(given, Number(issue.maximum)))]
    case 'not_multiple_of':
      return [misread(path, locate, found, `a multiple of ${issue.divisor}`)]
    case 'invalid_union': {
      if ('options' in issue) return [notOneOf(issue.options ?? [])]
      return (branchMeant(issue.errors) ?? [])
        .slice(0, most)
        .flatMap((inner) => refusalsFor({ ...inner, path: [...path, ...inner.path] } as z.core.$ZodIssue, most, answer))
    }
    default:
      return [misread(path, locate, found, issue.message)]
  }
}

const tooBig = ({ origin, maximum }: { readonly origin: string; readonly maximum: unknown }): string =>
  origin === 'array' ? `at most ${maximum} entries` : origin === 'string' ? `at most ${maximum} letters` : `${maximum} or less`

const TYPE_WORDS: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a whole number',
  int: 'a whole number',
  string: 'a text in quotes',
  object: 'an object { … }',
  array: 'a list [ … ]',
  record: 'an object { … }',
  tuple: 'a pair [ …, … ]',
}
const aOrAn = (expected: string): string => TYPE_WORDS[expected] ?? expected

/** Every issue of a document, in words. */
export function refusalsIn(
  issues: readonly z.core.$ZodIssue[],
  document: unknown,
  locate?: Locate,
  schema: z.core.$ZodType = SITUATION_DOCUMENT,
): readonly Refusal[] {
  const answer: Answer = { document, locate, schema, hint: hintsForOneAnswer() }
  const looked = issues.slice(0, MOST_LOOKED_AT).filter((issue, _index, first) => !isSaidNearer(issue, first))
  const told = [...looked, ...issues.slice(MOST_LOOKED_AT)]
  const found: Refusal[] = []
  for (const issue of told) {
    if (found.length > MOST_REASONS) break
    found.push(...refusalsFor(issue, MOST_REASONS + 1 - found.length, answer))
  }
  const all = told.reduce((sum, issue) => sum + countOf(issue), 0)
  return inBrief(found.slice(0, MOST_REASONS + 1), all)
}
