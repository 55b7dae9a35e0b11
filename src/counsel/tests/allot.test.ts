import { describe, expect, test } from 'vitest'
import { answer } from '../index.ts'

const notesIn = (turn: string) =>
  (
    answer({ door: 'allot', situation: { edition: 'campaign', turn }, args: {} }) as {
      readonly notes?: readonly { readonly what: string; readonly cite: { readonly rule: string } }[]
    }
  ).notes

describe('points asked about in a turn', () => {
  test.each(['1939 fall', '1940 spring', '1943 spring'])('3.1.3a: %s is a year start, and nothing is said', (turn) => {
    expect(notesIn(turn)).toBeUndefined()
  })

  test.each(['1939 winter', '1940 summer', '1941 winter'])('3.1.3a: in %s they are what they would be now', (turn) => {
    expect(notesIn(turn)?.map(({ what, cite }) => `${what} ${cite.rule}`)).toEqual([
      'no year start: these are the points as they would be now 3.1.3a',
    ])
  })
})
