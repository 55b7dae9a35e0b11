import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DELEGATIONS, type Delegation } from '../../rules/core/index.ts'
import { type Order, type Seat, seatsFor, shownTo } from '../../rules/game/index.ts'
import { tableDice } from '../dice.ts'
import { RULES } from '../generated/version.ts'
import { give, type KeptGame, openGame } from '../kept-game.ts'
import { type GameRecord, readRecord, recordText } from '../record.ts'
import { menusFor, seatView } from '../seat/seat-view.ts'
import { brokenLinks } from '../text/linked-lines.ts'
import { agreeing } from './agreeing.ts'
import { rulesInForce } from './rules-in-force.ts'
import { verify } from './verification.ts'

/** Games that an earlier release played and wrote down, each by rules of its own. */
const EARLIER = ['mail', 'table'] as const
const textOf = (name: (typeof EARLIER)[number]): string => readFileSync(`cases/earlier/${name}.jsonl`, 'utf8')

function recordOf(text: string): GameRecord {
  const read = readRecord(text)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.record
}

function opened(record: GameRecord): KeptGame {
  const found = openGame(record)
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found.kept
}

describe.each(EARLIER)('the record that an earlier release left of a game by %s', (name) => {
  const record = recordOf(textOf(name))

  test('still stands a check, under its own rules', () => {
    const { header } = record
    expect(header.rules).not.toBe(RULES)
    expect(brokenLinks(textOf(name))).toEqual([])
    const found = verify(opened(record))
    // What these rules decide otherwise is a rule corrected since: the old decision stands.
    expect(found).toMatchObject({ faults: [], rules: { played: header.rules, here: RULES } })
    expect([found.verified + found.otherwise.length, found.dice > 0]).toEqual([record.entries.length, true])
  })

  test('and would not, had a die, an event or a letter of it been changed', () => {
    const rolled = record.entries.find(({ dice }) => dice.length > 0)
    const entries = record.entries.map((one) => (one === rolled ? { ...one, dice: one.dice.map((face) => (face % 6) + 1) } : one))
    const [found, untouched] = [verify(opened({ ...record, entries })), verify(opened(record))]
    const said = ({ faults, otherwise }: typeof found): readonly string[] => [...faults, ...otherwise].map(({ words }) => words)
    expect(said(found).some((words) => words.includes(`order ${rolled?.n}:`) && !said(untouched).includes(words))).toBe(true)
    expect(brokenLinks(textOf(name).replace('"hungary"', '"hungarY"')).length).toBeGreaterThan(0)
  })
})

/** A game of the table as an earlier release left it, and what is to be otherwise in it. */
function earlier(change: (record: GameRecord) => GameRecord = (record) => record): KeptGame {
  return opened(recordOf(recordText(change(recordOf(textOf('table'))))))
}

const given = (kept: KeptGame, as: readonly Seat[], order: Order) => give(kept, as, agreeing(kept, order), tableDice([]))

function agreed(kept: KeptGame, by: Delegation | 'referee', reason?: string): KeptGame {
  const order: Order = { type: 'agree-to-rules', by, ...(reason === undefined ? {} : { reason }) }
  const found = given(kept, seatsFor(order), order)
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found.kept
}

