import { z } from 'zod/mini'
import { whyNotPledgeFor } from '../../../chapters/rolls/index.ts'
import { type Minor, type Refusal, refuse, targetName } from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { axis, minor } from '../../declaration/shapes.ts'
import { given, named } from '../../declaration/typed-words.ts'
import type { Game } from '../../game.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, whyNotBeforeDie, whyNotPending, withRoll } from './pending.ts'

const shape = z.strictObject({ type: z.literal('pledge-war-on-russia'), by: axis, target: minor })

export type PledgeWarOnRussia = Shaped<typeof shape>

export interface WarOnRussiaPledged {
  readonly type: 'war-on-russia-pledged'
  readonly target: Minor
}

const whyNotPledge = (book: Rulebook, game: Game, target: Minor): readonly Refusal[] =>
  whyNotPending(book, game, target, (roll) => [
    ...whyNotBeforeDie(book, roll, target),
    ...(roll.pledgesWarOnRussia
      ? [
          refuse('pledged-already', `${targetName(target)}: Germany has pledged its war on Russia`, book.clauses.pledges[target], {
            target,
          }),
        ]
      : []),
    ...whyNotPledgeFor(book, game.situation, target, () => game.phase?.movers.includes('axis') === true),
  ])

/** Germany's word that it will declare war on Russia this turn, for the sake of a roll. */
export const pledgeWarOnRussia: OrderDeclaration<PledgeWarOnRussia, WarOnRussiaPledged> = {
  type: 'pledge-war-on-russia',
  words: 'Germany may bind itself to a war on Russia before the die',
  rules: ({ clauses }) => (clauses.noPledge === undefined ? [] : [clauses.noPledge]),
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, { target }) => whyNotPledge(book, game, target),
  carryOut: (progress, { target }) => progress.put({ type: 'war-on-russia-pledged', target }),
  offers: (_book, view, by) => (by === 'axis' ? rollsOf(view).map(([target]) => ({ type: 'pledge-war-on-russia', by, target })) : []),
  topic: {
    is: 'naming',
    concerns: (book, game, by) => by === 'axis' && rollsOf(game).some(([target]) => whyNotPledge(book, game, target).length === 0),
  },
  short: {
    word: 'pledge',
    usage: 'pledge COUNTRY',
    read: ([target]) => given(target, (one) => ({ type: 'pledge-war-on-russia', by: 'axis', target: named(one) })),
    write: ({ target }) => target,
  },
  events: {
    'war-on-russia-pledged': {
      shape: z.looseObject({ target: minor }),
      evolve: (game, { target }) => withRoll(game, target, (roll) => ({ ...roll, pledgesWarOnRussia: true })),
      show: 'everything',
      tell: ({ clauses }, { target }) =>
        telling(`Germany pledges war on Russia this turn, for ${targetName(target)}`, [clauses.pledges[target] ?? clauses.noPledge]),
      heading: null,
    },
  },
}
