import { readSituation } from './situation-reader.ts'

export type Document = Readonly<Record<string, unknown>>

/** A situation that has nothing wrong with it. */
export function read(document: Document) {
  const given = readSituation(document)
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given
}

/** A declaration as a file has it. */
export const on = (by: string, country: string, turn: string) => ({ by, on: country, turn })
