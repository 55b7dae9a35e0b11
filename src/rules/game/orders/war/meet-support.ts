import { z } from 'zod/mini'
import { dutyFor, erasureOf, RUSSIAN_CHOICES, whyNotDeclare } from '../../../chapters/war/index.ts'
import { COUNTRIES, type Country, NATION_NAMES, refuse } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { russia } from '../../declaration/shapes.ts'
import { given, named } from '../../declaration/typed-words.ts'
import type { Game } from '../../game.ts'
import { speaksOfSupport } from './answer-support.ts'
import { putDeclarations, type SupportAsked } from './declare-war.ts'
import type { WarDeclared, WarFollowed } from './outbreak-event.ts'
import type { DeclarationRevoked } from './revoke-declaration.ts'

const shape = z.strictObject({
  type: z.literal('meet-support'),
  by: russia,
  choice: z.enum(RUSSIAN_CHOICES),
  /** Where it backs down from one alone of several. */
  country: z.exactOptional(z.enum(COUNTRIES)),
})

export type MeetSupport = Shaped<typeof shape>

/** Countries that Germany has promised to support: all, or the one named. */
const supported = ({ support }: Pick<Game, 'support'>, named?: Country): Game['support'] =>
  support.filter(({ country, isGiven }) => isGiven && (named === undefined || country === named))

const unpromised = ({ support }: Game): string => {
  const waiting = support.filter(({ isGiven }) => !isGiven).map(({ country }) => NATION_NAMES[country])
  return waiting.length === 0 ? 'Germany has promised no support' : `Germany has yet to say whether it supports ${waiting.join(', ')}`
}

/** Russia adds a declaration on Germany, or backs down and loses what it has paid (50.24, RGT-W5): from all, or from one of them (R50-78). */
export const meetSupport: OrderDeclaration<MeetSupport, never, WarDeclared | WarFollowed | SupportAsked | DeclarationRevoked> = {
  type: 'meet-support',
  words: 'Russia answers German support by war, or backs down',
  rules: ({ clauses }) => (clauses.war.support === undefined ? [] : [clauses.war.support.rules.asked]),
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { choice, country }) {
    const { support, situation } = game
    const rule = support[0]?.cite ?? book.clauses.war.support?.rules.asked
    if (!speaksOfSupport(game, 'russia')) return [refuse('not-supported', unpromised(game), rule)]
    if (country !== undefined && (choice === 'declare' || supported(game, country).length === 0))
      return [refuse('not-supported', `Germany does not support ${NATION_NAMES[country]}`, rule, { country })]
    return choice === 'back-down' ? [] : whyNotDeclare(book, situation, [{ by: 'russia', on: 'germany' }], { isSupported: true })
  },
  carryOut(progress, { choice, country: only }) {
    if (choice === 'declare') return putDeclarations(progress, progress.game, [{ by: 'russia', on: 'germany' }])
    for (const { country } of supported(progress.game, only)) {
      const duty = dutyFor(progress.game.duties, 'russia', country)
      if (duty !== undefined) progress.put({ type: 'declaration-revoked', cause: 'backed-down', onMap: [], ...erasureOf(duty, country) })
    }
  },
  offers(_book, view, by) {
    if (by !== 'russia' || !speaksOfSupport(view, 'russia')) return []
    const several = supported(view).length > 1 ? supported(view) : []
    return [
      ...(['declare', 'back-down'] as const).map((choice) => ({ type: 'meet-support' as const, by, choice })),
      ...several.map(({ country }) => ({ type: 'meet-support' as const, by, choice: 'back-down' as const, country })),
    ]
  },
  owed: (_book, game, by) =>
    by === 'russia' && speaksOfSupport(game, 'russia') ? [{ type: 'meet-support', by, choice: 'back-down' }] : [],
  short: {
    word: 'answer',
    usage: 'answer declare | back-down [COUNTRY]',
    read: ([choice, country]) =>
      given(choice, (one) => ({
        type: 'meet-support',
        by: 'russia',
        choice: one,
        ...(country === undefined ? {} : { country: named(country) }),
      })),
    write: ({ choice, country }) => [choice, ...(country === undefined ? [] : [country])].join(' '),
  },
  events: {},
}
