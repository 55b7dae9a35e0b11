import { positionsOf, tell } from '../../../counsel/index.ts'
import { type KeptGame, menusFor, seatView, shortFormOf, viewFor, whoseMove } from '../../../referee/index.ts'
import { openParts } from '../../../rules/chapters/war/index.ts'
import { FACTS, type FactId, type Faction, type Minor, type Nation, type Track } from '../../../rules/core/index.ts'
import { delegationsOf, type Event, noticesFor } from '../../../rules/game/index.ts'
import { printSeatView } from '../../print/game/seat.ts'
import { PLAIN } from '../../terminal/paint.ts'
import { against, orderOf, rulesIn, rulesOf, seatsOf } from './played-script.testing.ts'

/** What was expected and what was found, to be held against each other. */
export type Held = readonly [found: unknown, expected: unknown]

type Expectation = readonly [pattern: RegExp, check: (kept: KeptGame, ...words: readonly string[]) => Held]

const listed = (words: string): readonly string[] => words.split(/[\s,]+/).filter((word) => word !== '')

const sorted = (words: readonly string[]): readonly string[] => [...words].sort()

const isYes = (not: string | undefined): boolean => not === undefined || not === ''

/** Whether words stand in a text; a failure shows the text. */
const within = (text: string, words: string, isWanted: boolean): Held =>
  text.includes(words) === isWanted ? [isWanted, isWanted] : [text, `${isWanted ? '' : 'not '}${words}`]

/** Everything that came of the last order, told in full. */
function toldLast({ book, entries }: KeptGame): string {
  const events = entries.at(-1)?.events ?? []
  return events
    .map((event) => tell(book, event))
    .flatMap(({ words, cites, notes }) => [
      `${words} [${cites.map(({ rule }) => rule).join('; ')}]`,
      ...notes.map((note) => `${note.words} [${note.cite?.rule ?? ''}]`),
    ])
    .join('\n')
}

/** The page that a seat is shown, with what happened this turn. */
const pageOf = (kept: KeptGame, who: string): string =>
  printSeatView(seatView(kept, seatsOf(who), { log: true }), { paint: PLAIN }).join('\n')

/** What the rules hold a seat to on the map now. */
const noticesOf = ({ book, game }: KeptGame, who: string): string =>
  delegationsOf(seatsOf(who))
    .flatMap((to) => noticesFor(book, game.situation, to))
    .map(({ words, cite }) => `${words} [${cite.rule}]`)
    .join('\n')

function lastRoll({ entries }: KeptGame, target: string): string | undefined {
  const rolls = entries
    .flatMap(({ events }) => events)
    .filter((event): event is Extract<Event, { type: 'rolled' }> => event.type === 'rolled' && event.roll.target === target)
  const last = rolls.at(-1)
  return last === undefined ? undefined : `${last.total} ${last.result}`
}

function standingOf({ game }: KeptGame, minor: Minor): string {
  const { result, with: ally, conquered } = game.situation.standings[minor]
  const stands = result === null ? 'neutral' : [result, ally].filter((part) => part != null).join(' ')
  return conquered ? (result === null ? 'conquered' : `${stands} conquered`) : stands
}

function offered(kept: KeptGame, who: string, said: string, which: 'open' | 'all'): boolean {
  const seats = seatsOf(who)
  return menusFor(kept, seats, viewFor(kept, delegationsOf(seats)))
    .flatMap(({ offers }) => offers)
    .filter(({ refusals }) => which === 'all' || refusals.length === 0)
    .some(({ order }) => `${shortFormOf(order)} `.startsWith(`${said} `))
}

/** Whether the page shows two nations at war, also one that fights beside its patron (50.521). */
const areShownAtWar = (kept: KeptGame, one: Nation, other: Nation): boolean =>
  seatView(kept, []).wars.some(({ between }) => between.includes(one) && between.includes(other))

/** Placing one point in a target, as the menu of a faction has it. */
function mayPlace(kept: KeptGame, who: string, target: string): boolean {
  const seats = seatsOf(who)
  const menus = menusFor(kept, seats, viewFor(kept, delegationsOf(seats)))
  return menus.some(({ allocation }) => allocation?.targets.some((one) => one.target === target && one.most > 0))
}

