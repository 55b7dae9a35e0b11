import {
  type Book,
  type Condition,
  conditionHere,
  type Declaration,
  type Following,
  isMet,
  isOneOf,
  isPower,
  keysOf,
  MINORS,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Power,
  playerTurnFollowing,
  SIDE_OF,
  type Situation,
  type Turn,
  turnAfter,
  turnName,
  withVerb,
} from '../../core/index.ts'
import type { NamingChapter } from '../rolls/index.ts'
import type { TensionChapter } from '../tension/index.ts'
import { alliesOf } from './camps.ts'
import type { WarChapter, WarEffect } from './clauses.ts'
import { laterEffects } from './later-effects.ts'
import type { Outbreak } from './outbreak.ts'
import { isCountry, namesOfCountry, notesAfter, tableCountry, tieOf } from './target.ts'
import { tensionConsequences } from './tension-consequences.ts'

/** Each war that breaks out; those of allies rest on 50.521, those taken over on 50.522. */
function wars(book: Book<WarChapter>, outbreaks: readonly Outbreak[]): readonly Following[] {
  const { rules, joinings } = book.clauses.war
  return outbreaks.flatMap(({ aim, declaration: { by, on }, wars: begun }) =>
    begun.map(([one, other]): Following => {
      const joining = joinings.find(
        (row) => row.by.includes(by) && isOneOf(row.on, on) && [one, other].some((nation) => row.brings.includes(nation)),
      )
      const cite = isPower(one) && isCountry(other) && isPower(on) && !isOneOf(aim.named, other) ? rules.alliances : rules.whoGoes
      return {
        what: `${NATION_NAMES[one]} and ${NATION_NAMES[other]} are at war`,
        ...(isPower(one) ? { who: one } : {}),
        cite: joining?.cite ?? cite,
      }
    }),
  )
}

/** By whatever name a country stands in a war. */
const isMetFor = (condition: Condition, situation: Situation, on: Nation): boolean =>
  namesOfCountry(on).every((name) => isMet(conditionHere(condition, name), situation))

/** Minor allies, associates and colonies go to war with their power. */
function tiedNations(book: Book<WarChapter>, before: Situation, outbreaks: readonly Outbreak[]): readonly Following[] {
  const powers = new Set(outbreaks.flatMap(({ wars: begun }) => begun.flat()).filter((nation): nation is Power => isPower(nation)))
  const isEuropean = outbreaks.some(({ declaration: { on } }) => isPower(on))
  return !isEuropean
    ? []
    : MINORS.flatMap((minor) => {
        const tie = tieOf(book, before, minor)
        const isWar =
          tie?.is === 'bound' && powers.has(tie.power) && before.standings[minor].with === tie.power && !before.standings[minor].conquered
        return isWar
          ? [
              {
                what: `${withVerb(minor, 'goes')} to war beside ${POWER_NAMES[tie.power]}`,
                who: tie.power,
                cite: book.clauses.war.rules.whoGoes,
              },
            ]
          : []
      })
}

/** Countries that stand elsewhere because they were attacked. */
const standings = (book: Book<WarChapter>, before: Situation, outbreaks: readonly Outbreak[]): readonly Following[] =>
  outbreaks.flatMap(({ standings: changed, declaration: { by, on } }) =>
    keysOf(changed)
      .filter((minor) => tableCountry(on) !== minor || notesAfter(book, before, by, on).every(({ joins }) => joins === undefined))
      .filter((minor) => changed[minor]?.with !== before.standings[minor].with || changed[minor]?.result !== before.standings[minor].result)
      .flatMap((minor): readonly Following[] => {
        const { rules, portugal } = book.clauses.war
        const spanish = on === 'portugal' && minor === 'spain' ? portugal : undefined
        const friend = changed[minor]?.with ?? null
        // 50.22A: of Belgium and Luxembourg only the one attacked is touched.
        const name = NATION_NAMES[tableCountry(on) === minor ? on : minor]
        if (friend === null) return [{ what: `${name} ends its cooperation with the aggressor`, cite: rules.neutrality }]
        return [
          {
            what: `${name} associates with ${POWER_NAMES[friend]}`,
            who: friend,
            cite: spanish?.spainToGermany ?? rules.joinsEnemy,
          },
          ...(spanish === undefined
            ? []
            : [{ what: 'this association counts for nothing in the reaction roll', who: 'axis' as const, cite: spanish.spainsReaction }]),
        ]
      }),
  )

/** Countries without a table that stand with a power because they were attacked (49.435A). */
const takenIn = (book: Book<WarChapter>, before: Situation, after: Situation, outbreaks: readonly Outbreak[]): readonly Following[] =>
  book.clauses.war.victims === 'stand-alone'
    ? []
    : outbreaks.flatMap(({ declaration: { on } }): readonly Following[] => {
        if (!isCountry(on) || tableCountry(on) !== undefined || tieOf(book, before, on) !== undefined) return []
        const tie = tieOf(book, after, on)
        const { joinsEnemy: cite } = book.clauses.war.rules
        return tie === undefined ? [] : [{ what: `${withVerb(on, 'associates')} with ${POWER_NAMES[tie.power]}`, who: tie.power, cite }]
      })

