import { type Refusal, refuse } from '../rules/index.ts'
import type { Edition } from './edition.ts'
import type { Locate } from './misreading.ts'
import type { ReadSituation } from './situation-reading.ts'

/** The whole book, or what a roll is reckoned with. */
export type Volume = 'abridged' | 'whole'

/** Where each book comes from, with the one it amends; fetched when it is asked for. */
const WAYS: Readonly<Record<string, Readonly<Record<Volume, () => Promise<readonly Edition[]>>>>> = {
  '2023': {
    abridged: async () => [(await import('./2023/abridged.ts')).abridged2023],
    whole: async () => [(await import('./2023/edition.ts')).edition2023],
  },
  classic: {
    abridged: async () => [...(await fetchEditions('2023', 'abridged')), (await import('./classic/abridged.ts')).abridgedClassic],
    whole: async () => [...(await fetchEditions('2023', 'whole')), (await import('./classic/edition.ts')).classic],
  },
  campaign: {
    abridged: async () => [(await import('./campaign/abridged.ts')).abridgedCampaign],
    whole: async () => [(await import('./campaign/edition.ts')).campaign],
  },
}

/** A book and the one it amends, for a reader that does not hold all of them. */
export const fetchEditions = async (id: string, volume: Volume): Promise<readonly Edition[]> =>
  Object.hasOwn(WAYS, id) ? ((await WAYS[id]?.[volume]()) ?? []) : []

/** Reads any document with the whole reader, which says what is wrong with it and what was meant. */
export const readClosely = async (document: unknown, locate?: Locate): Promise<ReadSituation> =>
  (await import('./situation-reader.ts')).readSituation(document, locate)

/** The document in a file, or everything that is wrong with it. */
export type ReadFile =
  | { readonly ok: true; readonly document: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const isNamed = (document: unknown): document is Readonly<Record<string, unknown>> =>
  typeof document === 'object' && document !== null && !Array.isArray(document)

/** The same for the text of a file, in JSON or YAML: a place in it is a line and a column. */
export async function readFile(text: string): Promise<ReadFile> {
  const refused = (words: string): ReadFile => ({ ok: false, refusals: [refuse('misread', words)] })
  const [{ readText }, { whyNoSituation }, { place, SYNTAX }] = await Promise.all([
    import('./situation-text.ts'),
    import('./no-situation.ts'),
    import('./text-words.ts'),
  ])
  const whyNot = whyNoSituation(text)
  if (whyNot !== undefined) return refused(whyNot)
  const read = readText(text)
  if (!read.ok) return refused(`${read.where}: ${read.words}`)
  if (!isNamed(read.document)) return refused(`${place(1, 1)}: ${SYNTAX.plain}`)
  const closely = await readClosely(read.document, read.locate)
  return closely.ok ? { ok: true, document: read.document } : closely
}
