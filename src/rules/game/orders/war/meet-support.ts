import { z } from 'zod/mini'
import { dutyFor, erasureOf, RUSSIAN_CHOICES, whyNotDeclare } from '../../../chapters/war/index.ts'
import { refuse } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration.ts'
import { russia } from '../../shapes.ts'
import { given } from '../../typed-words.ts'
import { putDeclarations, type SupportAsked } from './declare-war.ts'
import type { WarDeclared, WarFollowed } from './outbreak-event.ts'
import type { DeclarationRevoked } from './revoke-declaration.ts'

const shape = z.strictObject({ type: z.literal('meet-support'), by: russia, choice: z.enum(RUSSIAN_CHOICES) })

export type MeetSupport = Shaped<typeof shape>

/** Russia adds a declaration on Germany, or backs down and loses what it has paid (50.24, RGT-W5). */
export const meetSupport: OrderDeclaration<MeetSupport, never, WarDeclared | WarFollowed | SupportAsked | DeclarationRevoked> = {
  type: 'meet-support',
  words: 'Russia answers German support by war, or backs down',
  rules: ({ clauses }) => (clauses.war.support === undefined ? [] : [clauses.war.support.rules.asked]),
  shape,
  when: 'in-its-stage',
  whyNot(book, { support, situation }, { choice }) {
    if (support === null || !support.isGiven)
      return [refuse('not-supported', 'Germany has promised no support', support?.cite ?? book.clauses.war.support?.rules.asked)]
    return choice === 'back-down' ? [] : whyNotDeclare(book, situation, [{ by: 'russia', on: 'germany' }], { isSupported: true })
  },
  carryOut(progress, { choice }) {
    const { game } = progress
    if (game.support === null) return
    if (choice === 'declare') return putDeclarations(progress, game, [{ by: 'russia', on: 'germany' }])
    const { country } = game.support
    const duty = dutyFor(game.duties, 'russia', country)
    if (duty !== undefined) progress.put({ type: 'declaration-revoked', cause: 'backed-down', onMap: [], ...erasureOf(duty, country) })
  },
  offers: (_book, _view, by) =>
    by === 'russia' ? (['declare', 'back-down'] as const).map((choice) => ({ type: 'meet-support', by, choice })) : [],
  owed: (_book, { support }, by) => (by === 'russia' && support !== null ? [{ type: 'meet-support', by, choice: 'back-down' }] : []),
  short: {
    word: 'answer',
    usage: 'answer declare | back-down',
    read: ([choice]) => given(choice, (one) => ({ type: 'meet-support', by: 'russia', choice: one })),
    write: ({ choice }) => choice,
  },
  events: {},
}
