import { type Refusal, refuse } from '../../../rules/core/index.ts'
import type { Locate } from '../document/misreading.ts'
import type { ReadSituation } from '../situation-in-document.ts'

/** Reads any document with the whole reader, which says what is wrong with it and what was meant. */
export const readClosely = async (document: unknown, locate?: Locate): Promise<ReadSituation> =>
  (await import('../situation-reader.ts')).readSituation(document, locate)

/** The document in a file, or everything that is wrong with it. */
export type ReadFile =
  | { readonly ok: true; readonly document: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const isNamed = (document: unknown): document is Readonly<Record<string, unknown>> =>
  typeof document === 'object' && document !== null && !Array.isArray(document)

/** The same for the text of a file, in JSON or YAML: a place in it is a line and a column. */
export async function readFile(text: string): Promise<ReadFile> {
  const refused = (words: string): ReadFile => ({ ok: false, refusals: [refuse('misread', words)] })
  const [{ readText }, { isRecord }, { place, SYNTAX }] = await Promise.all([
    import('./situation-text.ts'),
    import('./no-situation.ts'),
    import('./text-words.ts'),
  ])
  if (isRecord(text)) return refused(`${place(1, 1)}: ${SYNTAX.record}`)
  const read = readText(text)
  if (!read.ok) return refused(`${read.where}: ${read.words}`)
  if (!isNamed(read.document)) return refused(`${place(1, 1)}: ${SYNTAX.plain}`)
  const closely = await readClosely(read.document, read.locate)
  return closely.ok ? { ok: true, document: read.document } : closely
}
