import {
  type Book,
  type Citation,
  type Condition,
  conditionHere,
  type Declaration,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  type Following,
  isMet,
  isMinor,
  isOneOf,
  isPower,
  keysOf,
  MINORS,
  type Minor,
  NATION_NAMES,
  type Nation,
  ordinaryRoll,
  POWER_NAMES,
  type Power,
  playerTurnFollowing,
  readsNet,
  reckon,
  SIDE_OF,
  type Situation,
  type Table,
  TRACKS,
  type Turn,
  turnAfter,
  turnName,
  withVerb,
} from '../../core/index.ts'
import { type NamingChapter, openReactions, whyNotTarget } from '../rolls/index.ts'
import type { TensionChapter } from '../tension/index.ts'
import { alliesOf } from './camps.ts'
import type { WarChapter, WarEffect } from './clauses.ts'
import type { Outbreak } from './outbreak.ts'
import { isCountry, namesOfCountry, notesAfter, tableCountry, tieOf } from './target.ts'
import { tensionConsequences, toldOf } from './tension-consequences.ts'

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

const linesOf = (table: Table, situation: Situation, by: Faction) =>
  reckon(table, situation, isMinor(table.of) ? ordinaryRoll(table.of, by) : undefined).lines

/**
 * Lines of the tables that a later roll, allotment or surrender will have (001 Balkan-m2, 001 Belgium m, 001 Italy-s1, 001 Italy-s2,
 * 001 Italy-dp); one that several countries share is told once, of all of them. Nobody rolls for a conquered country any more.
 */
export function laterLines(book: Pick<Book<unknown>, 'tables'>, before: Situation, after: Situation): readonly Following[] {
  const found = new Map<string, { readonly titles: Set<string>; readonly told: string; readonly amount: number; readonly cite: Citation }>()
  const isReadAgain = ({ of }: Table): boolean => !isOneOf(TRACKS, of) && !(isMinor(of) && after.standings[of].conquered)
  for (const table of Object.values(book.tables).filter(isReadAgain))
    for (const by of FACTIONS) {
      const then = linesOf(table, before, by)
      for (const [index, line] of linesOf(table, after, by).entries()) {
        const amount = line.amount - (then[index]?.amount ?? 0)
        const row = table.rows[index]
        // Inertia only follows the other lines.
        if (amount === 0 || row === undefined || readsNet(row)) continue
        const told = toldOf(line)
        const key = `${line.cite.rule} ${amount} ${told}`
        const shared = found.get(key) ?? { titles: new Set(), told, amount, cite: line.cite }
        shared.titles.add(table.title)
        found.set(key, shared)
      }
    }
  return [...found.values()].map(({ titles, told, amount, cite }) => ({ what: `${[...titles].join(', ')}: ${told}`, amount, cite }))
}

/** Rules of naming that a declaration breaks for good (001 Norway-name). */
const CLOSED: readonly string[] = ['aggressor', 'war-on-norway']

/** Reaction rolls that a declaration opens, at once or in the next diplomatic phase, and targets that are closed from now on. */
function diplomacy(book: Book<WarChapter & NamingChapter>, before: Situation, after: Situation): readonly Following[] {
  const isAtOnce = book.clauses.war.reactions === 'at-once'
  const next = (situation: Situation, by: Faction): Situation =>
    by === 'axis' && !isAtOnce ? { ...situation, turn: turnAfter(situation.turn) ?? situation.turn } : situation
  // One that is itself attacked now is in the war: nobody rolls for it.
  const isAttackedNow = (minor: Minor): boolean =>
    after.declarations.some(({ by, on }) => on === minor && SIDE_OF[by] === 'axis' && after.standings[minor].attacked === true) &&
    before.standings[minor].attacked !== true
  const named = MINORS.filter((minor) => (book.tables[minor]?.bands.length ?? 0) > 0)
  return FACTIONS.flatMap((by) =>
    named.flatMap((target): readonly Following[] => {
      const had = openReactions(book, next(before, by), by, target).map(({ id }) => id)
      const reactions = openReactions(book, next(after, by), by, target).filter(({ id }) => !had.includes(id) && !isAttackedNow(target))
      const barred = whyNotTarget(book, before, by, { target, manner: 'reaction' }).map(({ code }) => code)
      const closed = whyNotTarget(book, after, by, { target, manner: 'reaction' }).filter(
        ({ code }) => CLOSED.includes(code) && !barred.includes(code),
      )
      return [
        ...reactions.map(({ cite }) => ({
          what: `${FACTION_NAMES[by]} may react in ${NATION_NAMES[target]} ${isAtOnce ? 'at once' : 'next'}`,
          who: by,
          cite,
        })),
        ...closed.flatMap(({ cite }) =>
          cite === undefined ? [] : [{ what: `${FACTION_NAMES[by]} may not roll for ${NATION_NAMES[target]} again`, who: by, cite }],
        ),
      ]
    }),
  )
}

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

/** What later rolls, allotments and surrenders will make of a new position, and who may now roll where. */
export const laterEffects = (book: Book<WarChapter & NamingChapter>, before: Situation, after: Situation): readonly Following[] => [
  ...diplomacy(book, before, after),
  ...laterLines(book, before, after),
]

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
