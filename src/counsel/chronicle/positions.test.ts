import { describe, expect, test } from 'vitest'
import { readSituation } from '../../editions/reading/index.ts'
import { positionsOf } from './positions.ts'

function listed(document: object): readonly string[] {
  const read = readSituation(document)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return positionsOf(read.book, read.situation).map(({ minor, words }) => `${minor}: ${words}`)
}

const standings = { rumania: { result: 8 }, hungary: { result: 9 } }

describe('where nations stand, by the names of the book', () => {
  test('3.4.2a, 3.4.2.1b: the campaign begins with Poland and Iraq on the Western side', () => {
    expect(listed({ edition: 'campaign' })).toEqual([
      'poland: Minor Ally with the Western Allies',
      'iraq: Military Cooperation with the Western Allies',
    ])
  })

  test('3.5.1: of a capital that fell nobody knows when, both statuses are said', () => {
    const facts = { 'warsaw.controller': 'germany' }
    const poland = (more: object) => listed({ edition: 'campaign', turn: '1943 spring', facts: { ...facts, ...more } })[0]
    expect(poland({})).toBe('poland: Minor Ally, or Surrendered if its capital fell before Spring 1943, with the Western Allies')
    expect(poland({ 'poland.capitalTaken': '1943 spring' })).toBe('poland: Minor Ally with the Western Allies')
  })

  test('3.6.1: of a nation that surrendered it is said that who took it has surrendered since', () => {
    const facts = { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' }
    const declarations = [{ by: 'germany', on: 'norway', turn: '1940 spring' }]
    const norway = (more: object) =>
      listed({ edition: 'campaign', turn: '1945 spring', declarations, facts: { ...facts, ...more } }).find((one) =>
        one.startsWith('norway'),
      )
    expect(norway({})).toBe('norway: Surrendered')
    expect(norway({ 'germany.surrendered': true })).toBe('norway: Surrendered, and free since Germany surrendered')
  })

  test('RC-19: 8 is Military Cooperation and 9 a Co-Belligerent there', () => {
    expect(listed({ edition: 'campaign', turn: '1940 spring', standings })).toEqual(
      expect.arrayContaining(['hungary: Co-Belligerent with the European Axis', 'rumania: Military Cooperation with the European Axis']),
    )
  })

  test('49.54: elsewhere hexes are, and neutrals without a table are not listed', () => {
    expect(listed({ edition: '2023', turn: '1940 spring', standings })).toEqual([
      'hungary: 9, associated with Germany',
      'rumania: 8, hexes under Germany',
    ])
  })

  test('50.22A, 49.435: of Belgium and Luxembourg the one attacked alone may have fallen', () => {
    const half = { edition: '2023', turn: '1940 spring', wars: [['germany', 'belgium']], facts: { 'brussels.controller': 'germany' } }
    expect(listed({ ...half, facts: {} })).toEqual(['belgiumLuxembourg: -2, associated with France; Luxembourg is neutral'])
    expect(listed(half)).toEqual(['belgiumLuxembourg: Belgium is conquered; Luxembourg is neutral'])
  })
})
