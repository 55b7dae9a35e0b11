import type { Outcome, Work } from './sqlite-writing.ts'

/**
 * Work and its outcomes as one thread hands them to another. What nearly all of it is, one line that goes on from the last, is told by its values
 * alone, one after another: an object would be taken apart and put together again name by name, which takes longer than it takes to write.
 */
export type WorkParcel = readonly (Work | string | number | null)[]
/** A number stands for the line that was written under it. */
export type OutcomeParcel = readonly (Outcome | number)[]

const VALUES = 4

export function packed(works: readonly Work[]): WorkParcel {
  const parcel: (Work | string | number | null)[] = []
  for (const work of works) {
    const line = work.type === 'write' && isLineAlone(work) ? work.lines[0] : undefined
    if (work.type === 'write' && line !== undefined) parcel.push(work.game, work.expected, line.key, line.body)
    else parcel.push(work)
  }
  return parcel
}

const isLineAlone = ({ lines, papers, discarded }: Extract<Work, { readonly type: 'write' }>): boolean =>
  lines.length === 1 && papers.length === 0 && discarded.length === 0

const NONE: readonly never[] = []

export function unpacked(parcel: WorkParcel): readonly Work[] {
  const works: Work[] = []
  for (let at = 0; at < parcel.length; ) {
    const first = parcel[at]
    if (typeof first === 'object' && first !== null) {
      works.push(first)
      at += 1
      continue
    }
    const [game, expected, key, body] = parcel.slice(at, at + VALUES) as [string, number, string | null, string]
    works.push({ type: 'write', game, expected, lines: [{ key, body }], papers: NONE, discarded: NONE })
    at += VALUES
  }
  return works
}

export const packedOutcomes = (outcomes: readonly Outcome[]): OutcomeParcel =>
  outcomes.map((outcome) => (outcome.type === 'written' ? outcome.sequence : outcome))

export const unpackedOutcomes = (parcel: OutcomeParcel): readonly Outcome[] =>
  parcel.map((one): Outcome => (typeof one === 'number' ? { type: 'written', sequence: one } : one))