describe('a game keeps the rules it was begun with until its players agree to others', () => {
  const kept = earlier()
  const pass: Order = { type: 'pass', by: 'axis' }

  test('until then nothing is ordered, and nothing else is offered', () => {
    const refused = given(kept, ['germany'], pass)
    expect(refused.ok ? [] : refused.refusals.map(({ code }) => code)).toEqual(['other-rules'])
    expect(refused.ok ? '' : refused.refusals[0]?.words).toContain(`rules ${kept.header.rules}`)
    const offers = menusFor(kept, ['germany', 'host'], kept.game).flatMap((menu) => menu.offers.map(({ order }) => order))
    expect(offers).toEqual([{ type: 'agree-to-rules', by: 'axis' }])
  })

  test('when the last has agreed it goes on, it is on record, and a check finds nothing', () => {
    const some = DELEGATIONS.slice(0, -1).reduce<KeptGame>((now, by) => agreed(now, by), kept)
    expect(given(some, ['germany'], pass).ok).toBe(false)
    const again = given(some, ['germany'], { type: 'agree-to-rules', by: 'axis' })
    expect(again.ok ? [] : again.refusals.map(({ code }) => code)).toEqual(['agreed-already'])
    const all = agreed(some, DELEGATIONS.at(-1) as Delegation)
    expect(all.entries.at(-1)?.events).toMatchObject([{ type: 'rules-agreed', from: kept.header.rules, to: RULES, isWhole: true }])
    expect(given(all, ['germany'], pass)).not.toMatchObject({ refusals: [{ code: 'other-rules' }] })
    const back = opened(recordOf(recordText(all)))
    expect(rulesInForce(back)).toBe(RULES)
    const found = verify(back)
    expect([found.faults, found.otherwise]).toEqual([[], verify(kept).otherwise])
  })

  test('the host speaks for those who have not only with a reason, and it stands there', () => {
    const bare = given(kept, ['host'], { type: 'agree-to-rules', by: 'referee' })
    expect(bare.ok ? [] : bare.refusals.map(({ code }) => code)).toEqual(['no-reason'])
    const all = agreed(kept, 'referee', 'China is nobody’s')
    expect(all.entries.at(-1)?.events).toMatchObject([{ isWhole: true, reason: 'China is nobody’s' }])
  })

  test('nobody agrees to rules of his own making, nor where there is nothing to agree to', () => {
    const forged = give(kept, ['germany'], { type: 'agree-to-rules', by: 'axis', from: 'x', to: 'y', changes: {} }, tableDice([]))
    expect(forged.ok ? [] : forged.refusals.map(({ code }) => code)).toEqual(['other-rules'])
    const all = agreed(kept, 'referee', 'all are here')
    const twice = given(all, ['germany'], { type: 'agree-to-rules', by: 'axis' })
    expect(twice.ok ? [] : twice.refusals.map(({ code }) => code)).toEqual(['same-rules'])
  })

  test('everybody is told what it changes of what he saw, and nobody anything of what he did not', () => {
    // As if the limit had been another then: the Axis allocation is more than these rules allow in one target.
    const over = earlier((record) => ({
      ...record,
      entries: record.entries.map((entry) => {
        const order = entry.order as Order
        if (order.type !== 'seal-allocation' || order.by !== 'axis') return entry
        const placements = { hungary: 5 }
        const events = entry.events.map((event) => (event.type === 'allocation-sealed' ? { ...event, placements } : event))
        return { ...entry, order: { ...order, placements }, events }
      }),
    }))
    // Each sees it before anybody agrees.
    const ahead = (...seats: readonly Seat[]) => seatView(over, seats, { menu: true })
    expect(ahead('germany').agreement?.changes.join()).toContain('Allocation sealed by the European Axis')
    for (const seats of [['britain'], ['russia', 'host'], ['host'], []] as const)
      expect(JSON.stringify(ahead(...seats))).not.toContain('Allocation sealed by the European Axis')
    expect(ahead('germany')).toMatchObject({ agreement: { from: over.header.rules, to: RULES, agreed: [], open: DELEGATIONS }, asked: [] })
    expect(ahead('germany').toMove.map(({ who, for: what }) => [who, what])).toEqual(DELEGATIONS.map((who) => [who, 'agree']))
    const event = agreed(over, 'axis').entries.at(-1)?.events[0]
    const seen = (who: Delegation): string => JSON.stringify(event === undefined ? [] : shownTo([event], [who]))
    expect(seen('axis')).toContain('Allocation sealed by the European Axis')
    for (const who of DELEGATIONS.filter((one) => one !== 'axis')) expect(seen(who)).not.toContain('Allocation sealed by the European Axis')
  })
})
