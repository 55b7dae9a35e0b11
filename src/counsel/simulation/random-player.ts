import {
  COUNTRIES,
  type Delegation,
  DUTY_ACTS,
  delegationOf,
  entriesOf,
  type Faction,
  type Game,
  isFaction,
  isLeftToAxis,
  MINORS,
  type Minor,
  NATIONS,
  type Order,
  type OrderType,
  openParts,
  type Placements,
  POWERS,
  type Power,
  type Rulebook,
  sideOf,
  stageOf,
  TARGETS,
  unsettled,
  VICHY_CHOICES,
} from '../../rules/index.ts'
import type { Random } from './random.ts'
import { reportsFor } from './war-script.ts'

type Rolls = readonly (readonly [Minor, NonNullable<NonNullable<Game['phase']>['rolls'][Minor]>])[]
const rollsOf = (game: Game): Rolls => entriesOf(game.phase?.rolls ?? {})

/** Points anywhere, within the limit; whether the targets are open is not asked. */
function allocation(book: Rulebook, game: Game, by: Faction, draw: Random): Placements {
  const points = game.points?.[by] ?? 0
  const limit = book.clauses.allocationLimit(points).value
  const placed: Record<string, number> = {}
  let left = points
  for (let tries = 0; tries < 4 && left > 0 && limit > 0; tries++) {
    const target = draw.pick(TARGETS)
    const number = Math.min(left, 1 + draw.below(limit))
    if (target === undefined || placed[target] !== undefined) continue
    placed[target] = number
    left -= number
  }
  return placed
}

/** An answer to whatever is offered, or an offer of one's own will. */
function settling(book: Rulebook, game: Game, by: Delegation, draw: Random): Order | undefined {
  const of = draw.pick([...unsettled(book, game, 'surrenders'), ...unsettled(book, game, 'political-reaction')])
  const answer = draw.inHundred(60) ? 'accepted' : 'declined'
  if (of === undefined)
    return draw.inHundred(5) ? { type: 'settle-surrender', by, settling: { of: 'russiaToAxis', answer, isFree: true } } : undefined
  return {
    type: 'settle-surrender',
    by,
    settling: { of, answer, isFree: false, ...(of === 'france' ? { vichy: draw.pick(VICHY_CHOICES) ?? 'formed' } : {}) },
  }
}

/** Something of this kind that comes to mind, allowed or not. */
function thought(book: Rulebook, game: Game, by: Delegation, type: OrderType, draw: Random): Order | undefined {
  const faction = isFaction(by) ? by : undefined
  const rolls = rollsOf(game)
  const any = draw.pick(rolls)
  switch (type) {
    case 'seal-allocation':
    case 'draft-allocation':
      return faction === undefined || game.sealed.includes(faction)
        ? undefined
        : { type, by: faction, placements: allocation(book, game, faction, draw) }
    case 'use-tension-point':
      return faction === undefined ? undefined : { type, by: faction, ...(draw.inHundred(30) ? { track: 'rgt' as const } : {}) }
    case 'name-targets': {
      if (faction === undefined) return undefined
      const targets = Array.from({ length: draw.below(4) }, () => draw.pick(MINORS) as Minor)
      return { type, by: faction, nominations: targets.map((target) => ({ target, manner: draw.inHundred(20) ? 'reaction' : 'ordinary' })) }
    }
    case 'use-subversion':
      return by !== 'russia' || any === undefined ? undefined : { type, by, target: any[0], amount: 1 + draw.below(5) }
    case 'play-covert-operations':
      return faction === undefined || any === undefined ? undefined : { type, by: faction, target: any[0], operations: 1 }
    case 'pledge-war-on-russia':
      return by !== 'axis' || any === undefined ? undefined : { type, by, target: any[0] }
    case 'roll':
      return faction === undefined || any === undefined ? undefined : { type, by: faction, target: any[0] }
    case 'take-result': {
      const result = any === undefined ? undefined : draw.pick(book.tables[any[0]]?.bands ?? [])
      return faction === undefined || any === undefined || result === undefined
        ? undefined
        : { type, by: faction, target: any[0], result: result.id }
    }
    case 'make-demand':
      return by !== 'russia' ? undefined : { type, by, of: draw.pick(book.clauses.demandTargets.value) ?? 'rumania' }
    case 'answer-demand':
      return by !== 'axis' || any === undefined ? undefined : { type, by, of: any[0], resists: draw.inHundred(50) }
    case 'mine-norway':
      return by !== 'westernAllies' ? undefined : { type, by }
    case 'declare-war': {
      const power = draw.pick(POWERS.filter((one) => delegationOf(one) === by))
      const on = draw.pick(NATIONS)
      return power === undefined || on === undefined || !draw.inHundred(25) ? undefined : { type, by, intents: [{ by: power, on }] }
    }
    case 'answer-support':
      return by !== 'axis' ? undefined : { type, by, supports: draw.inHundred(50) }
    case 'meet-support':
      return by !== 'russia' ? undefined : { type, by, choice: draw.inHundred(50) ? 'declare' : 'back-down' }
    case 'meet-obligation': {
      const duty = draw.pick(game.duties.filter((one) => delegationOf(one.by) === by && openParts(one).length > 0))
      const on = duty === undefined ? undefined : draw.pick(openParts(duty))
      const act = draw.pick(DUTY_ACTS)
      return duty === undefined || on === undefined || act === undefined
        ? undefined
        : { type, by, declaration: { by: duty.by, on: on as Power }, act, actor: duty.by }
    }
    case 'waive-subversion':
      return by !== 'russia' || any === undefined ? undefined : { type, by, target: any[0] }
    case 'intervene': {
      const on = draw.pick(COUNTRIES)
      return faction === undefined || on === undefined
        ? undefined
        : { type, by: faction, help: { on, divisions: draw.below(3), specialForces: draw.inHundred(30), supplies: draw.inHundred(30) } }
    }
    case 'settle-surrender':
      return settling(book, game, by, draw)
    case 'report-facts':
      return game.asked.includes(by) && draw.inHundred(60)
        ? { type, by, facts: reportsFor(game.situation.turn, sideOf(by), draw) }
        : undefined
    default:
      return undefined
  }
}

