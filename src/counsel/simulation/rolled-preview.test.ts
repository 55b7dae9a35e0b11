import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../editions/index.ts'
import { type Event, fold, type Game, type Order, type Rulebook, tellBrought } from '../../rules/game/index.ts'
import { consequencesOf } from '../doors/answers/consequences.ts'
import { demand, takeLesser } from '../doors/may/rolls.ts'
import { settle } from '../doors/surrender/nations.ts'
import { playAtRandom } from './simulation.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

type Asked = { readonly ok: boolean; readonly refusals: readonly object[]; readonly consequences: readonly { readonly what: string }[] }

/** What the door says of an order, where it has a question of its own. */
function asked(book: Rulebook, { situation, phase }: Game, order: Order): Asked | undefined {
  if (order.type === 'make-demand') return demand.answer(book, situation, { target: order.of, by: 'russia' }) as Asked
  if (order.type === 'settle-surrender') return settle.answer(book, situation, order.settling as never) as Asked
  const pending = order.type === 'take-result' ? phase?.rolls[order.target] : undefined
  if (order.type !== 'take-result' || pending?.rolled == null || pending.rolled.tieDie !== null) return undefined
  const { by, manner, subversion, covert, pledgesWarOnRussia } = pending
  return takeLesser.answer(book, situation, {
    ...{ target: order.target, by, manner, pledge: pledgesWarOnRussia, covertAxis: covert.axis, covertAllies: covert.allies },
    ...(subversion === 0 ? {} : { subversion }),
    ...{ rolled: pending.rolled.result, result: order.result, chooser: order.by },
  } as never) as Asked
}

/** Levels are told from where they stand, which a question by itself cannot know; what is on its way through the turn is no act of the order. */
const isHeld = ({ type }: Event): boolean =>
  !['result-taken', 'points-revealed', 'tension-moved', 'passed', 'stage-entered', 'turn-opened', 'war-ended'].includes(type)

function toldOf(book: Rulebook, events: readonly Event[]): readonly string[] {
  const begun = events.findIndex(({ type }) => type === 'stage-entered')
  return events
    .slice(0, begun < 0 ? undefined : begun)
    .filter(isHeld)
    .flatMap((event): readonly { readonly what: string }[] => {
      if (event.type === 'result-applied') return consequencesOf(book, event.outcome, book.clauses.lapsed)
      if (event.type === 'surrender-settled') return event.follows
      return tellBrought(book, [event]).filter(({ cite }) => cite !== undefined)
    })
    .map(({ what }) => what)
}

const isTensionWords = (what: string): boolean => / tension -?\d+ to /.test(what)

describe.each(BOOKS)('$title: what `may` and `surrender` list is what the order does', (book) => {
  const scenario = Object.keys(book.scenarios)[0] ?? ''

  test('results, demands and surrenders, line by line', () => {
    // In a game at random of the campaign there are few of them, and in some none.
    let held = 0
    for (let seed = 71; held < 3 && seed < 171; seed++) held += heldIn(seed)
    expect(held).toBeGreaterThanOrEqual(3)
  })

  /** How many there were, each held to what is listed. */
  function heldIn(seed: number): number {
    const { start, moves } = playAtRandom(book, scenario, seed)
    let game: Game = start
    let held = 0
    for (const { order, events } of moves) {
      const before = game
      game = fold(game, events)
      const answer = asked(book, before, order)
      if (answer === undefined) continue
      held++
      expect([order, answer.refusals]).toEqual([order, []])
      const listed = answer.consequences.map(({ what }) => what)
      const told = toldOf(book, events)
      expect([order, listed]).toEqual([order, expect.arrayContaining([...told])])
      // Levels come last; before them nothing stands that the order does not do, where it does it at once.
      const level = listed.findIndex(isTensionWords)
      const acts = (level < 0 ? listed : listed.slice(0, level)).slice(order.type === 'take-result' ? 1 : 0)
      if (order.type !== 'take-result' || events.some(({ type }) => type === 'result-applied')) expect([order, acts]).toEqual([order, told])
    }
    return held
  }
})
