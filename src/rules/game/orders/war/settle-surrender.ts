import { z } from 'zod/mini'
import {
  CAPITULATIONS,
  type CapitulationId,
  capitulationOf,
  forcedNow,
  reportOf,
  SETTLEMENTS,
  type Settling,
  type Report as SurrenderReport,
  settled,
  VICHY_CHOICES,
  whyNotSettle,
} from '../../../chapters/surrender/index.ts'
import { type Delegation, type FactValue, type Following, isMet, refuse } from '../../../core/index.ts'
import { type Rulebook, whyNoChapter } from '../../book/rulebook.ts'
import type { Settles } from '../../book/stage.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { anyone, date, facts, follows, pair, text, yes } from '../../declaration/shapes.ts'
import { named } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { withFacts, withoutWars } from '../../situation-changes.ts'
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

/** Where nobody is asked, nobody accepts: the surrender alone is told. */
function settledWords(book: Rulebook, { of, answer }: SettleSurrender['settling']): string {
  const { title, asked } = capitulationOf(book, of)
  return `surrender of ${title}${answer === 'accepted' && asked === undefined ? '' : `: ${answer}`}`
}

/** Offers that America's politics bring, after all other surrenders (3.2.2), and what Russia must offer then (3.6.7.6). */
const REACTIONS: readonly CapitulationId[] = ['westToAxis', 'usToJapan', 'russiaAfterWest']

const SETTLED_IN_STAGES: readonly Settles[] = ['surrenders', 'political-reaction']

const belongsTo = (id: CapitulationId, settles: Settles): boolean => REACTIONS.includes(id) === (settles === 'political-reaction')

/** Surrenders that are due or offered now and wait for somebody's word (3.2.1a), those that nothing forces among them. */
export function unsettled(book: Rulebook, game: Game, settles: Settles): readonly CapitulationId[] {
  if (book.clauses.capitulation === undefined) return []
  const forced = forcedNow(book, game.situation)
    .map(({ id }) => id)
    .filter((id) => belongsTo(id, settles))
  const free = settles === 'surrenders' ? game.offers.map(({ of }) => of).filter((of) => isOpen(book, game, of)) : []
  return [...new Set([...forced, ...free])]
}

const isOpen = (book: Rulebook, { situation }: Game, of: CapitulationId): boolean =>
  whyNotSettle(book, situation, { of, answer: 'accepted', isFree: true }).length === 0

/** France's surrender asks the Axis whether Vichy France is to be; other surrenders come about by themselves. */
export const waitsForAWord = (book: Rulebook, id: CapitulationId): boolean =>
  id === 'france' || capitulationOf(book, id).asked !== undefined

const askedFor = (book: Rulebook, id: CapitulationId): Delegation | undefined =>
  capitulationOf(book, id).asked?.who ?? (id === 'france' ? 'axis' : undefined)

/** Who answers an offer that somebody makes of his own will: whoever is asked for it, or where that one offers, the other. */
export const answererTo = (book: Rulebook, id: CapitulationId, by: Delegation): Delegation | undefined => {
  const who = askedFor(book, id)
  return who === by ? capitulationOf(book, id).freely?.by.find((one) => one !== by) : who
}

const offerOf = ({ offers }: Game, of: CapitulationId): Game['offers'][number] | undefined => offers.find((offer) => offer.of === of)

/** It is due or offered by the rules, whatever somebody offers. */
const isForced = (book: Rulebook, { situation }: Game, id: CapitulationId): boolean =>
  forcedNow(book, situation).includes(capitulationOf(book, id))

/** Whose word a surrender waits for. */
const answererIn = (book: Rulebook, game: Game, id: CapitulationId): Delegation | undefined =>
  isForced(book, game, id) ? askedFor(book, id) : offerOf(game, id)?.to

/** What a stage waits for: who answers what, and what brought it, if nobody offered it freely. */
export const surrendersWaiting = (
  book: Rulebook,
  game: Game,
  settles: Settles,
): readonly { readonly who: Delegation; readonly title: string; readonly since: readonly string[] }[] =>
  unsettled(book, game, settles).flatMap((id) => {
    const { title, triggers } = capitulationOf(book, id)
    const who = answererIn(book, game, id)
    const since = triggers.filter(({ when }) => isMet(when, game.situation)).map(({ words }) => words)
    return who === undefined ? [] : [{ who, title, since }]
  })

