import {
  achiever,
  allot,
  bandAt,
  type Citation,
  cautions,
  decide,
  FACTIONS,
  FACTIONS_MOVING,
  type Faction,
  type Game,
  gameAt,
  type Minor,
  type Order,
  outcomeOf,
  type PendingRoll,
  type Placements,
  type Refusal,
  type Roll,
  type Rulebook,
  reckon,
  refuse,
  resultByDefault,
  type Situation,
  sideOf,
  whyNot,
  whyNotRollFor,
  whyNotStation,
} from '../../rules/index.ts'
import { idleDraw } from '../drawn-odds.ts'
import { type Arguments, type MayAnswer, permitted, type Refused, refused } from './answer.ts'
import {
  type Found,
  factionArgument,
  isFound,
  minorArgument,
  minorsArgument,
  oneOf,
  placementsArgument,
  refusedFor,
  wholeNumber,
} from './arguments.ts'
import { noTable, rollFrom, tableFor, untabled } from './asked-roll.ts'
import { consequencesOf } from './consequences.ts'
import { betweenYearStarts } from './year-start.ts'

/** The year has been opened and nobody has sealed anything yet. */
function yearStart(book: Rulebook, situation: Situation, points: number | undefined, by: Faction): Game {
  const { factions } = allot(book, situation)
  const received = { axis: factions.axis.total, westernAllies: factions.westernAllies.total, russia: factions.russia.total }
  return { ...gameAt(situation), points: points === undefined ? received : { ...received, [by]: points } }
}

/** A diplomatic phase of the faction's side has opened. */
export const phaseOf = (situation: Situation, by: Faction, rolls: Readonly<Partial<Record<Minor, PendingRoll>>> = {}): Game => ({
  ...gameAt(situation),
  sealed: ['axis', 'westernAllies', 'russia'],
  phase: {
    movers: FACTIONS_MOVING[sideOf(by)],
    named: Object.keys(rolls).length === 0 ? [] : FACTIONS_MOVING[sideOf(by)],
    isRevealed: Object.keys(rolls).length > 0,
    standings: situation.standings,
    rolls,
  },
})

export function mayPlace(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const by = factionArgument(args)
  if (!isFound(by)) return refused(by.refusal)
  const asked: Found<Placements> = args['placements'] === undefined ? { value: situation.placements[by.value] } : placementsArgument(args)
  const points: Found<number | undefined> =
    args['points'] === undefined ? { value: undefined } : wholeNumber(args, 'points', { least: 0, most: 99 })
  if (!isFound(asked) || !isFound(points)) return refusedFor(asked, points)
  const order: Order = { type: 'seal-allocation', by: by.value, placements: asked.value }
  return permitted(
    whyNot(book, yearStart(book, situation, points.value, by.value), order),
    betweenYearStarts(book, situation, 'points are placed in a year start alone; this is as if it were one'),
  )
}

export function mayName(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const by = factionArgument(args)
  const strangers = untabled(book, args)
  const targets: Found<readonly Minor[]> = strangers.length > 0 ? { value: [] } : minorsArgument(args)
  const manner = oneOf(args, 'manner', ['ordinary', 'reaction'] as const, 'ordinary')
  if (!isFound(by) || !isFound(targets) || !isFound(manner)) return refusedFor(by, targets, manner)
  if (strangers.length > 0) return permitted(strangers)
  const order: Order = {
    type: 'name-targets',
    by: by.value,
    nominations: targets.value.map((target) => ({ target, manner: manner.value })),
  }
  const warned = manner.value === 'reaction' ? [] : targets.value.flatMap((target) => cautions(book, situation, by.value, target))
  return permitted(
    whyNot(book, phaseOf(situation, by.value), order),
    warned.map(({ words, cite }) => ({ what: words, who: by.value, cite })),
  )
}

const fresh = ({ by, manner, subversion, covert, pledgesWarOnRussia }: Roll): PendingRoll => ({
  by,
  manner,
  subversion,
  covert,
  pledgesWarOnRussia,
  rolled: null,
  outcome: null,
})

/** A roll is allowed when its target may be named and every push given to it is allowed too. */
export function mayRoll(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const asked = rollFrom(book, args)
  if ('ok' in asked) return asked
  const { roll } = asked
  const table = tableFor(book, roll.target)
  if (table === undefined) return noTable(book, roll.target)
  const die: Found<number | undefined> = args['die'] === undefined ? { value: undefined } : wholeNumber(args, 'die', { least: 1, most: 6 })
  if (!isFound(die)) return refused(die.refusal)
  const refusals = whyNotRollFor(book, situation, roll)
  const total = die.value === undefined ? undefined : reckon(table, situation, roll).total + die.value
  const band = total === undefined ? undefined : bandAt(table.bands, total)
  const cautioned = idleDraw(book, table, situation, roll).map(({ words, cite }) => ({ what: words, who: 'russia', cite }))
  if (total === undefined || band === undefined) return permitted(refusals, cautioned)
  const taken = resultByDefault(book, situation, roll, band)
  return permitted(refusals, [
    ...cautioned,
    { what: `a total of ${total}: ${band.words}`, cite: band.cite },
    ...consequencesOf(book, outcomeOf(book, situation, roll, taken), taken.cite),
  ])
}

