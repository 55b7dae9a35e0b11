import {
  type Bar,
  type Book,
  type ByFaction,
  type Condition,
  concerns,
  conditionHere,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  foundIn,
  isMet,
  type Manner,
  MINORS,
  type Minor,
  mapEach,
  onceFor,
  ordinaryRoll,
  type Refusal,
  type Right,
  type Roll,
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

/** What a faction asks of itself before it names a target: an ordinary roll of its own. */
const rolls = mapEach(FACTIONS, (by) => new Map(MINORS.map((target) => [target, ordinaryRoll(target, by)])))

const rollFor = (by: Faction, target: Minor): Roll => rolls[by].get(target) ?? ordinaryRoll(target, by)

/** Bars or rights that concern one faction and one target, each with its condition as it reads there. */
type Concerning<B> = readonly { readonly one: B; readonly when: Condition }[]

const concerning = onceFor(
  (_all: readonly (Bar | Right)[]): ByFaction<Map<Minor, Concerning<Bar | Right>>> =>
    mapEach(FACTIONS, () => new Map<Minor, Concerning<Bar | Right>>()),
)

/** They are looked up once: whoever thinks of naming asks again and again. */
function concerningIn<B extends Bar | Right>(all: readonly B[], by: Faction, target: Minor, isMeant: (one: B) => boolean): Concerning<B> {
  return foundIn(concerning(all)[by], target, () =>
    all.filter(isMeant).map((one) => ({ one, when: conditionHere(one.when, target) })),
  ) as Concerning<B>
}

const barsOn = (bars: readonly Bar[], by: Faction, target: Minor): Concerning<Bar> =>
  concerningIn(bars, by, target, (bar) => concerns(bar, by, target))

const rightsOn = ({ clauses }: Book<NamingChapter>, by: Faction, target: Minor): Concerning<Right> =>
  concerningIn(clauses.reacting, by, target, (right) => right.for === by && right.on.includes(target))

function* brokenBars(bars: readonly Bar[], situation: Situation, by: Faction, target: Minor): Generator<Bar> {
  for (const { one, when } of barsOn(bars, by, target)) if (isMet(when, situation, rollFor(by, target))) yield one
}

/** The rights to react that stand open for a target now. */
export const openReactions = (book: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor): readonly Right[] =>
  rightsOn(book, by, target)
    .filter(({ when }) => isMet(when, situation, rollFor(by, target)))
    .map(({ one }) => one)

/** Rights that one rule gives, together: any of them would do. */
function oneByRule(rights: readonly Right[]): readonly (readonly [Right, ...Right[]])[] {
  const first = rights.filter(({ cite }, index) => rights.findIndex((one) => one.cite.rule === cite.rule) === index)
  return first.map((right) => [right, ...rights.filter((one) => one !== right && one.cite.rule === right.cite.rule)])
}

function whyNotReact(book: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor): readonly Refusal[] {
  if (openReactions(book, situation, by, target).length > 0) return []
  const rights = rightsOn(book, by, target).map(({ one }) => one)
  return rights.length === 0
    ? [refuse('no-reaction', `${targetName(target)}: ${FACTION_NAMES[by]} may never react there`, book.clauses.reactionTargets, { target })]
    : oneByRule(rights).map((alike) =>
        refuse(
          'reaction-not-open',
          `${targetName(target)}: this rule opens a reaction only if ${[...new Set(alike.map(({ words }) => words))].join(', or ')}`,
          alike[0].cite,
          { target, ...(alike[0].ruling === undefined ? {} : { ruling: alike[0].ruling }) },
        ),
      )
}

/** What a book allows but warns about: a target that may be named, at a price the faction may not have seen (RC-41). */
export const cautions = (book: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor): readonly Bar[] =>
  book.clauses.cautions === undefined ? [] : [...brokenBars(book.clauses.cautions, situation, by, target)]

/** What closes a target to everybody as things stand: points there come to nothing (49.435B, 3.5.1.3). */
export const closedToAll = ({ clauses }: Book<NamingChapter>, situation: Situation, by: Faction, target: Minor): readonly Bar[] => [
  ...brokenBars(
    clauses.barredTargets.filter((bar) => bar.for === undefined),
    situation,
    by,
    target,
  ),
]

/** Countries the Axis may name freely now. */
export const freeTargets = ({ clauses }: Book<NamingChapter>, situation: Situation, by: Faction): readonly Minor[] =>
  by === 'axis' && (clauses.freeWhen === undefined || isMet(clauses.freeWhen, situation)) ? clauses.freeTargets.value : []

/** Why a faction takes no part in diplomacy: every power of it is out of the war. */
export const whyAllOut = ({ clauses }: Book<NamingChapter>, situation: Situation, by: Faction): Bar | undefined =>
  clauses.allOut.find((bar) => bar.for?.includes(by) && isMet(bar.when, situation))

/** Every rule that stands against one faction's naming one target. A reaction needs no points (49.61C), named this year or not (49.61B). */
function* reasonsAgainst(
  book: Book<NamingChapter>,
  situation: Situation,
  by: Faction,
  { target, manner }: Nomination,
): Generator<Refusal, void, undefined> {
  const out = whyAllOut(book, situation, by)
  if (out !== undefined) return yield refuse(out.id, out.words, out.cite, { target, faction: by })
  if (book.tables[target] === undefined || book.tables[target].bands.length === 0) return yield noTarget(book, target)
  if (manner === 'reaction') yield* whyNotReact(book, situation, by, target)
  for (const bars of manner === 'reaction' ? [book.clauses.barredTargets] : [book.clauses.barredTargets, book.clauses.naming])
    for (const bar of brokenBars(bars, situation, by, target))
      yield refuse(bar.id, `${targetName(target)}: ${bar.words}`, bar.cite, { target, faction: by })
}

export const whyNotTarget = (...asked: Parameters<typeof reasonsAgainst>): readonly Refusal[] => [...reasonsAgainst(...asked)]

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
export function* reasonsNotToName(
  book: Book<NamingChapter>,
  situation: Situation,
  by: Faction,
  nominations: readonly Nomination[],
): Generator<Refusal, void, undefined> {
  for (const nomination of nominations) yield* reasonsAgainst(book, situation, by, nomination)
  const before = situation.namings.filter((naming) => naming.by === by && naming.turn === situation.turn).map(({ target }) => target)
  if (nominations.length === 1 && before.length === 0) return
  for (const target of new Set(namedTwice(book, nominations, before)))
    yield refuse('two-rolls', `${targetName(target)}: one roll for a target in one phase`, book.clauses.oneRollEach, { target })
  const free = freeTargets(book, situation, by)
  const named = nominations.filter(({ manner }) => manner === 'ordinary').map(({ target }) => target)
  const isOrdinary = (target: Target): boolean => !free.some((minor) => minor === target)
  const ordinary = [...new Set([...before, ...named])].filter(isOrdinary)
  if (ordinary.length > 1 && named.some(isOrdinary))
    yield refuse(
      'one-target',
      `${ordinary.map(targetName).join(' and ')}: ${FACTION_NAMES[by]} may name one target in a phase`,
      book.clauses.oneTarget(by),
      { targets: ordinary },
    )
}

export const whyNotName = (...asked: Parameters<typeof reasonsNotToName>): readonly Refusal[] => [...reasonsNotToName(...asked)]
