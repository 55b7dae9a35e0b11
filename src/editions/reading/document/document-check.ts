import {
  CALENDAR,
  COUNTRIES,
  checkValue,
  FACT_IDS,
  FACTIONS,
  FACTS,
  isFactId,
  LEVEL_MOMENTS,
  LEVELS,
  LONGEST_TEXT,
  MINORS,
  MOST_BRPS,
  MOST_IN_LIST,
  MOST_NAMINGS,
  MOST_POINTS,
  NATIONS,
  POLICIES,
  POWERS,
  TARGETS,
  TRACKS,
} from '../../../rules/core/index.ts'
import { isBookId } from '../../index.ts'
import type { SituationDocument } from './situation-document.ts'

/*
 * A document as the whole reader would take it, or nothing where that would refuse it: light enough for an address and for a command that
 * starts at once. What is wrong with one that does not fit, and what was meant, the whole reader says. The two are held equal by a test.
 */

/** The value as it fits here, its names in the order in which they are declared; undefined where it does not. */
type Fit = (value: unknown) => unknown

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const where =
  (fits: (value: unknown) => boolean): Fit =>
  (value) =>
    fits(value) ? value : undefined
const text = where((value) => typeof value === 'string' && value.length <= LONGEST_TEXT)
const yesNo = where((value) => typeof value === 'boolean')
const oneOf = (known: readonly unknown[]): Fit => where((value) => known.includes(value))
const whole = (least: number, most: number): Fit =>
  where((value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
const either =
  (one: Fit, other: Fit): Fit =>
  (value) => {
    const fitted = one(value)
    return fitted === undefined ? other(value) : fitted
  }
const list =
  (of: Fit, most: number = MOST_IN_LIST): Fit =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const fitted = value.map(of)
    return fitted.includes(undefined) ? undefined : fitted
  }
/** These names with what fits each of them. */
function named(names: readonly string[], value: Readonly<Record<string, unknown>>, fitOf: (name: string) => Fit): unknown {
  const fitted = names.map((name) => [name, fitOf(name)(value[name])])
  return fitted.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(fitted)
}
/** Named values of one kind. */
const each =
  (names: readonly string[], of: Fit): Fit =>
  (value) =>
    isObject(value) && Object.keys(value).every((key) => names.includes(key))
      ? named(
          names.filter((name) => Object.hasOwn(value, name)),
          value,
          () => of,
        )
      : undefined
/** The same under names of anybody's choice. */
const table =
  (of: Fit): Fit =>
  (value) =>
    isObject(value) && Object.keys(value).length <= MOST_IN_LIST && Object.keys(value).every((key) => text(key) !== undefined)
      ? named(Object.keys(value), value, () => of)
      : undefined
/** Named values, each of its own kind; those in `must` have to be there. */
const shape = (must: Readonly<Record<string, Fit>>, may: Readonly<Record<string, Fit>> = {}): Fit => {
  const fits: Readonly<Record<string, Fit>> = { ...must, ...may }
  return (value) =>
    isObject(value) && Object.keys(value).every((key) => Object.hasOwn(fits, key))
      ? named(
          Object.keys(fits).filter((name) => Object.hasOwn(must, name) || Object.hasOwn(value, name)),
          value,
          (name) => fits[name] ?? text,
        )
      : undefined
}

const level = whole(...LEVELS)
const turn = oneOf(CALENDAR)
const power = oneOf(POWERS)
const faction = oneOf(FACTIONS)
const pair = where((value) => Array.isArray(value) && value.length === 2 && value.every((nation) => NATIONS.includes(nation)))

const placeOf = new Map<string, number>(FACT_IDS.map((id, place) => [id, place]))
const fact = (id: string): Fit =>
  where((said) => isFactId(id) && checkValue(FACTS[id], said) === undefined && (typeof said !== 'number' || Number.isSafeInteger(said)))
const facts: Fit = (value) =>
  isObject(value)
    ? named(
        Object.keys(value).toSorted((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0)),
        value,
        fact,
      )
    : undefined

const standing = shape(
  {},
  {
    result: oneOf([...POLICIES, null]),
    with: power,
    since: turn,
    joined: turn,
    attacked: yesNo,
    permanent: yesNo,
    conquered: yesNo,
    waiting: yesNo,
    volunteers: whole(0, 3),
    turnedAllied: yesNo,
    heavyWaterStopped: yesNo,
    axisGained: yesNo,
    russiaGained: yesNo,
  },
)

const DOCUMENT = shape(
  { edition: where((value) => typeof value === 'string' && isBookId(value)) },
  {
    scenario: text,
    options: list(text),
    rulings: table(text),
    turn,
    facts,
    standings: each(MINORS, standing),
    wars: list(either(pair, shape({ between: pair, since: turn }, { until: turn }))),
    peace: list(pair),
    declarations: list(
      shape(
        { by: power, on: oneOf([...POWERS, ...COUNTRIES]) },
        { turn, revoked: yesNo, gave: power, together: oneOf(COUNTRIES), quiet: yesNo },
      ),
    ),
    tensions: each(TRACKS, either(level, shape({ actual: level, effective: level }, { highest: level, coming: level }))),
    levelsAt: oneOf(LEVEL_MOMENTS),
    placements: each(FACTIONS, each(TARGETS, whole(0, MOST_POINTS))),
    namings: list(shape({ target: oneOf(TARGETS), by: faction }, { turn, inEasternWar: yesNo }), MOST_NAMINGS),
    subversions: list(shape({ target: oneOf(MINORS) }, { turn, phase: faction })),
    mobilizations: shape(
      {},
      {
        russia: shape({ done: whole(0, 5) }, { isHalfDone: yesNo, nextDue: either(turn, oneOf([null])) }),
        usEurope: whole(0, 12),
        usPacific: whole(0, 12),
        japan: whole(0, 3),
        japanAtWar: whole(0, 3),
      },
    ),
    tensionPointsUsed: list(shape({ by: faction }, { turn, track: oneOf(TRACKS) })),
    struck: table(whole(0, MOST_POINTS)),
    paid: each(MINORS, shape({ to: power, brps: whole(0, MOST_BRPS) })),
  },
)

/** The document as the whole reader would take it; nothing where it is not well formed. */
export const wellFormed = (value: unknown): SituationDocument | undefined => DOCUMENT(value) as SituationDocument | undefined

export const isSituationDocument = (value: unknown): value is SituationDocument => DOCUMENT(value) !== undefined
