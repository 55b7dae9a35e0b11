import { z } from 'zod/mini'
import { type Aim, breakOut, warPriceOf } from '../../../chapters/war/index.ts'
import { isAtWar, NATION_NAMES, refuse } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration.ts'
import { anyone, declared } from '../../shapes.ts'
import { given, readDeclaration } from '../../typed-words.ts'
import { putOutbreaks, type WarDeclared, type WarFollowed } from '../war/outbreak-event.ts'

const shape = z.strictObject({ type: z.literal('report-declaration'), by: anyone, declaration: declared })

export type ReportDeclaration = Shaped<typeof shape>

/**
 * A declaration as it was made at the table: whether it was allowed is not asked, what it brings is the same, Spain’s answer to a war on
 * Portugal included (49.632 (b), SPA-N2).
 */
export const reportDeclaration: OrderDeclaration<ReportDeclaration, never, WarDeclared | WarFollowed> = {
  type: 'report-declaration',
  words: 'report a declaration that the rules brought about',
  shape,
  when: (_book, _game, { by }) => (by === 'referee' ? 'at-any-time' : 'in-its-stage'),
  whyNot: (_book, { situation }, { declaration: { by, on } }) => [
    ...(by === on ? [refuse('on-itself', `${NATION_NAMES[by]} cannot declare war on itself`)] : []),
    ...(isAtWar(situation, by, on) ? [refuse('at-war-already', `${NATION_NAMES[by]} and ${NATION_NAMES[on]} are at war already`)] : []),
  ],
  carryOut(progress, { declaration: { by, on } }) {
    const { book } = progress
    const { situation } = progress.game
    const unit = book.clauses.war.units.find(({ as }) => as === on)
    const aim: Aim = { by, named: unit?.countries ?? [on], ...(unit === undefined ? {} : { unit }), payers: [by] }
    putOutbreaks(progress, situation, breakOut(book, situation, [aim]).outbreaks, () => warPriceOf(book, situation, aim).amount)
  },
  // Whoever wants to declare war is offered that; what was declared at the table is not for the menu to guess.
  offers: 'nothing',
  topic: { is: 'reports', concerns: 'always' },
  short: {
    word: 'declared',
    usage: 'declared POWER NATION (a declaration made at the table)',
    read: (words, { by }) => given(readDeclaration(words), (declaration) => ({ type: 'report-declaration', by, declaration })),
    write: ({ declaration: { by, on } }) => `${by} ${on}`,
  },
  events: {},
}
