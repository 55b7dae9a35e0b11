import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTIVITIES, bindingOf, COOPERATORS, endings, judge, orderOf, relationOf } from '../../../rules/chapters/cooperation/index.ts'
import { allowanceOf, lendingEffects, loanOf, whyNotLend } from '../../../rules/chapters/lending/index.ts'
import { unpreparedNow } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf, SIDES } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { anySituation, booksWith } from '../../situation.testing.ts'

const RULES_51_TO_53 = booksWith('pearlHarbor', 'lending', 'cooperation')

const cooperator = fc.constantFrom(...COOPERATORS)
const activity = fc.constantFrom(...ACTIVITIES)
const side = fc.constantFrom(...SIDES)

describe.each(RULES_51_TO_53)('$name: rules 51 to 53 judge any situation', ({ book }) => {
  test('53.11: two stand to each other the same way round, each in a role of its own', () => {
    fc.assert(
      fc.property(anySituation(book), cooperator, cooperator, (situation, one, other) => {
        fc.pre(one !== other)
        const [there, back] = [relationOf(book, situation, one, other), relationOf(book, situation, other, one)]
        expect(there.is).toBe(back.is)
        if (there.is === 'pair' && back.is === 'pair') {
          expect(there.pair).toBe(back.pair)
          expect(there.role).not.toBe(back.role)
        }
      }),
    )
  })

  test('an activity is allowed exactly when no rule is broken, and every rule broken has a number', () => {
    fc.assert(
      fc.property(anySituation(book), cooperator, cooperator, activity, side, (situation, one, other, what, moving) => {
        fc.pre(one !== other)
        const now = { turn: situation.turn, side: moving }
        const judged = judge(book, situation, [one, other], what, { now })
        expect(judged.allowed).toBe(judged.refusals.length === 0)
        const relation = relationOf(book, situation, one, other)
        if (relation.is !== 'pair') return
        expect(judged.refusals.every(({ cite }) => cite !== undefined)).toBe(true)
        // 53.24: once the limits are over, only Britain itself stays closed.
        if (!bindingOf(book, situation, relation.pair, now).isBound && !judged.allowed)
          expect([what, one]).toEqual(['enter-home', 'france'])
      }),
    )
  })

  test('53.21: once ended, Anglo-French limits stay ended, and they end soonest first', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        const order = endings(book, situation).map(({ at }) => orderOf(at))
        expect(order).toEqual([...order].sort((one, other) => one - other))
        for (const turn of ['1941 spring', '1944 fall'] as const) {
          const early = bindingOf(book, situation, 'anglo-french', { turn, side: 'axis' })
          const late = bindingOf(book, situation, 'anglo-french', { turn, side: 'allies' })
          if (!early.isBound) expect(late.isBound).toBe(false)
        }
      }),
    )
  })

  test('52.51: what may be lent is never more than three, and one more than is left is refused', () => {
    fc.assert(
      fc.property(anySituation(book), fc.constantFrom('spain' as const, 'vichyFrance' as const), (situation, lender) => {
        const loan = loanOf(book, { lender, to: 'germany' })
        if (loan?.entitlement === undefined) throw new Error('no loan')
        const { entitled, left } = allowanceOf(loan.entitlement, situation)
        expect(entitled).toBeLessThanOrEqual(3)
        expect(whyNotLend(book, situation, { lender, to: 'germany', units: left + 1 })).not.toEqual([])
        expect(lendingEffects(book, situation, { lender, to: 'germany', units: 1 }).length).toBeGreaterThan(0)
      }),
    )
  })

  test('51.73, 51.74: without a Japanese or German declaration nothing is felt, save by the Chinese', () => {
    fc.assert(
      fc.property(anySituation(book), (situation) => {
        const declarations = situation.declarations.filter(({ by }) => by !== 'japan' && by !== 'germany')
        expect(unpreparedNow(book, { ...situation, declarations }).filter(({ cite }) => cite.rule !== '51.74')).toEqual([])
      }),
    )
  })
})

test('every rule, effect and notice of the chapter says itself in few words', () => {
  for (const { book } of [...RULES_51_TO_53, { book: openBook('2023', { options: ['storm-over-asia'] }) }]) {
    const [pearlHarbor, lending, cooperation] = [chapterOf(book, 'pearlHarbor'), chapterOf(book, 'lending'), chapterOf(book, 'cooperation')]
    const words = [
      ...chapterOf(book, 'unprepared').pacific.effects,
      ...(chapterOf(book, 'unprepared').eastern?.effects ?? []),
      ...pearlHarbor.notices,
      ...pearlHarbor.permissions,
      ...lending.loans.flatMap(({ effects }) => effects),
      ...Object.values(cooperation.pairs).flatMap(({ rules }) => rules),
    ].map((row) => row.words)
    expect(words.filter((text) => text.split(' ').length > 16)).toEqual([])
  }
})

test('every citation of the chapter is a clause of its book, with and without the preludes', () => {
  const options = [
    [],
    ['gathering-storm'],
    ['storm-over-asia'],
    ['gathering-storm', 'storm-over-asia'],
    ['storm-over-asia', 'gathering-storm'],
  ]
  const books = [openBook('classic'), ...options.map((chosen) => openBook('2023', { options: chosen }))]
  for (const book of books) {
    const strangers: string[] = []
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('book' in value && 'rule' in value) {
        const isKnown = value.book === book.id && (String(value.rule) in book.contents || String(value.rule) in book.rulings)
        if (!isKnown) strangers.push(`${value.book} ${value.rule}`)
      } else for (const inner of Object.values(value)) visit(inner)
    }
    visit([chapterOf(book, 'pearlHarbor'), chapterOf(book, 'lending'), chapterOf(book, 'cooperation')])
    expect(strangers, `${book.id} ${book.options.join(' ')}`).toEqual([])
  }
})
