import {
  type Book,
  type Citation,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  type Following,
  isMinor,
  isOneOf,
  MINORS,
  type Minor,
  NATION_NAMES,
  ordinaryRoll,
  readsNet,
  reckon,
  SIDE_OF,
  type Situation,
  situationWith,
  type Table,
  TRACKS,
  turnAfter,
} from '../../core/index.ts'
import { type NamingChapter, openReactions, whyNotTarget } from '../rolls/index.ts'
import type { WarChapter } from './clauses.ts'
import { toldOf } from './tension-consequences.ts'

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
    by === 'axis' && !isAtOnce ? situationWith(situation, { turn: turnAfter(situation.turn) ?? situation.turn }) : situation
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

/** What later rolls, allotments and surrenders will make of a new position, and who may now roll where. */
export const laterEffects = (book: Book<WarChapter & NamingChapter>, before: Situation, after: Situation): readonly Following[] => [
  ...diplomacy(book, before, after),
  ...laterLines(book, before, after),
]
