import {
  type CarrierPlace,
  type Citation,
  columnAt,
  isAtSea,
  isMet,
  offsetOf,
  pacificCarriers,
  playStrike,
  type Refusal,
  type Rulebook,
  refuse,
  type Situation,
  type StrikeEvent,
  type StrikeOrder,
} from '../../rules/index.ts'
import { chance, chanceText, type ExactChance } from '../exact-chance.ts'
import { FACES } from '../odds.ts'
import { strikeOdds } from '../pearl-harbor-odds.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { type Found, isFound, refusedFor, wholeNumber } from './arguments.ts'
import { STRIKE_WORDS, type StrikeStepTold, told } from './pearl-harbor-words.ts'

interface LevelLine {
  readonly id: string
  readonly amount: number
  readonly words: string
  readonly cite: Citation
}

export interface PearlHarborAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: string
  /** The Pacific Fleet is at Pearl Harbor, so that the table is used (51.31). */
  readonly tableUsed: boolean
  readonly table: Citation
  /** What picks the column; while the final die is still to fall, without it. */
  readonly level: { readonly lines: readonly LevelLine[]; readonly total: number }
  readonly columns: readonly { readonly column: string; readonly modifier: number; readonly chance: string }[]
  readonly taskForces: number
  readonly odds: {
    readonly places: readonly { readonly place: CarrierPlace; readonly chance: string }[]
    readonly caught: readonly { readonly taskForces: number; readonly chance: string }[]
    readonly surprise: readonly { readonly level: string; readonly chance: string; readonly words: string; readonly cite: Citation }[]
    readonly interception: string
    readonly intercepting: readonly { readonly taskForces: number; readonly chance: string }[]
  }
  /** One attack from the dice given, step by step. */
  readonly strike?: { readonly steps: readonly StrikeStepTold[]; readonly events: readonly StrikeEvent[] }
}

const yesOrNo = (given: unknown): boolean => given === true || given === 'true'

/** Faces as a list, or as `25 34` or `2-5,3-4`. */
function faces(args: Arguments, name: string): Found<readonly number[] | undefined> {
  const given = args[name]
  if (given === undefined || given === null) return { value: undefined }
  const list = Array.isArray(given) ? given.flat().map(Number) : [...String(given).replaceAll(/[^0-9]/g, '')].map(Number)
  return list.every((face) => (FACES as readonly number[]).includes(face))
    ? { value: list }
    : { refusal: refuse('misasked', `${name}: ${JSON.stringify(given)}; expected faces from 1 to 6`) }
}

const optional = (args: Arguments, name: string, limits: { least: number; most: number }): Found<number | undefined> =>
  args[name] === undefined || args[name] === null ? { value: undefined } : wholeNumber(args, name, limits)

const LEVELS = { least: -99, most: 199 }

interface Asked {
  readonly level: number | undefined
  readonly actual: number | undefined
  readonly finalDie: number | undefined
  readonly mobilized: boolean
  readonly shipbuilding: number
  readonly magicUs: number
  readonly magicJapan: number
  readonly carriers: number | undefined
  readonly carrierDice: readonly number[] | undefined
  readonly surpriseDie: number | undefined
  readonly secondStrike: boolean
  readonly interceptionDice: readonly number[] | undefined
  readonly nas: number
  readonly cap: number
  readonly oilResult: number
}

function read(args: Arguments): Asked | Refused {
  const level = optional(args, 'level', LEVELS)
  const actual = optional(args, 'actual', LEVELS)
  const finalDie = optional(args, 'finalDie', { least: 1, most: 6 })
  const shipbuilding = wholeNumber(args, 'shipbuilding', { least: 0, most: 9, fallback: 0 })
  const magicUs = wholeNumber(args, 'magicUs', { least: 0, most: 99, fallback: 0 })
  const magicJapan = wholeNumber(args, 'magicJapan', { least: 0, most: 99, fallback: 0 })
  const carriers = optional(args, 'carriers', { least: 0, most: 30 })
  const carrierDice = faces(args, 'carrierDice')
  const surpriseDie = optional(args, 'surpriseDie', { least: 1, most: 6 })
  const interceptionDice = faces(args, 'interceptionDice')
  const nas = wholeNumber(args, 'nas', { least: 1, most: 99, fallback: 18 })
  const cap = wholeNumber(args, 'cap', { least: 0, most: 99, fallback: 0 })
  const oilResult = wholeNumber(args, 'oilResult', { least: 0, most: 99, fallback: 0 })
  const [mobilized, secondStrike] = [yesOrNo(args['mobilized']), yesOrNo(args['secondStrike'])]
  if (
    !isFound(level) ||
    !isFound(actual) ||
    !isFound(finalDie) ||
    !isFound(shipbuilding) ||
    !isFound(magicUs) ||
    !isFound(magicJapan) ||
    !isFound(carriers) ||
    !isFound(carrierDice) ||
    !isFound(surpriseDie) ||
    !isFound(interceptionDice) ||
    !isFound(nas) ||
    !isFound(cap) ||
    !isFound(oilResult)
  )
    return refusedFor(
      level,
      actual,
      finalDie,
      shipbuilding,
      magicUs,
      magicJapan,
      carriers,
      carrierDice,
      surpriseDie,
      interceptionDice,
      nas,
      cap,
      oilResult,
    )
  return {
    level: level.value,
    actual: actual.value,
    finalDie: finalDie.value,
    mobilized,
    shipbuilding: shipbuilding.value,
    magicUs: magicUs.value,
    magicJapan: magicJapan.value,
    carriers: carriers.value,
    carrierDice: carrierDice.value,
    surpriseDie: surpriseDie.value,
    secondStrike,
    interceptionDice: interceptionDice.value,
    nas: nas.value,
    cap: cap.value,
    oilResult: oilResult.value,
  }
}