/** A few orders for the stage in hand, drawn at random. */
export function thoughts(book: Rulebook, game: Game, by: Delegation, draw: Random): readonly Order[] {
  const { orders = [] } = stageOf(book, game) ?? {}
  return Array.from({ length: 1 + draw.below(4) }, () => draw.pick(orders)).flatMap((type) =>
    type === undefined ? [] : (thought(book, game, by, type, draw) ?? []),
  )
}

/** What a stage cannot end without: an allocation, a word on targets, dice, results, an answer. */
export function owed(book: Rulebook, game: Game, by: Delegation): readonly Order[] {
  const offered = [...unsettled(book, game, 'surrenders'), ...unsettled(book, game, 'political-reaction')]
  const answers = offered.map(
    (of): Order => ({
      type: 'settle-surrender',
      by,
      settling: { of, answer: 'accepted', isFree: false, ...(of === 'france' ? { vichy: 'formed' } : {}) },
    }),
  )
  const faction = isFaction(by) ? by : undefined
  if (faction === undefined) return answers
  const rolls = rollsOf(game)
  return [
    ...answers,
    ...(by === 'russia' ? rolls.map(([target]): Order => ({ type: 'waive-subversion', by, target })) : []),
    ...(game.points !== null && !game.sealed.includes(faction) ? [{ type: 'seal-allocation', by: faction, placements: {} } as const] : []),
    ...(game.phase?.movers.includes(faction) && !game.phase.named.includes(faction)
      ? [{ type: 'name-targets', by: faction, nominations: [] } as const]
      : []),
    ...rolls.flatMap(([target, { rolled, outcome }]): readonly Order[] =>
      rolled !== null && outcome === null ? [{ type: 'take-result', by: faction, target, result: rolled.byDefault }] : [],
    ),
    ...rolls.flatMap(([target, { rolled }]): readonly Order[] => (rolled === null ? [{ type: 'roll', by: faction, target }] : [])),
    ...(by === 'axis'
      ? rolls.filter(([, roll]) => isLeftToAxis(roll)).map(([of]): Order => ({ type: 'answer-demand', by, of, resists: false }))
      : []),
    ...(game.support === null
      ? []
      : [
          by === 'axis'
            ? ({ type: 'answer-support', by, supports: false } as const)
            : ({ type: 'meet-support', by: 'russia', choice: 'back-down' } as const),
        ]),
  ]
}
