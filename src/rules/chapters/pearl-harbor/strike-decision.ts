import { type Book, chapterOf, type Dice, isMet, type Refusal, type Situation } from '../../core/index.ts'
import type { PearlHarborChapter } from './clauses.ts'
import { type CarrierBerth, type Located, NO_STRIKE, type Strike } from './strike.ts'
import type { InterceptionTry, StrikeEffect, StrikeEvent } from './strike-event.ts'
import { evolveStrike } from './strike-evolution.ts'
import type { StrikeOrder, StrikeOrderOf } from './strike-order.ts'
import { columnAt, intercepts, placeAt, type SurpriseColumn, type SurpriseLevel, surpriseAt } from './surprise-table.ts'
import { reportedTaskForces } from './task-force.ts'
import { mostUsNas, whyNotStrike } from './why-not-strike.ts'

export type StrikeDecision =
  | { readonly accepted: true; readonly event: StrikeEvent; readonly strike: Strike }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }

/** An order becomes an event, or reasons why not. Dice are thrown only for what the rules leave to them. */
export function decideStrike(
  book: Book<PearlHarborChapter>,
  situation: Situation,
  strike: Strike,
  order: StrikeOrder,
  dice: Dice,
): StrikeDecision {
  const refusals = whyNotStrike(book, situation, strike, order)
  if (refusals.length > 0) return { accepted: false, refusals }
  const event = carriedOut(book, situation, strike, order, dice)
  return { accepted: true, event, strike: evolveStrike(strike, event) }
}

/** Oil counters at Pearl Harbor. */
const OIL_COUNTERS = 3

function carriedOut(book: Book<PearlHarborChapter>, situation: Situation, strike: Strike, order: StrikeOrder, dice: Dice): StrikeEvent {
  switch (order.type) {
    case 'launch-strike':
      return launched(book, situation, order)
    case 'commit-magic':
      return { type: 'magic-committed', by: order.by, cards: order.cards }
    case 'locate-carriers':
      return located(book, strike, dice)
    case 'roll-surprise':
      return surprised(book, strike, dice)
    case 'fly-first-strike':
      return { type: 'first-strike-flown', assigned: order.assigned, effects: tableModifiers(book, situation, strike, 'first') }
    case 'report-first-strike': {
      const { aafResults, nasResults } = order.report
      const each = chapterOf(book, 'pearlHarbor').nasOnAFactor.value
      return { type: 'first-strike-resolved', report: order.report, usAafLost: aafResults, usNasLost: nasResults * each }
    }
    case 'withdraw':
      return { type: 'strike-withdrawn' }
    case 'fly-second-strike':
      return { type: 'second-strike-flown', assigned: order.assigned, cap: order.cap, effects: secondEffects(book, situation, strike) }
    case 'report-second-strike':
      return { type: 'second-strike-resolved', report: order.report, oilDestroyed: Math.min(OIL_COUNTERS, order.oilResult) }
    case 'intercept':
      return intercepted(book, situation, strike, order, dice)
    case 'report-combat':
      return { type: 'combat-resolved', nasLost: order.nasLost }
    case 'return-to-base':
      return returned(book, strike)
  }
}

/** Effective tension, less Japanese and plus American Magic: what picks the column, and nothing else (51.71D). */
export const columnLevel = (level: number, magic: Readonly<Record<'japan' | 'us', number | null>>): number =>
  level - (magic.japan ?? 0) + (magic.us ?? 0)

const columnOf = (book: Book<PearlHarborChapter>, { level, magic }: Strike): SurpriseColumn =>
  columnAt(chapterOf(book, 'pearlHarbor').columns.value, columnLevel(level, magic))

function launched(book: Book<PearlHarborChapter>, situation: Situation, { force }: StrikeOrderOf<'launch-strike'>): StrikeEvent {
  const { isFleetAtPearlHarbor, fleets, oilForces } = chapterOf(book, 'pearlHarbor')
  const isTableUsed = isMet(isFleetAtPearlHarbor, situation)
  return {
    type: 'strike-launched',
    turn: situation.turn,
    level: situation.tensions.usjt.effective,
    isTableUsed,
    force,
    taskForces: isTableUsed ? reportedTaskForces(situation, fleets.pacific.carriers).map(({ carrier }) => carrier) : [],
    effects:
      oilForces === undefined
        ? []
        : [{ words: 'task forces paid for in oil', amount: oilForces.value, isCount: true, cite: oilForces.cite }],
  }
}

function located(book: Book<PearlHarborChapter>, strike: Strike, dice: Dice): StrikeEvent {
  const column = columnOf(book, strike)
  const found = strike.taskForces.map((force): readonly [string, Located] => {
    const thrown: readonly [number, number] = [dice(`the search for ${force}`), dice(`the search for ${force}`)]
    return [force, { dice: thrown, place: placeAt(column, thrown[0] + thrown[1]) }]
  })
  return { type: 'carriers-located', column: column.id, located: Object.fromEntries(found) }
}

