import {
  type Bar,
  type Book,
  concerns,
  conditionHere,
  FACTION_NAMES,
  type Faction,
  isMet,
  type Manner,
  type Minor,
  ordinaryRoll,
  type Refusal,
  type Right,
  refuse,
  type Situation,
  type Target,
  targetName,
} from '../../core/index.ts'
import { noTarget } from '../points/index.ts'
import type { NamingChapter } from './clauses.ts'

/** A target a faction wants to roll for. */
export interface Nomination {
  readonly target: Minor
  readonly manner: Exclude<Manner, 'demand'>
}

const isBroken = (bar: Bar, situation: Situation, by: Faction, target: Minor): boolean =>
  concerns(bar, by, target) && isMet(conditionHere(bar.when, target), situation, ordinaryRoll(target, by))

/** The rights to react that stand open for a target now. */
export const openReactions = (book: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor) =>
  book.clauses.reacting.filter(
    (right) =>
      right.for === by && right.on.includes(target) && isMet(conditionHere(right.when, target), situation, ordinaryRoll(target, by)),
  )

/** Rights that one rule gives, together: any of them would do. */
function oneByRule(rights: readonly Right[]): readonly (readonly [Right, ...Right[]])[] {
  const first = rights.filter(({ cite }, index) => rights.findIndex((one) => one.cite.rule === cite.rule) === index)
  return first.map((right) => [right, ...rights.filter((one) => one !== right && one.cite.rule === right.cite.rule)])
}

function whyNotReact(book: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor): readonly Refusal[] {
  if (openReactions(book, situation, by, target).length > 0) return []
  const rights = book.clauses.reacting.filter((right) => right.for === by && right.on.includes(target))
  return rights.length === 0
    ? [refuse('no-reaction', `${targetName(target)}: ${FACTION_NAMES[by]} may never react there`, book.clauses.reactionTargets, { target })]
    : oneByRule(rights).map((alike) =>
        refuse(
          'reaction-not-open',
          `${targetName(target)}: no reaction, unless ${[...new Set(alike.map(({ words }) => words))].join(', or ')}`,
          alike[0].cite,
          { target, ...(alike[0].ruling === undefined ? {} : { ruling: alike[0].ruling }) },
        ),
      )
}

/** What a book allows but warns about: a target that may be named, at a price the faction may not have seen (RC-41). */
export const cautions = (book: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor): readonly Bar[] =>
  (book.clauses.cautions ?? []).filter((bar) => isBroken(bar, situation, by, target))

/** Countries the Axis may name freely now. */
export const freeTargets = ({ clauses }: Book<NamingChapter>, situation: Situation, by: Faction): readonly Minor[] =>
  by === 'axis' && (clauses.freeWhen === undefined || isMet(clauses.freeWhen, situation)) ? clauses.freeTargets.value : []

/** Every rule that stands against one faction's naming one target. A reaction needs no points (49.61C), named this year or not (49.61B). */
export function whyNotTarget(
  book: Book<NamingChapter>,
  situation: Situation,
  by: Faction,
  { target, manner }: Nomination,
): readonly Refusal[] {
  if (book.tables[target] === undefined || book.tables[target].bands.length === 0) return [noTarget(book, target)]
  const bars = [...book.clauses.barredTargets, ...(manner === 'reaction' ? [] : book.clauses.naming)]
  const broken = bars
    .filter((bar) => isBroken(bar, situation, by, target))
    .map((bar) => refuse(bar.id, `${targetName(target)}: ${bar.words}`, bar.cite, { target, faction: by }))
  return manner === 'reaction' ? [...whyNotReact(book, situation, by, target), ...broken] : broken
}

/** Targets that a list has twice. Where a reaction goes beside an Action on the same target, only two of one manner are one too many. */
function namedTwice(book: Book<NamingChapter>, nominations: readonly Nomination[], before: readonly Target[]): readonly Minor[] {
  const isApart = book.clauses.reactsBeside !== undefined
  const isLike = (one: Nomination, other: Nomination): boolean => one.target === other.target && (!isApart || one.manner === other.manner)
  return nominations
    .filter(
      (nomination, index) =>
        nominations.findIndex((one) => isLike(one, nomination)) !== index ||
        (!isApart && nomination.manner === 'reaction' && before.includes(nomination.target)),
    )
    .map(({ target }) => target)
}

/** Every rule that a faction's list of targets for one diplomatic phase breaks. Reactions come on top of the rest (49.61A). */
export function whyNotName(
  book: Book<NamingChapter>,
  situation: Situation,
  by: Faction,
  nominations: readonly Nomination[],
): readonly Refusal[] {
  const refusals = nominations.flatMap((nomination) => whyNotTarget(book, situation, by, nomination))
  const before = situation.namings.filter((naming) => naming.by === by && naming.turn === situation.turn).map(({ target }) => target)
  const twice = namedTwice(book, nominations, before)
  for (const target of new Set(twice))
    refusals.push(refuse('two-rolls', `${targetName(target)}: one roll for a target in one phase`, book.clauses.oneRollEach, { target }))
  const free = freeTargets(book, situation, by)
  const named = nominations.filter(({ manner }) => manner === 'ordinary').map(({ target }) => target)
  const isOrdinary = (target: Target): boolean => !free.some((minor) => minor === target)
  const ordinary = [...new Set([...before, ...named])].filter(isOrdinary)
  if (ordinary.length > 1 && named.some(isOrdinary)) {
    refusals.push(
      refuse(
        'one-target',
        `${ordinary.map(targetName).join(' and ')}: ${FACTION_NAMES[by]} may name one target in a phase`,
        book.clauses.oneTarget(by),
        { targets: ordinary },
      ),
    )
  }
  return refusals
}
