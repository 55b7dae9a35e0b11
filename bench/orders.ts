import { openBook, startOf } from 'chancery/editions'
import { decide, type Game, gameAt, type Order } from 'chancery/rules/game'
import { measure, micro, times } from './measure.ts'
import { microseconds } from './timing.ts'

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 10_000)

const book = openBook('2023')
const scenario = book.scenarios['global-war-1939']
if (scenario === undefined) throw new Error('the scenario is gone')

function carriedOut(game: Game, order: Order): { readonly game: Game; readonly events: number } {
  const decision = decide(book, game, order, () => 3)
  if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
  return { game: decision.game, events: decision.events.length }
}

/** Paris changes hands: that reads the log's standing record and moves tension. */
const correction = ({ situation }: Game): Order => ({
  type: 'correct-facts',
  by: 'referee',
  facts: { 'paris.controller': situation.facts['paris.controller'] === 'germany' ? 'france' : 'germany' },
  reason: 'the bench',
})

/** What is left of it when nobody asks a rule: the fact told anew. */
const factByHand = ({ situation, ...game }: Game): Game => ({
  ...game,
  situation: { ...situation, facts: { ...situation.facts, 'paris.controller': 'germany' } },
})

function aged(fresh: Game): Game {
  let game = fresh
  for (let events = 0; events < EVENTS; ) {
    const done = carriedOut(game, correction(game))
    game = done.game
    events += done.events
  }
  return game
}

/** What an order takes, decided and folded, in a new game and in one of 10,000 events, beside the same fact told by hand. */
export const order = measure(
  () => {
    const fresh = carriedOut(gameAt(startOf(scenario)), { type: 'advance', by: 'referee' }).game
    const old = aged(fresh)
    return {
      events: EVENTS,
      ...microseconds({
        byHand: () => factByHand(fresh),
        inNewGame: () => carriedOut(fresh, correction(fresh)),
        inOldGame: () => carriedOut(old, correction(old)),
      }),
    }
  },
  ({ events, byHand, inNewGame, inOldGame }) => [
    'A correction of one fact, decided and folded',
    `  the fact changed by hand      ${micro(byHand)}`,
    `  in a new game                 ${micro(inNewGame)}${times(inNewGame, byHand)} that`,
    `  in a game of ${`${events} events`.padEnd(17)}${micro(inOldGame)}${times(inOldGame, inNewGame)} the new game’s; at most 1.20 is wanted`,
  ],
)
