import { type ReadSituation, readSituation } from '../reading/index.ts'

/** The campaign book and a situation of it, as a file would say it. */
export function campaign(document: Readonly<Record<string, unknown>> = {}): Extract<ReadSituation, { ok: true }> {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read
}
