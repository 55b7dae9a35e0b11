import { CARRIER_PLACES, type CarrierPlace, columnAt, pacificCarriers } from '../../../rules/chapters/pearl-harbor/index.ts'
import { offsetBy } from '../../../rules/chapters/tension/index.ts'
import { type Citation, chapterOf, isMet, type Refusal, reckon, refuse, type Situation, type Table } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { chance, chanceText, type ExactChance } from '../../exact-chance.ts'
import { FACES } from '../../odds.ts'
import { placedOdds, strikeOdds } from '../../pearl-harbor-odds.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, bool, CITATION, int, listed, shapeFor, string } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'
import { misasked } from '../arguments/arguments.ts'
import { door } from '../door.ts'
import { playedOut, type StrikeTold } from './strike.ts'
import { type AskedStrike as Asked, STRIKE } from './strike-arguments.ts'
import { STRIKE_NOTES, STRIKE_WORDS } from './strike-words.ts'
import { forcedBeforeAttack, SURPRISE_LOST, surpriseLost } from './surprise-lost.ts'
import { whyNotThisTurn } from './this-turn.ts'

const LEVEL_LINE = s.object({ id: string, amount: int, words: string, cite: CITATION })
const PLACE = shapeFor<CarrierPlace>(s.union(string, int))
const counted = listed(s.object({ taskForces: int, chance: string }))

const PEARL_HARBOR = s.object({
  ...ABOUT,
  /** The Pacific Fleet is at Pearl Harbor, so that the table is used (51.31). */
  tableUsed: bool,
  table: CITATION,
  /** What picks the column; while the final die is still to fall, without it. */
  level: s.object({ lines: listed(LEVEL_LINE), total: int }),
  /** What was taken for granted, and what had no bearing. */
  notes: listed(s.object({ words: string, cite: maybe(CITATION) })),
  /** None where the table is not used. */
  columns: listed(s.object({ column: string, modifier: int, chance: string })),
  taskForces: int,
  /** Nothing where the table is not used. */
  odds: maybe(
    s.object({
      places: listed(s.object({ place: PLACE, chance: string })),
      caught: counted,
      surprise: listed(s.object({ level: string, chance: string, words: string, cite: CITATION })),
      interception: string,
      intercepting: counted,
    }),
  ),
  /** The chance that Japan attacks without surprise: Magic has no say in it (51.71D). */
  surpriseLost: maybe(SURPRISE_LOST),
  /** What a second strike meets, where the places of the carriers are given; if all that can try. */
  placed: maybe(
    s.object({
      forces: listed(s.object({ place: PLACE, chance: string })),
      any: string,
      intercepting: counted,
      cite: CITATION,
    }),
  ),
  /** One attack from the dice given, step by step. */
  strike: maybe(shapeFor<StrikeTold>(s.object({ steps: listed(s.object({ step: string, words: string, cite: CITATION })) }))),
})

type LevelLine = s.Output<typeof LEVEL_LINE>
export type PearlHarborAnswer = Readonly<s.Output<typeof PEARL_HARBOR>>

/** Dice and flags that contradict each other, or the table. */
function whyNotAsked(book: Rulebook, asked: Asked, isTableUsed: boolean): readonly Refusal[] {
  const { finalDie, table } = chapterOf(book, 'pearlHarbor').rules
  const isEffective = asked.level !== undefined && asked.actual === undefined
  const { places, carriers, carrierDice, openDie } = asked
  const dice = { places, carrierDice, surpriseDie: asked.surpriseDie, interceptionDice: asked.interceptionDice }
  return [
    ...(openDie && asked.finalDie !== undefined ? [{ ...misasked('openDie', STRIKE_NOTES.openAndFallen), cite: finalDie }] : []),
    ...(openDie && isEffective ? [{ ...misasked('openDie', STRIKE_NOTES.openOnEffective), cite: finalDie }] : []),
    ...(places !== undefined && carrierDice !== undefined ? [misasked('places', STRIKE_NOTES.placedTwice)] : []),
    ...(places !== undefined && carriers !== undefined && carriers !== places.length
      ? [misasked('places', STRIKE_NOTES.otherCount(places.length, carriers))]
      : []),
    ...(isEffective && asked.finalDie !== undefined ? [{ ...misasked('finalDie', STRIKE_NOTES.dieOnEffective), cite: finalDie }] : []),
    ...(isTableUsed ? [] : Object.entries(dice))
      .filter(([, faces]) => faces !== undefined)
      .map(([name]) => refuse('no-table', STRIKE_NOTES.diceWithoutTable(name), table)),
  ]
}

/** The level that is taken as it stands in the situation, or was asked. */
const levelTaken = ({ tensions: { usjt } }: Situation, { actual, level, finalDie, openDie }: Asked): number =>
  actual ?? level ?? (finalDie === undefined && !openDie ? usjt.effective : usjt.actual)