/** Those who have to say something of a surrender or an offer. */
export const answerersIn = (book: Rulebook, game: Game, settles: Settles): readonly Delegation[] => [
  ...new Set(unsettled(book, game, settles).flatMap((id) => answererIn(book, game, id) ?? [])),
]

export function putSettlement(progress: Progress<SurrenderSettled>, settling: Settling, { situation }: Game): void {
  const { book } = progress
  const { facts, wars } = reportOf(book, situation, settling)
  progress.put({ type: 'surrender-settled', settling, facts, wars, follows: settled(book, situation, settling) })
}

/** What waits for the word of one of them, each forced or free. */
const offered = (book: Rulebook, game: Game, by: Delegation): readonly Pick<Settling, 'of' | 'isFree'>[] =>
  SETTLED_IN_STAGES.flatMap((settles) => unsettled(book, game, settles))
    .filter((of) => answererIn(book, game, of) === by)
    .map((of) => ({ of, isFree: !isForced(book, game, of) }))

/** What is offered freely and by nothing else is answered so, whether or not it is said. */
const meant = (book: Rulebook, game: Game, settling: Settling): Settling =>
  offerOf(game, settling.of) !== undefined && !isForced(book, game, settling.of) ? { ...settling, isFree: true } : settling

/** The answer to a surrender or an offer. */
export const settleSurrender: OrderDeclaration<SettleSurrender, SurrenderSettled> = {
  type: 'settle-surrender',
  words: 'answer a surrender or an offer',
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { by, settling: said }) {
    const silent = whyNoChapter(book, 'capitulation')
    if (silent.length > 0) return silent
    const settling = meant(book, game, said)
    const { title, freely, asked } = capitulationOf(book, settling.of)
    const offer = offerOf(game, settling.of)
    // 3.6.6.1, 3.6.6.4: what nothing forces is offered by the one before the other answers it.
    if (settling.isFree && offer === undefined)
      return [
        refuse('not-offered', `${title}: nobody has offered it`, freely?.cite, { of: settling.of }),
        ...whyNotSettle(book, game.situation, settling),
      ]
    const isTheirs = by === 'referee' || by === (settling.isFree ? offer?.to : askedFor(book, settling.of))
    const isWordless = settling.of === 'france' && settling.answer === 'accepted' && settling.vichy === undefined
    return [
      ...(isTheirs ? [] : [refuse('not-yours', 'whoever is offered it answers', asked?.cite, { by })]),
      ...(isWordless
        ? [refuse('vichy-open', 'the Axis say whether Vichy France is formed or refused', book.clauses.capitulation?.vichy)]
        : []),
      ...whyNotSettle(book, game.situation, settling),
    ]
  },
  carryOut: (progress, { settling }) => putSettlement(progress, meant(progress.book, progress.game, settling), progress.game),
  offers: (book, view, by) =>
    offered(book, view, by).flatMap(({ of, isFree }) =>
      SETTLEMENTS.flatMap((answer) =>
        (of === 'france' ? VICHY_CHOICES : [undefined]).map((vichy) => ({
          type: 'settle-surrender',
          by,
          settling: { of, answer, isFree, ...(vichy === undefined ? {} : { vichy }) },
        })),
      ),
    ),
  owed: (book, game, by) =>
    offered(book, game, by).map(({ of, isFree }) => ({
      type: 'settle-surrender',
      by,
      settling: { of, answer: isFree ? 'declined' : 'accepted', isFree, ...(of === 'france' ? { vichy: 'formed' } : {}) },
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
        wars: z.array(z.looseObject({ between: pair, since: date, until: date })),
        follows,
      }),
      evolve: (game, { settling: { of }, facts, wars }) =>
        gameWith(game, {
          situation: withoutWars(withFacts(game.situation, facts), wars),
          offers: game.offers.filter((offer) => offer.of !== of),
        }),
      show: 'everything',
      tell: (book, { settling, follows }) => telling(settledWords(book, settling), [], follows.map(followingNote)),
      heading: null,
    },
  },
}
