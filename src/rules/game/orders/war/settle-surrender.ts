import { z } from 'zod/mini'
import {
  CAPITULATIONS,
  type CapitulationId,
  capitulationOf,
  outlooks,
  reportOf,
  SETTLEMENTS,
  type Settling,
  type Report as SurrenderReport,
  settled,
  VICHY_CHOICES,
  whyNotSettle,
} from '../../../chapters/surrender/index.ts'
import { type FactValue, type Following, refuse } from '../../../core/index.ts'
import { type Rulebook, whyNoChapter } from '../../book/rulebook.ts'
import type { Settles } from '../../book/stage.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration.ts'
import type { Game } from '../../game.ts'
import { anyone, facts, follows, pair, text, turn, yes } from '../../shapes.ts'
import { withFacts, withoutWars } from '../../situation-changes.ts'
import { named } from '../../typed-words.ts'
import { followingNote } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({
  type: z.literal('settle-surrender'),
  by: anyone,
  settling: z.strictObject({
    of: z.enum(CAPITULATIONS),
    answer: z.enum(SETTLEMENTS),
    by: z.exactOptional(z.enum(['axis', 'japan'])),
    isFree: z._default(z.boolean(), false),
    vichy: z.exactOptional(z.enum(VICHY_CHOICES)),
  }),
})

export type SettleSurrender = Shaped<typeof shape>

export interface SurrenderSettled {
  readonly type: 'surrender-settled'
  readonly settling: Settling
  readonly facts: Readonly<Record<string, FactValue>>
  readonly wars: SurrenderReport['wars']
  readonly follows: readonly Following[]
}

/** Offers that America's politics bring, after all other surrenders (3.2.2). */
const REACTIONS: readonly CapitulationId[] = ['westToAxis', 'usToJapan']

const SETTLED_IN_STAGES: readonly Settles[] = ['surrenders', 'political-reaction']

const belongsTo = (id: CapitulationId, settles: Settles): boolean => REACTIONS.includes(id) === (settles === 'political-reaction')

/** Surrenders that are due or offered now and wait for somebody's word (3.2.1a). */
export const unsettled = (book: Rulebook, game: Game, settles: Settles): readonly CapitulationId[] =>
  book.clauses.capitulation === undefined
    ? []
    : outlooks(book, game.situation)
        .filter(({ id, outlook }) => (outlook === 'due' || outlook === 'offered') && belongsTo(id, settles))
        .map(({ id }) => id)

/** France's surrender asks the Axis whether Vichy France is to be; other surrenders come about by themselves. */
export const waitsForAWord = (book: Rulebook, id: CapitulationId): boolean =>
  id === 'france' || capitulationOf(book, id).asked !== undefined

const answererOf = (book: Rulebook, id: CapitulationId) => capitulationOf(book, id).asked?.who ?? (id === 'france' ? 'axis' : undefined)

export function putSettlement(progress: Progress<SurrenderSettled>, settling: Settling, { situation }: Game): void {
  const { book } = progress
  const { facts, wars } = reportOf(book, situation, settling)
  progress.put({ type: 'surrender-settled', settling, facts, wars, follows: settled(book, situation, settling) })
}

const offered = (book: Rulebook, game: Game): readonly CapitulationId[] =>
  SETTLED_IN_STAGES.flatMap((settles) => unsettled(book, game, settles))

/** The answer to a surrender or an offer, or an offer of one's own will. */
export const settleSurrender: OrderDeclaration<SettleSurrender, SurrenderSettled> = {
  type: 'settle-surrender',
  words: 'answer a surrender or an offer',
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { by, settling }) {
    const silent = whyNoChapter(book, 'capitulation')
    if (silent.length > 0) return silent
    const isTheirs = by === 'referee' || by === answererOf(book, settling.of) || settling.isFree
    const isWordless = settling.of === 'france' && settling.answer === 'accepted' && settling.vichy === undefined
    return [
      ...(isTheirs ? [] : [refuse('not-yours', 'whoever is offered it answers', capitulationOf(book, settling.of).asked?.cite, { by })]),
      ...(isWordless
        ? [refuse('vichy-open', 'the Axis say whether Vichy France is formed or refused', book.clauses.capitulation?.vichy)]
        : []),
      ...whyNotSettle(book, game.situation, settling),
    ]
  },
  carryOut: (progress, { settling }) => putSettlement(progress, settling, progress.game),
  offers: (book, view, by) =>
    offered(book, view).flatMap((of) =>
      SETTLEMENTS.flatMap((answer) =>
        (of === 'france' ? VICHY_CHOICES : [undefined]).map((vichy) => ({
          type: 'settle-surrender',
          by,
          settling: { of, answer, isFree: false, ...(vichy === undefined ? {} : { vichy }) },
        })),
      ),
    ),
  owed: (book, game, by) =>
    offered(book, game).map((of) => ({
      type: 'settle-surrender',
      by,
      settling: { of, answer: 'accepted', isFree: false, ...(of === 'france' ? { vichy: 'formed' } : {}) },
    })),
  short: {
    word: 'surrender',
    usage: 'surrender OF accepted | declined [by=axis | by=japan] [free] [vichy=formed | vichy=refused]',
    read([of, answer, ...more], { by }) {
      if (of === undefined || answer === undefined) return undefined
      const said = Object.fromEntries(more.filter((part) => part.includes('=')).map((part) => part.split('=')))
      return { type: 'settle-surrender', by, settling: { of: named(of), answer, isFree: more.includes('free'), ...said } }
    },
    write: ({ settling: { of, answer, by, isFree, vichy } }) =>
      `${of} ${answer}${by === undefined ? '' : ` by=${by}`}${isFree ? ' free' : ''}${vichy === undefined ? '' : ` vichy=${vichy}`}`,
  },
  events: {
    'surrender-settled': {
      shape: z.looseObject({
        settling: z.looseObject({ of: text, answer: z.enum(SETTLEMENTS), isFree: yes }),
        facts,
        wars: z.array(z.looseObject({ between: pair, since: turn, until: turn })),
        follows,
      }),
      evolve: (game, { facts, wars }) => ({ ...game, situation: withoutWars(withFacts(game.situation, facts), wars) }),
      show: 'everything',
      tell: (book, { settling, follows }) =>
        telling(`${capitulationOf(book, settling.of).title}: ${settling.answer}`, [], follows.map(followingNote)),
      heading: null,
    },
  },
}