/** What more increases of shipbuilding add to the level, after those reported: the row of the table says how much each counts (USJT-E1). */
function shipyards({ tables }: Rulebook, situation: Situation, { shipbuilding }: Asked): number {
  const increases = Number(situation.facts['japan.shipbuildingIncreases'] ?? 0)
  const level = (count: number): number =>
    reckon(tables['usjt'] as Table, { ...situation, facts: { ...situation.facts, 'japan.shipbuildingIncreases': count } }).lines.find(
      ({ id }) => id === 'shipbuilding',
    )?.amount ?? 0
  return level(increases + shipbuilding) - level(increases)
}

/** Mobilizations that tension forces on Japan before it attacks: as was said, or as the situation's own level and count have it (RT-48). */
function forcedOn(book: Rulebook, situation: Situation, { actual, level, mobilized }: Asked): number {
  if (mobilized !== undefined) return mobilized ? 1 : 0
  return actual === undefined && level === undefined ? forcedBeforeAttack(book, situation) : 0
}

/** The level line by line; an actual level without a die leaves the die open. The die moves the actual level (51.71C). */
function levelLines(book: Rulebook, situation: Situation, asked: Asked): readonly LevelLine[] {
  const { rules } = chapterOf(book, 'pearlHarbor')
  const forced = forcedOn(book, situation, asked)
  const line = (id: string, amount: number, words: string, cite: Citation): readonly LevelLine[] =>
    amount === 0 && id !== 'tension' ? [] : [{ id, amount, words, cite }]
  return [
    ...line('tension', levelTaken(situation, asked), STRIKE_WORDS.tension, rules.column),
    ...line('mobilization', forced, STRIKE_WORDS.mobilization, rules.mobilization),
    ...line('shipbuilding', forced > 0 ? shipyards(book, situation, asked) : 0, STRIKE_WORDS.shipbuilding, rules.mobilization),
    ...line('final-die', asked.finalDie === undefined ? 0 : offsetBy(book, asked.finalDie), STRIKE_WORDS.finalDie, rules.finalDie),
  ]
}

/** Magic moves the column alone (51.71D). */
function magicLines(book: Rulebook, { magicJapan, magicUs }: Asked): readonly LevelLine[] {
  const { column: cite } = chapterOf(book, 'pearlHarbor').rules
  return [
    { id: 'japanese-magic', amount: -magicJapan, words: STRIKE_WORDS.japaneseMagic, cite },
    { id: 'american-magic', amount: magicUs, words: STRIKE_WORDS.americanMagic, cite },
  ].filter(({ amount }) => amount !== 0)
}

/** One strike is played from the dice of its carriers; without the table, as soon as anything is said of it. */
const isStrikePlayed = ({ carrierDice, secondStrike, first }: Asked, isTableUsed: boolean): boolean =>
  carrierDice !== undefined || (!isTableUsed && (secondStrike || first !== undefined))

/** What was taken for granted, and what does nothing. */
function notesOn(book: Rulebook, situation: Situation, asked: Asked, isTableUsed: boolean): PearlHarborAnswer['notes'] {
  const { table, column } = chapterOf(book, 'pearlHarbor').rules
  const { atPearlHarbor, isFleetHeldThere } = chapterOf(book, 'pearlHarbor')
  const isAssumed = isTableUsed && situation.facts['pacificFleet.base'] !== 'pearlHarbor'
  const isPlayed = isStrikePlayed(asked, isTableUsed)
  const idle = [
    ...(asked.level !== undefined && asked.actual !== undefined ? ['level'] : []),
    ...(asked.shipbuilding > 0 && forcedOn(book, situation, asked) === 0 ? ['shipbuilding'] : []),
    ...(!isPlayed && asked.surpriseDie !== undefined ? ['surpriseDie'] : []),
    ...(!isPlayed && asked.interceptionDice !== undefined ? ['interceptionDice'] : []),
    ...(!isPlayed && asked.secondStrike ? ['secondStrike'] : []),
    ...(asked.cap > 0 && !(isPlayed && asked.secondStrike) ? ['cap'] : []),
    ...(asked.oilResult > 0 && !(isPlayed && asked.secondStrike) ? ['oilResult'] : []),
    ...(asked.first !== undefined && !isPlayed ? ['first'] : []),
    ...(asked.second !== undefined && !(isPlayed && asked.secondStrike) ? ['second'] : []),
    ...(asked.combat !== undefined && !(isPlayed && asked.secondStrike && isTableUsed) ? ['combat'] : []),
  ]
  return [
    ...(isAssumed
      ? [{ words: isMet(isFleetHeldThere, situation) ? STRIKE_NOTES.assumed : STRIKE_NOTES.assumedFree, cite: atPearlHarbor }]
      : []),
    ...(isTableUsed ? [] : [{ words: STRIKE_NOTES.noTable, cite: table }]),
    ...(!isTableUsed && asked.magicUs + asked.magicJapan > 0 ? [{ words: STRIKE_NOTES.magicWithoutTable, cite: column }] : []),
    ...idle.map((name) => ({ words: STRIKE_NOTES.idle(name) })),
  ]
}

