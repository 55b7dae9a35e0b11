import { z } from 'zod/mini'
import { announcedAtOnce, whyNotAllocate } from '../../../chapters/points/index.ts'
import { FACTION_NAMES, type Faction, isFaction, itsOf, type Placements, refuse, withVerb } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { allocation, faction, placements } from '../../declaration/shapes.ts'
import { given, readPlacements, writePlacements } from '../../declaration/typed-words.ts'
import { gameWith } from '../../game.ts'
import { withPoints } from '../../situation-changes.ts'
import { placementWords } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('seal-allocation'), by: faction, placements: allocation })

export type SealAllocation = Shaped<typeof shape>

export interface AllocationSealed {
  readonly type: 'allocation-sealed'
  readonly by: Faction
  /** Nothing for those who may not see it. */
  readonly placements: Placements | null
  /** Points in a country that holds an enemy spy ring are announced (49.21). */
  readonly announced: Placements
}

/** A faction's points for the year, unseen by the others. */
export const sealAllocation: OrderDeclaration<SealAllocation, AllocationSealed> = {
  type: 'seal-allocation',
  words: 'seal the points of the year: the others learn only that it is done',
  rules: ({ clauses }) => [clauses.phaseRules.allocate, clauses.secrecy.cite],
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { by, placements }) {
    const { allocate } = book.clauses.phaseRules
    if (game.points === null) return [refuse('no-points-yet', 'points are received before they are allocated', allocate)]
    return [
      ...whyNotAllocate(book, game.situation, by, placements, game.points[by]),
      ...(game.sealed.includes(by)
        ? [refuse('already-sealed', `${withVerb(by, 'has')} sealed ${itsOf(by)} allocation for the year`, allocate, { faction: by })]
        : []),
    ]
  },
  carryOut: (progress, order) =>
    progress.put({
      type: 'allocation-sealed',
      by: order.by,
      placements: order.placements,
      announced: announcedAtOnce(progress.book, progress.game.situation, order.by, order.placements),
    }),
  // The menu says where points may go, and how many; the lists that could be made of that are too many to offer.
  offers: 'nothing',
  owed: (_book, { points, sealed }, by) =>
    isFaction(by) && points !== null && !sealed.includes(by) ? [{ type: 'seal-allocation', by, placements: {} }] : [],
  short: {
    word: 'seal',
    alike: ['place', 'allocate', 'allocation', 'points'],
    usage: 'seal TARGET=POINTS,… | seal nothing',
    read: (words, { by }) => given(readPlacements(words), (placed) => ({ type: 'seal-allocation', by, placements: placed })),
    write: ({ placements }) => writePlacements(placements),
  },
  events: {
    'allocation-sealed': {
      shape: z.looseObject({ by: faction, placements: z.nullable(placements), announced: placements }),
      evolve: (game, { by, placements, announced }) =>
        gameWith(game, {
          sealed: [...game.sealed, by],
          drafts: { ...game.drafts, [by]: {} },
          situation: withPoints(game.situation, { axis: {}, westernAllies: {}, russia: {}, [by]: placements ?? announced }),
        }),
      // An allocation is its faction’s secret (49.21 (a)).
      show: (event, eyes) => (eyes.includes(event.by) ? event : { ...event, placements: null }),
      tell(book, { by, placements, announced }) {
        const seen = Object.keys(announced).length === 0 ? [] : [{ words: `announced for an enemy spy ring: ${placementWords(announced)}` }]
        const own = placements === null ? [] : [{ words: placementWords(placements) }]
        return telling(`allocation sealed by ${FACTION_NAMES[by]}`, [book.clauses.phaseRules.allocate], [...own, ...seen])
      },
      heading: null,
    },
  },
}
