import { MANNERS, type Minor, type Roll, type Rulebook, refuse, type Table, targetName } from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { factionArgument, isFound, minorArgument, oneOf, refusedFor, wholeNumber } from './arguments.ts'

/** The roll that the arguments describe. */
export function rollFrom(args: Arguments): { readonly roll: Roll } | Refused {
  const target = minorArgument(args)
  const by = factionArgument(args)
  const manner = oneOf(args, 'manner', MANNERS, 'ordinary')
  const subversion = wholeNumber(args, 'subversion', { least: 0, most: 5, fallback: 0 })
  const axis = wholeNumber(args, 'covertAxis', { least: 0, most: 9, fallback: 0 })
  const allies = wholeNumber(args, 'covertAllies', { least: 0, most: 9, fallback: 0 })
  if (isFound(target) && isFound(by) && isFound(manner) && isFound(subversion) && isFound(axis) && isFound(allies)) {
    const roll: Roll = {
      target: target.value,
      by: by.value,
      manner: manner.value,
      subversion: subversion.value,
      covert: { axis: axis.value, allies: allies.value },
      pledgesWarOnRussia: args['pledge'] === true,
    }
    return { roll }
  }
  return refusedFor(target, by, manner, subversion, axis, allies)
}

export const tableFor = (book: Rulebook, target: Minor): Table | undefined => {
  const table = book.tables[target]
  return table === undefined || table.bands.length === 0 ? undefined : table
}

export const noTable = (book: Rulebook, target: Minor): Refused =>
  refused(refuse('no-such-target', `${targetName(target)} is no diplomatic target in ${book.title}`, undefined, { target }))
