import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, type TensionsAnswer } from '../../../counsel/index.ts'
import { TRACKS, type Track } from '../../../rules/core/index.ts'
import { QUESTIONS } from '../room.testing.ts'

type Document = Readonly<Record<string, unknown>>
type Levels = Readonly<Record<Track, number>>

const level = fc.integer({ min: -5, max: 55 })
const WARS = [
  ['germany', 'russia'],
  ['japan', 'britain'],
  ['us', 'japan'],
  ['us', 'germany'],
] as const

const anyDocument: fc.Arbitrary<Document & { readonly tensions: Levels }> = fc.record({
  edition: fc.constantFrom('2023', 'classic'),
  turn: fc.constantFrom('1940 summer', '1941 spring', '1941 winter', '1942 spring'),
  tensions: fc.record({ rgt: level, usat: level, usjt: level }),
  wars: fc.subarray([...WARS], { minLength: 1 }),
  facts: fc.record({ 'france.fallen': fc.boolean(), 'russia.ics': fc.constant(8) }),
  // What a level says of mobilizations already made is another matter, and so is one that this very turn brings: none is left to make.
  mobilizations: fc.constant({ russia: { done: 2, nextDue: '1943 fall' }, usEurope: 12, usPacific: 12, japan: 3, japanAtWar: 0 }),
})

/** What the start of the turn adds, line by line. */
function risesIn(situation: Document): Levels {
  const { tracks } = answer({ door: 'tensions', situation }) as unknown as TensionsAnswer
  const rise = (track: Track): number =>
    (tracks[track]?.lines ?? []).reduce((sum, { moment, amount }) => (moment === 'start' ? sum + amount : sum), 0)
  return { rgt: rise('rgt'), usat: rise('usat'), usjt: rise('usjt') }
}

/** What a file implies of mobilizations and of who declared a war goes by the levels, whether or not the answer turns on it. */
const bare = (given: unknown): unknown => {
  const { footnotes = [], ...rest } = given as { readonly footnotes?: readonly { readonly declared?: unknown }[] }
  return { ...rest, levelsAt: undefined, derived: undefined, footnotes: footnotes.filter(({ declared }) => declared === undefined) }
}

test('the same levels, said to stand before the rises or after them, have the same answer from every door', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const rises = risesIn(document)
      const early = { ...document, levelsAt: 'before-rises' }
      const late = {
        ...document,
        levelsAt: 'after-rises',
        tensions: Object.fromEntries(TRACKS.map((track) => [track, document.tensions[track] + rises[track]])),
      }
      for (const { door, args, situation } of QUESTIONS) {
        if ((situation as { edition?: string } | undefined)?.edition === 'campaign') continue
        const [one, other] = [early, late].map((asked) => bare(answer({ door, situation: asked, args })))
        expect([door, args, one]).toEqual([door, args, other])
      }
    }),
    { numRuns: 3 },
  )
})

test('an answer tells of every level that it turns on, and of none without a track', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...TRACKS), (document, track) => {
      const other = { ...document, tensions: { ...document.tensions, [track]: document.tensions[track] + 17 } }
      for (const { door, args, situation } of QUESTIONS) {
        if ((situation as { edition?: string } | undefined)?.edition === 'campaign') continue
        const given = answer({ door, situation: document, args }) as { levelsAt?: { tracks: readonly { track: Track }[] } }
        const changed = answer({ door, situation: other, args })
        if (!(given as { ok?: boolean }).ok || JSON.stringify(bare(given)) === JSON.stringify(bare(changed))) continue
        expect([door, args, given.levelsAt?.tracks.map((one) => one.track) ?? []]).toEqual([door, args, expect.arrayContaining([track])])
      }
    }),
    { numRuns: 5 },
  )
})
