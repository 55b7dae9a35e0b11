import {
  afterWarlordVictory,
  bargainOf,
  bindingPeace,
  type CapitalLost,
  type Capitulation,
  type CapitulationState,
  type Cession,
  type Citation,
  capitalsLost,
  capitulationOf,
  chapterOf,
  type DutyState,
  dutiesOf,
  type EndingState,
  endingsOf,
  europeanSettlement,
  type FactValue,
  type Following,
  factsWith,
  following,
  isForced,
  isMet,
  outlook,
  outlooks,
  POWER_NAMES,
  type Power,
  pacificSettlement,
  politicalReaction,
  type Reaction,
  type Recipient,
  type Refusal,
  type Report,
  type Rulebook,
  refuse,
  reportOf,
  type Situation,
  settled,
  shareOut,
  termsOf,
  turnName,
  type Working,
  whyNotExpand,
  whyNotProceed,
  whyNotRenew,
  whyNotRenounce,
  whyNotSettle,
  whyNotTerms,
  whyNotWarlord,
  yearOf,
} from '../../rules/index.ts'
import { type Refused, refused } from './answer.ts'
import type { CapitulationQuestion } from './capitulation-questions.ts'
import { type VerdictAnswer, verdict, type WorkingAnswer } from './verdict.ts'

type Of<Q extends CapitulationQuestion['question']> = Extract<CapitulationQuestion, { question: Q }>

/** Everyone at a glance. */
export interface OverviewAnswer {
  readonly ok: true
  readonly question: 'overview'
  readonly turn: string
  /** Minor nations whose capital is lost, and when they give in. */
  readonly minors: readonly CapitalLost[]
  readonly states: readonly CapitulationState[]
  readonly never: readonly { readonly id: string; readonly words: string; readonly cite: Citation }[]
  readonly duties: readonly DutyState[]
  readonly endings: readonly EndingState[]
  readonly reaction: Pick<Reaction, 'year' | 'held' | 'needed' | 'next' | 'isTested' | 'cities' | 'cite'>
  /** Other diplomacy may go on. */
  readonly mayProceed: boolean
  readonly unsettled: readonly Refusal[]
}

/** One nation: what it takes, what it offers, and what follows. */
export interface NationAnswer {
  readonly ok: true
  readonly question: 'nation' | 'collapse'
  readonly turn: string
  readonly state: CapitulationState
  /** It may offer of its own will, and why not. */
  readonly freely: { readonly allowed: boolean; readonly refusals: readonly Refusal[] }
  readonly terms: readonly Following[]
  /** What follows, or has followed. */
  readonly ifAccepted: readonly Following[]
  readonly ifDeclined: readonly Following[]
  /** What its occupier must keep there, now or once it gives in, and how many are there. */
  readonly duties: readonly DutyState[]
}

export type SettleAnswer = VerdictAnswer & { readonly report?: Report }

/** How land is divided. */
export interface CedeAnswer {
  readonly ok: true
  readonly question: 'cede'
  readonly year: number
  readonly cessions: readonly Cession[]
  readonly compensation: Working
}

export type SpoilsAnswer = WorkingAnswer & { readonly to: Recipient; readonly supplies: number; readonly points: number }

export type ReactionAnswer = Reaction & { readonly ok: true; readonly question: 'reaction'; readonly turn: string }

/** One peace, and who may break it. */
export interface PeaceState {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Power[]
  readonly isBinding: boolean
  readonly mayRenew: boolean
  readonly refusals: readonly Refusal[]
  readonly cite: Citation
}

export interface ArmisticeAnswer {
  readonly ok: true
  readonly question: 'armistice'
  readonly turn: string
  /** Armistices and Russian surrenders that hold, and what they mean. */
  readonly made: readonly { readonly id: string; readonly title: string; readonly words: string; readonly holds: readonly Following[] }[]
  readonly peaces: readonly PeaceState[]
  readonly endings: readonly EndingState[]
}

export type CapitulationAnswer =
  | OverviewAnswer
  | NationAnswer
  | SettleAnswer
  | CedeAnswer
  | SpoilsAnswer
  | ReactionAnswer
  | ArmisticeAnswer
  | VerdictAnswer

function overview(book: Rulebook, situation: Situation): OverviewAnswer {
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
    reaction: { year, held, ...(needed === undefined ? {} : { needed }), ...(next === undefined ? {} : { next }), isTested, cities, cite },
    mayProceed: unsettled.length === 0,
    unsettled,
  }
}

/** What follows if it is accepted; once it has come about, what holds. */
const followsFor = (book: Rulebook, situation: Situation, { id, aftermath, done }: Capitulation): readonly Following[] =>
  isMet(done.when, situation) ? following(aftermath, situation) : settled(book, situation, { of: id, answer: 'accepted', isFree: false })

/** Duties of its occupier, as they bind once it has given in. */
function dutiesAfter(book: Rulebook, situation: Situation, { id, sets, done }: Capitulation): readonly DutyState[] {
  const { outlook: found } = outlook(book, situation, capitulationOf(book, id))
  if (!isMet(done.when, situation) && found !== 'due') return []
  const after = { ...situation, facts: factsWith(situation.facts, sets as Readonly<Record<string, FactValue>>) }
  return dutiesOf(book, after).filter(({ of }) => of === id)
}

