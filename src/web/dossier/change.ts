import { startOf } from '../../editions/index.ts'
import {
  FACTS,
  type FactValue,
  FIRST_TURN,
  hasBeenAtWar,
  hasDeclared,
  isAtWar,
  type Nation,
  NEUTRAL,
  type Policy,
  type Power,
  type Rulebook,
  type Situation,
  type Standing,
} from '../../rules/index.ts'
import { type Document, put } from '../situation-address.ts'
import type { Input } from './input.ts'
import type { Question, Study } from './study.ts'

/** What an input says now. A war is `no`, `yes` or `over`; a declaration is the power that made it, or `nobody`. */
export type InputValue = FactValue | Standing

export function valueIn(input: Input, { situation, roll }: Pick<Study, 'situation' | 'roll'>): InputValue {
  switch (input.of) {
    case 'fact':
      return situation.facts[input.fact] ?? FACTS[input.fact].start
    case 'points':
      return situation.placements[input.faction][input.target] ?? 0
    case 'level':
      return situation.tensions[input.track].actual
    case 'standing':
      return situation.standings[input.minor]
    case 'mark':
      return situation.standings[input.minor][input.mark] ?? (input.mark === 'volunteers' ? 0 : false)
    case 'war':
      return isAtWar(situation, input.one, input.other) ? 'yes' : hasBeenAtWar(situation, input.one, input.other) ? 'over' : 'no'
    case 'declaration':
      return input.by.find((power) => hasDeclared(situation, power, input.on)) ?? 'nobody'
    case 'subversion':
      return roll.subversion
    case 'past-subversions':
      return situation.subversions.length
    case 'covert':
      return roll.covert[input.side]
    case 'pledge':
      return roll.pledgesWarOnRussia
  }
}

const isSame = (one: InputValue, other: InputValue): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isChanged = (input: Input, now: Study, before: Study): boolean => !isSame(valueIn(input, now), valueIn(input, before))

const starts = new WeakMap<Rulebook, Map<string, Situation>>()

/** The scenario's own beginning, against which a document says what differs. */
export function startFor({ book, situation }: Study): Situation {
  const known = starts.get(book) ?? new Map<string, Situation>()
  starts.set(book, known)
  const scenario = book.scenarios[situation.scenario]
  if (scenario === undefined) throw new Error(`${book.id} has no scenario "${situation.scenario}"`)
  const start = known.get(scenario.id) ?? startOf(scenario)
  known.set(scenario.id, start)
  return start
}

/** A war the scenario begins with is there to stay: a document can only add wars. */
export const isFixed = (input: Input, study: Study): boolean => input.of === 'war' && isAtWar(startFor(study), input.one, input.other)

const isBetween = (entry: unknown, one: Nation, other: Nation): boolean => {
  const pair = (Array.isArray(entry) ? entry : (entry as { between: unknown }).between) as readonly unknown[]
  return pair.includes(one) && pair.includes(other)
}

const listIn = (document: Document, key: string): readonly Document[] => (document[key] ?? []) as readonly Document[]

/** What a document says of a standing: nothing, if the scenario begins with it. */
function standingEntry({ result, with: partner, ...marks }: Standing, start: Standing): Document | undefined {
  const set = Object.fromEntries(Object.entries(marks).filter(([, value]) => Boolean(value)))
  if (isSame({ result, with: partner, ...set }, start)) return undefined
  return { result, ...(partner === null ? {} : { with: partner }), ...set }
}

/** The same question with one input changed. What is as the scenario begins is left out of the document. */
export function change(study: Study, input: Input, value: InputValue): Question {
  const { question, situation } = study
  const { document, args } = question
  const start = startFor(study)
  const written = (path: readonly string[], given: unknown): Question => ({ document: put(document, path, given), args })
  const rolled = (name: string): Question => ({ document, args: { ...args, [name]: value } })
  switch (input.of) {
    case 'fact':
      return written(['facts', input.fact], value === (start.facts[input.fact] ?? FACTS[input.fact].start) ? undefined : value)
    case 'points':
      return written(['placements', input.faction, input.target], value === 0 ? undefined : value)
    case 'level':
      return written(['tensions', input.track], value === start.tensions[input.track].actual ? undefined : value)
    case 'standing':
      return written(['standings', input.minor], standingEntry(value as Standing, start.standings[input.minor]))
    case 'mark': {
      const marked = { ...situation.standings[input.minor], [input.mark]: value } as Standing
      return written(['standings', input.minor], standingEntry(marked, start.standings[input.minor]))
    }
    case 'war': {
      const others = listIn(document, 'wars').filter((entry) => !isBetween(entry, input.one, input.other))
      const between = [input.one, input.other]
      const over = { between, since: situation.turn, until: situation.turn }
      const wars = value === 'no' ? others : [...others, value === 'yes' ? between : over]
      // An empty list would end the scenario's own wars.
      return written(['wars'], wars.length === 0 ? undefined : wars)
    }
    case 'declaration': {
      const others = listIn(document, 'declarations').filter(
        ({ by, on }) => !(on === input.on && (input.by as readonly unknown[]).includes(by)),
      )
      return written(['declarations'], value === 'nobody' ? others : [...others, { by: value, on: input.on }])
    }
    case 'past-subversions': {
      const uses = listIn(document, 'subversions')
      const target = study.book.clauses.subversion.value.countries.find((minor) => minor !== study.roll.target)
      const more = Array.from({ length: Math.max(0, Number(value) - uses.length) }, () => ({ target, turn: FIRST_TURN }))
      return written(['subversions'], [...uses.slice(0, Number(value)), ...more])
    }
    case 'subversion':
      return rolled('subversion')
    case 'covert':
      return rolled(input.side === 'axis' ? 'covertAxis' : 'covertAllies')
    case 'pledge':
      return rolled('pledge')
  }
}

/** A standing at this result; who benefits is said, or left to the engine. Marks that outlive a result stay. */
export function standingAt(before: Standing, result: Policy | null, partner: Power | null): Standing {
  const { since: _since, attacked: _attacked, waiting: _waiting, ...kept } = before
  return result === null ? { ...kept, ...NEUTRAL } : { ...kept, result, with: partner }
}
