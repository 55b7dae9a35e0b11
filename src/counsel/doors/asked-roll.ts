import {
  type Condition,
  isMinor,
  isNation,
  MANNERS,
  type Minor,
  NATION_NAMES,
  noTarget,
  type Quantity,
  type Refusal,
  type Roll,
  type Rulebook,
  refuse,
  type Table,
  targetName,
  within,
} from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { factionArgument, isFound, minorArgument, oneOf, refusedFor, targetNames, wholeNumber } from './arguments.ts'

/** Nations that are named though this book has no table for them, where it says why not. */
export const untabled = ({ title, clauses }: Rulebook, args: Arguments): readonly Refusal[] =>
  targetNames(args).flatMap((name) => {
    const cite = typeof name === 'string' && isNation(name) && !isMinor(name) ? clauses.closedTargets(name) : undefined
    return cite === undefined
      ? []
      : [
          refuse('no-such-target', `${NATION_NAMES[name as keyof typeof NATION_NAMES]} is no diplomatic target in ${title}`, cite, {
            target: String(name),
          }),
        ]
  })

/** Some row of the tables reads it. */
const isRead = (tables: readonly (Table | undefined)[], kind: (Condition | Quantity)['is']): boolean =>
  tables.some((table) =>
    table?.rows.some(({ when, per }) =>
      [when, per].some((part) => part !== undefined && [...within(part)].some((inner) => inner.is === kind)),
    ),
  )

/** Pushes that no line of this table or book would count. */
function idlePushes(book: Rulebook, { target, subversion, covert, pledgesWarOnRussia }: Roll): readonly Refusal[] {
  const all = Object.values(book.tables)
  return [
    ...(subversion > 0 && !isRead([book.tables[target]], 'subversion')
      ? [refuse('not-subvertible', `${targetName(target)} cannot be subverted`, book.clauses.subversion.cite, { target })]
      : []),
    ...(covert.axis + covert.allies > 0 && !isRead(all, 'covert')
      ? [refuse('misasked', `covertAxis, covertAllies: ${book.title} has no covert operations`)]
      : []),
    ...(pledgesWarOnRussia && !isRead(all, 'pledged')
      ? [refuse('misasked', `pledge: no line of ${book.title} asks for a pledge`, book.clauses.noPledge)]
      : []),
  ]
}

/** The roll that the arguments describe. */
export function rollFrom(book: Rulebook, args: Arguments): { readonly roll: Roll } | Refused {
  const strangers = untabled(book, args)
  if (strangers.length > 0) return refused(...strangers)
  const target = minorArgument(args)
  const by = factionArgument(args)
  const manner = oneOf(args, 'manner', MANNERS, 'ordinary')
  const { most, by: means } = book.clauses.subversion.value
  // A draw is never nothing: whoever does not subvert says nothing of it.
  const isDrawn = means === 'point' && args['subversion'] !== undefined
  const subversion = wholeNumber(args, 'subversion', { least: isDrawn ? 1 : 0, most, fallback: 0 })
  const axis = wholeNumber(args, 'covertAxis', { least: 0, most: 9, fallback: 0 })
  const allies = wholeNumber(args, 'covertAllies', { least: 0, most: 9, fallback: 0 })
  if (!(isFound(target) && isFound(by) && isFound(manner) && isFound(subversion) && isFound(axis) && isFound(allies)))
    return refusedFor(target, by, manner, subversion, axis, allies)
  const roll: Roll = {
    target: target.value,
    by: by.value,
    manner: manner.value,
    subversion: subversion.value,
    covert: { axis: axis.value, allies: allies.value },
    pledgesWarOnRussia: args['pledge'] === true,
  }
  const idle = tableFor(book, roll.target) === undefined ? [] : idlePushes(book, roll)
  return idle.length > 0 ? refused(...idle) : { roll }
}

export const tableFor = (book: Rulebook, target: Minor): Table | undefined => {
  const table = book.tables[target]
  return table === undefined || table.bands.length === 0 ? undefined : table
}

export const noTable = (book: Rulebook, target: Minor): Refused => refused(noTarget(book, target))
