import { describe, expect, test } from 'vitest'
import { borderRatio } from '../../../rules/chapters/tension/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

function ratioIn(document: Document) {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return borderRatio(read.book, read.situation)
}

const onTheBorder = {
  'russianBorder.axisUnits': 10,
  'russianBorder.russianUnits': 8,
  'finland.borderUnits': 4,
  'finland.germanBorderUnits': 2,
  'rumania.borderUnits': 6,
  'rumania.germanBorderUnits': 3,
  'hungary.borderUnits': 5,
  'turkey.borderUnits': 7,
}

const axisWith = (document: Document, facts: Document = {}) => ratioIn({ ...document, facts: { ...onTheBorder, ...facts } })?.axis

describe('the ratio of ground units on the border between Russia and the Axis', () => {
  test('3.4.3.5a, 3.4.3.5d: Axis against Russian ground units, in lowest terms', () => {
    expect(ratioIn({ facts: onTheBorder })).toMatchObject({ axis: 10, russian: 8, ratio: '5:4', cite: { rule: '3.4.3.5d' } })
    expect(ratioIn({})).toMatchObject({ axis: 0, russian: 0, ratio: '0:0' })
    expect(ratioIn({ facts: { 'russianBorder.axisUnits': 3 } })).toMatchObject({ ratio: '1:0' })
  })

  test.each([
    { status: 'neutral', standings: {}, axis: 10 },
    { status: 'at Economic Cooperation', standings: { rumania: { result: 7 } }, axis: 10 },
    { status: 'a Co-Belligerent', standings: { rumania: { result: 9 } }, axis: 10 + 6 + 3 },
    { status: 'an Ally', standings: { rumania: { result: 10 } }, axis: 10 + 6 + 3 },
    { status: 'an Ally of the other side', standings: { rumania: { result: -3, with: 'britain' } }, axis: 10 },
  ])('3.4.3.5b: Rumania $status', ({ standings, axis }) => {
    expect(axisWith({ standings })).toBe(axis)
  })

  test('3.4.3.5b: a border war deploys its forces, whatever its status; the Germans are still not let in', () => {
    expect(axisWith({}, { 'bessarabia.borderWar': 'over' })).toBe(10 + 6)
    expect(axisWith({}, { 'finnishBorder.borderWar': 'open' })).toBe(10 + 4)
    expect(axisWith({ standings: { finland: { result: 9 }, hungary: { result: 10 }, turkey: { result: 9 } } })).toBe(10 + 4 + 2 + 5 + 7)
  })

  test('3.4.3.5c: under Military Cooperation only the Germans deployed on its border count', () => {
    expect(axisWith({ standings: { rumania: { result: 8 } } })).toBe(10 + 3)
  })

  test('3.4.3.5b: in a country the Axis occupy it is theirs that count', () => {
    expect(axisWith({}, { 'bucharest.controller': 'germany' })).toBe(10 + 3)
  })

  test('RC-17: without the sheet it is worth nothing', () => {
    expect(ratioIn({ facts: onTheBorder })).toMatchObject({ worth: 0, ruling: 'RC-17' })
    expect(
      openBook('campaign').tables['rgt']?.rows.some(
        ({ id }) => id.includes('border') && id !== 'finnish-border' && id !== 'persian-border',
      ),
    ).toBe(false)
  })

  test('other books have none', () => {
    const read = readSituation({ edition: '2023', facts: onTheBorder })
    expect(read.ok && borderRatio(read.book, read.situation)).toBeUndefined()
  })
})