/** What a level of surprise means for the first strike. */
const levelEffects = (book: Book<PearlHarborChapter>, level: SurpriseLevel): readonly StrikeEffect[] => [
  { words: level.words, ...(level.grounded === 'all' ? {} : { amount: -level.grounded }), cite: level.cite },
  ...chapterOf(book, 'pearlHarbor').surprisedAir,
]

function surprised(book: Book<PearlHarborChapter>, strike: Strike, dice: Dice): StrikeEvent {
  const { modifier } = columnOf(book, strike)
  const die = dice('surprise')
  const level = surpriseAt(chapterOf(book, 'pearlHarbor').levels, die + modifier)
  return { type: 'surprise-rolled', die, modifier, total: die + modifier, level: level.level, effects: levelEffects(book, level) }
}

/** The table's two changes to the dice. */
function tableModifiers(
  book: Book<PearlHarborChapter>,
  situation: Situation,
  strike: Strike,
  which: 'first' | 'second',
): readonly StrikeEffect[] {
  const { modifiers, areModifiersLasting, levels } = chapterOf(book, 'pearlHarbor')
  if (!strike.isTableUsed || (which === 'second' && !isMet(areModifiersLasting, situation))) return []
  const level = which === 'first' ? levels.find((one) => one.level === strike.surprise?.level) : undefined
  // At the highest level of surprise no air defence is rolled that could be lowered.
  return modifiers
    .filter(({ id }) => id !== 'air-defence' || level?.isAirDefenceRolled !== false)
    .map(({ words, amount, cite }) => ({ words, amount, cite }))
}

const secondEffects = (book: Book<PearlHarborChapter>, situation: Situation, strike: Strike): readonly StrikeEffect[] => [
  { words: 'no surprise; all American air that survived defends', cite: chapterOf(book, 'pearlHarbor').rules.noSurprise },
  ...tableModifiers(book, situation, strike, 'second'),
]

function tried(strike: Strike, force: string, dice: Dice): InterceptionTry {
  const place = strike.located[force]?.place ?? 'pacific'
  if (place === 'auto') return { force, place, die: null, succeeds: true }
  const die = dice(`interception by ${force}`)
  return { force, place, die, succeeds: intercepts(place, die) }
}

function intercepted(
  book: Book<PearlHarborChapter>,
  situation: Situation,
  strike: Strike,
  { forces }: StrikeOrderOf<'intercept'>,
  dice: Dice,
): StrikeEvent {
  const tries = forces.map((force) => tried(strike, force, dice))
  const { rules: at, counterStrike } = chapterOf(book, 'pearlHarbor')
  const effects: readonly StrikeEffect[] = [
    { words: 'one round, then the strike force must leave', cite: at.oneRound },
    { words: 'Japanese NAS on CAP; those of the second strike cannot defend', amount: strike.cap, isCount: true, cite: at.cap },
    ...(counterStrike.groupsApart === undefined
      ? []
      : [{ words: 'each carrier force is a combat group of its own', cite: counterStrike.groupsApart }]),
    { words: 'the Americans have found Japan, Japan nobody; no search rolls', cite: at.found },
    {
      words: 'American NAS at most in a strike with a surprise roll',
      amount: mostUsNas(book, situation),
      isCount: true,
      cite: at.counterStrike,
    },
    {
      words: counterStrike.restStrikes ? 'NAS left over strike without surprise; no fleet combat' : 'then combat ends; no fleet combat',
      cite: at.afterStrike,
    },
  ]
  return { type: 'interception-tried', tries, effects: tries.some(({ succeeds }) => succeeds) ? effects : [] }
}

function returned(book: Book<PearlHarborChapter>, strike: Strike): StrikeEvent {
  const { rules: at } = chapterOf(book, 'pearlHarbor')
  const berths = Object.fromEntries(
    strike.taskForces.map((force): readonly [string, CarrierBerth] => [
      force,
      strike.sunk.includes(force) ? 'lost' : strike.located[force]?.place === 'pacific' ? 'pacificBox' : 'pearlHarbor',
    ]),
  )
  return {
    type: 'strike-returned',
    column: strike.column,
    located: strike.located,
    berths,
    mayContest: strike.taskForces.filter(
      (force) => berths[force] === 'pearlHarbor' && !strike.intercepting.includes(force) && !strike.damaged.includes(force),
    ),
    effects: [
      { words: 'the strike force returns together to Japan, inverted', cite: at.returns },
      { words: 'undamaged ships at Pearl Harbor may contest Midway and Johnston', cite: at.placed },
    ],
  }
}

/** A whole attack out of orders and dice; it stops at the first that is refused. */
export function playStrike(
  book: Book<PearlHarborChapter>,
  situation: Situation,
  orders: readonly StrikeOrder[],
  dice: Dice,
): { readonly events: readonly StrikeEvent[]; readonly strike: Strike; readonly refusals: readonly Refusal[] } {
  const events: StrikeEvent[] = []
  let strike: Strike = NO_STRIKE
  for (const order of orders) {
    const decision = decideStrike(book, situation, strike, order, dice)
    if (!decision.accepted) return { events, strike, refusals: decision.refusals }
    events.push(decision.event)
    strike = decision.strike
  }
  return { events, strike, refusals: [] }
}
