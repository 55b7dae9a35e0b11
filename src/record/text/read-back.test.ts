import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../../editions/index.ts'
import { CALENDAR, FACT_IDS, FACTS, type FactId, type FactValue, NATIONS, POWERS } from '../../rules/core/index.ts'
import type { Order } from '../../rules/game/index.ts'
import { give, type KeptGame, newGame } from '../kept-game.ts'
import { anyDice, textOf } from '../record.testing.ts'
import { readRecord } from '../record.ts'

const BOOKS = EDITIONS.flatMap(({ id: edition, options }) => {
  const scenario = edition === 'campaign' ? 'campaign-1939' : 'global-war-1939'
  const plain = { edition, scenario, options: [] as readonly string[] }
  return options.length === 0 ? [plain] : [plain, { ...plain, options: options.map(({ id }) => id) }]
})

function begun(setting: (typeof BOOKS)[number]): KeptGame {
  const made = newGame(setting)
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return made.kept
}

/** The game after orders of the host; those that the rules refuse leave it as it was. */
function ordered(kept: KeptGame, ...orders: readonly Order[]): KeptGame {
  let now = kept
  for (const order of orders) {
    const given = give(now, ['host'], order, anyDice())
    if (given.ok) now = given.kept
    else expect(given.refusals.filter(({ code }) => code === 'unreadable')).toEqual([])
  }
  return now
}

const report = (facts: Readonly<Record<string, FactValue>>): Order => ({ type: 'report-facts', by: 'referee', facts })

function extremes(id: FactId): readonly FactValue[] {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'yes-no':
      return [true, false]
    case 'count':
      return [fact.least, fact.most]
    case 'control':
      return ['nobody', 'germany', 'russia', 'us', 'japan', 'italy']
    case 'date':
      return [CALENDAR[0] ?? null, CALENDAR.at(-1) ?? null, null]
    case 'choice':
      return fact.choices
  }
}

describe.each(BOOKS)('R50-74: whatever is on record is read back ($edition, $options)', (setting) => {
  test('every fact, at its extremes', () => {
    const start = begun(setting)
    const told = FACT_IDS.map((id) => ordered(start, ...extremes(id).map((value) => report({ [id]: value }))))
    for (const kept of told) expect(readRecord(textOf(kept))).toMatchObject({ ok: true })
  })

  test('every war of a prelude, and whatever ends it', () => {
    const enders = FACT_IDS.filter((id) =>
      /\.(surrendered|surrenderedToJapan|surrenderTurn|fallen|fallTurn|conquered)$|^armistice\./.test(id),
    )
    const start = begun(setting)
    for (const by of POWERS) {
      const wars = NATIONS.filter((on) => on !== by).flatMap((on) =>
        (['1939 spring', '1939 summer'] as const).map(
          (turn): Order => ({
            type: 'report-declaration',
            by: 'referee',
            declaration: { by, on: on as never },
            turn,
          }),
        ),
      )
      const told = ordered(start, ...wars)
      for (const id of enders) {
        const ended = ordered(told, ...extremes(id).map((value) => report({ [id]: value })))
        expect(readRecord(textOf(ended))).toMatchObject({ ok: true })
      }
      const places = FACT_IDS.filter((id) => FACTS[id].type === 'control')
      for (const holder of ['germany', 'us'] as const)
        expect(readRecord(textOf(ordered(told, ...places.map((id) => report({ [id]: holder })))))).toMatchObject({ ok: true })
    }
  })
})
