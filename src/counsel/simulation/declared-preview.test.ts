import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { NATION_NAMES } from '../../rules/core/index.ts'
import { type Event, fold, type Game } from '../../rules/game/index.ts'
import { declare } from '../doors/may/war.ts'
import { playAtRandom } from './simulation.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

describe.each(BOOKS)('$title: what `may declare` lists is what the order does', (book) => {
  const scenario = Object.keys(book.scenarios)[0] ?? ''

  test.each([51, 52, 53, 54])('seed %i: wars, price and everything that follows', (seed) => {
    const { start, moves } = playAtRandom(book, scenario, seed)
    let game: Game = start
    for (const { order, events } of moves) {
      const before = game.situation
      game = fold(game, events)
      const [intent] = order.type === 'declare-war' ? order.intents : []
      if (intent === undefined || events.some(({ type }) => type === 'support-asked' || type === 'offset-drawn')) continue
      const declared = events.filter((event): event is Extract<Event, { type: 'war-declared' }> => event.type === 'war-declared')
      const asked = declare.answer(book, before, {
        by: intent.by,
        on: [intent.on],
        together: false,
        alongside: [],
        support: 'not-asked',
      } as never) as { readonly price: object; readonly consequences: readonly { readonly what: string }[] }
      const listed = asked.consequences.map(({ what }) => what)
      const paid = declared.filter(({ price }) => price > 0).map(({ declaration, price }) => [declaration.by, price])
      expect([order, asked.price]).toEqual([order, expect.objectContaining(Object.fromEntries(paid))])
      const wars = declared.flatMap((event) =>
        event.wars.map(([one, other]) => `${NATION_NAMES[one]} and ${NATION_NAMES[other]} are at war`),
      )
      expect([order, listed.filter((what) => what.endsWith(' are at war') && !what.includes(':'))]).toEqual([order, wars])
      const follows = events.flatMap((event) => (event.type === 'war-followed' ? event.follows.map(({ what }) => what) : []))
      expect([order, listed]).toEqual([order, expect.arrayContaining(follows)])
      // And no effect of the book that the order does not bring.
      const effects = book.clauses.war.effects.map(({ words }) => words.split('{')[0] ?? '')
      const strange = listed.filter((what) => effects.some((words) => words !== '' && what.startsWith(words)) && !follows.includes(what))
      expect([order, strange]).toEqual([order, []])
    }
  })
})
