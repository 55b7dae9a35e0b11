import {
  type Book,
  chapterOf,
  conditionWords,
  copyWith,
  dateOf,
  type FactValue,
  type Following,
  factsWith,
  following,
  holderOf,
  isBound,
  isMet,
  isMinor,
  isOneOf,
  NATION_NAMES,
  type Nation,
  type Refusal,
  refuse,
  type Situation,
  situationWith,
  type Told,
  type Turn,
  turnName,
  type War,
  yearOf,
} from '../../core/index.ts'
import type { Asked, Capitulation, CapitulationChapter, CapitulationId, LandCeded } from './clauses.ts'
import { capitulationOf, outlook, outlookOf, partisansFor } from './outlook.ts'

export const SETTLEMENTS = ['accepted', 'declined'] as const
export const VICHY_CHOICES = ['formed', 'refused'] as const

/** How a surrender or an offer is to be settled. */
export interface Settling {
  readonly of: CapitulationId
  readonly answer: (typeof SETTLEMENTS)[number]
  /** Who answers; whoever is asked, if it is not said. */
  readonly by?: Asked['who']
  /** Made of the nation's own will. */
  readonly isFree: boolean
  /** What the Axis choose when France gives in. */
  readonly vichy?: (typeof VICHY_CHOICES)[number]
}

const PARTY = { axis: 'the Axis', japan: 'Japan' } as const

function whyNotNow(book: Book<CapitulationChapter>, situation: Situation, capitulation: Capitulation, isFree: boolean): readonly Refusal[] {
  const { title, done, freely, notFreely } = capitulation
  const found = outlookOf(book, situation, capitulation)
  if (found === 'done') return [refuse('done', done.words)]
  if (isFree) {
    if (freely === undefined) return [refuse('not-freely', `${title}: nothing is offered of its own will`, notFreely)]
    return isMet(freely.when, situation)
      ? []
      : [refuse('not-freely', `${title}: of its own will only if ${conditionWords(freely.when)}`, freely.cite)]
  }
  if (found === 'due' || found === 'offered') return []
  if (found === 'declined') return [refuse('declined', `${title}: declined this turn`, capitulation.asked?.again.cite)]
  const state = outlook(book, situation, capitulation)
  if (found === 'delayed') return state.delays.map(({ words, cite }) => refuse('delayed', `${title}: not ${words}`, cite))
  if (state.triggers.length === 0)
    return [refuse('not-due', `${title}: no test is left that could bring it`, capitulation.triggers.at(-1)?.cite)]
  return state.triggers.map(({ id, wanting, cite }) =>
    refuse('not-due', `${title}: wanting is: ${wanting.join(' and ')}`, cite, { trigger: id }),
  )
}

function whyNotAnswered({ title, asked }: Capitulation, { answer, by }: Settling): readonly Refusal[] {
  if (asked === undefined)
    return answer === 'declined' || by !== undefined ? [refuse('not-asked', `${title}: nobody is asked; it comes about by itself`)] : []
  return by === undefined || by === asked.who
    ? []
    : [refuse('not-asked', `${title}: ${PARTY[asked.who]} answer${asked.who === 'japan' ? 's' : ''}`, asked.cite, { by })]
}

/** Why it may not be settled so. */
export function whyNotSettle(book: Book<CapitulationChapter>, situation: Situation, settling: Settling): readonly Refusal[] {
  const capitulation = capitulationOf(book, settling.of)
  const { vichy } = chapterOf(book, 'capitulation')
  return [
    ...whyNotNow(book, situation, capitulation, settling.isFree),
    ...whyNotAnswered(capitulation, settling),
    ...(settling.vichy !== undefined && settling.of !== 'france'
      ? [refuse('no-vichy', 'Vichy France is chosen or refused when France gives in', vichy)]
      : []),
  ]
}

/** What becomes of the facts and of the wars; to be reported once it is settled. */
export interface Report {
  readonly facts: Readonly<Record<string, FactValue>>
  readonly wars: readonly { readonly between: readonly [Nation, Nation]; readonly since: Turn; readonly until: Turn }[]
}

/** A nation among those that make peace, or one that fights beside one of them (3.5.5). */
function isAmong({ standings }: Situation, nation: Nation, nations: readonly Nation[]): boolean {
  if (nations.includes(nation) || !isMinor(nation)) return nations.includes(nation)
  const standing = standings[nation]
  return standing.with !== null && nations.includes(standing.with) && !standing.conquered && isBound(standing, nation)
}

function isEnded(situation: Situation, { between: [one, other], until }: War, ends: NonNullable<Capitulation['ends']>): boolean {
  const isBetween = (of: Nation, others: Nation): boolean => isAmong(situation, of, ends.of) && isAmong(situation, others, ends.with)
  return until === undefined && (isBetween(one, other) || isBetween(other, one))
}

