import { z } from 'zod'
import { refusalsIn } from '../../../editions/reading/index.ts'
import { readStrictJson } from '../../../record/index.ts'
import { refuse } from '../../../rules/core/index.ts'
import { REQUEST } from '../../words.ts'
import { type Problem, problem, problemSaying } from '../problem.ts'
import { HTTP } from '../words/words.ts'

/** How deep a body may be nested, and how much it may hold; what goes beyond is meant to hurt. A record is one text. */
const LIMITS = { deepest: 64, most: 5_000 }
/** No more reasons than these are told of one request. */
const MOST_REASONS = 20

export type ReadPart = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem }

const refusing = (found: Problem): ReadPart => ({ ok: false, problem: found })

/** A zero, or half of a pair of surrogates: not every store keeps them, and nobody writes them. */
const isOdd = (text: string): boolean => /\0|\p{Surrogate}/u.test(text)

function hasOddText(value: unknown): boolean {
  if (typeof value === 'string') return isOdd(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => isOdd(name) || hasOddText(one))
}

/** A part of a request in its shape, or every reason why it is not, in the words that documents and orders have for it. */
export function readPart(shape: z.ZodType, given: unknown, name: string): ReadPart {
  const parsed = shape.safeParse(given)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issues = parsed.error.issues.slice(0, MOST_REASONS)
  const found =
    name === ''
      ? refusalsIn(issues, given, undefined, shape)
      : refusalsIn(
          issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })),
          { [name]: given },
          undefined,
          z.object({ [name]: shape }),
        )
  const reasons = found.map(({ words, data: { path, ...data } }) =>
    refuse('misshapen', words.replace(/^the document:/, 'the body:'), undefined, {
      ...data,
      path: Array.isArray(path) ? path.join('.') : '',
    }),
  )
  return refusing(problem('misshapen', ...reasons))
}

/** The body of a request as it came; an empty one is an object without anything in it. */
export function readBody(shape: z.ZodType, text: string, isPlain?: (body: unknown) => boolean): ReadPart {
  const read = readStrictJson(text.startsWith('{') || text.trim() !== '' ? text : '{}', LIMITS)
  if (!read.ok) {
    const { position, line, column } = read.flaw
    return refusing(problemSaying('malformed-json', REQUEST.malformed(read.flaw), { position, line, column }))
  }
  // JSON has such a character only where it is written as a number: what comes as bytes is made whole as it is read.
  if (text.includes('\\u') && hasOddText(read.value)) return refusing(problemSaying('misshapen', HTTP.oddText))
  return isPlain?.(read.value) ? read : readPart(shape, read.value, '')
}
