import { expect, test } from 'vitest'
import { answer } from './index.ts'

const refusedWords = (args: Readonly<Record<string, unknown>>): readonly string[] =>
  (
    (
      answer({
        door: 'may',
        situation: { edition: 'campaign', turn: '1941 summer', facts: { 'france.fallen': true } },
        args: { question: 'roll', by: 'axis', target: 'bulgaria', ...args },
      }) as {
        readonly refusals?: readonly { readonly words: string }[]
      }
    ).refusals ?? []
  ).map(({ words }) => words)

test('3.2.4c: a die has six faces', () => {
  expect(refusedWords({ die: 7 })).toEqual(['die: 7; expected a whole number from 1 to 6'])
  expect(refusedWords({ die: 6 })).toEqual([])
})

test('3.2.4.4b: a draw is 1 to 6, never nothing', () => {
  expect(refusedWords({ subversion: 0 })).toEqual(['subversion: 0; expected a whole number from 1 to 6'])
})