function nation(book: Rulebook, situation: Situation, question: 'nation' | 'collapse', id: Of<'nation'>['of']): NationAnswer {
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

function settle(book: Rulebook, situation: Situation, { question, by, vichy, ...rest }: Of<'settle'>): SettleAnswer {
  const settling = { ...rest, ...(by === undefined ? {} : { by }), ...(vichy === undefined ? {} : { vichy }) }
  const refusals = whyNotSettle(book, situation, settling)
  return refusals.length > 0
    ? verdict(question, refusals)
    : { ...verdict(question, [], { consequences: settled(book, situation, settling) }), report: reportOf(book, situation, settling) }
}

function terms(book: Rulebook, situation: Situation, { question, icPoints, ...rest }: Of<'terms'>): VerdictAnswer {
  const proposal = { ...rest, ...(icPoints === undefined ? {} : { icPoints }) }
  const deadlock = bargainOf(book, rest.of)?.forced.deadlock
  const isStalled = !rest.isAgreed && deadlock !== undefined && isForced(book, situation, rest.of)
  return verdict(question, whyNotTerms(book, situation, proposal), {
    consequences: [
      ...termsOf(book, situation, capitulationOf(book, rest.of)),
      ...(isStalled && deadlock !== undefined ? [{ what: deadlock.words, cite: deadlock.cite }] : []),
    ],
  })
}

function cede(book: Rulebook, situation: Situation, { theatre, year: asked, lands, available }: Of<'cede'>): CedeAnswer | Refused {
  const year = asked ?? yearOf(situation.turn)
  if (theatre === 'pacific') {
    const then = { ...situation, turn: `${year} winter` as const }
    return { ok: true, question: 'cede', year, ...pacificSettlement(book, then, lands, available) }
  }
  const { years, from } = chapterOf(book, 'capitulation').reaction
  const test = years.find((one) => one.year === year)
  return test === undefined
    ? refused(
        refuse('no-terms', `no armistice is offered in Europe in ${year}; the first test comes in ${from.value}`, from.cite, { year }),
      )
    : { ok: true, question: 'cede', year, ...europeanSettlement(book, test, lands, available) }
}

const peaceState = (book: Rulebook, situation: Situation): readonly PeaceState[] =>
  chapterOf(book, 'capitulation').renewals.map(({ id, by, on, when, cite }) => {
    const isBinding = isMet(when, situation)
    const [one, other] = [by[0], on[0]]
    const refusals = !isBinding || one === undefined || other === undefined ? [] : whyNotRenew(book, situation, one, other)
    return { id, by, on, isBinding, mayRenew: isBinding && refusals.length === 0, refusals, cite }
  })

function armistice(book: Rulebook, situation: Situation): ArmisticeAnswer {
  const { capitulations } = chapterOf(book, 'capitulation')
  return {
    ok: true,
    question: 'armistice',
    turn: turnName(situation.turn),
    made: capitulations
      .filter(({ id, is, done }) => (is === 'armistice' || id === 'russiaToAxis') && isMet(done.when, situation))
      .map(({ id, title, done, aftermath }) => ({ id, title, words: done.words, holds: following(aftermath, situation) })),
    peaces: peaceState(book, situation),
    endings: endingsOf(book, situation),
  }
}

/** War again: what stands against it, or what it brings. */
function renew(book: Rulebook, situation: Situation, { question, by, on }: Of<'renew'>): VerdictAnswer {
  if (bindingPeace(book, situation, by, on) !== undefined) return verdict(question, whyNotRenew(book, situation, by, on))
  const broken = bindingPeace(book, situation, on, by)
  if (broken === undefined)
    return verdict(question, [refuse('no-peace', `no surrender or armistice stands between ${POWER_NAMES[by]} and ${POWER_NAMES[on]}`)])
  const { ifBroken } = broken
  return verdict(question, [], { consequences: ifBroken === undefined ? [] : [{ what: ifBroken.words, cite: ifBroken.cite }] })
}

export function answerCapitulation(book: Rulebook, situation: Situation, value: CapitulationQuestion): CapitulationAnswer | Refused {
  switch (value.question) {
    case 'overview':
      return overview(book, situation)
    case 'nation':
      return nation(book, situation, 'nation', value.of)
    case 'settle':
      return settle(book, situation, value)
    case 'terms':
      return terms(book, situation, value)
    case 'cede':
      return cede(book, situation, value)
    case 'spoils':
      return { ok: true, question: value.question, ...shareOut(book, situation, value.of, value) }
    case 'reaction':
      return { ok: true, question: value.question, turn: turnName(situation.turn), ...politicalReaction(book, situation) }
    case 'armistice':
      return armistice(book, situation)
    case 'renew':
      return renew(book, situation, value)
    case 'renounce':
      return verdict(value.question, whyNotRenounce(book, situation, value.by, value.on, value.isLand))
    case 'collapse':
      return nation(book, situation, 'collapse', 'china')
    case 'warlord':
      return verdict(value.question, whyNotWarlord(book, situation, value), { consequences: afterWarlordVictory(book, situation, value) })
    case 'expand': {
      const { cite, brings } = chapterOf(book, 'capitulation').collapse.expansion
      return verdict(value.question, whyNotExpand(book, situation, value), { consequences: [{ what: brings, cite }] })
    }
  }
}
