import { describe, expect, test } from 'vitest'
import type { AmericanForcesAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

type Document = Readonly<Record<string, unknown>>

const move = (situation: Document, to: string, forces: string) =>
  ask<AmericanForcesAnswer>('american-forces', situation, { to, forces }).moves[0]
const may = (situation: Document, to: string, forces: string) => move(situation, to, forces)?.allowed
const rules = (situation: Document, to: string, forces: string) => move(situation, to, forces)?.refusals.map(({ cite }) => cite?.rule)

describe.each(['2023', 'classic'])('%s: where American forces may go', (edition) => {
  const at = (tensions: Document, more: Document = {}) => ({ edition, turn: '1941 fall', tensions, ...more })
  const peace = at({ usjt: 0, usat: 0 })
  const withGermany = at({}, { wars: [['us', 'germany']] })
  const withJapan = at({}, { wars: [['us', 'japan']] })
  const japanAlone = at({}, { declarations: [{ by: 'japan', on: 'britain' }], wars: [['japan', 'britain']] })

  test('50.57A: the European map and Ethiopia wait for war with Germany', () => {
    for (const to of ['europe', 'ethiopia'])
      for (const forces of ['ground', 'air', 'atlanticShips']) {
        expect(rules(peace, to, forces)).toEqual(['50.57A'])
        expect([may(withJapan, to, forces), may(withGermany, to, forces)]).toEqual([false, true])
      }
  })

  test('50.57A: South Africa is open to naval redeployment once the U.S. fights Japan', () => {
    expect(rules(peace, 'southAfrica', 'ground')).toEqual(['50.57A', '50.57A'])
    expect(move(withJapan, 'southAfrica', 'ground')).toMatchObject({
      allowed: true,
      opened: [{ words: 'by naval redeployment', cite: { rule: '50.57A' } }],
    })
    expect(move(withGermany, 'southAfrica', 'ground')).toMatchObject({ allowed: true, opened: [] })
  })

  test('51.222: no ship of the Pacific fleet in Europe before war with Japan, though the U.S. fights Germany', () => {
    expect(rules(withGermany, 'europe', 'pacificFleet')).toEqual(['51.222'])
    expect(rules(peace, 'europe', 'pacificFleet')).toEqual(['50.57A', '51.222'])
    expect([may(peace, 'atlanticUsBox', 'pacificFleet'), may(withJapan, 'atlanticUsBox', 'pacificFleet')]).toEqual([false, true])
  })

  test('51.221A: the core of the Atlantic fleet leaves the theatre only in war with Japan', () => {
    expect(rules(at({ usjt: 45 }), 'pacificUsBox', 'atlanticCore')).toEqual(['51.221A'])
    expect([may(withGermany, 'pearlHarbor', 'atlanticCore'), may(withJapan, 'pearlHarbor', 'atlanticCore')]).toEqual([false, true])
  })

  test('51.234: ASW in the Atlantic, one at 25 and two at 35', () => {
    const asw = (usat: number) => move(at({ usat }), 'atlanticSw', 'asw')
    expect([asw(24)?.allowed, asw(25)?.opened[0]?.most, asw(35)?.opened[0]?.most]).toEqual([false, 1, 2])
  })

  test('51.231, 51.232: the Pacific fleet to Pearl Harbor from 8, beyond it from 45', () => {
    expect([may(at({ usjt: 7 }), 'pearlHarbor', 'pacificFleet'), may(at({ usjt: 8 }), 'pearlHarbor', 'pacificFleet')]).toEqual([
      false,
      true,
    ])
    expect([may(at({ usjt: 44 }), 'philippines', 'pacificFleet'), may(at({ usjt: 45 }), 'philippines', 'pacificFleet')]).toEqual([
      false,
      true,
    ])
    expect(rules(at({ usjt: 44 }), 'pacificMap', 'pacificFleet')).toEqual(['50.57B', '51.232'])
  })

  test('USJT-R8: two AAF and three infantry factors to Pearl Harbor at 8', () => {
    expect(may(at({ usjt: 7 }), 'pearlHarbor', 'ground')).toBe(false)
    expect(move(at({ usjt: 8 }), 'pearlHarbor', 'ground')?.opened.map(({ most, cite }) => [most, cite.rule])).toEqual([[3, 'USJT-R8']])
    expect(move(at({ usjt: 8 }), 'pearlHarbor', 'air')?.opened.map(({ most }) => most)).toEqual([2])
  })

  test('USJT-R20c, USJT-R26, USJT-R37, USJT-R45: step by step in the Far East', () => {
    for (const [to, forces, level] of [
      ['india', 'airTransport', 20],
      ['philippines', 'air', 26],
      ['philippines', 'ground', 37],
      ['americanPacific', 'ground', 37],
      ['americanPacific', 'air', 45],
      ['pacificSw', 'asw', 40],
      ['pacificSw', 'submarines', 40],
    ] as const)
      expect([to, forces, may(at({ usjt: level - 1 }), to, forces), may(at({ usjt: level }), to, forces)]).toEqual([
        to,
        forces,
        false,
        true,
      ])
  })

  test('50.57B: the rest of the Pacific map, Australia and India wait for war with Japan', () => {
    for (const to of ['pacificMap', 'australia', 'india']) {
      expect([may(at({ usjt: 49 }), to, 'ground'), may(withJapan, to, 'ground'), may(withGermany, to, 'ground')]).toEqual([
        false,
        true,
        false,
      ])
      expect(rules(at({ usjt: 49 }), to, 'ground')?.[0]).toBe('50.57B')
    }
  })

  test('50.552B, 50.552C: with Britain alone attacked, ground and air units in what the U.S. controls, and no ships', () => {
    for (const to of ['philippines', 'americanPacific', 'britishPacific', 'australia'])
      expect([to, may(japanAlone, to, 'ground'), may(japanAlone, to, 'air'), may(japanAlone, to, 'pacificFleet')]).toEqual([
        to,
        true,
        true,
        false,
      ])
    for (const to of ['pearlHarbor', 'philippines', 'americanPacific'])
      expect([
        to,
        may(japanAlone, to, 'submarines'),
        may(at({ usjt: 44 }), to, 'submarines'),
        may(at({ usjt: 45 }), to, 'submarines'),
      ]).toEqual([to, false, false, true])
    expect([may(japanAlone, 'india', 'ground'), may(japanAlone, 'pacificMap', 'ground')]).toEqual([false, false])
  })

  test('51.221B, R50-73: the Yorktown to Pearl Harbor; at 45 to lands the U.S. controls, and to the boxes, by choice not to these', () => {
    expect([may(at({ usjt: 8 }), 'pearlHarbor', 'atlanticShips'), may(at({ usjt: 44 }), 'philippines', 'atlanticShips')]).toEqual([
      true,
      false,
    ])
    expect(may(at({ usjt: 45 }), 'philippines', 'atlanticShips')).toBe(true)
    for (const box of ['australia', 'india']) {
      expect([may(at({ usjt: 44 }), box, 'atlanticShips'), may(at({ usjt: 45 }), box, 'atlanticShips')]).toEqual([false, true])
      const controlled = at({ usjt: 45 }, { rulings: { 'R50-73': 'controlled' } })
      expect(move(controlled, box, 'atlanticShips')?.refusals.map(({ words, cite }) => [words.includes('never'), cite?.rule])).toEqual([
        [false, '50.57B'],
      ])
    }
  })

  test('49.852D: the effective level decides', () => {
    expect(may(at({ usjt: { actual: 36, effective: 37 } }), 'philippines', 'ground')).toBe(true)
    expect(may(at({ usjt: { actual: 37, effective: 36 } }), 'philippines', 'ground')).toBe(false)
  })
})