/** The level line by line; an actual level without a die leaves the die open. */
function levelLines(book: Rulebook, situation: Situation, asked: Asked): readonly LevelLine[] {
  const { rules } = book.clauses.pearlHarbor
  const line = (id: string, amount: number, words: string, cite: Citation): readonly LevelLine[] =>
    amount === 0 && id !== 'tension' ? [] : [{ id, amount, words, cite }]
  const start = asked.actual ?? asked.level ?? situation.tensions.usjt.effective
  return [
    ...line('tension', start, STRIKE_WORDS.tension, rules.column),
    ...line('mobilization', asked.mobilized ? 1 : 0, STRIKE_WORDS.mobilization, rules.mobilization),
    ...line('shipbuilding', asked.mobilized ? asked.shipbuilding : 0, STRIKE_WORDS.shipbuilding, rules.mobilization),
    ...line('final-die', asked.finalDie === undefined ? 0 : offsetOf(asked.finalDie), STRIKE_WORDS.finalDie, rules.finalDie),
    ...line('japanese-magic', -asked.magicJapan, STRIKE_WORDS.japaneseMagic, rules.column),
    ...line('american-magic', asked.magicUs, STRIKE_WORDS.americanMagic, rules.column),
  ]
}

const isReadRefused = (asked: Asked | Refused): asked is Refused => 'ok' in asked

/** The chances of an attack on Pearl Harbor, and one attack played out where dice are given. */
export function answerPearlHarbor(book: Rulebook, situation: Situation, args: Arguments): PearlHarborAnswer | Refused {
  const asked = read(args)
  if (isReadRefused(asked)) return asked
  const { columns, levels, isFleetAtPearlHarbor } = book.clauses.pearlHarbor
  const lines = levelLines(book, situation, asked)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const isDieOpen = asked.actual !== undefined && asked.finalDie === undefined
  const possible = isDieOpen ? FACES.map((die) => total + offsetOf(die)) : [total]
  const effective = total + asked.magicJapan - asked.magicUs
  const assumed: Situation = { ...situation, tensions: { ...situation.tensions, usjt: { actual: effective, effective } } }
  const fleet = pacificCarriers(situation)
  const taskForces = asked.carriers ?? fleet.CV + fleet.CVL + fleet.CVB
  const odds = strikeOdds(book.clauses.pearlHarbor, { levels: possible, taskForces })
  const strike = asked.carrierDice === undefined ? undefined : playedOut(book, assumed, asked, taskForces)
  if (strike !== undefined && !('steps' in strike)) return strike
  const inText = (chances: readonly ExactChance[]) => chances.map((one, count) => ({ taskForces: count, chance: chanceText(one) }))
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    tableUsed: isMet(isFleetAtPearlHarbor, assumed),
    table: columns.cite,
    level: { lines, total },
    columns: columns.value
      .map(({ id, modifier }) => ({
        column: id,
        modifier,
        of: possible.filter((level) => columnAt(columns.value, level).id === id).length,
      }))
      .filter(({ of }) => of > 0)
      .map(({ of, ...column }) => ({ ...column, chance: chanceText(chance(of, possible.length)) })),
    taskForces,
    odds: {
      places: odds.places.filter(({ chance: one }) => one.of > 0n).map(({ place, chance: one }) => ({ place, chance: chanceText(one) })),
      caught: inText(odds.caught),
      surprise: odds.surprise.flatMap(({ level, chance: one }) => {
        const row = levels.find((found) => found.level === level)
        return row === undefined
          ? []
          : [
              {
                level: level === levels.at(-1)?.level ? `${level}+` : `${level}`,
                chance: chanceText(one),
                words: row.words,
                cite: row.cite,
              },
            ]
      }),
      interception: chanceText(odds.interception),
      intercepting: inText(odds.intercepting),
    },
    ...(strike === undefined ? {} : { strike }),
  }
}

