import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { nearest, readSituation, readText } from '../../editions/reading/index.ts'
import { decide, gameAt } from '../../rules/game/index.ts'
import { answer, answerFrom, chronicle, DOOR_NAMES, playAtRandom, through } from '../index.ts'

/** What a program may hand in by mistake. */
const STRANGE: readonly unknown[] = [undefined, null, true, 5, Number.NaN, 'x', '__proto__', [], [null], {}, () => 1, new Map()]

const isRefused = (given: unknown): boolean => {
  const { ok, refusals } = given as { readonly ok: boolean; readonly refusals: readonly { readonly words: string }[] }
  return !ok && refusals.length > 0 && refusals.every(({ words }) => words.length > 5)
}

/** A sentence of ours, not one of the language. */
function saidBy(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).not.toBeInstanceOf(TypeError)
    return (error as Error).message
  }
  throw new Error('it took that')
}

describe('the library refuses what it cannot use with a sentence', () => {
  test('a question that is none', () => {
    for (const one of STRANGE) {
      expect(isRefused(answer(one as never)), String(one)).toBe(true)
      expect(isRefused(answer({ door: one } as never)), String(one)).toBe(true)
      expect(isRefused(answerFrom(one as never, one as never, one as never, one as never)), String(one)).toBe(true)
    }
    expect(answer(null as never)).toMatchObject({ refusals: [{ words: 'the question: null; expected { door, situation, args }' }] })
  })

  test.each(DOOR_NAMES)('%s: arguments and situations that are none', (door) => {
    for (const one of STRANGE) {
      const situation = { edition: '2023' }
      for (const question of [{ args: one }, { situation: one }, { situation, args: { by: one, target: one, question: one, turns: one } }])
        expect(typeof answer({ door, ...question } as never).ok, `${door} ${String(one)}`).toBe('boolean')
      if (one === null || typeof one === 'number') expect(isRefused(answer({ door, situation, args: one } as never))).toBe(true)
      expect(isRefused(answerFrom(door, openBook('2023'), one as never, ['axis'], [] as never))).toBe(true)
    }
  })

  test('a document or a text that is none', () => {
    for (const one of STRANGE) {
      expect(isRefused(readSituation(one))).toBe(true)
      if (typeof one !== 'string') expect(readText(one as never)).toMatchObject({ ok: false, words: 'this is no text' })
    }
  })

  test('a start, a story, a door, names or an order that are none', () => {
    const book = openBook('2023')
    for (const one of STRANGE as readonly never[]) {
      expect(saidBy(() => startOf(one))).toMatch(/^a game starts from a scenario/)
      expect(saidBy(() => chronicle(one, one, one))).toMatch(/^a story is told by a book/)
      expect(saidBy(() => through(one, one, one))).toMatch(/^a door of DOORS/)
      expect(saidBy(() => nearest(one, 'x' as never))).toMatch(/^a name is compared/)
      expect(saidBy(() => decide(one, one, one, one))).toMatch(/^an order is decided by a book/)
      expect(saidBy(() => decide(book, gameAt(startOf(book.scenarios['european-1939'] as never)), one, one))).toMatch(
        /is no type of order$/,
      )
    }
  })

  test('a book, a choice, a scenario or a seed that there is not', () => {
    expect(saidBy(() => openBook('2024'))).toBe('there is no book "2024"; there are 2023, classic, campaign')
    for (const one of STRANGE) {
      expect(saidBy(() => openBook(one as never))).toMatch(/^there is no book/)
      expect(saidBy(() => playAtRandom(one as never, 'pacific-1939', 1))).toBe('a game is played by a book: open one with openBook')
      expect(saidBy(() => playAtRandom(openBook('2023'), one as never, 1))).toMatch(/has no scenario/)
      if (one !== 5) expect(saidBy(() => playAtRandom(openBook('2023'), 'pacific-1939', one as never))).toMatch(/is no seed/)
    }
    for (const one of [null, 5, 'x', [], { options: 5 }, { rulings: [] }, { options: ['nope'] }, { rulings: { R1: 'x' } }])
      expect(saidBy(() => openBook('2023', one as never))).toMatch(/the choices of a book|it has no option|no ruling/)
  })
})
