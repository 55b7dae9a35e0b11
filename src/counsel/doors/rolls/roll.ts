import { noTarget, noTargetAlone } from '../../../rules/chapters/points/index.ts'
import {
  type Condition,
  FACTIONS,
  isMinor,
  MANNERS,
  MINORS,
  type Minor,
  NATIONS,
  type Nation,
  type Quantity,
  type Refusal,
  type Roll,
  refuse,
  type Table,
  targetName,
  within,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import type { Consequence } from '../answers/shapes.ts'
import { choice, choiceAmong, maybe, usually, whole, yesNo } from '../arguments/argument.ts'
import { misasked, unknownName } from '../arguments/arguments.ts'

export const by = (words = 'the faction') => choice(FACTIONS, words)
/** Any nation is understood, so that one without a table can be answered for. */
export const target = (words = 'the country') => choiceAmong(NATIONS, MINORS, words)

/** A draw of the most that any book has. */
const MOST_SUBVERSION = 6

/** What a roll is asked with. */
export const ROLL = {
  target: target(),
  by: by(),
  manner: usually(choice(MANNERS, 'how the roll comes about'), 'ordinary'),
  subversion: maybe(whole(0, MOST_SUBVERSION, 'how far Russia pushes the total down')),
  covertAxis: usually(whole(0, 9, 'Axis covert operations on this roll'), 0),
  covertAllies: usually(whole(0, 9, 'Allied covert operations on this roll'), 0),
  pledge: usually(yesNo('Germany pledges to declare war on Russia this turn'), false),
}

export type AskedRoll = s.OutputOf<typeof ROLL>

/** A nation that is no target: where the book says why not, by its rule. */
export function whyNotTarget(book: Rulebook, name: Nation): readonly Refusal[] {
  if (isMinor(name)) return []
  const { title, clauses } = book
  const half = noTargetAlone(book, name)
  if (half !== undefined) return [half]
  const cite = clauses.closedTargets(name)
  return [
    cite === undefined
      ? unknownName('target', name, MINORS)
      : refuse('no-such-target', `${withVerb(name, 'is')} no diplomatic target in ${title}`, cite, { target: name }),
  ]
}

/** What holds of a target that is two countries. */
export const jointly = ({ clauses }: Rulebook, targets: readonly string[]): readonly Consequence[] =>
  (clauses.jointTargets ?? []).filter((one) => targets.includes(one.target)).map(({ words, cite }) => ({ what: words, cite }))

/** Some row of the tables reads it. */
const isRead = (tables: readonly (Table | undefined)[], kind: (Condition | Quantity)['is']): boolean =>
  tables.some((table) =>
    table?.rows.some(({ when, per }) =>
      [when, per].some((part) => part !== undefined && [...within(part)].some((inner) => inner.is === kind)),
    ),
  )

/** Pushes that no line of this table or book would count. */
function idlePushes(book: Rulebook, { target, subversion, covert, pledgesWarOnRussia }: Roll): readonly Refusal[] {
  const all = () => Object.values(book.tables)
  const { noPledge } = book.clauses
  return [
    ...(subversion > 0 && !isRead([book.tables[target]], 'subversion')
      ? [refuse('not-subvertible', `${targetName(target)} cannot be subverted`, book.clauses.subversion.cite, { target })]
      : []),
    ...(covert.axis + covert.allies > 0 && !isRead(all(), 'covert')
      ? [refuse('misasked', `covertAxis, covertAllies: ${book.title} has no covert operations`)]
      : []),
    ...(pledgesWarOnRussia && !isRead(all(), 'pledged')
      ? [{ ...misasked('pledge', `no line of ${book.title} asks for a pledge`), ...(noPledge === undefined ? {} : { cite: noPledge }) }]
      : []),
  ]
}

/** A draw is never nothing: whoever does not subvert says nothing of it. */
function whyNotSubversion(book: Rulebook, subversion: number | undefined): readonly Refusal[] {
  const { most, by: means } = book.clauses.subversion.value
  const least = means === 'point' ? 1 : 0
  return subversion === undefined || (subversion >= least && subversion <= most)
    ? []
    : [misasked('subversion', `${subversion}; expected a whole number from ${least} to ${most}`)]
}

/** The roll that is asked about. */
export function rollFrom(book: Rulebook, asked: AskedRoll): { readonly roll: Roll } | Refused {
  const wrong = [...whyNotTarget(book, asked.target), ...whyNotSubversion(book, asked.subversion)]
  if (wrong.length > 0 || !isMinor(asked.target)) return refused(...wrong)
  const { by: faction, manner, subversion = 0, covertAxis, covertAllies, pledge } = asked
  const roll: Roll = {
    target: asked.target,
    by: faction,
    manner,
    subversion,
    covert: { axis: covertAxis, allies: covertAllies },
    pledgesWarOnRussia: pledge,
  }
  const idle = tableFor(book, roll.target) === undefined ? [] : idlePushes(book, roll)
  return idle.length > 0 ? refused(...idle) : { roll }
}

export const tableFor = (book: Rulebook, target: Minor): Table | undefined => {
  const table = book.tables[target]
  return table === undefined || table.bands.length === 0 ? undefined : table
}

export const noTable = (book: Rulebook, target: Minor): Refused => refused(noTarget(book, target))