/** What somebody else has taken by then is his. */
const landCeded = (after: Situation, cedes: readonly LandCeded[]): Report['facts'] =>
  Object.fromEntries(
    cedes
      .filter(({ when }) => isMet(when, after))
      .flatMap(({ places, from, to }) =>
        places.filter((place) => isOneOf(from, holderOf(after, place))).map((place) => [`${place}.controller`, to]),
      ),
  )

/** What the world looks like once it is settled. */
export function reportOf(book: Book<CapitulationChapter>, situation: Situation, { of, answer, vichy, isFree }: Settling): Report {
  const { sets, setsIfForced, setsIf = [], copies = [], cedes = [], dates, ends, asked } = capitulationOf(book, of)
  const { turn } = situation
  if (answer === 'declined')
    // What nothing forced may be offered again at once, and keeps nothing that is due from being so.
    return { facts: asked === undefined || isFree ? {} : { [asked.declined]: turn }, wars: [] }
  const over = ends === undefined ? [] : situation.wars.filter((war) => isEnded(situation, war, ends))
  const facts: Report['facts'] = {
    ...(sets as Record<string, FactValue>),
    ...(isFree ? {} : (setsIfForced as Record<string, FactValue> | undefined)),
    ...Object.assign({}, ...setsIf.filter(({ when }) => isMet(when, situation)).map((one) => one.sets)),
    ...Object.fromEntries(
      copies.filter(({ unless }) => !isMet(unless, situation)).map(({ to, from }) => [to, situation.facts[from] ?? null]),
    ),
    ...Object.fromEntries(dates.map((date) => [date, turn])),
    ...(vichy === undefined ? {} : { 'vichyFrance.formed': vichy }),
  }
  return {
    facts: { ...facts, ...landCeded(situationWith(situation, { facts: factsWith(situation.facts, facts) }), cedes) },
    wars: over.map(({ between, since }) => ({ between, since, until: turn })),
  }
}

const afterwards = (situation: Situation, { facts, wars }: Report): Situation =>
  situationWith(situation, {
    facts: factsWith(situation.facts, facts),
    wars: situation.wars.map((war) => {
      const over = wars.find(({ between, since }) => war.until === undefined && between === war.between && since === war.since)
      return over === undefined ? war : copyWith(war, { until: over.until })
    }),
  })

/** A peace that is reported made although a war that it ends goes on: it does not hold. */
export interface OpenPeace extends Told {
  readonly id: CapitulationId
  readonly title: string
  readonly wars: readonly (readonly [Nation, Nation])[]
}

const isFallen = ({ facts }: Situation, nation: Nation): boolean => nation === 'france' && facts['france.fallen'] === true

/** Peaces with a war left open, each with those wars. */
export const openPeaces = (book: Book<CapitulationChapter>, situation: Situation): readonly OpenPeace[] =>
  chapterOf(book, 'capitulation').capitulations.flatMap(({ id, is, title, done, dates, ends, triggers }) => {
    const made = dates.map((date) => dateOf(situation, date)).find((turn) => turn !== undefined)
    const cite = triggers[0]?.cite
    if (is !== 'armistice' || made === undefined || ends === undefined || cite === undefined || isMet(done.when, situation)) return []
    const wars = situation.wars
      .filter((war) => isEnded(situation, war, ends) && !war.between.some((nation) => isFallen(situation, nation) || isMinor(nation)))
      .map(({ between }) => between)
    const said = wars.map(([one, other]) => `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`).join(', ')
    return wars.length === 0
      ? []
      : [{ id, title, wars, words: `the armistice of ${turnName(made)} does not hold: still at war are ${said}`, cite }]
  })

/** What is offered: the terms of the year, and those of the offer itself. */
export function termsOf(
  book: Book<CapitulationChapter>,
  situation: Situation,
  { termsOf: year, terms }: Capitulation,
): readonly Following[] {
  const turn = year === undefined ? undefined : year === 'now' ? situation.turn : dateOf(situation, year)
  const test = chapterOf(book, 'capitulation').reaction.years.find((one) => turn !== undefined && one.year === yearOf(turn))
  return [...following(test?.terms ?? [], situation), ...following(terms, situation)]
}

/** Everything that follows. */
export function settled(book: Book<CapitulationChapter>, situation: Situation, settling: Settling): readonly Following[] {
  const capitulation = capitulationOf(book, settling.of)
  if (settling.answer === 'declined') {
    if (capitulation.asked === undefined) return []
    // What nothing forced does not come again by itself.
    const { words: what, cite, ruling } = (settling.isFree ? capitulation.freely?.again : undefined) ?? capitulation.asked.again
    return [{ what, cite, ...(ruling === undefined ? {} : { ruling }) }]
  }
  const after = afterwards(situation, reportOf(book, situation, settling))
  const { endings } = chapterOf(book, 'capitulation')
  return [
    ...termsOf(book, situation, capitulation),
    ...following(capitulation.aftermath, after),
    ...partisansFor(book, after, capitulation),
    ...endings.filter(({ when }) => isMet(when, after) && !isMet(when, situation)).map(({ words, cite }) => ({ what: words, cite })),
  ]
}
