import { expect, test } from 'vitest'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

test.each(['classic', '2023'])(
  '%s, RGT-W7: a country left unsupported may be helped later only at the price of war with Russia',
  (edition) => {
    const situation = {
      edition,
      turn: '1940 fall',
      tensions: { rgt: 36 },
      standings: { rumania: { result: 7 } },
      facts: { 'france.fallen': true, 'france.fallTurn': '1940 summer' },
    }
    const rules = (support: string) =>
      ask<MayAnswer>('may', situation, { question: 'declare', by: 'russia', on: 'rumania', support }).consequences.map(
        ({ cite }) => cite.rule,
      )
    expect(rules('no')).toContain('RGT-W7')
    expect(rules('yes')).not.toContain('RGT-W7')
  },
)

test.each(['classic', '2023'])(
  '%s, BEL-R(−1) (d): while the -1 stands the Western Allies may not declare war on Belgium or Luxembourg',
  (edition) => {
    const may = (on: string, result: number) =>
      ask<MayAnswer>(
        'may',
        { edition, turn: '1940 summer', standings: { belgiumLuxembourg: { result, with: 'france' } } },
        { question: 'declare', by: 'britain', on },
      ).refusals.map(({ cite }) => cite?.rule)
    for (const on of ['belgium', 'luxembourg']) {
      expect(may(on, -1)).toContain('001 Belgium -1')
      expect(may(on, 0)).not.toContain('001 Belgium -1')
    }
  },
)
