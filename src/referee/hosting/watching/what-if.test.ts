import { describe, expect, test } from 'vitest'
import { documentOf, readSituation } from '../../../editions/reading/index.ts'
import { openGame, viewFor } from '../../../record/index.ts'
import { DELEGATIONS } from '../../../rules/core/index.ts'
import { randomRecord } from '../../record/record.testing.ts'

describe.each(['2023', 'classic', 'campaign'])('%s: what a seat knows, as a document', (edition) => {
  const record = randomRecord(edition, 23, edition === 'campaign' ? 'campaign-1939' : undefined)

  test.each([0.05, 0.2, 0.5, 0.9])('at %d of the game it is read back as the same situation', (part) => {
    const opened = openGame({ ...record, entries: record.entries.slice(0, Math.floor(record.entries.length * part)) })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    for (const to of DELEGATIONS) {
      const { situation } = viewFor(opened.kept, [to])
      const read = readSituation(documentOf(opened.kept.book, opened.kept.header, situation))
      expect(read.ok ? [] : read.refusals, to).toEqual([])
      if (!read.ok) continue
      for (const name of ['turn', 'standings', 'placements', 'namings', 'subversions', 'paid', 'tensions'] as const)
        expect(read.situation[name], `${to} ${name}`).toEqual(situation[name])
    }
  })
})
