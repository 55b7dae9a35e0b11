import { z } from 'zod/mini'
import { openParts } from '../../../chapters/war/index.ts'
import {
  DELEGATION_NAMES,
  type Delegation,
  delegationOf,
  NATION_NAMES,
  POWER_NAMES,
  type Refusal,
  refuse,
  SIDE_OF,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { StageOf } from '../../book/stage.ts'
import type { Game } from '../../game.ts'

/** Said by somebody who was told what it costs. */
export const knowingly = z.exactOptional(z.literal(true))

export const readAnyway = ([word = '']: readonly string[]): { readonly knowingly?: true } =>
  /^anyway$/i.test(word) ? { knowingly: true } : {}

export const writeAnyway = ({ knowingly: isKnown }: { readonly knowingly?: true }): string => (isKnown ? 'anyway' : '')

/**
 * Declarations of war that leaving the stage takes back, because nobody has acted upon them: of one delegation, or of all. What it costs is
 * no secret.
 */
export function unmet(book: Rulebook, { duties }: Game, { leave = [] }: StageOf, of?: Delegation): readonly Refusal[] {
  const sides = leave.flatMap((act) => (act.is === 'revoke-unmet' && act.side !== undefined ? [act.side] : []))
  const howMet = book.clauses.war.obligations?.rules.howMet
  return duties
    .filter(({ by }) => sides.includes(SIDE_OF[by]) && (of === undefined || delegationOf(by) === of))
    .flatMap((duty) => openParts(duty).map((part) => [duty.by, part] as const))
    .map(([by, part]) =>
      refuse(
        'unmet-duty',
        `${POWER_NAMES[by]} has done nothing yet against ${NATION_NAMES[part]}: its declaration of war would be taken back; to do so, add "anyway"`,
        howMet,
        { by, on: part },
      ),
    )
}

/** Those who have not passed yet, and could do no more here. It is the same whatever they keep hidden. */
export const unheard = ({ asked }: Game, { words, cite }: StageOf): readonly Refusal[] =>
  asked.map((one) =>
    refuse('would-be-lost', `still to pass: ${DELEGATION_NAMES[one]} (${words}); to end the step without them, add "anyway"`, cite, {
      by: one,
    }),
  )
