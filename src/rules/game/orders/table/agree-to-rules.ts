import { z } from 'zod/mini'
import { DELEGATION_NAMES, DELEGATIONS, type Delegation, refuse } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { anyone, oneLine, text } from '../../declaration/shapes.ts'
import { gameWith } from '../../game.ts'
import { telling } from '../../words/telling.ts'

const changes = z.record(z.string(), z.array(text))

const shape = z.strictObject({
  type: z.literal('agree-to-rules'),
  by: anyone,
  /** Put in by the record: by which rules it was played, by which it is to be, and what these would have decided otherwise so far. */
  from: z.exactOptional(oneLine),
  to: z.exactOptional(oneLine),
  changes: z.exactOptional(changes),
  /** Why the host speaks for those who have not agreed. */
  reason: z.exactOptional(oneLine),
})

export type AgreeToRules = Shaped<typeof shape>

export interface RulesAgreed {
  readonly type: 'rules-agreed'
  readonly by: Delegation | 'referee'
  readonly from: string
  readonly to: string
  /** For each delegation what it has seen decided and would now be decided otherwise. It stands as it was decided. */
  readonly changes: Readonly<Partial<Record<Delegation, readonly string[]>>>
  /** Everybody has agreed: from here on these are the rules. */
  readonly isWhole: boolean
  readonly reason?: string
}

const agreedTo = (rules: { readonly to: string; readonly by: readonly Delegation[] } | null, to: string): readonly Delegation[] =>
  rules?.to === to ? rules.by : []

const named = (by: Delegation | 'referee'): string => (by === 'referee' ? 'the host' : DELEGATION_NAMES[by])

/**
 * A game is played by the rules it was begun with until everybody agrees to those of a newer program. Which rules these are is for the record to
 * say; the host may speak for those who have not, and says why.
 */
export const agreeToRules: OrderDeclaration<AgreeToRules, RulesAgreed> = {
  type: 'agree-to-rules',
  words: 'agree to go on by the rules of a newer program: what was decided stands',
  shape,
  when: 'always',
  whyNot(_book, { rules }, { by, to, reason }) {
    if (to === undefined) return [refuse('same-rules', 'the game is played by the rules of this program: there is nothing to agree to')]
    if (by === 'referee')
      return (reason ?? '').trim() === ''
        ? [refuse('no-reason', 'the host speaks for those who have not agreed only with a reason: agree because …')]
        : []
    return agreedTo(rules, to).includes(by) ? [refuse('agreed-already', `${DELEGATION_NAMES[by]} has agreed to these rules`)] : []
  },
  carryOut(progress, { by, from = '', to = '', changes: changed = {}, reason }) {
    const so = [...agreedTo(progress.game.rules, to), ...(by === 'referee' ? [] : [by])]
    const isWhole = by === 'referee' || DELEGATIONS.every((one) => so.includes(one))
    progress.put({ type: 'rules-agreed', by, from, to, changes: changed, isWhole, ...(reason === undefined ? {} : { reason }) })
  },
  offers: 'nothing',
  short: {
    word: 'agree',
    usage: 'agree | agree because REASON',
    read: (words, { by }) => {
      const [, reason] = /^because\s+(.+)$/.exec(words.join(' ')) ?? []
      if (words.length > 0 && reason === undefined) return undefined
      return { type: 'agree-to-rules', by, ...(reason === undefined ? {} : { reason }) }
    },
    write: ({ reason }) => (reason === undefined ? '' : `because ${reason}`),
  },
  events: {
    'rules-agreed': {
      shape: z.looseObject({ by: anyone, from: text, to: text, changes, isWhole: z.boolean() }),
      evolve: (game, { by, to, isWhole }) =>
        gameWith(game, {
          rules: {
            to,
            by: [...agreedTo(game.rules, to), ...(by === 'referee' ? [] : [by])],
            played: isWhole ? to : (game.rules?.played ?? null),
          },
        }),
      // What would be otherwise may lie in what another has never seen.
      show: (event, eyes) => ({
        ...event,
        changes: Object.fromEntries(Object.entries(event.changes).filter(([who]) => (eyes as readonly string[]).includes(who))),
      }),
      tell(_book, { by, from, to, changes: changed, isWhole, reason }) {
        const own = [...new Set(Object.values(changed).flat())]
        const words = isWhole ? `the game goes on by rules ${to} instead of ${from}` : `${named(by)} agrees to go on by rules ${to}`
        return telling(
          words,
          [],
          [
            ...(reason === undefined ? [] : [{ words: `${named(by)}: ${reason}` }]),
            {
              words:
                own.length === 0
                  ? 'nothing that you saw would have been decided otherwise'
                  : `would be otherwise now, and stands: ${own.join('; ')}`,
            },
          ],
        )
      },
      heading: null,
    },
  },
}
