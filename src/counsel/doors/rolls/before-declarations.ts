import {
  type Citation,
  type Declaration,
  isBefore,
  joins,
  MINORS,
  NATION_NAMES,
  NEUTRAL,
  type Roll,
  reckon,
  SIDE_OF,
  type Situation,
  sideOf,
  signed,
  situationWith,
  standingsWith,
  type Table,
  type War,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'

const isAttackOn = ({ on }: Declaration, one: string): boolean => on === one || (one === 'spain' && on === 'portugal')

/** The situation as the rolls of a turn find it, in which these declarations of the same turn are still to come. */
function before(situation: Situation, later: readonly Declaration[]): Situation {
  const { turn, wars, standings, declarations } = situation
  const isAlone = !declarations.some((one) => one.turn === turn && !later.includes(one))
  // What else a declaration brought cannot be told from what another of the turn did.
  const isBegun = (war: War): boolean =>
    war.opening !== true && !isBefore(war.since, turn) && (isAlone || later.some(({ by, on }) => joins(war, by, on)))
  const driven = MINORS.filter((minor) => {
    const { attacked, since } = standings[minor]
    return attacked === true && since === turn && later.some((one) => isAttackOn(one, minor))
  })
  return situationWith(situation, {
    declarations: declarations.filter((one) => !later.includes(one)),
    wars: wars.filter((war) => !isBegun(war)),
    standings: standingsWith(standings, Object.fromEntries(driven.map((minor) => [minor, NEUTRAL]))),
  })
}

/**
 * Declarations come after the rolls of their turn (50.11): where those that are told of it, by the side that rolls, change the total, what it
 * is before them. A pledge is a declaration that is to come (FIN-A4).
 */
export function beforeDeclarations(
  { clauses: { phaseRuns, war } }: Rulebook,
  table: Table,
  situation: Situation,
  roll: Roll,
  total: number,
): readonly { readonly words: string; readonly cite: Citation }[] {
  // Where Actions come one by one a declaration may come before any of them.
  if (phaseRuns === 'one-by-one') return []
  const later = situation.declarations.filter(({ by, turn }) => turn === situation.turn && SIDE_OF[by] === sideOf(roll.by))
  if (later.length === 0) return []
  const pledgesWarOnRussia = roll.pledgesWarOnRussia || later.some(({ by, on }) => by === 'germany' && on === 'russia')
  const earlier = reckon(table, before(situation, later), { ...roll, pledgesWarOnRussia }).total
  if (earlier === total) return []
  const told = later.map(({ by, on }) => `${withVerb(by, 'declares')} war on ${NATION_NAMES[on]}`).join(', ')
  return [
    {
      words: `${told} this turn, which comes after its rolls: before that it is ${signed(earlier)} in all; a declaration told without its turn is one of this turn`,
      cite: war.rules.window,
    },
  ]
}
