import { expect, test } from 'vitest'
import { answer } from '../index.ts'

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

test('Poland is a target with the prelude: a book that could bring it names the option, one that could not names none', () => {
  const wordsIn = (situation: object): unknown => {
    const given = answer({ door: 'reckon', situation, args: { by: 'axis', target: 'poland' } }) as {
      readonly refusals?: readonly { readonly words: string }[]
    }
    return given.refusals?.[0]?.words
  }
  expect(wordsIn({ edition: '2023' })).toBe(
    'Poland is a diplomatic target in A World at War, June 2023, only with the option Gathering Storm',
  )
  expect(wordsIn({ edition: 'classic' })).toBe('Poland is no diplomatic target in A World at War, classic')
  expect(
    answer({ door: 'reckon', situation: { edition: '2023', options: ['gathering-storm'] }, args: { by: 'axis', target: 'poland' } }),
  ).toHaveProperty('total')
})
