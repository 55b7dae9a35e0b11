import { describe, expect, test } from 'vitest'
import { guarded } from './guard.mjs'

/** What a program may hand in by mistake. */
const STRANGE: readonly (readonly unknown[])[] = [[], [null], [undefined, {}], [{}, {}, {}, {}], ['x'], [42, 'y', null]]

const ROOMS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../src/{counsel,editions}/index.ts', '../src/editions/reading/index.ts', '../src/rules/*/index.ts', '../src/rules/chapters/*/index.ts'],
  { eager: true },
)

const isClass = (one: unknown): boolean => /^class\b/.test(String(one))

/** What a call throws that is the language’s word and not ours. */
async function complaintOf(work: (...given: readonly unknown[]) => unknown, given: readonly unknown[]): Promise<unknown> {
  try {
    const found = work(...given)
    if (found instanceof Promise) await found
    return undefined
  } catch (error) {
    return error instanceof TypeError || error instanceof ReferenceError ? error : undefined
  }
}

describe('whatever a room offers refuses what it cannot use with a sentence', () => {
  test.each(Object.entries(ROOMS))('%s', async (_, room) => {
    for (const [name, offered] of Object.entries(room)) {
      if (typeof offered !== 'function' || isClass(offered)) continue
      const work = guarded(name, offered) as (...given: readonly unknown[]) => unknown
      for (const given of STRANGE) expect([name, await complaintOf(work, given)]).toEqual([name, undefined])
    }
  })

  test('the sentence says what the function takes, and why not', () => {
    const add = guarded('add', (lines: readonly number[], { from }: { readonly from: number }) => lines.map((one) => one + from))
    expect(() => add(5 as never, { from: 1 })).toThrow(
      'add takes (lines, { … }); what it was given cannot be used: lines.map is not a function',
    )
    expect(add([1], { from: 1 })).toEqual([2])
  })

  test('an error of ours stays what it is', () => {
    const refuse = guarded('refuse', () => {
      throw new RangeError('no')
    })
    expect(refuse).toThrow(RangeError)
  })
})