/** Dice as they were given; they are counted beforehand. */
function scripted(dice: readonly number[]): () => number {
  let next = 0
  return () => dice[next++] ?? 1
}

const NOTHING_LOST = { nasLost: 0, aafResults: 0, nasResults: 0, sunk: [], damaged: [] } as const
const AGAINST_NOBODY = { aaf: 0, nas: 0, lightShips: 0, oil: 0, ships: {} } as const

const wanting = (name: string, words: string): Refused => refused(refuse('misasked', `${name}: ${words}`))

function ordersFor(asked: Asked): readonly StrikeOrder[] {
  const { nas, cap, oilResult, magicUs, magicJapan } = asked
  const force = { carriers: 6, largeCarriers: 0, lightCarriers: 0, heavies: 2, cruisers: 1, nas }
  return [
    { type: 'launch-strike', by: 'japan', force, earlierPatrols: 0, otherBases: [], invades: false },
    { type: 'commit-magic', by: 'japan', cards: magicJapan },
    { type: 'commit-magic', by: 'us', cards: magicUs },
    { type: 'locate-carriers', by: 'us' },
    { type: 'roll-surprise', by: 'japan' },
    { type: 'fly-first-strike', by: 'japan', assigned: { ...AGAINST_NOBODY, aaf: nas } },
    { type: 'report-first-strike', by: 'referee', report: NOTHING_LOST },
    ...(asked.secondStrike
      ? ([
          { type: 'fly-second-strike', by: 'japan', cap, assigned: { ...AGAINST_NOBODY, oil: nas - cap } },
          { type: 'report-second-strike', by: 'referee', report: NOTHING_LOST, oilResult },
        ] as const)
      : ([{ type: 'withdraw', by: 'japan' }] as const)),
  ]
}

/** Plays the attack with the dice given; all carriers that can intercept try. Losses are for the players to report. */
function playedOut(book: Rulebook, situation: Situation, asked: Asked, taskForces: number): PearlHarborAnswer['strike'] | Refused {
  const { carrierDice = [], surpriseDie, interceptionDice = [] } = asked
  if (carrierDice.length !== 2 * taskForces)
    return wanting('carrierDice', `${carrierDice.length} dice; expected two for each of ${taskForces} carrier forces`)
  if (surpriseDie === undefined) return wanting('surpriseDie', 'missing; expected a face from 1 to 6')
  const attacked: Situation = {
    ...situation,
    facts: {
      ...situation.facts,
      // Whoever gives dice for the carriers means the fleet to be there, unless it is known to be free.
      ...(situation.facts['pacificFleet.base'] === 'free' ? {} : { 'pacificFleet.base': 'pearlHarbor' }),
      ...(asked.carriers === undefined
        ? {}
        : { 'pacificFleet.carriers': taskForces, 'pacificFleet.lightCarriers': 0, 'pacificFleet.largeCarriers': 0 }),
    },
    declarations: [...situation.declarations, { by: 'japan', on: 'us', turn: situation.turn }],
  }
  const orders = ordersFor(asked)
  const thrown = [...carrierDice, surpriseDie]
  const before = playStrike(book, attacked, orders, scripted(thrown))
  if (before.refusals.length > 0) return refused(...before.refusals)
  const atSea = asked.secondStrike
    ? before.strike.taskForces.filter((force) => isAtSea(before.strike.located[force]?.place ?? 'pacific'))
    : []
  const needed = atSea.filter((force) => before.strike.located[force]?.place !== 'auto').length
  if (interceptionDice.length < needed)
    return wanting('interceptionDice', `${interceptionDice.length} dice; ${needed} carrier forces at sea throw one each`)
  const tried: readonly StrikeOrder[] = asked.secondStrike ? [{ type: 'intercept', by: 'us', forces: atSea }] : []
  const dice = [...thrown, ...interceptionDice]
  const after = playStrike(book, attacked, [...orders, ...tried], scripted(dice))
  const fought: readonly StrikeOrder[] =
    after.strike.step === 'combat-report'
      ? [{ type: 'report-combat', by: 'referee', usNas: 0, usNasAfter: 0, japaneseNas: 0, hasFleetCombat: false, nasLost: 0 }]
      : []
  const whole = playStrike(book, attacked, [...orders, ...tried, ...fought, { type: 'return-to-base', by: 'japan' }], scripted(dice))
  const faults: readonly Refusal[] = whole.refusals
  return faults.length > 0 ? refused(...faults) : { steps: whole.events.flatMap((event) => told(book, event)), events: whole.events }
}
