import { readFile } from '../../../editions/reading/index.ts'
import type { Refusal } from '../../../rules/index.ts'
import type { Document } from '../document.ts'
import type { OpenSituation } from '../open-situation.ts'

const FILE_NAME = 'chancery'
const MOST_BYTES = 1_000_000

/** Hands the situation to the reader as a file. */
export function saveFile({ document: said, situation, book }: OpenSituation): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(said, null, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${[FILE_NAME, book.id, ...situation.turn.split(' ')].join('-')}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** What a file says, or everything that is wrong with it and where. */
export async function openFile(file: File): Promise<{ readonly document: Document } | { readonly refusals: readonly Refusal[] }> {
  // A file picked by mistake may be of any size: no more of it is read than it takes to say so.
  const read = await readFile(await file.slice(0, MOST_BYTES).text())
  return read.ok ? { document: read.document } : { refusals: read.refusals }
}
