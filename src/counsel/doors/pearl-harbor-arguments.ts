import { refuse } from '../../rules/index.ts'
import { FACES } from '../odds.ts'
import type { Arguments, Refused } from './answer.ts'
import { type Found, isFound, refusedFor, wholeNumber } from './arguments.ts'
import { readReports, type StrikeReports } from './pearl-harbor-reports.ts'

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

/** What was asked, read and in range. */
export interface Asked extends StrikeReports {
  readonly level: number | undefined
  readonly actual: number | undefined
  readonly finalDie: number | undefined
  /** What the start of this turn adds is not in the level yet, and counts. */
  readonly rises: boolean
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

export function readStrike(args: Arguments): Asked | Refused {
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
  const reports = readReports(args)
  const [mobilized, secondStrike, rises] = [yesOrNo(args['mobilized']), yesOrNo(args['secondStrike']), yesOrNo(args['rises'])]
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
  if ('ok' in reports) return reports
  return {
    ...reports.value,
    level: level.value,
    actual: actual.value,
    finalDie: finalDie.value,
    rises,
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

export const isReadRefused = (asked: Asked | Refused): asked is Refused => 'ok' in asked
