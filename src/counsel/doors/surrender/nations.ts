import {
  CAPITULATIONS,
  type Capitulation,
  capitalsLost,
  capitulationOf,
  type DutyState,
  dutiesOf,
  endingsOf,
  outlook,
  outlookOf,
  outlooks,
  politicalReaction,
  reportOf,
  SETTLEMENTS,
  settled,
  termsOf,
  VICHY_CHOICES,
  whyNotProceed,
  whyNotSettle,
} from '../../../rules/chapters/surrender/index.ts'
import {
  chapterOf,
  type FactValue,
  type Following,
  factsWith,
  following,
  isMet,
  type Situation,
  turnName,
} from '../../../rules/core/index.ts'
import { type Game, gameAt, type Order, type Rulebook } from '../../../rules/game/index.ts'
import { broughtBeside, playedOut } from '../answers/played-out.ts'
import { verdict } from '../answers/shapes.ts'
import { choice, maybe, usually, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'
import {
  NATION,
  type NationAnswer,
  OVERVIEW,
  type OverviewAnswer,
  REACTION,
  type ReactionAnswer,
  SETTLE,
  type SettleAnswer,
} from './shapes.ts'

/** Nations that give in by what is held on the map. */

const chapters = ['capitulation'] as const
export const of = () => choice(CAPITULATIONS, 'who surrenders')

export const overview = question({
  name: 'overview',
  words: 'everyone at a glance',
  chapters,
  args: {},
  shape: OVERVIEW,
  answer: (book, situation): OverviewAnswer => {
    const { year, held, needed, next, isTested, cities, cite } = politicalReaction(book, situation)
    const unsettled = whyNotProceed(book, situation)
    return {
      ok: true,
      question: 'overview',
      turn: turnName(situation.turn),
      minors: capitalsLost(book, situation),
      states: outlooks(book, situation),
      never: chapterOf(book, 'capitulation').never,
      duties: dutiesOf(book, situation),
      endings: endingsOf(book, situation),
      reaction: {
        year,
        held,
        ...(needed === undefined ? {} : { needed }),
        ...(next === undefined ? {} : { next }),
        isTested,
        cities,
        cite,
      },
      mayProceed: unsettled.length === 0,
      unsettled,
    }
  },
})

/** What follows if it is accepted; once it has come about, what holds. */
const followsFor = (book: Rulebook, situation: Situation, { id, aftermath, done }: Capitulation): readonly Following[] =>
  isMet(done.when, situation) ? following(aftermath, situation) : settled(book, situation, { of: id, answer: 'accepted', isFree: false })

/** Duties of its occupier, as they bind once it has given in. */
function dutiesAfter(book: Rulebook, situation: Situation, { id, sets, done }: Capitulation): readonly DutyState[] {
  const found = outlookOf(book, situation, capitulationOf(book, id))
  if (!isMet(done.when, situation) && found !== 'due') return []
  const after = { ...situation, facts: factsWith(situation.facts, sets as Readonly<Record<string, FactValue>>) }
  return dutiesOf(book, after).filter(({ of }) => of === id)
}

function nationAnswer(book: Rulebook, situation: Situation, question: 'nation' | 'collapse', id: Capitulation['id']): NationAnswer {
  const capitulation = capitulationOf(book, id)
  const free = { of: id, answer: 'accepted', isFree: true } as const
  const refusals = whyNotSettle(book, situation, free)
  return {
    ok: true,
    question,
    turn: turnName(situation.turn),
    state: outlook(book, situation, capitulation),
    freely: { allowed: refusals.length === 0, refusals },
    terms: termsOf(book, situation, capitulation),
    ifAccepted: followsFor(book, situation, capitulation),
    ifDeclined: capitulation.asked === undefined ? [] : settled(book, situation, { ...free, answer: 'declined' }),
    duties: dutiesAfter(book, situation, capitulation),
  }
}

export const nation = question({
  name: 'nation',
  words: 'what it takes for one nation, what it offers, and what follows',
  chapters,
  args: { of: of() },
  shape: NATION,
  answer: (book, situation, asked) => nationAnswer(book, situation, 'nation', asked.of),
})

export const collapse = question({
  name: 'collapse',
  words: 'the collapse of China',
  chapters,
  args: {},
  shape: NATION,
  answer: (book, situation) => nationAnswer(book, situation, 'collapse', 'china'),
})

export const reaction = question({
  name: 'reaction',
  words: 'the key cities that Allied politics count',
  chapters,
  args: {},
  shape: REACTION,
  answer: (book, situation): ReactionAnswer => ({
    ok: true,
    question: 'reaction',
    turn: turnName(situation.turn),
    ...politicalReaction(book, situation),
  }),
})

/** A game in which everything that could be offered freely has been. */
const asOffered = (situation: Situation, of: Capitulation['id']): Game => ({
  ...gameAt(situation),
  offers: [{ of, by: 'russia', to: 'axis' }],
})

export const settle = question({
  name: 'settle',
  words: 'a surrender or an armistice, accepted or declined',
  chapters,
  args: {
    of: of(),
    answer: usually(choice(SETTLEMENTS, 'what is answered'), 'accepted'),
    by: maybe(choice(['axis', 'japan'], 'who answers')),
    isFree: usually(yesNo('it is offered freely'), false),
    vichy: maybe(choice(VICHY_CHOICES, 'whether Vichy is formed')),
  },
  shape: SETTLE,
  answer: (book, situation, settling): SettleAnswer => {
    const refusals = whyNotSettle(book, situation, settling)
    if (refusals.length > 0) return verdict('settle', refusals)
    const order: Order = { type: 'settle-surrender', by: 'referee', settling }
    const beside = broughtBeside(book, playedOut(book, asOffered(situation, settling.of), [order]), ['surrender-settled'])
    return {
      ...verdict('settle', [], { consequences: [...settled(book, situation, settling), ...beside] }),
      report: reportOf(book, situation, settling),
    }
  },
})
