import { whyNotAllocate } from '../chapters/points/allocation.ts'
import { lesserResults } from '../chapters/rolls/lesser.ts'
import type { Nomination } from '../chapters/rolls/naming.ts'
import { SETTLEMENTS, VICHY_CHOICES } from '../chapters/surrender/settling.ts'
import { DUTY_ACTS, openParts } from '../chapters/war/duty.ts'
import { COUNTRIES, MINORS, type Minor, NATIONS, type Nation } from '../core/countries.ts'
import { type Delegation, delegationOf, type Faction, isFaction, POWERS, type Power } from '../core/powers.ts'
import type { Refusal } from '../core/refusal.ts'
import { TARGETS, type Target } from '../core/targets.ts'
import { type Game, isLeftToAxis, rollOf } from './game.ts'
import type { Order, OrderType } from './order.ts'
import { unsettled } from './orders/surrender.ts'
import type { Rulebook } from './rulebook.ts'
import { stageOf } from './sequence.ts'
import { whyNot } from './why-not.ts'

/** An order as it could be given now, and every rule against it. */
export interface Offer {
  readonly order: Order
  readonly refusals: readonly Refusal[]
}

/** Where a faction's points may go this year, and how many. */
export interface AllocationLimits {
  readonly points: number
  readonly limit: number
  readonly targets: readonly { readonly target: Target; readonly most: number; readonly refusals: readonly Refusal[] }[]
}

/** What may be ordered now by those who sit together, as far as they know the game. */
export interface Menu {
  readonly offers: readonly Offer[]
  readonly allocation?: AllocationLimits
  /** Facts of the map may be reported now. */
  readonly mayReport: boolean
  /** The kind of step the attack on Pearl Harbor waits for, if it is theirs. */
  readonly strike?: string
}

const rolls = (game: Game) => Object.entries(game.phase?.rolls ?? {}) as [Minor, NonNullable<NonNullable<Game['phase']>['rolls'][Minor]>][]

function nominations(book: Rulebook): readonly Nomination[] {
  const minors = MINORS.filter((minor) => (book.tables[minor]?.bands.length ?? 0) > 0)
  const reacting = minors.filter((minor) => book.clauses.reacting.some(({ on }) => on.includes(minor)))
  return [
    ...minors.map((target): Nomination => ({ target, manner: 'ordinary' })),
    ...reacting.map((target): Nomination => ({ target, manner: 'reaction' })),
  ]
}

/** The results that somebody may take of the rolls whose die has fallen. */
const choices = (book: Rulebook, game: Game, by: Faction): readonly Order[] =>
  rolls(game).flatMap(([target, roll]) => {
    const rolled = roll.rolled === null || roll.outcome !== null ? undefined : roll.rolled
    const band = book.tables[target]?.bands.find(({ id }) => id === rolled?.result)
    return band === undefined
      ? []
      : lesserResults(book, game.situation, rollOf(target, roll), band).map(
          ({ band: { id } }): Order => ({ type: 'take-result', by, target, result: id }),
        )
  })

const declarations = (by: Delegation): readonly Order[] =>
  POWERS.filter((power) => delegationOf(power) === by).flatMap((power) =>
    NATIONS.filter((nation) => nation !== power).map(
      (on): Order => ({ type: 'declare-war', by, intents: [{ by: power, on: on as Exclude<Nation, never> }] }),
    ),
  )

