import { z } from 'zod/mini'
import { openParts } from '../../chapters/war/index.ts'
import { SIDE_OF, SIDES, type Side } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { side } from '../declaration/shapes.ts'
import { gameWith } from '../game.ts'
import { type DeclarationRevoked, putRevocation } from '../orders/war/revoke-declaration.ts'
import { telling } from '../words/telling.ts'

export interface DeclarationsOpened {
  readonly type: 'declarations-opened'
  readonly sides: readonly Side[]
}

/** Declarations of war are open to these sides, or to everybody, beside the phase. */
export const openDeclarations: ActDeclaration<{ readonly is: 'open-declarations'; readonly sides?: readonly Side[] }, DeclarationsOpened> =
  {
    is: 'open-declarations',
    words: 'declarations are open',
    carryOut: (progress, { sides = SIDES }) => progress.put({ type: 'declarations-opened', sides }),
    events: {
      'declarations-opened': {
        shape: z.looseObject({ sides: z.array(side) }),
        evolve: (game, { sides }) => gameWith(game, { declaring: sides, window: null }),
        show: 'everything',
        tell: ({ clauses }) => telling('declarations of war are open', [clauses.war.rules.window]),
        heading: null,
      },
    },
  }

/** Declarations of this side that were not acted upon by the end of its combat are taken back (50.44). */
export const revokeUnmet: ActDeclaration<{ readonly is: 'revoke-unmet'; readonly side: Side }, never, DeclarationRevoked> = {
  is: 'revoke-unmet',
  words: 'declarations that were not acted upon are revoked',
  rules: ({ clauses }) => (clauses.war.obligations === undefined ? [] : [clauses.war.obligations.rules.howMet]),
  carryOut(progress, { side }) {
    const { duties } = progress.game
    for (const duty of duties.filter(({ by }) => SIDE_OF[by] === side))
      for (const on of openParts(duty)) putRevocation(progress, duty.by, on)
  },
  events: {},
}