/** What the declarer has to attack or enter this turn. */
function duties(book: Book<WarChapter>, outbreaks: readonly Outbreak[]): readonly Following[] {
  const { rules, obligations: asked } = book.clauses.war
  // Powers named along with another, whose war is the same war.
  const alongWith = (by: Power, part: Nation): readonly Nation[] =>
    isPower(part)
      ? outbreaks
          .filter((other) => other.declaration.by === by && other.declaration.quiet && other.duties.length === 0 && !other.aim.isAutomatic)
          .map(({ declaration }) => declaration.on)
          .filter(isPower)
      : []
  return outbreaks.flatMap(({ declaration: { by, on }, duties: parts }) =>
    parts.map((part) => ({
      what: `must move into or attack ${[part, ...alongWith(by, part)].map((one) => NATION_NAMES[one]).join(' or ')} this turn, or the declaration lapses`,
      who: by,
      cite: (isPower(on) ? asked?.rules.onMajor : asked?.rules.onMinor) ?? rules.whoGoes,
    })),
  )
}

/** Wars that come of themselves, and whom else a declaration lets attack. */
function leaves(book: Book<WarChapter>, before: Situation, outbreaks: readonly Outbreak[]): readonly Following[] {
  const { rules, obligations: asked, alliances } = book.clauses.war
  const isByLeave = alliances === 'by-camp'
  const isDeclaring = (power: Power, country: Nation): boolean =>
    outbreaks.some(({ declaration: { by, on } }) => by === power && on === country)
  return outbreaks.flatMap(({ declaration: { by, on }, aim }): readonly Following[] => [
    ...(aim.isAutomatic
      ? [
          {
            what: `war with ${NATION_NAMES[on]} comes of itself${asked === undefined ? '' : ' and is not revoked'}`,
            who: by,
            cite: rules.automatic,
          },
        ]
      : []),
    ...(isCountry(on)
      ? alliesOf(book, before, by)
          .filter((ally) => !isDeclaring(ally, on))
          .map((ally) => ({
            what: `${POWER_NAMES[ally]} may attack ${NATION_NAMES[on]} too${isByLeave ? ', by leave where players differ' : ''}`,
            who: ally,
            cite: rules.partnerMayAttack,
          }))
      : []),
  ])
}

/** The game turn an effect comes with, if it says. */
function turnOf({ alliedTurn, turnsLater }: WarEffect, { by, turn }: Declaration): Turn | undefined {
  if (turnsLater !== undefined) return turnAfter(turn, turnsLater)
  return alliedTurn === undefined ? undefined : playerTurnFollowing({ turn, side: SIDE_OF[by] }, 'allies', alliedTurn)?.turn
}

/** Something that a declaration brings, and the declaration and turn it comes with, where that is a later one. */
export interface WarFollowing extends Following {
  readonly due?: { readonly by: Power; readonly on: Nation; readonly turn: Turn; readonly side?: 'allies' }
}

function otherEffects(
  book: Book<WarChapter>,
  before: Situation,
  after: Situation,
  outbreaks: readonly Outbreak[],
): readonly WarFollowing[] {
  return outbreaks.flatMap(({ declaration }): readonly WarFollowing[] =>
    book.clauses.war.effects
      .filter((effect) => effect.by.includes(declaration.by) && effect.on.includes(declaration.on))
      .filter(({ when, before: then }) => isMet(when, after) && (then === undefined || isMetFor(then, before, declaration.on)))
      .map((effect) => {
        const { words, who, amount, cite, alliedTurn } = effect
        const { by, on } = declaration
        const turn = turnOf(effect, declaration)
        return {
          what: words.replace('{turn}', turn === undefined ? 'a later year' : turnName(turn)).replace('{on}', NATION_NAMES[on]),
          ...(who === undefined ? {} : { who }),
          ...(amount === undefined ? {} : { amount }),
          cite,
          ...(turn === undefined || (turn === declaration.turn && alliedTurn === undefined)
            ? {}
            : { due: { by, on, turn, ...(alliedTurn === undefined ? {} : { side: 'allies' as const }) } }),
        }
      }),
  )
}

const onTheMap = (book: Book<WarChapter>, before: Situation, outbreaks: readonly Outbreak[]): readonly Following[] =>
  outbreaks.flatMap(({ declaration: { by, on } }) => notesAfter(book, before, by, on).map(({ words, cite }) => ({ what: words, cite })))

/** What two declarations bring alike is told once. */
const eachOnce = <T extends Following>(told: readonly T[]): readonly T[] =>
  told.filter(
    (one, index) =>
      told.findIndex((other) => other.what === one.what && other.who === one.who && other.cite.rule === one.cite.rule) === index,
  )

/** What declarations bring beside wars, standings, duties and tension, which are events of their own: it goes on record with them. */
export const followsOfWar = (
  book: Book<WarChapter>,
  before: Situation,
  after: Situation,
  outbreaks: readonly Outbreak[],
): readonly WarFollowing[] =>
  eachOnce([...tiedNations(book, before, outbreaks), ...otherEffects(book, before, after, outbreaks), ...leaves(book, before, outbreaks)])

/**
 * Everything that declarations bring, in the order a table would read it out. `after` is where they leave the game; of a declaration
 * taken back only what it moved elsewhere is left (50.442).
 */
export function warConsequences(
  book: Book<WarChapter & NamingChapter & TensionChapter>,
  before: Situation,
  after: Situation,
  outbreaks: readonly Outbreak[],
): readonly Following[] {
  const [tied, effects, open] = [
    tiedNations(book, before, outbreaks),
    otherEffects(book, before, after, outbreaks).map(({ due: _due, ...effect }) => effect),
    leaves(book, before, outbreaks),
  ]
  return eachOnce([
    ...wars(book, outbreaks),
    ...tied,
    ...standings(book, before, outbreaks),
    ...takenIn(book, before, after, outbreaks),
    ...tensionConsequences(book, before, after).map(({ words: what, ...rest }) => ({ what, ...rest })),
    ...effects,
    ...duties(book, outbreaks),
    ...open,
    ...laterEffects(book, before, after),
    ...onTheMap(book, before, outbreaks),
  ])
}
