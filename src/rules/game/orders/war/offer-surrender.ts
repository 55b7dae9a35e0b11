import { z } from 'zod/mini'
import { CAPITULATIONS, type CapitulationId, capitulationOf, whyNotSettle } from '../../../chapters/surrender/index.ts'
import { DELEGATION_NAMES, type Delegation, type Refusal, refuse, withVerb } from '../../../core/index.ts'
import { type Rulebook, whyNoChapter } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { delegation, text } from '../../declaration/shapes.ts'
import { given, named } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { telling } from '../../words/telling.ts'
import { answererTo, unsettled } from './settle-surrender.ts'

const shape = z.strictObject({ type: z.literal('offer-surrender'), by: delegation, of: z.enum(CAPITULATIONS) })

export type OfferSurrender = Shaped<typeof shape>

export interface SurrenderOffered {
  readonly type: 'surrender-offered'
  readonly of: CapitulationId
  readonly by: Delegation
  readonly to: Delegation
  /** Who has to answer in the stage in hand. */
  readonly asks: readonly Delegation[]
}

function whyNotOffer(book: Rulebook, game: Game, { by, of }: OfferSurrender): readonly Refusal[] {
  const silent = whyNoChapter(book, 'capitulation')
  if (silent.length > 0) return silent
  const { title, freely } = capitulationOf(book, of)
  const isTheirs = freely === undefined || freely.by.includes(by)
  const isOpen = unsettled(book, game, 'surrenders').includes(of) || game.offers.some((offer) => offer.of === of)
  return [
    ...(isTheirs
      ? []
      : [refuse('not-yours', `${title}: ${freely.words}; it is not for ${DELEGATION_NAMES[by]} to offer`, freely.cite, { by })]),
    ...(isOpen ? [refuse('offered-already', `${title}: it is offered already`, freely?.cite)] : []),
    ...whyNotSettle(book, game.situation, { of, answer: 'accepted', isFree: true }),
  ]
}

/** A surrender or an armistice that nothing forces is offered by the one, and answered by the other (3.2.1, 3.6.6.1, 3.6.6.4). */
export const offerSurrender: OrderDeclaration<OfferSurrender, SurrenderOffered> = {
  type: 'offer-surrender',
  words: 'offer a surrender or an armistice that nothing forces',
  shape,
  when: 'in-its-stage',
  whyNot: whyNotOffer,
  carryOut(progress, { by, of }) {
    const { book, game } = progress
    const to = answererTo(book, of, by)
    if (to === undefined) return
    const stage = book.sequence.find(({ id }) => id === game.stage)
    const isAskedNow = (stage?.orders as readonly string[] | undefined)?.includes('settle-surrender') === true && !game.asked.includes(to)
    progress.put({ type: 'surrender-offered', of, by, to, asks: isAskedNow ? [to] : [] })
  },
  offers: (book, _view, by) =>
    (book.clauses.capitulation?.capitulations ?? []).flatMap(({ id, freely }) =>
      freely?.by.includes(by) ? [{ type: 'offer-surrender', by, of: id }] : [],
    ),
  topic: { is: 'declarations', concerns: 'what-is-offered' },
  short: {
    word: 'offer',
    usage: 'offer OF (a surrender or armistice of one’s own will, such as russiaToAxis)',
    read: ([of], { by }) => given(of, (one) => ({ type: 'offer-surrender', by, of: named(one) })),
    write: ({ of }) => of,
  },
  events: {
    'surrender-offered': {
      shape: z.looseObject({ of: text, by: delegation, to: delegation, asks: z.array(delegation) }),
      evolve: (game, { of, by, to, asks }) => gameWith(game, { offers: [...game.offers, { of, by, to }], asked: [...game.asked, ...asks] }),
      show: 'everything',
      tell: (book, { of, by, to }) =>
        telling(
          `${withVerb(by, 'offers')}: ${capitulationOf(book, of).title}`,
          [capitulationOf(book, of).freely?.cite],
          [{ words: `it is for ${DELEGATION_NAMES[to]} to accept or decline it` }],
        ),
      heading: 'announcements',
    },
  },
}