type Odds = NonNullable<PearlHarborAnswer['odds']>

const inText = (chances: readonly ExactChance[]) => chances.map((one, count) => ({ taskForces: count, chance: chanceText(one) }))

function oddsOf(book: Rulebook, possible: readonly number[], taskForces: number): Odds {
  const { levels } = chapterOf(book, 'pearlHarbor')
  const odds = strikeOdds(chapterOf(book, 'pearlHarbor'), { levels: possible, taskForces })
  const name = (level: number): string => (level === levels.at(-1)?.level ? `${level}+` : `${level}`)
  return {
    places: odds.places.filter(({ chance: one }) => one.of > 0n).map(({ place, chance: one }) => ({ place, chance: chanceText(one) })),
    caught: inText(odds.caught),
    surprise: odds.surprise.flatMap(({ level, chance: one }) =>
      levels.filter((row) => row.level === level).map(({ words, cite }) => ({ level: name(level), chance: chanceText(one), words, cite })),
    ),
    interception: chanceText(odds.interception),
    intercepting: inText(odds.intercepting),
  }
}

function placedOf(book: Rulebook, names: readonly string[]): NonNullable<PearlHarborAnswer['placed']> {
  const { forces, any, intercepting } = placedOdds(names.flatMap((name) => CARRIER_PLACES.filter((place) => String(place) === name)))
  return {
    forces: forces.map(({ place, chance: one }) => ({ place, chance: chanceText(one) })),
    any: chanceText(any),
    intercepting: inText(intercepting),
    cite: chapterOf(book, 'pearlHarbor').rules.intercept,
  }
}

const columnsOf = (book: Rulebook, possible: readonly number[]): PearlHarborAnswer['columns'] => {
  const { value: columns } = chapterOf(book, 'pearlHarbor').columns
  return columns
    .map(({ id, modifier }) => ({ column: id, modifier, of: possible.filter((level) => columnAt(columns, level).id === id).length }))
    .filter(({ of }) => of > 0)
    .map(({ of, ...column }) => ({ ...column, chance: chanceText(chance(of, possible.length)) }))
}

const totalOf = (lines: readonly LevelLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** The chances of an attack on Pearl Harbor, and one attack played out where dice are given. */
function attackOn(book: Rulebook, situation: Situation, asked: Asked): PearlHarborAnswer | Refused {
  const tension = levelLines(book, situation, asked)
  const effective = totalOf(tension)
  const assumed: Situation = { ...situation, tensions: { ...situation.tensions, usjt: { actual: effective, effective } } }
  const isTableUsed = isMet(chapterOf(book, 'pearlHarbor').isFleetAtPearlHarbor, assumed)
  const refusals = [...whyNotThisTurn(book, situation), ...whyNotAsked(book, asked, isTableUsed)]
  if (refusals.length > 0) return refused(...refusals)
  const lines = isTableUsed ? [...tension, ...magicLines(book, asked)] : tension
  const total = totalOf(lines)
  const isDieOpen = asked.openDie || (asked.actual !== undefined && asked.finalDie === undefined)
  const possible = isDieOpen ? FACES.map((die) => total + offsetBy(book, die)) : [total]
  const fleet = pacificCarriers(situation)
  const taskForces = asked.places?.length ?? asked.carriers ?? fleet.CV + fleet.CVL + fleet.CVB
  const strike = isStrikePlayed(asked, isTableUsed) ? playedOut(book, assumed, asked, taskForces) : undefined
  if (strike !== undefined && !('steps' in strike)) return strike
  const lost = surpriseLost(book, situation, effective, isDieOpen ? 'open' : 'fallen')
  return {
    ...about(book, situation),
    tableUsed: isTableUsed,
    table: chapterOf(book, 'pearlHarbor').columns.cite,
    level: { lines, total },
    notes: notesOn(book, assumed, asked, isTableUsed),
    columns: isTableUsed ? columnsOf(book, possible) : [],
    taskForces,
    ...(isTableUsed ? { odds: oddsOf(book, possible, taskForces) } : {}),
    ...(lost === undefined ? {} : { surpriseLost: lost }),
    ...(asked.places === undefined ? {} : { placed: placedOf(book, asked.places) }),
    ...(strike === undefined ? {} : { strike }),
  }
}

/** Without a situation the newer book is asked, at the start of a game. */
export const pearlHarborDoor = door({
  name: 'pearl-harbor',
  words: 'An attack on Pearl Harbor: exact chances, or one strike step by step from given dice',
  example: 'pearl-harbor cases/situations/pearl-harbor.yaml --magic-us 1 --carrier-dice 12,34,66 --surprise-die 3',
  chapters: ['pearlHarbor'],
  start: { edition: '2023' },
  readsMobilizations: true,
  args: STRIKE,
  shape: PEARL_HARBOR,
  answer: attackOn,
})