const ordersThisTurn = ({ entries }: KeptGame): number => {
  const begun = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-opened'))
  return entries.length - 1 - begun
}

/** Everything a script can expect. CONTRIBUTING.md has them in a table. */
const EXPECTATIONS: readonly Expectation[] = [
  [/^turn (.+)$/, ({ game }, turn) => [game.situation.turn, turn]],
  [/^stage (\S+)$/, ({ game }, stage) => [game.stage, stage]],
  [/^over (.+)$/, ({ game }, words) => [game.ending?.words, words]],
  [/^asked (.+)$/, ({ book, game }, who = '') => [sorted(whoseMove(book, game).map((one) => one.who)), sorted(listed(who))]],
  [/^level (\w+) (-?\d+)$/, ({ game }, track, level) => [game.situation.tensions[track as Track]?.actual, Number(level)]],
  [/^effective (\w+) (-?\d+)$/, ({ game }, track, level) => [game.situation.tensions[track as Track]?.effective, Number(level)]],
  [/^tracks (.+)$/, (kept, tracks = '') => [sorted(Object.keys(seatView(kept, []).tensions)), sorted(listed(tracks))]],
  [/^points (\w+) (\d+)$/, ({ game }, faction, points) => [game.points?.[faction as Faction], Number(points)]],
  [/^standing (\w+) (.+)$/, (kept, minor, words) => [standingOf(kept, minor as Minor), words]],
  [
    /^status (\w+) (.+)$/,
    ({ book, game }, minor, words) => [positionsOf(book, game.situation).find((one) => one.minor === minor)?.words ?? 'neutral', words],
  ],
  [/^(war|peace) (\S+) (\S+)$/, (kept, which, one, other) => [areShownAtWar(kept, one as Nation, other as Nation), which === 'war']],
  [/^fact (\S+?)=(.*)$/, ({ game }, id, value) => [String(game.situation.facts[id as FactId] ?? FACTS[id as FactId]?.start), value]],
  [/^rolled (\w+) [+]?(-?\d+) (\S+)$/, (kept, target = '', total, result) => [lastRoll(kept, target), `${total} ${result}`]],
  [
    /^duties (.+)$/,
    ({ game }, words = '') => [
      sorted(game.duties.flatMap((duty) => openParts(duty).map((part) => `${duty.by}-${part}`))),
      words === 'none' ? [] : sorted(listed(words)),
    ],
  ],
  [/^told once (.+)$/, (kept, words = '') => [toldLast(kept).split(words).length - 1, 1]],
  [/^(not )?told (.+)$/, (kept, not, words = '') => within(toldLast(kept), words, isYes(not))],
  [/^(\w+) (sees|does not see) (.+)$/, (kept, who = '', how, words = '') => within(pageOf(kept, who), words, how === 'sees')],
  [/^(\w+) is (not )?bound by (.+)$/, (kept, who = '', not, words = '') => within(noticesOf(kept, who), words, isYes(not))],
  [/^(\w+) may (not )?place (\w+)$/, (kept, who = '', not, target = '') => [mayPlace(kept, who, target), isYes(not)]],
  [
    /^(\w+) is (not )?(offered|listed) (.+)$/,
    (kept, who = '', not, how, said = '') => [offered(kept, who, said, how === 'offered' ? 'open' : 'all'), isYes(not)],
  ],
  [
    /^(\w+) may (not )?(.+?)(?: => (.+))?$/,
    (kept, who = '', not, said = '', rules = '') => {
      const found = rulesOf(against(kept, seatsOf(who), orderOf(said, seatsOf(who))))
      if (isYes(not)) return [found, []]
      return rules === '' ? [found.length > 0, true] : [sorted(found), sorted(rulesIn(rules))]
    },
  ],
  [/^at most (\d+) orders$/, (kept, most) => [Math.max(ordersThisTurn(kept), Number(most)), Number(most)]],
]

/** What the script expects here, against what is there. */
export function holdAgainst(kept: KeptGame, words: string): Held {
  for (const [pattern, check] of EXPECTATIONS) {
    const found = pattern.exec(words)
    if (found !== null) return check(kept, ...found.slice(1))
  }
  throw new Error(`nothing can be expected in these words: ${words}`)
}
