import { z } from 'zod/mini'
import { FACTION_NAMES, type Minor, refuse, targetName } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { eitherAlly, minor, referee } from '../../declaration/shapes.ts'
import { named } from '../../declaration/typed-words.ts'
import { telling } from '../../words/telling.ts'
import { whyNotPending, withRoll } from './pending.ts'

const shape = z.strictObject({ type: z.literal('settle-tie'), by: referee, target: minor, agreed: eitherAlly })

export type SettleTie = Shaped<typeof shape>

export interface TieSettled {
  readonly type: 'tie-settled'
  readonly target: Minor
  readonly agreed: 'westernAllies' | 'russia'
}

/** The two Allied factions may agree who gains where they tie for it, whatever the die said (49.51C). */
export const settleTie: OrderDeclaration<SettleTie, TieSettled> = {
  type: 'settle-tie',
  words: 'where the Western Allies and Russia tie, agree whose result it is',
  rules: ({ clauses }) => [clauses.beneficiaries.added],
  shape,
  when: 'at-any-time',
  whyNot: (book, game, { target }) =>
    whyNotPending(book, game, target, ({ rolled, outcome }) =>
      rolled !== null && rolled.tieDie !== null && outcome === null
        ? []
        : [
            refuse(
              'no-tie',
              `${targetName(target)}: the Western Allies and Russia do not tie for a gain there`,
              book.clauses.beneficiaries.added,
              { target },
            ),
          ],
    ),
  carryOut: (progress, { target, agreed }) => progress.put({ type: 'tie-settled', target, agreed }),
  offers: 'nothing',
  short: {
    word: 'settle',
    usage: 'settle COUNTRY westernAllies | russia',
    read: ([target, agreed]) =>
      target === undefined || agreed === undefined
        ? undefined
        : { type: 'settle-tie', by: 'referee', target: named(target), agreed: named(agreed) },
    write: ({ target, agreed }) => `${target} ${agreed}`,
  },
  events: {
    'tie-settled': {
      shape: z.looseObject({ target: minor, agreed: eitherAlly }),
      evolve: (game, { target, agreed }) =>
        withRoll(game, target, (roll) => ({ ...roll, rolled: roll.rolled === null ? null : { ...roll.rolled, agreed } })),
      show: 'everything',
      tell: ({ clauses }, { target, agreed }) =>
        telling(`${targetName(target)}: the two Allied factions agree that ${FACTION_NAMES[agreed]} may gain`, [
          clauses.beneficiaries.added,
        ]),
      heading: null,
    },
  },
}
