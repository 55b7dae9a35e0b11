import { quoted, type Refusal, refuse } from '../../../rules/core/index.ts'
import { type Hint, nearest } from './nearest.ts'

export type Path = readonly (string | number)[]

/** Where in the file something stands: `line 7, column 12`. */
export type Locate = (path: Path) => string | undefined

/** A name in a path is cut short where it is no name of ours. */
const LONGEST_STEP = 60
const step = (one: string | number): string => {
  const text = String(one)
  return text.length <= LONGEST_STEP ? text : `${text.slice(0, LONGEST_STEP)}…`
}

const at = (path: Path): string => (path.length === 0 ? 'the document' : path.map(step).join('.'))

/** Says what is wrong at a place, what was expected, and what was probably meant. */
export function misread(path: Path, locate: Locate | undefined, found: string, expected: string, meant: readonly string[] = []): Refusal {
  const where = locate?.(path)
  const hint = meant.length === 0 ? '' : `; did you mean ${meant.map((name) => `"${name}"`).join(' or ')}?`
  return refuse('misread', `${at(path)}${where === undefined ? '' : ` (${where})`}: ${found}; expected ${expected}${hint}`, undefined, {
    path: path.map(String),
    ...(where === undefined ? {} : { where }),
    expected,
    nearest: meant,
  })
}

/** What is expected where a fact is named; whoever shows it says where the facts are listed. */
export const ANY_FACT = 'a fact of the vocabulary'

export const wantsFact = ({ data }: Refusal): boolean => data['expected'] === ANY_FACT

/** A long list is cut short; the nearest names say the rest. */
export const oneOf = (values: readonly unknown[]): string => {
  if (values.length === 0) return 'no name here'
  const names = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return names.length <= 16 ? `one of ${names.join(', ')}` : `one of ${names.length} known names, such as ${names.slice(0, 4).join(', ')}`
}

/** A refusal for a name that the chosen book does not know. */
export const unknownIn = (
  path: Path,
  name: string,
  known: readonly string[],
  what: string,
  locate: Locate | undefined,
  hint: Hint = nearest,
): Refusal => misread(path, locate, `unknown ${what} ${quoted(name)}`, oneOf(known), hint(name, known))