/** Orders of one kind that those who sit together could think of giving, allowed or not. */
function thinkable(book: Rulebook, game: Game, by: Delegation, type: OrderType): readonly Order[] {
  const faction = isFaction(by) ? by : undefined
  switch (type) {
    case 'use-tension-point':
      return faction === undefined
        ? []
        : [
            { type, by: faction },
            ...(book.clauses.tensionRules.points.tracks.value.includes('rgt') ? [{ type, by: faction, track: 'rgt' } as const] : []),
          ]
    case 'name-targets':
      return faction === undefined
        ? []
        : [{ type, by: faction, nominations: [] }, ...nominations(book).map((one): Order => ({ type, by: faction, nominations: [one] }))]
    case 'use-subversion':
      return by !== 'russia' ? [] : rolls(game).map(([target]): Order => ({ type, by: 'russia', target, amount: 1 }))
    case 'play-covert-operations':
      return faction === undefined ? [] : rolls(game).map(([target]): Order => ({ type, by: faction, target, operations: 1 }))
    case 'pledge-war-on-russia':
      return by !== 'axis' ? [] : rolls(game).map(([target]): Order => ({ type, by: 'axis', target }))
    case 'roll':
      return faction === undefined
        ? []
        : rolls(game)
            .filter(([, roll]) => roll.by === faction)
            .map(([target]): Order => ({ type, by: faction, target }))
    case 'take-result':
      return faction === undefined ? [] : choices(book, game, faction)
    case 'make-demand':
      return by !== 'russia' ? [] : book.clauses.demandTargets.value.map((of): Order => ({ type, by: 'russia', of }))
    case 'answer-demand':
      return by !== 'axis'
        ? []
        : rolls(game)
            .filter(([, roll]) => isLeftToAxis(roll))
            .flatMap(([of]) => [true, false].map((resists): Order => ({ type, by: 'axis', of, resists })))
    case 'mine-norway':
      return by !== 'westernAllies' ? [] : [{ type, by: 'westernAllies' }]
    case 'declare-war':
      return declarations(by)
    case 'answer-support':
      return by !== 'axis' ? [] : [true, false].map((supports): Order => ({ type, by: 'axis', supports }))
    case 'meet-support':
      return by !== 'russia' ? [] : (['declare', 'back-down'] as const).map((choice): Order => ({ type, by: 'russia', choice }))
    case 'meet-obligation':
      return game.duties
        .filter((duty) => delegationOf(duty.by) === by)
        .flatMap((duty) =>
          openParts(duty).flatMap((on) =>
            DUTY_ACTS.map((act): Order => ({ type, by, declaration: { by: duty.by, on: on as Power }, act, actor: duty.by })),
          ),
        )
    case 'waive-subversion':
      return by !== 'russia' ? [] : rolls(game).map(([target]): Order => ({ type, by: 'russia', target }))
    case 'settle-surrender':
      return (['surrenders', 'political-reaction'] as const)
        .flatMap((settles) => unsettled(book, game, settles))
        .flatMap((of) =>
          SETTLEMENTS.flatMap((answer): readonly Order[] =>
            (of === 'france' ? VICHY_CHOICES : [undefined]).map((vichy) => ({
              type,
              by,
              settling: { of, answer, isFree: false, ...(vichy === undefined ? {} : { vichy }) },
            })),
          ),
        )
    case 'intervene':
      return faction === undefined
        ? []
        : COUNTRIES.map((on): Order => ({ type, by: faction, help: { on, divisions: 1, specialForces: false, supplies: false } }))
    case 'seal-allocation':
    case 'draft-allocation':
    case 'report-facts':
    case 'report-declaration':
    case 'correct-facts':
    case 'settle-tie':
    case 'strike':
    case 'pass':
    case 'advance':
    case 'open-year':
    case 'open-phase':
    case 'close-phase':
    case 'revoke-declaration':
      return []
  }
}

/** The most of a target that stays within every limit, and what stands against even one point. */
function allocationLimits(book: Rulebook, game: Game, by: Faction): AllocationLimits | undefined {
  const points = game.points?.[by]
  if (points === undefined || game.sealed.includes(by)) return undefined
  const limit = book.clauses.allocationLimit(points).value
  return {
    points,
    limit,
    targets: TARGETS.map((target) => {
      const refusals = whyNotAllocate(book, game.situation, by, { [target]: 1 }, Math.max(points, 1))
      const steps = Array.from({ length: limit }, (_, index) => limit - index)
      const most = steps.find((number) => whyNotAllocate(book, game.situation, by, { [target]: number }, points).length === 0) ?? 0
      return { target, most, refusals: most > 0 ? [] : refusals }
    }),
  }
}

/** Everything those who sit together may do now, and why not what they may not: asked of their view, never of the whole game. */
export function menu(book: Rulebook, view: Game, by: Delegation): Menu {
  const stage = stageOf(book, view)
  if (stage === undefined || view.ending !== null) return { offers: [], mayReport: false }
  const pass: Order = { type: 'pass', by }
  const orders = [...stage.orders.flatMap((type) => thinkable(book, view, by, type)), ...(view.asked.includes(by) ? [pass] : [])]
  const sheet = stage.orders.includes('seal-allocation') && isFaction(by) ? allocationLimits(book, view, by) : undefined
  return {
    offers: orders.map((order) => ({ order, refusals: whyNot(book, view, order) })),
    ...(sheet === undefined ? {} : { allocation: sheet }),
    mayReport: stage.orders.includes('report-facts'),
    ...(stage.orders.includes('strike') && view.strike !== null ? { strike: view.strike.step } : {}),
  }
}
