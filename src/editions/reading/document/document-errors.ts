import type * as z from 'zod/mini'
import { FACT_IDS, inBrief, quoted, type Refusal, slipOf } from '../../../rules/core/index.ts'
import { ANY_FACT, type Locate, misread, oneOf, type Path } from './misreading.ts'
import { nearest } from './nearest.ts'
import { SITUATION_DOCUMENT } from './situation-document.ts'

const KNOWN_AT: Readonly<Record<string, readonly string[]>> = { facts: FACT_IDS }

/** Beyond so many errors in one place, hints help nobody and only cost time. */
const MOST_HINTS = 20

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
  return Object.keys((schema as { shape?: Record<string, unknown> })?.shape ?? {})
}

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

function refusalsFor(issue: z.core.$ZodIssue, document: unknown, locate: Locate | undefined, schema: z.core.$ZodType): readonly Refusal[] {
  const path = issue.path as Path
  const given = valueAt(document, path)
  const found = quoted(given)
  const notOneOf = (values: readonly unknown[]): Refusal => {
    const names = values.filter((value) => typeof value === 'string')
    return misread(path, locate, found, oneOf(values), nearest(String(given), names))
  }
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = KNOWN_AT[path.join('.')] ?? knownKeys(path, schema)
      const kind = path.join('.') === 'facts' ? ANY_FACT : `${oneOf(known)}`
      return issue.keys.map((key, index) =>
        misread([...path, key], locate, `unknown name ${quoted(key)}`, kind, index < MOST_HINTS ? nearest(key, known) : []),
      )
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
      const best = branchMeant(issue.errors)
      return (best ?? []).flatMap((inner) =>
        refusalsFor({ ...inner, path: [...path, ...inner.path] } as z.core.$ZodIssue, document, locate, schema),
      )
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
export const refusalsIn = (
  issues: readonly z.core.$ZodIssue[],
  document: unknown,
  locate?: Locate,
  schema: z.core.$ZodType = SITUATION_DOCUMENT,
): readonly Refusal[] =>
  inBrief(issues.filter((issue) => !isSaidNearer(issue, issues)).flatMap((issue) => refusalsFor(issue, document, locate, schema)))
