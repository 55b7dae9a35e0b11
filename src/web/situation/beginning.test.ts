import { describe, expect, test } from 'vitest'
import { isSameDocument, namesOf } from './beginning.ts'

describe('documents say the same', () => {
  test.each([
    { one: { edition: '2023' }, other: { edition: '2023', scenario: 'global-war-1939' }, same: true },
    { one: { edition: '2023' }, other: { edition: '2023', turn: '1939 fall' }, same: true },
    { one: { edition: 2023, turn: '1940 fall' }, other: { turn: '1940 fall', edition: '2023' }, same: true },
    { one: { edition: '2023' }, other: { edition: 'classic' }, same: false },
    { one: { edition: '2023' }, other: { edition: '2023', scenario: 'european-1939' }, same: false },
    { one: { edition: '2023', turn: '1940 fall' }, other: { edition: '2023' }, same: false },
    { one: { edition: '2023', facts: { 'france.fallen': true } }, other: { edition: '2023' }, same: false },
  ])('$one and $other: $same', ({ one, other, same }) => expect(isSameDocument(one, other)).toBe(same))
})

describe('situations are called', () => {
  test('by turn and book, before the book is fetched', () => {
    expect(
      namesOf([
        { edition: '2023' },
        { edition: '2023', scenario: 'demonstration-summer-1941' },
        { edition: 'campaign', turn: '1941 winter' },
        { edition: 'classic', scenario: 'of-old' },
      ]),
    ).toEqual(['Fall 1939, 2023', 'Summer 1941, 2023', 'Winter 1941, campaign', 'of-old, classic'])
  })

  test('by the scenario too where turn and book are the same, and by number where all is', () => {
    const alike = [
      { edition: '2023' },
      { edition: '2023', scenario: 'european-1939' },
      { edition: '2023', scenario: 'scenario-1939' },
      { edition: '2023', facts: { 'france.fallen': true } },
    ]
    expect(namesOf(alike)).toEqual([
      'Global War, Fall 1939, 2023 (1)',
      'European campaign, Fall 1939, 2023',
      '1939 scenario, Fall 1939, 2023',
      'Global War, Fall 1939, 2023 (2)',
    ])
    expect(namesOf([{ edition: '2023' }, { edition: '2023' }])).toEqual(['Fall 1939, 2023 (1)', 'Fall 1939, 2023 (2)'])
  })
})