export function mayTakeLesser(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const asked = rollFrom(book, args)
  if ('ok' in asked) return asked
  const { roll } = asked
  const table = tableFor(book, roll.target)
  if (table === undefined) return noTable(book, roll.target)
  const ids = table.bands.map((band) => band.id)
  const die = args['rolled'] === undefined ? wholeNumber(args, 'die', { least: 1, most: 6 }) : { value: 0 }
  if (!isFound(die)) return refused(die.refusal)
  const rolled =
    args['rolled'] === undefined
      ? bandAt(table.bands, reckon(table, situation, roll).total + die.value)
      : table.bands.find((band) => band.id === String(args['rolled']))
  if (rolled === undefined) return refused(refuse('misasked', `rolled: expected one of ${ids.join(', ')}`))
  const wanted =
    args['result'] === undefined || args['result'] === null ? resultByDefault(book, situation, roll, rolled).id : String(args['result'])
  const band = table.bands.find((one) => one.id === wanted)
  if (band === undefined) return refused(refuse('misasked', `result: unknown "${wanted}"; expected one of ${ids.join(', ')}`))
  const chooser = rolled.favours === 'nobody' ? roll.by : (achiever(book, situation, roll, rolled.favours) ?? 'westernAllies')
  const pending: PendingRoll = {
    ...fresh(roll),
    rolled: { result: rolled.id, byDefault: rolled.id, tieDie: achiever(book, situation, roll, 'allies') === undefined ? 1 : null },
  }
  const refusals = whyNot(book, phaseOf(situation, roll.by, { [roll.target]: pending }), {
    type: 'take-result',
    by: chooser,
    target: roll.target,
    result: wanted,
  })
  return permitted(refusals, consequencesOf(book, outcomeOf(book, situation, roll, band), band.cite))
}

/** An act that one faction alone may do, asked for another; nobody needs to say who. */
function whyNotAnother(args: Arguments, only: Faction, words: string, cite: Citation | undefined): Found<readonly Refusal[]> {
  const by = oneOf(args, 'by', FACTIONS, only)
  if (!isFound(by)) return by
  return { value: by.value === only ? [] : [refuse('another-faction', words, cite, { faction: by.value })] }
}

export function mayDemand(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const target = minorArgument(args)
  const others = whyNotAnother(args, 'russia', 'only Russia makes territorial demands', book.clauses.demandTargets.cite)
  if (!isFound(target) || !isFound(others)) return refusedFor(target, others)
  if (others.value.length > 0) return permitted(others.value)
  const refusals = whyNot(book, phaseOf(situation, 'russia'), { type: 'make-demand', by: 'russia', of: target.value })
  return permitted(
    refusals,
    (book.clauses.demandEffects ?? []).map(({ words, cite }) => ({ what: words, cite })),
  )
}

export function mayStation(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const by = factionArgument(args)
  const target = minorArgument(args)
  const factors = wholeNumber(args, 'factors', { least: 0, most: 999 })
  if (!isFound(by) || !isFound(target) || !isFound(factors)) return refusedFor(by, target, factors)
  return permitted(whyNotStation(book, situation, by.value, target.value, factors.value))
}

export function mayMine(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const game = gameAt(situation)
  const others = whyNotAnother(args, 'westernAllies', 'only the Western Allies mine Norwegian waters', book.clauses.mining?.rule)
  if (!isFound(others)) return refusedFor(others)
  if (others.value.length > 0) return permitted(others.value)
  const refusals = whyNot(book, game, { type: 'mine-norway', by: 'westernAllies' })
  const decision = decide(book, game, { type: 'mine-norway', by: 'westernAllies' }, () => 1)
  const mined = decision.accepted ? decision.events.find((event) => event.type === 'norway-mined') : undefined
  const { mining } = book.clauses
  if (mining === undefined) return permitted(refusals)
  return permitted(refusals, [
    { what: 'Norwegian waters are mined for good; ore from Sweden stops in winter and spring', who: 'westernAllies', cite: mining.rule },
    ...(mined?.withLeave === false
      ? [
          { what: 'U.S.-Axis tension', amount: mined.usat, cite: mining.effects },
          { what: 'later rolls for Norway, which the Axis may make in reaction next turn', who: 'axis', amount: 1, cite: mining.effects },
        ]
      : []),
  ])
}
