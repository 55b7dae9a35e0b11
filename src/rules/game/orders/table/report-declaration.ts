import { z } from 'zod/mini'
import { type Aim, breakOut, warPriceOf } from '../../../chapters/war/index.ts'
import {
  type Declaration,
  datedOtherwise,
  FIRST_TURN,
  isAtWar,
  NATION_NAMES,
  type Refusal,
  refuse,
  type Situation,
  situationWith,
  turnName,
  type War,
  withVerb,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { anyone, declared, nation, pair, power, prelude } from '../../declaration/shapes.ts'
import { given, readDeclaration } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { telling } from '../../words/telling.ts'
import { type PointsRecounted, putRecount } from '../points/open-year.ts'
import { putOutbreaks, type WarDeclared, type WarFollowed } from '../war/outbreak-event.ts'

const shape = z.strictObject({
  type: z.literal('report-declaration'),
  by: anyone,
  declaration: declared,
  /** A turn of the prelude in which it was made, or that it was not made at all: told by the host at the set-up. */
  turn: z.exactOptional(z.union([prelude, z.literal('never')])),
})

export type ReportDeclaration = Shaped<typeof shape>

/** Wars of the prelude, as they are told before the first turn begins: nobody's act of this game. */
export interface PreludeTold {
  readonly type: 'prelude-told'
  readonly declarations: readonly Declaration[]
  /** Wars of the scenario that did not break out. */
  readonly peace: readonly War['between'][]
}

const aimOf = (book: Rulebook, { by, on }: ReportDeclaration['declaration']): Aim => {
  const unit = book.clauses.war.units.find(({ as }) => as === on)
  return { by, named: unit?.countries ?? [on], ...(unit === undefined ? {} : { unit }), payers: [by] }
}

/** R50-74: whether a war of that turn can still be told. */
function whyNotTold(book: Rulebook, { situation, moment }: Game, { by, turn, declaration }: ReportDeclaration): readonly Refusal[] {
  if (turn === undefined) return []
  const { waits } = book.clauses.calendar
  const pair = [declaration.by, declaration.on] as const
  const wanted = datedOtherwise(book, turn === 'never' ? '1939 spring' : turn, pair)
  return [
    ...(wanted === undefined ? [] : [refuse('wrong-turn', `${turn}; expected ${wanted.words}`, wanted.cite, { turn })]),
    ...(turn === 'never' && !isAtWar(situation, ...pair)
      ? [refuse('not-at-war', `${NATION_NAMES[pair[0]]} and ${NATION_NAMES[pair[1]]} are not at war`)]
      : []),
    ...(by === 'referee' ? [] : [refuse('hosts-to-tell', 'what the prelude brought is told by the host', waits)]),
    ...(situation.turn === FIRST_TURN && moment === null
      ? []
      : [refuse('too-late', `what the prelude brought is told at the set-up, before ${turnName(FIRST_TURN)} begins`, waits)]),
  ]
}

const isBetween = ({ between }: War, by: string, on: string): boolean => [by, on].every((one) => between.some((nation) => nation === one))

/** What is told takes the place of what the scenario has between the two. */
function withHistory(situation: Situation, { declarations, peace }: PreludeTold): Situation {
  const told = [...declarations.map(({ by, on }) => [by, on] as const), ...peace]
  return situationWith(situation, {
    declarations: [
      ...situation.declarations.filter((one) => !told.some((pair) => isBetween({ between: pair, since: one.turn }, one.by, one.on))),
      ...declarations,
    ],
    wars: [
      ...situation.wars.filter((war) => !told.some((pair) => isBetween(war, ...pair))),
      ...declarations.map(({ by, on, turn }): War => ({ between: [by, on], since: turn })),
    ],
  })
}

/**
 * A declaration as it was made at the table: whether it was allowed is not asked, what it brings is the same, Spain’s answer to a war on
 * Portugal included (49.632 (b), SPA-N2). One of the prelude is history: it costs nothing and moves nothing now (R50-74).
 */
export const reportDeclaration: OrderDeclaration<ReportDeclaration, PreludeTold, WarDeclared | WarFollowed | PointsRecounted> = {
  type: 'report-declaration',
  words: 'report a declaration that the rules brought about',
  shape,
  when: (_book, _game, { by }) => (by === 'referee' ? 'at-any-time' : 'in-its-stage'),
  whyNot: (book, game, order) => {
    const { by, on } = order.declaration
    return [
      ...(by === on ? [refuse('on-itself', `${NATION_NAMES[by]} cannot declare war on itself`)] : []),
      ...(order.turn === undefined && isAtWar(game.situation, by, on)
        ? [refuse('at-war-already', `${NATION_NAMES[by]} and ${NATION_NAMES[on]} are at war already`)]
        : []),
      ...whyNotTold(book, game, order),
    ]
  },
  carryOut(progress, { declaration, turn }) {
    const { book } = progress
    const { situation } = progress.game
    const aim = aimOf(book, declaration)
    if (turn === undefined) {
      putOutbreaks(progress, situation, breakOut(book, situation, [aim]).outbreaks, () => warPriceOf(book, situation, aim).amount)
    } else {
      const { by, named } = aim
      progress.put({
        type: 'prelude-told',
        declarations: turn === 'never' ? [] : named.map((on) => ({ by, on, turn })),
        peace: turn === 'never' ? named.map((on) => [by, on] as const) : [],
      })
      putRecount(progress)
    }
  },
  // Whoever wants to declare war is offered that; what was declared at the table is not for the menu to guess.
  offers: 'nothing',
  topic: { is: 'reports', concerns: 'always' },
  short: {
    word: 'declared',
    usage: 'declared POWER NATION [1939 spring|1939 summer|never] (a declaration made at the table, or in the prelude)',
    read: (words, { by }) =>
      given(readDeclaration(words), (declaration) => ({
        type: 'report-declaration',
        by,
        declaration,
        ...(words.length > 2 ? { turn: words.slice(2).join(' ').toLowerCase() } : {}),
      })),
    write: ({ declaration: { by, on }, turn }) => [by, on, ...(turn === undefined ? [] : [turn])].join(' '),
  },
  events: {
    'prelude-told': {
      shape: z.looseObject({
        declarations: z.array(z.looseObject({ by: power, on: nation, turn: prelude })),
        peace: z.array(pair),
      }),
      evolve: (game, told) => gameWith(game, { situation: withHistory(game.situation, told), opening: withHistory(game.opening, told) }),
      show: 'everything',
      tell: ({ clauses }, { declarations, peace }) =>
        telling(
          'told of the prelude',
          [clauses.calendar.waits],
          [
            ...declarations.map(({ by, on, turn }) => ({
              words: `${withVerb(by, 'has')} been at war with ${NATION_NAMES[on]} since ${turnName(turn)}`,
            })),
            ...peace.map(([by, on]) => ({ words: `${NATION_NAMES[by]} and ${NATION_NAMES[on]} are at peace` })),
          ],
        ),
      heading: 'declarations',
    },
  },
}
