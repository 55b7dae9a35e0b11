import { describe, expect, test } from 'vitest'
import type { GameRecord } from '../../record/index.ts'
import { peopleOf, seatView } from '../../record/index.ts'
import { DELEGATIONS, delegationOf, POWERS } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import { opened, otherwiseHidden, randomRecord } from '../record/record.testing.ts'

const record = randomRecord('2023', 14)

const upTo = (n: number): GameRecord => ({ ...record, entries: record.entries.slice(0, n) })

describe('what a seat sees', () => {
  test.each([40, 150, 300])('49.21: after %i orders another faction’s secret changes no letter of it', (n) => {
    for (const by of ['axis', 'westernAllies', 'russia'] as const) {
      const [one, other] = [opened(upTo(n)), opened(otherwiseHidden(upTo(n), by))]
      const others: readonly (readonly Seat[])[] = [
        ...POWERS.filter((power) => delegationOf(power) !== by).map((power) => [power]),
        ['host'],
        [],
      ]
      for (const seats of others) {
        const all = { menu: true, log: true }
        expect(JSON.stringify(seatView(other, seats, all))).toBe(JSON.stringify(seatView(one, seats, all)))
      }
    }
  })

  test('its own allocation it sees, the host sees nobody’s', () => {
    const kept = opened(upTo(40))
    const sealed = record.entries.slice(0, 40).flatMap(({ events }) => events.filter((event) => event.type === 'allocation-sealed'))
    const axis = sealed.find((event) => event.type === 'allocation-sealed' && event.by === 'axis')
    expect(seatView(kept, ['germany']).own).toMatchObject([
      { faction: 'axis', placements: axis?.type === 'allocation-sealed' ? axis.placements : undefined },
    ])
    expect(seatView(kept, ['host'])).toEqual({ ...seatView(kept, []), as: ['host'] })
  })

  test('at every moment somebody is to move, until the war is over', () => {
    const kept = opened(record)
    for (let n = 1; n < kept.entries.length; n += 41) expect(seatView(opened(upTo(n)), []).toMove).not.toEqual([])
    expect(seatView(kept, []).toMove).toEqual([])
  })

  test('whoever is to move has something to order', () => {
    for (let n = 1; n < record.entries.length; n += 61) {
      const kept = opened(upTo(n))
      const [first] = seatView(kept, []).toMove
      const seat: Seat = first?.who === 'host' ? 'host' : (POWERS.find((power) => delegationOf(power) === first?.who) ?? 'host')
      const [menu] = seatView(kept, [seat], { menu: true }).menus ?? []
      expect(menu?.for).toBe(first?.who)
      expect(menu?.allocation ?? menu?.strike ?? menu?.offers.find(({ refusals }) => refusals.length === 0)).toBeTruthy()
    }
  })

  test('people sit for delegations by their powers', () => {
    const kept = opened({ ...upTo(1), header: { ...record.header, seats: { germany: 'Anna', italy: 'Anna', us: 'Ben', host: 'Cleo' } } })
    expect([...DELEGATIONS, 'host' as const].map((who) => peopleOf(kept, who))).toEqual([['Anna'], ['Ben'], [], [], [], ['Cleo']])
  })
})
