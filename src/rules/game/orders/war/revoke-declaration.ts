import { z } from 'zod/mini'
import type { MapNote, Outcome } from '../../../chapters/rolls/index.ts'
import { dutyFor, type Erasure, erased, erasureOf, isCountry, isNeutralPower, whyNotRevoke } from '../../../chapters/war/index.ts'
import { NATION_NAMES, type Nation, POWER_NAMES, type Power } from '../../../core/index.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { declared, facts, mapNotes, nation, pair, power, referee, standings } from '../../declaration/shapes.ts'
import { given, readDeclaration } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { mapNote } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('revoke-declaration'), by: referee, declaration: declared })

export type RevokeDeclaration = Shaped<typeof shape>

export interface DeclarationRevoked extends Erasure {
  readonly type: 'declaration-revoked'
  readonly cause: 'unmet' | 'backed-down'
  readonly onMap: Outcome['onMap']
}

/** 50.441: a minor’s units go; if Italy drops out again, Germans must leave it. */
export function putRevocation(progress: Progress<DeclarationRevoked>, by: Power, on: Nation): void {
  const { book, game } = progress
  const duty = dutyFor(game.duties, by, on)
  const obligations = book.clauses.war.obligations
  if (duty === undefined || obligations === undefined) return
  const { revoked, effectsStay } = obligations.rules
  const units: readonly MapNote[] = isCountry(on) ? [{ words: 'its units are removed from the map', cite: revoked }] : []
  const isItalianEntry = by === 'italy' && !isCountry(on) && !isNeutralPower(game.situation, 'italy')
  const germans: readonly MapNote[] = isItalianEntry
    ? [{ words: 'German units still in Italy when Axis redeployment ends are lost', who: 'germany', cite: revoked }]
    : []
  const stays: MapNote = { words: 'tension and diplomatic effects of the declaration stay', cite: effectsStay }
  progress.put({ type: 'declaration-revoked', cause: 'unmet', onMap: [...units, ...germans, stays], ...erasureOf(duty, on) })
}

/** A half of a pair that is revoked leaves its duty to the other; otherwise the duty is gone. */
function dutiesAfter({ duties }: Game, { by, on, stays }: DeclarationRevoked): Game['duties'] {
  const duty = dutyFor(duties, by, on)
  if (duty === undefined) return duties
  const others = duties.filter((one) => one !== duty)
  if (stays === undefined) return others
  const facts = Object.fromEntries(Object.entries(duty.facts).filter(([fact]) => fact === `${stays}.attacked`))
  return [...others, { ...duty, on: stays, parts: [stays], wars: [[by, stays]], facts }]
}

/** A declaration of war that nobody acted upon is taken back. */
export const revokeDeclaration: OrderDeclaration<RevokeDeclaration, DeclarationRevoked> = {
  type: 'revoke-declaration',
  words: 'take a declaration back',
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, { declaration }) => whyNotRevoke(book, game.situation, game.duties, declaration),
  carryOut: (progress, { declaration: { by, on } }) => putRevocation(progress, by, on),
  offers: 'nothing',
  short: {
    word: 'revoke',
    usage: 'revoke POWER NATION',
    read: (words) => given(readDeclaration(words), (declaration) => ({ type: 'revoke-declaration', by: 'referee', declaration })),
    write: ({ declaration: { by, on } }) => `${by} ${on}`,
  },
  events: {
    'declaration-revoked': {
      shape: z.looseObject({
        by: power,
        on: nation,
        cause: z.enum(['unmet', 'backed-down']),
        onMap: mapNotes,
        ended: z.array(pair),
        standings,
        facts,
      }),
      evolve: (game, event) =>
        gameWith(game, {
          situation: erased(game.situation, event),
          duties: dutiesAfter(game, event),
          levelAtPacificWar: event.by === 'japan' && event.on === 'us' ? null : game.levelAtPacificWar,
          coming: game.coming.filter(({ due }) => due?.by !== event.by || due.on !== event.on),
          support: event.cause === 'backed-down' ? game.support.filter(({ country }) => country !== event.on) : game.support,
          // 50.44: revocation ends the combat phase; the time for declarations is over.
          declaring: event.cause === 'unmet' ? [] : game.declaring,
          window: event.cause === 'unmet' ? null : game.window,
        }),
      show: 'everything',
      tell: ({ clauses: { war } }, { by, on, cause, onMap }) =>
        telling(
          cause === 'unmet'
            ? `${POWER_NAMES[by]}’s war on ${NATION_NAMES[on]} is taken back: nobody acted on it`
            : `${POWER_NAMES[by]} backs down from war on ${NATION_NAMES[on]}`,
          [cause === 'unmet' ? war.obligations?.rules.unmet : war.support?.rules.backDown],
          onMap.map(mapNote),
        ),
      heading: 'declarations',
    },
  },
}
