import { z } from 'zod/mini'
import { initiative } from '../../chapters/points/index.ts'
import { type ByFaction, type Citation, FACTION_NAMES, FACTIONS, type Faction } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { byFaction, cite, faction, whole } from '../declaration/shapes.ts'
import { gameWith } from '../game.ts'
import { withFacts } from '../situation-changes.ts'
import { telling } from '../words/telling.ts'

export interface InitiativeSet {
  readonly type: 'initiative-set'
  readonly order: readonly Faction[]
  readonly totals: ByFaction<number>
  readonly cite: Citation
}

/** Who acts first this turn, from the points each faction would now get (3.2.3a). */
export const setInitiative: ActDeclaration<{ readonly is: 'set-initiative' }, InitiativeSet> = {
  is: 'set-initiative',
  words: 'who acts first is set',
  carryOut(progress) {
    const { book, game } = progress
    if (book.clauses.initiative === undefined) return
    const { order, reason } = initiative(book, game.situation)
    const totals = Object.fromEntries(
      FACTIONS.map((one) => [one, order.find((rank) => rank.faction === one)?.points ?? 0]),
    ) as unknown as ByFaction<number>
    progress.put({ type: 'initiative-set', order: order.map((rank) => rank.faction), totals, cite: reason.cite })
  },
  events: {
    'initiative-set': {
      shape: z.looseObject({ order: z.array(faction), totals: byFaction(whole), cite }),
      evolve: (game, { order }) =>
        gameWith(game, {
          initiative: order,
          situation: withFacts(game.situation, order[0] === undefined ? {} : { 'initiative.holder': order[0] }),
        }),
      show: 'everything',
      tell: (_book, { order, totals, cite }) =>
        telling(`Initiative: ${order.map((one) => `${FACTION_NAMES[one]} (${totals[one]})`).join(', ')}`, [cite]),
      heading: 'announcements',
    },
  },
}
