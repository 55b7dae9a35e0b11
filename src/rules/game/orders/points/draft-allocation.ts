import { z } from 'zod/mini'
import { FACTION_NAMES, type Faction, type Placements } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { allocation, faction, placements } from '../../declaration/shapes.ts'
import { given, readPlacements, writePlacements } from '../../declaration/typed-words.ts'
import { gameWith } from '../../game.ts'
import { placementWords } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('draft-allocation'), by: faction, placements: allocation })

export type DraftAllocation = Shaped<typeof shape>

export interface AllocationDrafted {
  readonly type: 'allocation-drafted'
  readonly by: Faction
  readonly placements: Placements
}

/** An allocation that its faction keeps until it seals one. */
export const draftAllocation: OrderDeclaration<DraftAllocation, AllocationDrafted> = {
  type: 'draft-allocation',
  words: 'keep a list of points for later, seen by nobody else',
  shape,
  when: 'in-its-stage',
  whyNot: () => [],
  carryOut: (progress, { by, placements }) => progress.put({ type: 'allocation-drafted', by, placements }),
  offers: 'nothing',
  short: {
    word: 'draft',
    usage: 'draft TARGET=POINTS,… | draft nothing',
    read: (words, { by }) => given(readPlacements(words), (placed) => ({ type: 'draft-allocation', by, placements: placed })),
    write: ({ placements }) => writePlacements(placements),
  },
  events: {
    'allocation-drafted': {
      shape: z.looseObject({ by: faction, placements }),
      evolve: (game, { by, placements }) => gameWith(game, { drafts: { ...game.drafts, [by]: placements } }),
      // Nobody else knows even that there is one.
      show: (event, eyes) => (eyes.includes(event.by) ? event : null),
      tell: (book, { by, placements }) =>
        telling(`draft of ${FACTION_NAMES[by]}: ${placementWords(placements)}`, [book.clauses.phaseRules.allocate]),
      heading: null,
    },
  },
}
