import {
  FACTS,
  type FactValue,
  FIRST_TURN,
  hasBeenAtWar,
  hasDeclared,
  isAtWar,
  isOneOf,
  NEUTRAL,
  type Policy,
  type Power,
  type Standing,
} from '../../../rules/core/index.ts'
import { type Document, put } from '../document.ts'
import type { OpenSituation } from '../open-situation.ts'
import { isSameValue, startFor, written } from '../writing.ts'
import type { SituationInput } from './input.ts'
import { declarationsIn, isBetween, listIn, type Outbreak, outbreakIn, withOutbreak, withoutPeace } from './outbreak.ts'

/** What an input says now. A war is `no`, `yes` or `over`; a declaration is the power that made it, or `nobody`. */
export type InputValue = FactValue | Standing | Outbreak

export function valueIn(input: SituationInput, { situation }: Pick<OpenSituation, 'situation'>): InputValue {
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
    case 'outbreak':
      return outbreakIn(situation, input.one, input.other)
    case 'past-subversions':
      return situation.subversions.length
  }
}

export const isChanged = (input: SituationInput, now: OpenSituation, before: OpenSituation): boolean =>
  !isSameValue(valueIn(input, now), valueIn(input, before))

/** It differs from the scenario's start. */
export const isReported = (input: SituationInput, current: OpenSituation): boolean =>
  !isSameValue(valueIn(input, current), valueIn(input, { situation: startFor(current) }))

/** A war the scenario begins with is there to stay: a document can only add wars. */
export const isFixed = (input: SituationInput, current: OpenSituation): boolean =>
  (input.of === 'war' || input.of === 'outbreak') && isAtWar(startFor(current), input.one, input.other)

/** The document with one input changed. What is as the scenario begins is left out of it. */
export function withInput(current: OpenSituation, input: SituationInput, value: InputValue): Document {
  const { document, situation, book } = current
  switch (input.of) {
    case 'fact':
      return written(current, ['facts', input.fact], value)
    case 'points':
      return written(current, ['placements', input.faction, input.target], value)
    case 'level': {
      const changed = written(current, ['tensions', input.track], value)
      if (situation.levelsAt !== 'before-rises') return changed
      // It stands where the scenario’s own levels do, as the turn opens; without it that goes without saying.
      return put(changed, ['levelsAt'], changed['tensions'] === undefined ? undefined : situation.levelsAt)
    }
    case 'standing':
      return written(current, ['standings', input.minor], value)
    case 'mark':
      return written(current, ['standings', input.minor], { ...situation.standings[input.minor], [input.mark]: value })
    case 'war': {
      const others = listIn(document, 'wars').filter((entry) => !isBetween(entry, input.one, input.other))
      const between = [input.one, input.other]
      const over = { between, since: situation.turn, until: situation.turn }
      return written(withoutPeace(current, input), ['wars'], value === 'no' ? others : [...others, value === 'yes' ? between : over])
    }
    case 'declaration': {
      const others = declarationsIn(document).filter(({ by, on }) => !(on === input.on && isOneOf(input.by, by)))
      return written(current, ['declarations'], value === 'nobody' ? others : [...others, { by: value, on: input.on }])
    }
    case 'outbreak':
      return withOutbreak(current, input, value as Outbreak)
    case 'past-subversions': {
      const uses = listIn(document, 'subversions')
      const target = book.clauses.subversion.value.countries.find((minor) => minor !== input.elsewhereThan)
      const more = Array.from({ length: Math.max(0, Number(value) - uses.length) }, () => ({ target, turn: FIRST_TURN }))
      return written(current, ['subversions'], [...uses.slice(0, Number(value)), ...more])
    }
  }
}

/** A standing at this result; who benefits is said, or left to the engine. Marks that outlive a result stay. */
export function standingAt(before: Standing, result: Policy | null, partner: Power | null): Standing {
  const { since: _since, attacked: _attacked, waiting: _waiting, ...kept } = before
  return result === null ? { ...kept, ...NEUTRAL } : { ...kept, result, with: partner }
}
