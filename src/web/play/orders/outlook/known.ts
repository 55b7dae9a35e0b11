import { useEffect, useState } from 'react'
import type { Faction, FactValue, Placements } from '../../../../rules/core/index.ts'
import { type Document, fetchBook, type OpenSituation, openDocument, put } from '../../../situation/index.ts'
import { ask } from '../../wire.ts'

/** The table as this seat knows it, laid out to be asked: the calculators say of it what they say of any situation. */
export function useKnown(id: string | undefined, upTo: number): OpenSituation | undefined {
  const [known, setKnown] = useState<OpenSituation>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened meanwhile is the reason to ask again.
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    void (async () => {
      const reply = await ask<Document>('GET', `/games/${id}/situation`)
      if (!reply.ok) return
      const { ok: _ok, ...document } = reply.body as Record<string, unknown>
      await fetchBook(String(document['edition']), 'whole')
      const read = openDocument(document as Document)
      if (isWanted && read.ok) setKnown(read.current)
    })()
    return () => {
      isWanted = false
    }
  }, [id, upTo])
  return known
}

/** The same with these points placed. */
export function knownWith(known: OpenSituation, by: Faction, placements: Placements): OpenSituation {
  const read = openDocument(put(known.document, ['placements', by], placements))
  return read.ok ? read.current : known
}

/** The same with these numbers reported. */
export function knownAsReported(known: OpenSituation, told: Readonly<Record<string, FactValue>>): OpenSituation {
  const document = Object.entries(told).reduce((before, [fact, value]) => put(before, ['facts', fact], value), known.document)
  const read = document === known.document ? undefined : openDocument(document)
  return read?.ok ? read.current : known
}
