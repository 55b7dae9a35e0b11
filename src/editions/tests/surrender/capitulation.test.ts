import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CAPITULATIONS,
  type Capitulation,
  capitulationOf,
  outlook,
  outlooks,
  reportOf,
  surrendersDue,
  whyNotProceed,
  whyNotRenew,
  whyNotSettle,
} from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, factsWith, isMet, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { anySituation, booksWith } from '../../situation.testing.ts'

const settling = ({ id }: Capitulation) => ({ of: id, answer: 'accepted', isFree: false }) as const

/** As things are once it is settled. */
function settledIn(book: Rulebook, situation: Situation, capitulation: Capitulation): Situation {
  const { facts, wars } = reportOf(book, situation, settling(capitulation))
  const isOver = (index: number) =>
    wars.some(({ between, since }) => situation.wars[index]?.between === between && situation.wars[index]?.since === since)
  return {
    ...situation,
    facts: factsWith(situation.facts, facts),
    wars: situation.wars.map((war, index) => (war.until === undefined && isOver(index) ? { ...war, until: situation.turn } : war)),
  }
}

/** Every number of a rule that stands anywhere in the chapter. */
function citedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('book' in value && 'rule' in value) return [String(value.rule)]
  return Object.values(value).flatMap(citedIn)
}

describe.each(booksWith('capitulation'))('surrenders of $name', ({ book }) => {
  const chapter = chapterOf(book, 'capitulation')

  test('each nation stands once in the list, and each rule is in the book', () => {
    expect(chapter.capitulations.map(({ id }) => id)).toEqual(CAPITULATIONS)
    expect([...new Set(citedIn(chapter))].filter((rule) => !(rule in book.contents) && !(rule in book.rulings))).toEqual([])
    const rulings = JSON.stringify(chapter).match(/RC-\d+/g) ?? []
    expect(rulings.filter((id) => !(id in book.rulings))).toEqual([])
  })

  test('a trigger is met when nothing is wanting, and only then', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        for (const capitulation of chapter.capitulations)
          for (const { id, isMet: isSo, wanting } of outlook(book, situation, capitulation).triggers) {
            expect(isSo).toBe(wanting.length === 0)
            const trigger = capitulation.triggers.find((one) => one.id === id)
            if (trigger?.points === undefined) expect(isSo).toBe(trigger !== undefined && isMet(trigger.when, situation))
          }
      }),
    )
  })

  test('it may be settled when it is due or offered, and nothing else goes before it', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        const states = outlooks(book, situation)
        const open = states.filter((state) => state.outlook === 'due' || state.outlook === 'offered').map(({ id }) => id)
        const settable = CAPITULATIONS.filter((id) => whyNotSettle(book, situation, settling(capitulationOf(book, id))).length === 0)
        expect(settable).toEqual(open)
        expect(whyNotProceed(book, situation).map(({ data }) => data['of'])).toEqual([...surrendersDue(book, situation), ...open])
      }),
    )
  })

  test('once settled and reported it is done', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        for (const capitulation of chapter.capitulations)
          if (whyNotSettle(book, situation, settling(capitulation)).length === 0)
            expect(outlook(book, settledIn(book, situation, capitulation), capitulation).outlook).toBe('done')
      }),
    )
  })

  test('a declined offer is settled for the turn', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        for (const capitulation of chapter.capitulations.filter(({ asked }) => asked !== undefined))
          if (outlook(book, situation, capitulation).outlook === 'offered') {
            const { facts } = reportOf(book, situation, { ...settling(capitulation), answer: 'declined' })
            const after = { ...situation, facts: factsWith(situation.facts, facts) }
            expect(outlook(book, after, capitulation).outlook).toBe('declined')
          }
      }),
    )
  })

  test('3.6.6.2b, 3.6.6.5b, 3.6.7.7a: the bars on declarations are the reasons against a new war', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        for (const { by, on, when, needs } of chapter.renewals)
          for (const one of by)
            for (const other of on) {
              const isBound = isMet(when, situation)
              const unmet = needs.filter((need) => isBound && !isMet(need.when, situation)).map(({ id }) => id)
              expect(whyNotRenew(book, situation, one, other).map(({ code }) => code)).toEqual(unmet)
              const bars = book.clauses.war.bars.filter((bar) => bar.by?.includes(one) && bar.on?.includes(other))
              for (const id of unmet) expect(bars.some((bar) => bar.id === id && isMet(bar.when, situation))).toBe(true)
            }
      }),
    )
  })
})
